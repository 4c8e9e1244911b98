import { beforeAll, describe, expect, test } from 'vitest'

import { fillShop } from '#tests/support/fill-shop.ts'
import { openLedger } from '#tests/support/ledger.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const admin = await shop.admin()

beforeAll(async () => {
  await fillShop(shop.pool, 60)
  await shop.pool.query(openLedger)
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
  '/api/get-product?sort=newest&',
  '/api/get-product?sort=price-asc&',
  '/api/get-product?sort=price-desc&',
  '/api/all-user?',
  '/api/all-orders?',
  '/api/get-product?q=pulses%20a&sort=newest&',
  '/api/get-product?q=a&sort=price-desc&',
  '/api/all-user?q=general&',
  '/api/all-orders?q=a&',
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

  test('is read from its end to its beginning, and the last page has what full pages leave', async () => {
    const { data: whole } = (await admin.get(list)).body
    const pages = await pagesOf(list, 7, { from: 'cursor=last', by: 'previousCursor' })

    expect(pages.toReversed().flatMap(({ data }) => data)).toEqual(whole)
    expect(pages[0]).toMatchObject({ total: whole.length, nextCursor: null })
    expect(pages.map(({ data }) => data.length)).toEqual([
      whole.length % 7 || 7,
      ...pages.slice(1).map(() => 7),
    ])
  })

  test('leads back the way it came, page by page', async () => {
    const forward = await pagesOf(list, 7)
    expect(forward.length).toBeGreaterThan(1)
    expect(forward[0]?.previousCursor).toBeNull()
    const last = forward.at(-1)!
    const back = await pagesOf(list, 7, { from: `cursor=${last.previousCursor}`, by: 'previousCursor' })
    expect([last, ...back].toReversed().map(({ data }) => data)).toEqual(forward.map(({ data }) => data))
  })

  test('has no next page after the last one, even where that is full', async () => {
    const { total } = (await admin.get(`${list}page=1`)).body
    const { body } = await admin.get(`${list}page=1&pageSize=${total}`)
    expect(body).toMatchObject({ nextCursor: null, previousCursor: null })
    const last = await admin.get(`${list}cursor=last&pageSize=${total}`)
    expect(last.body).toMatchObject({ data: body.data, nextCursor: null, previousCursor: null })
  })

  test('has numbered pages up to 40 and says how to go on', async () => {
    expect((await admin.get(`${list}page=40`)).body.data).toEqual([])
    const { status, body } = await admin.get(`${list}page=41`)
    expect(status).toBe(422)
    expect(body.fields).toEqual({ page: expect.stringContaining('The last page is 40.') })
  })

  test('refuses a cursor that nobody answered, with a sentence', async () => {
    for (const cursor of [
      'x',
      'W10',
      'bnVsbA',
      'Last',
      cursorOf('orders', 'after', '1', '\0'),
      // No number that JavaScript has.
      Buffer.from('["orders","after",1e999,"a"]').toString('base64url'),
      cursorOf('people', 'after', {}, {}),
      cursorOf('products', 'beside', 1),
      cursorOf('dearest', 'after', 1),
      // It counts no further than whole numbers do.
      cursorOf('cheapest', 'before', 1.5, 1),
    ]) {
      const { status, body } = await admin.get(`${list}cursor=${cursor}`)
      expect([cursor, status, Object.keys(body.fields ?? {})]).toEqual([cursor, 422, ['cursor']])
    }
  })
})

test('a cursor belongs to the list that answered it', async () => {
  const cursors = await Promise.all(lists.map((list) => admin.get(`${list}page=1&pageSize=2`)))
  for (const [place, list] of lists.slice(0, 6).entries())
    for (const [other, { body }] of cursors.slice(0, 6).entries()) {
      const { status } = await admin.get(`${list}cursor=${body.nextCursor}`)
      expect([list, lists[other], status]).toEqual([list, lists[other], place === other ? 200 : 422])
    }
})

describe('what is added or taken away between two pages makes no other row come twice or never', () => {
  const read = async (query: string) => (await admin.get(`/api/get-product?pageSize=10&${query}`)).body
  const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id)
  const remove = async (...gone: { _id: string }[]) => {
    await shop.pool.query('delete from order_lines where product_id = any($1)', [ids(gone)])
    await shop.pool.query('delete from stock_entries where product_id = any($1)', [ids(gone)])
    await shop.pool.query('delete from products where id = any($1)', [ids(gone)])
  }

  test.each(['', 'sort=newest&', 'q=a&'])('forward with %j', async (list) => {
    const first = await read(`${list}page=1`)
    const expected = (await admin.get(`/api/get-product?${list}`)).body.data.slice(10, 20)
    // Also the row at which the page ended, and new ones at both ends of the list.
    await remove(first.data[3], first.data[9])
    await makeProduct(shop)

    expect((await read(`${list}cursor=${first.nextCursor}`)).data).toEqual(expected)
  })

  test.each(['', 'sort=newest&', 'q=a&'])('backward with %j', async (list) => {
    const last = await read(`${list}cursor=last`)
    const whole = (await admin.get(`/api/get-product?${list}`)).body.data
    const begin = whole.length - last.data.length
    await remove(last.data[0])
    await makeProduct(shop)

    const before = await read(`${list}cursor=${last.previousCursor}`)
    expect(before.data).toEqual(whole.slice(begin - 10, begin))
  })

  test('where all that followed has gone there is an empty page, and the way back', async () => {
    const { total } = await read('page=1')
    const almostAll = (await admin.get(`/api/get-product?page=1&pageSize=${total - 1}`)).body
    await remove((await read('cursor=last')).data.at(-1))

    const beyond = await read(`cursor=${almostAll.nextCursor}`)
    expect(beyond).toMatchObject({ data: [], total: total - 1, nextCursor: null })
    const back = await read(`cursor=${beyond.previousCursor}`)
    expect(back.data.at(-1)).toEqual(almostAll.data.at(-1))
  })

  test('where all that went before has gone there is an empty page, and the way on', async () => {
    const second = await read('page=2')
    await remove(...(await read('page=1')).data)

    const beyond = await read(`cursor=${second.previousCursor}`)
    expect(beyond).toMatchObject({ data: [], previousCursor: null })
    expect((await read(`cursor=${beyond.nextCursor}`)).data).toEqual(second.data)
  })
})

function cursorOf(...parts: unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

async function pagesOf(
  list: string,
  pageSize: number,
  { from = 'page=1', by = 'nextCursor' }: { from?: string; by?: 'nextCursor' | 'previousCursor' } = {},
) {
  const pages: Record<string, any>[] = []
  for (let next: string | null = from; next;) {
    const { body } = await admin.get(`${list}${next}&pageSize=${pageSize}`)
    pages.push(body)
    next = body[by] && `cursor=${body[by]}`
  }
  return pages
}
