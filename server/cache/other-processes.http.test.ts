import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { products } from '#db/schema/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

// Two processes of the shop, as far as the database can tell. Their pages show the price alone.
const database = await testDatabase()
const id = await makeProduct(database, { sellingPricePaise: 321_00 })
const address = `/product/${id}`
const handle = async (request: Request) => {
  const [product] = await database.db.select().from(products).where(eq(products.id, id))
  const isShown = new URL(request.url).pathname === address
  return new Response(`₹${product!.sellingPricePaise / 100}`, {
    headers: { 'content-type': 'text/html', ...(isShown && { 'cache-tag': `product:${id}` }) },
  })
}
const pages = { handle, clientFolder: null, isDevelopment: false }
const [here, there] = [await testShop({}, { database, pages }), await testShop({}, { database, pages })]
const admin = await here.admin()

test('a price that one process changes stands on the pages of another within a second', async () => {
  await isKeptThere()
  await change(287.5)
  expect(await shownBy(here)).toBe('₹287.5')
  await expect.poll(() => shownBy(there), { timeout: 1_000, interval: 20 }).toBe('₹287.5')
})

test('a price that is changed while the line that brings the notices is cut stands there within five seconds', async () => {
  await isKeptThere()
  const cut = await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen %'`,
  )
  expect(cut.rowCount).toBe(2)
  await change(299)
  await expect.poll(() => shownBy(there), { timeout: 5_000, interval: 20 }).toBe('₹299')

  // And the notices come again.
  await isKeptThere()
  await change(310)
  await expect.poll(() => shownBy(there), { timeout: 1_000, interval: 20 }).toBe('₹310')
})

test('a price that a takeover has lost is shown no longer: the number of the last change is lower than what was seen', async () => {
  await change(455)
  await expect.poll(() => shownBy(there), { timeout: 1_000, interval: 20 }).toBe('₹455')
  await isKeptThere()
  // As the standby that took over has it, which had not heard of the last change: nothing announces that.
  await database.pool.query(`
    begin;
    set local session_replication_role = replica;
    update products set selling_price_paise = 31000 where id = '${id}';
    update catalog_version set version = version - 1;
    delete from catalog_changes where version > (select version from catalog_version);
    commit`)
  await expect.poll(() => shownBy(there), { timeout: 5_000, interval: 100 }).toBe('₹310')
  expect((await there.guest().post('/api/product-details', { productId: id })).body.data.sellingPrice).toBe(
    310,
  )

  await change(320)
  await expect.poll(() => shownBy(there), { timeout: 1_000, interval: 20 }).toBe('₹320')
})

async function change(sellingPrice: number): Promise<void> {
  const { body } = await admin.post('/api/product-details', { productId: id })
  const changed = await admin.post('/api/update-product', { ...body.data, sellingPrice })
  expect(changed.body.success).toBe(true)
}

/** Nothing stale, which other guests may be shown for two seconds more (refresh.http.test.ts). */
async function shownBy(shop: typeof here): Promise<string> {
  return (await shop.guest().get(address, { 'cache-control': 'no-cache' })).body.text
}

/** Asked for more than once, as a page is that many look at. */
async function isKeptThere(): Promise<void> {
  for (let times = 0; times < 3; times++) await shownBy(there)
}
