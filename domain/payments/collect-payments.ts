import type { paymentOrders } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { GatewayPayment } from './gateway.ts'
import { isGatewayRefusal } from './gateway.ts'
import { settlePayment } from './settle-payment.ts'
import { isAskedFor } from './settlement.ts'
import type { Settlement } from './settlement.ts'

type PaymentOrder = Pick<
  typeof paymentOrders.$inferSelect,
  'id' | 'gatewayOrderId' | 'totalPaise' | 'currency'
>

/**
 * Asks the gateway for every attempt to pay this payment order and settles what was captured; an authorised
 * payment is captured first. Answers the settlement that made the order, or null when nothing was paid.
 * @throws gateway_unavailable
 */
export async function collectPayments(ctx: Ctx, paymentOrder: PaymentOrder): Promise<Settlement | null> {
  return (await askGateway(ctx, paymentOrder)).settlement
}

/**
 * The same with every attempt as the gateway had it, and whether the bank has yet to decide one of them.
 * @throws gateway_unavailable
 */
export async function askGateway(
  ctx: Ctx,
  paymentOrder: PaymentOrder,
): Promise<{ settlement: Settlement | null; isUnderWay: boolean; attempts: GatewayPayment[] }> {
  const { gatewayOrderId } = paymentOrder
  const attempts = gatewayOrderId ? await ctx.gateways.payments.paymentsOfOrder(gatewayOrderId) : []
  let settlement: Settlement | null = null
  for (const attempt of attempts)
    settlement = (await collectPayment(ctx, paymentOrder, attempt)) ?? settlement
  const isUnderWay = attempts.some(({ status }) => status === 'created' || status === 'authorized')
  return { settlement, isUnderWay: !settlement && isUnderWay, attempts }
}

/**
 * Settles one payment of a payment order if its money is there or can be had. Money of another amount than
 * was asked for is settled by giving it back, and is not taken where it is only authorised; a payment of
 * another order is none of ours, no matter who says so.
 * @throws gateway_unavailable
 */
export async function collectPayment(
  ctx: Ctx,
  paymentOrder: PaymentOrder,
  payment: GatewayPayment,
): Promise<Settlement | null> {
  const isOurs = payment.gatewayOrderId === paymentOrder.gatewayOrderId
  const isAsked = isAskedFor(paymentOrder, payment)
  if (!isOurs || !isAsked)
    ctx.log.error(
      { paymentOrder: paymentOrder.id, payment: payment.id, status: payment.status },
      'payment does not match its payment order',
    )
  if (!isOurs) return null
  const standing =
    payment.status === 'authorized' && isAsked ? await capture(ctx, paymentOrder, payment) : payment
  if (standing?.status !== 'captured') return null
  return settlePayment(ctx, { paymentOrderId: paymentOrder.id, payment: standing })
}

async function capture(
  ctx: Ctx,
  paymentOrder: PaymentOrder,
  payment: GatewayPayment,
): Promise<GatewayPayment | null> {
  try {
    return await ctx.gateways.payments.capture(payment.id, paymentOrder.totalPaise)
  } catch (error) {
    if (!isGatewayRefusal(error)) throw error
    // Captured by somebody else meanwhile, or refused because the order is paid: how it stands now decides.
    return ctx.gateways.payments.findPayment(payment.id)
  }
}
