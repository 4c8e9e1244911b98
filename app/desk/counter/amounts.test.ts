import { expect, test } from 'vitest'

import { amountTyped, lineWords, paiseOfLine } from './amounts.ts'
import { lineNow, withGoods, withGrams } from './lines.ts'
import type { Goods, Line } from './lines.ts'
import { readLine } from './read-line.ts'

const bhindi: Goods = {
  productId: 'bhindi',
  name: 'Bhindi',
  brand: 'Gram Seva',
  pack: 'by weight',
  step: { grams: 100, least: 5, most: 30 },
  listPricePaise: 5_00,
  sellingPricePaise: 4_00,
  stock: 60,
}

test.each([
  ['740 g bhindi', 740, 7],
  ['0.74 bhindi', 740, 7],
  ['0,74 kg bhindi', 740, 7],
  ['2 bhindi', 2000, 20],
  ['do kilo bhindi', 2000, 20],
  ['पाव किलो भिंडी', 250, 3],
  ['bhindi', undefined, 5],
])('of goods by weight %o is %j grams, or %i steps', (typed, grams, quantity) => {
  expect(amountTyped(readLine(typed), bhindi)).toEqual({ quantity, ...(grams && { grams }) })
})

test('what is weighed costs what the scale says, and a second bag goes into its line', () => {
  const one = withGoods([], bhindi, { quantity: 7, grams: 740 })
  expect(one.map(paiseOfLine)).toEqual([29_60])
  const both = withGoods(one, bhindi, { quantity: 3, grams: 320 })
  expect(both.map(lineWords)).toEqual(['1.06 kg Bhindi'])
  // 10.6 steps are ₹42.40, and eleven of whole paise a little less.
  expect(both.map(paiseOfLine)).toEqual([42_35])
  expect(withGrams(both, 'bhindi', 0)).toEqual([])
})

test('what is ordered by weight stays between its least, its most and the shelf, and says so', () => {
  const ordered = (quantity: number, goods = bhindi) => withGoods([], goods, { quantity })[0]!
  expect(said(ordered(2))).toBe('500 g Bhindi: It is ordered from 500 g to 3 kg.')
  expect(said(ordered(40))).toBe('3 kg Bhindi: It is ordered from 500 g to 3 kg.')
  expect(said(ordered(9, { ...bhindi, stock: 7 }))).toBe(
    '700 g Bhindi: 900 g were wanted. Only 700 g can be had.',
  )
  expect(ordered(5, { ...bhindi, stock: 4 })).toMatchObject({ quantity: 0, note: 'Sold out.' })
  const weighed = withGoods([], bhindi, { quantity: 1, grams: 120 })[0]!
  expect(lineNow(weighed, { ...bhindi, stock: 1 })).toMatchObject({ grams: 100, quantity: 1 })
})

function said(line: Line): string {
  return `${lineWords(line)}: ${line.note ?? ''}`
}
