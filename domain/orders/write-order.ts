import { orderEvents, orderLines, orders } from '#db/schema/index.ts'
import type { paymentOrders } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { OrderStatus } from './rules.ts'

/**
 * Writes the order of a paid payment order with its lines and its first event, from the snapshot and not
 * from today's prices. Runs in the transaction that settles the payment, and before the payment is written.
 */
export async function writeOrder(
  { db, now }: Ctx,
  input: {
    id: string
    paymentOrder: typeof paymentOrders.$inferSelect
    paymentId: string
    status: OrderStatus
  },
): Promise<void> {
  const { id, paymentOrder, paymentId, status } = input
  const at = now()
  await db.insert(orders).values({
    id,
    paymentWay: 'gateway',
    paymentOrderId: paymentOrder.id,
    paymentId,
    personId: paymentOrder.personId,
    status,
    subtotalPaise: paymentOrder.subtotalPaise,
    discountPaise: paymentOrder.discountPaise,
    shippingPaise: paymentOrder.shippingPaise,
    feePaise: paymentOrder.feePaise,
    totalPaise: paymentOrder.totalPaise,
    taxPaise: paymentOrder.taxPaise,
    deliveryAddress: paymentOrder.deliveryAddress,
    isCollected: paymentOrder.isCollected,
    createdAt: at,
  })
  await db
    .insert(orderLines)
    .values(paymentOrder.lines.map((line, position) => ({ ...line, orderId: id, position })))
  await db.insert(orderEvents).values({ orderId: id, toStatus: status, at })
}
