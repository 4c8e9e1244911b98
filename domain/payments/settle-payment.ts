import { and, asc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import {
  orderEvents,
  orderLines,
  orders,
  paymentOrders,
  payments,
  people,
  refunds,
} from '#db/schema/index.ts'
import { emptyCart } from '#domain/cart/empty-cart.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { claimHolds, releaseHolds } from '#domain/inventory/holds.ts'
import { duePaise } from '#domain/orders/rules.ts'
import { isBegunByOther } from '#domain/orders/seen-by.ts'
import { writeOrder } from '#domain/orders/write-order.ts'

import type { GatewayPayment } from './gateway.ts'
import { carryOutRefunds, requestRefund } from './refunds.ts'
import { settlingReasons } from './rules.ts'
import type { SettlingReason } from './rules.ts'

type PaymentOrder = typeof paymentOrders.$inferSelect

/** What became of a captured payment. */
export interface Settlement {
  /** The order that the payment order became, or that it was to pay for. */
  orderId: string
  /**
   * sold: the money pays for the order. given_back: all of it goes back. Decided once, when the payment order
   * is settled; whatever becomes of the order later.
   */
  outcome: 'sold' | 'given_back'
  /** Why it went back; null when it was sold. */
  why: SettlingReason | null
}

/**
 * The one way in which a captured payment becomes an order's money; the browser's verification, the webhook
 * and the sweeps all end here, in any order and any number of times. Under the row locks of person and
 * payment order the first one decides, the others find it decided. A cart's payment order becomes an order,
 * with its stock taken and the cart emptied by what was paid for; one that was opened for an order adds its
 * money to that one. What nobody owes is given back: a second payment of a cart's payment order, one for
 * goods that another payment order of the same cart was sold or that were ordered in cash instead, one of
 * another amount than was asked for; and one that came after its hold, when the goods have gone, cost more or
 * are not sold any more. The caller has checked that the payment is one of this payment order.
 */
export async function settlePayment(
  ctx: Ctx,
  input: { paymentOrderId: string; payment: GatewayPayment },
): Promise<Settlement> {
  const { settlement, mayOwe } = await inTransaction(ctx, (tx) => settle(tx, input))
  if (mayOwe) await carryOutRefunds(ctx, input.payment.id)
  return settlement
}

/**
 * Who needs several locks takes them in this order: person, payment order, order, products, payment. So a
 * payment waits for its customer who is just starting to pay again, and they never wait for each other.
 */
async function settle(
  tx: Ctx,
  { paymentOrderId, payment }: { paymentOrderId: string; payment: GatewayPayment },
): Promise<{ settlement: Settlement; mayOwe: boolean }> {
  await lockPayer(tx, paymentOrderId)
  const [paymentOrder] = await tx.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.id, paymentOrderId))
    .for('update')
  if (!paymentOrder) throw new Error(`There is no payment order ${paymentOrderId}`)
  const earlier = await settlementOf(tx, paymentOrder, payment.id)
  if (earlier) return { settlement: earlier, mayOwe: true }

  const first = await settlementOf(tx, paymentOrder)
  const application =
    paymentOrder.purpose === 'order'
      ? await payForOrder(tx, paymentOrder, payment)
      : await payForCart(tx, paymentOrder, payment)
  const { orderId, appliedPaise, why } = application
  const outcome = why === null ? 'sold' : 'given_back'
  await writePayment(tx, { paymentOrder, payment, application, outcome: first ? null : outcome })
  const backPaise = why === null ? payment.amountPaise - appliedPaise : payment.amountPaise
  if (backPaise > 0)
    await requestRefund(tx, {
      orderId,
      paymentId: payment.id,
      amountPaise: backPaise,
      reason: why ?? 'surplus',
    })
  const mayOwe = backPaise > 0
  if (first) return { settlement: first, mayOwe }
  if (outcome === 'sold')
    tx.log.info(
      { orderId, paidPaise: payment.amountPaise, totalPaise: paymentOrder.totalPaise },
      'order paid',
    )
  return { settlement: { orderId, outcome, why }, mayOwe }
}

/** Later than everything its person was offered before, whatever the clock of another machine said. */
function settlingTime({ now }: Ctx, { personId }: PaymentOrder): SQL<Date> {
  const lastOffer = sql`(select max(created_at) from payment_orders where person_id = ${personId})`
  return sql`greatest(${now().toISOString()}::timestamptz, ${lastOffer} + interval '1 ms')`
}

/**
 * All payment orders of a person are settled and offered one after the other, because each is compared with
 * the others. NO KEY, so that nobody waits who only refers to the person.
 */
async function lockPayer({ db }: Ctx, paymentOrderId: string): Promise<void> {
  const payer = db
    .select({ id: paymentOrders.personId })
    .from(paymentOrders)
    .where(eq(paymentOrders.id, paymentOrderId))
  await db.select({ id: people.id }).from(people).where(inArray(people.id, payer)).for('no key update')
}

/**
 * What was decided of a settled payment order, or of one payment of it; null while it is not settled. What
 * the shopkeeper makes of the order later changes nothing of it.
 */
export async function settlementOf(
  { db }: Ctx,
  { id, outcome }: Pick<PaymentOrder, 'id' | 'outcome'>,
  paymentId?: string,
): Promise<Settlement | null> {
  if (outcome === null) return null
  const ofSettling = and(eq(refunds.paymentId, payments.id), anyOf(refunds.reason, settlingReasons))
  const [payment] = await db
    .select({ orderId: payments.orderId, reason: refunds.reason })
    .from(payments)
    .leftJoin(refunds, ofSettling)
    .where(
      and(eq(payments.paymentOrderId, id), paymentId === undefined ? undefined : eq(payments.id, paymentId)),
    )
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(1)
  if (!payment) return null
  const why = outcome === 'sold' ? null : (payment.reason as SettlingReason | null)
  return { orderId: payment.orderId, outcome, why }
}

interface Application {
  orderId: string
  /** What of the payment pays for the order; all else of it goes back. */
  appliedPaise: number
  /** Why all of it goes back; null when it does not. */
  why: SettlingReason | null
}

/** The first payment becomes the order; to a second one nothing is owed. */
async function payForCart(
  tx: Ctx,
  paymentOrder: PaymentOrder,
  payment: GatewayPayment,
): Promise<Application> {
  // The order is written with the outcome, in one transaction.
  const made = paymentOrder.outcome === null ? null : await orderMadeOf(tx, paymentOrder)
  if (made) return { orderId: made.id, appliedPaise: 0, why: null }
  const why = await sell(tx, paymentOrder, payment)
  const id = newId()
  await writeOrder(tx, {
    id,
    bought: paymentOrder,
    way: { paymentWay: 'gateway', paymentOrderId: paymentOrder.id, paymentId: payment.id },
    status: why ? 'refunded' : 'paid',
    createdAt: tx.now(),
  })
  if (why === null) await emptyCart(tx, paymentOrder.personId, paymentOrder.lines)
  return { orderId: id, appliedPaise: why === 'wrong_amount' ? 0 : payment.amountPaise, why }
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

/** Whether a payment is of the amount and the currency that its payment order asks for. */
export function isAskedFor(
  { totalPaise, currency }: Pick<PaymentOrder, 'totalPaise' | 'currency'>,
  payment: GatewayPayment,
): boolean {
  return payment.amountPaise === totalPaise && payment.currency === currency
}

interface BoughtMeanwhile {
  /**
   * The other payment orders of this cart's person that have a product of it. sold: while this one could be
   * paid already, so it is the same purchase, paid twice; what is bought again once the first one is known to
   * be paid is another purchase. open: offered in its place, and holds what this one pays for.
   */
  others: PaymentOrder[]
  /**
   * Whether this person has ordered goods of this cart in cash while it could be paid already: it is the same
   * purchase. An order in cash is dated later than all that its person was offered before. What the shop took
   * for them at the counter is another purchase: it leaves their own cart alone.
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
      and not exists (select from ${orderEvents} where ${isBegunByOther(orders)}))`
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

/** Adds the money to the order that it was asked for, as far as that is still due. */
async function payForOrder(
  tx: Ctx,
  paymentOrder: PaymentOrder,
  payment: GatewayPayment,
): Promise<Application> {
  const { orderId } = paymentOrder
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId!)).for('update')
  if (!order) throw new Error(`There is no order ${orderId}`)
  if (!isAskedFor(paymentOrder, payment)) return { orderId: order.id, appliedPaise: 0, why: 'wrong_amount' }
  const appliedPaise = Math.min(duePaise(order), payment.amountPaise)
  if (appliedPaise > 0 && order.paymentId === null)
    await tx.db.update(orders).set({ paymentId: payment.id }).where(eq(orders.id, order.id))
  return { orderId: order.id, appliedPaise, why: appliedPaise > 0 ? null : 'surplus' }
}

/** Writes the payment, and with the first one what became of its payment order. */
async function writePayment(
  tx: Ctx,
  {
    paymentOrder,
    payment,
    application: { orderId, appliedPaise },
    outcome,
  }: {
    paymentOrder: PaymentOrder
    payment: GatewayPayment
    application: Application
    /** null where it is decided already. */
    outcome: Settlement['outcome'] | null
  },
): Promise<void> {
  const { id, amountPaise, currency, method } = payment
  const written = {
    id,
    paymentOrderId: paymentOrder.id,
    orderId,
    amountPaise,
    appliedPaise,
    currency,
    method,
  }
  const values = { ...written, createdAt: tx.now() }
  if (outcome === null) {
    await tx.db.insert(payments).values(values)
    return
  }
  const settledAt = settlingTime(tx, paymentOrder)
  const settled = tx.db
    .$with('settled')
    .as(
      tx.db
        .update(paymentOrders)
        .set({ status: 'settled', settledAt, outcome, nextCheckAt: null })
        .where(eq(paymentOrders.id, paymentOrder.id))
        .returning({ id: paymentOrders.id }),
    )
  await tx.db.with(settled).insert(payments).values(values)
}
