import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { products } from '#db/schema/index.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { openLedger } from '#tests/support/ledger.ts'
import { overlap } from '#tests/support/locks.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { lockStock } from './lock-stock.ts'

const shop = await testShop()
await shop.pool.query(openLedger)

test('products are locked in the order of their ids, so that two carts never wait for each other in a circle', async () => {
  // The one with the higher id stands first on the disk, and is asked for first.
  const [high, low] = [await productWithId('z'), await productWithId('a')]
  await shop.pool.query('analyze products')

  const { second } = await overlap(shop.ctx, {
    first: (tx) => lockStock(tx, [low]),
    second: () => inTransaction(shop.ctx, (tx) => lockStock(tx, [high, low])),
    meanwhile: async () => expect(await unlocked()).toEqual([high]),
  })

  expect(second).toEqual(
    new Map([
      [low, 7],
      [high, 7],
    ]),
  )
})

async function productWithId(letter: string): Promise<string> {
  const id = letter.repeat(20)
  const made = await makeProduct(shop, { stock: 7 })
  await shop.pool.query('delete from product_images where product_id = $1', [made])
  await shop.pool.query('delete from product_lookups where id = $1', [made])
  await shop.pool.query('delete from product_ranks where id = $1', [made])
  await shop.pool.query('delete from stock_entries where product_id = $1', [made])
  await shop.db.update(products).set({ id }).where(eq(products.id, made))
  await shop.pool.query(
    `insert into stock_entries (product_id, why, cause, shelf_change, at) values ($1, 'import', $1, 7, now())`,
    [id],
  )
  return id
}

/** Which products nobody has locked. */
async function unlocked(): Promise<string[]> {
  const { rows } = await shop.pool.query<{ id: string }>(
    'select id from products for no key update skip locked',
  )
  return rows.map(({ id }) => id)
}
