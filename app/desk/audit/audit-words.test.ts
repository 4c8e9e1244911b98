import { describe, expect, test } from 'vitest'

import { actionWords, changesOf, fieldWords, valueWords } from './audit-words.ts'
import { cutText, firstDifference } from './cut-text.ts'

test('actions and fields are said in words', () => {
  expect(actionWords('low_stock_mark_set')).toBe('Low stock mark set')
  expect(['sellingPricePaise', 'taxRateBp', 'hsnCode', 'onFrom', 'leastPaise'].map(fieldWords)).toEqual([
    'Selling price',
    'Tax rate',
    'HSN code',
    'On the shelf from',
    'From a sum of goods on',
  ])
})

test.each<[field: string, value: unknown, words: string]>([
  ['sellingPricePaise', 42_50, '₹42.50'],
  ['taxRateBp', 1250, '12.5%'],
  ['stock', null, 'Not counted'],
  ['stock', 0, '0'],
  ['hindiName', null, 'none'],
  ['aliases', ['aloo', 'batata'], 'aloo, batata'],
  ['aliases', [], 'none'],
  ['status', 'out_for_delivery', 'Out for delivery'],
  ['reason', 'at_gateway', 'It was made at the payment service.'],
  ['isCollected', true, 'Yes'],
  ['kind', 'n_for_m', 'More for fewer, as 3 for the price of 2'],
  ['fromAt', '2026-11-28T18:30:00.000Z', '29 November 2026'],
  // The moment after its last day.
  ['untilAt', '2026-12-06T18:30:00.000Z', '6 December 2026'],
  ['untilAt', '2026-12-06T18:31:00.000Z', '7 December 2026 at 12:01 am'],
  ['until', '2026-12-04', '4 December 2026'],
  ['archivedAt', '2026-11-21T10:00:00.000Z', '21 November 2026 at 3:30 pm'],
  ['category', 'dry-fruits', 'dry-fruits'],
  ['status', 'of a later day', 'of a later day'],
])('%s of %j reads %s', (field, value, words) => {
  expect(valueWords(field, value)).toBe(words)
})

test('of what is new only what it says is shown, what matters first', () => {
  const after = { aliases: [], hindiName: null, stock: 7, sellingPricePaise: 42_50, name: 'Ragi' }

  const changes = changesOf({ before: null, after })

  expect(changes.map(({ field }) => field)).toEqual(['name', 'sellingPricePaise', 'stock'])
})

describe('a long text is cut', () => {
  const old = 'word '.repeat(60).trim()

  test('at its beginning where it differs from there, and never within a word', () => {
    expect(cutText(old, 0)).toMatch(/^word (word )*word…$/)
    expect(cutText('Short.', 0)).toBe('Short.')
  })

  test('to what differs, where both begin alike', () => {
    const next = `${old} and a mango`
    const cut = cutText(next, firstDifference(old, next))

    expect(cut).toMatch(/^…word (word )+and a mango$/)
    expect(cut.length).toBeLessThan(80)
  })
})
