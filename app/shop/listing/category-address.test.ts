import { expect, test } from 'vitest'

import { footerGroups } from '#app/frame/footer-links.ts'

import { categoryListing, categoryOfSlug } from './category-address.ts'

test('a category is found by its name with hyphens, in any case', () => {
  expect(categoryOfSlug('dairy-products')).toBe('dairy products')
  expect(categoryOfSlug('Dry-Fruits')).toBe('dry fruits')
  expect(categoryOfSlug('oils')).toBe('oils')
})

test('a word that is no category leads nowhere', () => {
  expect(categoryOfSlug('tractors')).toBeNull()
  expect(categoryListing('constructor', new URLSearchParams())).toBeNull()
})

test('order and page go along to the listing', () => {
  expect(categoryListing('oils', new URLSearchParams('sort=price-asc&page=2'))).toBe(
    '/product-category?category=oils&sort=price-asc&page=2',
  )
})

test('every category in the footer leads to a listing', () => {
  const slugs = footerGroups
    .flatMap(({ links }) => links)
    .filter(({ to }) => to.startsWith('/category/'))
    .map(({ to }) => to.slice('/category/'.length))
  expect(slugs).toHaveLength(5)
  for (const slug of slugs) expect(categoryOfSlug(slug), slug).not.toBeNull()
})
