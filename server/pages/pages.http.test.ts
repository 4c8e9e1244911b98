import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { products, shopSettings } from '#db/schema/index.ts'
import { shopOfKeptPages } from '#tests/support/built-pages.ts'
import { setShelf } from '#tests/support/ledger.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct } from '#tests/support/shop.ts'

const { shop, admin, id, page, timesRendered, productBody, rendersAgain } = await shopOfKeptPages()

test('a page is rendered once and sent to everybody, with an ETag that saves sending it again', async () => {
  expect(await rendersAgain(`/product/${id}`), 'it is kept').toBe(false)
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

test('the home page says how to get the 25 % while there is such an offer for every first order, and before and after that it starts soon', async () => {
  const said = async () => / (This offer starts soon|It comes off|Type the code \w+)/.exec(await home())?.[1]
  const home = async () => (await page('/')).text.replaceAll(/<[^>]*>/g, ' ')
  const give = async (its: object) => {
    const offer = {
      name: 'Welcome',
      kind: 'percent',
      percent: 25,
      firstOrder: true,
      from: '2020-01-01',
      ...its,
    }
    const { body } = await admin.post('/api/offers', offer)
    return (body['data'] as { _id: string; version: number }[])[0]!
  }
  const end = ({ _id, version }: { _id: string; version: number }) =>
    admin.post(`/api/offers/${_id}/end`, { version })
  expect(await said()).toBe('This offer starts soon')
  // Less than the page would promise.
  const fromASum = await give({ least: 500 })
  expect(await said()).toBe('This offer starts soon')
  await end(fromASum)
  const coded = await give({ code: 'WELCOME25' })
  expect(await said()).toBe('Type the code WELCOME25')
  await end(coded)
  const byItself = await give({})
  expect(await said()).toBe('It comes off')
  await end(byItself)
  expect(await said()).toBe('This offer starts soon')
})

test('what is declared of a product stands on its page as soon as the call has answered, and nothing stands for nothing', async () => {
  const address = `/product/${id}`
  const before = (await page(address)).text
  expect(before).not.toContain('Country of origin</dt>')
  expect(before).toContain(', incl. of all taxes</dd>')
  const declare = async (declarations: object) => {
    await admin.post('/api/update-product', { ...(await productBody()), declarations })
    return (await page(address)).text.match(/<dt[^>]*>Country of origin<\/dt><dd[^>]*>([^<]*)/)?.[1]
  }
  expect(await declare({ countryOfOrigin: 'Nepal' })).toBe('Nepal')
  expect(await declare({ countryOfOrigin: 'Nepal <&> India' })).toBe('Nepal &lt;&amp;&gt; India')
  expect(await declare({ countryOfOrigin: null, diet: 'non-veg', bestBeforeDays: '21' })).toBeUndefined()
  const { text } = await page(address)
  expect(text).toMatch(/<svg[^>]* aria-label="Non-vegetarian"/)
  expect(text).toContain('>21 days from packing</dd>')
  expect(text).toContain('{"@type":"PropertyValue","name":"Best before","value":"21 days from packing"}')
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
  for (const address of ['/', '/about', `/product/${id}`])
    expect(await rendersAgain(address), 'it is kept').toBe(false)
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
  expect(await rendersAgain(`/product/${oil}`), 'it is kept').toBe(false)
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
    expect(await rendersAgain(address), 'it is kept').toBe(false)
  }
  expect(await rendersAgain(`/product/${id}`), 'it is kept').toBe(false)
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
  expect(await rendersAgain('/about'), 'it is kept').toBe(false)

  await admin.post('/api/add-category', { label: 'Wild Honey', hindiLabel: 'जंगली शहद' })
  expect((await page('/about')).text).toMatch(/Today you can shop in (<!-- -->)?13/)
  expect((await page('/product-category?category=oils')).text).toContain('value="wild honey"')
  expect(await rendersAgain('/product-category?category=wild+honey'), 'it is kept').toBe(false)
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
  for (const address of addresses) expect(await rendersAgain(address), 'it is kept').toBe(false)
  const before = timesRendered(...addresses)

  for (let made = 0; made < 5; made++) {
    await makeProduct(shop, { category: 'personal care' })
    for (const address of addresses) await page(address)
  }
  expect(timesRendered(...addresses)).toBe(before)
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
  expect(await rendersAgain(cheap), 'it is kept').toBe(false)
  await setShelf(shop.ctx, candle, 0)
  await vi.waitFor(async () => expect((await page(hadNow)).text).not.toContain('Beeswax Candle'), {
    timeout: 10_000,
  })
  const before = timesRendered(cheap)
  await page(cheap)
  expect(timesRendered(cheap)).toBe(before)
})
