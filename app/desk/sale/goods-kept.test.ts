import { expect, test } from 'vitest'

import type { Good } from './good.ts'
import { findKept } from './goods-kept.ts'

test('without a connection a whole name is found before a part of one, and a named pack before others', () => {
  const goods = [
    good('Cinnamon', '50 g', 'cinnamon · दालचीनी · dal chini'),
    good('Sugar', '1 kg', 'sugar · चीनी · chini'),
    good('Sugar', '5 kg', 'sugar · चीनी · chini'),
  ]
  const found = (typed: string) => findKept(goods, typed).map(({ name, pack }) => `${name} ${pack}`)

  expect(found('chini')).toEqual(['Sugar 1 kg', 'Sugar 5 kg', 'Cinnamon 50 g'])
  expect(found('chini 5 kg')[0]).toBe('Sugar 5 kg')
  expect(found('dal')).toEqual(['Cinnamon 50 g'])
})

function good(name: string, pack: string, words: string): Good {
  return {
    productId: name + pack,
    name,
    brand: 'Gram Seva',
    pack,
    listPricePaise: 4800,
    sellingPricePaise: 4800,
    stock: null,
    barcode: '',
    words,
  }
}
