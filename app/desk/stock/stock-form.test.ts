import { expect, test } from 'vitest'

import { actsOf, stockRequest } from './stock-form.ts'
import type { StockAct } from './stock-form.ts'
import { changeWords, stockWords } from './stock-words.ts'

const oil = {
  _id: 'oil',
  productName: 'Til Oil',
  pack: '500 g',
  stock: 5,
  held: 2,
  lowStockMark: 5,
  netQuantity: 500,
  netUnit: 'g',
  state: 'on_shelf',
  toPack: 0,
} as const

function asked(act: StockAct, pieces: string, note = '') {
  return stockRequest(oil, act, { pieces, note })
}

test('what is counted is sent as the difference to what the shop has, with what is held', () => {
  expect(asked('correction', '6', ' One was broken ')).toEqual({
    call: 'enter',
    body: { why: 'correction', productId: 'oil', pieces: -1, note: 'One was broken' },
  })
  expect(asked('correction', '10')).toMatchObject({ body: { pieces: 3 } })
})

test('deliveries and spoiled goods are entered as they are typed, a count and a mark as they are to be', () => {
  expect(asked('delivery', ' 20 ')).toMatchObject({ call: 'enter', body: { why: 'delivery', pieces: 20 } })
  expect(asked('spoiled', '5')).toMatchObject({ call: 'enter', body: { why: 'spoiled', pieces: 5 } })
  expect(asked('begin', '0')).toMatchObject({ call: 'count', body: { stock: 0 } })
  expect(asked('end', 'x')).toMatchObject({ call: 'count', body: { stock: null } })
  expect(asked('mark', '12')).toEqual({ call: 'mark', body: { productId: 'oil', lowStockMark: 12 } })
  expect(asked('life', '7')).toEqual({ call: 'life', body: { productId: 'oil', leastLifeDays: 7 } })
  expect(asked('life', '')).toMatchObject({ body: { leastLifeDays: null } })
})

test.each([
  ['delivery', '', 'This field is required.'],
  ['delivery', '1.5', 'Please enter a whole number.'],
  ['delivery', '-3', 'Please enter a whole number.'],
  ['delivery', '0', 'Please enter at least 1.'],
  ['spoiled', '6', 'Only 5 can be taken off.'],
  ['correction', '7', 'The shop has this number already.'],
  ['correction', '1', '2 are reserved for people who are paying. Please count them as well.'],
  ['mark', 'ten', 'Please enter a whole number.'],
] as const)('%s of "%s" is not sent: %s', (act, pieces, problem) => {
  expect(asked(act, pieces)).toEqual({ call: null, problem })
})

test('of goods by weight kilograms are typed and read, and steps are sent', () => {
  const okra = { ...oil, step: { grams: 100 }, stock: 60, held: 5 } as const
  const typed = (act: StockAct, pieces: string) => stockRequest(okra, act, { pieces, note: '' })
  expect(typed('delivery', '12,5')).toMatchObject({ call: 'enter', body: { pieces: 125 } })
  expect(typed('correction', '6.2')).toMatchObject({ body: { pieces: -3 } })
  expect(typed('mark', '1.5')).toMatchObject({ body: { lowStockMark: 15 } })
  expect(typed('life', '3')).toMatchObject({ body: { leastLifeDays: 3 } })
  expect(typed('delivery', '1.25')).toMatchObject({
    problem: 'Please enter kg, in whole steps of 100 g: 12.5.',
  })
  expect(typed('spoiled', '7')).toMatchObject({ problem: 'Only 6 kg can be taken off.' })
  expect(changeWords(-15, okra.step)).toBe('−1.5 kg')
  expect(stockWords(okra)).toBe('6 kg can be sold, 500 g is reserved for people who are paying.')
})

test('a product that nobody counts can be counted and marked, and nothing can be entered for it', () => {
  expect(actsOf({ stock: null }, { isStall: false })).toEqual(['begin', 'mark', 'life'])
  expect(actsOf({ stock: 0 }, { isStall: false })).not.toContain('begin')
})

test('at the stall goods spoil, where they are counted, and nothing else is entered', () => {
  expect(actsOf({ stock: 3 }, { isStall: true })).toEqual(['spoiled'])
  expect(actsOf({ stock: null }, { isStall: true })).toEqual([])
})

test('the ledger says changes with their sign, and the stock with what is held', () => {
  expect([20, -3, 0].map((pieces) => changeWords(pieces))).toEqual(['+20', '−3', '–'])
  expect(stockWords({ stock: 5, held: 2 })).toBe('5 can be sold, 2 are reserved for people who are paying.')
  expect(stockWords({ stock: 0, held: 1 })).toBe('0 can be sold, 1 is reserved for people who are paying.')
  expect(stockWords({ stock: null, held: 0 })).toBe('Nobody counts this product.')
})
