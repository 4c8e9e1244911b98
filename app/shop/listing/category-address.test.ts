import { expect, test } from 'vitest'

import { footerGroups } from '#app/frame/footer-links.ts'
import { theTwelve } from '#tests/support/categories.ts'

import { categoryListing, categoryOfSlug } from './category-address.ts'

test('a category is found by its name with hyphens, in any case', () => {
  expect(categoryOfSlug('dairy-products', theTwelve)).toBe('dairy products')
  expect(categoryOfSlug('Dry-Fruits', theTwelve)).toBe('dry fruits')
  expect(categoryOfSlug('oils', theTwelve)).toBe('oils')
})

test('a category with a hyphen of its own is found too', () => {
  const snacks = [{ value: 'ready-to-eat snacks', label: 'Ready-to-eat Snacks', hindiLabel: null }]
  expect(categoryOfSlug('ready-to-eat-snacks', snacks)).toBe('ready-to-eat snacks')
})

test('a word that is no category leads nowhere', () => {
  expect(categoryOfSlug('tractors', theTwelve)).toBeNull()
  expect(categoryListing('constructor', new URLSearchParams(), theTwelve)).toBeNull()
})

test('order and page go along to the listing', () => {
  expect(categoryListing('oils', new URLSearchParams('sort=price-asc&page=2'), theTwelve)).toBe(
    '/product-category?category=oils&sort=price-asc&page=2',
  )
})

test('every category in the footer leads to a listing', () => {
  const slugs = footerGroups
    .flatMap(({ links }) => links)
    .filter(({ to }) => to.startsWith('/category/'))
    .map(({ to }) => to.slice('/category/'.length))
  expect(slugs).toHaveLength(5)
  for (const slug of slugs) expect(categoryOfSlug(slug, theTwelve), slug).not.toBeNull()
})
