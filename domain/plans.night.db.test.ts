import { beforeAll, describe, expect, test } from 'vitest'

import type { Connection } from '#db/connect.ts'
import { auditPage } from '#domain/audit/queries.ts'
import { allProducts } from '#domain/catalog/all-products.ts'
import { familyNames, packsOf } from '#domain/catalog/families.ts'
import { filterNames, filterOf, sortLabels } from '#domain/catalog/filters/rules.ts'
import { listProducts } from '#domain/catalog/listing.ts'
import { addressBlocks, productAddresses } from '#domain/catalog/product-addresses.ts'
import { everyProduct, firstOfEachCategory, recommendedWith, shelves } from '#domain/catalog/queries.ts'
import { findPeople } from '#domain/counter/find-people.ts'
import { allPeople, everyPerson } from '#domain/customers/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { allOrders, everyOrder, myOrders } from '#domain/orders/queries.ts'
import { carryOutShelfDates } from '#domain/products/carry-out-shelf-dates.ts'
import { searchProducts } from '#domain/search/queries.ts'
import { fillShop, vacuum } from '#tests/support/fill-shop.ts'
import { costOf, plansOf } from '#tests/support/plans.ts'
import { testShop } from '#tests/support/shop.ts'

// How the lists are read, and never how fast: with an index in their order, so that a page costs what it
// shows, however much there is beside it.
const shop = await testShop()

beforeAll(async () => {
  await fillShop(shop.pool, 3000)
  await shop.pool.query(`
    insert into addresses (id, person_id, name, mobile, line1, town, pin_code, state_code, created_at)
    select id, id, name, '9' || lpad(row_number() over ()::text, 9, '0'), '1 Mandi Road', 'Pune', '411002', '27', now()
    from people`)
  await shop.pool.query('analyze addresses')
  // Every second product is one of three packs.
  const client = await shop.pool.connect()
  await client.query(`update products set family = 'Family ' || nth / 6 from (
    select id, row_number() over (partition by category order by position) as nth from products) as counted
    where counted.id = products.id and nth % 2 = 0`)
  await vacuum(client)
  client.release(true)
})

function ctxOn(db: Connection['db']): Ctx {
  return {
    ...shop.ctx,
    db,
    actor: { id: 'a', name: 'A', email: 'a@example.com', role: 'ADMIN', duties: [], sessionId: '' },
  }
}

/** The sorting of the few rows that come out of a join over the categories. */
const joined = /^(Limit.*\n *->  )?Sort .*\n *Sort Key: .*\n(?= *->  Nested Loop)/

const none = async () => {}
const first = { page: 1, pageSize: 24 }
const last = { page: 40, pageSize: 24 }

describe('sorts nothing, because an index has the order', () => {
  test.each<[what: string, index: string, work: (ctx: Ctx) => Promise<unknown>]>([
    [
      'the last page of all goods',
      'product_ranks_by_rank',
      (ctx) => listProducts(ctx, { categories: [] }, last),
    ],
    [
      'a page of a category',
      'product_ranks_by_category',
      (ctx) => listProducts(ctx, { categories: ['oils'] }, { page: 5, pageSize: 24 }),
    ],
    [
      'the last page by price',
      'product_ranks_by_price',
      (ctx) => listProducts(ctx, { categories: [], sort: 'price-asc' }, last),
    ],
    [
      'a category by price',
      'product_ranks_by_category_and_price',
      (ctx) => listProducts(ctx, { categories: ['oils'], sort: 'price-asc' }, first),
    ],
    [
      'all goods by the price of a kilogram',
      'product_ranks_by_unit_price',
      (ctx) => listProducts(ctx, { categories: [], sort: 'unit-price' }, last),
    ],
    [
      'a category by the price of a kilogram',
      'product_ranks_by_category_and_unit_price',
      (ctx) => listProducts(ctx, { categories: ['oils'], sort: 'unit-price' }, first),
    ],
    [
      'all goods by their discount',
      'product_ranks_by_discount',
      (ctx) => listProducts(ctx, { categories: [], sort: 'discount' }, last),
    ],
    [
      'a category by its discounts',
      'product_ranks_by_category_and_discount',
      (ctx) => listProducts(ctx, { categories: ['oils'], sort: 'discount' }, first),
    ],
    [
      'the newest goods',
      'product_ranks_by_position',
      (ctx) => listProducts(ctx, { categories: [], sort: 'newest' }, last),
    ],
    [
      'the newest goods of a category',
      'product_ranks_by_place',
      (ctx) => listProducts(ctx, { categories: ['oils'], sort: 'newest' }, first),
    ],
    [
      'a page of all goods after a cursor',
      'products_by_state',
      (ctx) => allProducts(ctx, {}, after('products', 2500)),
    ],
    [
      'a page of the desk’s goods after a cursor',
      'products_by_position',
      (ctx) => allProducts(ctx, { sort: 'newest', state: 'all' }, after('newest', 2500)),
    ],
    [
      'what is archived, by price',
      'products_by_state_and_price',
      (ctx) => allProducts(ctx, { sort: 'price-asc', state: 'archived' }, first),
    ],
    [
      'goods by price after a cursor',
      'products_by_state_and_price',
      (ctx) => allProducts(ctx, { sort: 'price-asc' }, after('cheapest', 20_000, 2500)),
    ],
    ['the first of each category', 'products_by_category', firstOfEachCategory],
    [
      'what is recommended',
      'product_ranks_by_place',
      async (ctx) => recommendedWith(ctx, { id: 'x', category: 'oils' } as never, 9),
    ],
    ['a page of orders', 'orders_by_time', (ctx) => allOrders(ctx, {}, last)],
    [
      'a page of orders after a cursor',
      'orders_by_time',
      (ctx) => allOrders(ctx, {}, after('orders', 1_790_000_000_000_000, 'x')),
    ],
    ['a page of people', 'people_by_time', (ctx) => allPeople(ctx, {}, last)],
    [
      'a page of people after a cursor',
      'people_by_time',
      (ctx) => allPeople(ctx, {}, after('people', 1_790_000_000_000_000, 'x')),
    ],
    ['a page of the audit', 'audit_entries_pkey', (ctx) => auditPage(ctx, {}, last)],
    [
      'a page of the audit after a cursor',
      'audit_entries_pkey',
      (ctx) => auditPage(ctx, {}, after('audit', 2500)),
    ],
    ['all goods', 'products_by_state', (ctx) => everyProduct(ctx, { categories: [] }, none)],
    [
      'all goods of a category',
      'products_by_category',
      (ctx) => everyProduct(ctx, { categories: ['oils'] }, none),
    ],
    ['all orders', 'orders_by_time', (ctx) => everyOrder(ctx, {}, none)],
    ['all people', 'people_by_time', (ctx) => everyPerson(ctx, {}, none)],
  ])('%s', async (_what, index, work) => {
    // The first statement finds the rows; others read what belongs to those few.
    const [plan = ''] = await plansOf(shop.pool, (db) => work(ctxOn(db)))
    expect(plan).toContain(` ${index} `)
    expect(plan).not.toMatch(/Seq Scan on (products|product_ranks|orders|people|audit_entries)/)
    expect(plan.replace(joined, '')).not.toContain('Sort')
  })
})

test.each<[what: string, index: string, work: (ctx: Ctx) => Promise<unknown>]>([
  [
    'the dearest first are taken from the index, and sorted within one price alone',
    'product_ranks_by_price',
    (ctx) => listProducts(ctx, { categories: [], sort: 'price-desc' }, last),
  ],
  ['a block of the sitemap is read from an index', 'products_by_', (ctx) => productAddresses(ctx, 1)],
  [
    'a listing of several categories goes through no other',
    'product_ranks_by_category',
    (ctx) => listProducts(ctx, { categories: ['oils', 'coffee'] }, { page: 2, pageSize: 24 }),
  ],
  ['shelves are read from an index', 'product_ranks_by_place', (ctx) => shelves(ctx, ['oils', 'coffee'], 13)],
  [
    'the packs of a page’s families are found by them',
    'products_by_family',
    (ctx) => packsOf(ctx, [{ familyKey: 'x' }, { familyKey: 'y' }]),
  ],
  [
    'the names of families are found by how they begin',
    'products_by_family_name',
    (ctx) => familyNames(ctx, { category: 'oils', q: 'Family 1' }),
  ],
  ['the blocks of the sitemap are counted on an index', 'products_by_state', addressBlocks],
  ['what is due to go onto the shelf or off it is found by its time', 'products_due', carryOutShelfDates],
  [
    'the orders of some states are found by their state',
    'orders_by_status',
    (ctx) => allOrders(ctx, { status: ['paid', 'packed'] }, last),
  ],
  [
    'the orders of a day are found by their time',
    'orders_by_time',
    (ctx) => allOrders(ctx, { from: '2026-11-21', to: '2026-11-21' }, last),
  ],
  [
    'the orders that need an address have an index of their own',
    'orders_needing_address',
    (ctx) => allOrders(ctx, { needsAddress: true }, last),
  ],
  [
    'the changes of a day are found by their time',
    'audit_entries_by_time',
    (ctx) => auditPage(ctx, { from: '2026-11-21', to: '2026-11-21' }, last),
  ],
  [
    'the changes of a product are found by what they were made to',
    'audit_entries_by_object',
    (ctx) => auditPage(ctx, { productId: 'x' }, last),
  ],
  [
    'people are found by the number of their address',
    'addresses_by_mobile',
    (ctx) => findPeople(ctx, '+91 90000 00123'),
  ],
  ['one’s own orders are found by the person', 'orders_by_person', myOrders],
])('%s', async (_what, index, work) => {
  const [plan = ''] = await plansOf(shop.pool, (db) => work(ctxOn(db)))
  expect(plan).toContain(` ${index}`)
  expect(plan).not.toMatch(/Seq Scan on (products|product_ranks|orders|people|audit_entries)/)
})

// Whatever the catalogue: a page of products, up to a thousand entries in their order, and a few words.
test.each([
  ['a word', 'tomato', 300],
  ['a Hindi word', 'टमाटर', 300],
  ['a word of many names', 'tel', 300],
  ['a slip', 'tmoato', 500],
  ['the beginning of a word', 'toma', 700],
  ['a shelf', 'vegetables', 300],
  ['what is not there, and for what stands instead', 'xyzzy', 800],
  ['200 letters of %', '%'.repeat(200), 10],
  ['eight words of one letter', 'a b c d e f g h', 800],
])('a search for %s reads a bounded number of blocks', async (_what, query, most) => {
  const { blocks, tablesRead } = await costOf(shop.pool, (db) => searchProducts(ctxOn(db), query, first))
  expect(blocks).toBeLessThan(most)
  expect(tablesRead).not.toContain('products')
})

/** A card reads so many blocks of a product and its picture at a million goods, and a page has 24 of them. */
const ofCards = 24 * 8

describe('the first page of a list reads at most 400 blocks and the fortieth 600, however many goods there are', () => {
  beforeAll(async () => {
    const client = await shop.pool.connect()
    // The rows of lists alone, as the demo market has them, and one in fifty dear.
    await client.query(`set session_replication_role = replica`)
    await client.query(`
      insert into product_ranks (id, category, rank, position, selling_price_paise, list_price_paise, net_quantity, net_unit)
      select 'more ' || n, category, rank + n * 64, 1000000 + n * 7919 % 100000,
        selling_price_paise * case when n % 50 = 0 then 40 else 1 end + n % 97, list_price_paise, net_quantity, net_unit
      from (select *, row_number() over (order by position) as nth from product_ranks) as shown
        join generate_series(1, 30000) as n on nth = n % 2000 + 1`)
    await client.query(`delete from product_ranks where id not like 'more %'`)
    // Indexes that grew by single rows are up to twice as large.
    await client.query('reindex table product_ranks')
    await vacuum(client)
    client.release(true)
  })

  const narrowed = filterNames.flatMap((name) =>
    (filterOf(name).values ?? []).map(({ value }) => [name, value] as const),
  )
  test.each([['all of them', undefined] as const, ...narrowed])('%s %s', async (name, value) => {
    for (const { value: sort } of [{ value: undefined }, ...sortLabels])
      for (const [categories, page] of [
        [[], 1],
        [[], 40],
        [['oils'], 1],
      ] as const) {
        const listing = { categories, sort, ...(value ? { [name]: value } : {}) }
        const { blocks, tablesRead } = await costOf(shop.pool, (db) =>
          listProducts(ctxOn(db), listing, { page, pageSize: 24 }),
        )
        expect(blocks + ofCards, JSON.stringify({ ...listing, page })).toBeLessThanOrEqual(
          page === 1 ? 400 : 600,
        )
        expect(tablesRead).toEqual([])
      }
  })
})

test('the orders of one state, newest first, are read from an index in that order', async () => {
  const plan = await explained(
    `select id from orders where status = 'paid' order by created_at desc, id desc limit 24`,
  )
  expect(plan).toMatch(/Index (Only )?Scan Backward using orders_by_status/)
  expect(plan).not.toContain('Sort')
})

test('the pack that stands for a family is found by it', async () => {
  const plan = await explained(`select id from products where family_key = 'x' and state = 'on_shelf'
    order by stock is not distinct from 0, position limit 1`)
  expect(plan).toContain(' products_by_family')
})

test.each([
  ['order_lines_by_product', `select from order_lines where product_id = 'x'`],
  ['stock_holds_by_product', `select from stock_holds where product_id = 'x' and state = 'held'`],
  ['people_email', `select from people where email = 'asha@example.com'`],
])('%s finds what it is for', async (index, query) => {
  expect(await explained(query)).toContain(` ${index}`)
})

test('a Hindi word has its trigrams', async () => {
  const { rows } = await shop.pool.query<{ n: number }>(`select cardinality(show_trgm('टमाटर')) as n`)
  expect(rows[0]?.n).toBe(6)
})

function after(list: string, ...keys: (string | number)[]) {
  return { cursor: Buffer.from(JSON.stringify([list, 'after', ...keys])).toString('base64url'), pageSize: 24 }
}

async function explained(query: string): Promise<string> {
  const client = await shop.pool.connect()
  await client.query('set enable_seqscan = off')
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`)
  client.release(true)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
