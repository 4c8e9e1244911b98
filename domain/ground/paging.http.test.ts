import { beforeAll, describe, expect, test } from 'vitest'

import { fillShop } from '#tests/support/fill-shop.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const admin = await shop.admin()

beforeAll(async () => {
  await fillShop(shop.pool, 60)
  // Many of one price, and many of one moment, that no clock of JavaScript's can name.
  await shop.pool.query('update products set selling_price_paise = position % 3 * 100')
  await shop.pool.query(
    `update people set created_at = timestamptz '2026-01-01' + length(name) * interval '1 microsecond'`,
  )
  await shop.pool.query(
    `update orders set created_at = timestamptz '2026-01-01' + length(id || status) * interval '1 microsecond'`,
  )
})

const lists = [
  '/api/get-product?',
  '/api/get-product?sort=price-asc&',
  '/api/get-product?sort=price-desc&',
  '/api/all-user?',
  '/api/all-orders?',
]

describe.each(lists)('%s', (list) => {
  test('is read to its end by cursors, every row once and in order', async () => {
    const whole = await admin.get(list)
    const pages = await pagesOf(list, 7)

    expect(pages.flatMap(({ data }) => data)).toEqual(whole.body.data)
    expect(
      pages
        .map(({ data }) => data.length)
        .slice(0, -1)
        .every((length) => length === 7),
    ).toBe(true)
    const total = whole.body.data.length
    expect(pages[0]).toMatchObject({ page: 1, pageSize: 7, total })
    expect(pages[1]).toMatchObject({ pageSize: 7, total })
    expect(pages[1]).not.toHaveProperty('page')
  })

  test('has no next page after the last one, even where that is full', async () => {
    const { total } = (await admin.get(`${list}page=1`)).body
    const { body } = await admin.get(`${list}page=1&pageSize=${total}`)
    expect(body.nextCursor).toBeNull()
  })

  test('has numbered pages up to 40 and says how to go on', async () => {
    expect((await admin.get(`${list}page=40`)).body.data).toEqual([])
    const { status, body } = await admin.get(`${list}page=41`)
    expect(status).toBe(422)
    expect(body.fields).toEqual({ page: expect.stringContaining('Pages go up to 40.') })
  })

  test.each([
    'x',
    'W10',
    'bnVsbA',
    Buffer.from('["1","\\u0000"]').toString('base64url'),
    'WzFlOTk5LDFd',
    'W3t9LHt9XQ',
  ])('refuses the cursor %s with a sentence', async (cursor) => {
    const { status, body } = await admin.get(`${list}cursor=${cursor}`)
    expect(status).toBe(422)
    expect(Object.keys(body.fields ?? {})).toEqual(['cursor'])
  })
})

test('what is added or taken away between two pages makes no other row come twice or never', async () => {
  const ids = async (query: string) => (await admin.get(`/api/get-product?pageSize=10&${query}`)).body
  const first = await ids('page=1')
  const expected = (await admin.get('/api/get-product')).body.data.slice(10, 20)
  await shop.pool.query('delete from order_lines where product_id = $1', [first.data[3]._id])
  await shop.pool.query('delete from products where id = $1', [first.data[3]._id])
  await makeProduct(shop)

  expect((await ids(`cursor=${first.nextCursor}`)).data).toEqual(expected)
})

async function pagesOf(list: string, pageSize: number) {
  const pages: Record<string, any>[] = []
  for (let next: string | null = 'page=1'; next;) {
    const { body } = await admin.get(`${list}${next}&pageSize=${pageSize}`)
    pages.push(body)
    next = body.nextCursor && `cursor=${body.nextCursor}`
  }
  return pages
}
