import { eq } from 'drizzle-orm'

import { orders, paymentOrders, payments } from '#db/schema/index.ts'
import { emptyCart } from '#domain/cart/empty-cart.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { claimHolds } from '#domain/inventory/holds.ts'
import { duePaise } from '#domain/orders/rules.ts'
import { writeOrder } from '#domain/orders/write-order.ts'

import type { GatewayPayment } from './gateway.ts'
import { carryOutRefunds, requestRefund } from './refunds.ts'

type PaymentOrder = typeof paymentOrders.$inferSelect

/** What became of a captured payment. */
export interface Settlement {
  /** The order that the payment order became, or that it was to pay for. */
  orderId: string
  /**
   * sold: the money pays for the order. given_back: the goods had gone, or nothing was due any more, and all
   * of it goes back. Decided once, when the payment order is settled; whatever becomes of the order later.
   */
  outcome: 'sold' | 'given_back'
}

/**
 * The one way in which a captured payment becomes an order's money; the browser's verification, the webhook
 * and the sweeps all end here, in any order and any number of times. Under the payment order's row lock the
 * first one decides, the others find it decided. A cart's payment order becomes an order, with its stock
 * taken and the cart emptied by what was paid for; one that was opened for an order adds its money to that
 * one. What nobody owes is given back, a second payment of a cart's payment order as well. The caller has
 * checked that amount, currency and gateway order match.
 */
export async function settlePayment(
  ctx: Ctx,
  input: { paymentOrderId: string; payment: GatewayPayment },
): Promise<Settlement> {
  const settlement = await inTransaction(ctx, (tx) => settle(tx, input))
  await carryOutRefunds(ctx, input.payment.id)
  return settlement
}

/**
 * Who needs several locks takes them in this order: person, payment order, order, products, payment. The
 * order that is written here refers to its person (KEY SHARE), which does not wait for who starts to pay.
 */
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
  const earlier = await settledPayment(tx, payment.id)
  if (earlier && paymentOrder.outcome) return { orderId: earlier.orderId, outcome: paymentOrder.outcome }

  const application =
    paymentOrder.purpose === 'order'
      ? await payForOrder(tx, paymentOrder, payment)
      : await payForCart(tx, paymentOrder, payment)
  await writePayment(tx, paymentOrderId, payment, application)

  const { orderId, isSold } = application
  if (paymentOrder.outcome) return { orderId, outcome: paymentOrder.outcome }
  const outcome = isSold ? 'sold' : 'given_back'
  await tx.db
    .update(paymentOrders)
    .set({ status: 'settled', settledAt: tx.now(), outcome, nextCheckAt: null })
    .where(eq(paymentOrders.id, paymentOrderId))
  return { orderId, outcome }
}

/** The payment as it was settled before, with its order. */
async function settledPayment({ db }: Ctx, paymentId: string): Promise<{ orderId: string } | undefined> {
  const [payment] = await db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.id, paymentId))
  return payment
}

interface Application {
  orderId: string
  /** What of the payment pays for the order. */
  appliedPaise: number
  isSold: boolean
}

/** The first payment becomes the order; to a second one nothing is owed. */
async function payForCart(
  tx: Ctx,
  paymentOrder: PaymentOrder,
  payment: GatewayPayment,
): Promise<Application> {
  const [made] = await tx.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.paymentOrderId, paymentOrder.id))
  if (made) return { orderId: made.id, appliedPaise: 0, isSold: true }
  const isSold = await claimHolds(tx, paymentOrder.id)
  const id = newId()
  await writeOrder(tx, { id, paymentOrder, paymentId: payment.id, status: isSold ? 'paid' : 'refunded' })
  if (isSold) await emptyCart(tx, paymentOrder.personId, paymentOrder.lines)
  return { orderId: id, appliedPaise: payment.amountPaise, isSold }
}

/** Adds the money to the order that it was asked for, as far as that is still due. */
async function payForOrder(
  tx: Ctx,
  { orderId }: PaymentOrder,
  payment: GatewayPayment,
): Promise<Application> {
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId!)).for('update')
  if (!order) throw new Error(`There is no order ${orderId}`)
  const appliedPaise = Math.min(duePaise(order), payment.amountPaise)
  if (appliedPaise > 0 && order.paymentId === null)
    await tx.db.update(orders).set({ paymentId: payment.id }).where(eq(orders.id, order.id))
  return { orderId: order.id, appliedPaise, isSold: appliedPaise > 0 }
}

/** Writes the payment, and gives back what of it nobody owed or what was paid for goods that have gone. */
async function writePayment(
  tx: Ctx,
  paymentOrderId: string,
  payment: GatewayPayment,
  { orderId, appliedPaise, isSold }: Application,
): Promise<void> {
  const { id, amountPaise, currency, method } = payment
  await tx.db
    .insert(payments)
    .values({ id, paymentOrderId, orderId, amountPaise, appliedPaise, currency, method, createdAt: tx.now() })
  if (appliedPaise < amountPaise)
    await requestRefund(tx, { paymentId: id, amountPaise: amountPaise - appliedPaise, reason: 'surplus' })
  if (!isSold && appliedPaise > 0)
    await requestRefund(tx, { paymentId: id, amountPaise: appliedPaise, reason: 'out_of_stock' })
}
