import { expect, test } from 'vitest'

import { stockEntries } from '#db/schema/index.ts'
import { buy } from '#tests/support/orders.ts'
import { fillCart, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const admin = await shop.admin()

test('what came, spoiled or was miscounted is entered, and the list says by whom and what was left', async () => {
  const oil = await makeProduct(shop, { stock: 10, netQuantity: 1000, netUnit: 'g' })
  const { orderId } = await buy(await shop.customer(), oil)
  const { orderNumber } = (await admin.get(`/api/orders/${orderId}`)).body['data']
  await enter(oil, { why: 'delivery', pieces: 20, note: 'From Bhor' })
  await enter(oil, { why: 'spoiled', pieces: 4 })
  await enter(oil, { why: 'correction', pieces: -1 })

  const entries = await entriesOf(oil)

  expect(entries.map(({ why, shelf, left, note }) => [why, shelf, left, note])).toEqual([
    ['correction', -1, 24, ''],
    ['spoiled', -4, 25, ''],
    ['delivery', 20, 29, 'From Bhor'],
    ['sale', 0, 9, ''],
    ['hold', -1, 9, ''],
    ['import', 10, 10, ''],
  ])
  expect(entries[0]?.by).toEqual({ _id: admin.id, name: 'Shopkeeper' })
  const its = { orderId, orderNumber }
  const none = { orderId: null, orderNumber: null }
  expect(entries).toMatchObject([none, none, none, its, its, none])
  expect(entries[0]?.product).toEqual({ _id: oil, productName: expect.any(String), pack: '1 kg' })
})

test('the ledger is read page by page, of one product and of all', async () => {
  const [oil, ghee] = [await makeProduct(shop, { stock: 1 }), await makeProduct(shop, { stock: 2 })]
  for (const productId of [oil, ghee, oil]) await enter(productId, { why: 'delivery', pieces: 1 })
  const whole = await ledger(`productId=${oil}`)
  expect(whole).toMatchObject({ total: 3, nextCursor: null, previousCursor: null })

  const first = await ledger(`productId=${oil}&pageSize=2&page=1`)
  const second = await ledger(`productId=${oil}&pageSize=2&cursor=${first['nextCursor']}`)
  expect([...first['data'], ...second['data']]).toEqual(whole['data'])
  expect((whole['data'] as Entry[]).map(({ left }) => left)).toEqual([3, 2, 1])

  const all = await ledger('pageSize=3')
  expect((all['data'] as Entry[]).map(({ product }) => product._id)).toEqual([oil, ghee, oil])
  expect(all['total']).toBe(await shop.db.$count(stockEntries))
})

test('what somebody is still paying for leads to no order', async () => {
  const [oil, asha] = [await makeProduct(shop, { stock: 5 }), await shop.customer()]
  await fillCart(asha, oil)
  await startPaying(asha)
  expect((await entriesOf(oil)).map(({ why, orderId }) => [why, orderId])).toEqual([
    ['hold', null],
    ['import', null],
  ])
})

test('one press that is sent twice is entered once', async () => {
  const oil = await makeProduct(shop, { stock: 1 })
  const input = { why: 'delivery', pieces: 5 }
  await Promise.all([enter(oil, input, 'crate-7'), enter(oil, input, 'crate-7')])
  expect((await entriesOf(oil)).map(({ shelf }) => shelf)).toEqual([5, 1])
})

test.each([
  [{ why: 'spoiled', pieces: 4 }, 422, 'This can be at most 3.'],
  [{ why: 'correction', pieces: -4 }, 422, 'This can be at most 3.'],
  [{ why: 'delivery', pieces: 0 }, 422, 'This must be at least 1.'],
  [{ why: 'delivery', pieces: -2 }, 422, 'This must be at least 1.'],
  [{ why: 'delivery', pieces: 1.5 }, 422, expect.any(String)],
  [{ why: 'correction', pieces: 0 }, 422, expect.any(String)],
])('%j of three pieces is refused, and nothing is entered', async (input, status, sentence) => {
  const oil = await makeProduct(shop, { stock: 3 })
  const answer = await enter(oil, input)
  expect([answer.status, answer.body['fields']]).toEqual([status, { pieces: sentence }])
  expect(await entriesOf(oil)).toHaveLength(1)
})

test('a product that nobody counts says so, and one that does not exist is not found', async () => {
  const oil = await makeProduct(shop, { stock: null })
  const answer = await enter(oil, { why: 'delivery', pieces: 5 })
  expect([answer.status, answer.body['code']]).toEqual([409, 'stock_not_counted'])
  expect((await enter('no-such-product', { why: 'delivery', pieces: 5 })).status).toBe(404)
})

test('products at or below their own mark are listed, the fewest first', async () => {
  const [few, none, many] = [
    await makeProduct(shop, { stock: 5 }),
    await makeProduct(shop, { stock: 0 }),
    await makeProduct(shop, { stock: 6 }),
  ]
  await makeProduct(shop, { stock: null })
  const mine = async () => {
    const { body } = await admin.get('/api/low-stock')
    const found = body['data'] as { _id: string; stock: number; lowStockMark: number }[]
    return found.filter(({ _id }) => [few, none, many].includes(_id)).map(({ _id }) => _id)
  }
  expect(await mine()).toEqual([none, few])

  await admin.post('/api/set-low-stock-mark', { productId: many, lowStockMark: 6 })
  expect(await mine()).toEqual([none, few, many])
  for (const lowStockMark of [-1, 1.5, 100_001])
    expect((await admin.post('/api/set-low-stock-mark', { productId: many, lowStockMark })).status).toBe(422)
  const nowhere = await admin.post('/api/set-low-stock-mark', { productId: 'none', lowStockMark: 6 })
  expect(nowhere.status).toBe(404)
})

test('a product is found by its words or its id, with what can be sold, what is held and its mark', async () => {
  const pack = { netQuantity: 500, netUnit: 'ml' } as const
  const oil = await makeProduct(shop, { name: 'Kolhu Til Oil', stock: 5, ...pack })
  const asha = await shop.customer()
  await fillCart(asha, oil, oil)
  await startPaying(asha)
  const found = { _id: oil, productName: 'Kolhu Til Oil', pack: '500 ml', stock: 3, held: 2, lowStockMark: 5 }
  for (const query of ['q=kolhu+til', `productId=${oil}`])
    expect((await admin.get(`/api/product-stock?${query}`)).body).toMatchObject({ data: [found], total: 1 })
})

function enter(productId: string, input: object, key?: string) {
  return admin.post('/api/enter-stock', { productId, ...input }, key ? { 'idempotency-key': key } : undefined)
}

interface Entry {
  _id: number
  product: { _id: string; productName: string; pack: string }
  orderId: string | null
  orderNumber: number | null
  why: string
  shelf: number
  left: number
  note: string
  by: { _id: string; name: string } | null
}

async function entriesOf(productId: string): Promise<Entry[]> {
  return (await ledger(`productId=${productId}`))['data'] as Entry[]
}

async function ledger(query: string) {
  return (await admin.get(`/api/stock-entries?${query}`)).body
}
