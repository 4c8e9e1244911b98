import { isDeepStrictEqual } from 'node:util'

import { asc, eq, gt, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import type { ProductPrices } from '#contract/prices.ts'
import { auditEntries, catalogChanges, productRanks, products } from '#db/schema/index.ts'
import { rankProducts } from '#domain/catalog/rank-products.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { setShelf } from '#tests/support/ledger.ts'
import { overlap } from '#tests/support/locks.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { statementsOf } from '#tests/support/plans.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { saveProductPrices } from './save-product-prices.ts'
import type { WantedPrices } from './save-product-prices.ts'

const shop = await testShop()
const admin = await shop.admin()
const keeper = { id: admin.id, name: '', email: '', role: 'ADMIN' as const, duties: [], sessionId: '' }
const asKeeper: Ctx = { ...shop.ctx, actor: keeper }

const goods = { category: 'oils', listPricePaise: 120_00, sellingPricePaise: 100_00, stock: 7 } as const
const seen = { price: 120, sellingPrice: 100, stock: 7, state: 'on_shelf' } as const
let oil: string
beforeEach(async () => {
  oil = await makeProduct(shop, { ...goods, name: 'Til Oil' })
})

describe('the rows of a shelf', () => {
  test('are all of its goods in their order, drafts and archived ones among them, with what is held', async () => {
    const asha = await shop.customer()
    const ghee = await makeProduct(shop, { category: 'dairy products', stock: 5, name: 'Ghee', brand: 'Van' })
    const milk = await makeProduct(shop, { category: 'dairy products', state: 'draft' })
    await fillCart(asha, ghee, ghee)
    await startPaying(asha)

    const { status, body } = await admin.get('/api/product-prices?category=Dairy%20Products')

    expect(status).toBe(200)
    expect(body['data']).toMatchObject([
      { _id: ghee, productName: 'Ghee', brandName: 'Van', netQuantity: 1000, stock: 3, held: 2 },
      { _id: milk, state: 'draft', stock: null, held: 0 },
    ])
    expect((await admin.get('/api/product-prices?category=none')).body['data']).toEqual([])
  })
})

describe('a save', () => {
  test('changes what was sent and nothing else, at once for shoppers, with one entry a product', async () => {
    const ghee = await makeProduct(shop, { ...goods, state: 'draft' })
    const results = await save(
      { _id: oil, seen, sellingPrice: '89.50', price: 110, stock: 12 },
      { _id: ghee, seen: { ...seen, state: 'draft' }, state: 'on_shelf' },
    )

    expect(results).toMatchObject([
      { _id: oil, outcome: 'saved', now: { sellingPrice: 89.5, price: 110, stock: 12, state: 'on_shelf' } },
      { _id: ghee, outcome: 'saved', now: { ...seen, state: 'on_shelf' } },
    ])
    const { body } = await shop.guest().post('/api/product-details', { productId: oil })
    expect(body['data']).toMatchObject({ productName: 'Til Oil', sellingPrice: 89.5, price: 110, stock: 12 })
    expect((await shop.guest().post('/api/product-details', { productId: ghee })).status).toBe(200)
    expect(await auditOf(oil)).toMatchObject([
      {
        actorId: admin.id,
        action: 'product_changed',
        before: { listPricePaise: 120_00, sellingPricePaise: 100_00, stock: 7 },
        after: { listPricePaise: 110_00, sellingPricePaise: 89_50, stock: 12 },
      },
    ])
    expect(await auditOf(ghee)).toMatchObject([{ before: { state: 'draft' }, after: { state: 'on_shelf' } }])
    const [entry] = (await admin.get(`/api/stock-entries?productId=${oil}`)).body['data']
    expect(entry).toMatchObject({ why: 'correction', shelf: 5, left: 12, by: { name: 'Shopkeeper' } })
  })

  test('answers each row by itself: what is wrong, gone or changed meanwhile stops no other', async () => {
    const [ghee, milk] = [await makeProduct(shop, goods), await makeProduct(shop, goods)]
    await admin.post('/api/set-product-state', { _id: milk, state: 'archived' })

    const results = await save(
      { _id: 'no-such-product', seen, price: 5 },
      { _id: ghee, seen, price: '1250,50', stock: -1, state: 'perhaps' },
      { _id: milk, seen, sellingPrice: 90 },
      { _id: oil, seen, sellingPrice: 90 },
    )

    expect(results.map(({ outcome }) => outcome)).toEqual(['gone', 'wrong', 'changed_meanwhile', 'saved'])
    expect(results[1]).toMatchObject({
      now: null,
      fields: {
        price: 'Please enter an amount in rupees, such as 49 or 49.50.',
        stock: 'This must be at least 0.',
        state: 'This must be one of draft, on_shelf, archived.',
      },
    })
    expect(results[2]).toMatchObject({ now: { sellingPrice: 100, state: 'archived' } })
    expect(await pricesOf(ghee)).toMatchObject({ sellingPricePaise: 100_00, stock: 7 })
    expect(await pricesOf(milk)).toMatchObject({ sellingPricePaise: 100_00 })
  })

  test.each<[what: string, other: object, mine: object, outcome: string]>([
    ['another price', { sellingPricePaise: 95_00 }, { price: 130 }, 'changed_meanwhile'],
    ['another list price', { listPricePaise: 140_00 }, { sellingPrice: 90 }, 'changed_meanwhile'],
    ['another state', { state: 'draft' }, { stock: 9 }, 'changed_meanwhile'],
    ['another stock', { stock: 6 }, { stock: 9 }, 'changed_meanwhile'],
    ['another stock, which is not asked for', { stock: 6 }, { sellingPrice: 90 }, 'saved'],
    ['another name', { name: 'Sesame Oil' }, { sellingPrice: 90 }, 'saved'],
    ['the same price', { sellingPricePaise: 90_00 }, { sellingPrice: 90 }, 'unchanged'],
  ])('that comes after %s is judged by what it was shown', async (_what, other, mine, outcome) => {
    if ('stock' in other) await setShelf(shop.ctx, oil, other.stock as number)
    else await shop.db.update(products).set(other).where(eq(products.id, oil))
    const before = await pricesOf(oil)

    const [result] = await save({ _id: oil, seen, ...mine })

    expect(result?.outcome).toBe(outcome)
    const isKept = isDeepStrictEqual(await pricesOf(oil), before)
    expect([isKept, await auditOf(oil)]).toMatchObject(outcome === 'saved' ? [false, [{}]] : [true, []])
  })

  test('waits for another person who is just saving the same row, and does not overwrite it', async () => {
    const mine = { id: oil, seen: paiseOf(seen), wanted: { sellingPricePaise: 90_00 } }

    const { first, second } = await overlap(shop.ctx, {
      first: (tx) => saveProductPrices({ ...tx, actor: keeper }, [mine]),
      second: () => save({ _id: oil, seen, sellingPrice: 80 }),
    })

    expect(first).toMatchObject([{ outcome: 'saved' }])
    expect(second).toMatchObject([{ outcome: 'changed_meanwhile', now: { sellingPrice: 90 } }])
    expect(await auditOf(oil)).toHaveLength(1)
  })

  test('of a stock waits for a buyer of the last pieces, and does not bring them back', async () => {
    const { second } = await overlap(shop.ctx, {
      first: (tx) => setShelf(tx, oil, 4),
      second: () => save({ _id: oil, seen, stock: 20 }, { _id: oil + 'x', seen, stock: 20 }),
    })
    expect(second).toMatchObject([{ outcome: 'changed_meanwhile', now: { stock: 4 } }, { outcome: 'gone' }])
    expect((await pricesOf(oil)).stock).toBe(4)
  })

  test('that is sent twice under one key is one, and answers the same', async () => {
    const press = () => saved([{ _id: oil, seen, stock: 20, sellingPrice: 90 }], 'morning')
    const [one, other] = await Promise.all([press(), press()])
    await shop.db.update(products).set({ sellingPricePaise: 95_00 }).where(eq(products.id, oil))

    expect(one.body['data']).toMatchObject([{ outcome: 'saved', now: { stock: 20 } }])
    expect(other.body['data']).toEqual(one.body['data'])
    expect((await press()).body['data']).toEqual(one.body['data'])
    expect(await pricesOf(oil)).toMatchObject({ stock: 20, sellingPricePaise: 95_00 })
    expect(await auditOf(oil)).toHaveLength(1)
  })

  test('begins and ends to count many goods, with what people hold who are paying', async () => {
    const asha = await shop.customer()
    const [rice, wheat] = [await makeProduct(shop, { ...goods, stock: null }), oil]
    const never = { ...seen, stock: null }
    const idle = await makeProduct(shop, { ...goods, stock: null })
    await fillCart(asha, rice, rice, wheat)
    const { orderId } = await startPaying(asha)

    const results = await save(
      { _id: rice, seen: never, stock: 10 },
      { _id: idle, seen: never, stock: '4' },
      { _id: wheat, seen: { ...seen, stock: 6 }, stock: null },
    )

    expect(results).toMatchObject([
      { outcome: 'saved', now: { stock: 8, held: 2 } },
      { outcome: 'saved', now: { stock: 4, held: 0 } },
      { outcome: 'saved', now: { stock: null } },
    ])
    expect(await auditOf(rice)).toMatchObject([{ before: { stock: null }, after: { stock: 8 } }])
    await verify(asha, await payAtGateway(asha, orderId))
    expect([(await pricesOf(rice)).stock, (await pricesOf(wheat)).stock]).toEqual([8, null])
  })

  test('that sells out moves a product to the end of ‘Recommended’, and forgets dates that come to nothing', async () => {
    const inDays = (days: number) => new Date(shop.ctx.now().getTime() + days * 86_400_000)
    const mango = await makeProduct(shop, { ...goods, category: 'fruits', offFrom: inDays(3) })
    const guava = await makeProduct(shop, { ...goods, category: 'fruits' })
    await rankProducts(shop.ctx)
    await save({ _id: mango, seen, stock: 0 })
    const ranked = await shop.db
      .select({ id: productRanks.id })
      .from(productRanks)
      .where(inArray(productRanks.id, [mango, guava]))
      .orderBy(asc(productRanks.rank))
    expect(ranked.map(({ id }) => id)).toEqual([guava, mango])

    await save({ _id: mango, seen: { ...seen, stock: 0 }, state: 'archived' })
    const [row] = await shop.db.select().from(products).where(eq(products.id, mango))
    expect(row).toMatchObject({ state: 'archived', offFrom: null })
  })

  test(
    'of a thousand rows asks the database eleven times for each hundred of them',
    { tags: 'night' },
    async () => {
      const ids: string[] = []
      for (let made = 0; made < 1000; made++)
        ids.push(await makeProduct(shop, { ...goods, category: 'juice' }))
      const rows: WantedPrices[] = ids.map((id, place) => ({
        id,
        seen: paiseOf(seen),
        wanted: {
          listPricePaise: 130_00 + place,
          stock: place % 3 === 0 ? null : 50 + place,
          ...(place % 7 === 0 && { state: 'archived' as const }),
        },
      }))
      const { id: since = 0 } = (await lastChange()) ?? {}

      let results: Awaited<ReturnType<typeof saveProductPrices>> = []
      const asked = await statementsOf(shop.pool, async (db) => {
        results = await saveProductPrices({ ...asKeeper, db }, rows, 'a thousand')
      })

      expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['saved']))
      expect(results.map(({ id }) => id)).toEqual(ids)
      // Key, lock, prices, stock, counting, what is now, audit, key: by hundreds, and the ranks at the end.
      expect(asked.length).toBeLessThanOrEqual(10 * 11 + 5)
      expect(await shop.db.$count(auditEntries, inArray(auditEntries.objectId, ids))).toBe(1000)
      // Kept pages are told of statements, not of rows.
      expect(await shop.db.$count(catalogChanges, gt(catalogChanges.id, since))).toBeLessThan(60)
    },
  )

  test.each([
    ['no rows', []],
    [
      'a product twice',
      [
        { seen, price: 5 },
        { seen, price: 6 },
      ],
    ],
    ['nothing that was seen', [{ price: 5 }]],
    ['too many rows', Array.from({ length: 1001 }, (_, place) => ({ _id: `p${place}`, seen, price: 5 }))],
  ])('of %s is refused as a whole', async (_what, rows) => {
    const answer = await saved(rows.map((row) => ({ _id: oil, ...row })))
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid_input'])
    expect(await auditOf(oil)).toEqual([])
  })
})

interface Result {
  _id: string
  outcome: string
  now: ProductPrices | null
  fields: Record<string, string>
}

function saved(rows: object[], key?: string) {
  return admin.post('/api/product-prices', { rows }, key ? { 'idempotency-key': key } : undefined)
}

async function save(...rows: object[]): Promise<Result[]> {
  const { status, body } = await saved(rows)
  expect([status, body]).toMatchObject([200, { success: true }])
  return body['data'] as Result[]
}

function paiseOf({ price, sellingPrice, ...rest }: typeof seen): WantedPrices['seen'] {
  return { ...rest, listPricePaise: price * 100, sellingPricePaise: sellingPrice * 100 }
}

async function pricesOf(id: string) {
  const { listPricePaise, sellingPricePaise, stock, state } = products
  const [row] = await shop.db
    .select({ listPricePaise, sellingPricePaise, stock, state })
    .from(products)
    .where(eq(products.id, id))
  return row!
}

function auditOf(id: string) {
  return shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, id)).orderBy(auditEntries.id)
}

async function lastChange() {
  const all = await shop.db.select({ id: catalogChanges.id }).from(catalogChanges).orderBy(catalogChanges.id)
  return all.at(-1)
}
