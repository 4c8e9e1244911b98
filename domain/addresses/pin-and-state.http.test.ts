import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { addresses, invoices, orders } from '#db/schema/index.ts'
import { addressInPune } from '#tests/support/address.ts'
import { addAddress, move } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const shop = await testShop()
const admin = await shop.admin()
/** ₹105.00 with 5 %; with delivery ₹145.00. */
const dal = await makeProduct(shop, { sellingPricePaise: 105_00, taxRateBp: 500 })

/** Pune, as an address in the shop's own state. */
const contradicting = { ...addressInPune, stateCode: '09' }
const sentence = 'The PIN code 411002 lies in Maharashtra. Please correct the state or the PIN code.'
const toCorrect =
  'The PIN code 411002 lies in Maharashtra, and this address says Uttar Pradesh. Please correct the address first.'

test('an address in a state where its PIN code cannot lie is refused, wherever it is typed', async () => {
  const asha = await shop.customer()
  const kept = await addAddress(asha)
  const orderId = await paidWithoutPlace(asha)
  const typed = [
    await asha.post('/api/addresses', contradicting),
    await asha.post(`/api/addresses/${kept}`, contradicting),
  ]
  const within = [
    await asha.post(`/api/orders/${orderId}/address`, { address: contradicting }),
    await admin.post(`/api/orders/${orderId}/address`, { address: contradicting }),
    await admin.post('/api/counter/orders', counterOrder(asha, { address: contradicting })),
  ]

  for (const { status, body } of typed)
    expect([status, body['fields']]).toEqual([422, { stateCode: sentence }])
  for (const { status, body } of within)
    expect([status, body['fields']]).toEqual([422, { 'address.stateCode': sentence }])
  expect((await asha.get('/api/addresses')).body['data']).toMatchObject([{ _id: kept, stateCode: '27' }])
  expect(await shop.db.$count(orders, eq(orders.personId, asha.id))).toBe(1)
})

test.each([
  ['a PIN code of several states', '673310', ['32', '34'], '33'],
  ['a PIN code of the north-east', '793101', ['17', '18'], '09'],
  ['a PIN code of Chandigarh and Punjab', '160017', ['03', '04'], '06'],
])('%s takes each of them and no other', async (_what, pinCode, possible, other) => {
  const asha = await shop.customer()
  for (const stateCode of possible) await addAddress(asha, { pinCode, stateCode })
  expect((await asha.post('/api/addresses', { ...addressInPune, pinCode, stateCode: other })).status).toBe(
    422,
  )
})

test('the Army Post Service delivers in every state, and 999999 is no PIN code', async () => {
  const asha = await shop.customer()
  await addAddress(asha, { pinCode: '900056', stateCode: '01' })
  await addAddress(asha, { pinCode: '994009', stateCode: '35' })

  const answer = await asha.post('/api/addresses', { ...addressInPune, pinCode: '999 999' })
  expect([answer.status, answer.body['fields']]).toEqual([
    422,
    { pinCode: 'Please enter a PIN code of 6 digits, such as 411001.' },
  ])
  expect((await shop.guest().get('/api/delivery?pinCode=999999')).status).toBe(422)
  const areas = [{ from: '110001', to: '999999' }]
  expect((await admin.post('/api/delivery-areas', { areas })).status).toBe(200)
  await admin.post('/api/delivery-areas', { areas: [] })
})

test('an address that was kept before and contradicts itself is corrected before it is used again', async () => {
  const asha = await shop.customer()
  const addressId = await keptBefore(asha)
  const orderId = await paidWithoutPlace(asha)
  await fillCart(asha, dal)
  const refused = [
    await asha.post('/api/razorpay/order', { amount: 145, addressId }),
    await asha.post('/api/orders/cash', { amount: 145, addressId }),
    await asha.post(`/api/orders/${orderId}/address`, { addressId }),
    await admin.post('/api/counter/orders', counterOrder(asha, { addressId })),
  ]

  for (const { status, body } of refused)
    expect([status, body['code'], body['message']]).toEqual([409, 'address_contradicts', toCorrect])
  expect((await asha.get('/api/addresses')).body['data']).toMatchObject([{ state: 'Uttar Pradesh' }])

  await asha.post(`/api/addresses/${addressId}`, addressInPune)
  expect((await asha.post('/api/orders/cash', { amount: 145, addressId })).status).toBe(200)
})

test('an order of before goes where its PIN code is: from Uttar Pradesh to Pune IGST is due', async () => {
  await admin.post('/api/shop-settings', demoSettings)
  const asha = await shop.customer()
  const orderId = await paidWithoutPlace(asha)
  await asha.post(`/api/orders/${orderId}/address`, { address: addressInPune })
  const { line2, ...address } = { ...contradicting, mobile: '9876543210', pinCode: '411002' }
  await shop.db
    .update(orders)
    .set({ deliveryAddress: { ...address, line2: line2 || null } })
    .where(eq(orders.id, orderId))

  for (const action of ['pack', 'dispatch']) await move(admin, orderId, { action })

  const [invoice] = await shop.db.select().from(invoices).where(eq(invoices.orderId, orderId))
  expect(invoice?.content).toMatchObject({
    placeOfSupply: '27',
    buyer: { addressLines: ['12 Tulsi Baug', 'Pune 411002, Maharashtra'] },
    lines: [{ cgstPaise: 0, sgstPaise: 0, igstPaise: 6_90 }],
  })
})

async function paidWithoutPlace(person: Visitor): Promise<string> {
  await fillCart(person, dal)
  const { body } = await verify(person, await payAtGateway(person, (await startPaying(person)).orderId))
  return body['orderId'] as string
}

/** An address as the shop took it before it compared PIN code and state. */
async function keptBefore(person: Visitor): Promise<string> {
  const id = await addAddress(person)
  await shop.db.update(addresses).set({ stateCode: '09' }).where(eq(addresses.id, id))
  return id
}

function counterOrder(person: { id: string }, place: object): object {
  const lines = [{ productId: dal, quantity: 1 }]
  return { userId: person.id, lines, ...place, amount: 145, payment: { way: 'later' } }
}
