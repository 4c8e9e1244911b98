import { expect, test } from 'vitest'

import { paymentWords, shortId, shortProducts } from './order-words.ts'

test('an id is cut to ten characters and an ellipsis, but only when it is longer', () => {
  expect(shortId('ABCDEFGHJKL')).toBe('ABCDEFGHJK…')
  expect(shortId('ABCDEFGHJK')).toBe('ABCDEFGHJK')
  expect(shortId('ABC')).toBe('ABC')
})

test('two products are named, and the others counted; one or two stand alone', () => {
  expect(shortProducts(['Tomato'])).toBe('Tomato')
  expect(shortProducts(['Tomato', 'Desi Ghee'])).toBe('Tomato, Desi Ghee')
  expect(shortProducts(['Tomato', 'Desi Ghee', 'Guava', 'Okra'])).toBe('Tomato, Desi Ghee +2 more')
})

test('a payment is told by its way and how it stands, and one that never came by that alone', () => {
  expect(paymentWords({ way: 'Card', standing: 'partly refunded' })).toBe('Card, partly refunded')
  expect(paymentWords({ way: '', standing: 'unpaid' })).toBe('unpaid')
})
