import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'

import { deliveryAreas, paymentOrders } from '#db/schema/index.ts'
import { addressInPune } from '#tests/support/address.ts'
import { overlap } from '#tests/support/locks.ts'
import { addAddress } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const admin = await shop.admin()
const dal = await makeProduct(shop, { sellingPricePaise: 180_00, listPricePaise: 200_00 })

afterEach(() => keep([]))

const nothingOwn = { weekdays: null, orderUntil: null, shipping: null, freeFrom: null, least: null }
const lucknow = {
  from: '226001',
  to: '226099',
  days: 1,
  note: 'Before noon.',
  cash: true,
  ...nothingOwn,
}
const delivery = { shipping: 40, freeFrom: 499, least: 0 }
const farm = { from: '411002', cash: false }

test('without any area the shop delivers everywhere, and with some only there', async () => {
  expect((await ask('411001')).data).toEqual({
    delivered: true,
    days: null,
    note: '',
    cash: true,
    delivery,
    promised: null,
  })

  await keep([lucknow, farm])

  expect((await admin.get('/api/delivery-areas')).body['data']).toEqual([
    lucknow,
    { from: '411002', to: '411002', days: null, note: '', cash: false, ...nothingOwn },
  ])
  expect((await ask('226001')).data).toEqual({
    delivered: true,
    days: 1,
    note: 'Before noon.',
    cash: true,
    delivery,
    promised: null,
  })
  const edges = ['226099', '226100', '226000', '411 002', '411001']
  const answers = await Promise.all(edges.map(async (pinCode) => (await ask(pinCode)).data.delivered))
  expect(answers).toEqual([true, false, false, true, false])
})

test('what is left out of an area stays as it was, and null takes it away', async () => {
  await keep([lucknow, farm])

  await keep([
    { from: lucknow.from, to: lucknow.to },
    { ...farm, cash: true },
  ])

  const areas = async () => (await admin.get('/api/delivery-areas')).body['data']
  expect(await areas()).toEqual([
    lucknow,
    { from: '411002', to: '411002', days: null, note: '', cash: true, ...nothingOwn },
  ])
  await keep([{ from: lucknow.from, to: lucknow.to, days: null, note: null, cash: false }])
  expect(await areas()).toEqual([{ ...lucknow, days: null, note: '', cash: false }])
  // Other PIN codes are another area.
  await keep([lucknow])
  await keep([{ from: lucknow.from, cash: false }])
  expect(await areas()).toEqual([
    { from: '226001', to: '226001', days: null, note: '', cash: false, ...nothingOwn },
  ])
})

test('of one’s own addresses it is said whether the shop delivers there', async () => {
  const asha = await shop.customer()
  await addAddress(asha)
  await addAddress(asha, { pinCode: '226001', stateCode: '09', town: 'Lucknow' })
  const delivered = async () => {
    const { body } = await asha.get('/api/addresses')
    return (body['data'] as { pinCode: string; delivered: boolean }[]).map((one) => [
      one.pinCode,
      one.delivered,
    ])
  }
  expect(await delivered()).toEqual([
    ['226001', true],
    ['411002', true],
  ])
  await keep([lucknow])
  expect(await delivered()).toEqual([
    ['226001', true],
    ['411002', false],
  ])
})

test('a list may be two thousand areas long, each with a note of 200 letters of Hindi', async () => {
  const areas = Array.from({ length: 2000 }, (_, place) => ({
    from: String(500_000 + 2 * place),
    to: String(500_001 + 2 * place),
    days: 2,
    note: 'न'.repeat(200),
    cash: true,
  }))

  expect((await admin.post('/api/delivery-areas', { areas })).status).toBe(200)
})

test('an address outside is refused before any payment, and fetching is not', async () => {
  await keep([lucknow])
  const asha = await shop.customer()
  await fillCart(asha, dal)
  const addressId = await addAddress(asha)

  const answer = await asha.post('/api/razorpay/order', { amount: 220, addressId })

  expect([answer.status, answer.body['code'], answer.body['message']]).toEqual([
    409,
    'not_delivered',
    'We do not deliver to 411002 yet. You can fetch it at the market, or choose another address.',
  ])
  expect(await shop.db.select().from(paymentOrders).where(eq(paymentOrders.personId, asha.id))).toEqual([])
  expect((await asha.post('/api/razorpay/order', { amount: 180, collect: true })).status).toBe(200)
})

test('an order that was paid before is not brought outside either, unless the shopkeeper says so', async () => {
  await keep([lucknow])
  const asha = await shop.customer()
  await fillCart(asha, dal)
  const paid = await verify(asha, await payAtGateway(asha, (await startPaying(asha)).orderId))
  const url = `/api/orders/${paid.body['orderId']}/address`

  expect((await asha.post(url, { address: addressInPune })).body['code']).toBe('not_delivered')
  expect((await admin.post(url, { address: addressInPune })).status).toBe(200)
})

test.each([
  ['two that overlap', [lucknow, { from: '226099' }]],
  ['one that ends before it begins', [{ from: '226099', to: '226001' }]],
  ['the same twice', [farm, farm]],
  ['no PIN code', [{ from: '026001' }]],
  ['no number of days', [{ ...farm, days: 61 }]],
  ['a note of a page', [{ ...farm, note: 'a'.repeat(201) }]],
])('a list with %s is refused, and the one before stays', async (_what, areas) => {
  await keep([lucknow])
  const answer = await admin.post('/api/delivery-areas', { areas })
  expect([answer.status, answer.body['fields']]).toEqual([422, { areas: expect.any(String) }])
  expect((await admin.get('/api/delivery-areas')).body['data']).toEqual([lucknow])
})

test('of two lists that are saved at once one stands, and the other is told', async () => {
  const { version } = await read()
  await overlap(shop.ctx, {
    first: (tx) => tx.db.insert(deliveryAreas).values({ fromPinCode: '560001', toPinCode: '560001' }),
    second: async () => {
      const answer = await admin.post('/api/delivery-areas', { areas: [farm], version })
      expect([answer.status, answer.body]).toMatchObject([
        409,
        { code: 'areas_changed', areas: [{ from: '560001', to: '560001' }] },
      ])
      // Of what is told one can go on.
      const { areas, version: next } = answer.body
      const again = await admin.post('/api/delivery-areas', { areas: [...areas, farm], version: next })
      expect(again.status).toBe(200)
    },
  })
  expect((await read()).data).toMatchObject([{ from: '411002' }, { from: '560001' }])
})

test('a list that was read before another one was saved does not take its place, however small the change', async () => {
  await keep([lucknow])
  const [mine, theirs] = [await read(), await read()]
  const saved = await admin.post('/api/delivery-areas', {
    areas: [{ ...lucknow, days: 2 }],
    version: theirs.version,
  })
  expect(saved.body).toMatchObject({ data: [{ days: 2 }], version: (await read()).version })

  const late = await admin.post('/api/delivery-areas', { areas: [farm], version: mine.version })
  expect([late.status, late.body['message']]).toEqual([
    409,
    'Somebody else changed the list while you were at it. Here it is as it stands now: please look at it and save again.',
  ])
  expect((await read()).data).toEqual([{ ...lucknow, days: 2 }])
})

async function read(): Promise<{ data: object[]; version: string }> {
  const { body } = await admin.get('/api/delivery-areas')
  return body as unknown as { data: object[]; version: string }
}

async function keep(areas: object[]): Promise<void> {
  expect((await admin.post('/api/delivery-areas', { areas })).status).toBe(200)
}

async function ask(pinCode: string): Promise<{ data: { delivered: boolean } }> {
  const { body } = await shop.guest().get(`/api/delivery?pinCode=${encodeURIComponent(pinCode)}`)
  return body as unknown as { data: { delivered: boolean } }
}
