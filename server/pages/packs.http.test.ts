import { expect, test } from 'vitest'

import type * as Main from '#server/main.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import { visitor } from '#tests/support/visitor.ts'

// The production build, with the database of this test below it.
const built = new URL('../../build/server/index.js', import.meta.url).href
const { builtPages } = (await import(/* @vite-ignore */ built)) as typeof Main
const pages = builtPages(false)
if (!pages) throw new Error('The build has no pages')
const shop = await testShop({}, { pages })
const admin = await shop.admin()

const pack = {
  name: 'Kachi Ghani Oil',
  category: 'oils',
  family: 'Mustard Oil',
  netUnit: 'ml',
  stock: 9,
} as const
const litre = await makeProduct(shop, { ...pack, netQuantity: 1000, sellingPricePaise: 199_00 })
const tin = await makeProduct(shop, { ...pack, netQuantity: 5000, sellingPricePaise: 900_00 })
const til = await makeProduct(shop, { name: 'Til Oil', category: 'oils' })

/** Past what is stale. */
async function page(address: string): Promise<string> {
  return String((await visitor(shop.url).get(address, { 'cache-control': 'no-cache' })).body.text)
}

/**
 * What the packs of a page's first family say: the chips of a product's page, the rows of a card's sheet
 * elsewhere.
 */
function packsOf(html: string): string[] {
  const [, chips] = /<ul aria-label="Packs"[^>]*>(.*?)<\/ul>/s.exec(html) ?? []
  const [, rows] = /aria-label="Packs of [^"]*".*?<ul[^>]*>(.*?)<\/ul>/s.exec(html) ?? []
  const lines = chips === undefined ? rows?.matchAll(/<p[ >].*?<\/p>/gs) : chips.matchAll(/<a .*?<\/a>/gs)
  return [...(lines ?? [])].map(([line]) =>
    line
      .replaceAll(/<!--.*?-->/g, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/[\s·]+/g, ' ')
      .trim(),
  )
}

async function save(id: string, change: object): Promise<void> {
  const { body } = await admin.post('/api/product-details', { productId: id })
  const { body: answer } = await admin.post('/api/update-product', { ...body.data, ...change })
  expect(answer.success).toBe(true)
}

const list = '/product-category?category=oils'
const everywhere = ['/', list, `/product/${litre}`, `/product/${tin}`, '/search?q=ghani']

test('packs show each other wherever one of them stands, with price, price a litre and which is cheapest', async () => {
  for (const address of everywhere)
    expect(packsOf(await page(address)), address).toEqual([
      '1 L ₹199.00 ₹199.00/L',
      '5 L ₹900.00 ₹180.00/L Best value',
    ])
  for (const shown of [litre, tin])
    expect(await page(`/product/${shown}`)).toMatch(
      new RegExp(`<a (?=[^>]*href="/product/${shown}")(?=[^>]*aria-current="true")`),
    )
  expect(packsOf(await page(`/product/${til}`))).toHaveLength(2)
  expect(await page(list)).toContain('Search Results: 2')
  for (const address of [list, '/search?q=ghani'])
    expect((await page(address)).match(/Kachi Ghani Oil<\/a>/g), address).toHaveLength(1)
})

test('search engines are told which goods are packs of one, each with its own canonical page', async () => {
  const html = await page(`/product/${tin}`)
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .flatMap(([, json = '']) => (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'])
    .find((each) => each['@type'] === 'Product')
  expect(facts).toMatchObject({
    size: '5 L',
    isVariantOf: {
      '@type': 'ProductGroup',
      name: 'Mustard Oil',
      hasVariant: [{ sku: litre, size: '1 L' }, { sku: tin }],
    },
  })
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/product/${tin}/kachi-ghani-oil"`))
})

test.each<[what: string, change: object, shown: RegExp]>([
  ['another price', { sellingPrice: 850 }, /₹850\.00/],
  ['another size', { netQuantity: 4000 }, /4 L/],
  ['none left', { stock: 0 }, /Sold out/],
])('%s of one stands on all pages of its siblings as soon as it is saved', async (_what, change, shown) => {
  for (const address of everywhere) await page(address)
  await save(tin, change)
  for (const address of everywhere) expect(packsOf(await page(address)).join(), address).toMatch(shown)
  await save(tin, { sellingPrice: 900, netQuantity: 5000, stock: 9 })
})

test('a first pack that is sold out gives its place in lists to the next one, and comes back', async () => {
  const shown = async () => /class="card-small[^>]*>(\d L)[^]*?Packs of Kachi/.exec(await page(list))?.[1]
  expect(await shown()).toBe('1 L')
  await save(litre, { stock: 0 })
  expect(await shown()).toBe('5 L')
  await save(litre, { stock: 4 })
  expect(await shown()).toBe('1 L')
})

test('a new pack, one that is archived and one that leaves the family show at once', async () => {
  const copy = (await admin.post('/api/duplicate-product', { _id: tin })).body.data._id
  await save(copy, { netQuantity: 15_000, stock: 3, state: 'on_shelf' })
  for (const address of everywhere) expect(packsOf(await page(address)), address).toHaveLength(3)
  await admin.post('/api/set-product-state', { _id: copy, state: 'archived' })
  for (const address of everywhere) expect(packsOf(await page(address)), address).toHaveLength(2)
  await save(tin, { family: null })
  for (const address of everywhere) expect(packsOf(await page(address)), address).toEqual([])
  expect(await page(list)).toContain('Search Results: 3')
})
