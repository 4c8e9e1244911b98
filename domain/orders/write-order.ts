import { orderEvents, orderLines, orders } from '#db/schema/index.ts'
import type { paymentOrders } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'

import type { OrderStatus } from './rules.ts'

/**
 * Writes the order of a paid payment order with its lines and its first event, from the snapshot and not from
 * today's prices. Runs in the transaction that settles the payment. Answers the order's id.
 */
export async function writeOrder(
  { db, now }: Ctx,
  input: { paymentOrder: typeof paymentOrders.$inferSelect; paymentId: string; status: OrderStatus },
): Promise<string> {
  const { paymentOrder, paymentId, status } = input
  const id = newId()
  const at = now()
  await db.insert(orders).values({
    id,
    paymentOrderId: paymentOrder.id,
    paymentId,
    personId: paymentOrder.personId,
    status,
    subtotalPaise: paymentOrder.subtotalPaise,
    shippingPaise: paymentOrder.shippingPaise,
    totalPaise: paymentOrder.totalPaise,
    createdAt: at,
  })
  await db
    .insert(orderLines)
    .values(paymentOrder.lines.map((line, position) => ({ ...line, orderId: id, position })))
  await db.insert(orderEvents).values({ orderId: id, toStatus: status, at })
  return id
}
