import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'

import { beforeAll, expect, test, vi } from 'vitest'

import { people } from '#db/schema/index.ts'
import { everyOrder } from '#domain/orders/queries.ts'
import { fillShop } from '#tests/support/fill-shop.ts'
import { statementsOf } from '#tests/support/plans.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const guest = shop.guest()
const admin = await shop.admin()

/** Makes the list longer than all the buffers between the shop and a client who does not read: some have 32
 * MB. */
const longPortraits = `update people set image = '/images/people/' || repeat('x', 100000)`

beforeAll(async () => {
  await fillShop(shop.pool, 450)
  await shop.pool.query(longPortraits)
})

test.each([
  ['/api/get-product', 'All products', 'select id from products order by position'],
  ['/api/all-user', 'All users', 'select id from people order by created_at, id'],
  ['/api/all-orders', 'All orders', 'select id from orders order by created_at desc, id desc'],
  [
    '/api/search?q=mango',
    'Search results',
    `select id from products join search_entries using (position) where term = 'mango' order by rank, position`,
  ],
])('%s without a page answers every row, in its order, in one envelope', async (path, message, ids) => {
  const { status, headers, body } = await admin.get(path)
  const rows = await shop.pool.query<{ id: string }>(ids)
  expect(rows.rows.length).toBeGreaterThan(5)

  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(Object.keys(body)).toEqual(['success', 'error', 'message', 'data'])
  expect(body.message).toBe(message)
  expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual(rows.rows.map(({ id }) => id))
})

test('a list that ends where a batch ends is whole, and one that fits into a batch has its length', async () => {
  for (const [category, length] of [
    ['coffee', 1],
    ['juice', 200],
    ['oils', 400],
  ] as const) {
    await shop.pool.query('update products set category = $1 where category = $2', ['pulses', category])
    await shop.pool.query(
      `update products set category = $1
       where id in (select id from products where category not in ('coffee', 'juice', 'oils') limit $2)`,
      [category, length],
    )
    const { headers, body } = await guest.post('/api/category-product', { category })
    expect(body.data).toHaveLength(length)
    expect(headers.has('content-length')).toBe(length <= 200)
    await shop.pool.query(`update products set category = 'pulses'`)
  }
  expect((await guest.post('/api/category-product', { category: 'coffee' })).body.data).toEqual([])
})

test('a row of a whole list is the same to the letter as that of a page', async () => {
  const [whole, page] = [
    await admin.get('/api/all-orders'),
    await admin.get('/api/all-orders?page=1&pageSize=200'),
  ]
  expect(JSON.stringify(whole.body.data.slice(0, 200))).toBe(JSON.stringify(page.body.data))
})

test('however long a list is, no statement names more rows than a batch', async () => {
  const asAdmin = {
    ...shop.ctx,
    actor: { id: 'a', name: 'A', email: 'a@example.com', role: 'ADMIN' as const, duties: [], sessionId: '' },
  }
  const asked = await statementsOf(shop.pool, (db) => everyOrder({ ...asAdmin, db }, {}, async () => {}))

  expect(asked.length).toBeGreaterThan(6)
  expect(Math.max(...asked.map(({ values }) => values.length))).toBe(200)
})

test('four long lists are sent at a time; the fifth is asked to come again, and short ones are answered', async () => {
  await makeProduct(shop, { category: 'handmade arts' })
  const slow = await Promise.all([1, 2, 3, 4].map(() => unread('/api/all-user')))

  const fifth = await admin.get('/api/all-user')
  expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([503, '5'])
  expect(fifth.body).toEqual({
    success: false,
    error: true,
    code: 'busy',
    message: expect.stringContaining('again in a few seconds'),
  })
  const short = await guest.post('/api/category-product', { category: 'handmade arts' })
  expect(short.body.data).toHaveLength(1)
  await vi.waitFor(async () => expect(await openLists()).toBe(4), patiently)

  slow[0]?.destroy()
  await vi.waitFor(async () => expect((await admin.get('/api/all-user')).status).toBe(200), patiently)
  for (const answer of slow) answer.destroy()
  await vi.waitFor(async () => expect(await openLists()).toBe(0), patiently)
})

test('a list shows one moment: what comes or goes while it is sent does not tear it', async () => {
  const last = await shop.customer()
  const before = await shop.db.$count(people)
  const answer = await unread('/api/all-user')
  await shop.customer()
  await shop.pool.query('delete from people where id = $1', [last.id])

  expect(JSON.parse(await textOf(answer)).data).toHaveLength(before)
})

test('a list that breaks off ends its connection, so that no part looks like the whole', async () => {
  const answer = await unread('/api/all-user')
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and ${isList}`
  await vi.waitFor(async () => expect((await shop.pool.query(cut)).rowCount).toBe(1), patiently)

  expect(await textOf(answer).catch(({ message }: Error) => message)).toBe('aborted')
  expect((await admin.get('/api/all-user')).status).toBe(200)
})

const patiently = { timeout: 20_000, interval: 100 }

/** An answer of which the client reads the head and nothing else. */
function unread(path: string): Promise<IncomingMessage> {
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return new Promise((resolve, reject) => {
    get(shop.url + path, { agent: false, headers: { cookie } }, resolve).on('error', reject)
  })
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of answer.setEncoding('utf8')) text += part
  return text
}

/** A connection that waits, in the middle of its list, for the client. */
// A job may be between two statements as well: not over people.
const isList = `state = 'idle in transaction' and query like '%from "people"%'`

async function openLists(): Promise<number> {
  const { rows } = await shop.pool.query<{ n: number }>(
    `select count(*)::integer as n from pg_stat_activity where datname = current_database() and ${isList}`,
  )
  return rows[0]?.n ?? 0
}
