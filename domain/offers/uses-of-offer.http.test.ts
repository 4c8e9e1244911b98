import { expect, test } from 'vitest'

import { addAddress, move } from '#tests/support/orders.ts'
import { fillCart } from '#tests/support/paying.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const admin = await shop.admin()
await admin.post('/api/shop-settings', demoSettings)
const oil = await makeProduct(shop, { name: 'Groundnut oil', stock: 99, sellingPricePaise: 200_00 })

/** An offer of ten percent with this code; its id. */
async function give(code: string): Promise<string> {
  const its = { name: code, kind: 'percent', percent: 10, code, from: '2020-01-01' }
  const { body } = await admin.post('/api/offers', its)
  return (body['data'] as { _id: string }[])[0]!._id
}

/** An order in cash, with the code, of somebody new; its id. */
async function order(name: string, code: string) {
  const person = await shop.customer(name)
  await fillCart(person, oil)
  const addressId = await addAddress(person)
  const { body } = await person.post('/api/orders/cash', { amount: 220, addressId, code })
  expect(body).toMatchObject({ success: true })
  return { person, orderId: body['orderId'] as string }
}

test('the desk reads page by page which orders have an offer, whose they are and what it took off; one that was called off is not among them, nor what has another offer', async () => {
  const id = await give('TENTH')
  await give('OTHER')
  const asha = await order('Asha', 'TENTH')
  const ravi = await order('Ravi', 'TENTH')
  const meera = await order('Meera', 'TENTH')
  await order('Somebody else', 'OTHER')
  await move(meera.person, meera.orderId, { action: 'cancel' })

  const first = await admin.get(`/api/offers/${id}/uses?page=1&pageSize=1`)
  expect(first.body).toMatchObject({
    total: 2,
    data: [
      {
        orderId: ravi.orderId,
        orderNumber: expect.any(Number),
        person: { _id: ravi.person.id, name: 'Ravi' },
        saved: 20,
      },
    ],
  })
  const second = await admin.get(
    `/api/offers/${id}/uses?pageSize=1&cursor=${first.body['nextCursor'] as string}`,
  )
  expect(second.body).toMatchObject({ total: 2, nextCursor: null, data: [{ orderId: asha.orderId }] })
  expect((await admin.get('/api/offers/none/uses')).status).toBe(404)
})

test('what is sold at the stall to somebody without a name has an offer, and nobody’s name', async () => {
  const its = { name: 'For all', kind: 'rupees', off: 15, from: '2020-01-01' }
  const id = ((await admin.post('/api/offers', its)).body['data'] as { _id: string }[])[0]!._id
  const sale = { lines: [{ productId: oil, quantity: 1 }], payment: { way: 'cash' }, amount: 185 }
  expect((await admin.post('/api/counter/sales', sale)).status).toBe(200)

  const { body } = await admin.get(`/api/offers/${id}/uses`)

  expect(body).toMatchObject({ total: 1, data: [{ person: null, saved: 15 }] })
})

test('the audit calls an offer by its name', async () => {
  const id = await give('NAMED')
  const { body } = await admin.get('/api/audit?page=1')
  expect((body['data'] as { object: object }[])[0]).toMatchObject({
    action: 'offer_added',
    object: { kind: 'offer', _id: id, name: 'NAMED' },
  })
})

test('a change of an offer is found in the audit by its name and its code, and names the goods with their pack', async () => {
  const its = { name: 'Monsoon', code: 'RAIN', kind: 'rupees', off: 15, from: '2020-01-01' }
  const [offer] = (await admin.post('/api/offers', its)).body['data'] as [{ _id: string; version: number }]
  const { _id, version } = offer
  await admin.post(`/api/offers/${_id}`, { ...its, productIds: [oil], version })

  for (const q of ['monsoon', 'rain']) {
    const { body } = await admin.get(`/api/audit?page=1&q=${q}`)
    expect(body['data']).toMatchObject([
      { action: 'offer_changed', before: { goods: null }, after: { goods: ['Groundnut oil 1 kg'] } },
      { action: 'offer_added' },
    ])
  }
})
