import { expect, test } from 'vitest'

import { choiceOf } from '#domain/catalog/filters/rules.ts'
import type { ListChoice } from '#domain/catalog/filters/rules.ts'
import { theTwelve } from '#tests/support/categories.ts'

import { foundPath, listPath } from './list-path.ts'

const choice: ListChoice = {
  categories: ['oils', 'dry fruits'],
  price: '100-250',
  discount: '15',
  stock: 'in',
  sort: 'unit-price',
  page: 2,
}

test('an address that was written is read as it was meant', () => {
  const address = listPath(choice)
  expect(address).toBe(
    '/product-category?category=oils&category=dry+fruits&price=100-250&discount=15&stock=in&sort=unit-price&page=2',
  )
  expect(choiceOf(new URL(address, 'https://shop.invalid').searchParams, theTwelve)).toEqual(choice)
})

test('a search keeps its words beside what is chosen', () => {
  expect(foundPath('toor dal', { ...choice, categories: [], page: 1 })).toBe(
    '/search?q=toor+dal&price=100-250&discount=15&stock=in&sort=unit-price',
  )
  expect(foundPath('')).toBe('/search')
})

test('the whole market has the shortest address', () => {
  expect(listPath({})).toBe('/product-category')
})
