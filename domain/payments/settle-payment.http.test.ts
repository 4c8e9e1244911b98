import { eq, inArray, isNotNull } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import {
  orderEvents,
  orderLines,
  orders,
  paymentOrders,
  paymentSweeps,
  payments,
  products,
  refunds,
  webhookEvents,
} from '#db/schema/index.ts'
import { overlap } from '#tests/support/locks.ts'
import { fillCart, ordersOf, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import type { GatewayPayment } from './gateway.ts'
import { reconcilePaymentOrders } from './reconcile.ts'
import { settlePayment } from './settle-payment.ts'

const shop = await testShop()

test('a payment that the browser reports becomes one order, with lines, history and an empty cart', async () => {
  const [dal, oil] = [await makeProduct(shop), await makeProduct(shop, { stock: 5 })]
  const asha = await shop.customer('Asha Devi')
  await fillCart(asha, dal, dal, oil)
  const { orderId, amountPaise } = await startPaying(asha)

  const verified = await verify(asha, await payAtGateway(asha, orderId))

  expect(verified.body).toMatchObject({
    success: true,
    error: false,
    message: 'Payment Successful & Verified!',
  })
  const [order] = await ordersOf(asha)
  expect(order).toMatchObject({ status: 'Paid', totalPrice: amountPaise / 100 })
  expect(order?.productId.map((line) => line.quantity)).toEqual([2, 1])
  expect((await asha.get('/api/countAddToCartProduct')).body.data).toEqual({ count: 0 })
  const history = await shop.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order?._id ?? ''))
  expect(history).toMatchObject([{ fromStatus: null, toStatus: 'paid' }])
  expect(await stockOf(oil)).toBe(4)
  expect(await paymentOrderOf(orderId)).toMatchObject({ status: 'settled', nextCheckAt: null })
})

test('a browser that vanishes after paying loses nothing: the webhook makes the order', async () => {
  const asha = await buyer()
  const { orderId } = await startPaying(asha)

  await payAtGateway(asha, orderId, { webhook: 'normal' })

  await vi.waitFor(async () => expect(await ordersOf(asha)).toHaveLength(1), { timeout: 10_000 })
})

test('a webhook that never comes loses nothing: the reconciler makes the order', async () => {
  const asha = await buyer()
  const { orderId } = await startPaying(asha)
  await payAtGateway(asha, orderId, { webhook: 'none' })
  expect(await ordersOf(asha)).toHaveLength(0)

  shop.passTime(1)
  await reconcilePaymentOrders(shop.ctx)

  expect(await ordersOf(asha)).toMatchObject([{ status: 'Paid' }])
})

test('a payment order is left to its browser for the first twenty seconds', async () => {
  const asha = await buyer()
  const { orderId } = await startPaying(asha)
  await payAtGateway(asha, orderId, { webhook: 'none' })

  shop.passTime(10 / 60)
  await shop.db.update(paymentSweeps).set({ dueAt: shop.ctx.now() }).where(isNotNull(paymentSweeps.dueAt))
  await reconcilePaymentOrders(shop.ctx)

  expect(await ordersOf(asha)).toHaveLength(0)
})

test('the webhook may come first: the browser finds the order made', async () => {
  const asha = await buyer()
  const { orderId } = await startPaying(asha)
  const receipt = await payAtGateway(asha, orderId, { webhook: 'normal' })
  await vi.waitFor(async () => expect(await ordersOf(asha)).toHaveLength(1), { timeout: 10_000 })

  const verified = await verify(asha, receipt)

  const [order] = await ordersOf(asha)
  expect(verified.body).toMatchObject({ success: true, orderId: order?._id })
  expect(await ordersOf(asha)).toHaveLength(1)
})

test('browser, duplicate webhooks and reconciler at the same moment make one order', async () => {
  const asha = await buyer()
  const { orderId } = await startPaying(asha)
  const receipt = await payAtGateway(asha, orderId, { webhook: 'duplicate' })
  shop.passTime(1)

  const [first, second] = await Promise.all([
    verify(asha, receipt),
    verify(asha, receipt),
    reconcilePaymentOrders(shop.ctx),
    reconcilePaymentOrders(shop.ctx),
  ])

  expect([first.body.success, second.body.success]).toEqual([true, true])
  await vi.waitFor(async () => expect(await isEveryWebhookProcessed()).toBe(true), { timeout: 15_000 })
  expect(await ordersOf(asha)).toHaveLength(1)
  expect(await asha.get('/api/countAddToCartProduct')).toMatchObject({ body: { data: { count: 0 } } })
  expect(await refundOf(receipt.razorpay_payment_id)).toBeUndefined()
})

test('a payment that is only authorised is captured and becomes an order', async () => {
  const asha = await buyer()
  const { orderId } = await startPaying(asha)

  const verified = await verify(asha, await payAtGateway(asha, orderId, { outcome: 'authorized' }))

  expect(verified.body.success).toBe(true)
  expect(await ordersOf(asha)).toMatchObject([{ status: 'Paid' }])
})

test('a payment that is only authorised, and whose browser vanished, is captured at the word of the webhook', async () => {
  const asha = await buyer()
  const { orderId } = await startPaying(asha)

  const { razorpay_payment_id: id } = await payAtGateway(asha, orderId, {
    outcome: 'authorized',
    webhook: 'normal',
  })

  await vi.waitFor(async () => expect(await ordersOf(asha)).toHaveLength(1), { timeout: 10_000 })
  expect(await statusAtGateway(id)).toBe('captured')
})

test('a failed payment that the bank confirms late becomes an order', async () => {
  const asha = await buyer()
  const { orderId } = await startPaying(asha)
  const failed = await payAtGateway(asha, orderId, { outcome: 'failure', webhook: 'normal' })
  await asha.post('/sandbox/razorpay/authorize-late', { payment_id: failed.razorpay_payment_id })

  shop.passTime(10)
  await reconcilePaymentOrders(shop.ctx)

  expect(await ordersOf(asha)).toMatchObject([{ status: 'Paid', transactionId: failed.razorpay_payment_id }])
})

test('of two captured payments of one payment order the second one goes back', async () => {
  const asha = await buyer()
  const { orderId, amountPaise } = await startPaying(asha)
  const surplus = await payAtGateway(asha, orderId, { outcome: 'failure' })
  const paid = await payAtGateway(asha, orderId)
  expect((await verify(asha, paid)).body.success).toBe(true)

  // The bank confirms the first one after all, and the gateway keeps it: giving it back is left to the shop.
  await captureAtGateway(surplus.razorpay_payment_id)
  shop.passTime(16)
  await reconcilePaymentOrders(shop.ctx)

  expect(await ordersOf(asha)).toMatchObject([{ transactionId: paid.razorpay_payment_id }])
  expect(await refundOf(surplus.razorpay_payment_id)).toMatchObject({ amountPaise, reason: 'surplus' })
  expect(await refundOf(paid.razorpay_payment_id)).toBeUndefined()
  expect(await statusAtGateway(surplus.razorpay_payment_id)).toBe('refunded')
  expect(await statusAtGateway(paid.razorpay_payment_id)).toBe('captured')
})

test('a payment that is reported while another one of its payment order is being settled waits, and goes back', async () => {
  const asha = await buyer()
  const { orderId, amountPaise } = await startPaying(asha)
  const [first, second] = [
    capturedPayment(orderId, amountPaise, 'pay_first'),
    capturedPayment(orderId, amountPaise, 'pay_second'),
  ]
  const { id: paymentOrderId } = await paymentOrderOf(orderId)

  const settled = await overlap(shop.ctx, {
    first: (tx) => settlePayment(tx, { paymentOrderId, payment: first }),
    second: () => settlePayment(shop.ctx, { paymentOrderId, payment: second }),
  })

  expect(settled.second).toEqual(settled.first)
  expect(await ordersOf(asha)).toMatchObject([{ transactionId: 'pay_first' }])
  expect(await refundOf('pay_second')).toMatchObject({ amountPaise, reason: 'surplus' })
  expect(await refundOf('pay_first')).toBeUndefined()
})

test('an order keeps the prices and words of the moment of paying', async () => {
  const dal = await makeProduct(shop, {
    name: 'Arhar Dal',
    sellingPricePaise: 600_00,
    listPricePaise: 700_00,
  })
  const asha = await shop.customer()
  await fillCart(asha, dal)
  const { orderId } = await startPaying(asha)
  const receipt = await payAtGateway(asha, orderId)

  await shop.db
    .update(products)
    .set({ sellingPricePaise: 900_00, name: 'Dearer Dal' })
    .where(eq(products.id, dal))
  await verify(asha, receipt)

  const [order] = await ordersOf(asha)
  expect(order).toMatchObject({
    totalPrice: 600,
    productId: [{ sellingPrice: 600, productName: 'Arhar Dal' }],
  })
})

test('what was put into the cart while paying stays there', async () => {
  const [dal, rice] = [await makeProduct(shop), await makeProduct(shop)]
  const asha = await shop.customer()
  await fillCart(asha, dal, dal)
  const { orderId } = await startPaying(asha)
  const receipt = await payAtGateway(asha, orderId)

  await fillCart(asha, dal, rice)
  await verify(asha, receipt)

  const { body } = await asha.get('/api/view-card-product')
  const left = (body.data as { quantity: number; productId: { _id: string } }[]).map((line) => [
    line.productId._id,
    line.quantity,
  ])
  expect(left).toEqual([
    [dal, 1],
    [rice, 1],
  ])
})

test(
  'two hundred products and fifty people who pay at once make fifty orders that sum to the paise',
  { tags: 'night' },
  async () => {
    const shelf = await Promise.all(
      Array.from({ length: 200 }, (_, n) => makeProduct(shop, { stock: n % 2 ? 50 : null })),
    )
    const people = await Promise.all(Array.from({ length: 50 }, (_, n) => shop.customer(`Customer ${n}`)))

    const paid = await Promise.all(
      people.map(async (person, n) => {
        await fillCart(
          person,
          ...[0, 1, 2, 3].map((k) => shelf[(n * 4 + k) % shelf.length] ?? ''),
          shelf[n] ?? '',
        )
        const { orderId, amountPaise } = await startPaying(person)
        const receipt = await payAtGateway(person, orderId, { webhook: n % 3 === 0 ? 'duplicate' : 'normal' })
        // Half of the browsers report it, the others vanish.
        const isVerified = n % 2 === 0 ? (await verify(person, receipt)).body.success : true
        return { person, amountPaise, isVerified }
      }),
    )

    expect(paid.every(({ isVerified }) => isVerified)).toBe(true)
    const personIds = people.map(({ id }) => id)
    await vi.waitFor(
      async () => expect(await shop.db.$count(orders, inArray(orders.personId, personIds))).toBe(50),
      { timeout: 30_000 },
    )
    for (const { person, amountPaise } of paid) {
      const [order, ...others] = await ordersOf(person)
      expect(others).toEqual([])
      expect(Math.round((order?.totalPrice ?? 0) * 100)).toBe(amountPaise)
    }
    expect(await linesSumToTheirOrders()).toBe(true)
  },
)

async function buyer() {
  const person = await shop.customer()
  await fillCart(person, await makeProduct(shop))
  return person
}

/** As the bank's late word leaves it at a gateway that does not give a surplus payment back by itself. */
async function captureAtGateway(paymentId: string): Promise<void> {
  await shop.pool.query(
    `update razorpay_sandbox.payments set status = 'captured', error = null where id = $1`,
    [paymentId],
  )
}

async function statusAtGateway(paymentId: string): Promise<string | undefined> {
  return (await shop.ctx.gateways.payments.findPayment(paymentId))?.status
}

function capturedPayment(gatewayOrderId: string, amountPaise: number, id: string): GatewayPayment {
  return { id, gatewayOrderId, amountPaise, currency: 'INR', status: 'captured', method: 'upi' }
}

async function paymentOrderOf(gatewayOrderId: string) {
  const [order] = await shop.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.gatewayOrderId, gatewayOrderId))
  if (!order) throw new Error(`There is no payment order for ${gatewayOrderId}`)
  return order
}

async function refundOf(paymentId: string) {
  const [refund] = await shop.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
  return refund
}

async function stockOf(productId: string): Promise<number | null | undefined> {
  const [row] = await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, productId))
  return row?.stock
}

async function isEveryWebhookProcessed(): Promise<boolean> {
  const events = await shop.db.select().from(webhookEvents)
  return events.length > 0 && events.every((event) => event.processedAt !== null)
}

/** Every order: its lines sum to its subtotal, and what was captured for it is its total. */
async function linesSumToTheirOrders(): Promise<boolean> {
  const all = await shop.db.select().from(orders).innerJoin(payments, eq(payments.id, orders.paymentId))
  const lines = await shop.db.select().from(orderLines)
  const back = await shop.db.select().from(refunds)
  return all.every(({ orders: order, payments: payment }) => {
    const own = lines.filter((line) => line.orderId === order.id)
    const sum = own.reduce((total, line) => total + line.quantity * line.sellingPricePaise, 0)
    const isBack = back.some((refund) => refund.paymentId === payment.id)
    return sum === order.subtotalPaise && payment.amountPaise === order.totalPaise && !isBack
  })
}
