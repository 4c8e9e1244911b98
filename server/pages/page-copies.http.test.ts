import { expect, test } from 'vitest'

import { pages, shopOfKeptPages } from '#tests/support/built-pages.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const { shop, admin, id, page, counted, timesRendered, productBody, rendersAgain } = await shopOfKeptPages()

test('a product has one kept page, whatever name its address carries; its head names the right one', async () => {
  expect(await rendersAgain(`/product/${id}`), 'it is kept').toBe(false)
  const before = timesRendered(`/product/${id}`)
  const texts = await Promise.all(
    ['', '/sona-masuri-rice', '/an-old-name', '?_routes=x'].map(
      async (end) => (await page(`/product/${id}${end}`)).text,
    ),
  )

  expect(timesRendered(`/product/${id}`)).toBe(before)
  expect(new Set(texts).size).toBe(1)
  expect(texts[0]).toContain(`<link rel="canonical" href="${shop.url}/product/${id}/sona-masuri-rice"`)
})

test('the router’s data of a page is kept once, whichever part of it is asked for', async () => {
  expect(await rendersAgain(`/product/${id}.data`), 'it is kept').toBe(false)
  const before = timesRendered(`/product/${id}.data`)
  for (const routes of ['shop/product/product', 'root', 'nonsense'])
    await page(`/product/${id}.data?_routes=${encodeURIComponent(routes)}`)
  expect(timesRendered(`/product/${id}.data`)).toBe(before)
})

test('a page past the end of a listing is 404, as a page and as data, and is not kept', async () => {
  for (const address of ['/product-category?category=pulses&page=9', '/product-category.data?page=41']) {
    const { status, headers } = await page(address)
    expect(status, address).toBe(404)
    expect(headers.get('cache-control'), address).toContain('private')
    const before = timesRendered(address)
    await page(address)
    expect(timesRendered(address), `${address} is not kept`).toBe(before + 1)
  }
  expect((await page('/product-category?category=juice')).status).toBe(200)
})

test('an address with doubled slashes, or one at its end, leads to the plain one with its query', async () => {
  for (const [address, plain] of [
    ['/about/', '/about'],
    ['//product-category///?category=oils&page=2', '/product-category?category=oils&page=2'],
    ['/Cart/?from=mail', '/Cart?from=mail'],
  ] as const) {
    const { status, headers } = await page(address)
    expect([status, headers.get('location')], address).toEqual([301, plain])
  }
  expect(await rendersAgain('/about'), 'it is kept').toBe(false)
  const before = timesRendered('/about')
  expect((await page('/About')).status).toBe(200)
  expect(timesRendered('/about')).toBe(before)
})

test('parameters that no page knows make no copies of it', async () => {
  expect(await rendersAgain('/product-category?category=pulses'), 'it is kept').toBe(false)
  const before = timesRendered('/product-category?category=pulses')
  for (const extra of ['&utm_source=x', '&a=1&b=2', '&callback=evil'])
    await page(`/product-category?category=pulses${extra}`)

  expect(timesRendered('/product-category?category=pulses')).toBe(before)
})

test('a list is kept with one filter and an order, in whatever words its address has them', async () => {
  const kept = '/product-category?category=pulses&price=100-250&sort=unit-price'
  expect(await rendersAgain(kept), 'it is kept').toBe(false)
  expect(await rendersAgain('/product-category?stock=in'), 'it is kept').toBe(false)
  const before = timesRendered(kept)
  for (const spelling of [
    '/product-category?sort=unit-price&price=100-250&category=PULSES&discount=99',
    '/product-category?price=100-250&price=under-100&category=pulses&sort=unit-price&stock=',
  ])
    await page(spelling)
  expect(timesRendered(kept)).toBe(before)

  for (const more of [
    '/product-category?price=100-250&stock=in',
    '/product-category?category=pulses&category=oils',
    '/search?q=rice&price=250-500',
  ]) {
    await page(more)
    const between = timesRendered(more)
    const again = await page(more)
    expect(timesRendered(more), more).toBe(between + 1)
    expect(again.headers.get('cache-control'), more).toBe('private, no-cache')
  }
})

test('two hundred visitors who come to a new page at once have it rendered once', async () => {
  const { _id, ...body } = await productBody()
  const fresh = (await admin.post('/api/upload-product', body)).body.data._id
  const before = timesRendered(`/product/${fresh}`)
  const texts = await Promise.all(
    Array.from({ length: 200 }, async () => (await page(`/product/${fresh}`)).text),
  )

  expect(new Set(texts).size).toBe(1)
  expect(timesRendered(`/product/${fresh}`) - before).toBe(1)
})

test('a kept page says that it differs by origin where other sites may use the calls', async () => {
  const open = await testShop({ CORS_ORIGINS: 'https://stall.example' }, { pages: counted })
  for (const headers of [{}, { origin: 'https://stall.example' }, { 'if-none-match': '*' }]) {
    const answer = await open.guest().get('/about', headers)
    expect(answer.headers.get('vary')).toBe('Origin, Accept-Encoding')
  }
  expect((await page('/about')).headers.get('vary')).toBe('Accept-Encoding')
})

test('an unknown category has no products, and everything is one press away; beside a known one it counts for nothing', async () => {
  await makeProduct(shop, { name: 'Mustard Oil', category: 'oils' })
  const unknown = await page('/product-category?category=no-such-thing')

  expect(unknown.text).toContain('No products found')
  expect(unknown.text).toContain('There is no such category.')
  expect(unknown.text).toMatch(/<a[^>]* href="\/product-category"[^>]*>Clear Filters/)
  expect(unknown.text).toContain('Search Results: 0')
  expect(unknown.text).not.toContain('Mustard Oil')
  // One page for all of them, whatever anybody thinks of.
  const before = timesRendered('/product-category?category=-')
  await page('/product-category?category=nor-this&category=that')
  expect(timesRendered('/product-category?category=-')).toBe(before)

  const both = await page('/product-category?category=no-such-thing&category=oils')
  expect(both.text).toMatch(/Search Results: [1-9]/)
  expect(both.text).not.toContain('No products found')
})

test('with CDN_SECONDS a CDN may keep public pages and their data for so long, with their tags, and nothing else', async () => {
  const behindCdn = await testShop({ CDN_SECONDS: '60' }, { pages })
  const rice = await makeProduct(behindCdn, { category: 'handmade arts', stock: 0 })
  const asha = await behindCdn.customer()
  const told = async (address: string) => {
    const { headers } = await asha.get(address)
    return [address, headers.get('cache-control'), headers.get('cache-tag'), headers.get('etag')]
  }
  const kept = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'
  const etag = expect.stringMatching(/^"/)

  for (const end of ['', '.data'])
    expect(await told(`/product/${rice}${end}`)).toEqual([
      `/product/${rice}${end}`,
      kept,
      expect.stringMatching(new RegExp(`^product:${rice},.*shelf:handmade%20arts`)),
      etag,
    ])
  expect(await told('/product-category?category=handmade+arts')).toEqual([
    expect.any(String),
    kept,
    expect.stringContaining(`category:handmade%20arts,card:${rice}`),
    etag,
  ])
  for (const address of ['/', '/about', '/_.data'])
    expect((await told(address)).slice(0, 2)).toEqual([address, kept])
  const others = ['/cart', '/cart.data', '/order', '/account', '/search?q=dal', '/nowhere', '/product/none']
  const calls = [
    '/api/all-categories',
    '/api/get-product',
    '/api/view-card-product',
    '/health/live',
    '/sitemap.xml',
  ]
  for (const address of [...others, ...calls]) {
    const [, control, tags] = await told(address)
    expect([address, String(control).match(/s-maxage|stale/), tags]).toEqual([address, null, null])
  }
})
