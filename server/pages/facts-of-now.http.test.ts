import { expect, test } from 'vitest'

import type { Ctx } from '#domain/ground/context.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

/** The first rendering of the page is under way until it is ended. */
const first = Promise.withResolvers<void>()
let timesRendered = 0
const handle = async (_request: Request, { shop: { name } }: Ctx) => {
  if (++timesRendered === 1) await first.promise
  return new Response(`<h1>${name}</h1>`, {
    headers: { 'content-type': 'text/html', 'cache-tag': `product:${rice}` },
  })
}
const shop = await testShop({}, { pages: { handle, clientFolder: null, isDevelopment: false } })
const admin = await shop.admin()
const rice = await makeProduct(shop)

test('whoever waits for a page while the shop changes its name gets the new name, and so do all after them', async () => {
  const before = shop.guest().get('/about')
  await expect.poll(() => timesRendered).toBe(1)
  await admin.post('/api/set-product-state', { _id: rice, state: 'archived' })
  const meanwhile = shop.guest().get('/about')
  await shop.guest().get('/health/live')
  await admin.post('/api/shop-settings', { ...demoSettings, sellerName: 'Malwa Organics' })
  first.resolve()

  expect((await before).status).toBe(200)
  expect((await meanwhile).body.text).toContain('Malwa Organics')
  expect((await shop.guest().get('/about')).body.text).toContain('Malwa Organics')
})
