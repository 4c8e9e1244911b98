import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { describe, expect, test } from 'vitest'

import * as schema from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { discountPercent } from '#domain/pricing/rules.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { theTwelve } from '#tests/support/categories.ts'
import { testDatabase } from '#tests/support/database.ts'
import { openLedger } from '#tests/support/ledger.ts'
import { overlap } from '#tests/support/locks.ts'
import { makeProduct } from '#tests/support/shop.ts'

import { narrowing, ordering } from './conditions.ts'
import type { Listing } from './conditions.ts'
import {
  compareGoods,
  discountBands,
  filterNames,
  filterOf,
  pricesIn,
  priceBands,
  sortLabels,
} from './filters/rules.ts'
import type { ListSort } from './filters/rules.ts'
import { listProducts, listingSummary, offeredIn } from './listing.ts'
import type { NetUnit } from './rules.ts'

const database = await testDatabase()
const { db, pool } = database
await pool.query(openLedger)
// What lists are read with.
const ctx = { db, categories: theTwelve } as unknown as Ctx

const shelfNames = ['oils', 'juice', 'coffee']
const countries = ['India', 'Iran', 'Nepal']
const prices = [0, 50_00, 99_99, 100_00, 250_00, 250_01, 400_00, 999_00, 1000_00, 1000_01, 5000_00]

/** The same course of chances at each run. */
function chances(seed: number) {
  let state = seed
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  return { next, oneOf: <Value>(values: readonly Value[]): Value => values[next(values.length)] as Value }
}

/** Something happens to the goods, in one transaction. */
async function something(client: pg.PoolClient, { next, oneOf }: ReturnType<typeof chances>): Promise<void> {
  const price = oneOf(prices)
  const list = oneOf([price, Math.round(price * 1.1), Math.round(price * 1.25), Math.round(price * 0.9), 0])
  const some = `id in (select id from products order by md5(id || '${next(1000)}') limit ${next(3) + 1})`
  const family = oneOf(['null', `'One'`, `'Two'`])
  const acts = [
    `insert into products (id, name, brand, category, description, list_price_paise, selling_price_paise,
       net_quantity, net_unit, stock, family, state, created_at, updated_at)
     select md5(random()::text), 'Til', 'Kolhu', '${oneOf(shelfNames)}', '', ${list}, ${price},
       ${oneOf([1, 250, 1000])}, '${oneOf(['g', 'ml', 'piece'])}', ${oneOf(['null', '0', '5'])}, ${family},
       '${oneOf(['on_shelf', 'on_shelf', 'draft'])}', now(), now() from generate_series(0, ${next(20)})`,
    `update products set selling_price_paise = ${price}, list_price_paise = ${list} where ${some}`,
    `update products set stock = ${oneOf(['null', '0', '1', '7'])} where ${some}`,
    `update products set stock = 0 where category = '${oneOf(shelfNames)}' and ${some}`,
    `update products set state = '${oneOf(['archived', 'draft', 'on_shelf'])}', on_from = null, off_from = null
     where ${some}`,
    `update products set family = ${family} where ${some}`,
    `update products set category = '${oneOf(shelfNames)}' where ${some}`,
    `${sizedAnew(next(2000) + 1, oneOf(['g', 'piece']))} where ${some}`,
    `insert into product_declarations select id, key, value
     from products, (values ('${oneOf(countries)}')) as said (country), lateral (values
       ('countryOfOrigin', country), ('diet', case country when 'India' then 'veg' else 'non-veg' end),
       ('organicCertificate', country), ('dose', country)) as declared (key, value)
     where ${some} and (key = 'countryOfOrigin' or md5(id || key) < '8')
     on conflict (product_id, key) do update set value = excluded.value`,
    `delete from product_declarations where product_id in (select id from products where ${some})`,
    `delete from stock_entries where product_id in (select id from products where ${some});
     delete from products where ${some}`,
  ]
  await client.query('begin')
  try {
    for (let act = 0; act <= next(3); act++) await client.query(oneOf(acts))
    await client.query(next(8) === 0 ? 'rollback' : 'commit')
  } catch (error) {
    // Of two who lock the same goods in different orders one gives up, as any transaction may; so does who
    // declares something of what the other one deletes.
    await client.query('rollback')
    if (!['40P01', '23503'].includes((error as { code?: string }).code ?? '')) throw error
  }
}

/** Some goods in another size, half of those in grams by weight. */
function sizedAnew(size: number, unit: string): string {
  const least = unit === 'g' && size % 2 === 0 ? 3 * size : null
  return `update products set net_quantity = ${size}, net_unit = '${unit}', least_grams = ${least}, most_grams = ${least}`
}

interface Good {
  id: string
  position: number
  rank: number
  category: string
  sellingPricePaise: number
  listPricePaise: number
  netQuantity: number
  netUnit: NetUnit
  isSoldOut: boolean
  country: string | null
  diet: string | null
  isCertified: boolean
}

/** What lists show, as the products have it now. */
async function goodsShown(): Promise<Good[]> {
  const { rows } = await pool.query<Good>(`
    select p.id, p.position::integer, r.rank::double precision, p.category,
      (steps * p.selling_price_paise)::integer as "sellingPricePaise",
      (steps * p.list_price_paise)::integer as "listPricePaise", steps * p.net_quantity as "netQuantity", p.net_unit as "netUnit", p.stock is not distinct from 0 as "isSoldOut",
      (select value from product_declarations where product_id = p.id and key = 'countryOfOrigin') as country,
      (select value from product_declarations where product_id = p.id and key = 'diet') as diet,
      exists (select from product_declarations where product_id = p.id and key = 'organicCertificate') as "isCertified"
    from product_ranks r join products p using (id), least_steps(p.least_grams, p.net_quantity) as steps`)
  return rows
}

function fits(listing: Listing, good: Good): boolean {
  const { categories, price, discount, reduced, origin, diet, organic, stock } = listing
  const { fromPaise, toPaise } = price ? pricesIn(price) : { fromPaise: 0, toPaise: Infinity }
  return (
    (categories.length === 0 || categories.includes(good.category)) &&
    good.sellingPricePaise >= fromPaise &&
    good.sellingPricePaise <= toPaise &&
    (!discount || discountPercent(good.listPricePaise, good.sellingPricePaise) >= Number(discount)) &&
    (!reduced || good.listPricePaise > good.sellingPricePaise) &&
    (!origin || good.country === origin) &&
    (!diet || good.diet === diet) &&
    (!organic || good.isCertified) &&
    (!stock || !good.isSoldOut)
  )
}

/** What is read of goods row by row, as their stock is: with prices and discounts it is no other thing. */
const marks = ['diet', 'organic', 'stock']

/** Every value of every filter, alone and with every value of another one, of a mark with the other marks. */
function everyListing(): Listing[] {
  const each = filterNames.flatMap((name) =>
    (filterOf(name).values ?? countries.map((value) => ({ value }))).map(
      ({ value }) => [name, value] as const,
    ),
  )
  const isPair = (one: string, other: string) =>
    [one, other].every((name) => marks.includes(name)) ||
    ![one, other].some((name) => name === 'diet' || name === 'organic')
  const pairs = each.flatMap((one, at) =>
    each
      .slice(at + 1)
      .filter(([name]) => name !== one[0] && isPair(name, one[0]))
      .map((other) => [one, other]),
  )
  return [[], ['oils'], ['oils', 'juice']].flatMap((categories) =>
    [[], ...each.map((one) => [one]), ...pairs].map((chosen) => ({
      categories,
      ...Object.fromEntries(chosen),
    })),
  )
}

/** The order of two goods; what is not declared stands last. */
function compared(sort: ListSort, one: Good, other: Good): number {
  if (sort !== 'origin') return compareGoods(sort, one, other)
  const [country, otherCountry] = [one.country ?? '~', other.country ?? '~']
  return country < otherCountry ? -1 : Number(country > otherCountry)
}

let listings = everyListing()

/** Each listing's sums, compared with what counting gives. */
async function expectTrueSums(): Promise<void> {
  const all = await goodsShown()
  for (const listing of listings) {
    const goods = all.filter((good) => fits(listing, good))
    const saving = (good: Good) => Math.max(0, good.listPricePaise - good.sellingPricePaise)
    const percents = goods.reduce(
      (sum, good) => sum + (good.listPricePaise > 0 ? saving(good) / good.listPricePaise : 0) * 100,
      0,
    )
    const { averageDiscountPercent, ...sums } = await listingSummary(ctx, listing)
    expect(sums, JSON.stringify(listing)).toEqual({
      total: goods.length,
      totalIsExact: true,
      potentialSavingsPaise: goods.reduce((sum, good) => sum + saving(good), 0),
    })
    expect(Math.abs(averageDiscountPercent - percents / (goods.length || 1))).toBeLessThan(0.51)
  }
}

test('the sums of every listing are what counting gives, after whatever two people did at the same time', async () => {
  const two = await Promise.all([pool.connect(), pool.connect()])
  afterwards(async () => {
    for (const client of two) client.release()
  })
  for (let round = 1; round <= 4; round++) {
    await Promise.all(
      two.map(async (client, which) => {
        const chance = chances(round * 10 + which)
        for (let act = 0; act < 25; act++) await something(client, chance)
      }),
    )
    await expectTrueSums()
  }

  // And what is kept of each good is what the product has.
  const { rows } =
    await pool.query(`select from product_ranks r join products p using (id), least_steps(p.least_grams, p.net_quantity) as steps
    where (r.category, r.position, r.selling_price_paise, r.list_price_paise, r.net_quantity, r.net_unit, r.is_sold_out)
      is distinct from (p.category, p.position, steps * p.selling_price_paise, steps * p.list_price_paise, steps * p.net_quantity, p.net_unit,
        p.stock is not distinct from 0)
      or declared is distinct from (select jsonb_object_agg(key, value) from product_declarations where product_id = id
        and key in ('countryOfOrigin', 'diet', 'organicCertificate'))`)
  expect(rows).toEqual([])
})

test.each([
  ['a good comes onto the shelf', { state: 'draft' }, `state = 'on_shelf'`],
  [
    'the pack that was shown sells out',
    { family: 'Ghee' },
    `stock = case name when 'Small' then 0 else 9 end`,
  ],
] as const)('what is declared while %s stands in its list', async (_, given, change) => {
  const small = 'family' in given && (await makeProduct(database, { ...given, name: 'Small', stock: 5 }))
  const id = await makeProduct(database, { ...given, name: 'Big', stock: 9 })
  await overlap(ctx, {
    first: async ({ db: tx }) => {
      await tx.execute(sql`update products set ${sql.raw(change)} where id = ${small || id}`)
      await tx.execute(sql`set constraints all immediate`)
    },
    second: () =>
      pool.query(`insert into product_declarations values ($1, 'countryOfOrigin', 'Nepal')`, [id]),
  })
  const { rows } = await pool.query('select declared from product_ranks where id = $1', [id])
  expect(rows).toEqual([{ declared: { countryOfOrigin: 'Nepal' } }])
})

describe('of the goods that are there now', () => {
  test('each filter and order shows the right ones, however many pages', async () => {
    const goods = await goodsShown()
    expect(goods.length).toBeGreaterThan(50)
    for (const listing of listings)
      for (const sort of [undefined, ...sortLabels.map(({ value }) => value)]) {
        const places = (one: Good, other: Good) =>
          sort === 'newest'
            ? other.position - one.position
            : sort
              ? compared(sort, one, other) || one.position - other.position
              : one.rank - other.rank || one.position - other.position
        const expected = goods.filter((good) => fits(listing, good)).toSorted(places)
        for (const page of [1, 2]) {
          const { products: shown } = await listProducts(ctx, { ...listing, sort }, { page, pageSize: 7 })
          expect(
            shown.map(({ id }) => id),
            JSON.stringify({ ...listing, sort, page }),
          ).toEqual(expected.slice((page - 1) * 7, page * 7).map(({ id }) => id))
        }
      }
  })

  test('a list that is read from the products is narrowed and ordered alike', { tags: 'night' }, async () => {
    await pool.query('update products set family = null')
    const goods = await goodsShown()
    for (const listing of listings)
      for (const { value: sort } of sortLabels) {
        const expected = goods.filter((good) => fits(listing, good))
        const rows = await db.query.products.findMany({
          columns: { id: true },
          where: (products, { and, eq }) => and(eq(products.state, 'on_shelf'), narrowing(listing)),
          orderBy: () => ordering(sort),
        })
        expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
        // Each as its place in the order says, or as the one before it.
        const inOrder = rows.map(({ id }) => expected.find((good) => good.id === id)!)
        const falls = inOrder.filter((good, at) => compared(sort, inOrder[at - 1] ?? good, good) > 0)
        expect(falls, sort).toEqual([])
      }
  })
})

test('a discount and a price more, in a shop that is filled: every list is right at once', async () => {
  const more = [
    [discountBands, 1, { value: '12', label: '12% off or more', percent: 12 }],
    [priceBands, 1, { value: '100-175', label: '₹100 to ₹175', toPaise: 175_00 }],
  ] as const
  // The one description that there is, in place, as a change of filters.ts is.
  for (const [bands, at, band] of more) (bands as unknown as object[]).splice(at, 0, band)
  try {
    listings = everyListing()
    expect(listings.filter(({ discount }) => discount === ('12' as never)).length).toBeGreaterThan(20)
    await expectTrueSums()
  } finally {
    for (const [bands, at] of more) (bands as unknown as object[]).splice(at, 1)
    listings = everyListing()
  }
})

test('a list offers the countries that its goods come from, each once and in order', async () => {
  const declared = (countryOfOrigin: string) => ({
    category: 'dry fruits',
    declarations: { countryOfOrigin },
  })
  const offered = async (...categories: string[]) => (await offeredIn(ctx, { categories })).origin
  expect(await offered('dry fruits')).toEqual([])
  // What chance has left may come from none of them.
  for (const country of countries) await makeProduct(database, { ...declared(country), category: 'oils' })
  for (const country of ['Peru', 'Iran', 'Peru']) await makeProduct(database, declared(country))
  await makeProduct(database, { ...declared('Oman'), state: 'draft' })
  expect(await offered('dry fruits')).toEqual(['Iran', 'Peru'])
  expect(await offered('dry fruits', 'oils')).toEqual(['India', 'Iran', 'Nepal', 'Peru'])
  expect(await offered()).toEqual(['India', 'Iran', 'Nepal', 'Peru'])
})

test(
  'a list of more than 10,000 goods is counted so far, and what is added up is of the first 10,000',
  { tags: 'night' },
  async () => {
    const client = await pool.connect()
    // Rows of the list alone: without triggers and references, and taken back.
    await client.query(`begin; set local session_replication_role = replica; delete from product_ranks`)
    const goods = (from: number, to: number, listPaise: number) =>
      client.query(`insert into product_ranks (id, category, rank, position, selling_price_paise, list_price_paise)
      select n, 'oils', n, n, 50000, ${listPaise} from generate_series(${from}, ${to}) as n`)
    const summaryOf = async (listing: Listing) =>
      listingSummary({ ...ctx, db: drizzle(client, { schema }) }, listing)
    await goods(1, 10_000, 100_000)
    const exact = {
      total: 10_000,
      totalIsExact: true,
      averageDiscountPercent: 50,
      potentialSavingsPaise: 500_000_000,
    }
    for (const categories of [[], ['oils']]) expect(await summaryOf({ categories })).toEqual(exact)
    await goods(10_001, 10_002, 50_000)
    for (const categories of [[], ['oils']]) {
      expect(await summaryOf({ categories })).toEqual({ ...exact, totalIsExact: false })
      expect(await summaryOf({ categories, discount: '20' })).toEqual(exact)
    }
    await client.query('rollback')
    client.release()
  },
)

test('what is sold writes nothing beside its product but where the last piece goes, or the first one comes', async () => {
  const id = await makeProduct(database, { stock: 9 })
  const written = async (stock: number | null) => {
    const row = `select xmin::text from product_ranks where id = $1`
    const before = await pool.query(row, [id])
    await pool.query('update products set stock = $2 where id = $1', [id, stock])
    const after = await pool.query(row, [id])
    return JSON.stringify(before.rows) !== JSON.stringify(after.rows)
  }
  const answers = []
  for (const stock of [8, 1, null, 3, 0, 0, 2]) answers.push(await written(stock))
  expect(answers).toEqual([false, false, false, false, true, false, true])
})
