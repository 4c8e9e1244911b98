import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders, paymentOrders } from '#db/schema/index.ts'
import { addressInPune } from '#tests/support/address.ts'
import { addAddress } from '#tests/support/orders.ts'
import { cartTotal, fillCart, payAtGateway, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'

const shop = await testShop()
/** ₹180.00, so that delivery costs ₹40.00. */
const dal = await makeProduct(shop, { sellingPricePaise: 180_00, listPricePaise: 200_00 })

const inPune = {
  name: 'Asha Patil',
  mobile: '9876543210',
  line1: '12 Tulsi Baug',
  line2: null,
  landmark: 'Behind the temple',
  directions: 'Second floor, the green door',
  town: 'Pune',
  pinCode: '411002',
  stateCode: '27',
}

test('payment order and order keep the address whole, whatever becomes of it later', async () => {
  const asha = await shopper()
  const addressId = await addAddress(asha)
  const { id } = offered(await ask(asha, { addressId }))
  await asha.post(`/api/addresses/${addressId}`, { ...addressInPune, line1: '9 Deccan' })
  await asha.post(`/api/addresses/${addressId}/delete`, {})

  const orderId = await payFor(asha, id)

  const kept = { deliveryAddress: inPune, isCollected: false }
  expect(await paymentOrder(id)).toMatchObject({ ...kept, totalPaise: 220_00 })
  expect(await orderOf(orderId)).toMatchObject(kept)
  expect((await asha.get(`/api/orders/${orderId}`)).body['data']).toMatchObject({
    delivery: { address: { ...inPune, state: 'Maharashtra' }, collect: false, needsAddress: false },
  })
})

test('the same cart for the same place is one payment order, and for another place a new one', async () => {
  const asha = await shopper()
  const [home, work] = [await addAddress(asha), await addAddress(asha, { line1: '4 Law College Road' })]
  const first = offered(await ask(asha, { addressId: home })).id
  expect(offered(await ask(asha, { addressId: home })).id).toBe(first)

  const places = [{ addressId: work }, {}, { collect: true }, { addressId: home }]
  const later: string[] = []
  for (const place of places) later.push(offered(await ask(asha, place)).id)

  expect(new Set([first, ...later]).size).toBe(5)
  const statuses = await Promise.all([first, ...later].map(async (id) => (await paymentOrder(id))?.status))
  expect(statuses).toEqual(['superseded', 'superseded', 'superseded', 'superseded', 'open'])
})

test('an address that was corrected since the first press is the one that is paid for', async () => {
  const asha = await shopper()
  const addressId = await addAddress(asha)
  const first = offered(await ask(asha, { addressId }))
  await asha.post(`/api/addresses/${addressId}`, { ...addressInPune, directions: 'Ring twice' })

  const second = offered(await ask(asha, { addressId }))

  expect(second.id).not.toBe(first.id)
  expect(await paymentOrder(second.id)).toMatchObject({ deliveryAddress: { directions: 'Ring twice' } })
})

test('fetching costs no delivery, and the page has to have shown that total', async () => {
  const asha = await shopper()

  const dear = await asha.post('/api/razorpay/order', { amount: 220, collect: true })
  expect([dear.status, dear.body['code'], dear.body['total']]).toEqual([409, 'amount_mismatch', 180])
  const cheap = await asha.post('/api/razorpay/order', { amount: 180 })
  expect([cheap.body['code'], cheap.body['total']]).toEqual(['amount_mismatch', 220])

  const { id, amount } = offered(await ask(asha, { collect: true }))
  expect(amount).toBe(180_00)
  const orderId = await payFor(asha, id)
  expect(await orderOf(orderId)).toMatchObject({
    isCollected: true,
    deliveryAddress: null,
    shippingPaise: 0,
    totalPaise: 180_00,
  })
})

test('a place that cannot be meant is refused, and nothing is offered', async () => {
  const [asha, ravi] = [await shopper(), await shop.customer()]
  const [mine, his] = [await addAddress(asha), await addAddress(ravi)]

  const answers = [
    await ask(asha, { addressId: his }),
    await ask(asha, { addressId: 'none' }),
    await ask(asha, { addressId: mine, collect: true }),
    await ask(asha, { collect: 'yes' }),
  ]

  expect(answers.map(({ status, body }) => [status, body['fields']])).toEqual([
    [404, undefined],
    [404, undefined],
    [422, { collect: expect.any(String) }],
    [422, { collect: expect.any(String) }],
  ])
  const written = shop.db.select().from(paymentOrders).where(eq(paymentOrders.personId, asha.id))
  expect(await written).toEqual([])
})

test('one key is for one place', async () => {
  const asha = await shopper()
  const key = { 'idempotency-key': 'pay for the dal' }
  const addressId = await addAddress(asha)
  const first = await asha.post('/api/razorpay/order', { amount: 220, addressId }, key)
  const again = await asha.post('/api/razorpay/order', { amount: 220, addressId }, key)
  const elsewhere = await asha.post('/api/razorpay/order', { amount: 220 }, key)
  expect(again.body).toEqual(first.body)
  expect([elsewhere.status, elsewhere.body['code']]).toEqual([422, 'key_reused'])
})

async function shopper() {
  const person = await shop.customer()
  await fillCart(person, dal)
  return person
}

async function ask(person: Visitor, place: { addressId?: string; collect?: unknown }): Promise<Answer> {
  const amount = (await cartTotal(person)) - (place.collect ? 40 : 0)
  return person.post('/api/razorpay/order', { amount, ...place })
}

function offered({ body }: Answer): { id: string; amount: number } {
  expect(body).toMatchObject({ success: true })
  return body['order'] as { id: string; amount: number }
}

async function payFor(person: Visitor, gatewayOrderId: string): Promise<string> {
  const { body } = await verify(person, await payAtGateway(person, gatewayOrderId))
  return body['orderId'] as string
}

async function paymentOrder(gatewayOrderId: string) {
  const found = shop.db.select().from(paymentOrders)
  return (await found.where(eq(paymentOrders.gatewayOrderId, gatewayOrderId)))[0]
}

async function orderOf(id: string) {
  return (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]
}
