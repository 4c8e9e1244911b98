import { eq } from 'drizzle-orm'

import { orders } from '#db/schema/index.ts'
import type { DeliveryAddress, SnapshotLine } from '#db/schema/orders.ts'
import { withPack } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { duePaise } from '#domain/orders/rules.ts'
import type { OrderAction } from '#domain/orders/transitions.ts'
import { moneyLeft } from '#domain/payments/money-left.ts'
import { returnableUntil } from '#domain/returns/rules.ts'

import { queueMail } from './queue-mail.ts'
import type { MailFacts, MailMessage } from './rules.ts'

type Order = typeof orders.$inferSelect

interface Placed {
  orderId: string
  orderNumber: number
  placedAt: Date
  bought: {
    lines: readonly SnapshotLine[]
    shippingPaise: number
    totalPaise: number
    deliveryAddress: DeliveryAddress | null
    isCollected: boolean
  }
  isPaid: boolean
}

/** Tells that an order was placed, once an order. */
export function orderPlaced({
  orderId,
  orderNumber,
  placedAt,
  bought,
  isPaid,
}: Placed): MailMessage & { cause: string } {
  const lines = bought.lines.map((line) => ({
    name: withPack(line.productName, line),
    quantity: line.quantity,
    pricePaise: line.quantity * line.sellingPricePaise,
  }))
  const { shippingPaise, totalPaise } = bought
  const facts = {
    orderId,
    orderNumber,
    placedAt: placedAt.toISOString(),
    lines,
    shippingPaise,
    totalPaise,
    duePaise: isPaid ? 0 : totalPaise,
    place: placeOf(bought),
  }
  return { kind: 'order_placed', cause: orderId, facts }
}

function placeOf({
  deliveryAddress,
  isCollected,
}: Pick<Placed['bought'], 'deliveryAddress' | 'isCollected'>): MailFacts['order_placed']['place'] {
  if (isCollected) return { is: 'fetched' }
  if (!deliveryAddress) return { is: 'unknown' }
  const { town, pinCode } = deliveryAddress
  return { is: 'brought', town, pinCode }
}

/**
 * Tells the customer of a move that concerns them, once a move, in its transaction. `order` is the row as it
 * was before, and nothing of the move's money has gone back yet.
 */
export async function tellOrderMoved(
  tx: Ctx,
  order: Order,
  move: { action: OrderAction; eventId: number; note: string | undefined },
): Promise<void> {
  const message = await messageOf(tx, order, move)
  if (message) await queueMail(tx, order.personId, { ...message, cause: String(move.eventId) })
}

async function messageOf(
  ctx: Ctx,
  order: Order,
  { action, note }: { action: OrderAction; note: string | undefined },
): Promise<MailMessage | null> {
  const of = { orderId: order.id, orderNumber: order.number }
  if (action === 'dispatch') return { kind: 'order_sent', facts: { ...of, duePaise: duePaise(order) } }
  if (action === 'deliver') {
    const isFetched = order.status === 'packed'
    const until = returnableUntil(ctx.now()).toISOString()
    return { kind: 'order_delivered', facts: { ...of, isFetched, returnableUntil: until } }
  }
  if (action === 'cancel') {
    const hasPaid = order.paidPaise > 0
    return {
      kind: 'order_cancelled',
      facts: { ...of, note: note ?? null, hasPaid, backPaise: await moneyLeft(ctx, order.id) },
    }
  }
  return null
}

/**
 * Tells the customer of an order that money was given back, once a cause, in the transaction that writes
 * down that it was. @param back.cause the refund's id, or what the cash was given back for
 */
export async function tellMoneyBack(
  tx: Ctx,
  { cause, ...back }: Omit<MailFacts['money_back'], 'orderNumber'> & { cause: string },
): Promise<void> {
  const [order] = await tx.db
    .select({ personId: orders.personId, orderNumber: orders.number })
    .from(orders)
    .where(eq(orders.id, back.orderId))
  if (!order) return
  const { personId, orderNumber } = order
  await queueMail(tx, personId, { kind: 'money_back', facts: { ...back, orderNumber }, cause })
}
