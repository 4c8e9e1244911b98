import { and, eq, sql } from 'drizzle-orm'

import { cartLines, orders, paymentOrders, payments, refunds } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { claimHolds } from '#domain/inventory/holds.ts'
import { writeOrder } from '#domain/orders/write-order.ts'

import type { GatewayPayment } from './gateway.ts'
import { carryOutRefund } from './refunds.ts'

type PaymentOrder = typeof paymentOrders.$inferSelect

/** What became of a captured payment. */
export interface Settlement {
  /** The one order of the payment order. */
  orderId: string
  /** sold: the goods are this person's. refunded: they had gone, and the money goes back. */
  outcome: 'sold' | 'refunded'
}

/**
 * The one way in which a captured payment becomes an order; the browser's verification, the webhook and the
 * reconciler all end here, in any order and any number of times. Under the payment order's row lock the
 * first one makes the order, takes the stock and empties the cart by what was paid for; the others find it
 * made. A second payment of the same payment order is given back.
 * The caller has checked that amount, currency and gateway order match.
 */
export async function settlePayment(
  ctx: Ctx,
  input: { paymentOrderId: string; payment: GatewayPayment },
): Promise<Settlement> {
  const settlement = await inTransaction(ctx, (tx) => settle(tx, input))
  await carryOutRefund(ctx, input.payment.id)
  return settlement
}

async function settle(
  tx: Ctx,
  { paymentOrderId, payment }: { paymentOrderId: string; payment: GatewayPayment },
): Promise<Settlement> {
  const [paymentOrder] = await tx.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.id, paymentOrderId))
    .for('update')
  if (!paymentOrder) throw new Error(`There is no payment order ${paymentOrderId}`)
  await tx.db
    .insert(payments)
    .values({
      id: payment.id,
      paymentOrderId,
      amountPaise: payment.amountPaise,
      currency: payment.currency,
      method: payment.method,
      createdAt: tx.now(),
    })
    .onConflictDoNothing()

  const [made] = await tx.db.select().from(orders).where(eq(orders.paymentOrderId, paymentOrderId))
  if (made) {
    if (made.paymentId !== payment.id) await requestRefund(tx, payment, 'surplus')
    return { orderId: made.id, outcome: made.status === 'Refunded' ? 'refunded' : 'sold' }
  }

  const isSold = await claimHolds(tx, paymentOrderId)
  const orderId = await writeOrder(tx, {
    paymentOrder,
    paymentId: payment.id,
    status: isSold ? 'Paid' : 'Refunded',
  })
  if (isSold) await emptyCart(tx, paymentOrder)
  else await requestRefund(tx, payment, 'out_of_stock')
  await tx.db
    .update(paymentOrders)
    .set({ status: 'settled', settledAt: tx.now(), nextCheckAt: null })
    .where(eq(paymentOrders.id, paymentOrderId))
  return { orderId, outcome: isSold ? 'sold' : 'refunded' }
}

/** Each line is lowered by what was paid for and goes at 0; what was added while paying stays. */
async function emptyCart({ db }: Ctx, { personId, lines }: PaymentOrder): Promise<void> {
  for (const { productId, quantity } of lines) {
    const line = and(eq(cartLines.personId, personId), eq(cartLines.productId, productId))
    await db.delete(cartLines).where(and(line, sql`${cartLines.quantity} <= ${quantity}`))
    await db
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
      .where(and(line, sql`${cartLines.quantity} > ${quantity}`))
  }
}

async function requestRefund(
  { db, now }: Ctx,
  payment: GatewayPayment,
  reason: 'out_of_stock' | 'surplus',
): Promise<void> {
  const at = now()
  await db
    .insert(refunds)
    .values({
      paymentId: payment.id,
      amountPaise: payment.amountPaise,
      reason,
      requestedAt: at,
      nextAttemptAt: at,
    })
    .onConflictDoNothing()
}
