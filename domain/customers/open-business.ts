import { and, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm'

import {
  orders,
  paymentOrders,
  payments,
  receivableAccounts,
  refunds,
  returns,
  wallets,
} from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** What shop and customer still owe each other, and the order that it is about. */
export interface OpenBusiness {
  is: 'order' | 'due' | 'return' | 'refund' | 'payment' | 'receivable' | 'wallet'
  /** 1042 for #1042; null for a payment that is no order yet, and for money of accounts. */
  orderNumber: number | null
}

/**
 * What is under way between the shop and this person, so that their account cannot go; null where nothing is.
 * Whoever asks has locked the person: who begins any of it holds them too. What goes on by itself from one to
 * the next, as an order that is delivered without its money, does so in one transaction and in the order of
 * these questions.
 */
export async function openBusiness({ db }: Ctx, personId: string): Promise<OpenBusiness | null> {
  const isTheirs = eq(orders.personId, personId)
  const number = { orderNumber: orders.number }
  const isOnItsWay = inArray(orders.status, ['placed', 'paid', 'packed', 'out_for_delivery'])
  const isDue = and(eq(orders.status, 'delivered'), lt(orders.paidPaise, orders.totalPaise))
  // One that was refused for good is open while money of its payment is left (domain/reports/desk-front.ts).
  const isUnderWay = and(isNull(refunds.refundedAt), isNull(refunds.refusedAt))
  const isOwed = or(
    isUnderWay,
    and(isNull(refunds.refundedAt), lt(payments.refundedPaise, payments.amountPaise)),
  )
  const [order] = await db.select(number).from(orders).where(and(isTheirs, isOnItsWay)).limit(1)
  if (order) return { is: 'order', ...order }
  const [due] = await db.select(number).from(orders).where(and(isTheirs, isDue)).limit(1)
  if (due) return { is: 'due', ...due }
  const [asked] = await db
    .select(number)
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(isTheirs, eq(returns.status, 'asked')))
    .limit(1)
  if (asked) return { is: 'return', ...asked }
  const [refund] = await db
    .select(number)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isTheirs, isOwed, ne(refunds.reason, 'at_gateway')))
    .limit(1)
  if (refund) return { is: 'refund', ...refund }
  // Of an account's money that was refused for good is in the account again, which is asked below.
  const [ofAccount] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(paymentOrders, eq(paymentOrders.id, payments.paymentOrderId))
    .where(and(eq(paymentOrders.personId, personId), isNull(payments.orderId), isUnderWay))
    .limit(1)
  if (ofAccount) return { is: 'refund', orderNumber: null }
  const isOpen = and(eq(paymentOrders.personId, personId), eq(paymentOrders.status, 'open'))
  const paying = await db.$count(paymentOrders, isOpen)
  if (paying > 0) return { is: 'payment', orderNumber: null }
  const { personId: whose, balancePaise } = receivableAccounts
  const owing = await db.$count(receivableAccounts, and(eq(whose, personId), ne(balancePaise, 0)))
  if (owing > 0) return { is: 'receivable', orderNumber: null }
  const isKept = and(eq(wallets.personId, personId), ne(wallets.balancePaise, 0))
  return (await db.$count(wallets, isKept)) > 0 ? { is: 'wallet', orderNumber: null } : null
}
