import { readFile } from 'node:fs/promises'

import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { storyPath } from '#app/paths.ts'
import { stories } from '#app/shop/stories/stories.ts'
import { projectFolder } from '#db/project-folder.ts'
import { productImages, products } from '#db/schema/index.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { listOfLists, standingPages } from './sitemap.ts'

const shop = await testShop({ PUBLIC_URL: 'https://haat.example', PAYMENTS: 'sandbox' })
const id = await makeProduct(shop, { name: 'Toor & Chana Dal', sellingPricePaise: 159_00 })

test('robots are shown to the sitemap at the public address and kept out of what is no page', async () => {
  const { text } = await get('/robots.txt')

  expect(text).toContain('Sitemap: https://haat.example/sitemap.xml')
  expect(text).toContain('Disallow: /api/')
  expect(text).toContain('Disallow: /hi/order')
  expect(text).not.toMatch(/Disallow: (\/hi)?\/(search|cart|product|hi$)/m)
})

test('the sitemap lists the pages, the shelves and every product with its name', async () => {
  const { text, type } = await get('/sitemap.xml')

  expect(type).toContain('application/xml')
  expect(text).toContain('<loc>https://haat.example/</loc>')
  expect(text).toContain('<loc>https://haat.example/product-category?category=dairy+products</loc>')
  expect(text).toContain(`<loc>https://haat.example/product/${id}/toor-chana-dal</loc><lastmod>`)
})

test('the sitemap lists each page in each language, and beside it all languages', async () => {
  const { text } = await get('/sitemap.xml')

  const inEach = [
    '/',
    '/hi',
    '/about',
    '/hi/about',
    `/product/${id}/toor-chana-dal`,
    `/hi/product/${id}/toor-chana-dal`,
  ]
  for (const path of inEach) expect(text).toContain(`<loc>https://haat.example${path}</loc>`)
  const others = (path: string) =>
    `<xhtml:link rel="alternate" hreflang="en" href="https://haat.example${path}"/><xhtml:link rel="alternate" hreflang="hi" href="https://haat.example/hi${path}"/>`
  expect(text.split(others('/about'))).toHaveLength(3)
  expect(text).toContain('/hi/product-category?category=dairy+products"/>')
})

test('a catalogue that is too long for one file is split', async () => {
  expect(listOfLists('https://haat.example', [1, 3])).toContain('https://haat.example/sitemap-products-3.xml')
  expect((await get('/sitemap-products-1.xml')).text).toContain('toor-chana-dal')
  expect((await get('/sitemap-pages.xml')).text).toContain('category=oils')
  expect((await get('/sitemap-products-2.xml')).status).toBe(404)
  expect((await get('/sitemap-products-0.xml')).status).toBe(404)
})

test('every standing page of the sitemap is a route, and every story is among them', async () => {
  const routes = await readFile(`${projectFolder()}/app/routes.ts`, 'utf8')
  const told = stories.map(({ slug }) => storyPath(slug))
  const others = standingPages.slice(1).filter((page) => !page.startsWith('/blog/'))

  for (const page of others) expect(routes).toContain(`route('${page.slice(1)}'`)
  expect(standingPages.filter((page) => page.startsWith('/blog/')).toSorted()).toEqual(told.toSorted())
})

test('a product has a picture for sharing, in one size, that changes with its price', async () => {
  const first = await picture(`/og/product/${id}.jpg`)
  expect(await picture(`/og/product/${id}.jpg?width=9000`)).toEqual(first)
  const { width, height, format } = await sharp(first).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])

  await shop.db.update(products).set({ sellingPricePaise: 99_00 }).where(eq(products.id, id))

  expect((await picture(`/og/product/${id}.jpg`)).equals(first)).toBe(false)
})

test('a product without a picture of its own has one for sharing, and is in the sitemap', async () => {
  const bare = await makeProduct(shop, { name: 'Wax Candle' })
  await shop.db.delete(productImages).where(eq(productImages.productId, bare))

  expect((await sharp(await picture(`/og/product/${bare}.jpg`)).metadata()).width).toBe(1200)
  expect((await get('/sitemap.xml')).text).toContain(`/product/${bare}/wax-candle</loc>`)
})

test('a name in Hindi stands in the picture, and is not left out as an emoji is', async () => {
  const price = { sellingPricePaise: 49_00, listPricePaise: 60_00 }
  const hindi = await picture(`/og/product/${await makeProduct(shop, { name: 'हल्दी', ...price })}.jpg`)
  const nameless = await picture(`/og/product/${await makeProduct(shop, { name: '🥔', ...price })}.jpg`)

  const name = { left: 572, top: 182, width: 160, height: 60 }
  const { channels } = await sharp(hindi).extract(name).greyscale().stats()
  expect(channels[0]?.min).toBeLessThan(80)
  expect(hindi.equals(nameless)).toBe(false)
})

test('there is a picture for all other pages, and none for a product that is not there', async () => {
  expect((await sharp(await picture('/og/haat.jpg')).metadata()).width).toBe(1200)
  expect((await get('/og/product/nothing.jpg')).status).toBe(404)
  expect((await get('/og/product/..%2f..%2fsecrets.json.jpg')).status).toBe(404)
})

async function get(path: string) {
  const response = await fetch(shop.url + path)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

async function picture(path: string): Promise<Buffer> {
  const response = await fetch(shop.url + path)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  return Buffer.from(await response.arrayBuffer())
}
