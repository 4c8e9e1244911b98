import { expect, test } from 'vitest'

import { askedFor, packNamed } from './rules.ts'

test.each([
  ['atta 5 kg', 'g', 5000, 'atta'],
  ['5kg atta', 'g', 5000, 'atta'],
  ['Sarson Tel 1.5 Litre', 'ml', 1500, 'sarson tel'],
  ['haldi 250gms', 'g', 250, 'haldi'],
  ['आटा 5 किलो', 'g', 5000, 'आटा'],
  ['eggs 12 pcs', 'piece', 12, 'eggs'],
  ['२ किलो आलू', 'g', 2000, 'आलू'],
  ['ghee 1lit', 'ml', 1000, 'ghee'],
])('%s names a pack', (query, netUnit, netQuantity, rest) => {
  const named = packNamed(query)
  expect(named.pack).toEqual({ netUnit, netQuantity })
  expect(named.rest.trim()).toBe(rest)
})

test.each(['gram flour', 'kg', '7 grain atta', '0 kg', 'vitamin b12 g', '5 constructor'])(
  '%s names none',
  (query) => {
    expect(packNamed(query)).toEqual({ pack: null, rest: query })
  },
)

test.each([
  ['ashwagandha 500mg', ['ashwagandha', '500', 'mg'], [0, 1, 1]],
  ['बासमती १५०९', ['बासमती', '1509'], [0, 1]],
])('of %s the figures decide nothing', (query, words, kinds) => {
  expect(askedFor(query)).toMatchObject({ words, kinds })
})

test('a word that is there twice is read once', () => {
  expect(askedFor('oil oil tel oil').words).toEqual(['oil', 'tel'])
})
