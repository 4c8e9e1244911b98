import { desc, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'

import { orders, paymentOrders, products, refunds, shopSettings, stockEntries } from '#db/schema/index.ts'
import { overlap } from '#tests/support/locks.ts'
import { addAddress, move } from '#tests/support/orders.ts'
import { cartTotal, fillCart, ordersOf, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'

import { createPaymentOrder } from './create-payment-order.ts'
import { orderInCash } from './order-in-cash.ts'

const shop = await testShop()
const admin = await shop.admin()
type Customer = Visitor & { id: string; email: string }

/** ₹180.00, so that delivery costs ₹40.00. */
const dal = await makeProduct(shop, { sellingPricePaise: 180_00, listPricePaise: 200_00 })
const otherWays = /UPI, card or net banking/

afterEach(async () => {
  await shop.db.update(shopSettings).set({ takesCash: true })
  await admin.post('/api/delivery-areas', { areas: [] })
})

test('an order in cash is placed at once: its goods leave the shelf, the cart is empty, and the money is due', async () => {
  const asha = await shop.customer('Asha Patil')
  const oil = await makeProduct(shop, { stock: 5, sellingPricePaise: 90_00, listPricePaise: 90_00 })
  await fillCart(asha, oil, oil)
  const addressId = await addAddress(asha)

  const placed = await asha.post('/api/orders/cash', { amount: 220, addressId })

  expect(placed).toMatchObject({ status: 200, body: { success: true, message: 'Your order is placed.' } })
  const id = placed.body['orderId'] as string
  expect((await asha.get(`/api/orders/${id}`)).body['data']).toMatchObject({
    status: 'Placed',
    payment: { way: 'Cash', standing: 'due' },
    transactionId: '',
    due: 220,
    shipping: 40,
    totalPrice: 220,
    productId: [{ _id: oil, quantity: 2, sellingPrice: 90 }],
    delivery: { address: { line1: '12 Tulsi Baug' }, collect: false, needsAddress: false },
    history: [{ status: 'Placed', by: { _id: asha.id } }],
  })
  expect(await rowOf(id)).toMatchObject({ paymentWay: 'cash', paymentId: null, paymentOrderId: null })
  expect((await asha.get('/api/view-card-product')).body['data']).toEqual([])
  expect(await stockOf(oil)).toBe(3)
  const [entry] = await shop.db.select().from(stockEntries).where(eq(stockEntries.cause, id))
  expect(entry).toMatchObject({ why: 'sale', shelfChange: -2, heldChange: 0, actorId: asha.id })
  const ledger = await admin.get(`/api/stock-entries?productId=${oil}`)
  expect(ledger.body['data'][0]).toMatchObject({ why: 'sale', orderId: id })
  const listed = await admin.get(`/api/all-orders?q=${id}`)
  expect(listed.body['data']).toMatchObject([
    { _id: id, payment: { way: 'Cash', standing: 'due' }, transactionId: '' },
  ])

  await move(asha, id, { action: 'cancel' })
  expect(await stockOf(oil)).toBe(5)
})

test('what is fetched costs no delivery, and the page has to have shown that total', async () => {
  const asha = await shopper()
  const dear = await asha.post('/api/orders/cash', { amount: 220, collect: true })
  expect(dear).toMatchObject({ status: 409, body: { code: 'amount_mismatch', total: 180 } })
  expect(await placed(asha, { amount: 180, collect: true })).toMatchObject({
    isCollected: true,
    deliveryAddress: null,
    totalPaise: 180_00,
  })
})

test('without a place there is no cash: it is paid where the goods are handed over', async () => {
  expect(await refused(await shopper(), { amount: 220 })).toBe('cash_needs_place')
})

test('another’s address is not found, and the cart stays', async () => {
  const [asha, ravi] = [await shopper(), await shop.customer()]
  const addressId = await addAddress(ravi)
  const offer = await asha.get(`/api/orders/cash?amount=220&addressId=${addressId}`)
  const answer = await asha.post('/api/orders/cash', { amount: 220, addressId })
  expect([offer.status, answer.status]).toEqual([404, 404])
  const both = await asha.post('/api/orders/cash', { amount: 220, addressId, collect: true })
  expect(both).toMatchObject({ status: 422, body: { fields: { collect: expect.any(String) } } })
  expect(await ordersOf(asha)).toEqual([])
  expect((await asha.get('/api/countAddToCartProduct')).body['data']).toEqual({ count: 1 })
})

test('two thousand rupees can be paid in cash, and a paisa more cannot', async () => {
  const asha = await shopper(await makeProduct(shop, { sellingPricePaise: 2000_01 }))
  expect(await refused(asha, { amount: 2000.01, collect: true })).toBe('cash_too_much')
  const ravi = await shopper(await makeProduct(shop, { sellingPricePaise: 2000_00 }))
  expect(await placed(ravi, { amount: 2000, collect: true })).toMatchObject({ totalPaise: 2000_00 })
})

test('cash is for the areas that take it, and for the market itself', async () => {
  const areas = [
    { from: '411001', cash: true },
    { from: '411002', to: '411009', cash: false },
  ]
  await admin.post('/api/delivery-areas', { areas })
  const [asha, ravi] = [await shopper(), await shopper()]
  expect(await refused(asha, { amount: 220, addressId: await addAddress(asha) })).toBe('cash_not_here')
  const far = await addAddress(asha, { pinCode: '226001', stateCode: '09' })
  const undelivered = await asha.post('/api/orders/cash', { amount: 220, addressId: far })
  expect(undelivered).toMatchObject({ status: 409, body: { code: 'not_delivered' } })

  expect(await placed(asha, { amount: 180, collect: true })).toMatchObject({ status: 'placed' })
  const addressId = await addAddress(ravi, { pinCode: '411001' })
  expect(await placed(ravi, { amount: 220, addressId })).toMatchObject({ status: 'placed' })
})

test('a shop whose settings say so takes no cash', async () => {
  const switched = await admin.post('/api/shop-settings', { ...demoSettings, takesCash: false })
  expect(switched.body['data']).toMatchObject({ takesCash: false })
  expect(await refused(await shopper(), { amount: 180, collect: true })).toBe('cash_off')
})

test('of what is sold out or too few nothing is ordered, and an empty cart is none', async () => {
  const last = await makeProduct(shop, { stock: 1, sellingPricePaise: 60_00, listPricePaise: 60_00 })
  const [asha, ravi] = [await shopper(last), await shopper(last)]
  await placed(asha, { amount: 60, collect: true })

  const late = await ravi.post('/api/orders/cash', { amount: 60, collect: true })
  const again = await asha.post('/api/orders/cash', { amount: 60, collect: true })
  const nothing = await (await shop.customer()).post('/api/orders/cash', { amount: 60, collect: true })

  expect(late).toMatchObject({ status: 409, body: { code: 'out_of_stock', available: 0 } })
  expect(again).toMatchObject({ status: 409, body: { code: 'already_ordered' } })
  expect(nothing).toMatchObject({ status: 409, body: { code: 'cart_empty' } })
  expect(await ordersOf(ravi)).toEqual([])
})

test('one order in cash is open until a person has paid their first; one that was cancelled does not count', async () => {
  const asha = await shopper()
  const { id: cancelled } = await placed(asha, { amount: 180, collect: true })
  await move(asha, cancelled, { action: 'cancel' })
  await fillCart(asha, dal)
  const { id: first } = await placed(asha, { amount: 180, collect: true })
  await fillCart(asha, dal)
  expect(await refused(asha, { amount: 180, collect: true })).toBe('cash_order_open')

  await move(admin, first, { action: 'pack' })
  const note = 'The rest comes tomorrow.'
  await move(admin, first, { action: 'deliver', cashTaken: 179.99, note })
  expect(await refused(asha, { amount: 180, collect: true })).toBe('cash_order_open')

  const ravi = await shopper()
  const { id: paid } = await placed(ravi, { amount: 180, collect: true })
  await move(admin, paid, { action: 'pack' })
  await move(admin, paid, { action: 'deliver', cashTaken: 180 })
  for (const amount of [180, 180]) {
    await fillCart(ravi, dal)
    expect(await placed(ravi, { amount, collect: true })).toMatchObject({ status: 'placed' })
  }
})

test('of two orders in cash that come at once from one person the second waits and is refused', async () => {
  const asha = await shopper()
  const ctx = { ...shop.ctx, actor: actorOf(asha) }
  const other = await makeProduct(shop, { sellingPricePaise: 75_00, listPricePaise: 75_00 })
  const { second } = await overlap(ctx, {
    first: (tx) => orderInCash(tx, { amountPaise: 180_00, delivery: { collect: true }, language: 'en' }),
    second: () => asha.post('/api/orders/cash', { amount: 75, collect: true }),
    // The dal leaves the cart with the first one, and this is what the second one finds.
    meanwhile: () => fillCart(asha, other),
  })
  expect(second).toMatchObject({ status: 409, body: { code: 'cash_order_open' } })
  expect(await ordersOf(asha)).toHaveLength(1)
})

test('the same press twice, also at once, is one order', async () => {
  const asha = await shopper()
  const press = () =>
    asha.post('/api/orders/cash', { amount: 180, collect: true }, { 'idempotency-key': 'one press' })
  const answers = [...(await Promise.all([press(), press()])), await press()]
  expect(new Set(answers.map(({ body }) => body['orderId'])).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await ordersOf(asha)).toHaveLength(1)
})

test('what one’s own open payment holds can be ordered in cash; money that comes for it later goes back', async () => {
  const last = await makeProduct(shop, { stock: 1, sellingPricePaise: 60_00, listPricePaise: 60_00 })
  const asha = await shopper(last)
  const { orderId } = await startPaying(asha)
  expect(await stockOf(last)).toBe(0)

  await placed(asha, { amount: 60, collect: true })
  expect(await offeredAs(orderId)).toBe('superseded')
  const late = await payAtGateway(asha, orderId)
  const answer = await verify(asha, late)

  expect(answer).toMatchObject({ status: 409, body: { code: 'paid_too_late' } })
  expect(answer.body.message).toBe(
    'You have already ordered these goods in cash. You get this payment back in full.',
  )
  expect((await ordersOf(asha)).map(({ status }) => status).toSorted()).toEqual(['Placed', 'Refunded'])
  expect(await refundOf(late.razorpay_payment_id)).toMatchObject({
    reason: 'ordered_in_cash',
    amountPaise: 100_00,
  })
  expect(await stockOf(last)).toBe(0)
})

test('money that comes once the order in cash was cancelled pays for the goods', async () => {
  const asha = await shopper()
  const { orderId } = await startPaying(asha)
  const { id } = await placed(asha, { amount: 180, collect: true })
  await move(asha, id, { action: 'cancel' })
  expect((await verify(asha, await payAtGateway(asha, orderId))).status).toBe(200)
  expect((await ordersOf(asha)).map(({ status }) => status).toSorted()).toEqual(['Cancelled', 'Paid'])
})

test('an order that the shop took for somebody meanwhile is another purchase: they keep what they pay for online', async () => {
  const asha = await shopper()
  const { orderId } = await startPaying(asha)
  shop.passTime(1)
  const taken = await admin.post('/api/counter/orders', {
    userId: asha.id,
    lines: [{ productId: dal, quantity: 1 }],
    collect: true,
    amount: 180,
    payment: { way: 'cash' },
  })
  expect(taken.body).toMatchObject({ success: true })

  expect((await verify(asha, await payAtGateway(asha, orderId))).status).toBe(200)
  expect((await ordersOf(asha)).map(({ status }) => status).toSorted()).toEqual(['Paid', 'Placed'])
})

test('a cart that is paid already, with its news on the way, is not ordered in cash as well', async () => {
  const asha = await shopper()
  await payAtGateway(asha, (await startPaying(asha)).orderId)
  const answer = await asha.post('/api/orders/cash', { amount: 180, collect: true })
  expect(answer).toMatchObject({ status: 409, body: { code: 'already_paid' } })
  expect((await ordersOf(asha)).map(({ status }) => status)).toEqual(['Paid'])
})

test('cash is taken also while the gateway does not answer', async () => {
  const asha = await shopper()
  await startPaying(asha)
  await shop.guest().post('/sandbox/razorpay/faults', { mode: 'down', count: 1 })
  expect(await placed(asha, { amount: 180, collect: true })).toMatchObject({ status: 'placed' })
})

test.each([
  ['ahead', 5_000],
  ['behind', -5_000],
])(
  'a machine whose clock is %s does not mix up what was bought before and after an order in cash',
  async (_which, skewMs) => {
    const asha = await shopper()
    const actor = actorOf(asha)
    const elsewhere = { ...shop.ctx, actor, now: () => new Date(shop.ctx.now().getTime() + skewMs) }
    const before = await createPaymentOrder(elsewhere, { amountPaise: 220_00, language: 'en' })
    await placed(asha, { amount: 180, collect: true })
    const late = await verify(asha, await payAtGateway(asha, before.id))
    expect(late.body['code']).toBe('paid_too_late')

    const ravi = await shopper()
    await placed(ravi, { amount: 180, collect: true })
    await fillCart(ravi, dal)
    const after = await createPaymentOrder(
      { ...elsewhere, actor: actorOf(ravi) },
      { amountPaise: 220_00, language: 'en' },
    )
    expect((await verify(ravi, await payAtGateway(ravi, after.id))).status).toBe(200)
  },
)

async function shopper(productId = dal): Promise<Customer> {
  const person = await shop.customer()
  await fillCart(person, productId)
  return person
}

interface Asked {
  amount: number
  addressId?: string
  collect?: boolean
}

async function placed(person: Visitor, asked: Asked) {
  const { body } = await person.post('/api/orders/cash', asked)
  expect(body).toMatchObject({ success: true })
  return rowOf(body['orderId'] as string)
}

/** The code of a refusal that names the other ways to pay, of which the page was told before the press. */
async function refused(person: Visitor, asked: Asked): Promise<unknown> {
  const [before, total] = [await ordersOf(person), await cartTotal(person)]
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  const offer = await person.get(`/api/orders/cash?${query}`)
  const answer: Answer = await person.post('/api/orders/cash', asked)
  expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(otherWays) } })
  expect(offer.body['data']).toEqual({ offered: false, why: answer.body.message })
  expect([await ordersOf(person), await cartTotal(person)]).toEqual([before, total])
  return answer.body['code']
}

function actorOf({ id, email }: Customer) {
  return { id, email, name: 'Asha', role: 'GENERAL', duties: [], sessionId: '' } as const
}

async function rowOf(id: string) {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id))
  return row!
}

async function stockOf(productId: string) {
  const [row] = await shop.db.select().from(products).where(eq(products.id, productId))
  return row!.stock
}

async function offeredAs(gatewayOrderId: string) {
  const found = shop.db.select().from(paymentOrders)
  return (await found.where(eq(paymentOrders.gatewayOrderId, gatewayOrderId)))[0]?.status
}

async function refundOf(paymentId: string) {
  const found = shop.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
  return (await found.orderBy(desc(refunds.requestedAt)))[0]
}
