import { expect, test } from 'vitest'

import { specShipping } from '#domain/pricing/rules.ts'

import { deliveryWords as words } from './delivery-words.ts'
import type { DeliveryAnswer } from './delivery-words.ts'

test('a PIN code is answered with days and note, or that it can be fetched', () => {
  const delivery = { shipping: 40, freeFrom: 499, least: 0 }
  const area = { delivered: true, days: null, note: '', delivery }
  const deliveryWords = (pinCode: string, answer: DeliveryAnswer) => words(pinCode, answer, specShipping)
  expect(deliveryWords('226001', area)).toBe('We deliver to 226001.')
  expect(deliveryWords('226001', { ...area, days: 0 })).toBe('We deliver to 226001 on the same day.')
  expect(deliveryWords('226001', { ...area, days: 1 })).toBe('We deliver to 226001 in 1 day.')
  expect(deliveryWords('226001', { ...area, days: 3, note: 'Before noon.' })).toBe(
    'We deliver to 226001 in 3 days. Before noon.',
  )
  expect(deliveryWords('226001', { ...area, delivery: { shipping: 60, freeFrom: 800, least: 300 } })).toBe(
    'We deliver to 226001. Delivery ₹60, free from ₹800. Goods from ₹300.',
  )
  expect(deliveryWords('226001', { ...area, delivery: { shipping: 40, freeFrom: 'never', least: 0 } })).toBe(
    'We deliver to 226001. Delivery ₹40.',
  )
  expect(deliveryWords('411001', { ...area, delivered: false })).toBe(
    'We do not deliver to 411001 yet. You can fetch it at the market.',
  )
})
