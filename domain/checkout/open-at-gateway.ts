import { and, eq, isNull } from 'drizzle-orm'

import { paymentOrders } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { expirePaymentOrder } from '#domain/payments/expire-payment-order.ts'
import { isGatewayRefusal } from '#domain/payments/gateway.ts'
import type { GatewayOrder } from '#domain/payments/gateway.ts'

type PaymentOrder = typeof paymentOrders.$inferSelect

export interface Offer {
  paymentOrder: PaymentOrder
  /** It was written just now, so the gateway cannot know it. */
  isNew: boolean
}

/**
 * The payment order with its order at the gateway. Outside of any transaction: the gateway may take its time.
 * @throws gateway_unavailable, payment_refused
 */
export async function openAtGateway(ctx: Ctx, { paymentOrder, isNew }: Offer): Promise<PaymentOrder> {
  if (paymentOrder.gatewayOrderId !== null) return paymentOrder
  const { payments } = ctx.gateways
  const { id, totalPaise: amountPaise } = paymentOrder
  // After a lost answer the order may exist there already; its receipt tells.
  const known = isNew ? null : await payments.findOrder({ receipt: id, amountPaise })
  const opened = known ?? (await openOrder(ctx, paymentOrder))
  const [written] = await ctx.db
    .update(paymentOrders)
    .set({ gatewayOrderId: opened.id, gatewayKeyId: payments.keyId })
    .where(and(eq(paymentOrders.id, id), isNull(paymentOrders.gatewayOrderId)))
    .returning()
  // When two requests opened one each, both go on with the one that was written down first.
  return written ?? paymentOrderById(ctx, id)
}

/** A clear no means that there is nothing to pay: what is held goes back at once. */
async function openOrder(ctx: Ctx, { id, totalPaise }: PaymentOrder): Promise<GatewayOrder> {
  try {
    const notes = { payment_order: id }
    return await ctx.gateways.payments.createOrder({ amountPaise: totalPaise, receipt: id, notes })
  } catch (error) {
    if (!isGatewayRefusal(error)) throw error
    ctx.log.error({ err: error, paymentOrder: id }, 'the gateway refused to open an order')
    await expirePaymentOrder(ctx, id)
    // All but a 400 is about us: our keys, or the address.
    if (error.status !== 400) throw new DomainError('gateway_unavailable', {})
    throw new DomainError('payment_refused', { totalPaise })
  }
}

/** One that is known to be there. */
export async function paymentOrderById({ db }: Ctx, id: string): Promise<PaymentOrder> {
  const [paymentOrder] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, id))
  if (!paymentOrder) throw new Error(`There is no payment order ${id}`)
  return paymentOrder
}
