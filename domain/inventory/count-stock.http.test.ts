import { expect, test } from 'vitest'

import { fillCart, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const admin = await shop.admin()

test('a product is counted from a press on, with what is held, and another press ends it', async () => {
  const [oil, asha] = [await makeProduct(shop, { stock: null }), await shop.customer()]
  await fillCart(asha, oil, oil)
  await startPaying(asha)

  await count(oil, 7, 'Counted on Sunday')
  expect(await stockOf(oil)).toMatchObject({ stock: 5, held: 2 })
  await count(oil, null)
  expect(await stockOf(oil)).toMatchObject({ stock: null, held: 2 })

  expect(await entriesOf(oil)).toEqual([
    ['correction', -5, -2, 'Shopkeeper', ''],
    ['correction', 5, 2, 'Shopkeeper', 'Counted on Sunday'],
  ])
})

test('of two who begin to count the second is told so, and what was counted first stands', async () => {
  const oil = await makeProduct(shop, { name: 'Til Oil', stock: null })
  const answers = await Promise.all([count(oil, 7), count(oil, 8)])
  const [first, second] = answers.toSorted((one, other) => one.status - other.status)
  expect([first?.status, second?.status]).toEqual([200, 409])
  const { stock } = await stockOf(oil)
  expect(second?.body).toMatchObject({
    code: 'stock_counted',
    message: `Til Oil 1 kg is counted already: ${stock} can be sold. Please look at it again.`,
  })
})

test('one press that is sent twice is one, and to end what nobody counts changes nothing', async () => {
  const oil = await makeProduct(shop, { stock: null })
  const twice = await Promise.all([count(oil, 7, 'Once', 'k1'), count(oil, 7, 'Once', 'k1')])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  await count(oil, null)
  expect((await count(oil, null)).status).toBe(200)
  expect(await entriesOf(oil)).toHaveLength(2)
})

test.each([[-1], [1.5], ['many'], [undefined]])('%j is no number to count', async (stock) => {
  const oil = await makeProduct(shop, { stock: null })
  const answer = await admin.post('/api/count-stock', { productId: oil, stock })
  expect([answer.status, Object.keys(answer.body['fields'] ?? {})]).toEqual([422, ['stock']])
})

test('what does not exist cannot be counted', async () => {
  expect((await count('no-such-product', 7)).status).toBe(404)
})

function count(productId: string, stock: number | null, note?: string, key?: string) {
  return admin.post(
    '/api/count-stock',
    { productId, stock, note },
    key ? { 'idempotency-key': key } : undefined,
  )
}

async function stockOf(productId: string) {
  const { body } = await admin.get(`/api/product-stock?productId=${productId}`)
  return body['data'][0]
}

async function entriesOf(productId: string) {
  const { body } = await admin.get(`/api/stock-entries?productId=${productId}`)
  return (body['data'] as Entry[]).map(({ why, shelf, held, by, note }) => [why, shelf, held, by?.name, note])
}

interface Entry {
  why: string
  shelf: number
  held: number
  by: { name: string } | null
  note: string
}
