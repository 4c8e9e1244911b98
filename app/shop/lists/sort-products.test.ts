import { expect, test } from 'vitest'

import { sortProducts } from './sort-products.ts'

const products = [
  { id: 'b', sellingPricePaise: 200 },
  { id: 'a', sellingPricePaise: 100 },
  { id: 'c', sellingPricePaise: 200 },
].map((product) => ({
  name: product.id,
  otherName: null,
  category: 'oils',
  listPricePaise: 300,
  netQuantity: 1,
  netUnit: 'piece' as const,
  isSoldOut: false,
  ...product,
}))

test.each([
  [undefined, 'bac'],
  ['price-asc', 'abc'],
  ['price-desc', 'bca'],
] as const)('the order %s keeps goods of one price as they stood', (sort, order) => {
  expect(
    sortProducts(products, sort)
      .map((product) => product.id)
      .join(''),
  ).toBe(order)
})
