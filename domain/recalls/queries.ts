import { asc, eq } from 'drizzle-orm'

import { orders, people, recalledOrders } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { OrderStatus } from '#domain/orders/rules.ts'

export interface RecalledOrder {
  orderId: string
  orderNumber: number
  status: OrderStatus
  /** Whose it is; empty for who took the goods along and gave no name. */
  name: string
  /** To be called; null where nobody said one. */
  mobile: string | null
  pieces: number
  /** What was done; null: it waits. */
  outcome: (typeof recalledOrders.$inferSelect)['outcome']
}

/** The orders that held a batch when it was recalled, the oldest first. @throws not_signed_in, forbidden */
export async function ordersOfRecall(ctx: Ctx, batchId: string): Promise<RecalledOrder[]> {
  admin(ctx)
  const rows = await ctx.db
    .select({
      orderId: orders.id,
      orderNumber: orders.number,
      status: orders.status,
      name: people.name,
      address: orders.deliveryAddress,
      pieces: recalledOrders.pieces,
      outcome: recalledOrders.outcome,
    })
    .from(recalledOrders)
    .innerJoin(orders, eq(orders.id, recalledOrders.orderId))
    .leftJoin(people, eq(people.id, orders.personId))
    .where(eq(recalledOrders.batchId, batchId))
    .orderBy(asc(orders.number))
  return rows.map(({ address, name, ...row }) => ({
    ...row,
    name: name ?? address?.name ?? '',
    mobile: address?.mobile ?? null,
  }))
}
