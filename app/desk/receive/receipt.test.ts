import { expect, test } from 'vitest'

import { priceInField } from './grower-price.ts'
import { findGoods, newReceipt, readReceipt } from './receipt.ts'
import type { KnownGood } from './receipt.ts'

const today = '2026-11-29'
const good = (productName: string, barcode: string | null = null): KnownGood => ({
  _id: productName,
  productName,
  hindiName: 'हरी मटर',
  brandName: 'Gram Seva',
  aliases: ['matar'],
  pack: '500 g',
  barcode,
})
const peas = good('Green Peas', '5901234123457')

test('three fields are enough; the day is that of the press, the pack the one that was seen', () => {
  expect(readReceipt({ ...newReceipt, growerId: 'sita', good: peas, pieces: ' 20 ' }, today)).toEqual({
    body: {
      growerId: 'sita',
      productId: 'Green Peas',
      pieces: 20,
      pack: { label: '500 g' },
      madeOn: today,
    },
  })
  const days = { madeOn: '2026-11-27', bestBefore: '2026-12-02', slip: ' 117 ' }
  expect(
    readReceipt({ ...newReceipt, growerId: 'sita', good: peas, pieces: '1', ...days }, today),
  ).toMatchObject({
    body: { ...days, slip: '117' },
  })
})

test('a price is sent as it was typed, and what is none is refused at its field', () => {
  const typed = { ...newReceipt, growerId: 'sita', good: peas, pieces: '20' }
  expect(readReceipt({ ...typed, price: ' ₹ 1,250.50 ' }, today)).toMatchObject({
    body: { price: '1250.50' },
  })
  for (const price of ['0', '-1', 'ten', '1.234'])
    expect(readReceipt({ ...typed, price }, today)).toHaveProperty('problems.price')
})

test.each(['', '0', '2.5', '-1', '100001', 'two'])('%s is no number of packs', (pieces) => {
  const read = readReceipt({ ...newReceipt, pieces }, today)
  expect('problems' in read && Object.keys(read.problems)).toEqual(['growerId', 'productId', 'pieces'])
})

test('goods are found by the beginnings of their words in both languages, by other words, and by bar code', () => {
  const goods = [good('Sweet Green Mango'), peas]
  const names = (typed: string) => findGoods(goods, typed).map(({ productName }) => productName)
  expect(names('green')).toEqual(['Green Peas', 'Sweet Green Mango'])
  expect(names('pe gr')).toEqual(['Green Peas'])
  expect(names('मटर')).toHaveLength(2)
  expect(names('mata')).toHaveLength(2)
  expect(names('eas')).toEqual([])
  expect(names('590 1234-123457')).toEqual(['Green Peas'])
  expect(names(' ')).toEqual([])
})

test('goods by weight come in kilograms and are paid by the kilogram, and steps are sent', () => {
  const okra = { ...peas, step: { grams: 100 } }
  const typed = { ...newReceipt, growerId: 'sita', good: okra, pieces: '12.5', price: '35' }
  expect(readReceipt(typed, today)).toMatchObject({ body: { pieces: 125, price: '3.50' } })
  expect(readReceipt({ ...typed, pieces: '1.25', price: '35.55' }, today)).toEqual({
    problems: {
      pieces: 'Please enter kg, in whole steps of 100 g: 12.5.',
      price: 'A step of 100 g costs whole paise: ₹35.50 or ₹35.60 a kg.',
    },
  })
  expect(priceInField(3.5, okra.step)).toBe('35')
})
