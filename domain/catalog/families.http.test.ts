import { desc, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { productRanks, products } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { carryOutShelfDates } from '#domain/products/carry-out-shelf-dates.ts'
import { searchProducts } from '#domain/search/queries.ts'
import { setShelf } from '#tests/support/ledger.ts'
import { overlap } from '#tests/support/locks.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { emptyShelves, makeProduct, testShop } from '#tests/support/shop.ts'
import type { ProductDetails } from '#tests/support/shop.ts'

import { packsOf } from './families.ts'
import { listProducts, listingSummary } from './listing.ts'
import { recommendedWith, productById, shelves } from './queries.ts'
import { rankProducts } from './rank-products.ts'

const shop = await testShop()
const admin = await shop.admin()
const { ctx } = shop

let small: string, middle: string, large: string, dal: string

beforeEach(async () => {
  await emptyShelves(shop)
  small = await makePack(500, { sellingPricePaise: 60_00 })
  middle = await makePack(1000, { sellingPricePaise: 110_00 })
  large = await makePack(5000, { sellingPricePaise: 500_00 })
  dal = await makeProduct(shop, { name: 'Dal', sellingPricePaise: 90_00 })
})

function makePack(netQuantity: number, details: ProductDetails = {}): Promise<string> {
  return makeProduct(shop, {
    name: `Rajma ${netQuantity}`,
    family: 'Rajma',
    stock: 9,
    netQuantity,
    ...details,
  })
}

/** Which of the packs a list of pages shows, in its order. */
async function listed(sort?: 'price-asc' | 'price-desc', of: Ctx = ctx): Promise<string[]> {
  const { products: rows } = await listProducts(
    of,
    { categories: ['pulses'], sort },
    { page: 1, pageSize: 24 },
  )
  return rows.map(({ id }) => id)
}

function change(id: string, fields: object) {
  return admin.post('/api/update-product', {
    _id: id,
    productName: 'Rajma',
    brandName: 'Gram Seva',
    category: 'pulses',
    price: 700,
    sellingPrice: 100,
    ...fields,
  })
}

function idsIn({ body }: { body: Record<string, any> }): string[] {
  return body['data'].map((product: { _id: string }) => product._id)
}

describe('a list shows a family once', () => {
  test('with its first pack, in each of its orders, and counts what it shows', async () => {
    expect(await listed()).toEqual([small, dal])
    expect(await listed('price-asc')).toEqual([small, dal])
    expect(await listed('price-desc')).toEqual([dal, small])
    const { products: all } = await listProducts(ctx, { categories: [] }, { page: 1, pageSize: 24 })
    expect(all.map(({ id }) => id)).toEqual([small, dal])
    expect((await listingSummary(ctx, { categories: ['pulses'] })).total).toBe(2)
    expect((await listingSummary(ctx, { categories: [] })).total).toBe(2)
    expect((await shelves(ctx, ['pulses'], 13))['pulses']?.map(({ id }) => id)).toEqual([small, dal])
  })

  test('and what is recommended beside a pack is none of its own', async () => {
    for (const id of [small, large])
      expect((await recommendedWith(ctx, await productById(ctx, id), 9)).map((one) => one.id)).toEqual([dal])
  })

  test('and pages hold what they count', async () => {
    const ofPage = async (page: number) =>
      (await listProducts(ctx, { categories: ['pulses'] }, { page, pageSize: 1 })).products.map(
        ({ id }) => id,
      )
    expect([await ofPage(1), await ofPage(2), await ofPage(3)]).toEqual([[small], [dal], []])
  })

  test('by its name in any case, with blanks as they come, and in one category', async () => {
    expect((await change(dal, { family: '  rAJMA  ' })).body.success).toBe(true)
    expect(await listed()).toEqual([small])
    expect((await change(dal, { family: 'Rajma', category: 'coffee' })).body.success).toBe(true)
    expect(await listed()).toEqual([small])
    const { products: coffee } = await listProducts(ctx, { categories: ['coffee'] }, { page: 1, pageSize: 9 })
    expect(coffee.map(({ id }) => id)).toEqual([dal])
  })
})

describe('the pack that stands for its family is the first that can be had', () => {
  test('when it is sold out, and when it is back', async () => {
    await setShelf(ctx, small, 0)
    expect(await listed()).toEqual([middle, dal])
    await setShelf(ctx, middle, 0)
    expect(await listed()).toEqual([large, dal])
    await setShelf(ctx, small, 3)
    expect(await listed()).toEqual([small, dal])
  })

  test('when the last piece is bought', async () => {
    await setShelf(ctx, small, 1)
    const asha = await shop.customer()
    await fillCart(asha, small)
    const { orderId } = await startPaying(asha)
    // It is held: nobody else can have it.
    expect(await listed()).toEqual([middle, dal])
    expect((await verify(asha, await payAtGateway(asha, orderId))).body.success).toBe(true)
    expect(await listed()).toEqual([middle, dal])
  })

  test('and the first one where all are sold out, which a save puts behind what can be bought', async () => {
    for (const id of [small, large]) await setShelf(ctx, id, 0)
    expect((await change(middle, { family: 'Rajma', stock: 0 })).body.success).toBe(true)
    expect(await listed()).toEqual([dal, small])
    expect((await change(large, { family: 'Rajma', stock: 2 })).body.success).toBe(true)
    expect(await listed()).toEqual([large, dal])
  })

  test.each(['archived', 'draft'])('when one is %s, and when it is on the shelf again', async (state) => {
    await admin.post('/api/set-product-state', { _id: small, state })
    expect(await listed()).toEqual([middle, dal])
    await admin.post('/api/set-product-state', { _id: small, state: 'on_shelf' })
    expect(await listed()).toEqual([small, dal])
  })

  test('when the shop itself archives it on its date', async () => {
    await shop.pool.query(`update products set off_from = $2 where id = $1`, [
      small,
      new Date(ctx.now().getTime() + 60_000),
    ])
    shop.passTime(2)
    await carryOutShelfDates(ctx)
    expect(await listed()).toEqual([middle, dal])
  })

  test('when it leaves the family, or the whole family is renamed', async () => {
    await change(small, { family: null })
    expect((await listed()).toSorted()).toEqual([small, middle, dal].toSorted())
    await shop.pool.query(`update products set family = 'Kidney beans' where family = 'Rajma'`)
    expect((await listed()).toSorted()).toEqual([small, middle, dal].toSorted())
    await change(small, { family: 'kidney BEANS' })
    expect((await listed()).toSorted()).toEqual([small, dal].toSorted())
  })

  test('when it is another price, in its place by price', async () => {
    await shop.pool.query('update products set selling_price_paise = 9500 where id = $1', [small])
    expect(await listed('price-asc')).toEqual([dal, small])
  })

  test('when products go altogether', async () => {
    await shop.pool.query('delete from stock_entries')
    await shop.pool.query('delete from products where id = $1', [small])
    expect((await listed()).toSorted()).toEqual([middle, dal].toSorted())
    await shop.pool.query('delete from products where family is not null')
    expect(await listed()).toEqual([dal])
  })

  test('of two who sell out two packs at once the second one waits, and sees both', async () => {
    await overlap(ctx, {
      first: async ({ db }) => {
        await db.execute(sql`update products set stock = 0 where id = ${small}`)
        // As the transaction commits.
        await db.execute(sql`set constraints all immediate`)
      },
      second: () => shop.pool.query('update products set stock = 0 where id = $1', [middle]),
    })
    expect(await listed()).toEqual([large, dal])
  })

  test('of two who put the first packs of a family on the shelf at once the second one waits', async () => {
    await shop.pool.query(`update products set state = 'draft' where family = 'Rajma'`)
    await overlap(ctx, {
      first: async ({ db }) => {
        await db.execute(sql`update products set state = 'on_shelf' where id = ${middle}`)
        await db.execute(sql`set constraints all immediate`)
      },
      second: () => shop.pool.query(`update products set state = 'on_shelf' where id = $1`, [small]),
    })
    expect((await listed()).toSorted()).toEqual([small, dal].toSorted())
    expect(await shop.ctx.db.$count(productRanks)).toBe(2)
  })

  test('also of more goods than are worth naming to the page cache', async () => {
    await shop.pool
      .query(`insert into products (id, name, family, brand, category, description, list_price_paise,
        selling_price_paise, created_at, updated_at)
      select 'm' || n, 'Many', 'Family ' || n / 2, 'B', 'juice', '', 100, 100, now(), now()
      from generate_series(0, 1199) as n`)
    expect((await listingSummary(ctx, { categories: ['juice'] })).total).toBe(600)
  })
})

test('what is sold of all packs counts for the place of the family', async () => {
  const asha = await shop.customer()
  await fillCart(asha, dal, dal, large, middle, middle)
  const { orderId } = await startPaying(asha)
  await verify(asha, await payAtGateway(asha, orderId))
  shop.passTime(24 * 60)
  await rankProducts(ctx)
  expect(await listed()).toEqual([small, dal])
})

test('packs are told of each other, the small ones first, with the cheapest a kilogram of those that can be had', async () => {
  const shown = await productById(ctx, middle)
  const told = async () => [...(await packsOf(ctx, [shown])).values()][0]
  expect(await told()).toMatchObject([
    { id: small, netQuantity: 500, sellingPricePaise: 60_00, isSoldOut: false },
    { id: middle },
    { id: large, isCheapest: true },
  ])
  await setShelf(ctx, large, 0)
  expect(await told()).toMatchObject([
    { id: small },
    { id: middle, isCheapest: true },
    { id: large, isSoldOut: true },
  ])
  await admin.post('/api/set-product-state', { _id: large, state: 'archived' })
  expect((await told())?.map(({ id }) => id)).toEqual([small, middle])
  expect((await packsOf(ctx, [await productById(ctx, dal)])).size).toBe(0)
})

test('the calls answer packs as separate products, each with its family', async () => {
  const guest = shop.guest()
  const all = [small, middle, large, dal]
  expect(idsIn(await guest.get('/api/get-product'))).toEqual(all)
  expect(idsIn(await guest.post('/api/category-product', { category: 'pulses' }))).toEqual(all)
  expect(idsIn(await guest.post('/api/filter-product', { category: [] }))).toEqual(all)
  expect(idsIn(await guest.get('/api/search?q=rajma'))).toEqual([small, middle, large])
  const { body } = await guest.post('/api/product-details', { productId: large })
  expect(body['data'].family).toBe('Rajma')
})

test('a page of a search shows a product once, by the pack whose size was typed; its call finds each pack', async () => {
  const found = async (q: string, choice = {}) => {
    const { products: shown, total } = await searchProducts(ctx, q, { page: 1, pageSize: 9, ...choice })
    expect(total).toBe(shown.length)
    return shown.map(({ id }) => id)
  }
  expect(await found('rajma')).toEqual([small])
  expect(await found('rajma 5kg')).toEqual([large])
  expect(await found('1 kg rajma')).toEqual([middle])
  expect(await found('rajma', { order: desc(products.sellingPricePaise) })).toEqual([large])
  await makePack(12_000)
  const two = await makePack(2000)
  expect(await found('rajma 2 kg')).toEqual([two])
  expect(idsIn(await shop.guest().get('/api/search?q=rajma+5kg'))[0]).toBe(large)
  expect(idsIn(await shop.guest().get('/api/search?q=rajma'))).toHaveLength(5)
})

test('a shopkeeper names the family of a product; a copy keeps it, and the audit has it', async () => {
  const saved = await change(dal, { family: ' Toor   Dal ' })
  expect(saved.body['data'].family).toBe('Toor Dal')
  expect((await change(dal, {})).body['data'].family).toBe('Toor Dal')
  const copy = await admin.post('/api/duplicate-product', { _id: dal })
  expect(copy.body['data']).toMatchObject({ family: 'Toor Dal', state: 'draft' })
  expect((await change(dal, { family: '' })).body['data'].family).toBeNull()
  const { rows } = await shop.pool.query(
    `select before ->> 'family' as before, after ->> 'family' as after from audit_entries
     where object_id = $1 and action = 'product_changed' and (before ? 'family' or after ? 'family') order by id`,
    [dal],
  )
  expect(rows).toEqual([
    { before: null, after: 'Toor Dal' },
    { before: 'Toor Dal', after: null },
  ])
  expect((await change(dal, { family: 'x'.repeat(81) })).status).toBe(422)
})

test('the names of families that a category has are proposed by how they begin, once each', async () => {
  await makeProduct(shop, { category: 'coffee', family: 'Rajput Blend' })
  await makePack(2000, { family: 'RAJMA' })
  await makePack(2000, { family: 'Rajgira 100%' })
  const names = async (q: string, category = 'Pulses') =>
    (await admin.get(`/api/families?${new URLSearchParams({ q, category })}`)).body['data']
  expect((await names('raj')).map((name: string) => name.toLowerCase())).toEqual(['rajgira 100%', 'rajma'])
  expect(await names('%')).toEqual([])
  expect(await names('raj', 'coffee')).toEqual(['Rajput Blend'])
})

describe('packs of one product that are taxed otherwise are named, for a warning', () => {
  const asked = async (fields: Record<string, string>) =>
    admin.get(`/api/family-tax?${new URLSearchParams({ category: 'pulses', family: 'rajma', ...fields })}`)
  const told = async (fields: Record<string, string>) => (await asked(fields)).body['data']
  const taxed = (id: string, hsnCode: string | null, taxRateBp: number | null) =>
    shop.pool.query('update products set hsn_code = $2, tax_rate_bp = $3 where id = $1', [
      id,
      hsnCode,
      taxRateBp,
    ])

  beforeEach(async () => {
    for (const id of [small, middle, large]) await taxed(id, '0713', 500)
  })

  test('each with its HSN and its rate, the small ones first, and none that has the same', async () => {
    expect(await told({ hsnCode: '0713', taxRate: '5' })).toEqual([])
    await taxed(large, '1106', 500)
    await taxed(middle, '0713', 1250)
    const pack = {
      productName: 'Rajma 1000',
      netQuantity: 1000,
      netUnit: 'g',
      hsnCode: '0713',
      taxRate: 12.5,
    }
    const other = { productName: 'Rajma 5000', netQuantity: 5000, netUnit: 'g', hsnCode: '1106', taxRate: 5 }
    expect(await told({ hsnCode: '0713', taxRate: '5' })).toEqual([pack, other])
    expect(await told({ hsnCode: '0713', taxRate: '12.5', _id: small })).toEqual([other])
  })

  test('not the product itself, as another name or category is another product', async () => {
    await taxed(large, '1106', 500)
    expect(await told({ hsnCode: '0713', taxRate: '5', _id: large })).toEqual([])
    expect(await told({ hsnCode: '9999', taxRate: '5', family: 'Raj' })).toEqual([])
    expect(await told({ hsnCode: '9999', taxRate: '5', category: 'coffee' })).toEqual([])
    const spelt = { family: '  RAJMA ', category: 'Pulses' }
    expect(await told({ hsnCode: '0713', taxRate: '5', ...spelt })).toHaveLength(1)
  })

  test('also where one has no HSN or no rate, and where none has there is nothing to say', async () => {
    await taxed(large, null, null)
    expect(await told({ hsnCode: '0713', taxRate: '5' })).toMatchObject([{ hsnCode: null, taxRate: null }])
    expect(await told({})).toHaveLength(2)
    for (const id of [small, middle]) await taxed(id, null, null)
    expect(await told({})).toEqual([])
    await taxed(small, null, 0)
    expect(await told({})).toMatchObject([{ netQuantity: 500, taxRate: 0 }])
  })

  test('drafts too; what is archived writes no invoice', async () => {
    await taxed(large, '1106', 500)
    await admin.post('/api/set-product-state', { _id: large, state: 'draft' })
    expect(await told({ hsnCode: '0713', taxRate: '5' })).toHaveLength(1)
    await admin.post('/api/set-product-state', { _id: large, state: 'archived' })
    expect(await told({ hsnCode: '0713', taxRate: '5' })).toEqual([])
  })

  test('and it is no refusal: such a pack is saved', async () => {
    expect((await change(large, { family: 'Rajma', hsnCode: '1106', taxRate: 18 })).body.success).toBe(true)
  })

  test.each([
    ['hsnCode', '07'],
    ['taxRate', '101'],
    ['taxRate', 'x'],
    ['family', ' '],
    ['family', 'x'.repeat(81)],
  ])('what cannot be is refused: %s %s', async (field, value) => {
    const { status, body } = await asked({ [field]: value })
    expect([status, Object.keys(body['fields'] ?? {})]).toEqual([422, [field]])
  })
})
