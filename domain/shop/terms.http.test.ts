import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { orders, paymentOrders } from '#db/schema/index.ts'
import { addAddress, askReturn, buy, deliver } from '#tests/support/orders.ts'
import { fillCart } from '#tests/support/paying.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const shop = await testShop()
const admin = await shop.admin()
const dal = await makeProduct(shop, { sellingPricePaise: 300_00, listPricePaise: 300_00, stock: 90 })

beforeEach(() => set({ shipping: 40, freeFrom: 499, maxCash: 2000, returnDays: 7 }))

test('from the moment the fee is saved every cart has it; who was shown the old sum is told the new one', async () => {
  const asha = await buyer(1)
  await pay(asha, 340)

  await set({ shipping: 60.5, freeFrom: 601 })

  await addAddress(asha)
  expect((await asha.get('/api/addresses')).body['data']).toMatchObject([
    { delivery: { shipping: 60.5, freeFrom: 601 } },
  ])
  const listed = { lines: [{ productId: dal, quantity: 2 }] }
  const { body } = await shop.guest().post('/api/price-cart', listed)
  expect(body['data']).toMatchObject({ shipping: 60.5, total: 660.5 })
  const old = await asha.post('/api/razorpay/order', { amount: 340 })
  expect(old).toMatchObject({
    status: 409,
    body: { code: 'amount_mismatch', total: 360.5, message: expect.stringContaining('₹360.50') as string },
  })
  await set({ freeFrom: 'never' })
  expect(await inCash(await buyer(3), { amount: 960.5 })).toMatchObject({ shippingPaise: 60_50 })
  await set({ shipping: 0 })
  expect(await inCash(await buyer(1), { amount: 300 })).toMatchObject({ shippingPaise: 0 })
})

test('a checkout that is open at the old fee gives way to one at the new: nobody pays another sum than they saw', async () => {
  const asha = await buyer(1)
  const before = await pay(asha, 340)
  await set({ shipping: 25 })

  const now = await pay(asha, 325)

  expect([now.amount, now.id === before.id]).toEqual([325_00, false])
  expect(await paymentOrderOf(before.id)).toMatchObject({ status: 'superseded', shippingPaise: 40_00 })
})

test('an order is changed on the terms on which it was placed, whatever the fee is by then', async () => {
  const [first, second] = [await buyer(1), await buyer(1)]
  const [placed, other] = [await inCash(first, { amount: 340 }), await inCash(second, { amount: 340 })]
  const { orderId: paid } = await buy(await shop.customer(), dal)
  // As from a program that knew no other terms.
  await shop.db.update(orders).set({ terms: null }).where(eq(orders.id, other.id))
  await set({ shipping: 90, freeFrom: 'never' })

  for (const id of [placed.id, other.id, paid]) {
    expect(await planned(id, 1)).toMatchObject({ shipping: 40, total: 340 })
    expect(await planned(id, 2)).toMatchObject({ shipping: 0, total: 600 })
  }
  const late = await inCash(await buyer(2), { amount: 690 })
  expect(await planned(late.id, 1)).toMatchObject({ shipping: 90, total: 390 })
})

test('cash is taken up to the sum of the settings, and the refusal names it', async () => {
  await set({ maxCash: 339.99 })
  const refused = await (await buyer(1)).post('/api/orders/cash', { amount: 300, collect: true })
  expect(refused.status).toBe(200)
  const asha = await buyer(1)
  const addressId = await addAddress(asha)
  const answer = await asha.post('/api/orders/cash', { amount: 340, addressId })
  expect(answer.body).toMatchObject({
    code: 'cash_too_much',
    message: expect.stringContaining('₹339.99') as string,
  })
})

test('goods can be sent back for as many days as were said when they were ordered', async () => {
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  const { orderId: long } = await buy(asha, dal, dal)
  await set({ returnDays: 2 })
  const { orderId: short } = await buy(ravi, dal, dal)
  for (const id of [long, short]) await deliver(admin, id)
  shop.passTime(2 * 24 * 60 + 1)

  const late = await ravi.post(`/api/orders/${short}/return`, returned)
  expect(late.body['code']).toBe('return_too_late')
  expect(await askReturn(asha, long)).toEqual(expect.any(String))
})

const returned = { lines: [{ position: 0, quantity: 1 }], wish: 'money', reason: 'Sour.' }

/** Somebody with so many pieces of ₹300.00 in the cart. */
async function buyer(pieces: number): Promise<Visitor> {
  const person = await shop.customer()
  await fillCart(person, ...Array<string>(pieces).fill(dal))
  return person
}

async function set(terms: object): Promise<void> {
  const { body } = await admin.post('/api/shop-settings', { ...demoSettings, ...terms })
  expect(body).toMatchObject({ success: true })
}

async function pay(person: Visitor, amount: number) {
  const { body } = await person.post('/api/razorpay/order', { amount })
  expect(body).toMatchObject({ success: true })
  return body.order as { id: string; amount: number }
}

async function paymentOrderOf(gatewayOrderId: string) {
  const [found] = await shop.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.gatewayOrderId, gatewayOrderId))
  return found
}

async function inCash(person: Visitor, asked: { amount: number }) {
  const { body } = await person.post('/api/orders/cash', { ...asked, addressId: await addAddress(person) })
  expect(body).toMatchObject({ success: true })
  const [order] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.id, body['orderId'] as string))
  return order!
}

/** What the order would come to with so many pieces. */
async function planned(orderId: string, quantity: number) {
  const asked = { version: 0, lines: [{ position: 0, quantity }] }
  const { body } = await admin.post(`/api/orders/${orderId}/plan-change`, asked)
  expect(body).toMatchObject({ success: true })
  return body['data'].after as object
}
