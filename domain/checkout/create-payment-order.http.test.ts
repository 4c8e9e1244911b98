import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { paymentOrders, people, products } from '#db/schema/index.ts'
import { reconcilePaymentOrders } from '#domain/payments/reconcile.ts'
import { settlePayment } from '#domain/payments/settle-payment.ts'
import { overlap } from '#tests/support/locks.ts'
import { cartTotal, fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

type PaymentOrder = typeof paymentOrders.$inferSelect

const shop = await testShop()
/** What the gateway was asked since the test's last look. */
let asked: string[] = []

beforeEach(() => {
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = String(input)
    if (url.includes('/sandbox/razorpay/v1/'))
      asked.push(`${init?.method ?? 'GET'} ${url.slice(url.indexOf('/v1/') + 3).split('?')[0]}`)
    return real(input, init)
  })
})
afterEach(() => vi.restoreAllMocks())

test('any number of cart changes costs two calls each time, about the last offer alone, refuses nobody and leaves one offer', async () => {
  const asha = await shop.customer()
  const oil = await makeProduct(shop, { stock: 30 })
  const offered: string[] = []
  for (let change = 1; change <= 30; change++) {
    await fillCart(asha, oil)
    asked = []
    offered.push((await startPaying(asha)).orderId)
    // What was superseded before is left to webhooks and sweeps.
    const last = offered.slice(-2, -1).map((id) => `GET /orders/${id}/payments`)
    expect(asked).toEqual([...last, 'POST /orders'])
  }

  const statuses = (await paymentOrdersOf(asha.id)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 'open')).toHaveLength(1)
  expect(statuses.filter((status) => status === 'superseded')).toHaveLength(29)
  expect(await stockOf(oil)).toBe(0)
})

test.each([
  ['an unchanged cart', false],
  ['a changed cart', true],
])('after an answer of the gateway that was lost, %s costs three calls at most', async (_what, isChanged) => {
  const [dal, oil] = [await makeProduct(shop), await makeProduct(shop)]
  const asha = await shop.customer()
  for (const product of [dal, oil]) {
    await fillCart(asha, product)
    await startPaying(asha)
  }
  await fillCart(asha, dal)
  const amount = await cartTotal(asha)
  // The two of the carts before are asked about, and the answer to the third call is lost.
  await loseAnswerTo('POST /orders', () => asha.post('/api/razorpay/order', { amount }))
  if (isChanged) await fillCart(asha, oil)
  asked = []

  const { orderId } = await startPaying(asha)

  expect(asked.length).toBeLessThanOrEqual(3)
  expect((await paymentOrdersOf(asha.id)).filter(({ status }) => status === 'open')).toMatchObject([
    { gatewayOrderId: orderId },
  ])
})

test('whoever paid too late and presses again is told that the money comes back', async () => {
  const oil = await makeProduct(shop, { stock: 1 })
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  await fillCart(asha, oil)
  const amount = await cartTotal(asha)
  const { orderId } = await startPaying(asha)
  shop.passTime(16)
  await reconcilePaymentOrders(shop.ctx)
  await fillCart(ravi, oil)
  await startPaying(ravi)
  await payAtGateway(asha, orderId)

  const again = await asha.post('/api/razorpay/order', { amount })

  expect(again).toMatchObject({ status: 409, body: { code: 'paid_too_late' } })
})

test('what a person holds while paying can be added to their own cart, and to nobody else’s', async () => {
  const oil = await makeProduct(shop, { stock: 3 })
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  await fillCart(asha, oil, oil)
  await startPaying(asha)

  await fillCart(asha, oil)
  await fillCart(ravi, oil)
  const second = await ravi.post('/api/addto-cart', { productId: oil })

  expect(second).toMatchObject({ status: 409, body: { code: 'out_of_stock', available: 1 } })
})

test('a request that is repeated under its key after paying answers what the first one answered', async () => {
  const asha = await shop.customer()
  await fillCart(asha, await makeProduct(shop))
  const amount = await cartTotal(asha)
  const pay = (key: string) => asha.post('/api/razorpay/order', { amount }, { 'idempotency-key': key })
  const first = await pay('tap-1')
  const receipt = await payAtGateway(asha, first.body.order.id)

  const onItsWay = await pay('tap-1')
  await verify(asha, receipt)
  const settled = await pay('tap-1')
  const other = await pay('tap-2')

  expect(onItsWay.body).toEqual(first.body)
  expect(settled.body).toEqual(first.body)
  expect(other).toMatchObject({ status: 409, body: { code: 'already_paid' } })
})

test('a page that still shows the cart that was paid says so for a quarter of an hour, and not that the cart is empty', async () => {
  const asha = await shop.customer()
  await fillCart(asha, await makeProduct(shop))
  const amount = await cartTotal(asha)
  const { orderId } = await startPaying(asha)
  await verify(asha, await payAtGateway(asha, orderId))
  const pay = () => asha.post('/api/razorpay/order', { amount })

  expect(await pay()).toMatchObject({ status: 409, body: { code: 'already_paid' } })
  shop.passTime(16)
  expect(await pay()).toMatchObject({ status: 409, body: { code: 'cart_empty' } })
})

test('a request that is repeated under its key when its goods are held no more is a new request', async () => {
  const [dal, oil] = [await makeProduct(shop), await makeProduct(shop, { stock: 1 })]
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  await fillCart(asha, dal, oil)
  const amount = await cartTotal(asha)
  const pay = () => asha.post('/api/razorpay/order', { amount }, { 'idempotency-key': 'tap' })
  const first = await pay()
  shop.passTime(16)
  await reconcilePaymentOrders(shop.ctx)

  const offered = [await pay(), await pay()].map(({ body }) => body.order.id)
  expect(new Set(offered).size).toBe(1)
  expect(offered).not.toContain(first.body.order.id)
  shop.passTime(16)
  await reconcilePaymentOrders(shop.ctx)
  await fillCart(ravi, oil)
  await startPaying(ravi)
  expect(await pay()).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
  await fillCart(asha, dal)
  expect(await pay()).toMatchObject({ status: 409, body: { code: 'amount_mismatch' } })
})

test('two tabs that change the cart and pay at the same moment are offered one payment order after the other', async () => {
  const asha = await shop.customer()
  await fillCart(asha, await makeProduct(shop))
  const amount = await cartTotal(asha)

  await overlap(shop.ctx, {
    first: ({ db }) => db.select().from(people).where(eq(people.id, asha.id)).for('no key update'),
    second: () => Promise.all([1, 2].map(() => asha.post('/api/razorpay/order', { amount }))),
  })

  expect(await paymentOrdersOf(asha.id)).toHaveLength(1)
})

test('a cart that is being settled while it is paid again is not offered twice', async () => {
  const asha = await shop.customer()
  await fillCart(asha, await makeProduct(shop, { stock: 5 }))
  const amount = await cartTotal(asha)
  await startPaying(asha)
  const [{ id, gatewayOrderId, totalPaise, currency }] = (await paymentOrdersOf(asha.id)) as [PaymentOrder]
  const payment = { id: `pay_${id}`, gatewayOrderId, amountPaise: totalPaise, currency, method: 'upi' }

  const { second } = await overlap(shop.ctx, {
    first: (tx) => settlePayment(tx, { paymentOrderId: id, payment: { ...payment, status: 'captured' } }),
    second: () => asha.post('/api/razorpay/order', { amount }),
  })

  expect(second).toMatchObject({ status: 409, body: { code: 'already_paid' } })
  expect(await paymentOrdersOf(asha.id)).toMatchObject([{ id, status: 'settled' }])
})

test('an offer that another tab took the place of, while the gateway was opening it, is not handed out', async () => {
  const oil = await makeProduct(shop, { stock: 1 })
  const asha = await shop.customer()
  await fillCart(asha, oil)
  const amount = await cartTotal(asha)
  const isAsked = Promise.withResolvers<void>()
  const mayAnswer = Promise.withResolvers<void>()
  const real = vi.mocked(globalThis.fetch).getMockImplementation()
  vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
    const answer = await real!(input, init)
    if (!String(input).endsWith('/v1/orders')) return answer
    isAsked.resolve()
    await mayAnswer.promise
    return answer
  })
  const slow = asha.post('/api/razorpay/order', { amount })
  await isAsked.promise
  vi.mocked(globalThis.fetch).mockImplementation(real!)
  shop.passTime(11)
  const other = await startPaying(asha)
  mayAnswer.resolve()

  expect((await slow).body.order.id).toBe(other.orderId)
})

test('a payment order that keeps its stock since the gateway fell silent is asked about before its goods go back', async () => {
  const oil = await makeProduct(shop, { stock: 5 })
  const asha = await shop.customer()
  await fillCart(asha, oil)
  const { orderId } = await startPaying(asha)
  await payAtGateway(asha, orderId)
  await shop.guest().post('/sandbox/razorpay/faults', { mode: 'down' })
  for (let minutes = 0; minutes < 70; minutes += 10) {
    shop.passTime(10)
    await reconcilePaymentOrders(shop.ctx)
  }
  await shop.guest().post('/sandbox/razorpay/faults', { mode: 'none' })
  await fillCart(asha, oil)

  const again = await asha.post('/api/razorpay/order', { amount: await cartTotal(asha) })

  expect(again).toMatchObject({ status: 409, body: { code: 'already_paid' } })
})

test('an order’s lines keep pack, tariff number and tax rate of the moment', async () => {
  const dal = await makeProduct(shop)
  await shop.db.update(products).set({ hsnCode: '07136000', taxRateBp: 500 }).where(eq(products.id, dal))
  const asha = await shop.customer()
  await fillCart(asha, dal)
  const { orderId } = await startPaying(asha)
  await shop.db
    .update(products)
    .set({ hsnCode: null, taxRateBp: 1800, netQuantity: 5 })
    .where(eq(products.id, dal))
  const { body } = await verify(asha, await payAtGateway(asha, orderId))

  const line = { netQuantity: 1000, netUnit: 'g', hsnCode: '07136000', taxRateBp: 500 }
  const [paymentOrder] = await paymentOrdersOf(asha.id)
  expect(paymentOrder?.lines).toMatchObject([line])
  expect(
    await shop.db.query.orderLines.findMany({ where: (row) => eq(row.orderId, body['orderId']) }),
  ).toMatchObject([line])
})

test('a cart whose price has changed is paid by another gateway order, at the new price', async () => {
  const [dal, oil] = [
    await makeProduct(shop, { sellingPricePaise: 100_00 }),
    await makeProduct(shop, { sellingPricePaise: 200_00 }),
  ]
  const asha = await shop.customer()
  await fillCart(asha, dal, oil)
  const before = await startPaying(asha)

  // The two prices change places: the total stays what it was.
  await reprice(dal, 200_00)
  await reprice(oil, 100_00)
  const after = await startPaying(asha)

  expect(after.amountPaise).toBe(before.amountPaise)
  expect(after.orderId).not.toBe(before.orderId)
})

test('goods that are held for less than five minutes more are held anew', async () => {
  const asha = await shop.customer()
  await fillCart(asha, await makeProduct(shop, { stock: 1 }))
  const { orderId } = await startPaying(asha)

  shop.passTime(9)
  expect((await startPaying(asha)).orderId).toBe(orderId)
  shop.passTime(2)
  expect((await startPaying(asha)).orderId).not.toBe(orderId)
})

/** Does something of which the gateway's answer to one call never arrives; what was asked for happened. */
async function loseAnswerTo(call: string, work: () => Promise<{ status: number }>): Promise<void> {
  const real = vi.mocked(globalThis.fetch).getMockImplementation()
  vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
    const answer = await real!(input, init)
    const path = `${init?.method} ${String(input).split('/v1')[1]}`
    if (String(input).includes('/sandbox/') && path === call) throw new TypeError('fetch failed')
    return answer
  })
  expect((await work()).status).toBe(503)
  vi.mocked(globalThis.fetch).mockImplementation(real!)
}

function paymentOrdersOf(personId: string) {
  return shop.db.select().from(paymentOrders).where(eq(paymentOrders.personId, personId))
}

async function reprice(productId: string, sellingPricePaise: number): Promise<void> {
  await shop.db.update(products).set({ sellingPricePaise }).where(eq(products.id, productId))
}

async function stockOf(productId: string): Promise<number | null | undefined> {
  const [row] = await shop.db.select().from(products).where(eq(products.id, productId))
  return row?.stock
}
