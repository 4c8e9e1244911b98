import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries, stockEntries } from '#db/schema/index.ts'
import { overlap } from '#tests/support/locks.ts'
import { buy, move } from '#tests/support/orders.ts'
import { fillCart, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { countGoods } from './count-goods.ts'

// That the ledger adds up is checked at the end of every test of a shop (tests/support/shop.ts).
const shop = await testShop()
const admin = await shop.admin()

test('what was sold or reserved since it was counted stays sold: only the difference of that moment is entered', async () => {
  const oil = await makeProduct(shop, { stock: 10 })
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  await fillCart(ravi, oil)
  await startPaying(ravi)
  const countedAt = now()
  shop.passTime(1)
  await buy(asha, oil)

  // Nine were on the shelf and one was reserved; the shelf had one less than that.
  const trial = await count([{ productId: oil, pieces: 9, countedAt }], { isTrial: true })
  const saved = await count([{ productId: oil, pieces: 9, countedAt }])

  const result = { productId: oil, outcome: 'saved', known: 10, left: 7, missing: 0 }
  expect([trial, saved]).toEqual([[result], [result]])
  expect((await ledgerOf(oil)).at(-1)).toEqual(['count', -1, admin.id])
  expect(await stockOf(oil)).toMatchObject({ stock: 7, held: 1, toPack: 1 })
})

test('a trial changes nothing, and one press that is sent twice is entered once', async () => {
  const oil = await makeProduct(shop, { stock: 10 })
  const goods = [{ productId: oil, pieces: 4, countedAt: now() }]
  await count(goods, { isTrial: true })
  expect(await ledgerOf(oil)).toHaveLength(1)

  const [first, again] = [await count(goods, { key: 'sheet-1' }), await count(goods, { key: 'sheet-1' })]

  expect(first).toEqual(again)
  expect((await ledgerOf(oil)).map(([, pieces]) => pieces)).toEqual([10, -6])
  const [kept] = await shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, oil))
  expect(kept).toMatchObject({ action: 'stock_counted', before: { stock: 10 }, after: { stock: 4 } })
})

test('of two who counted the same goods and save at once, the second is told of the first', async () => {
  const oil = await makeProduct(shop, { stock: 10 })
  const countedAt = now()
  shop.passTime(1)
  const actor = { id: admin.id, name: '', email: '', role: 'ADMIN' as const, duties: [], sessionId: '' }
  const counted = { productId: oil, pieces: 8, begins: false }

  const { second } = await overlap(shop.ctx, {
    first: (tx) =>
      countGoods(
        { ...tx, actor },
        { goods: [{ ...counted, countedAt: new Date(countedAt) }], isTrial: false },
      ),
    second: () => count([{ ...counted, countedAt }]),
  })

  expect(second).toMatchObject([{ outcome: 'counted_since', left: 8 }])
  expect((await stockOf(oil)).stock).toBe(8)
})

test('each line says why it is not taken, and the others are', async () => {
  const [right, same, corrected, ended, begun, old] = [
    await makeProduct(shop, { stock: 5 }),
    await makeProduct(shop, { stock: 5 }),
    await makeProduct(shop, { stock: 5 }),
    await makeProduct(shop, { stock: null }),
    await makeProduct(shop, { stock: 5 }),
    await makeProduct(shop, { stock: 5 }),
  ]
  const countedAt = now()
  shop.passTime(1)
  await admin.post('/api/enter-stock', { why: 'correction', productId: corrected, pieces: -1 })

  const results = await count([
    { productId: right, pieces: 6, countedAt },
    { productId: same, pieces: 5, countedAt },
    { productId: corrected, pieces: 4, countedAt },
    { productId: ended, pieces: 4, countedAt },
    { productId: begun, pieces: 4, countedAt, begins: true },
    { productId: old, pieces: 4, countedAt: new Date(Date.parse(countedAt) - 8 * 86_400_000).toISOString() },
    { productId: 'nothing', pieces: 4, countedAt },
  ])

  expect(results.map(({ outcome }) => outcome)).toEqual([
    'saved',
    'same',
    'counted_since',
    'ended',
    'begun',
    'too_old',
    'gone',
  ])
  expect((await stockOf(right)).stock).toBe(6)
  for (const kept of [same, begun, old]) expect((await stockOf(kept)).stock).toBe(5)
  expect((await stockOf(corrected)).stock).toBe(4)
})

test('a moment that is still to come is refused: what is sold until then would come back', async () => {
  const oil = await makeProduct(shop, { stock: 5 })
  const countedAt = new Date(Date.parse(now()) + 3_600_000).toISOString()
  const goods = [{ productId: oil, pieces: 9, countedAt, begins: false }]
  for (const isTrial of [true, false])
    expect(await admin.post('/api/count-goods', { isTrial, goods })).toMatchObject({
      status: 422,
      body: { fields: { 'goods.0.countedAt': expect.stringContaining('later than now') as string } },
    })
  expect((await stockOf(oil)).stock).toBe(5)
})

test('more sold since than were there is said, and nothing more can be sold', async () => {
  const oil = await makeProduct(shop, { stock: 5 })
  const countedAt = now()
  shop.passTime(1)
  await buy(await shop.customer(), oil, oil, oil)

  expect(await count([{ productId: oil, pieces: 1, countedAt }])).toMatchObject([{ left: 0, missing: 2 }])
  expect((await stockOf(oil)).stock).toBe(0)
})

test('a counting that begins leaves out what was ordered since it was counted, unless it was cancelled', async () => {
  const oil = await makeProduct(shop, { stock: null })
  const countedAt = now()
  shop.passTime(1)
  await buy(await shop.customer(), oil, oil)
  const { orderId } = await buy(await shop.customer(), oil)
  await move(admin, orderId, { action: 'cancel' })

  const results = await count([{ productId: oil, pieces: 6, countedAt, begins: true }])

  expect(results).toMatchObject([{ outcome: 'saved', known: null, left: 4 }])
  expect((await ledgerOf(oil)).map(([why, pieces]) => [why, pieces])).toEqual([['count', 4]])
})

test('all goods of a shelf are listed page by page with what waits to be packed, archived ones while any are left', async () => {
  const { body } = await admin.post('/api/add-category', { label: 'Brass Lamps' })
  expect(body.success).toBe(true)
  const category = 'brass lamps'
  const state = 'archived' as const
  const shelf = [
    await makeProduct(shop, { category, stock: 3 }),
    await makeProduct(shop, { category, stock: null }),
    await makeProduct(shop, { category, stock: 2, state }),
  ]
  await makeProduct(shop, { category, stock: 0, state })
  const page = async (query: string) =>
    (await admin.get(`/api/product-stock?shelf=brass+lamps&pageSize=2&${query}`)).body

  const first = await page('page=1')
  const second = await page(`cursor=${first['nextCursor']}`)

  expect([...first['data'], ...second['data']].map(({ _id }: { _id: string }) => _id)).toEqual(shelf)
  expect(second).toMatchObject({ total: 3, nextCursor: null })
  expect((await admin.get('/api/product-stock?pageSize=101')).status).toBe(422)
})

interface Counted {
  productId: string
  pieces: number
  countedAt: string
  begins?: boolean
}

function now(): string {
  return shop.ctx.now().toISOString()
}

async function count(goods: Counted[], { isTrial = false, key }: { isTrial?: boolean; key?: string } = {}) {
  const sent = { isTrial, goods: goods.map((good) => ({ begins: false, ...good })) }
  const { body } = await admin.post('/api/count-goods', sent, key ? { 'idempotency-key': key } : undefined)
  return body['data'] as { productId: string; outcome: string }[]
}

async function stockOf(productId: string) {
  return (await admin.get(`/api/product-stock?productId=${productId}`)).body['data'][0]
}

async function ledgerOf(productId: string) {
  const entries = await shop.db
    .select()
    .from(stockEntries)
    .where(eq(stockEntries.productId, productId))
    .orderBy(asc(stockEntries.id))
  return entries.map(({ why, shelfChange, actorId }) => [why, shelfChange, actorId])
}
