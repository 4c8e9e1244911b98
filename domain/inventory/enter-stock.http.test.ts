import { expect, test } from 'vitest'

import { buy } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const admin = await shop.admin()

test('what came, spoiled or was miscounted is entered, and the list says by whom and what was left', async () => {
  const oil = await makeProduct(shop, { stock: 10 })
  await buy(await shop.customer(), oil)
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
  const older = await entriesOf(oil, `&before=${entries[3]?._id}`)
  expect(older.map(({ why }) => why)).toEqual(['hold', 'import'])
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

  await shop.pool.query('update products set low_stock_mark = 6 where id = $1', [many])
  expect(await mine()).toEqual([none, few, many])
})

function enter(productId: string, input: object, key?: string) {
  return admin.post('/api/enter-stock', { productId, ...input }, key ? { 'idempotency-key': key } : undefined)
}

interface Entry {
  _id: number
  why: string
  shelf: number
  left: number
  note: string
  by: { _id: string; name: string } | null
}

async function entriesOf(productId: string, more = ''): Promise<Entry[]> {
  const { body } = await admin.get(`/api/stock-entries?productId=${productId}${more}`)
  return body['data'] as Entry[]
}
