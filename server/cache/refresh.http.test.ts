import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { products } from '#db/schema/index.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const database = await testDatabase()
let isSlow = false
/** Ends the renderings that are under way. */
const ends: (() => void)[] = []
/** Pages of products alone, which say price and state. */
const handle = async ({ url }: Request) => {
  const id = new URL(url).pathname.replace('/product/', '')
  const [product] = await database.db.select().from(products).where(eq(products.id, id))
  if (isSlow) await new Promise<void>((resolve) => ends.push(resolve))
  return new Response(`₹${product!.sellingPricePaise / 100} ${product!.state}`, {
    headers: { 'content-type': 'text/html', 'cache-tag': `product:${id}` },
  })
}
const shop = await testShop({}, { database, pages: { handle, clientFolder: null, isDevelopment: false } })
const admin = await shop.admin()
const asha = await shop.customer()

test('a save waits for no page; guests are shown the old price for a moment, and nobody else is', async () => {
  const id = await makeProduct(database, { sellingPricePaise: 321_00 })
  await manyLookAt(id)
  const { body } = await admin.post('/api/product-details', { productId: id })
  isSlow = true
  const saved = await admin.post('/api/update-product', { ...body.data, sellingPrice: 287.5 })
  expect(saved.body).toMatchObject({ success: true })

  expect(await shown(id)).toBe('₹321 on_shelf')
  const newest = [shown(id, admin), shown(id, asha), shown(id, shop.guest(), { 'cache-control': 'no-cache' })]
  // They wait for the rendering that is under way.
  expect(await Promise.race([...newest, shown(id)])).toBe('₹321 on_shelf')
  await endRendering()
  expect(await Promise.all(newest)).toEqual(newest.map(() => '₹287.5 on_shelf'))
  expect(await shown(id)).toBe('₹287.5 on_shelf')
  expect(ends).toEqual([])
})

test('what is archived goes into no cart, whatever a guest’s page still says', async () => {
  const id = await makeProduct(database)
  await manyLookAt(id)
  isSlow = true
  await admin.post('/api/set-product-state', { _id: id, state: 'archived' })
  expect(await shown(id)).toContain('on_shelf')
  expect((await asha.post('/api/addto-cart', { productId: id })).body).toMatchObject({ success: false })

  const now = shown(id, asha)
  await endRendering()
  expect(await now).toContain('archived')
})

/** Once it has begun: on a busy machine that takes a moment. */
async function endRendering(): Promise<void> {
  await vi.waitFor(() => expect(ends).toHaveLength(1), { timeout: 10_000 })
  ends.shift()?.()
}

async function manyLookAt(id: string): Promise<void> {
  isSlow = false
  // Once this process has heard of what was made past its calls.
  await admin.post('/api/set-product-state', { _id: id, state: 'on_shelf' })
  for (let times = 0; times < 3; times++) expect(await shown(id)).toContain('on_shelf')
}

async function shown(id: string, who = shop.guest(), headers = {}): Promise<string> {
  return (await who.get(`/product/${id}`, headers)).body.text
}
