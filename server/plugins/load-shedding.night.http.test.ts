import { expect, test, vi } from 'vitest'

import { fillCart, ordersOf, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const handle = async () =>
  new Response('<h1>Haat</h1>', { headers: { 'content-type': 'text/html', 'cache-tag': 'shelf:*' } })
const pages = { handle, clientFolder: null, isDevelopment: false }

test('a shop that cannot keep up serves whoever pays, and nobody who looks for goods', async () => {
  // It is late by more than this whatever it does.
  const shop = await testShop({}, { pages, mostDelayMs: 1e-6 })
  const rice = await makeProduct(shop)
  const asha = await shop.customer()
  await expect.poll(() => shop.app.isOverloaded(), { timeout: 5_000 }).toBe(true)

  const served: number[] = []
  for (const address of ['/cart', '/login', '/success', '/api/user-details', '/health/ready'])
    served.push((await asha.get(address)).status)
  await fillCart(asha, rice)
  const { orderId } = await startPaying(asha)
  served.push((await verify(asha, await payAtGateway(asha, orderId))).status)
  expect(served).toEqual(served.map(() => 200))
  expect(await ordersOf(asha)).toHaveLength(1)

  const refused = [
    '/api/search?q=dal',
    '/api/get-product',
    '/api/get-categoryProduct',
    '/product-category?page=2',
    '/product-category.data',
    '/product/unknown',
  ]
  for (const address of refused) {
    const { status, headers } = await shop.guest().get(address)
    expect([status, headers.get('retry-after')], address).toEqual([503, '2'])
  }
  for (const call of ['category-product', 'filter-product', 'product-details'])
    expect((await shop.guest().post(`/api/${call}`, {})).status, call).toBe(503)
})

test('whoever looks for goods is refused while the program is late, and served when it is not any more', async () => {
  // By the limit that a shop has.
  const shop = await testShop({}, { pages, mostDelayMs: undefined })
  const guest = shop.guest()
  for (const address of ['/api/search?q=dal', '/']) expect((await guest.get(address)).status).toBe(200)

  const end = overload()
  await vi.waitUntil(() => shop.app.isOverloaded(), { timeout: 20_000 })
  const answers = await Promise.all(['/api/search?q=dal', '/about', '/'].map((address) => guest.get(address)))
  end()
  // Home is kept.
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 200])

  await expect.poll(() => shop.app.isOverloaded(), { timeout: 20_000 }).toBe(false)
  expect((await guest.get('/api/search?q=dal')).status).toBe(200)
})

/** Takes 400 ms of every turn of this thread until it is ended. */
function overload(): () => void {
  let isOn = true
  const turn = () => {
    for (const end = performance.now() + 400; performance.now() < end;);
    if (isOn) setTimeout(turn)
  }
  turn()
  return () => {
    isOn = false
  }
}
