import { and, desc, eq, exists, or, sql } from 'drizzle-orm'

import { orderEvents, orderLines, orders } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { packIdsOf } from './family.ts'

/**
 * Which pack of a product somebody has had from the shop: brought, fetched, or taken along at the stall; this
 * very one before others, and null for none. Whose money went back after that has had it all the same.
 */
export async function packHad(
  { db }: Pick<Ctx, 'db'>,
  { personId, productId }: { personId: string; productId: string },
): Promise<string | null> {
  const wasDelivered = exists(
    db
      .select({ id: orderEvents.id })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.toStatus, 'delivered'))),
  )
  const [found] = await db
    .select({ productId: orderLines.productId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.personId, personId),
        sql`${orderLines.productId} in ${packIdsOf(productId)}`,
        or(eq(orders.status, 'delivered'), and(eq(orders.status, 'refunded'), wasDelivered)),
      ),
    )
    .orderBy(sql`${orderLines.productId} = ${productId} desc`, desc(orders.id))
    .limit(1)
  return found?.productId ?? null
}
