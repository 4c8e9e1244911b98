import { expect, test } from 'vitest'

import type { ProductStock } from '#contract/stock.ts'

import { outcomeWords } from './outcome-words.ts'
import {
  goodsToSend,
  piecesOf,
  thereWords,
  toPackWords,
  typedInto,
  withoutCounted,
  wrongOf,
} from './sheet.ts'

const oil: ProductStock = {
  _id: 'oil',
  productName: 'Til Oil',
  pack: '500 g',
  netQuantity: 500,
  netUnit: 'g',
  stock: 8,
  held: 1,
  lowStockMark: 5,
  state: 'on_shelf',
  toPack: 2,
}
const ten = new Date('2026-11-27T04:30:00Z')

test('each number is sent with the moment at which it was typed, or that of the sheet of paper', () => {
  const counts = typedInto(typedInto({}, oil, ' 9 ', ten), { ...oil, _id: 'ghee', stock: null }, '0', ten)
  expect(goodsToSend(counts, null)).toEqual([
    { productId: 'oil', pieces: 9, countedAt: ten.toISOString(), begins: false },
    { productId: 'ghee', pieces: 0, countedAt: ten.toISOString(), begins: true },
  ])
  const noon = new Date('2026-11-27T06:30:00Z')
  expect(goodsToSend(counts, noon)[0]).toMatchObject({ countedAt: noon.toISOString() })
})

test('the moment of a sheet of paper is forgotten with its last number: the next count has its own', () => {
  const counts = typedInto(typedInto({}, oil, '9', ten), { ...oil, _id: 'ghee' }, '2', ten)
  const sheet = { counts, countedAt: '2026-11-27T10:00', isBlind: true }
  const half = withoutCounted(sheet, ['oil'])
  expect([Object.keys(half.counts), half.countedAt]).toEqual([['ghee'], sheet.countedAt])
  expect(withoutCounted({ ...sheet, ...half }, ['ghee'])).toEqual({ counts: {}, countedAt: '' })
})

test('an empty field counts nothing, and what is no whole number is found', () => {
  const counts = typedInto({}, oil, 'about 9', ten)
  expect(wrongOf(counts)).toEqual(['oil'])
  expect(typedInto(counts, oil, '  ', ten)).toEqual({})
  expect(['1,200', '0', '-1', '1.5', ''].map((typed) => piecesOf(typed))).toEqual([1200, 0, null, null, null])
})

test('a row says what is there, what is reserved, and what to leave out', () => {
  expect(thereWords(oil)).toBe('9 there, 1 of them reserved')
  expect(thereWords({ ...oil, stock: null })).toBe('Not counted yet')
  expect([toPackWords(oil), toPackWords({ ...oil, toPack: 0 })]).toEqual([
    'Leave out 2 that are sold and not packed',
    null,
  ])
})

test('each outcome has its sentence: the difference, or why the number is not taken', () => {
  const result = { productId: 'oil', outcome: 'saved' as const, known: 9, left: 6, missing: 0 }
  expect(outcomeWords(result, 7)).toBe('9 known, 7 counted: −2')
  expect(outcomeWords({ ...result, missing: 2 }, 7)).toBe(
    '9 known, 7 counted: −2. 2 more were sold since than were there.',
  )
  expect(outcomeWords({ ...result, known: null }, 7)).toBe('7 counted: its counting begins')
  expect(outcomeWords({ ...result, outcome: 'same' }, 9)).toBe('9, as the shop knows')
  expect(outcomeWords({ ...result, outcome: 'counted_since' }, 7)).toMatch(/count it again/)
})

test('goods by weight are counted in kilograms', () => {
  const okra = { ...oil, _id: 'okra', productName: 'Okra', step: { grams: 100 }, stock: 60 }
  const counts = typedInto({}, okra, '7,2', ten)
  expect(goodsToSend(counts, null)).toMatchObject([{ productId: 'okra', pieces: 72 }])
  expect(wrongOf(typedInto({}, okra, '7.25', ten))).toEqual(['okra'])
  expect(thereWords(okra)).toBe('6.1 kg there, 100 g of them reserved')
  expect(toPackWords(okra)).toBe('Leave out 200 g that is sold and not packed')
  const result = { productId: 'okra', outcome: 'saved', known: 61, left: 71, missing: 0 } as const
  expect(outcomeWords(result, 72, okra.step)).toBe('6.1 kg known, 7.2 kg counted: +1.1 kg')
})
