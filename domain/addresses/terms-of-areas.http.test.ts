import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'

import { invoices, shopSettings } from '#db/schema/index.ts'
import { addressInPune } from '#tests/support/address.ts'
import { addAddress, deliver } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, verify } from '#tests/support/paying.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const shop = await testShop()
const admin = await shop.admin()
await admin.post('/api/shop-settings', demoSettings)
const dal = await makeProduct(shop, {
  sellingPricePaise: 150_00,
  listPricePaise: 150_00,
  stock: 90,
  hsnCode: '0713',
  taxRateBp: 500,
})
const own = { from: '411002', cash: true, shipping: 60.55, freeFrom: 601, least: 300 }

afterEach(async () => {
  await keep([])
  await shop.db.update(shopSettings).set({ takesCash: true })
})

test('an area has its own fee, and what it does not say costs what it costs in the shop', async () => {
  const asha = await shop.customer()
  await addAddress(asha)
  await keep([own, { from: '411003', freeFrom: 'never' }, { from: '411004', shipping: 0 }])

  const said = await Promise.all(['411002', '411003', '411004'].map(costTo))
  expect(said).toEqual([
    { shipping: 60.55, freeFrom: 601, least: 300 },
    { shipping: 40, freeFrom: 'never', least: 0 },
    { shipping: 0, freeFrom: 499, least: 0 },
  ])
  expect((await asha.get('/api/addresses')).body['data']).toMatchObject([{ delivery: said[0] }])
  // What is left out stays, and null takes it away.
  await keep([{ from: '411002' }, { from: '411003', freeFrom: null }])
  expect(await costTo('411002')).toEqual(said[0])
  expect(await costTo('411003')).toEqual({ shipping: 40, freeFrom: 499, least: 0 })
})

test('paying takes the fee of the place and refuses that of the shop; what is fetched has neither fee nor least sum', async () => {
  await keep([own])
  const asha = await buyer(2)
  const addressId = await addAddress(asha)

  const asInTheShop = await asha.post('/api/razorpay/order', { amount: 340, addressId })
  expect(asInTheShop).toMatchObject({ status: 409, body: { code: 'amount_mismatch', total: 360.55 } })
  expect((await asha.post('/api/razorpay/order', { amount: 360.55, addressId })).status).toBe(200)
  expect((await asha.post('/api/razorpay/order', { amount: 300, collect: true })).status).toBe(200)
  const ravi = await buyer(1)
  expect((await ravi.post('/api/orders/cash', { amount: 150, collect: true })).status).toBe(200)
})

test('below the least sum of its area nothing is brought: not in cash, not online, not by asking or changing later', async () => {
  await keep([own])
  const asha = await buyer(1)
  const addressId = await addAddress(asha)
  for (const path of ['/api/razorpay/order', '/api/orders/cash'])
    expect(await asha.post(path, { amount: 210.55, addressId })).toMatchObject({
      status: 409,
      body: {
        code: 'below_least',
        message: 'To 411002 we bring goods from ₹300. Please add ₹150.00 more, or fetch them at the market.',
      },
    })
  // Paid without a word where it goes, as other clients pay.
  const { order } = (await asha.post('/api/razorpay/order', { amount: 190 })).body
  const { body: paid } = await verify(asha, await payAtGateway(asha, order.id))
  const place = `/api/orders/${paid['orderId']}/address`
  expect((await asha.post(place, { address: addressInPune })).body['code']).toBe('below_least')
  expect((await admin.post(place, { address: addressInPune })).status).toBe(200)

  const ravi = await buyer(2)
  const placed = await ravi.post('/api/orders/cash', { amount: 360.55, addressId: await addAddress(ravi) })
  const change = { version: 0, lines: [{ position: 0, quantity: 1 }], total: 210.55 }
  const path = `/api/orders/${placed.body['orderId']}/change`
  expect((await ravi.post(path, change)).body['code']).toBe('below_least')
  expect((await admin.post(path, change)).status).toBe(200)
})

test('the least sum of a place that is said afterwards holds from then on', async () => {
  const asha = await buyer(2)
  const { order } = (await asha.post('/api/razorpay/order', { amount: 340 })).body
  const { body: paid } = await verify(asha, await payAtGateway(asha, order.id))
  const path = `/api/orders/${paid['orderId']}`
  await keep([own])
  expect((await asha.post(`${path}/address`, { address: addressInPune })).status).toBe(200)

  const one = { version: 0, lines: [{ position: 0, quantity: 1 }] }
  const smaller = await asha.post(`${path}/change`, { ...one, total: 190 })
  expect(smaller.body['code']).toBe('below_least')
  // What was paid for its delivery stays what delivery costs.
  expect((await admin.post(`${path}/change`, { ...one, total: 190 })).status).toBe(200)
})

test('the counter takes the fee of the place, and also what is below its least sum', async () => {
  await keep([own])
  const { id: userId } = await shop.customer()
  const taken = await admin.post('/api/counter/orders', {
    userId,
    lines: [{ productId: dal, quantity: 1 }],
    address: addressInPune,
    amount: 210.55,
    payment: { way: 'later' },
  })
  expect(taken).toMatchObject({ status: 200, body: { orderId: expect.any(String) as string } })
})

test('a fee of an area is taxed, invoiced and given back to the paisa, whatever the area costs by then', async () => {
  await keep([own])
  const asha = await buyer(2)
  const { order } = (
    await asha.post('/api/razorpay/order', { amount: 360.55, addressId: await addAddress(asha) })
  ).body
  const receipt = await payAtGateway(asha, order.id)
  const { body } = await verify(asha, receipt)
  const orderId = body['orderId'] as string
  await keep([{ ...own, shipping: 5, freeFrom: null, least: null }])
  await deliver(admin, orderId)
  const back = { transactionId: receipt.razorpay_payment_id, amount: 360.55, note: 'All of it' }
  const refund = await admin.post(`/api/orders/${orderId}/refund`, back)
  expect(refund.status).toBe(200)

  const documents = await shop.db.select().from(invoices).where(eq(invoices.orderId, orderId))
  const sums = documents.map(({ kind, content }) => [
    kind,
    content.lines.reduce((sum, line) => sum + line.shippingPaise, 0),
    content.lines.reduce((sum, line) => sum + line.amountPaise, 0),
    content.lines.reduce((sum, { valuePaise, ...tax }) => {
      return sum + valuePaise + tax.cgstPaise + tax.sgstPaise + tax.igstPaise
    }, 0),
  ])
  expect(sums).toEqual([
    ['tax_invoice', 60_55, 360_55, 360_55],
    ['credit_note', expect.any(Number), 360_55, 360_55],
  ])
})

test('a new area takes cash if the shop does, and one that was there stays as it was', async () => {
  await keep([{ from: '411002' }, { from: '411003', cash: false }])
  expect(await cashOf()).toEqual([true, false])
  await shop.db.update(shopSettings).set({ takesCash: false })
  await keep([{ from: '411002' }, { from: '411003' }, { from: '411004' }])
  expect(await cashOf()).toEqual([true, false, false])
  const front = (await admin.get('/api/desk-front')).body['data']
  expect(front.payment).toMatchObject({ areas: 3, cashAreas: 1 })
})

async function keep(areas: object[]): Promise<void> {
  expect((await admin.post('/api/delivery-areas', { areas })).body).toMatchObject({ success: true })
}

async function costTo(pinCode: string) {
  return (await shop.guest().get(`/api/delivery?pinCode=${pinCode}`)).body['data'].delivery as object
}

async function cashOf() {
  const { body } = await admin.get('/api/delivery-areas')
  return (body['data'] as { cash: boolean }[]).map(({ cash }) => cash)
}

/** Somebody with so many pieces of ₹150.00 in the cart. */
async function buyer(pieces: number): Promise<Visitor> {
  const person = await shop.customer()
  await fillCart(person, ...Array<string>(pieces).fill(dal))
  return person
}
