import pg from 'pg'
import { expect, test, vi } from 'vitest'

import type * as Main from '#server/main.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import { visitor } from '#tests/support/visitor.ts'

// The production build, with the database of this test below it.
const built = new URL('../../build/server/index.js', import.meta.url).href
const { builtPages } = (await import(/* @vite-ignore */ built)) as typeof Main
const pages = builtPages(false)
if (!pages) throw new Error('The build has no pages')
const shop = await testShop({}, { pages })
await makeProduct(shop, { name: 'Sona Masuri Rice' })

async function page(address: string) {
  // Nothing stale, which guests may be shown for two seconds after a change.
  const { status, body } = await visitor(shop.url).get(address, { 'cache-control': 'no-cache' })
  return { status, text: String(body.text ?? JSON.stringify(body)) }
}

// Before any page was rendered that a change would render again meanwhile.
test('a search that finds something asks for no stalls', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const asked = () => query.mock.calls.splice(0).map(([given]) => JSON.stringify(given))
  await page('/search?q=rice')
  const found = asked()
  await page('/search?q=nothinglikethis')
  const inVain = asked()
  query.mockRestore()

  expect(found.filter((text) => text.includes('join lateral'))).toEqual([])
  expect(inVain.filter((text) => text.includes('join lateral'))).toHaveLength(1)
})

test('a listing goes to page 40 and says how to see the rest; there are no further pages', async () => {
  await shop.pool.query(
    `insert into products (id, name, brand, category, description, list_price_paise, selling_price_paise, created_at, updated_at)
     select 'bulk' || n, 'Bulk ' || n, 'Gram Seva', 'handmade arts', '', 100, 100, now(), now() from generate_series(1, 970) as n`,
  )
  const address = '/product-category?category=handmade+arts'
  await vi.waitFor(async () => expect((await page(`${address}&page=40`)).text).toContain('Bulk 937'), {
    timeout: 10_000,
  })
  const last = (await page(`${address}&page=40`)).text
  expect(last).toContain('choose a category or sort by price')
  expect(last).not.toContain('page=41')
  expect((await page(`${address}&page=39`)).text).not.toContain('choose a category or sort by price')

  const beyond = await page(`${address}&page=99999`)
  expect(beyond.status).toBe(404)
  expect(beyond.text).toContain('This list has only 40 pages.')
})

test('a search goes to page 40 and says how to see the rest', async () => {
  const last = (await page('/search?q=bulk&page=40')).text
  expect(last).toContain('Bulk 960')
  expect(last).toContain('Add one more word')
  const beyond = await page('/search?q=bulk&page=41')
  expect(beyond.status).toBe(404)
  expect(beyond.text).toContain('This list has only 40 pages')
})

test('a list without goods says how many there are on other shelves, and follows them', async () => {
  const oil = await makeProduct(shop, {
    name: 'Mustard Oil',
    category: 'oils',
    listPricePaise: 200_00,
    sellingPricePaise: 100_00,
  })
  const inVain = async () => (await page('/product-category?category=coffee&discount=20')).text
  await vi.waitFor(async () => expect(await inVain()).toContain('Without “Coffee”: 1 product<'), {
    timeout: 10_000,
  })

  const admin = await shop.admin()
  await admin.post('/api/set-product-state', { _id: oil, state: 'archived' })
  expect(await inVain()).not.toContain('Without “Coffee”')
  await admin.post('/api/set-product-state', { _id: oil, state: 'on_shelf' })
  expect(await inVain()).toContain('Without “Coffee”: 1 product<')
})

test('fields that were left empty in the form of a list are taken out of the address', async () => {
  const answer = await fetch(`${shop.url}/search?q=dal&sort=&price=&category=pulses`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/search?q=dal&category=pulses'])
})

test('the listing can be read, filtered and paged without JavaScript', async () => {
  const text = (await page('/product-category?category=pulses&sort=price-asc')).text
  expect(text).toMatch(/<h1/)
  expect(text).toContain('Sona Masuri Rice')
  expect(text).toMatch(/<form[^>]*method="get"|<form(?![^>]*method=)/i)
  expect(text).not.toContain('<template id="B:')
})

test('a list offers the countries that its goods come from, is narrowed to one and ordered by them; so by what is veg, and certified', async () => {
  const figs = { countryOfOrigin: 'Afghanistan', diet: 'veg', organicCertificate: 'NPOP-1' }
  await makeProduct(shop, { name: 'Kandahari Figs', declarations: figs })
  await makeProduct(shop, { name: 'Kalmi Dates', declarations: { countryOfOrigin: 'Tunisia', diet: 'veg' } })
  const names = async (query: string) =>
    (
      (await page(`/product-category?${query}`)).text.match(/Kandahari Figs|Kalmi Dates|Sona Masuri Rice/g) ??
      []
    )
      .filter((name, at, all) => all.indexOf(name) === at)
      .toSorted()
  expect(await names('diet=veg')).toEqual(['Kalmi Dates', 'Kandahari Figs'])
  expect(await names('organic=certified')).toEqual(['Kandahari Figs'])

  const narrowed = (await page('/product-category?origin=Afghanistan')).text
  expect(narrowed).toContain('Kandahari Figs')
  expect(narrowed).not.toContain('Kalmi Dates')
  expect(narrowed).not.toContain('Sona Masuri Rice')
  expect(narrowed).toMatch(/<option[^>]*>Tunisia</)

  const ordered = (await page('/product-category?sort=origin')).text
  expect(ordered.indexOf('Kandahari Figs')).toBeLessThan(ordered.indexOf('Kalmi Dates'))
  expect((await page('/product-category?origin=Atlantis')).text).toContain('No products found')
})
