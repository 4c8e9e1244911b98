import { expect, test } from 'vitest'

import { areOneProduct } from './lines.ts'

test('packs of one family are one product, also where each has its size in its name', () => {
  const small = { ...goods, name: 'Atta 1 kg', family: 'atta' }
  expect(areOneProduct(small, { ...small, name: 'Atta 5 kg' })).toBe(true)
  expect(areOneProduct(small, { ...small, name: 'Rava', family: 'rava' })).toBe(false)
  expect(areOneProduct(goods, { ...goods, pack: '5 kg' })).toBe(true)
  expect(areOneProduct(goods, { ...goods, name: 'Maida' })).toBe(false)
})

const goods = {
  productId: 'atta',
  name: 'Atta',
  brand: 'Gram Seva',
  pack: '1 kg',
  listPricePaise: 70_00,
  sellingPricePaise: 65_00,
  stock: 9,
}
