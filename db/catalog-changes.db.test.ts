import type pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'

import { testDatabase } from '#tests/support/database.ts'
import { openLedger } from '#tests/support/ledger.ts'
import { makeProduct } from '#tests/support/shop.ts'

const database = await testDatabase()
const { pool } = database
await pool.query(openLedger)

/** The tags of every change that is to be seen, by its number. */
async function changes(): Promise<Map<number, string[]>> {
  const { rows } = await pool.query<{ version: string; tags: string[] }>(
    'select version, tags from catalog_changes order by version',
  )
  return new Map(rows.map(({ version, tags }) => [Number(version), tags.toSorted()]))
}

/** The tags of the changes that this made. */
async function tagsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = await changes()
  await work()
  const made = [...(await changes())].filter(([version]) => !before.has(version))
  expect(made.length).toBeLessThan(2)
  return made.flatMap(([, tags]) => tags)
}

async function begun(): Promise<pg.PoolClient> {
  const client = await pool.connect()
  await client.query(`set lock_timeout = '10s'; begin`)
  return client
}

describe('two who change products at the same time', () => {
  test('do not wait for each other, however long one of them takes to commit', async () => {
    const [dal, rice] = [await makeProduct(database), await makeProduct(database)]
    const long = await begun()
    await long.query(`update products set name = 'Chana Dal' where id = $1`, [dal])

    const { rows } = await pool.query(
      `select 1 from pg_locks where relation = 'catalog_version'::regclass and granted`,
    )
    expect(rows).toEqual([])
    expect(await tagsOf(() => pool.query(`update products set name = 'Rice' where id = $1`, [rice]))).toEqual(
      [`card:${rice}`, `product:${rice}`],
    )

    expect(await tagsOf(() => long.query('commit'))).toEqual([`card:${dal}`, `product:${dal}`])
    long.release()
  })

  test('are numbered one after the other, and no number is seen before the one below it', async () => {
    const [dal, rice] = [await makeProduct(database), await makeProduct(database)]
    const before = await changes()
    const [first, second] = [await begun(), await begun()]
    await first.query(`update products set name = 'Chana Dal' where id = $1`, [dal])
    await second.query(`update products set name = 'Rice' where id = $1`, [rice])
    // The first is in the middle of its commit: it has its number and has not shown it.
    await first.query('set constraints all immediate')
    const committed = second.query('commit')
    await expect.poll(waiters).toBe(1)
    expect(await changes()).toEqual(before)

    await first.query('commit')
    await committed
    const made = [...(await changes())].filter(([version]) => !before.has(version))
    const [number = 0] = made[0] ?? []
    expect(made).toEqual([
      [number, [`card:${dal}`, `product:${dal}`]],
      [number + 1, [`card:${rice}`, `product:${rice}`]],
    ])
    first.release()
    second.release()
  })

  test('leave no number behind when one of them gives up', async () => {
    const dal = await makeProduct(database)
    const client = await begun()
    await client.query(`update products set name = 'Chana Dal' where id = $1`, [dal])
    await client.query('set constraints all immediate; rollback')
    client.release()

    const numbers = [...(await changes()).keys()]
    await pool.query(`update products set name = 'Rice' where id = $1`, [dal])
    expect([...(await changes()).keys()]).toEqual([...numbers, Math.max(...numbers) + 1])
  })

  async function waiters(): Promise<number> {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::integer as n from pg_stat_activity
       where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    )
    return rows[0]?.n ?? 0
  }
})

describe('a transaction has one number', () => {
  test('for all that it changed', async () => {
    const [dal, rice] = [await makeProduct(database), await makeProduct(database)]
    const tags = await tagsOf(async () => {
      const client = await begun()
      for (const id of [dal, rice]) await client.query(`update products set stock = 3 where id = $1`, [id])
      await client.query('commit')
      client.release()
    })
    expect(tags).toEqual([dal, rice].flatMap((id) => [`card:${id}`, `product:${id}`]).toSorted())
  })

  test('and drops everything when it changed more than is worth naming', async () => {
    for (let made = 0; made < 260; made++) await makeProduct(database, { category: 'medicines' })
    expect(await tagsOf(() => pool.query(`update products set name = name || '!'`))).toEqual(['*'])
  })
})

describe('what is dropped', () => {
  let id: string
  beforeEach(async () => {
    await pool.query('truncate batches cascade')
    await pool.query('delete from stock_entries')
    await pool.query('delete from products')
    for (let made = 0; made < 13; made++) await makeProduct(database, { category: 'oils' })
    const declarations = { villageOfOrigin: 'Kotgarh', countryOfOrigin: 'India' }
    id = await makeProduct(database, { category: 'oils', stock: 9, declarations })
  })

  test.each([
    ['a description', `description = 'Pressed cold.'`, ['product']],
    ['a brand', `brand = 'Kolhu'`, ['product']],
    ['a name', `name = 'Til Oil'`, ['card', 'product']],
    ['a Hindi name', `hindi_name = 'तिल का तेल'`, ['card', 'product']],
    ['a pack', 'net_quantity = 2', ['card', 'category:oils', 'product']],
    ['a price', 'selling_price_paise = 100', ['card', 'category:oils', 'product']],
    ['a list price', 'list_price_paise = 100', ['card', 'category:oils', 'product']],
    ['a piece sold of many', 'stock = 8', []],
    ['a piece sold of few', 'stock = 4', ['card', 'product']],
    ['the last piece sold', 'stock = 0', ['card', 'product', 'stock:oils']],
    ['counting no more', 'stock = null', ['product']],
    [
      'another category, where it is among the first',
      `category = 'juice'`,
      ['card', 'category:juice', 'category:oils', 'product', 'shelf:juice'],
    ],
    ['what is archived', `state = 'archived'`, ['card', 'category:oils', 'product']],
    ['a family', `family = 'Til'`, ['card', 'category:oils', 'family', 'product']],
    ['what calls alone answer', `aliases = '{tel}'`, ['product']],
    ['that the shopkeeper saved it', `updated_at = updated_at + interval '1 s'`, ['product']],
    ['what nobody is told', 'low_stock_mark = 2', []],
  ])('%s: %s', async (_what, change, expected) => {
    const tags = await tagsOf(() => pool.query(`update products set ${change} where id = $1`, [id]))
    expect(tags.map((tag) => tag.replace(`:${id}`, '').replace(/^family:\w+$/, 'family'))).toEqual(expected)
  })

  test('goods by weight of which less than their least is left change their card', async () => {
    const [size, set] = [
      `net_quantity = 100, net_unit = 'g'`,
      (of: string) => `update products set ${of} where id = $1`,
    ]
    await pool.query(set(`${size}, least_grams = 800, most_grams = 3000`), [id])
    // Lists stand in the order of what the least costs.
    expect(await tagsOf(() => pool.query(set('least_grams = 700'), [id]))).toContain('category:oils')
    await pool.query(set('least_grams = 800'), [id])
    expect(await tagsOf(() => pool.query(set('stock = 8'), [id]))).toEqual([])
    expect(await tagsOf(() => pool.query(set('stock = 7'), [id]))).toEqual([`card:${id}`, `product:${id}`])
  })

  test.each([
    [
      'a new one',
      `insert into categories (value, label, position, need) values ('toys', 'Toys', 13, 13)`,
      ['*'],
    ],
    ['another label', `update categories set label = 'Games' where value = 'toys'`, ['*']],
    ['another place', `update categories set need = 14, position = 14 where value = 'toys'`, ['*']],
    ['what no page shows', `update categories set version = 2 where value = 'toys'`, []],
    ['one that goes', `delete from categories where value = 'toys'`, ['*']],
  ])('every page shows the categories, %s: %s', async (_what, change, expected) => {
    expect(await tagsOf(() => pool.query(change))).toEqual(expected)
  })

  test('a new product changes its category, and its shelf while that has room', async () => {
    expect(await tagsOf(() => bare('oils'))).toEqual(['category:oils'])
    expect(await tagsOf(() => bare('juice'))).toEqual(['category:juice', 'shelf:juice'])
  })

  test('a product that goes takes its own page and card with it, and its place on the shelf', async () => {
    await pool.query('truncate batches cascade')
    await pool.query('delete from stock_entries')
    const gone = await tagsOf(() => pool.query('delete from products where id = $1', [id]))
    expect(gone).toEqual([`card:${id}`, 'category:oils', `product:${id}`])
    const { rows } = await pool.query<{ id: string }>('select id from products order by position limit 1')
    const first = rows[0]?.id ?? ''
    expect(await tagsOf(() => pool.query('delete from products where id = $1', [first]))).toEqual(
      [`card:${first}`, 'category:oils', `product:${first}`, 'shelf:oils'].toSorted(),
    )
  })

  test('what is archived is told on its own page alone, and a draft on none', async () => {
    await pool.query(`update products set state = 'archived' where id = $1`, [id])
    const change = `update products set name = name || '!', selling_price_paise = 100 where id = $1`
    expect(await tagsOf(() => pool.query(change, [id]))).toEqual([`product:${id}`])
    await pool.query(`update products set state = 'draft' where id = $1`, [id])
    expect(await tagsOf(() => pool.query(change, [id]))).toEqual([])
  })

  test('what comes onto the shelf and what leaves it makes room among the first of its category', async () => {
    const { rows } = await pool.query<{ id: string }>('select id from products order by position limit 1')
    const first = rows[0]?.id ?? ''
    const all = [`card:${first}`, 'category:oils', `product:${first}`, 'shelf:oils'].toSorted()
    for (const state of ['archived', 'on_shelf'])
      expect(
        await tagsOf(() => pool.query('update products set state = $2 where id = $1', [first, state])),
      ).toEqual(all)
    // Of 14 the last one is among the first while another one is off the shelf.
    await pool.query(`update products set state = 'archived' where id = $1`, [first])
    const last = await tagsOf(() => pool.query(`update products set state = 'archived' where id = $1`, [id]))
    expect(last).toContain('shelf:oils')
  })

  describe('of three packs of one family', () => {
    const packs: string[] = []
    const family = async () => {
      const { rows } = await pool.query<{ key: string }>(`select md5('juice/ganna') as key`)
      return `family:${rows[0]?.key}`
    }
    beforeEach(async () => {
      packs.length = 0
      for (const net of [1, 2, 3])
        packs.push(
          await makeProduct(database, { category: 'juice', stock: 9, family: net === 2 ? 'GANNA' : 'Ganna' }),
        )
    })

    test.each([
      ['a price', 'selling_price_paise = 100', true],
      ['a name', `name = 'Sugar cane juice'`, true],
      ['a Hindi name', `hindi_name = 'गन्ने का रस'`, true],
      ['a size', 'net_quantity = 500', true],
      ['the last piece', 'stock = 0', true],
      ['what is archived', `state = 'archived'`, true],
      ['what becomes a draft', `state = 'draft'`, true],
      ['another family', `family = 'Other'`, true],
      ['none', 'family = null', true],
      ['a piece of few', 'stock = 3', false],
      ['a description', `description = 'Cold.'`, false],
    ])('%s of one drops what its siblings show: %s', async (_what, change, isDropped) => {
      const tags = await tagsOf(() => pool.query(`update products set ${change} where id = $1`, [packs[2]]))
      expect(tags.includes(await family())).toBe(isDropped)
    })

    test('another pack that stands for all drops lists, and comes back with its stock', async () => {
      const sell = (stock: number) =>
        pool.query('update products set stock = $2 where id = $1', [packs[0], stock])
      for (const stock of [0, 5])
        expect(await tagsOf(() => sell(stock))).toEqual(
          [
            `card:${packs[0]}`,
            'category:juice',
            await family(),
            `product:${packs[0]}`,
            'shelf:juice',
            'stock:juice',
          ].toSorted(),
        )
      // Another one that is sold out changes no list.
      expect(
        await tagsOf(() => pool.query('update products set stock = 0 where id = $1', [packs[1]])),
      ).not.toContain('category:juice')
    })
  })

  test('a picture changes the page and the card of its product alone', async () => {
    const change = `update product_images set url = '/images/til-800.webp' where product_id = $1`
    expect(await tagsOf(() => pool.query(change, [id]))).toEqual([`card:${id}`, `product:${id}`])
  })

  test.each([
    ['is declared', `insert into product_declarations (product_id, key, value) values ($1, 'diet', 'veg')`],
    ['is declared otherwise', `update product_declarations set value = 'Peru' where product_id = $1`],
    ['is declared no more', `delete from product_declarations where product_id = $1`],
  ])(
    'what %s of a product changes its page, and the lists that are narrowed by it',
    async (_what, change) => {
      const tags = await tagsOf(() => pool.query(change, [id]))
      expect(tags).toEqual(['category:oils', `product:${id}`])
    },
  )

  test('a batch changes its product’s page when it comes, when its last piece goes and when it ends; a grower theirs', async () => {
    const productId = await makeProduct(database, { stock: 0 })
    const grower = `insert into growers (id, slug, name, village, district, created_at)
      values ('sita', 'sita', 'Sita', 'Rampur', 'Nashik', now())`
    expect(await tagsOf(() => pool.query(grower))).toEqual(['grower:sita', 'growers'])
    const batch = `insert into batches (id, code, product_id, grower_id, received, received_on, received_at, made_on, is_harvested)
      values ('b', 'ABCDEFGH', $1, 'sita', 2, '2026-11-29', now(), '2026-11-29', true)`
    const pages = ['grower:sita', `product:${productId}`]
    expect(await tagsOf(() => pool.query(batch, [productId]))).toEqual(pages)
    const own = ['batch:b', ...pages]
    const pieces = (change: number) =>
      tagsOf(() =>
        pool.query(
          `insert into stock_entries (product_id, why, cause, shelf_change, at)
            values ($1, 'correction', gen_random_uuid()::text, $2, now())`,
          [productId, change],
        ),
      )
    expect(await pieces(2)).toEqual(own)
    expect(await pieces(-1)).toEqual([])
    expect(await pieces(-1)).toEqual(own)
    const ended = `update batches set state = 'closed', closed_at = now()`
    expect(await tagsOf(() => pool.query(ended))).toEqual(own)
  })

  test('the page of a product is dropped as the last piece goes that lay there before its first batch', async () => {
    const productId = await makeProduct(database, { stock: 12 })
    await pool.query(`insert into growers (id, slug, name, village, district, created_at)
      values ('gopal', 'gopal', 'Gopal', 'Rampur', 'Nashik', now())`)
    const batch = `insert into batches (id, code, product_id, grower_id, received, received_on, received_at, made_on, is_harvested, "left")
      values ('g', 'HGFEDCBA', $1, 'gopal', 9, '2026-11-29', now(), '2026-11-29', true, 9)`
    await pool.query(batch, [productId])
    const sell = (pieces: number) =>
      tagsOf(() =>
        pool.query(
          `with sold as (update products set stock = stock - $2 where id = $1)
            insert into stock_entries (product_id, why, cause, shelf_change, at)
            values ($1, 'spoiled', gen_random_uuid()::text, -$2::integer, now())`,
          [productId, pieces],
        ),
      )
    expect(await sell(2)).toEqual([])
    expect(await sell(1)).toEqual([`product:${productId}`])
    expect(await sell(1)).toEqual([])
  })

  test('a season changes the pages of all packs and the calendar, and so does coming onto the shelf with one', async () => {
    const [small, large] = [
      await makeProduct(database, { category: 'juice', family: 'Ganna' }),
      await makeProduct(database, { category: 'juice', family: 'Ganna' }),
    ]
    const both = [`product:${small}`, `product:${large}`]
    const said = `insert into seasons (product_id, months) values ($1, array_fill('some'::text, '{12}'))`
    expect(await tagsOf(() => pool.query(said, [small]))).toEqual([...both, 'seasons'].toSorted())
    const other = `update seasons set region = 'Nashik' where product_id = $1`
    expect(await tagsOf(() => pool.query(other, [small]))).toEqual([...both, 'seasons'].toSorted())
    for (const state of ['archived', 'on_shelf'])
      expect(
        await tagsOf(() => pool.query('update products set state = $2 where id = $1', [large, state])),
      ).toContain('seasons')
    expect(await tagsOf(() => pool.query('delete from seasons'))).toEqual([...both, 'seasons'].toSorted())
  })

  test('what is declared and no list shows changes the page of its product alone', async () => {
    const change = `update product_declarations set value = 'Solan' where product_id = $1 and key = 'villageOfOrigin'`
    expect(await tagsOf(() => pool.query(change, [id]))).toEqual([`product:${id}`])
  })

  test('what the shop says of itself stands on every page, and drops them all; saved unchanged, none', async () => {
    const town = (name: string) => pool.query('update shop_settings set town = $1', [name])
    expect(await tagsOf(() => town('Ujjain'))).toEqual(['*'])
    expect(await tagsOf(() => town('Ujjain'))).toEqual([])
  })

  /** A product without a picture, so that its insertion is the only change. */
  async function bare(category: string): Promise<void> {
    await pool.query(
      `insert into products (id, name, brand, category, description, list_price_paise, selling_price_paise, created_at, updated_at)
       values (md5(random()::text), 'Til', 'Kolhu', $1, '', 100, 100, now(), now())`,
      [category],
    )
  }
})

test('a column more of a product drops what tells of it, with nothing to be written for that', async () => {
  const id = await makeProduct(database)
  await pool.query('alter table products add column shelf_life_days integer')
  const tags = await tagsOf(() => pool.query('update products set shelf_life_days = 90 where id = $1', [id]))
  await pool.query('alter table products drop column shelf_life_days')
  expect(tags).toEqual([`product:${id}`])
})
