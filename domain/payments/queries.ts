import { and, desc, eq, isNotNull } from 'drizzle-orm'

import { paymentOrders } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError, hasCode } from '#domain/ground/errors.ts'

import { askGateway } from './collect-payments.ts'
import { settlementOf } from './settle-payment.ts'

/** One's own payment order. @throws not_signed_in, not_found */
export async function ownPaymentOrder(ctx: Ctx, gatewayOrderId: string) {
  const [paymentOrder] = await ctx.db
    .select()
    .from(paymentOrders)
    .where(
      and(eq(paymentOrders.gatewayOrderId, gatewayOrderId), eq(paymentOrders.personId, signedIn(ctx).id)),
    )
  if (!paymentOrder) throw new DomainError('not_found', { what: 'payment order' })
  return paymentOrder
}

/**
 * How one's own payment order stands, asked of the gateway unless it is settled. `isOpen`: the bank has yet
 * to decide. Neither paid nor open and without an order: nothing was charged.
 * @throws not_signed_in, not_found, gateway_unavailable
 */
export async function paymentStatus(
  ctx: Ctx,
  input: { gatewayOrderId: string },
): Promise<{ paid: boolean; orderId: string | null; isOpen: boolean }> {
  const paymentOrder = await ownPaymentOrder(ctx, input.gatewayOrderId)
  const known = await settlementOf(ctx, paymentOrder)
  const { settlement, isUnderWay } = known
    ? { settlement: known, isUnderWay: false }
    : await askGateway(ctx, paymentOrder)
  return {
    paid: settlement?.outcome === 'sold',
    orderId: settlement?.orderId ?? null,
    isOpen: isUnderWay,
  }
}

/**
 * The payment of one's cart that the bank has yet to decide, by the gateway's id of its order; null where
 * there is none. While the gateway does not answer, nobody knows, so it counts as open.
 * @throws not_signed_in
 */
export async function openPayment(ctx: Ctx): Promise<string | null> {
  const { id: personId } = signedIn(ctx)
  const [last] = await ctx.db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.personId, personId),
        eq(paymentOrders.status, 'open'),
        eq(paymentOrders.purpose, 'cart'),
        isNotNull(paymentOrders.gatewayOrderId),
      ),
    )
    .orderBy(desc(paymentOrders.createdAt))
    .limit(1)
  if (!last) return null
  try {
    const { isUnderWay } = await askGateway(ctx, last)
    return isUnderWay ? last.gatewayOrderId : null
  } catch (error) {
    if (hasCode(error, 'gateway_unavailable')) return last.gatewayOrderId
    throw error
  }
}
