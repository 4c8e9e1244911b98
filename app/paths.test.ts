import { expect, test } from 'vitest'

import { theTwelve } from '#tests/support/categories.ts'

import { choiceOf, isDeskPath, listingPath } from './paths.ts'

test.each([
  ['', { categories: [], sort: undefined, page: 1 }],
  ['category=oils', { categories: ['oils'], sort: undefined, page: 1 }],
  [
    'category=dry+fruits&category=oils&sort=price-asc&page=3',
    { categories: ['oils', 'dry fruits'], sort: 'price-asc', page: 3 },
  ],
  ['category=oils&category=oils', { categories: ['oils'], sort: undefined, page: 1 }],
  ['category=stones&sort=upwards&page=-4', { categories: [], sort: undefined, page: 1 }],
  ['category=Oils&category=DRY%20fruits', { categories: ['oils', 'dry fruits'], sort: undefined, page: 1 }],
  ['page=70000', { categories: [], sort: undefined, page: 41 }],
  ['page=1.5', { categories: [], sort: undefined, page: 1 }],
])('the address ?%s is read', (query, choice) => {
  expect(choiceOf(new URLSearchParams(query), theTwelve)).toEqual(choice)
})

test('an address that was written is read as it was meant', () => {
  const choice = { categories: ['oils', 'dry fruits'], sort: 'price-desc', page: 2 } as const
  const address = listingPath({ ...choice, categories: [...choice.categories] })
  expect(address).toBe('/product-category?category=oils&category=dry+fruits&sort=price-desc&page=2')
  expect(choiceOf(new URL(address, 'https://shop.invalid').searchParams, theTwelve)).toEqual(choice)
})

test('the whole market has the shortest address', () => {
  expect(listingPath({})).toBe('/product-category')
})

test('what is no category any more, or not yet, is left out', () => {
  const search = new URLSearchParams('category=spices&category=oils')
  const spices = { value: 'spices', label: 'Masala', hindiLabel: null }
  expect(choiceOf(search, theTwelve).categories).toEqual(['oils'])
  expect(choiceOf(search, [spices, ...theTwelve]).categories).toEqual(['spices', 'oils'])
  expect(choiceOf(new URLSearchParams('category=masala'), [spices]).categories).toEqual(['spices'])
})

test.each([
  ['/admin-panel', true],
  ['/Admin-Panel/stock#top', true],
  ['/admin-panel?days=30', true],
  ['/admin-panels', false],
  ['/search?q=/admin-panel/', false],
])('%s is of the panel: %s', (address, isOfPanel) => {
  expect(isDeskPath(address)).toBe(isOfPanel)
})
