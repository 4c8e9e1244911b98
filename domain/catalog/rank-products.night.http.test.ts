import { sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

import { catalogChanges, categories, products } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { updateProduct } from '#domain/products/update-product.ts'
import { uploadProduct } from '#domain/products/upload-product.ts'
import { setShelf } from '#tests/support/ledger.ts'
import { overlap } from '#tests/support/locks.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { emptyShelves, makeProduct, testShop } from '#tests/support/shop.ts'

import { listProducts } from './listing.ts'
import { rankProducts } from './rank-products.ts'

const shop = await testShop()
const day = 24 * 60

beforeEach(async () => {
  await emptyShelves(shop)
})

/** What a shopper sees, page after page, by name. */
async function namesOn(pages: number, ofCategories: string[] = [], pageSize = 24): Promise<string[]> {
  const read = Array.from({ length: pages }, (_, at) =>
    listProducts(shop.ctx, { categories: ofCategories }, { page: at + 1, pageSize }),
  )
  return (await Promise.all(read)).flatMap(({ products }) => products.map(({ name }) => name))
}

/** The tags of what was announced, but for a month that begins on the way. */
async function listsChanged(): Promise<string[][]> {
  const changes = await shop.db.select({ tags: catalogChanges.tags }).from(catalogChanges)
  return changes.map(({ tags }) => tags).filter(([tag]) => tag !== 'month')
}

async function aNightPasses(): Promise<void> {
  shop.passTime(day)
  await rankProducts(shop.ctx)
}

async function shopkeeper(): Promise<Ctx> {
  const { id, email } = await shop.admin()
  return { ...shop.ctx, actor: { id, email, name: 'Shopkeeper', role: 'ADMIN', duties: [], sessionId: '' } }
}

async function sell(productId: string, pieces: number): Promise<void> {
  const asha = await shop.customer()
  await fillCart(asha, ...Array.from({ length: pieces }, () => productId))
  const { orderId } = await startPaying(asha)
  expect((await verify(asha, await payAtGateway(asha, orderId))).body.success).toBe(true)
}

test('goods that are needed daily come first, one of each category in turn', async () => {
  for (const category of ['coffee', 'oils', 'vegetables', 'dairy products'] as const)
    for (const name of ['one', 'two']) await makeProduct(shop, { name: `${category} ${name}`, category })
  expect(await namesOn(1)).toEqual([
    'vegetables one',
    'dairy products one',
    'oils one',
    'vegetables two',
    'dairy products two',
    'oils two',
    'coffee one',
    'coffee two',
  ])
})

test('what sold most in 30 days leads its category from the next night on; older and refunded orders count for nothing', async () => {
  const ids: Record<string, string> = {}
  for (const name of ['Okra', 'Carrot', 'Potato', 'Onion'])
    ids[name] = await makeProduct(shop, { name, category: 'vegetables' })
  await sell(ids['Onion'] ?? '', 1)
  await sell(ids['Potato'] ?? '', 2)
  await sell(ids['Carrot'] ?? '', 3)
  await shop.pool.query(
    `update orders set created_at = created_at - interval '31 days'
     where id in (select order_id from order_lines where product_id = $1)`,
    [ids['Carrot']],
  )
  expect(await namesOn(1)).toEqual(['Okra', 'Carrot', 'Potato', 'Onion'])
  await aNightPasses()
  expect(await namesOn(1)).toEqual(['Potato', 'Onion', 'Okra', 'Carrot'])

  await shop.pool.query(
    `update orders set status = 'refunded' where id in (select order_id from order_lines where product_id = $1)`,
    [ids['Potato']],
  )
  await aNightPasses()
  expect(await namesOn(1)).toEqual(['Onion', 'Okra', 'Carrot', 'Potato'])
})

test('what is sold out goes last at night; the last piece while somebody pays for it does not', async () => {
  await makeProduct(shop, { name: 'Basil', category: 'vegetables', stock: 0 })
  const last = await makeProduct(shop, { name: 'Chard', category: 'vegetables', stock: 1 })
  await makeProduct(shop, { name: 'Filter Coffee', category: 'coffee' })
  const asha = await shop.customer()
  await fillCart(asha, last)
  await startPaying(asha)
  expect(await namesOn(1)).toEqual(['Basil', 'Chard', 'Filter Coffee'])
  // The hold ends after a quarter of an hour, so the night is now.
  await shop.pool.query(`update ranking_due set due_at = now() - interval '1 minute'`)
  await rankProducts(shop.ctx)
  expect(await namesOn(1)).toEqual(['Chard', 'Filter Coffee', 'Basil'])

  for (const { id } of await shop.db.select().from(products)) await setShelf(shop.ctx, id, 5)
  await aNightPasses()
  expect(await namesOn(1)).toEqual(['Basil', 'Chard', 'Filter Coffee'])
})

test('what a shopkeeper says is sold out goes last with that save, and comes back with the next one', async () => {
  const okra = await makeProduct(shop, { name: 'Okra', category: 'vegetables' })
  const leek = await makeProduct(shop, { name: 'Leek', category: 'vegetables' })
  await makeProduct(shop, { name: 'Filter Coffee', category: 'coffee' })
  await sell(leek, 1)
  const ctx = await shopkeeper()
  await updateProduct(ctx, { id: okra, stock: 0 })
  expect(await namesOn(1)).toEqual(['Leek', 'Filter Coffee', 'Okra'])
  await updateProduct(ctx, { id: leek, stock: 0 })
  expect(await namesOn(1)).toEqual(['Filter Coffee', 'Leek', 'Okra'])
  await updateProduct(ctx, { id: okra, stock: 3 })
  await updateProduct(ctx, { id: leek, stock: 3 })
  expect(await namesOn(1)).toEqual(['Leek', 'Okra', 'Filter Coffee'])
})

test('a night does not wait for who is just buying the last piece, and ranks that the next time', async () => {
  const basil = await makeProduct(shop, { name: 'Basil', category: 'vegetables', stock: 1 })
  await makeProduct(shop, { name: 'Chard', category: 'vegetables', stock: 0 })
  const leek = await makeProduct(shop, { name: 'Leek', category: 'vegetables' })
  await sell(leek, 1)
  const buyer = await shop.pool.connect()
  await buyer.query('begin')
  await buyer.query('update products set stock = 0 where id = $1', [basil])
  await aNightPasses()
  await buyer.query('rollback')
  buyer.release()
  // The others have their places: Chard is sold out.
  expect((await namesOn(1)).at(-1)).toBe('Chard')
  await aNightPasses()
  expect(await namesOn(1)).toEqual(['Leek', 'Basil', 'Chard'])
})

test('a new product that is sold out already stands last, also until the night', async () => {
  await makeProduct(shop, { name: 'Filter Coffee', category: 'coffee' })
  const ctx = await shopkeeper()
  const input = {
    brand: 'Haat',
    images: ['/images/okra-800.webp'],
    description: '',
    listPricePaise: 100,
    sellingPricePaise: 100,
  }
  await uploadProduct(ctx, { ...input, name: 'Okra', category: 'vegetables', stock: 0 })
  expect(await namesOn(1)).toEqual(['Filter Coffee', 'Okra'])
})

test('while a night is counted, a save does not count beside it', async () => {
  const okra = await makeProduct(shop, { name: 'Okra', category: 'vegetables' })
  await makeProduct(shop, { name: 'Leek', category: 'vegetables' })
  const ctx = await shopkeeper()
  shop.passTime(day)
  await overlap(shop.ctx, { first: rankProducts, second: () => updateProduct(ctx, { id: okra, stock: 0 }) })
  expect(await namesOn(1)).toEqual(['Leek', 'Okra'])
})

test('the last of forty categories comes after the one before it, and never into another round', async () => {
  await shop.pool.query(
    `update categories set need = case value when 'oils' then 40 else 39 end where value in ('oils', 'fruits')`,
  )
  onTestFinished(
    () =>
      void shop.pool.query(`update categories set need = case value when 'oils' then 5 else 2 end
       where value in ('oils', 'fruits')`),
  )
  const { rows } = await shop.pool.query(
    `select product_rank('fruits', 1, false) < product_rank('oils', 1, false) as after,
       product_rank('oils', 1, false) < product_rank('handmade arts', 2, false) as before`,
  )
  expect(rows).toEqual([{ after: true, before: true }])
})

test('a night drops each list whose order changed by one change, and other lists not at all', async () => {
  await makeProduct(shop, { name: 'Basil', category: 'vegetables', stock: 0 })
  await makeProduct(shop, { name: 'Chard', category: 'vegetables' })
  await makeProduct(shop, { name: 'Ghee', category: 'dairy products', stock: 0 })
  await makeProduct(shop, { name: 'Curd', category: 'dairy products' })
  await makeProduct(shop, { name: 'Toor Dal', category: 'pulses' })
  await shop.db.delete(catalogChanges)

  await aNightPasses()
  expect(await listsChanged()).toEqual([['category:vegetables'], ['category:dairy products']])

  await rankProducts(shop.ctx)
  await aNightPasses()
  expect(await listsChanged()).toHaveLength(2)
})

test('a night of a large market is written in parts, and one that was cut off is begun again', async () => {
  const names = ['Basil', 'Chard', 'Leek', 'Okra', 'Potato']
  for (const name of names)
    await makeProduct(shop, { name, category: 'vegetables', stock: name === 'Basil' ? 0 : 1 })
  await makeProduct(shop, { name: 'Ghee', category: 'dairy products', stock: 0 })
  await makeProduct(shop, { name: 'Curd', category: 'dairy products' })
  await shop.db.delete(catalogChanges)
  shop.passTime(day)
  // The second category fails: a process that is killed there leaves as much.
  await shop.pool.query(`create function fail() returns trigger language plpgsql as
    $$ begin raise 'cut off'; end $$;
    create trigger fail before update on product_ranks for each row
      when (new.category = 'dairy products') execute function fail()`)
  await expect(rankProducts(shop.ctx, 2)).rejects.toThrow()
  await shop.pool.query('drop function fail cascade')
  expect(await namesOn(1, ['vegetables'])).toEqual([...names.slice(1), 'Basil'])
  // Five rows, two at a time.
  expect(await listsChanged()).toHaveLength(3)
  await rankProducts(shop.ctx, 2)
  expect(await namesOn(1, ['dairy products'])).toEqual(['Curd', 'Ghee'])
})

test('two processes count one night once', async () => {
  await makeProduct(shop, { name: 'Basil', category: 'vegetables', stock: 0 })
  await makeProduct(shop, { name: 'Chard', category: 'vegetables' })
  await shop.db.delete(catalogChanges)
  shop.passTime(day)
  await overlap(shop.ctx, { first: rankProducts, second: () => rankProducts(shop.ctx) })
  expect(await namesOn(1)).toEqual(['Chard', 'Basil'])
  expect(await listsChanged()).toHaveLength(1)
  // What has changed since then waits for the next night.
  for (const { id } of await shop.db.select().from(products)) await setShelf(shop.ctx, id, 5)
  await rankProducts(shop.ctx)
  expect(await namesOn(1)).toEqual(['Chard', 'Basil'])
})

test('the pages of a list hold each of its products once, also of several categories', async () => {
  for (let made = 0; made < 7; made++)
    for (const category of ['coffee', 'vegetables', 'oils'] as const)
      await makeProduct(shop, { name: `${category} ${made}`, category })
  const all = await namesOn(6, [], 4)
  expect(new Set(all).size).toBe(21)
  const some = await namesOn(4, ['coffee', 'oils'], 4)
  expect(new Set(some).size).toBe(14)
  expect(some.slice(0, 2)).toEqual(['oils 0', 'oils 1'])
})

test('a product that goes to another category stands at the end of it', async () => {
  const tulsi = await makeProduct(shop, { name: 'Tulsi', category: 'medicines' })
  await makeProduct(shop, { name: 'Okra', category: 'vegetables' })
  await shop.db
    .update(products)
    .set({ category: 'vegetables' })
    .where(sql`id = ${tulsi}`)
  expect(await namesOn(1, ['vegetables'])).toEqual(['Okra', 'Tulsi'])
  expect(await namesOn(1, ['medicines'])).toEqual([])
})

test('what is needed daily comes first', async () => {
  const found = await shop.db.select().from(categories).orderBy(categories.need)
  expect(found.map(({ value }) => value).slice(0, 5)).toEqual([
    'vegetables',
    'fruits',
    'dairy products',
    'pulses',
    'oils',
  ])
})
