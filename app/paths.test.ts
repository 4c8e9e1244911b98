import { expect, test } from 'vitest'

import { choiceOf, listingPath } from './paths.ts'

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
  expect(choiceOf(new URLSearchParams(query))).toEqual(choice)
})

test('an address that was written is read as it was meant', () => {
  const choice = { categories: ['oils', 'dry fruits'], sort: 'price-desc', page: 2 } as const
  const address = listingPath({ ...choice, categories: [...choice.categories] })
  expect(address).toBe('/product-category?category=oils&category=dry+fruits&sort=price-desc&page=2')
  expect(choiceOf(new URL(address, 'https://shop.invalid').searchParams)).toEqual(choice)
})

test('one choice has one address, in whatever order it was made', () => {
  expect(listingPath({ categories: ['dry fruits', 'oils'] })).toBe(
    listingPath({ categories: ['oils', 'dry fruits'] }),
  )
})

test('the whole market has the shortest address', () => {
  expect(listingPath({})).toBe('/product-category')
})
