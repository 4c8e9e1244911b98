import { beforeAll, describe, expect, test } from 'vitest'

import { connectPatiently } from '#db/connect.ts'
import type { Connection } from '#db/connect.ts'
import { auditPage } from '#domain/audit/queries.ts'
import type { AuditWanted } from '#domain/audit/queries.ts'
import { allProducts } from '#domain/catalog/all-products.ts'
import { allPeople } from '#domain/customers/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { Page, PageRequest } from '#domain/ground/paging.ts'
import { allOrders } from '#domain/orders/queries.ts'
import type { OrdersWanted } from '#domain/orders/queries.ts'
import { vacuum } from '#tests/support/fill-shop.ts'
import { costOf } from '#tests/support/plans.ts'
import { testShop } from '#tests/support/shop.ts'

// What a page of the desk's lists costs in a large shop: blocks that PostgreSQL looks at, its count and what
// belongs to its rows with it.
const shop = await testShop()

beforeAll(async () => {
  const client = await connectPatiently(shop.pool.options)
  try {
    await client.query(`set statement_timeout = 0; set maintenance_work_mem = '256MB'`)
    // A shop of this size in seconds: without its triggers, whose work is done at the end in one go.
    await client.query('set session_replication_role = replica')
    await client.query(largeShop)
    await vacuum(client)
  } finally {
    await client.end()
  }
}, 60_000)

type List = (ctx: Ctx, q: string, request: PageRequest) => Promise<Page<{ id: string | number }>>
const lists: [name: string, amount: number, list: List][] = [
  ['products', 8_889, (ctx, q, request) => allProducts(ctx, { q }, request)],
  [
    'newest products, in any state',
    10_000,
    (ctx, q, request) => allProducts(ctx, { q, sort: 'newest', state: 'all' }, request),
  ],
  [
    'dearest products that are archived',
    1_111,
    (ctx, q, request) => allProducts(ctx, { q, sort: 'price-desc', state: 'archived' }, request),
  ],
  ['people', 10_000, (ctx, q, request) => allPeople(ctx, { q }, request)],
  ['orders', 100_000, (ctx, q, request) => allOrders(ctx, { q }, request)],
]
const first = { page: 1, pageSize: 24 }
const last = { cursor: 'last', pageSize: 24 }

describe.each(lists)('a page of %s', (_name, amount, list) => {
  test.each([
    ['the first one', first],
    ['the last one', last],
  ])('%s costs the same in a shop of any size', async (_which, request) => {
    const { answer, blocks, tablesReadWhole } = await cost(list, '', request)
    expect(answer.total).toBe(amount)
    expect(answer.rows).toHaveLength(request === first ? 24 : amount % 24)
    expect(tablesReadWhole).toEqual([])
    expect(blocks).toBeLessThan(500)
  })

  test.each([
    ['a frequent word', 'asha', 2_000],
    ['a frequent word of the other kind', 'toor', 2_000],
    ['two words', 'asha devi', 2_000],
    ['a role', 'general', 2_000],
    // Of orders it reads what is found of them whole: a table narrower than theirs.
    ['one letter', 'a', 2_200],
    ['two letters', 'ka', 2_000],
    ['two letters that nothing has', 'qx', 2_000],
    ['what every transaction begins with', 'pay_', 2_200],
    ['a Hindi word', 'दाल', 2_000],
    // Found by its trigrams, and so without reading what has none of them.
    ['a rare word', 'person777', 500],
    ['a word that nothing has', 'zebra', 200],
  ])('a search for %s (%s) reads at most %i blocks, its count with it', async (_what, q, most) => {
    for (const request of [first, last]) {
      const { blocks, tablesReadWhole } = await cost(list, q, request)
      expect(tablesReadWhole).toEqual([])
      expect(blocks).toBeLessThanOrEqual(most)
    }
  })

  test('a row is found by its whole id', async () => {
    const shown = await cost(list, '', first)
    const id = String(shown.answer.rows[7]?.id)
    const { answer, blocks } = await cost(list, id, first)
    expect(answer).toMatchObject({ total: 1, rows: [{ id }] })
    expect(blocks).toBeLessThanOrEqual(200)
  })
})

describe('a page of orders that stand so, or are of these days', () => {
  const threeDaysAgo = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000)
  // As Sweden writes it: 2026-11-21.
  const day = threeDaysAgo.toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' })

  test.each<[what: string, wanted: OrdersWanted, total: number, most: number]>([
    ['what is to be sent out', { status: ['packed'] }, 30, 500],
    ['what is to be packed or sent out', { status: ['placed', 'paid', 'packed'] }, 70, 500],
    ['almost all', { status: ['delivered'] }, 95_932, 2_000],
    ['what needs an address', { needsAddress: true }, 70, 500],
    ['one day', { from: day, to: day }, 288, 500],
    ['one day’s cancelled ones', { status: ['cancelled'], from: day, to: day }, expect.any(Number), 500],
    ['every day', { from: '2020-01-01', to: '2090-01-01' }, 100_000, 2_000],
    ['a person’s that are cancelled', { q: 'person777@', status: ['cancelled'] }, expect.any(Number), 700],
    ['a frequent word of one day', { q: 'asha', from: day, to: day }, expect.any(Number), 2_000],
    // Both tables whole, each narrower than the orders themselves.
    ['a frequent word, almost all', { q: 'asha', status: ['delivered'] }, expect.any(Number), 3_000],
  ])('%s: counted right, and read from an index', async (_what, wanted, total, most) => {
    for (const request of [first, last]) {
      const { answer, blocks, tablesReadWhole } = await cost(
        (ctx) => allOrders(ctx, wanted, request),
        '',
        request,
      )
      expect(answer.total).toEqual(total)
      expect(tablesReadWhole).toEqual([])
      expect(blocks).toBeLessThanOrEqual(most)
    }
  })
})

describe('a page of the audit', () => {
  const day = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toLocaleDateString('sv-SE', {
    timeZone: 'Asia/Kolkata',
  })

  test.each<[what: string, wanted: AuditWanted, total: number, most: number]>([
    ['everything', {}, 100_000, 500],
    // The narrow table whole.
    ['what one of three shopkeepers did', { q: 'shopkeeper2' }, 33_333, 3_000],
    ['what was done to one product, by its name', { q: 'toor 1234' }, 10, 500],
    ['one day', { from: day, to: day }, 288, 500],
    ['every day', { from: '2020-01-01', to: '2090-01-01' }, 100_000, 2_000],
    ['one person’s day', { q: 'shopkeeper2', from: day, to: day }, 96, 3_000],
    ['prices and texts of one product', { productId: 'p1234' }, 5, 500],
    ['a word that nothing has', { q: 'zebra' }, 0, 200],
  ])('%s: counted right, and not read from the whole log', async (_what, wanted, total, most) => {
    for (const request of [first, last]) {
      const { answer, blocks, tablesReadWhole } = await cost(
        (ctx) => auditPage(ctx, wanted, request),
        '',
        request,
      )
      expect(answer.total).toBe(total)
      expect(tablesReadWhole).toEqual([])
      expect(blocks).toBeLessThanOrEqual(most)
    }
  })
})

async function cost(list: List, q: string, request: PageRequest) {
  let answer: Page<{ id: string | number }> | undefined
  const actor = {
    id: 'a',
    name: 'A',
    email: 'a@example.com',
    role: 'ADMIN',
    duties: [],
    sessionId: '',
  } as const
  const { blocks, tablesRead } = await costOf(shop.pool, async (db: Connection['db']) => {
    answer = await list({ ...shop.ctx, db, actor }, q, request)
  })
  const tablesReadWhole = tablesRead.filter((table) => largeTables.has(table))
  return { answer: answer!, blocks, tablesReadWhole }
}

const largeTables = new Set(['products', 'people', 'orders', 'audit_entries'])

/** Names and ids as a shop has them: some words that many have, and none in the order of its rows. */
const largeShop = `
  insert into products (id, name, hindi_name, brand, category, description, list_price_paise, selling_price_paise,
      state, created_at, updated_at)
    select substr(md5('product ' || n), 1, 20), (array['Toor Dal','Wheat Flour','Mustard Oil','Red Rice'])[n % 4 + 1] || ' ' || n,
      (array['तूर दाल','गेहूँ का आटा',null])[n % 3 + 1], (array['Gram Seva','Van Dhan','Asha Farms'])[hashint4(n)::bigint % 2 + 2],
      'pulses', 'Cleaned by hand.', 100000, hashint4(n)::bigint % 50000 + 50000,
      case when n % 9 = 0 then 'archived' else 'on_shelf' end, now(), now()
    from generate_series(1, 10000) as n;
  insert into people (id, name, email, created_at, updated_at)
    select substr(md5('person ' || n), 1, 20), (array['Asha','Ravi','Meera','Imran','Lakshmi','Arjun','Fatima'])[n % 7 + 1] || ' '
        || (array['Devi','Kumar','Patil','Khan','Iyer','Singh','Das','Reddy','Joshi','Thomas','Yadav'])[n % 11 + 1],
      'person' || n || '@people.example', now() - n * interval '1 hour', now()
    from generate_series(1, 10000) as n;
  insert into orders (id, payment_way, payment_order_id, payment_id, person_id, status, subtotal_paise, shipping_paise,
      total_paise, paid_paise, created_at)
    select substr(md5('order ' || n), 1, 20), 'gateway', 'po' || n, 'pay_' || substr(md5('payment ' || n), 1, 20),
      people.id, case when n <= 40 then 'paid' when n <= 70 then 'packed' when n % 25 = 0 then 'cancelled'
        else 'delivered' end, 10000, 0, 10000, 10000, now() - n * interval '5 minutes'
    from generate_series(1, 100000) as n
      join (select id, row_number() over () as place from people) as people
        on place = abs(hashint4(n)::bigint) % 10000 + 1;
  insert into payments (id, payment_order_id, order_id, amount_paise, applied_paise, currency, method, created_at)
    select payment_id, payment_order_id, id, 10000, 10000, 'INR', 'upi', created_at from orders;
  insert into order_lines (order_id, position, product_id, product_name, brand_name, category, list_price_paise,
      selling_price_paise, quantity, net_quantity, net_unit)
    select id, 0, 'x', 'Toor Dal', 'Gram Seva', 'pulses', 10000, 10000, 1, 1, 'g' from orders;
  insert into list_counts (list, change) values ('products', 10000), ('products on_shelf', 8889),
    ('products archived', 1111), ('people', 10000), ('orders', 100000), ('audit_entries', 100000);
  insert into audit_entries (at, actor_id, action, object_kind, object_id, before, after, request_id)
    select now() - n * interval '5 minutes', 'a', case when n % 2 = 0 then 'product_changed' else 'stock_entered' end,
      'product', 'p' || n / 2 % 10000, jsonb_build_object('description', repeat('Cleaned by hand. ', 4)),
      jsonb_build_object('description', repeat('Washed by hand. ', 4)), md5('request ' || n)
    from generate_series(1, 100000) as n order by n desc;
  drop index audit_lookups_words;
  insert into audit_lookups select id, lower(concat_ws(' ', object_id, 'Shopkeeper' || id % 3,
      'shopkeeper' || id % 3 || '@people.example', 'Toor Dal ' || substr(object_id, 2))) from audit_entries;
  create index audit_lookups_words on audit_lookups using gin (words gin_trgm_ops);
  drop index order_lookups_words;
  insert into product_lookups (id, position, selling_price_paise, words, state) select id, position,
      selling_price_paise, lower(concat_ws(' ', name, hindi_name, brand, category)), state from products;
  insert into person_lookups select id, created_at, lower(concat_ws(' ', name, email, role)) from people;
  insert into order_lookups select orders.id, orders.created_at, words_of_order(orders.number, name, email, payment_id)
    from orders join people on people.id = person_id;
  create index order_lookups_words on order_lookups using gin ((id || ' ' || words) gin_trgm_ops)`
