import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'

import {
  batches,
  categories,
  orderLines,
  orders,
  packings,
  people,
  products,
  slots,
} from '#db/schema/index.ts'
import type { BoxGood, SnapshotLine } from '#db/schema/orders.ts'
import { batchSoldNow } from '#domain/batches/queries.ts'
import { productColumns } from '#domain/catalog/queries.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { isBeingPacked } from '#domain/orders/packer.ts'
import { walkInName } from '#domain/orders/rules.ts'
import type { MissingWish, OrderStatus } from '#domain/orders/rules.ts'
import { weighed } from '#domain/pricing/weighing/rules.ts'
import { slotsByIds } from '#domain/slots/queries.ts'
import type { SlotView } from '#domain/slots/queries.ts'

import { answersOf } from './answers-of.ts'
import type { AnsweredLine } from './answers-of.ts'
import { isOpenOf } from './open-packing.ts'
import { insteadPricePaise, isFood } from './rules.ts'
import { heldBatches } from './write-batches.ts'

/** So many are shown: more are not packed in an hour. */
const mostOrders = 60

export interface OrderToPack {
  id: string
  number: number
  name: string
  slot: SlotView | null
  promisedOn: string | null
  isCollected: boolean
  createdAt: Date
  lines: number
  pieces: number
  /** Who packs it just now. */
  packer: { name: string; isOwn: boolean } | null
}

/** What is to be packed, what goes first before the rest. @throws not_signed_in, forbidden */
export async function ordersToPack(ctx: Ctx): Promise<OrderToPack[]> {
  const { id: personId } = onDuty(ctx, 'packs')
  const packers = ctx.db
    .select({ orderId: packings.orderId, packerId: packings.personId, packerName: people.name })
    .from(packings)
    .innerJoin(people, eq(people.id, packings.personId))
    .where(isBeingPacked(ctx.now()))
    .as('packers')
  const ofOrder = sql`from ${orderLines} where ${orderLines.orderId} = ${orders.id}`
  const rows = await ctx.db
    .select({
      id: orders.id,
      number: orders.number,
      name: people.name,
      slotId: orders.slotId,
      promisedOn: orders.promisedOn,
      isCollected: orders.isCollected,
      createdAt: orders.createdAt,
      lines: sql<number>`(select count(*)::integer ${ofOrder})`,
      pieces: sql<number>`(select coalesce(sum(case when ${orderLines.isByWeight} then 1 else ${orderLines.quantity} end), 0)::integer ${ofOrder})`,
      packerId: packers.packerId,
      packerName: packers.packerName,
    })
    .from(orders)
    .leftJoin(people, eq(people.id, orders.personId))
    .leftJoin(slots, eq(slots.id, orders.slotId))
    .leftJoin(packers, eq(packers.orderId, orders.id))
    .where(
      and(
        inArray(orders.status, ['placed', 'paid']),
        or(orders.isCollected, isNotNull(orders.deliveryAddress)),
      ),
    )
    .orderBy(
      sql`coalesce(${slots.startsAt}, ${orders.promisedOn}::timestamp at time zone 'Asia/Kolkata') nulls last`,
      asc(orders.createdAt),
      asc(orders.id),
    )
    .limit(mostOrders)
  const shown = await slotsByIds(
    ctx,
    rows.flatMap(({ slotId }) => slotId ?? []),
  )
  return rows.map(({ slotId, packerId, packerName, name, ...order }) => ({
    ...order,
    name: name ?? walkInName,
    slot: shown.get(slotId ?? '') ?? null,
    packer: packerId === null ? null : { name: packerName ?? '', isOwn: packerId === personId },
  }))
}

/** A batch as a packer sees it. */
interface PackedBatchView {
  code: string
  bestBefore: string | null
  /** Pieces of the line; null where nobody counts the goods. */
  pieces: number | null
}

interface PackingLine extends Pick<
  SnapshotLine,
  'productId' | 'productName' | 'brandName' | 'category' | 'imageUrl' | 'netQuantity' | 'netUnit' | 'quantity'
> {
  position: number
  hindiName: string | null
  /** Its shelf's name. */
  shelf: string
  hindiShelf: string | null
  isFood: boolean
  /** Of goods by weight: all that is ordered of them, in grams. */
  orderedGrams: number | null
  sellingPricePaise: number
  ifMissing: MissingWish
  /** Proposed: what ends first. */
  batches: PackedBatchView[]
  /** Of a box: what goes into each; of how many boxes, `quantity` says. */
  box: PackedGood[]
  answer: LineAnswerView | null
}

/** Goods that are packed into boxes, with all that the line's boxes want of them. */
interface PackedGood extends BoxGood {
  batches: PackedBatchView[]
}

interface LineAnswerView {
  pieces: number
  /** What the scale said. */
  grams: number | null
  batchCode: string | null
  isAgreed: boolean
  instead: {
    product: ProductView
    pieces: number
    /** What its customer pays for one, as it costs today. */
    pricePaise: number
    batchCode: string | null
  } | null
}

export interface PackingView {
  orderId: string
  number: number
  version: number
  status: OrderStatus
  name: string
  /** To be called; null where nobody said one. */
  mobile: string | null
  slot: SlotView | null
  promisedOn: string | null
  isCollected: boolean
  deskNote: string | null
  lines: PackingLine[]
}

/**
 * An order as it is packed: food before the rest, shelf by shelf, with what was answered.
 * @throws not_signed_in, forbidden, not_found
 */
export async function packingView(ctx: Ctx, orderId: string): Promise<PackingView> {
  onDuty(ctx, 'packs')
  const { db } = ctx
  const [found] = await db
    .select({ order: orders, name: people.name, mobile: people.mobile })
    .from(orders)
    .leftJoin(people, eq(people.id, orders.personId))
    .where(eq(orders.id, orderId))
  if (!found) throw new DomainError('not_found', { what: 'order' })
  const { order } = found
  const [packing] = await db.select().from(packings).where(isOpenOf(orderId))
  const answered = await answersOf(ctx, { orderId, packingId: packing?.id ?? '' })
  const goods = await withGoods(ctx, answered)
  const named = await namedOf(ctx, answered)
  const proposed = await proposedOf(ctx, orderId, goods)
  const lines = goods.map((line) => lineOf(line, { named, proposed }))
  const slot = order.slotId === null ? undefined : (await slotsByIds(ctx, [order.slotId])).get(order.slotId)
  return {
    orderId,
    number: order.number,
    version: order.version,
    status: order.status,
    name: found.name ?? walkInName,
    mobile: order.deliveryAddress?.mobile ?? found.mobile,
    slot: slot ?? null,
    promisedOn: order.promisedOn,
    isCollected: order.isCollected,
    deskNote: order.deskNote,
    lines: lines.toSorted(byShelf),
  }
}

type Goods = AnsweredLine & { product: ProductView; shelf: typeof categories.$inferSelect | null }

async function withGoods({ db }: Ctx, answered: readonly AnsweredLine[]): Promise<Goods[]> {
  const ids = answered.map(({ line }) => line.productId)
  const found = await db
    .select({ product: productColumns, shelf: categories })
    .from(products)
    .leftJoin(categories, eq(categories.value, products.category))
    .where(anyOf(products.id, ids))
  return answered.map((one) => ({
    ...one,
    ...found.find(({ product }) => product.id === one.line.productId)!,
  }))
}

function lineOf(
  { line, answer, product, shelf }: Goods,
  { named, proposed }: { named: Named; proposed: Map<string, PackedBatchView[]> },
): PackingLine {
  return {
    position: line.position,
    productId: line.productId,
    productName: line.productName,
    brandName: line.brandName,
    category: line.category,
    imageUrl: line.imageUrl,
    netQuantity: line.netQuantity,
    netUnit: line.netUnit,
    quantity: line.quantity,
    orderedGrams: line.isByWeight ? weighed({ ...line, costsPaise: 0 }, 0).orderedGrams : null,
    sellingPricePaise: line.sellingPricePaise,
    ifMissing: line.ifMissing,
    hindiName: product.hindiName,
    shelf: shelf?.label ?? line.category,
    hindiShelf: shelf?.hindiLabel ?? null,
    isFood: isFood(product.category, product.declarations, shelf?.isFixed === false),
    batches: proposed.get(product.id) ?? [],
    box: (line.box ?? []).map((good) => ({ ...good, batches: proposed.get(good.productId) ?? [] })),
    answer: answer && answerOf(line, answer, named),
  }
}

function byShelf(one: PackingLine, other: PackingLine): number {
  return (
    Number(other.isFood) - Number(one.isFood) ||
    one.shelf.localeCompare(other.shelf) ||
    one.productName.localeCompare(other.productName) ||
    one.position - other.position
  )
}

/** Of counted goods the batches that the order has, what ends first before the rest; else the newest. */
async function proposedOf(
  ctx: Ctx,
  orderId: string,
  goods: readonly Goods[],
): Promise<Map<string, PackedBatchView[]>> {
  const held = Map.groupBy(await heldBatches(ctx, orderId), ({ productId }) => productId)
  const proposed = new Map<string, PackedBatchView[]>()
  for (const { product } of goods) {
    if (proposed.has(product.id)) continue
    if (product.stock !== null) {
      proposed.set(product.id, (held.get(product.id) ?? []).map(batchShown))
      continue
    }
    const batch = await batchSoldNow(ctx, product.id)
    proposed.set(product.id, batch ? [batchShown({ ...batch, pieces: null })] : [])
  }
  for (const good of goods.flatMap(({ line }) => line.box ?? []))
    if (!proposed.has(good.productId))
      proposed.set(good.productId, (held.get(good.productId) ?? []).map(batchShown))
  return proposed
}

function batchShown({ code, bestBefore, pieces }: PackedBatchView): PackedBatchView {
  return { code, bestBefore, pieces }
}

/** What answers name: the codes of batches, and what goes instead. */
interface Named {
  codes: Map<string, string>
  instead: Map<string, ProductView>
}

async function namedOf({ db }: Ctx, answered: readonly AnsweredLine[]): Promise<Named> {
  const answers = answered.flatMap(({ answer }) => answer ?? [])
  const batchIds = answers.flatMap(({ batchId, insteadBatchId }) =>
    [batchId ?? [], insteadBatchId ?? []].flat(),
  )
  const insteadIds = answers.flatMap(({ insteadId }) => insteadId ?? [])
  const codes =
    batchIds.length === 0
      ? []
      : await db
          .select({ id: batches.id, code: batches.code })
          .from(batches)
          .where(anyOf(batches.id, batchIds))
  const instead =
    insteadIds.length === 0
      ? []
      : await db.select(productColumns).from(products).where(anyOf(products.id, insteadIds))
  return {
    codes: new Map(codes.map(({ id, code }) => [id, code])),
    instead: new Map(instead.map((product) => [product.id, product])),
  }
}

function answerOf(
  line: AnsweredLine['line'],
  answer: NonNullable<AnsweredLine['answer']>,
  { codes, instead }: Named,
): LineAnswerView {
  const codeOf = (id: string | null) => codes.get(id ?? '') ?? null
  const { pieces, isAgreed, insteadId, insteadPieces } = answer
  const common = { pieces, grams: answer.weighedGrams, isAgreed, batchCode: codeOf(answer.batchId) }
  if (insteadId === null) return { ...common, instead: null }
  const product = instead.get(insteadId)!
  const pricePaise = insteadPricePaise({
    todayPaise: product.sellingPricePaise,
    pieces: insteadPieces!,
    missingPieces: line.quantity - pieces,
    missingPricePaise: line.sellingPricePaise,
  })
  const batchCode = codeOf(answer.insteadBatchId)
  return { ...common, instead: { product, pieces: insteadPieces!, pricePaise, batchCode } }
}
