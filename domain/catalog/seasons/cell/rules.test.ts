import { expect, test } from 'vitest'

import { readSeasonCell, seasonCell } from './rules.ts'

test.each([
  'plenty: Jan, Feb, Dec; some: Mar; from: week 3 of Dec; to: week 2 of Mar; region: Nagaur',
  'some: Jun',
])('what is written is read as the same: %s', (cell) => {
  expect(seasonCell(readSeasonCell(cell)!)).toBe(cell)
})

test.each([
  ['Plenty: november to January', 'plenty: Jan, Nov, Dec'],
  ['some: Mar-May; plenty: April; ', 'plenty: Apr; some: Mar, May'],
  [
    'some: all year\nREGION: कच्छ',
    'some: Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec; region: कच्छ',
  ],
  [
    'some: Sept. and Oct; from: 3rd week of September; to: Oct 1',
    'some: Sep, Oct; from: week 3 of Sep; to: week 1 of Oct',
  ],
])('as people write it: %s', (cell, meant) => {
  expect(seasonCell(readSeasonCell(cell)!)).toBe(meant)
})

test.each([
  'winter',
  'plenty: Nov to',
  'plenty: Ja',
  'plenty:',
  'region: Nagaur',
  'some: Mar; from: week 1 of Mar',
  'some: Mar; from: week 1 of Mar; to: week 5 of Mar',
  'some: Mar; from: week 1 of Mar; to: week 1 of Apr',
  'some: Mar; much: Apr',
  `some: Mar; region: ${'a'.repeat(61)}`,
])('no season: %s', (cell) => {
  expect(readSeasonCell(cell)).toBe(null)
})
