import { orderEvents, orderLines, orders } from '#db/schema/index.ts'
import type { paymentOrders } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { orderPlaced } from '#domain/mails/order-mails.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'

import type { OrderStatus } from './rules.ts'

/** A cart as it was priced at the moment of buying. */
type Bought = Pick<
  typeof paymentOrders.$inferSelect,
  | 'personId'
  | 'lines'
  | 'subtotalPaise'
  | 'discountPaise'
  | 'shippingPaise'
  | 'feePaise'
  | 'totalPaise'
  | 'taxPaise'
  | 'deliveryAddress'
  | 'isCollected'
>

interface NewOrder {
  id: string
  bought: Bought
  way: { paymentWay: 'gateway'; paymentOrderId: string; paymentId: string } | { paymentWay: 'cash' }
  status: OrderStatus
  createdAt: Date
}

/**
 * Writes an order with its lines and its first event, from the snapshot and not from today's prices. Runs in
 * the transaction that settles its payment, and before the payment is written; or in the one that takes the
 * stock of an order in cash.
 */
export async function writeOrder(tx: Ctx, { id, bought, way, status, createdAt }: NewOrder): Promise<void> {
  const { db } = tx
  const { lines } = bought
  await db.insert(orders).values({
    id,
    ...way,
    personId: bought.personId,
    status,
    subtotalPaise: bought.subtotalPaise,
    discountPaise: bought.discountPaise,
    shippingPaise: bought.shippingPaise,
    feePaise: bought.feePaise,
    totalPaise: bought.totalPaise,
    taxPaise: bought.taxPaise,
    deliveryAddress: bought.deliveryAddress,
    isCollected: bought.isCollected,
    createdAt,
  })
  await db.insert(orderLines).values(lines.map((line, position) => ({ ...line, orderId: id, position })))
  const actorId = way.paymentWay === 'cash' ? bought.personId : null
  await db.insert(orderEvents).values({ orderId: id, toStatus: status, actorId, at: createdAt })
  if (status === 'refunded') return
  const placed = { orderId: id, placedAt: createdAt, bought, isPaid: way.paymentWay === 'gateway' }
  await queueMail(tx, bought.personId, orderPlaced(placed))
}
