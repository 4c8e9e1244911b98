import { asc, eq, sql } from 'drizzle-orm'

import { orderEdits, orderLines, products } from '#db/schema/index.ts'
import type { orders } from '#db/schema/index.ts'
import type { OrderGoods } from '#db/schema/order-edits.ts'
import type { SnapshotLine, UsedOffer } from '#db/schema/orders.ts'
import { fillBoxes } from '#domain/boxes/fill-boxes.ts'
import { withContents } from '#domain/boxes/rules.ts'
import { refuseOtherWeight, soldColumns } from '#domain/cart/refuse-other-weight.ts'
import { maxCartLines, maxQuantity } from '#domain/cart/rules.ts'
import { productColumns } from '#domain/catalog/queries.ts'
import { snapshot } from '#domain/checkout/wanted-cart.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import type { FieldProblem } from '#domain/ground/errors.ts'
import { stillGiven } from '#domain/offers/limits.ts'
import { groupOffer } from '#domain/offers/live-offers.ts'
import { offGoodsPaise, takeOff } from '#domain/offers/rules.ts'
import type { NamedOffer } from '#domain/offers/terms.ts'
import { cartTotals, notShipped } from '#domain/pricing/rules.ts'
import { termsOf } from '#domain/shop/terms.ts'
import { indianDay } from '#domain/time/rules.ts'

import { asWeighed, withToday } from './own-prices.ts'
import { sumsOf } from './rules.ts'

export type Order = typeof orders.$inferSelect
type Line = typeof orderLines.$inferSelect

/** A line as it is wanted: one that the order has, or one more. */
interface WantedLine {
  /** Of a line that the order has. */
  position?: number | undefined
  /** Of one that is added. */
  productId?: string | undefined
  /** 0 takes it out, as leaving it away does. */
  quantity: number
  /** What the scale said of goods by weight as they were packed. */
  weighedGrams?: number | undefined
  /** Another price than the line has, or than the product has today; for this order alone. */
  pricePaise?: number | undefined
  /** Of one that is added: another deposit than the product has today. */
  depositPaise?: number | undefined
}

export interface WantedChange {
  /** All lines that the order is to have. */
  lines: readonly WantedLine[]
  /** Left out: as it is. */
  discountPaise?: number | undefined
  /** Delivery costs no more than it did: goods are missing that were wanted. */
  keepsDelivery?: boolean
}

/** How an order is to stand. */
export interface EditPlan {
  before: OrderGoods
  after: OrderGoods
  /** All lines, the new ones with all that is kept of goods. */
  lines: (SnapshotLine & { position: number })[]
  isNew: (position: number) => boolean
  /** Its offers, as they are on these lines. */
  offers: UsedOffer[]
  /** By how many pieces of which product the shelf changes. */
  stock: { productId: string; change: number }[]
}

/**
 * Works out how an order stands with other lines. A line that stays keeps its price. What is added costs what
 * it costs today, as do more pieces of a line where `isByCustomer`: then a line of its own has them if the
 * price is another by now. The offers that the order was given are worked out anew, as they were then; what
 * is added has the price that its person's group pays today.
 * @throws invalid_input, not_found, no_price
 */
export async function planEdit(
  ctx: Ctx,
  order: Order,
  wanted: WantedChange,
  isByCustomer: boolean,
): Promise<EditPlan> {
  const present = await ctx.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  const kept = keptOf(present, wanted.lines)
  const more = isByCustomer ? moreOf(present, kept) : []
  const asked = [...wanted.lines.filter(isAdded), ...more]
  const day = order.promisedOn ?? indianDay(ctx.now())
  const added = await fillBoxes(ctx, await addedOf(ctx, asked), { day })
  const today = await groupOffer(
    ctx,
    added.length > 0 ? order.personId : null,
    added.map(({ productId }) => productId),
  )
  const lines = await joined(ctx, order, kept, { added, today })
  if (lines.length === 0) throw refused({ problem: 'no_lines_left' })
  if (lines.length > maxCartLines || lines.some(({ quantity }) => quantity > maxQuantity))
    throw refused({ problem: 'too_many_of_product', maximum: maxQuantity })
  if (isByCustomer) await refuseOtherWeights(ctx, present, lines)
  const isKnown = new Set(present.map(({ position }) => position))
  const isNew = (position: number) => !isKnown.has(position)
  const given = withToday(asWeighed(await stillGiven(ctx, order), present, wanted.lines), {
    today,
    lines: lines.filter(({ position }) => isNew(position)),
  })
  const { discountPaise, offers } = discountOf(order, wanted, { lines, isByCustomer, given })
  const isFree = offers.some(({ shippingPaise }) => shippingPaise > 0)
  const agreed = termsOf(order)
  const mostPaise = wanted.keepsDelivery ? order.shippingPaise : agreed.shippingPaise
  const terms = { ...agreed, shippingPaise: isFree ? 0 : Math.min(mostPaise, agreed.shippingPaise) }
  const sums = sumsOf(lines, { ...order, discountPaise }, terms)
  return {
    before: goodsOf(present, order),
    after: goodsOf(lines, sums),
    lines,
    offers,
    isNew,
    stock: stockOf(present, lines),
  }
}

/** The lines that the order has and keeps, as they are wanted. */
function keptOf(present: readonly Line[], wanted: readonly WantedLine[]): Line[] {
  const named = wanted.filter((line) => line.position !== undefined)
  const places = new Set(named.map(({ position }) => position))
  const isKnown = named.every((line) => present.some(({ position }) => position === line.position))
  if (!isKnown || places.size < named.length) throw refused({ problem: 'unexpected' })
  return present.flatMap((line) => {
    const as = named.find(({ position }) => position === line.position)
    if (!as || as.quantity === 0) return []
    // Another amount is one that nobody has weighed.
    const weighedGrams = as.quantity === line.quantity ? line.weighedGrams : null
    return [
      {
        ...line,
        quantity: as.quantity,
        weighedGrams: as.weighedGrams ?? weighedGrams,
        sellingPricePaise: as.pricePaise ?? line.sellingPricePaise,
      },
    ]
  })
}

function isAdded({ position, quantity }: WantedLine): boolean {
  return position === undefined && quantity > 0
}

/** Takes off the lines what they have more than before, and answers it as something that is added. */
function moreOf(present: readonly Line[], kept: Line[]): WantedLine[] {
  return kept.flatMap((line) => {
    const before = present.find(({ position }) => position === line.position)!.quantity
    const more = line.quantity - before
    if (more <= 0) return []
    line.quantity = before
    return [{ productId: line.productId, quantity: more }]
  })
}

/** What is added, as it is sold today. @throws not_found, no_price */
async function addedOf({ db }: Ctx, asked: readonly WantedLine[]): Promise<SnapshotLine[]> {
  if (asked.length === 0) return []
  const ids = asked.map(({ productId }) => productId ?? '')
  const found = await db
    .select({ product: productColumns, hsnCode: products.hsnCode, taxRateBp: products.taxRateBp })
    .from(products)
    .where(anyOf(products.id, ids))
  const byId = new Map(found.map((row) => [row.product.id, row]))
  return asked.flatMap(({ productId = '', quantity, pricePaise, depositPaise }) => {
    const row = byId.get(productId)
    if (!row || row.product.state === 'draft') throw new DomainError('not_found', { what: 'product' })
    const [line] = snapshot([{ ...row, quantity }])
    return [
      {
        ...line!,
        sellingPricePaise: pricePaise ?? line!.sellingPricePaise,
        depositPaise: depositPaise ?? line!.depositPaise ?? 0,
      },
    ]
  })
}

/** The desk may pack less than is sold at a time; who buys may not ask for it. @throws invalid_input */
async function refuseOtherWeights(
  { db }: Ctx,
  present: readonly Line[],
  lines: EditPlan['lines'],
): Promise<void> {
  const quantitiesOf = (of: readonly SnapshotLine[]) => {
    const sums = new Map<string, number>()
    for (const { productId, quantity, isByWeight } of of)
      if (isByWeight) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
    return sums
  }
  const before = quantitiesOf(present)
  const changed = [...quantitiesOf(lines)].filter(([id, quantity]) => quantity !== before.get(id))
  if (changed.length === 0) return
  const ids = changed.map(([id]) => id)
  const found = await db
    .select({ id: products.id, name: products.name, ...soldColumns })
    .from(products)
    .where(anyOf(products.id, ids))
  const quantities = new Map(changed)
  for (const product of found) refuseOtherWeight(product, quantities.get(product.id) ?? 0)
}

/**
 * What is added at the price of a line that the order has already goes into that line; `today`: what a group
 * pays now.
 */
async function joined(
  ctx: Ctx,
  order: Order,
  kept: readonly Line[],
  { added, today }: { added: readonly SnapshotLine[]; today: NamedOffer | null },
): Promise<EditPlan['lines']> {
  const lines: EditPlan['lines'] = kept.map((line) => ({ ...line }))
  let position = added.length > 0 ? await nextPosition(ctx, order) : 0
  const keptPrices = order.offers.flatMap(({ prices = [] }) => prices)
  for (const line of added) {
    const todayPaise = today?.prices?.find(({ productId }) => productId === line.productId)?.paise
    const same = lines.find(
      ({ position: at, productId, sellingPricePaise, listPricePaise, depositPaise }) =>
        keptPrices.find((price) => price.position === at)?.paise === todayPaise &&
        productId === line.productId &&
        sellingPricePaise === line.sellingPricePaise &&
        listPricePaise === line.listPricePaise &&
        depositPaise === line.depositPaise,
    )
    if (same) same.quantity += line.quantity
    else lines.push({ ...line, position: position++ })
  }
  return lines
}

/** A number that no line of the order ever had. */
async function nextPosition({ db }: Ctx, { id }: Order): Promise<number> {
  const { rows } = await db.execute<{ next: number }>(sql`
    select 1 + greatest(
      (select coalesce(max(position), -1) from order_lines where order_id = ${id}),
      (select coalesce(max((line ->> 'position')::integer), -1)
        from ${orderEdits}, jsonb_array_elements(before -> 'lines') as line where order_id = ${id})) as next`)
  return rows[0]!.next
}

/**
 * What its offers take off these lines, and with it what the desk has given. Of an order that its customer
 * makes smaller the desk's part stays for what they keep. Where the desk gives less than the offers take off,
 * its word takes their place for good.
 * @throws invalid_input
 */
function discountOf(
  order: Order,
  { discountPaise: wanted }: WantedChange,
  {
    lines,
    isByCustomer,
    given,
  }: { lines: EditPlan['lines']; isByCustomer: boolean; given: readonly UsedOffer[] },
): { discountPaise: number; offers: UsedOffer[] } {
  const goodsPaise = lines.reduce((sum, line) => sum + line.quantity * line.sellingPricePaise, 0)
  const { shippingPaise } = cartTotals(lines, order.isCollected ? notShipped : termsOf(order))
  const offers = takeOff(lines, shippingPaise, given)
  const sumOf = (of: readonly UsedOffer[]) => of.reduce((sum, offer) => sum + offGoodsPaise(offer), 0)
  if (wanted === undefined) {
    const desksPaise = order.discountPaise - sumOf(order.offers)
    const isLess = isByCustomer && goodsPaise < order.subtotalPaise
    const stays = isLess ? Math.floor((desksPaise * goodsPaise) / order.subtotalPaise) : desksPaise
    return { discountPaise: Math.min(goodsPaise, sumOf(offers) + stays), offers }
  }
  if (wanted <= goodsPaise)
    return { discountPaise: wanted, offers: wanted < sumOf(offers) ? offers.filter(isOfDelivery) : offers }
  const problem = { problem: 'more_than_goods', subtotalPaise: goodsPaise } as const
  throw new DomainError('invalid_input', { fields: { discount: problem } })
}

function isOfDelivery({ kind }: UsedOffer): boolean {
  return kind === 'free_delivery'
}

function goodsOf(lines: readonly OrderGoods['lines'][number][], sums: Omit<OrderGoods, 'lines'>): OrderGoods {
  return {
    lines: lines.map((line) => ({
      position: line.position,
      productId: line.productId,
      productName: line.productName,
      netQuantity: line.netQuantity,
      netUnit: line.netUnit,
      ...(line.isByWeight && { isByWeight: true, weighedGrams: line.weighedGrams ?? null }),
      quantity: line.quantity,
      sellingPricePaise: line.sellingPricePaise,
    })),
    subtotalPaise: sums.subtotalPaise,
    discountPaise: sums.discountPaise,
    shippingPaise: sums.shippingPaise,
    ...(sums.depositPaise && { depositPaise: sums.depositPaise }),
    totalPaise: sums.totalPaise,
  }
}

function stockOf(before: readonly Line[], after: EditPlan['lines']): EditPlan['stock'] {
  const sums = new Map<string, number>()
  const add = (productId: string, pieces: number) => sums.set(productId, (sums.get(productId) ?? 0) + pieces)
  for (const { productId, quantity } of withContents(before)) add(productId, quantity)
  for (const { productId, quantity } of withContents(after)) add(productId, -quantity)
  return [...sums].flatMap(([productId, change]) => (change === 0 ? [] : [{ productId, change }]))
}

function refused(problem: FieldProblem): DomainError<'invalid_input'> {
  return new DomainError('invalid_input', { fields: { lines: problem } })
}
