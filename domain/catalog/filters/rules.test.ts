import { expect, test } from 'vitest'

import type { NetUnit } from '#domain/catalog/rules.ts'
import { theTwelve } from '#tests/support/categories.ts'

import {
  choiceOf,
  compareGoods,
  discountBands,
  filterNames,
  isKept,
  priceBands,
  pricesIn,
  queryOf,
} from './rules.ts'
import type { ListChoice, ListSort } from './rules.ts'

function choiceIn(query: string): ListChoice {
  return choiceOf(new URLSearchParams(query), theTwelve)
}

const nothing = {
  ...Object.fromEntries(filterNames.map((name) => [name, undefined])),
  categories: [],
  sort: undefined,
  page: 1,
}

test.each([
  ['', {}],
  ['category=oils', { categories: ['oils'] }],
  [
    'category=dry+fruits&category=oils&sort=price-asc&page=3',
    { categories: ['oils', 'dry fruits'], sort: 'price-asc', page: 3 },
  ],
  ['category=oils&category=oils', { categories: ['oils'] }],
  ['category=stones&sort=upwards&page=-4', { categories: ['-'] }],
  ['category=Oils&category=DRY%20fruits', { categories: ['oils', 'dry fruits'] }],
  ['price=100-250&discount=15&stock=in', { price: '100-250', discount: '15', stock: 'in' }],
  ['price=100-251&discount=12&stock=out&sort=constructor', {}],
  ['price=&discount=&stock=&sort=&q=dal', {}],
  ['price=under-100&price=over-1000', { price: 'under-100' }],
  ['page=70000', { page: 41 }],
  ['page=1.5', {}],
])('the address ?%s is read', (query, choice) => {
  expect(choiceIn(query)).toEqual({ ...nothing, ...choice })
})

test('what is no category any more, or not yet, is left out beside one that is, and alone is a list of nothing', () => {
  const search = new URLSearchParams('category=spices&category=oils')
  const spices = { value: 'spices', label: 'Masala', hindiLabel: null }
  expect(choiceOf(search, theTwelve).categories).toEqual(['oils'])
  expect(choiceOf(search, [spices, ...theTwelve]).categories).toEqual(['spices', 'oils'])
  expect(choiceOf(new URLSearchParams('category=masala'), [spices]).categories).toEqual(['spices'])
  const unknown = choiceOf(new URLSearchParams('category=spices&category=toys'), theTwelve)
  expect(unknown.categories).toEqual(['-'])
  expect(String(queryOf(unknown))).toBe('category=-')
  expect(choiceOf(new URLSearchParams('category=-'), theTwelve).categories).toEqual(['-'])
  expect(choiceOf(new URLSearchParams('category=&category=+'), theTwelve).categories).toEqual([])
})

test('a choice has one address, in whatever order it was made', () => {
  const one = 'category=oils&price=100-250&stock=in&sort=newest&page=2'
  const other = 'page=2&stock=in&x=1&sort=newest&price=100-250&category=OILS'
  expect(String(queryOf(choiceIn(other)))).toBe(one)
})

test('every price is in one band and no more, up to its last paisa', () => {
  for (const paise of [
    0, 1, 99_99, 100_00, 250_00, 250_01, 500_00, 500_01, 1000_00, 1000_01, 1_00_00_000_00,
  ]) {
    const bands = priceBands.filter(({ value }) => {
      const { fromPaise, toPaise } = pricesIn(value)
      return paise >= fromPaise && paise <= toPaise
    })
    expect(bands, String(paise)).toHaveLength(1)
  }
  expect(pricesIn('under-100')).toEqual({ fromPaise: 0, toPaise: 99_99 })
  expect(pricesIn('100-250')).toEqual({ fromPaise: 100_00, toPaise: 250_00 })
  expect(pricesIn('over-1000')).toEqual({ fromPaise: 1000_01, toPaise: Infinity })
})

test('the address of a discount is its percent', () => {
  for (const { value, percent } of discountBands) expect(Number(value)).toBe(percent)
})

test.each([
  ['', true],
  ['category=oils&price=under-100&sort=discount&page=4', true],
  ['stock=in', true],
  ['price=under-100&stock=in', false],
  ['category=oils&category=juice', false],
])('that the page ?%s is kept: %s', (query, isOne) => {
  expect(isKept(choiceIn(query))).toBe(isOne)
})

test.each<[ListSort | undefined, string]>([
  [undefined, 'abcd'],
  ['price-asc', 'cdab'],
  ['price-desc', 'bacd'],
  // What is sold by the piece behind what is weighed or poured.
  ['unit-price', 'bdac'],
  ['discount', 'cabd'],
  ['newest', 'abcd'],
])('goods of a page in the order %s', (sort, order) => {
  const goods = (
    [
      // Its name, price, list price and pack.
      ['a', 200, 300, 500, 'g'],
      ['b', 300, 330, 1000, 'ml'],
      ['c', 100, 200, 1, 'piece'],
      ['d', 100, 90, 300, 'g'],
    ] as [string, number, number, number, NetUnit][]
  ).map(([name, sellingPricePaise, listPricePaise, netQuantity, netUnit]) => ({
    name,
    sellingPricePaise,
    listPricePaise,
    netQuantity,
    netUnit,
  }))
  const sorted = goods.toSorted((one, other) => compareGoods(sort, one, other))
  expect(sorted.map(({ name }) => name).join('')).toBe(order)
})
