import { and, asc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { paymentOrders, payments, refunds } from '#db/schema/index.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { GatewayPayment } from './gateway.ts'
import { settlingReasons } from './rules.ts'
import type { SettlingReason } from './rules.ts'

export type PaymentOrder = typeof paymentOrders.$inferSelect

/** What became of a captured payment. */
export interface Settlement {
  /** The order that the payment order became, or that it was to pay for; null where it pays what is owed. */
  orderId: string | null
  /**
   * sold: the money pays for the order. given_back: all of it goes back. Decided once, when the payment order
   * is settled; whatever becomes of the order later.
   */
  outcome: 'sold' | 'given_back'
  /** Why it went back; null when it was sold. */
  why: SettlingReason | null
}

/** What a captured payment comes to. */
export interface Application {
  /** null: it goes into an account of its person. */
  orderId: string | null
  /** What of the payment pays for the order, or what is owed; all else of it goes back. */
  appliedPaise: number
  /** Why all of it goes back; null when it does not. */
  why: SettlingReason | null
}

/** Whether a payment is of the amount and the currency that its payment order asks for. */
export function isAskedFor(
  { totalPaise, currency }: Pick<PaymentOrder, 'totalPaise' | 'currency'>,
  payment: GatewayPayment,
): boolean {
  return payment.amountPaise === totalPaise && payment.currency === currency
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

/** Writes the payment, and with the first one what became of its payment order. */
export async function writePayment(
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

/** Later than everything its person was offered before, whatever the clock of another machine said. */
function settlingTime({ now }: Ctx, { personId }: PaymentOrder): SQL<Date> {
  const lastOffer = sql`(select max(created_at) from payment_orders where person_id = ${personId})`
  return sql`greatest(${now().toISOString()}::timestamptz, ${lastOffer} + interval '1 ms')`
}
