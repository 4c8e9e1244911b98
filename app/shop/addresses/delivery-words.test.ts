import { expect, test } from 'vitest'

import { deliveryWords } from './delivery-words.ts'

test('a PIN code is answered with days and note, or that it can be fetched', () => {
  const area = { delivered: true, days: null, note: '' }
  expect(deliveryWords('226001', area)).toBe('We deliver to 226001.')
  expect(deliveryWords('226001', { ...area, days: 0 })).toBe('We deliver to 226001 on the same day.')
  expect(deliveryWords('226001', { ...area, days: 1 })).toBe('We deliver to 226001 in 1 day.')
  expect(deliveryWords('226001', { ...area, days: 3, note: 'Before noon.' })).toBe(
    'We deliver to 226001 in 3 days. Before noon.',
  )
  expect(deliveryWords('411001', { ...area, delivered: false })).toBe(
    'We do not deliver to 411001 yet. You can fetch it at the market.',
  )
})
