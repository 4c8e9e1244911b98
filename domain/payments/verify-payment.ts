import type { paymentOrders } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { collectPayment } from './collect-payments.ts'
import { ownPaymentOrder } from './queries.ts'
import { settlementOf } from './settlement.ts'
import type { Settlement } from './settlement.ts'

export interface CheckoutReport {
  gatewayOrderId: string
  gatewayPaymentId: string
  signature: string
}

/**
 * What the checkout in the browser reports. Believed only with the gateway's signature over the order that
 * we stored for this person, and then looked up at the gateway.
 * @throws not_signed_in, not_found, bad_signature, payment_not_captured, paid_too_late, gateway_unavailable
 */
export async function verifyPayment(ctx: Ctx, input: CheckoutReport): Promise<{ orderId: string }> {
  const { orderId } = await verifyPaymentOf(ctx, await ownPaymentOrder(ctx, input.gatewayOrderId), input)
  return { orderId: orderId! }
}

/**
 * The same for a payment order that the caller has found for who reports.
 * @throws bad_signature, payment_not_captured, paid_too_late, gateway_unavailable
 */
export async function verifyPaymentOf(
  ctx: Ctx,
  paymentOrder: typeof paymentOrders.$inferSelect,
  input: CheckoutReport,
): Promise<{ orderId: string | null }> {
  if (!ctx.gateways.payments.isCheckoutSignatureValid(input))
    throw new DomainError('bad_signature', { of: 'payment' })
  // Settled already, by the webhook or by an earlier call: no need to ask the gateway again.
  const known = await settlementOf(ctx, paymentOrder, input.gatewayPaymentId)
  if (known) return orderOf(known)
  const payment = await ctx.gateways.payments.findPayment(input.gatewayPaymentId)
  const settlement = payment ? await collectPayment(ctx, paymentOrder, payment) : null
  if (!settlement) throw new DomainError('payment_not_captured', {})
  return orderOf(settlement)
}

function orderOf(settlement: Settlement): { orderId: string | null } {
  const refusal = givenBack(settlement)
  if (refusal) throw refusal
  return { orderId: settlement.orderId }
}

/** What is said to somebody whose money goes back; null when it was sold. */
export function givenBack({ orderId, outcome, why }: Settlement): DomainError | null {
  if (outcome === 'sold') return null
  return new DomainError('paid_too_late', { orderId, why: why ?? 'out_of_stock' })
}
