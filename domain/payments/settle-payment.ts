import { eq, inArray } from 'drizzle-orm'

import { orders, paymentOrders, people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { happened } from '#domain/ground/happened.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { duePaise } from '#domain/orders/rules.ts'

import type { GatewayPayment } from './gateway.ts'
import { payForCart } from './pay-for-cart.ts'
import { payForReceivable } from './pay-for-receivable.ts'
import { payForWallet } from './pay-for-wallet.ts'
import { carryOutRefunds, requestRefund } from './refunds.ts'
import { isAskedFor, settlementOf, writePayment } from './settlement.ts'
import type { Application, PaymentOrder, Settlement } from './settlement.ts'

/**
 * The one way in which a captured payment becomes an order's money; the browser's verification, the webhook
 * and the sweeps all end here, in any order and any number of times. Under the row locks of person and
 * payment order the first one decides, the others find it decided. A cart's payment order becomes an order,
 * with its stock taken and the cart emptied by what was paid for; one that was opened for an order adds its
 * money to that one; one for what a person owes, or into their wallet, goes there. What nobody owes is
 * given back: a second payment of a cart's payment order, one for goods that another payment order of the
 * same cart was sold or that were ordered in cash instead, one of another amount than was asked for; and
 * one that came after its hold, when the goods have gone, cost more or are not sold any more. The caller
 * has checked that the payment is one of this payment order.
 */
export async function settlePayment(
  ctx: Ctx,
  input: { paymentOrderId: string; payment: GatewayPayment },
): Promise<Settlement> {
  const { settlement, mayOwe } = await inTransaction(ctx, (tx) => settle(tx, input))
  if (mayOwe) await carryOutRefunds(ctx, input.payment.id)
  return settlement
}

/**
 * Who needs several locks takes them in this order: person, payment order, order, slots by their time, what
 * is owed, products, payment. So a payment waits for its customer who is just starting to pay again, and
 * they never wait for each other.
 */
async function settle(
  tx: Ctx,
  { paymentOrderId, payment }: { paymentOrderId: string; payment: GatewayPayment },
): Promise<{ settlement: Settlement; mayOwe: boolean }> {
  await lockPayer(tx, paymentOrderId)
  const [paymentOrder] = await tx.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.id, paymentOrderId))
    .for('update')
  if (!paymentOrder) throw new Error(`There is no payment order ${paymentOrderId}`)
  const earlier = await settlementOf(tx, paymentOrder, payment.id)
  if (earlier) return { settlement: earlier, mayOwe: true }

  const first = await settlementOf(tx, paymentOrder)
  const application = await pays[paymentOrder.purpose](tx, paymentOrder, payment)
  const { orderId, appliedPaise, why } = application
  const outcome = why === null ? 'sold' : 'given_back'
  await writePayment(tx, { paymentOrder, payment, application, outcome: first ? null : outcome })
  if (paymentOrder.purpose === 'order' && orderId !== null && appliedPaise > 0)
    await happened(tx, 'order_paid', { orderId, paymentId: payment.id, amountPaise: appliedPaise })
  const backPaise = why === null ? payment.amountPaise - appliedPaise : payment.amountPaise
  if (backPaise > 0)
    await requestRefund(tx, {
      orderId,
      paymentId: payment.id,
      amountPaise: backPaise,
      reason: why ?? 'surplus',
    })
  const mayOwe = backPaise > 0
  if (why !== null && orderId !== null) {
    const { id: paymentId, amountPaise } = payment
    await happened(tx, 'money_not_owed', { orderId, paymentId, amountPaise, why })
  }
  if (first) return { settlement: first, mayOwe }
  if (outcome === 'sold')
    tx.log.info(
      { orderId, paidPaise: payment.amountPaise, totalPaise: paymentOrder.totalPaise },
      orderId === null ? 'account paid' : 'order paid',
    )
  return { settlement: { orderId, outcome, why }, mayOwe }
}

const pays: Record<PaymentOrder['purpose'], typeof payForCart> = {
  cart: payForCart,
  order: payForOrder,
  receivable: payForReceivable,
  wallet: payForWallet,
}

/**
 * All payment orders of a person are settled and offered one after the other, because each is compared with
 * the others. NO KEY, so that nobody waits who only refers to the person.
 */
async function lockPayer({ db }: Ctx, paymentOrderId: string): Promise<void> {
  const payer = db
    .select({ id: paymentOrders.personId })
    .from(paymentOrders)
    .where(eq(paymentOrders.id, paymentOrderId))
  await db.select({ id: people.id }).from(people).where(inArray(people.id, payer)).for('no key update')
}

/** Adds the money to the order that it was asked for, as far as that is still due. */
async function payForOrder(
  tx: Ctx,
  paymentOrder: PaymentOrder,
  payment: GatewayPayment,
): Promise<Application> {
  const { orderId } = paymentOrder
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId!)).for('update')
  if (!order) throw new Error(`There is no order ${orderId}`)
  if (!isAskedFor(paymentOrder, payment)) return { orderId: order.id, appliedPaise: 0, why: 'wrong_amount' }
  const appliedPaise = Math.min(duePaise(order), payment.amountPaise)
  if (appliedPaise > 0 && order.paymentId === null)
    await tx.db.update(orders).set({ paymentId: payment.id }).where(eq(orders.id, order.id))
  return { orderId: order.id, appliedPaise, why: appliedPaise > 0 ? null : 'surplus' }
}
