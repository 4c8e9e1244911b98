import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { products, refunds } from '#db/schema/index.ts'
import { overlap } from '#tests/support/locks.ts'
import { fillCart, ordersOf, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { reconcilePaymentOrders } from './reconcile.ts'
import { settlePayment } from './settle-payment.ts'

// A gateway takes money for a payment order as long as it likes. What is held keeps its price; what is not
// held any more is sold at the price that was offered or a lower one, and never at one that is gone.
const shop = await testShop()

test('what is held is sold at the price that was offered, also when it is dearer by then', async () => {
  const { asha, oil, orderId } = await offered()
  await reprice(oil, 18_000_00)

  expect((await pay(asha, orderId)).body.success).toBe(true)

  expect(await ordersOf(asha)).toMatchObject([{ status: 'Paid', totalPrice: 2000 }])
})

test.each([
  ['the same price', 2000_00],
  ['a lower price', 1500_00],
])('what was held and costs %s by then is sold as it was offered', async (_what, pricePaise) => {
  const { asha, oil, orderId } = await offered()
  await holdsEnd()
  await reprice(oil, pricePaise)

  expect((await pay(asha, orderId)).body.success).toBe(true)

  expect(await ordersOf(asha)).toMatchObject([{ status: 'Paid', totalPrice: 2000 }])
  expect(await stockOf(oil)).toBe(4)
})

test('what was held and is dearer by then is not sold: all of the money goes back, and says why', async () => {
  const { asha, oil, orderId } = await offered()
  await holdsEnd()
  await reprice(oil, 18_000_00)

  const answer = await pay(asha, orderId)

  expect(answer).toMatchObject({ status: 409, body: { code: 'paid_too_late' } })
  expect(answer.body.message).toBe(
    'Your payment came late: the price had gone up, or the goods are not sold any more. You get this payment back in full.',
  )
  await expectAllBack(asha, oil)
})

test.each([
  ['off the shelf', { state: 'archived' as const }],
  ['dearer in one of its goods and cheaper in the other', { sellingPricePaise: 2000_01 }],
])('a cart that is %s when its money comes late goes back whole', async (_what, change) => {
  const { asha, oil, orderId, dal } = await offered({ withDal: true })
  await holdsEnd()
  await shop.db.update(products).set(change).where(eq(products.id, oil))
  await reprice(dal!, 1_00)

  expect((await pay(asha, orderId)).body.code).toBe('paid_too_late')

  await expectAllBack(asha, oil)
})

test('an offer that a dearer one took the place of is not sold, and the dearer one still is', async () => {
  const { asha, oil, orderId } = await offered()
  await reprice(oil, 18_000_00)
  const dearer = await startPaying(asha)

  expect((await pay(asha, orderId)).body.code).toBe('paid_too_late')
  expect(await refundReasons()).toContain('offer_ended')
  expect((await pay(asha, dearer.orderId)).body.success).toBe(true)

  const orders = await ordersOf(asha)
  expect(orders.map(({ status, totalPrice }) => [status, totalPrice])).toEqual([
    ['Paid', 18_000],
    ['Refunded', 2000],
  ])
  expect(await stockOf(oil)).toBe(4)
})

test('a price that goes up while late money is being settled waits for it, and finds it sold', async () => {
  const { asha, oil, orderId } = await offered()
  await holdsEnd()
  const receipt = await payAtGateway(asha, orderId)
  const payment = await shop.ctx.gateways.payments.findPayment(receipt.razorpay_payment_id)
  const paymentOrderId = await paymentOrderOf(orderId)

  const { first } = await overlap(shop.ctx, {
    first: (tx) => settlePayment(tx, { paymentOrderId, payment: payment! }),
    second: () => reprice(oil, 18_000_00),
  })

  expect(first.outcome).toBe('sold')
})

async function offered({ withDal = false } = {}) {
  const asha = await shop.customer()
  const price = { sellingPricePaise: 2000_00, listPricePaise: 20_000_00 }
  const oil = await makeProduct(shop, { ...price, stock: 5 })
  const dal = withDal ? await makeProduct(shop, price) : undefined
  await fillCart(asha, oil, ...(dal ? [dal] : []))
  return { asha, oil, dal, ...(await startPaying(asha)) }
}

/** Nobody has paid in time. */
async function holdsEnd(): Promise<void> {
  shop.passTime(20)
  await reconcilePaymentOrders(shop.ctx)
}

async function reprice(productId: string, sellingPricePaise: number): Promise<void> {
  await shop.db.update(products).set({ sellingPricePaise }).where(eq(products.id, productId))
}

async function pay(asha: Visitor, orderId: string) {
  return verify(asha, await payAtGateway(asha, orderId))
}

async function expectAllBack(asha: Visitor, oil: string): Promise<void> {
  const [order] = await ordersOf(asha)
  expect(order).toMatchObject({ status: 'Refunded' })
  const [refund] = await shop.db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, order?.transactionId ?? ''))
  expect(refund).toMatchObject({ reason: 'offer_ended', amountPaise: (order?.totalPrice ?? 0) * 100 })
  expect(await stockOf(oil)).toBe(5)
  expect((await asha.get('/api/countAddToCartProduct')).body.data).not.toEqual({ count: 0 })
}

async function refundReasons(): Promise<string[]> {
  return (await shop.db.select().from(refunds)).map(({ reason }) => reason)
}

async function stockOf(productId: string): Promise<number | null | undefined> {
  const [product] = await shop.db.select().from(products).where(eq(products.id, productId))
  return product?.stock
}

async function paymentOrderOf(gatewayOrderId: string): Promise<string> {
  const { rows } = await shop.pool.query<{ id: string }>(
    'select id from payment_orders where gateway_order_id = $1',
    [gatewayOrderId],
  )
  return rows[0]!.id
}
