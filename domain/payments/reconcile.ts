import { and, eq, isNull } from 'drizzle-orm'

import { paymentOrders } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { claimDue, dueAgain, retrySeconds } from '#domain/ground/due.ts'
import { severalAtOnce } from '#domain/ground/several-at-once.ts'
import { holdsCounted } from '#domain/inventory/held.ts'

import { collectPayments } from './collect-payments.ts'
import { expirePaymentOrder } from './expire-payment-order.ts'
import { atOnce } from './rules.ts'
import { sweepPayments } from './sweep-payments.ts'

type PaymentOrder = typeof paymentOrders.$inferSelect

const duePaymentOrders = {
  table: paymentOrders,
  key: 'id',
  dueAt: 'nextCheckAt',
  attempts: 'checks',
  leaseSeconds: 60,
} as const

/**
 * Finds what was paid although its browser vanished and its webhook was lost, and ends what nobody paid
 * while its stock was held. Several processes share the work.
 */
export async function reconcilePaymentOrders(ctx: Ctx): Promise<void> {
  await sweepPayments(ctx)
  const claim = () => claimDue(ctx, duePaymentOrders, 50)
  for (let due = await claim(); due.length > 0; due = await claim())
    await severalAtOnce(due, atOnce, (paymentOrder) => endHold(ctx, paymentOrder))
}

/** Stock goes back only after the gateway has said that its payment order was not paid. */
async function endHold(ctx: Ctx, paymentOrder: PaymentOrder): Promise<void> {
  try {
    const holdsStock = await holdsCounted(ctx, paymentOrder.id)
    const isPaid = holdsStock && (await isPaidAtGateway(ctx, paymentOrder))
    if (!isPaid) await expirePaymentOrder(ctx, paymentOrder.id)
  } catch (error) {
    ctx.log.warn(
      { err: error, paymentOrder: paymentOrder.id },
      'the gateway could not be asked about a payment order, which keeps its stock and is asked about again',
    )
    const seconds = 30 + retrySeconds(paymentOrder.checks)
    await dueAgain(ctx, duePaymentOrders, { id: paymentOrder.id, seconds })
  }
}

async function isPaidAtGateway(ctx: Ctx, paymentOrder: PaymentOrder): Promise<boolean> {
  const withGatewayOrder = paymentOrder.gatewayOrderId
    ? paymentOrder
    : await findGatewayOrder(ctx, paymentOrder)
  return (await collectPayments(ctx, withGatewayOrder)) !== null
}

/** The gateway may have opened an order whose answer never reached us. */
async function findGatewayOrder(ctx: Ctx, paymentOrder: PaymentOrder): Promise<PaymentOrder> {
  const { id, totalPaise: amountPaise } = paymentOrder
  const { payments } = ctx.gateways
  const known = await payments.findOrder({ receipt: id, amountPaise })
  if (!known) return paymentOrder
  await ctx.db
    .update(paymentOrders)
    .set({ gatewayOrderId: known.id, gatewayKeyId: payments.keyId })
    .where(and(eq(paymentOrders.id, id), isNull(paymentOrders.gatewayOrderId)))
  return { ...paymentOrder, gatewayOrderId: known.id }
}
