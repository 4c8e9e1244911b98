import { and, eq, exists, or } from 'drizzle-orm'

import { orderEvents, orderLines, orders } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

/**
 * Whether somebody has had a product from the shop: brought, fetched, or taken along at the stall. Whose
 * money went back after that has had it all the same.
 */
export async function hasHad(
  { db }: Pick<Ctx, 'db'>,
  { personId, productId }: { personId: string; productId: string },
): Promise<boolean> {
  const wasDelivered = exists(
    db
      .select({ id: orderEvents.id })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.toStatus, 'delivered'))),
  )
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.personId, personId),
        eq(orderLines.productId, productId),
        or(eq(orders.status, 'delivered'), and(eq(orders.status, 'refunded'), wasDelivered)),
      ),
    )
    .limit(1)
  return found !== undefined
}
