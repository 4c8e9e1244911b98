import { and, eq, gt, ne, or, sql } from 'drizzle-orm'

import {
  orderEdits,
  orderEvents,
  orderLines,
  orders,
  paymentOrders,
  people,
  subscriptionDays,
} from '#db/schema/index.ts'
import { promisedTo } from '#domain/addresses/delivery-areas.ts'
import { emptyCart } from '#domain/cart/empty-cart.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { claimHolds, releaseHolds } from '#domain/inventory/holds.ts'
import { holdMinutes } from '#domain/inventory/rules.ts'
import { countAgain, usesOfOrder } from '#domain/offers/uses.ts'
import { isBegunByOther } from '#domain/orders/seen-by.ts'
import { writeOrder } from '#domain/orders/write-order.ts'
import { slotsByIds } from '#domain/slots/queries.ts'
import { lockSlots, takeSlotOrNone } from '#domain/slots/take-slot.ts'

import type { GatewayPayment } from './gateway.ts'
import type { SettlingReason } from './rules.ts'
import { isAskedFor } from './settlement.ts'
import type { Application, PaymentOrder } from './settlement.ts'

/**
 * What a captured payment of a cart's payment order comes to: the first one becomes the order, to a second
 * one nothing is owed. Runs in the transaction of `settlePayment`, which has locked person and payment order.
 */
export async function payForCart(
  tx: Ctx,
  paymentOrder: PaymentOrder,
  payment: GatewayPayment,
): Promise<Application> {
  // The order is written with the outcome, in one transaction.
  const made = paymentOrder.outcome === null ? null : await orderMadeOf(tx, paymentOrder)
  if (made) return { orderId: made.id, appliedPaise: 0, why: null }
  const when = await whenOf(tx, paymentOrder)
  const why = await sell(tx, paymentOrder, payment)
  const id = newId()
  await writeOrder(tx, {
    id,
    bought: { ...paymentOrder, ...when },
    way: { paymentWay: 'gateway', paymentOrderId: paymentOrder.id, paymentId: payment.id },
    status: why ? 'refunded' : 'paid',
    createdAt: tx.now(),
    language: paymentOrder.language,
  })
  await usesOfOrder(tx, paymentOrder, { orderId: id, isSold: why === null })
  if (why === null) await emptyCart(tx, paymentOrder.personId, paymentOrder.lines)
  return { orderId: id, appliedPaise: why === 'wrong_amount' ? 0 : payment.amountPaise, why }
}

/**
 * What was promised when its customer set out to pay; a payment that came after its hold has the slot that
 * was asked for, as long as it can be had, and else the next one. Without slots it is promised the day that
 * an order of now has, because the other one may be over. The slots are locked before the products, and with
 * them the one of what was offered in its place.
 */
async function whenOf(
  tx: Ctx,
  { personId, createdAt, status, slotId, promisedOn, ...there }: PaymentOrder,
): Promise<{ promisedOn: string | null; slotId: string | null; slotAskedId: string | null }> {
  const isLate = tx.now() > secondsAfter(createdAt, holdMinutes * 60)
  const day = isLate ? await promisedTo(tx, there.deliveryAddress) : promisedOn
  if (slotId === null) return { promisedOn: day, slotId, slotAskedId: null }
  const open = await tx.db
    .select({ slotId: paymentOrders.slotId })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.personId, personId), eq(paymentOrders.status, 'open')))
    .for('no key update')
  await lockSlots(tx, [slotId, ...open.flatMap((one) => one.slotId ?? [])])
  if (status === 'open') return { promisedOn, slotId, slotAskedId: null }
  const [asked] = (await slotsByIds(tx, [slotId])).values()
  const place = asked!.zone.kind === 'point' ? ({ points: true } as const) : { zoneId: asked!.zone.id }
  const slot = await takeSlotOrNone(tx, { place, first: slotId })
  return {
    promisedOn: slot?.day ?? day,
    slotId: slot?.id ?? null,
    slotAskedId: slot?.id === slotId ? null : slotId,
  }
}

async function orderMadeOf({ db }: Ctx, { id }: PaymentOrder): Promise<{ id: string } | undefined> {
  const [made] = await db.select({ id: orders.id }).from(orders).where(eq(orders.paymentOrderId, id))
  return made
}

/** Sells what a cart's payment order holds; or answers why not, and puts it back. */
async function sell(
  tx: Ctx,
  paymentOrder: PaymentOrder,
  payment: GatewayPayment,
): Promise<SettlingReason | null> {
  const bought = await boughtMeanwhile(tx, paymentOrder)
  const { others } = bought
  const refusal = notOwed(paymentOrder, { payment, ...bought })
  if (refusal) {
    await releaseHolds(tx, paymentOrder.id)
    return refusal
  }
  // What it was offered is used up by others meanwhile, or over: then it costs more by now.
  if (!(await countAgain(tx, paymentOrder))) {
    await releaseHolds(tx, paymentOrder.id)
    return 'offer_ended'
  }
  const offered = others.find(({ status }) => status === 'open')
  const gone = await claimHolds(tx, { offer: paymentOrder, insteadOf: offered })
  if (gone) return gone
  if (offered)
    await tx.db
      .update(paymentOrders)
      .set({ status: 'superseded', supersededBy: paymentOrder.id, nextCheckAt: null })
      .where(eq(paymentOrders.id, offered.id))
  return null
}

/** Why nobody owes this money; null where it pays for the cart. */
function notOwed(
  paymentOrder: PaymentOrder,
  { payment, others, isOrderedInCash, isDeleted }: BoughtMeanwhile & { payment: GatewayPayment },
): SettlingReason | null {
  if (!isAskedFor(paymentOrder, payment)) return 'wrong_amount'
  if (others.some(({ outcome }) => outcome === 'sold')) return 'paid_twice'
  if (isDeleted) return 'surplus'
  return isOrderedInCash ? 'ordered_in_cash' : null
}

interface BoughtMeanwhile {
  /**
   * The other payment orders of this cart's person that have a product of it. sold: while this one could be
   * paid already, so it is the same purchase, paid twice; what is bought again once the first one is known to
   * be paid is another purchase. open: offered in its place, and holds what this one pays for.
   */
  others: PaymentOrder[]
  /**
   * Whether this person has ordered goods of this cart in cash, or added them to an order of theirs, while
   * it could be paid already: it is the same purchase. Both are dated later than all that its person was
   * offered before. What the shop took for them at the counter, and what comes to them by itself, is another
   * purchase: it leaves their own cart alone.
   */
  isOrderedInCash: boolean
  /** The account has been deleted: nobody is left to bring the goods to. */
  isDeleted: boolean
}

/** Locks the others. */
async function boughtMeanwhile(
  { db }: Ctx,
  { id, personId, createdAt, lines }: PaymentOrder,
): Promise<BoughtMeanwhile> {
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const isSoldMeanwhile = and(eq(paymentOrders.outcome, 'sold'), gt(paymentOrders.settledAt, createdAt))
  const others = db.$with('others').as(
    db
      .select()
      .from(paymentOrders)
      .where(
        and(
          eq(paymentOrders.personId, personId),
          eq(paymentOrders.purpose, 'cart'),
          ne(paymentOrders.id, id),
          or(isSoldMeanwhile, eq(paymentOrders.status, 'open')),
        ),
      )
      .for('no key update'),
  )
  const inCash = sql`exists (
    select from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
    where ${orders.personId} = ${personId} and ${orders.paymentWay} = 'cash' and ${orders.status} <> 'cancelled'
      and ${orders.createdAt} > ${createdAt.toISOString()}::timestamptz and ${anyOf(orderLines.productId, ids)}
      and not exists (select from ${orderEvents} where ${isBegunByOther(orders)})
      and not exists (select from ${subscriptionDays} where ${subscriptionDays.orderId} = ${orders.id}))
    or exists (
      select from ${orderEdits} join ${orders} on ${orders.id} = ${orderEdits.orderId}
      where ${orders.personId} = ${personId} and ${orders.status} <> 'cancelled'
        and ${orderEdits.at} > ${createdAt.toISOString()}::timestamptz
        and ${orderEdits.cartProducts} && ${sql.param(ids)}::text[])`
  // A row for each other one; without one where there is none.
  const rows = await db
    .with(others)
    .select({
      isOrderedInCash: sql<boolean>`${inCash}`,
      deletedAt: people.deletedAt,
      other: others._.selectedFields,
    })
    .from(people)
    .leftJoin(others, sql`true`)
    .where(eq(people.id, personId))
  const bought = new Set(ids)
  return {
    isOrderedInCash: rows.some((row) => row.isOrderedInCash),
    isDeleted: rows.some(({ deletedAt }) => deletedAt !== null),
    others: rows
      .flatMap(({ other }) => (other?.id ? [other] : []))
      .filter((other) => other.lines.some(({ productId }) => bought.has(productId))),
  }
}
