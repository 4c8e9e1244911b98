import { and, asc, eq, or } from 'drizzle-orm'

import { paymentOrders } from '#db/schema/index.ts'
import type { orders } from '#db/schema/index.ts'
import { buying } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

/** One's own payment order of a cart or an order. @throws not_signed_in, not_found */
export async function ownPaymentOrder(ctx: Ctx, gatewayOrderId: string) {
  const [paymentOrder] = await ctx.db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.gatewayOrderId, gatewayOrderId),
        eq(paymentOrders.personId, buying(ctx).id),
        // A list of values is not kept ready (db/ready-client.ts), and this is asked in each purchase.
        or(eq(paymentOrders.purpose, 'cart'), eq(paymentOrders.purpose, 'order')),
      ),
    )
  if (!paymentOrder) throw new DomainError('not_found', { what: 'payment order' })
  return paymentOrder
}

/** The payment orders that an order was made of, or that were to pay for it, oldest first. */
export async function paymentOrdersOf(
  { db }: Ctx,
  order: Pick<typeof orders.$inferSelect, 'id' | 'personId' | 'paymentOrderId'>,
) {
  const { id, personId, paymentOrderId } = order
  // Who gave no name was never asked to pay online.
  if (personId === null) return []
  const isItsOwn = paymentOrderId === null ? undefined : eq(paymentOrders.id, paymentOrderId)
  return (
    db
      .select()
      .from(paymentOrders)
      // By the person, whom an index has.
      .where(and(eq(paymentOrders.personId, personId), or(isItsOwn, eq(paymentOrders.orderId, id))))
      .orderBy(asc(paymentOrders.createdAt), asc(paymentOrders.id))
  )
}
