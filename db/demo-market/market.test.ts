import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { hindiDescriptions } from './hindi.ts'
import { demoMarket, demoPacks, demoViews } from './market.ts'
import { renderedGoods } from './rendered.ts'
import { demoShelves } from './shelves.ts'
import { tariffOf } from './tariff.ts'
import type { DemoCategory, DemoProduct } from './types.ts'

const pictures = join(import.meta.dirname, '../../pictures')

const categories: DemoCategory[] = [
  'coffee',
  'juice',
  'pulses',
  'vegetables',
  'fruits',
  'handmade arts',
  'healthcare',
  'medicines',
  'personal care',
  'oils',
  'dry fruits',
  'dairy products',
  'grains and flours',
  'spices',
  'sweeteners',
  'pickles',
  'daily needs',
]

function ofCategory(category: DemoCategory) {
  return demoMarket.filter((product) => product.category === category)
}

function discountPercent(product: DemoProduct) {
  return ((product.listPricePaise - product.sellingPricePaise) / product.listPricePaise) * 100
}

function repeated(values: readonly string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test('the market holds between 200 and 240 products', () => {
  expect(demoMarket.length).toBeGreaterThanOrEqual(200)
  expect(demoMarket.length).toBeLessThanOrEqual(240)
})

test.each(categories)('%s has at least ten products', (category) => {
  expect(ofCategory(category).length).toBeGreaterThanOrEqual(10)
})

test.each(demoShelves)('$label, a shelf of the market’s own, has at least twelve products', ({ value }) => {
  expect(demoMarket.filter((product) => product.category === value).length).toBeGreaterThanOrEqual(12)
})

test('no product stands outside these categories', () => {
  expect(demoMarket.filter((product) => !categories.includes(product.category))).toEqual([])
})

test.each(categories)('%s has three products above 15 % off and three that are not', (category) => {
  const above = ofCategory(category).filter((product) => discountPercent(product) > 15)
  const below = ofCategory(category).filter((product) => discountPercent(product) <= 15)
  expect(above.length).toBeGreaterThanOrEqual(3)
  expect(below.length).toBeGreaterThanOrEqual(3)
})

test('slugs are unique and safe in an address', () => {
  const slugs = demoMarket.map((product) => product.slug)
  expect(repeated(slugs)).toEqual([])
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
})

test('names are unique within a category', () => {
  expect(repeated(demoMarket.map((product) => `${product.category}: ${product.name}`))).toEqual([])
})

test('prices are whole positive paise and nothing sells above its list price', () => {
  for (const { slug, listPricePaise, sellingPricePaise } of demoMarket) {
    expect(Number.isInteger(listPricePaise), slug).toBe(true)
    expect(Number.isInteger(sellingPricePaise), slug).toBe(true)
    expect(sellingPricePaise, slug).toBeGreaterThan(0)
    expect(sellingPricePaise, slug).toBeLessThanOrEqual(listPricePaise)
  }
})

test('quantities are positive integers and stock is a count or not counted', () => {
  for (const { slug, netQuantity, stock } of demoMarket) {
    expect(Number.isInteger(netQuantity) && netQuantity > 0, slug).toBe(true)
    expect(stock === null || (Number.isInteger(stock) && stock >= 0), slug).toBe(true)
  }
})

test('the market has sold-out, scarce and uncounted products', () => {
  const stocks = demoMarket.map((product) => product.stock)
  expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThanOrEqual(2)
  expect(stocks.filter((stock) => stock !== null && stock > 0 && stock <= 5).length).toBeGreaterThanOrEqual(3)
  expect(stocks.filter((stock) => stock === null).length).toBeGreaterThanOrEqual(3)
})

test('every product has a Hindi name in Devanagari', () => {
  for (const { slug, hindiName } of demoMarket) expect(hindiName, slug).toMatch(/\p{Script=Devanagari}/u)
})

test('every product is described in Hindi, in one or two short sentences', () => {
  for (const { slug, hindiDescription = '' } of [...demoMarket, ...demoPacks]) {
    expect(hindiDescription, slug).toMatch(/^\P{Script=Latin}[^।]+।( [^।]+।)?$/u)
    expect(hindiDescription.length, slug).toBeLessThanOrEqual(240)
  }
  const slugs = demoMarket.map(({ slug }) => slug)
  expect(Object.keys(hindiDescriptions).filter((slug) => !slugs.includes(slug))).toEqual([])
})

test('aliases are lower-case, not repeated, and hold a romanised and a Devanagari word', () => {
  for (const { slug, aliases } of demoMarket) {
    expect(repeated(aliases), slug).toEqual([])
    expect(
      aliases.filter((alias) => alias !== alias.toLowerCase().trim()),
      slug,
    ).toEqual([])
    expect(
      aliases.some((alias) => /\p{Script=Devanagari}/u.test(alias)),
      slug,
    ).toBe(true)
    expect(
      aliases.some((alias) => /[a-z]/.test(alias)),
      slug,
    ).toBe(true)
  }
})

test('descriptions have two or three sentences', () => {
  for (const { slug, description } of demoMarket) {
    const sentences = description.split(/(?<=[.!?])\s+/)
    expect(sentences.length, slug).toBeGreaterThanOrEqual(2)
    expect(sentences.length, slug).toBeLessThanOrEqual(3)
    expect(description, slug).toMatch(/^\p{Lu}.*\.$/u)
  }
})

test('every product has four views, the first in AVIF, as a small copy and in WebP; another pack has a first one; and no picture is without a product', () => {
  const views = [...demoMarket.map(({ slug }) => demoViews(slug)), ...demoPacks.map(({ slug }) => [slug])]
  const expected = views.flatMap((names) =>
    names.flatMap((name) => [
      `${name}-400.avif`,
      `${name}-800.avif`,
      ...(name === names[0] ? [`${name}-160.avif`, `${name}-400.webp`, `${name}-800.webp`] : []),
    ]),
  )
  expect(readdirSync(pictures).toSorted()).toEqual(expected.toSorted())
})

test('a first view is as wide as a card, 5 to 4, in all its files; a rendered one weighs 7 KB at most in a list', async () => {
  const first = [...demoMarket, ...demoPacks].map(({ slug }) => slug)
  expect([...renderedGoods].filter((slug) => !first.includes(slug))).toEqual([])
  const filesOf = (slug: string) =>
    ['160.avif', '400.avif', '400.webp', '800.avif', '800.webp'].map((file) =>
      join(pictures, `${slug}-${file}`),
    )
  const shapes = await Promise.all(
    first.flatMap((slug) =>
      filesOf(slug).map(async (file) => {
        const { width, height } = await sharp(file).metadata()
        return { file, isRight: width * 4 === height * 5 }
      }),
    ),
  )
  expect(shapes.filter(({ isRight }) => !isRight)).toEqual([])
  for (const slug of renderedGoods)
    expect(statSync(join(pictures, `${slug}-400.avif`)).size, slug).toBeLessThanOrEqual(7000)
})

test('the pictures weigh 17.6 MB at most, and none is empty', () => {
  const sizes = readdirSync(pictures).map((file) => statSync(join(pictures, file)).size)
  expect(Math.min(...sizes)).toBeGreaterThan(500)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(17_600_000)
})

test('a product’s views have names that no other product’s views have', () => {
  expect(repeated(demoMarket.flatMap(({ slug }) => demoViews(slug)))).toEqual([])
})

test('no two products are drawn from the same instructions', () => {
  expect(repeated(demoMarket.map((product) => JSON.stringify(product.picture)))).toEqual([])
})

test('every product has a heading of the tax tariff and one of its rates', () => {
  for (const product of demoMarket) {
    const { hsnCode, taxRateBp } = tariffOf(product)
    expect([product.slug, hsnCode]).toEqual([product.slug, expect.stringMatching(/^\d{4}$/)])
    expect([0, 500, 1800]).toContain(taxRateBp)
  }
})
