import { expect, test } from 'vitest'

import { shortId, shortProducts } from './order-words.ts'

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
