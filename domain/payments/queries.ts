import { and, eq } from 'drizzle-orm'

import { paymentOrders } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

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
