import { and, desc, eq, gte, isNotNull, ne, or } from 'drizzle-orm'

import { paymentOrders } from '#db/schema/index.ts'
import { buying } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { secondsAfter } from '#domain/ground/time.ts'

import { askGateway } from './collect-payments.ts'
import { ownPaymentOrder } from './queries.ts'
import { settlementOf } from './settlement.ts'

/** Banks answer within a quarter of an hour; what comes later is found by the sweeps. */
const recentSeconds = 60 * 60

/** Each is a question to the gateway. */
const mostAsked = 3

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
 * there is none. `hasSettled`: asking for it has settled one, so there is a new order. What another checkout
 * took the place of, or nobody paid in time, may be under way at the bank as well: of these and of what is
 * open now the newest few are looked up.
 * @throws not_signed_in, gateway_unavailable
 */
export async function openPayment(ctx: Ctx): Promise<{ gatewayOrderId: string | null; hasSettled: boolean }> {
  const isRecent = gte(paymentOrders.createdAt, secondsAfter(ctx.now(), -recentSeconds))
  const offered = await ctx.db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.personId, buying(ctx).id),
        ne(paymentOrders.status, 'settled'),
        or(eq(paymentOrders.status, 'open'), isRecent),
        eq(paymentOrders.purpose, 'cart'),
        isNotNull(paymentOrders.gatewayOrderId),
      ),
    )
    .orderBy(desc(paymentOrders.createdAt))
    .limit(mostAsked)
  let hasSettled = false
  for (const paymentOrder of offered) {
    const { settlement, isUnderWay } = await askGateway(ctx, paymentOrder)
    hasSettled ||= settlement !== null
    if (isUnderWay) return { gatewayOrderId: paymentOrder.gatewayOrderId, hasSettled }
  }
  return { gatewayOrderId: null, hasSettled }
}
