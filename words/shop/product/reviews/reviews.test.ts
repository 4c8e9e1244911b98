import { expect, test } from 'vitest'

import { boughtHere } from './hi.ts'

test.each([
  ['12 pieces', 'यहीं से खरीदा, 12 नग'],
  ['1 piece', 'यहीं से खरीदा, 1 नग'],
  ['1.5 kg', 'यहीं से खरीदा, 1.5 kg'],
  ['', 'यहीं से खरीदा'],
])('the pack %j of a review is told in Hindi', (pack, told) => {
  expect(boughtHere(pack)).toBe(told)
})
