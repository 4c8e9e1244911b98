import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { orders, products, shopSettings } from '#db/schema/index.ts'
import { keptDays as answeredDays } from '#domain/grievances/queries.ts'
import { keptDays as mailDays } from '#domain/mails/send-due-mails.ts'
import { keptDays as webhookDays } from '#domain/payments/webhooks.ts'
import type * as Main from '#server/main.ts'
import { setShelf } from '#tests/support/ledger.ts'
import { buy, move, orderInCash } from '#tests/support/orders.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import { visitor } from '#tests/support/visitor.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'

// The production build, with the database of this test below it.
const built = new URL('../../build/server/index.js', import.meta.url).href
const { builtPages } = (await import(/* @vite-ignore */ built)) as typeof Main
const pages = builtPages(false)
if (!pages) throw new Error('The build has no pages')
/** How often the page of each key was rendered, be it for somebody or because it had changed. */
const renderings = new Map<string, number>()
const planted = 'document.title = "stolen"'
const { handle } = pages
const counted = {
  ...pages,
  handle: async (...asked: Parameters<typeof handle>) => {
    const { pathname, search } = new URL(asked[0].url)
    renderings.set(pathname + search, timesRendered(pathname + search) + 1)
    const response = await handle(...asked)
    return pathname === '/terms' ? withPlanted(response) : response
  },
}
const shop = await testShop({}, { pages: counted })
const admin = await shop.admin()
const id = await makeProduct(shop, { name: 'Sona Masuri Rice', sellingPricePaise: 321_00, stock: 9 })

test('a page is rendered once and sent to everybody, with an ETag that saves sending it again', async () => {
  await isKept(`/product/${id}`)
  const before = timesRendered(`/product/${id}`)
  const second = await page(`/product/${id}`)
  const etag = second.headers.get('etag') ?? ''

  expect(timesRendered(`/product/${id}`)).toBe(before)
  expect(second.headers.get('cache-control')).toContain('public')
  const again = await fetch(`${shop.url}/product/${id}`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('a changed price stands on the page, in the listing and in the data of a navigation as soon as the call has answered', async () => {
  const addresses = [
    `/product/${id}`,
    '/product-category?category=pulses',
    '/product-category',
    `/product/${id}.data`,
  ]
  for (const address of addresses) expect((await page(address)).text).toMatch(/₹321\.00|32100/)

  const changed = await admin.post('/api/update-product', { ...(await productBody()), sellingPrice: 287.5 })

  expect(changed.body.success).toBe(true)
  for (const address of addresses) {
    const { text } = await page(address)
    expect(text, address).toMatch(/₹287\.50|28750/)
    expect(text, address).not.toMatch(/₹321\.00|32100/)
  }
})

test('what is declared of a product stands on its page as soon as the call has answered, and nothing stands for nothing', async () => {
  const address = `/product/${id}`
  expect((await page(address)).text).not.toContain('Product details')
  const declare = async (declarations: object) => {
    await admin.post('/api/update-product', { ...(await productBody()), declarations })
    return (await page(address)).text.match(/<dt[^>]*>Country of origin<\/dt><dd[^>]*>([^<]*)/)?.[1]
  }
  expect(await declare({ countryOfOrigin: 'Nepal' })).toBe('Nepal')
  expect(await declare({ countryOfOrigin: 'Nepal <&> India' })).toBe('Nepal &lt;&amp;&gt; India')
  expect(await declare({ countryOfOrigin: null })).toBeUndefined()
})

test('a product whose pictures are taken away stands on its page and its shelf without one', async () => {
  const candle = await makeProduct(shop, { name: 'Wax Candle', category: 'handmade arts' })
  const { body } = await admin.post('/api/product-details', { productId: candle })
  const image = 'https://images.example/candle.webp'
  const addresses = [`/product/${candle}`, '/product-category?category=handmade+arts', '/search?q=candle']

  const { body: saved } = await admin.post('/api/update-product', { ...body.data, productImage: [image] })
  for (const address of addresses) expect((await page(address)).text).toContain(image)
  await admin.post('/api/update-product', { ...saved.data, productImage: [] })

  for (const address of addresses) {
    const { text } = await page(address)
    expect(text).toContain('Wax Candle')
    expect(text.includes(image), address).toBe(false)
  }
  const { text } = await page(`/product/${candle}`)
  const [, facts = ''] =
    /<script type="application\/ld\+json">(.*?"@type":"Product".*?)<\/script>/.exec(text) ?? []
  const [told] = (JSON.parse(facts) as { '@graph': object[] })['@graph']
  expect(told).toMatchObject({ name: 'Wax Candle, 1 kg' })
  expect(told).not.toHaveProperty('image')
  expect(text.includes('Zoom in')).toBe(false)
})

test('a price that another process changes reaches this one by itself', async () => {
  await page(`/product/${id}`)
  await shop.db.update(products).set({ sellingPricePaise: 299_00 }).where(eq(products.id, id))

  await vi.waitFor(async () => expect((await page(`/product/${id}`)).text).toContain('₹299.00'), {
    timeout: 10_000,
  })
})

test('what the shop says of itself stands on every page as soon as it is saved', async () => {
  for (const address of ['/', '/about', `/product/${id}`]) await isKept(address)
  await admin.post('/api/shop-settings', { ...demoSettings, sellerName: 'Malwa Organics', gstin: '' })

  for (const address of ['/', '/about', `/product/${id}`]) {
    const { text } = await page(address)
    expect(text, address).toContain('Malwa Organics')
    expect(text, address).toContain(demoSettings.phones[0])
  }
  await shop.db.update(shopSettings).set({ sellerName: 'Another process' })
  await vi.waitFor(async () => expect((await page('/about')).text).toContain('Another process'), {
    timeout: 10_000,
  })
})

test('a new product stands in the listing at once', async () => {
  expect((await page('/product-category?category=coffee')).text).not.toContain('Malabar Peaberry')
  const { _id, ...body } = await productBody()
  await admin.post('/api/upload-product', { ...body, productName: 'Malabar Peaberry', category: 'coffee' })

  expect((await page('/product-category?category=coffee')).text).toContain('Malabar Peaberry')
})

test('what is archived leaves its listing at once and keeps a page that says so, with its neighbours; a draft has none', async () => {
  const [gone, kept] = [
    await makeProduct(shop, { name: 'Old Monsooned Malabar', category: 'juice' }),
    await makeProduct(shop, { name: 'Kokum Juice', category: 'juice' }),
  ]
  for (const address of [`/product/${gone}`, '/product-category?category=juice', `/product/${kept}`])
    expect((await page(address)).text).toContain('Old Monsooned Malabar')

  await admin.post('/api/set-product-state', { _id: gone, state: 'archived' })

  for (const address of ['/product-category?category=juice', `/product/${kept}`, '/sitemap.xml'])
    expect((await page(address)).text).not.toMatch(new RegExp(`Old Monsooned Malabar|${gone}`))
  const { status, headers, text } = await page(`/product/${gone}`)
  expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('public')])
  expect(text).toContain('No longer sold')
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  expect(text).toContain('https://schema.org/Discontinued')
  expect(text).toContain('Kokum Juice')
  expect(text).not.toMatch(/Add To Cart: Old|Buy: Old/)

  await admin.post('/api/set-product-state', { _id: gone, state: 'draft' })
  expect((await page(`/product/${gone}`)).status).toBe(404)
  await admin.post('/api/set-product-state', { _id: gone, state: 'on_shelf' })
  expect((await page('/product-category?category=juice')).text).toContain('Old Monsooned Malabar')
})

test('a change drops the pages that show it and leaves the others', async () => {
  const oil = await makeProduct(shop, { category: 'oils' })
  await isKept(`/product/${oil}`)
  const before = timesRendered(`/product/${oil}`)

  await admin.post('/api/update-product', { ...(await productBody()), sellingPrice: 310 })
  await page(`/product/${oil}`)

  expect(timesRendered(`/product/${oil}`)).toBe(before)
})

test('a change of what only its own page says leaves every page that shows its card', async () => {
  const neighbour = await makeProduct(shop)
  const addresses = [`/product/${neighbour}`, '/product-category?category=pulses', '/']
  for (const address of addresses) {
    expect((await page(address)).text).toContain('Sona Masuri Rice')
    await isKept(address)
  }
  await isKept(`/product/${id}`)
  const before = timesRendered(...addresses, `/product/${id}`)

  await shop.db.update(products).set({ description: 'Aged for a year.' }).where(eq(products.id, id))
  await vi.waitFor(async () => expect((await page(`/product/${id}`)).text).toContain('Aged for a year.'), {
    timeout: 10_000,
  })
  expect(timesRendered(...addresses, `/product/${id}`)).toBe(before + 1)
  for (const address of addresses) await page(address)
  expect(timesRendered(...addresses, `/product/${id}`)).toBe(before + 1)
})

test('a shelf stands on every page as soon as its call has answered, and one address leads to it', async () => {
  const lists = ['/product-category', '/about', '/product-category?category=oils']
  for (const address of [...lists, '/product-category?category=wild+honey']) await page(address)
  await isKept('/about')

  await admin.post('/api/add-category', { label: 'Wild Honey', hindiLabel: 'जंगली शहद' })
  expect((await page('/about')).text).toMatch(/Today you can shop in (<!-- -->)?13/)
  expect((await page('/product-category?category=oils')).text).toContain('value="wild honey"')
  await isKept('/product-category?category=wild+honey')
  const before = timesRendered('/product-category?category=wild+honey')
  const titled = await page('/product-category?category=WILD%20honey&category=stones')
  expect(titled.text).toContain('<h1>Wild Honey</h1>')
  expect(timesRendered('/product-category?category=wild+honey')).toBe(before)

  await admin.post('/api/change-category', { value: 'wild honey', label: 'Forest Honey' })
  expect((await page('/product-category?category=wild+honey')).text).toContain('<h1>Forest Honey</h1>')
  expect((await page('/category/wild-honey')).headers.get('location')).toBe(
    '/product-category?category=wild+honey',
  )

  await admin.post('/api/delete-category', { value: 'wild honey' })
  const deleted = (await page('/product-category?category=wild+honey')).text
  expect(deleted).toContain('<h1>Unknown category</h1>')
  expect(deleted).toContain('No products found')
  expect((await page('/category/wild-honey')).status).toBe(404)
})

test('pages are kept while goods that they do not show are brought in', async () => {
  const oil = await makeProduct(shop, { category: 'oils' })
  const addresses = [`/product/${oil}`, '/product-category?category=oils']
  for (const address of addresses) await isKept(address)
  const before = timesRendered(...addresses)

  for (let made = 0; made < 5; made++) {
    await makeProduct(shop, { category: 'personal care' })
    for (const address of addresses) await page(address)
  }
  expect(timesRendered(...addresses)).toBe(before)
})

test('a product has one kept page, whatever name its address carries; its head names the right one', async () => {
  await isKept(`/product/${id}`)
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
  await isKept(`/product/${id}.data`)
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
  await isKept('/about')
  const before = timesRendered('/about')
  expect((await page('/About')).status).toBe(200)
  expect(timesRendered('/about')).toBe(before)
})

test('a piece that is sold changes no page until few are left', async () => {
  await setShelf(shop.ctx, id, 20)
  await shop.ctx.catalogChanged()
  const versions = async () => (await shop.pool.query('select version from catalog_version')).rows[0].version
  const before = await versions()

  await setShelf(shop.ctx, id, 19)
  expect(await versions()).toBe(before)
  await setShelf(shop.ctx, id, 0)
  expect(await versions()).not.toBe(before)
  await setShelf(shop.ctx, id, null)
})

test('parameters that no page knows make no copies of it', async () => {
  await isKept('/product-category?category=pulses')
  const before = timesRendered('/product-category?category=pulses')
  for (const extra of ['&utm_source=x', '&a=1&b=2', '&callback=evil'])
    await page(`/product-category?category=pulses${extra}`)

  expect(timesRendered('/product-category?category=pulses')).toBe(before)
})

test('a list is kept with one filter and an order, in whatever words its address has them', async () => {
  const kept = '/product-category?category=pulses&price=100-250&sort=unit-price'
  await isKept(kept)
  await isKept('/product-category?stock=in')
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

test('a list of what can be had is dropped when a product sells out and when it is back, and no other list is that does not show it', async () => {
  const candle = await makeProduct(shop, { name: 'Beeswax Candle', category: 'handmade arts', stock: 3 })
  const hadNow = '/product-category?category=handmade+arts&stock=in&sort=newest'
  const cheap = '/product-category?category=handmade+arts&price=under-100'
  for (const [stock, isShown] of [
    [3, true],
    [0, false],
    [2, true],
  ] as const) {
    await setShelf(shop.ctx, candle, stock)
    await vi.waitFor(
      async () => expect((await page(hadNow)).text.includes('Beeswax Candle'), String(stock)).toBe(isShown),
      { timeout: 10_000 },
    )
  }
  await isKept(cheap)
  await setShelf(shop.ctx, candle, 0)
  await vi.waitFor(async () => expect((await page(hadNow)).text).not.toContain('Beeswax Candle'), {
    timeout: 10_000,
  })
  const before = timesRendered(cheap)
  await page(cheap)
  expect(timesRendered(cheap)).toBe(before)
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

/** What other tests have changed may be shown to guests for two seconds more (server/cache/refresh.ts). */
const nothingStale = { 'cache-control': 'no-cache' }

test('a public page is the same to the byte for a guest, a customer and an admin', async () => {
  const asha = await shop.customer('Asha Devi')
  for (const address of ['/', '/product-category', `/product/${id}`]) {
    const texts = await Promise.all(
      [shop.guest(), asha, admin].map(async (person) => (await person.get(address, nothingStale)).body.text),
    )
    expect(new Set(texts).size, address).toBe(1)
    expect(texts[0]).not.toContain('Asha Devi')
  }
})

test('a kept page says that it differs by origin where other sites may use the calls', async () => {
  const open = await testShop({ CORS_ORIGINS: 'https://stall.example' }, { pages: counted })
  for (const headers of [{}, { origin: 'https://stall.example' }, { 'if-none-match': '*' }]) {
    const answer = await open.guest().get('/about', headers)
    expect(answer.headers.get('vary')).toBe('Origin, Accept-Encoding')
  }
  expect((await page('/about')).headers.get('vary')).toBe('Accept-Encoding')
})

test('a page comes in brotli, gzip or plain, as the browser asks, and says the same in each', async () => {
  const texts = await Promise.all(
    ['br', 'gzip', 'identity', 'gzip;q=1, br;q=0'].map(async (accepted) => {
      const answer = await fetch(`${shop.url}/`, {
        headers: { 'accept-encoding': accepted, ...nothingStale },
      })
      return [answer.headers.get('content-encoding'), await answer.text()] as const
    }),
  )
  expect(texts.map(([encoding]) => encoding)).toEqual(['br', 'gzip', null, 'gzip'])
  expect(new Set(texts.map(([, text]) => text)).size).toBe(1)
})

test('every script of the program’s own in a page is allowed by its hash and nothing else is', async () => {
  for (const address of ['/', `/product/${id}`, '/cart', '/nowhere']) {
    const { text, headers } = await page(address)
    const policy = headers.get('content-security-policy') ?? ''
    const inline = [...text.matchAll(/<script(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g)]
    expect(inline.length).toBeGreaterThan(0)
    for (const [, script = ''] of inline) expect(policy).toContain(hashOf(script))
    expect(policy.match(/script-src [^;]*/)?.[0]).not.toMatch(/unsafe|nonce|https?:/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(text).not.toContain('nonce')
  }
})

test('a script that somebody got into a page is not allowed, and the page’s own ones are', async () => {
  const { text, headers } = await page('/terms')
  const policy = headers.get('content-security-policy') ?? ''
  expect(text).toContain(planted)
  expect(policy).not.toContain(hashOf(planted))
  const own = [...text.matchAll(/<script[^>]*>([^<]*__reactRouterContext[\s\S]*?)<\/script>/g)]
  expect(own.length).toBeGreaterThan(0)
  for (const [, script = ''] of own) expect(policy).toContain(hashOf(script))
})

test('what is not there is a real 404, a page and not JSON, and is not kept', async () => {
  for (const address of [
    '/nowhere',
    '/product/no-such-product',
    '/product/%E0%A4%A',
    '/..%2f..%2fetc/passwd',
  ]) {
    const { status, headers, text } = await page(address)
    expect([400, 404], address).toContain(status)
    expect(headers.get('cache-control') ?? '', address).not.toContain('public')
    expect(text).not.toMatch(/at \w+ \(|node_modules/)
  }
})

test('a missing file is a plain 404 of few bytes, and what only has a dot in its name is a page', async () => {
  for (const address of [
    '/nothing.png',
    '/robots2.txt',
    '/assets/none.js',
    '/images/none.webp',
    '/a/b.PHP?x',
  ]) {
    const { status, headers, text } = await page(address)
    expect([status, text.length < 200], address).toEqual([404, true])
    expect(headers.get('content-type'), address).not.toContain('html')
    expect(headers.get('cache-control') ?? '', address).not.toContain('public')
  }
  const oil = await makeProduct(shop, { name: 'Sesame Oil' })
  expect((await page(`/product/${oil}/sesame-oil-1.5l.html`)).text).toContain('Sesame Oil')
  expect((await page('/about.data')).status).toBe(200)
})

test('empty shelves, searches, the cart and the sign-in ask not to be indexed; shelves with goods do not', async () => {
  await makeProduct(shop, { category: 'oils' })
  const noindex = '<meta name="robots" content="noindex"/>'
  for (const address of [
    '/product-category?category=medicines',
    '/product-category?category=no-such-thing',
    '/product-category?category=oils&price=over-1000',
    '/search',
    '/search?q=oil',
    '/cart',
    '/login',
  ]) {
    const { text } = await page(address)
    expect(text, address).toContain(noindex)
    expect(text, address).not.toContain('rel="canonical"')
  }
  for (const address of ['/', '/product-category', '/product-category?category=oils', '/about'])
    expect((await page(address)).text, address).not.toContain(noindex)
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

test('the address of a page comes from the settings and never from the Host header', async () => {
  const answer = await shop.guest().get('/product-category', { 'x-forwarded-host': 'evil.example' })
  const doubled = await fetch(`${shop.url}//evil.example/`, { redirect: 'manual' })
  expect(answer.body.text).not.toContain('evil.example')
  expect(answer.body.text).toContain(`${shop.url}/product-category`)
  expect(doubled.headers.get('location')).toBe('/evil.example')
})

test('the admin panel opens for an admin alone, as a page and as data, and nobody keeps it', async () => {
  const asha = await shop.customer('Asha Devi')
  for (const address of [
    '/admin-panel',
    '/admin-panel/all-users',
    '/Admin-Panel/all-orders',
    '/%61dmin-panel',
    '/admin-panel/print/pack-list?order=none',
  ]) {
    for (const person of [shop.guest(), asha]) {
      const refused = await person.get(address)
      expect([refused.status, refused.headers.get('location')], address).toEqual([302, '/'])
    }
  }
  for (const person of [shop.guest(), asha]) {
    const refused = await person.get('/admin-panel/all-users.data')
    expect(refused.status).toBe(202)
    expect(JSON.stringify(refused.body)).toContain('SingleFetchRedirect')
    expect(JSON.stringify(refused.body)).not.toContain('ADMIN')
  }

  for (const address of ['/admin-panel/all-users', '/admin-panel/all-users.data']) {
    const shown = await admin.get(address)
    expect(shown.status, address).toBe(200)
    expect(shown.headers.get('cache-control'), address).toBe('private, no-store')
    expect(shown.body.text ?? JSON.stringify(shown.body), address).toContain('ADMIN')
  }
  expect((await shop.guest().get('/admin-panel/all-users')).status).toBe(302)
})

test('the stall opens for those who have duties: it leads a guest to the login and back, an admin to the panel, others home', async () => {
  const [packer, keeper] = [await shop.hand('packs'), await shop.hand('counter')]
  const led = async (who: Visitor, address: string) => {
    const { status, headers } = await who.get(address)
    return [address, status, headers.get('location')]
  }
  for (const address of ['/stall', '/stall/orders', '/Stall/Stock', '/stall/print/pack-list?order=none']) {
    expect(await led(await shop.customer(), address)).toEqual([address, 302, '/'])
    expect(await led(admin, address)).toEqual([address, 302, '/admin-panel'])
    expect(await led(shop.guest(), address)).toEqual([
      address,
      302,
      `/login?${new URLSearchParams({ to: address.toLowerCase() })}`,
    ])
  }
  expect(await led(packer, '/stall')).toEqual(['/stall', 302, '/stall/orders?status=placed&status=paid'])
  for (const address of ['/stall/orders', '/stall/orders.data', '/stall/print/pack-list?order=none']) {
    const { status, headers } = await packer.get(address)
    expect([address, status, headers.get('cache-control')]).toEqual([address, 200, 'private, no-store'])
  }
  expect(await led(keeper, '/stall')).toEqual(['/stall', 302, '/stall/new-order'])
  expect((await keeper.get('/stall/new-order')).status).toBe(200)
  expect((await keeper.get('/stall/print/pack-list?order=none')).status).toBe(403)

  for (const hand of [packer, keeper])
    for (const address of ['/admin-panel', '/admin-panel/all-orders', '/admin-panel/print/pack-list'])
      expect(await led(hand, address)).toEqual([address, 302, '/'])
  const data = JSON.stringify((await shop.guest().get('/stall/orders.data')).body)
  expect(data).toContain('/login?to=%2Fstall%2Forders')
})

test('a sheet has the orders that were asked for, the oldest first, with what is due, where to and the last note', async () => {
  const [asha, ravi] = [await shop.customer('Asha Devi'), await shop.customer('Ravi')]
  const later = await orderInCash(shop, ravi)
  const { orderId } = await buy(asha, await makeProduct(shop, { name: 'Dhuska Mix' }))
  await shop.db
    .update(orders)
    .set({ createdAt: new Date('2026-11-20T20:00:00Z'), deliveryAddress: null })
    .where(eq(orders.id, later))
  await shop.db
    .update(orders)
    .set({ createdAt: new Date('2026-11-18T20:00:00Z') })
    .where(eq(orders.id, orderId))
  for (const step of [
    { action: 'pack' },
    { action: 'dispatch' },
    { action: 'bring_back', note: 'Nobody was at home.' },
  ])
    await move(admin, orderId, step)
  const asked = `?order=${later}&order=${orderId}&order=none`

  const packing = words(await admin.get(`/admin-panel/print/pack-list${asked}`))
  expect(packing).toContain('2 orders, and 1 that we cannot find')
  const [first, second] = await Promise.all([orderId, later].map(numberOf))
  expect(packing.indexOf(first!)).toBeGreaterThan(0)
  expect(packing.indexOf(second!)).toBeGreaterThan(packing.indexOf(first!))
  for (const text of [
    '19 November 2026',
    'Asha Devi',
    'Dhuska Mix',
    'Note: Nobody was at home.',
    'Needs an address',
  ])
    expect(packing).toContain(text)

  const riding = words(await admin.get(`/admin-panel/print/delivery-sheet${asked}`))
  for (const text of [
    '98765 43210',
    '12 Tulsi Baug, Behind the temple, Pune 411002, Maharashtra',
    'To the door: Second floor, the green door',
    'Nothing to take',
    'Take ₹500.00',
    'Needs an address: cannot go out',
  ])
    expect(riding).toContain(text)
  expect((await admin.get(`/admin-panel/print/anything${asked}`)).status).toBe(404)
})

/** An order's name wherever people read it: `#1002`. */
async function numberOf(orderId: string): Promise<string> {
  return `#${(await admin.get(`/api/orders/${orderId}`)).body['data'].orderNumber}`
}

/** What a person reads of a page. */
function words({ body }: Answer): string {
  return (body.text ?? '')
    .replaceAll(/<!--.*?-->|<(script|style)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('pictures go to the shop’s own store without settings of another host, and no page may send them elsewhere', async () => {
  expect(JSON.stringify((await admin.get('/admin-panel/all-products.data')).body)).toContain(
    '/api/v1_1/haat/image/upload',
  )
  for (const address of ['/admin-panel/all-products', '/'])
    expect(connectSrc(await admin.get(address)), address).toBe("connect-src 'self'")
})

test('the panel, and no page of the shop, shows pictures that were chosen and not sent', async () => {
  for (const [address, isAllowed] of [
    ['/admin-panel/all-products', true],
    ['/', false],
    ['/sign-up', false],
  ] as const) {
    const policy = (await admin.get(address)).headers.get('content-security-policy')
    expect(policy?.includes('blob:'), address).toBe(isAllowed)
  }
})

test('with Cloudinary in the settings the panel, and no page of the shop, may send pictures there', async () => {
  const settings = { CLOUDINARY_CLOUD_NAME: 'haat-demo', CLOUDINARY_UPLOAD_PRESET: 'haat_products' }
  const elsewhere = await testShop(settings, { pages })
  const keeper = await elsewhere.admin()

  const told = JSON.stringify((await keeper.get('/admin-panel/all-products.data')).body)
  expect(told).toContain('https://api.cloudinary.com/v1_1/haat-demo/image/upload')
  expect(told).toContain('haat_products')
  for (const address of ['/admin-panel/all-users', '/Admin-Panel/all-products', '/admin-panel/nowhere'])
    expect(connectSrc(await keeper.get(address)), address).toBe(
      "connect-src 'self' https://api.cloudinary.com",
    )
  for (const address of ['/', '/cart', '/login', '/sign-up', '/admin-panels', '/?to=/admin-panel'])
    expect(connectSrc(await keeper.get(address)), address).toBe("connect-src 'self'")
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

test('a guest’s orders and account are shown empty at once, those of a person are waited for, as every cart is; nobody keeps them', async () => {
  const asha = await shop.customer('Asha Kumari')
  for (const [address, ofGuest] of [
    ['/cart', 'Loading your cart'],
    ['/order', 'You are not signed in'],
    ['/account', 'You are not signed in'],
  ] as const) {
    const [guests, hers] = [await shop.guest().get(address), await asha.get(address)]
    expect(guests.body.text, address).toContain(ofGuest)
    expect(hers.body.text, address).not.toContain('You are not signed in')
    expect(hers.body.text, address).toMatch(/Loading your (cart|orders|account)/)
    for (const { headers } of [guests, hers])
      expect(headers.get('cache-control'), address).toBe('private, no-store')
  }
})

test('the page of an order is its customer’s alone: anybody else gets a 404, a shopkeeper too, and a guest the way to sign in', async () => {
  const [asha, other] = [await shop.customer('Asha Rani'), await shop.customer()]
  const { orderId } = await buy(asha, await makeProduct(shop))
  const asked = async (who: Pick<typeof asha, 'get'>, address = `/order/${orderId}`) => {
    const { status, body, headers } = await who.get(address)
    expect(headers.get('cache-control')).toBe('private, no-store')
    return [
      status,
      /Loading your order|We cannot find this order|Sign in to see your order/.exec(body.text)?.[0],
    ]
  }
  const missing = [404, 'We cannot find this order']

  expect(await asked(asha)).toEqual([200, 'Loading your order'])
  expect([await asked(other), await asked(admin), await asked(asha, '/order/none')]).toEqual([
    missing,
    missing,
    missing,
  ])
  expect(await asked(shop.guest())).toEqual([200, 'Sign in to see your order'])
})

test('two people who open the admin panel in the same moment each get their own answer', async () => {
  const asha = await shop.customer('Asha Rani')
  const answers = await Promise.all(
    [admin, asha, shop.guest(), admin].map(
      async (person) => (await person.get('/admin-panel/all-users')).status,
    ),
  )
  expect(answers).toEqual([200, 302, 302, 200])
})

test('the pages of a shop with keys allow what Razorpay’s checkout loads, and those of the test gateway none of it', async () => {
  const live = await testShop(
    {
      RAZORPAY_KEY_ID: 'rzp_test_pages',
      RAZORPAY_KEY_SECRET: 'the-secret',
      RAZORPAY_WEBHOOK_SECRET: 'the-webhook-secret',
      RAZORPAY_API_URL: 'http://127.0.0.1:1',
    },
    { pages: counted },
  )
  const policyOf = async (url: string) =>
    (await visitor(url).get('/cart')).headers.get('content-security-policy') ?? ''
  const policy = await policyOf(live.url)
  expect(policy).toMatch(/script-src [^;]*https:\/\/cdn\.razorpay\.com(;| )/)
  expect(policy).toMatch(/connect-src [^;]*https:\/\/lumberjack-cx\.[^;]*https:\/\/lumberjack-metrics\./)
  expect(policy).toMatch(/frame-src https:\/\/api\.razorpay\.com [^;]*upi: [^;]*phonepe: /)
  expect(await policyOf(shop.url)).not.toMatch(/razorpay|upi:/)
})

test('the notice of privacy says what is kept, why and as long as the jobs keep it, and where to complain', async () => {
  const { text } = await page('/privacy')
  const rows = [
    ...text.matchAll(/<tr[^>]*><th scope="row"[^>]*>(.*?)<\/th><td[^>]*>(.*?)\.<span[^>]*>(.+?)<\/span>/g),
  ]
  const howLong = new Map(rows.map(([, what = '', long = '']) => [what, long.replaceAll(/<[^>]*>/g, '')]))

  expect(howLong.size).toBeGreaterThanOrEqual(10)
  expect(howLong.get('Mails that we wrote to you')).toBe(`${mailDays} days`)
  expect(howLong.get('What the payment service tells us')).toBe(`${webhookDays} days`)
  expect(howLong.get('Complaints, and our answers')).toMatch(/^Two years after the answer/)
  expect(answeredDays).toBe(2 * 365)
  expect(howLong.get('Name, e-mail, number, picture, password')).toBe('Until you delete your account')
  expect([...howLong.keys()].filter((what) => what.startsWith('Orders, payments'))).toHaveLength(1)
  expect(text).toContain('Data Protection Board of India')
  expect(text).toContain('An account is for people of 18 years or more.')
})

/** A page with a hole: it shows what somebody typed as it stands. */
async function withPlanted(response: Response): Promise<Response> {
  const html = await response.text()
  return new Response(html.replace('</h1>', `$&<script>${planted}</script>`), response)
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** Past what is stale: refresh.http.test.ts says who is shown that. */
async function page(address: string) {
  const { status, headers, body } = await visitor(shop.url).get(address, { 'cache-control': 'no-cache' })
  return { status, headers, text: String(body.text ?? JSON.stringify(body)) }
}

function connectSrc({ headers }: Answer): string | undefined {
  return /connect-src [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0]
}

/**
 * What a test writes past the calls is heard of a moment later, and a page that was rendered meanwhile is
 * not kept.
 */
async function isKept(address: string): Promise<void> {
  // An update that changes nothing returns once this process has read every change made so far.
  const { productImage: _leftAsTheyAre, ...body } = await productBody()
  await admin.post('/api/update-product', body)
  await page(address)
  const before = timesRendered(address)
  await page(address)
  expect(timesRendered(address), `${address} is kept`).toBe(before)
}

function timesRendered(...keys: string[]): number {
  return keys.reduce((sum, key) => sum + (renderings.get(key) ?? 0), 0)
}

async function productBody(): Promise<Record<string, unknown>> {
  const { body } = await admin.post('/api/product-details', { productId: id })
  return body.data
}
