import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { derived } from '#db/derived.ts'
import { projectFolder } from '#db/project-folder.ts'
import { derivedTables, products } from '#db/schema/index.ts'
import { searchProducts } from '#domain/search/queries.ts'
import { fillShop } from '#tests/support/fill-shop.ts'
import { testShop } from '#tests/support/shop.ts'

import { refillDerived } from './refill-derived.ts'

const goods = 120
const shop = await testShop()
const { ctx, pool } = shop
await fillShop(pool, goods)
const search = derived.find(({ name }) => name === 'search')!
/** As the next version may have it: its goods are found by one word more. */
const next = { ...search, version: search.version + 1 }
/** One batch, as when the time of a run is over after it. */
const oneBatch = (table = next) => refillDerived(ctx, { all: [table], most: 50, forMs: 0 })

test('a new rule of what is found is carried through in batches, while searches answer as before', async () => {
  const [{ name } = { name: '' }] = await shop.db.select().from(products).limit(1)
  const before = await found(name)
  expect(before).toBeGreaterThan(0)
  await changeRule()
  const counts: number[] = []

  // Until then the rows of before answer, and what is saved meanwhile is written by the new rule.
  await pool.query(
    `update products set brand = 'Gram Seva' where position = (select max(position) from products)`,
  )
  expect(await found('nayaniyam')).toBe(1)
  await oneBatch()
  counts.push(await found('nayaniyam'), await found(name))
  expect(await stateOfSearch()).toMatchObject({ version: 1, target: 2 })

  // A process that ends in the middle of a batch has done nothing of it.
  const cutOff = { ...next, refill: (keys: string[]) => [...next.refill(keys), sql`select 1 / 0`] }
  await expect(oneBatch(cutOff)).rejects.toThrow()
  // Another process is at it; a program of before leaves it to those that know the rule.
  await shop.db.transaction(async (tx) => {
    await tx.select().from(derivedTables).where(eq(derivedTables.name, 'search')).for('update')
    await oneBatch()
  })
  await refillDerived(ctx)
  counts.push(await found('nayaniyam'))

  for (let batches = 1; batches < 3; batches++) {
    await oneBatch()
    counts.push(await found('nayaniyam'))
  }
  await oneBatch()
  expect(counts).toEqual([51, before, 51, 101, goods])
  expect(await found(name)).toBe(before)
  expect(await stateOfSearch()).toEqual({ name: 'search', version: 2, target: null, after: null })
})

async function found(query: string): Promise<number> {
  return (await searchProducts(ctx, query, { page: 1, pageSize: 24 })).total
}

async function stateOfSearch() {
  return (await shop.db.select().from(derivedTables).where(eq(derivedTables.name, 'search')))[0]
}

/** Puts a function of a newer version in the place of ours. */
async function changeRule(): Promise<void> {
  const file = await readFile(path.join(projectFolder(), 'db', 'functions', 'search_write.sql'), 'utf8')
  await pool.query(file.replace('(4, ARRAY[brand])', `(4, ARRAY[brand, 'nayaniyam'])`))
}
