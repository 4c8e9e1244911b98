import { and, desc, inArray, isNotNull } from 'drizzle-orm'

import { orderEvents } from '#db/schema/index.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { ordersByIds } from './queries.ts'
import type { OrderView } from './queries.ts'

export interface OrderToPrint extends OrderView {
  /** The last one of its history: why it was brought back; null where there is none. */
  note: string | null
}

/**
 * Orders for the sheets of the desk, the oldest first; those that there are not are left out.
 * @throws not_signed_in, forbidden
 */
export async function ordersToPrint(ctx: Ctx, ids: string[]): Promise<OrderToPrint[]> {
  onDuty(ctx, 'packs')
  const orders = await ordersByIds(ctx, ids)
  if (orders.length === 0) return []
  const events = await ctx.db
    .selectDistinctOn([orderEvents.orderId], { orderId: orderEvents.orderId, note: orderEvents.note })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, ids), isNotNull(orderEvents.note)))
    .orderBy(orderEvents.orderId, desc(orderEvents.id))
  const notes = new Map(events.map(({ orderId, note }) => [orderId, note]))
  return orders.toReversed().map((order) => ({ ...order, note: notes.get(order.id) ?? null }))
}
