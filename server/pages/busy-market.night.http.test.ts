import { afterEach, expect, test } from 'vitest'

import { fillCart, ordersOf, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

/** Renderings of listings that are under way until the test ends them. */
let held: (() => void)[] = []
let homesRendered = 0
const handle = async ({ url }: Request) => {
  const { pathname } = new URL(url)
  if (pathname === '/') homesRendered++
  if (pathname.startsWith('/product-category')) await new Promise<void>((resolve) => held.push(resolve))
  return new Response(`<h1>${pathname}</h1>`, {
    headers: { 'content-type': 'text/html', ...(pathname === '/' && { 'cache-tag': 'shelf:*' }) },
  })
}
const shop = await testShop({}, { pages: { handle, clientFolder: null, isDevelopment: false } })
const rice = await makeProduct(shop)

afterEach(() => {
  for (const end of held.splice(0)) end()
})

test('while eight new pages are rendered, kept pages, cart and paying are served at once', async () => {
  const asha = await shop.customer()
  await expect.poll(isHomeKept).toBe(true)
  const browsing = await eightUnderWay()

  for (const address of ['/', '/cart', '/login', '/success'])
    expect((await asha.get(address)).status, address).toBe(200)
  await fillCart(asha, rice)
  const { orderId } = await startPaying(asha)
  expect((await verify(asha, await payAtGateway(asha, orderId))).body.success).toBe(true)
  expect(await ordersOf(asha)).toHaveLength(1)

  const ninth = asha.get('/product-category?page=9')
  expect(held).toHaveLength(8)
  held.shift()?.()
  await expect.poll(() => held.length).toBe(8)
  for (const end of held) end()
  expect((await Promise.all([...browsing, ninth])).map(({ status }) => status)).toEqual(Array(9).fill(200))
})

test('whoever waited two seconds for a new page gets one that tries again, and its data says busy', async () => {
  void (await eightUnderWay())
  const [page, data] = await Promise.all([
    shop.guest().get('/product-category?page=10'),
    shop.guest().get('/product-category.data?page=10'),
  ])

  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2'])
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.body.text).toContain('<meta http-equiv="refresh" content="2">')
  expect(page.body.text).toContain('Many people are shopping right now.')
  expect(data).toMatchObject({ status: 503, body: { code: 'busy' } })
  expect(data.headers.get('retry-after')).toBe('2')
})

/** Not before the shop has heard of the goods that were made past its calls. */
async function isHomeKept(): Promise<boolean> {
  await shop.guest().get('/')
  const before = homesRendered
  await shop.guest().get('/')
  return homesRendered === before
}

/** Answers eight requests for pages that are being rendered. */
async function eightUnderWay() {
  const asked = Array.from({ length: 8 }, (_, place) =>
    shop.guest().get(`/product-category?page=${place + 1}`),
  )
  await expect.poll(() => held.length).toBe(8)
  return asked
}
