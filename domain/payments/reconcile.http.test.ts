import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { paymentOrders, products } from '#db/schema/index.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { overlap } from '#tests/support/locks.ts'
import { fillCart, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { expirePaymentOrder } from './expire-payment-order.ts'
import type { GatewayPayment } from './gateway.ts'
import { reconcilePaymentOrders } from './reconcile.ts'
import { settlePayment } from './settle-payment.ts'

const shop = await testShop()

test('a payment order that is being settled when its hold ends stays settled, and its goods stay sold', async () => {
  const { oil, paymentOrder } = await somebodyPays()
  shop.passTime(16)
  const { asked, answer, ctx } = gatewayThatIsAsked()
  const reconciling = reconcilePaymentOrders(ctx)
  await asked

  await overlap(shop.ctx, {
    first: (tx) => settlePayment(tx, { paymentOrderId: paymentOrder.id, payment: captured(paymentOrder) }),
    second: () => {
      answer([])
      return reconciling
    },
  })

  expect(await rowOf(paymentOrder.id)).toMatchObject({ status: 'settled', nextCheckAt: null })
  expect(await stockOf(oil)).toBe(2)
})

test('the end of a hold waits for a payment that is being settled, and leaves it as it is', async () => {
  const { oil, paymentOrder } = await somebodyPays()

  await overlap(shop.ctx, {
    first: (tx) => settlePayment(tx, { paymentOrderId: paymentOrder.id, payment: captured(paymentOrder) }),
    second: () => expirePaymentOrder(shop.ctx, paymentOrder.id),
  })

  expect(await rowOf(paymentOrder.id)).toMatchObject({ status: 'settled', nextCheckAt: null })
  expect(await stockOf(oil)).toBe(2)
})

test('a payment order that is settled while the gateway is silent is not looked after any more', async () => {
  const { oil, paymentOrder } = await somebodyPays()
  shop.passTime(16)
  const { asked, fail, ctx } = gatewayThatIsAsked()
  const reconciling = reconcilePaymentOrders(ctx)
  await asked

  await settlePayment(shop.ctx, { paymentOrderId: paymentOrder.id, payment: captured(paymentOrder) })
  fail(new DomainError('gateway_unavailable', {}))
  await reconciling

  expect(await rowOf(paymentOrder.id)).toMatchObject({ status: 'settled', nextCheckAt: null })
  expect(await stockOf(oil)).toBe(2)
})

test('a settled payment order that was left due is looked after once', async () => {
  const { oil, paymentOrder } = await somebodyPays()
  await settlePayment(shop.ctx, { paymentOrderId: paymentOrder.id, payment: captured(paymentOrder) })
  const same = eq(paymentOrders.id, paymentOrder.id)
  await shop.db.update(paymentOrders).set({ nextCheckAt: shop.ctx.now() }).where(same)

  await reconcilePaymentOrders(shop.ctx)

  expect(await rowOf(paymentOrder.id)).toMatchObject({ status: 'settled', nextCheckAt: null })
  expect(await stockOf(oil)).toBe(2)
})

test('a payment that comes while its hold is being ended waits for that, and takes its goods from the shelf again', async () => {
  const { oil, paymentOrder } = await somebodyPays()

  const { second } = await overlap(shop.ctx, {
    first: (tx) => expirePaymentOrder(tx, paymentOrder.id),
    second: () =>
      settlePayment(shop.ctx, { paymentOrderId: paymentOrder.id, payment: captured(paymentOrder) }),
  })

  expect(second.outcome).toBe('sold')
  expect(await stockOf(oil)).toBe(2)
})

test('an order that the gateway does not know, as after a change of its keys, keeps neither stock nor its person', async () => {
  const { asha, oil, paymentOrder } = await somebodyPays()
  const same = eq(paymentOrders.id, paymentOrder.id)
  await shop.db.update(paymentOrders).set({ gatewayOrderId: 'order_of_other_keys' }).where(same)
  shop.passTime(16)

  await reconcilePaymentOrders(shop.ctx)

  expect(await rowOf(paymentOrder.id)).toMatchObject({ status: 'expired' })
  expect(await stockOf(oil)).toBe(3)
  await startPaying(asha)
})

async function somebodyPays() {
  const oil = await makeProduct(shop, { stock: 3 })
  const asha = await shop.customer()
  await fillCart(asha, oil)
  const { orderId } = await startPaying(asha)
  const [paymentOrder] = await shop.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.gatewayOrderId, orderId))
  if (!paymentOrder) throw new Error('There is no payment order')
  return { asha, oil, paymentOrder }
}

/** The shop with a gateway that has been asked for an order's payments and takes its time to answer. */
function gatewayThatIsAsked() {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<GatewayPayment[]>()
  const { gateways } = shop.ctx
  const payments = {
    ...gateways.payments,
    paymentsOfOrder: () => {
      asked.resolve()
      return answer.promise
    },
  }
  return {
    asked: asked.promise,
    answer: answer.resolve,
    fail: answer.reject,
    ctx: { ...shop.ctx, gateways: { ...gateways, payments } },
  }
}

function captured(order: typeof paymentOrders.$inferSelect): GatewayPayment {
  const { gatewayOrderId, totalPaise: amountPaise, currency } = order
  return { id: `pay_${order.id}`, gatewayOrderId, amountPaise, currency, status: 'captured', method: 'upi' }
}

async function rowOf(id: string) {
  const [row] = await shop.db.select().from(paymentOrders).where(eq(paymentOrders.id, id))
  return row
}

async function stockOf(productId: string): Promise<number | null | undefined> {
  const [row] = await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, productId))
  return row?.stock
}
