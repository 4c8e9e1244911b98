import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm'

import { people, products, subscriptionDays, subscriptions } from '#db/schema/index.ts'
import type { BoxGood } from '#db/schema/orders.ts'
import { boxesOfWeek } from '#domain/boxes/fill-boxes.ts'
import { boxFor, piecesOf, weekOf } from '#domain/boxes/rules.ts'
import { withinLimits } from '#domain/cart/rules.ts'
import { productColumns } from '#domain/catalog/queries.ts'
import { withPack } from '#domain/catalog/rules.ts'
import { boughtSums, snapshot } from '#domain/checkout/wanted-cart.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'
import { sellFromShelf } from '#domain/inventory/holds.ts'
import { lockProducts } from '#domain/inventory/lock-stock.ts'
import { withOwnPrice } from '#domain/offers/groups/rules.ts'
import { groupOffer } from '#domain/offers/live-offers.ts'
import { offeredTotals } from '#domain/offers/rules.ts'
import type { NamedOffer } from '#domain/offers/terms.ts'
import { countUses } from '#domain/offers/uses.ts'
import { writeOrder } from '#domain/orders/write-order.ts'
import { notShipped } from '#domain/pricing/rules.ts'
import { lockAccount } from '#domain/receivables/lock-account.ts'
import { termsNow } from '#domain/shop/terms.ts'

import { destinationOn } from './destination-on.ts'
import { howPaid, payFor } from './pay-for.ts'
import { comesOn, isDearer } from './rules.ts'
import type { DayOutcome } from './rules.ts'
import type { Subscriber } from './subscriber.ts'
import { tellDearer, tellLeftOut, tellToPay } from './tell.ts'

type NotOrdered = Exclude<DayOutcome, 'ordered' | 'skipped'>

/**
 * Makes the order of one Indian day of all that comes to this person by itself then, and writes down what
 * became of each; of what does not come its person is told. The subscriber is locked. Nothing of it is
 * refused: what cannot be is left out. Locks what an order of the desk does, in the same order: slot,
 * account, products; and the wallet last.
 */
export async function makeDay(tx: Ctx, subscriber: Subscriber, day: string): Promise<void> {
  const { personId, payWay } = subscriber
  const [person] = await tx.db
    .select({ blockedFrom: people.blockedFrom })
    .from(people)
    .where(eq(people.id, personId))
  // Who is blocked is told nothing either.
  if (!person || person.blockedFrom === 'shop') return
  const coming = await comingOn(tx, personId, day)
  if (coming.length === 0) return
  const there = await destinationOn(tx, subscriber, day)
  if (typeof there === 'string') return leaveOut(tx, subscriber, day, coming, there)
  const { area, ...destination } = there
  if (payWay === 'receivable') await lockAccount(tx, personId)
  // Under the locks nobody changes price, stock or shelf any more. A day has few lines, so they are short.
  const filled = await filledOn(tx, coming, day)
  const locked = await lockProducts(tx, [...piecesOf(filled).keys()])
  const ofGroup = await groupOffer(
    tx,
    personId,
    coming.map(({ productId }) => productId),
  )
  const judged = judge(filled, locked, ofGroup)
  for (const outcome of ['sold_out', 'dearer'] as const)
    await leaveOut(
      tx,
      subscriber,
      day,
      judged.filter((one) => one.outcome === outcome),
      outcome,
    )
  const left = judged.filter(({ outcome }) => outcome === null)
  if (left.length === 0) return
  const boxes = new Map(left.map(({ productId, box }) => [productId, box]))
  const lines = snapshot(await goodsOf(tx, left)).map((line) => ({
    ...line,
    box: boxes.get(line.productId) ?? null,
  }))
  const sums = boughtSums(offeredTotals(lines, notShipped, ofGroup ? [ofGroup] : []))
  const { totalPaise, offers } = sums
  const paid = await howPaid(tx, { subscriber, totalPaise, destination, blockedFrom: person.blockedFrom })
  if (!paid) return leaveOut(tx, subscriber, day, left, 'payment')
  const orderId = newId()
  // What comes by itself ships free, also after its lines were changed.
  const terms = { ...(await termsNow(tx, area)), ...notShipped, leastPaise: 0 }
  // Nobody wants a message each evening: only what does not come is told.
  const silently = { ...tx, readers: { ...tx.readers, order_placed: [], order_paid: [] } }
  const { number: orderNumber } = await writeOrder(silently, {
    id: orderId,
    bought: { personId, lines, ...sums, terms, ...destination },
    way: { paymentWay: 'cash' },
    status: 'placed',
    createdAt: tx.now(),
    isPaid: paid.way !== 'cash',
  })
  await countUses(tx, offers, { orderId })
  await payFor(silently, { subscriber, orderId, totalPaise, paid })
  await sellFromShelf(tx, { orderId, wanted: lines, insteadOf: undefined })
  await writeDays(tx, day, left, { outcome: 'ordered', orderId })
  if ('leftPaise' in paid)
    await tellToPay(tx, personId, { orderId, orderNumber, day, totalPaise, leftPaise: paid.leftPaise })
}

/** What comes to somebody on a day, by the names of the goods. */
async function comingOn({ db }: Ctx, personId: string, day: string) {
  const isDecided = db
    .select({ day: subscriptionDays.day })
    .from(subscriptionDays)
    .where(and(eq(subscriptionDays.subscriptionId, subscriptions.id), eq(subscriptionDays.day, day)))
  const found = await db
    .select({
      id: subscriptions.id,
      productId: subscriptions.productId,
      wanted: subscriptions.quantity,
      weekdays: subscriptions.weekdays,
      pausedFrom: subscriptions.pausedFrom,
      pausedUntil: subscriptions.pausedUntil,
      agreedPaise: subscriptions.agreedPaise,
      never: subscriptions.never,
      isBox: products.isBox,
      name: products.name,
      netQuantity: products.netQuantity,
      netUnit: products.netUnit,
      isByWeight: products.isByWeight,
      leastGrams: products.leastGrams,
      mostGrams: products.mostGrams,
      sellingPricePaise: products.sellingPricePaise,
      depositPaise: products.depositPaise,
    })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .where(and(eq(subscriptions.personId, personId), isNull(subscriptions.endedAt), notExists(isDecided)))
    .orderBy(asc(products.name), asc(subscriptions.id))
  return found
    .filter((one) => comesOn(one, day))
    .map(({ wanted, ...one }) => ({ ...one, quantity: withinLimits(wanted, one) }))
}

type Coming = Awaited<ReturnType<typeof comingOn>>[number]

type Locked = Awaited<ReturnType<typeof lockProducts>> extends Map<string, infer Row> ? Row : never

type Filled = Coming & { box: BoxGood[] | null }

/** With what is in its box, of a box: as the week of the day has it, without what is never wanted. */
async function filledOn(tx: Ctx, coming: readonly Coming[], day: string): Promise<Filled[]> {
  const ids = coming.flatMap(({ isBox, productId }) => (isBox ? productId : []))
  const weeks = ids.length > 0 ? await boxesOfWeek(tx, ids, weekOf(day)) : undefined
  return coming.map((one) => {
    const week = weeks?.get(one.productId)
    return { ...one, box: one.isBox ? (week ? boxFor(week, one.never) : []) : null }
  })
}

/** What becomes of each (null: it comes), one after the other: what is in a box is not there for the next. */
function judge(filled: readonly Filled[], locked: ReadonlyMap<string, Locked>, ofGroup: NamedOffer | null) {
  const taken = new Map<string, number>()
  return filled.map((one) => {
    const pieces = piecesOf([one])
    const isThere = [...pieces].every(
      ([id, count]) => (locked.get(id)?.stock ?? Infinity) - (taken.get(id) ?? 0) >= count,
    )
    const found = locked.get(one.productId)
    const own = found && withOwnPrice(ofGroup, { ...found, id: one.productId })
    const outcome = outcomeOf(one, own, isThere)
    if (outcome === null) for (const [id, count] of pieces) taken.set(id, (taken.get(id) ?? 0) + count)
    return { ...one, sellingPricePaise: own?.sellingPricePaise ?? one.sellingPricePaise, outcome }
  })
}

function outcomeOf(
  { agreedPaise, box }: Filled,
  locked: Locked | undefined,
  isThere: boolean,
): NotOrdered | null {
  if (!locked?.isOnShelf || locked.sellingPricePaise === 0) return 'sold_out'
  // Nobody has set what is in the box that week, or nothing of it is wanted.
  if (!isThere || box?.length === 0) return 'sold_out'
  return isDearer(locked, agreedPaise) ? 'dearer' : null
}

async function goodsOf({ db }: Ctx, left: readonly Coming[]) {
  const ids = left.map(({ productId }) => productId)
  const found = await db
    .select({ product: productColumns, hsnCode: products.hsnCode, taxRateBp: products.taxRateBp })
    .from(products)
    .where(sql`${products.id} = any(${sql.param(ids)}::text[])`)
  const byId = new Map(found.map((row) => [row.product.id, row]))
  return left.map(({ productId, quantity }) => ({ ...byId.get(productId)!, quantity }))
}

async function leaveOut(
  tx: Ctx,
  { personId }: Subscriber,
  day: string,
  lines: readonly Coming[],
  why: NotOrdered,
): Promise<void> {
  if (lines.length === 0) return
  await writeDays(tx, day, lines, { outcome: why, orderId: null })
  const goods = lines.map(({ name, ...line }) => ({ ...line, productName: withPack(name, line) }))
  if (why !== 'dearer') return tellLeftOut(tx, personId, { day, why, goods })
  for (const line of goods) await tellDearer(tx, personId, line)
}

async function writeDays(
  { db, now }: Ctx,
  day: string,
  lines: readonly Coming[],
  became: Pick<typeof subscriptionDays.$inferInsert, 'outcome' | 'orderId'>,
): Promise<void> {
  const at = now()
  await db
    .insert(subscriptionDays)
    .values(lines.map(({ id: subscriptionId }) => ({ subscriptionId, day, at, ...became })))
}
