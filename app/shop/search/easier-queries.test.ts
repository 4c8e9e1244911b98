import { expect, test } from 'vitest'

import { easierQueries } from './easier-queries.ts'

test.each([
  ['red tomatos kilo', ['red', 'tomatos', 'kilo']],
  ['dal dal', []],
  ['tamatarr', ['tamat']],
  ['gheee', ['ghe']],
  ['टमाटरर', ['टमाट']],
  ['abc', []],
  ['a b', []],
  ['organic 1 honey', ['organic', 'honey']],
  ['', []],
])('instead of %j one may try %j', (query, easier) => {
  expect(easierQueries(query)).toEqual(easier)
})
