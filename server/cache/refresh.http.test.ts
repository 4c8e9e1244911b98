import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

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

test('nobody waits for a page whose price changes, and the one who changed it never sees the old price', async () => {
  const id = await makeProduct(database, { sellingPricePaise: 321_00 })
  await manyLookAt(id)
  const { body } = await admin.post('/api/product-details', { productId: id })
  isSlow = true
  let isAnswered = false
  const changed = admin.post('/api/update-product', { ...body.data, sellingPrice: 287.5 }).finally(() => {
    isAnswered = true
  })
  await expect.poll(() => ends.length, { interval: 5 }).toBe(1)

  expect(await shown(id)).toBe('₹321 on_shelf')
  expect(isAnswered).toBe(false)
  ends.shift()?.()
  await changed
  expect(await shown(id)).toBe('₹287.5 on_shelf')
  expect(ends).toEqual([])
})

test('what is archived is not shown as on the shelf once its call has answered, however long its page takes', async () => {
  const id = await makeProduct(database, { sellingPricePaise: 321_00 })
  await manyLookAt(id)
  isSlow = true
  await admin.post('/api/set-product-state', { _id: id, state: 'archived' })

  const now = shown(id)
  // Whoever comes joins the rendering that is under way.
  expect(ends).toHaveLength(1)
  ends.shift()?.()
  expect(await now).toBe('₹321 archived')
})

async function manyLookAt(id: string): Promise<void> {
  isSlow = false
  // Once this process has heard of what was made past its calls.
  await admin.post('/api/set-product-state', { _id: id, state: 'on_shelf' })
  for (let times = 0; times < 3; times++) expect(await shown(id)).toContain('on_shelf')
}

async function shown(id: string): Promise<string> {
  return (await shop.guest().get(`/product/${id}`)).body.text
}
