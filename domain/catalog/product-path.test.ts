import { expect, test } from 'vitest'

import { canonicalProductPath, productSlug } from './rules.ts'

test.each([
  ['Toor Dal', 'toor-dal'],
  ['A2 Ghee (Bilona), 500 g!', 'a2-ghee-bilona-500-g'],
  ['Café’s Best', 'cafes-best'],
  ['ताज़ा टमाटर', 'ताज़ा-टमाटर'.normalize('NFC')],
  ['***', ''],
])('%s is called %s in an address', (name, slug) => {
  expect(productSlug(name)).toBe(slug)
})

test('a product without a letter in its name has the short address', () => {
  expect(canonicalProductPath({ id: 'a/b', name: '***' })).toBe('/product/a%2Fb')
  expect(canonicalProductPath({ id: 'p1', name: 'Toor Dal' })).toBe('/product/p1/toor-dal')
})
