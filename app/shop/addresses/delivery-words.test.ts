import { expect, test } from 'vitest'

import { specShipping } from '#domain/pricing/rules.ts'

import { deliveryWords as words } from './delivery-words.ts'
import type { DeliveryAnswer } from './delivery-words.ts'

test('a PIN code is answered with days and note, or that it can be fetched', () => {
  const delivery = { shipping: 40, freeFrom: 499, least: 0 }
  const area = { delivered: true, days: null, note: '', delivery, promised: null }
  const deliveryWords = (pinCode: string, answer: DeliveryAnswer) => words(pinCode, answer, specShipping)
  expect(deliveryWords('226001', area)).toBe('We deliver to 226001. We call you to agree on the day.')
  expect(deliveryWords('226001', { ...area, days: 0 })).toBe(
    'We deliver to 226001 on the same day. We call you to agree on the day.',
  )
  expect(deliveryWords('226001', { ...area, days: 1 })).toBe(
    'We deliver to 226001 in 1 day. We call you to agree on the day.',
  )
  expect(deliveryWords('226001', { ...area, days: 3, note: 'Before noon.' })).toBe(
    'We deliver to 226001 in 3 days. We call you to agree on the day. Before noon.',
  )
  expect(deliveryWords('226001', { ...area, delivery: { shipping: 60, freeFrom: 800, least: 300 } })).toBe(
    'We deliver to 226001. We call you to agree on the day. Delivery ₹60, free from ₹800. Goods from ₹300.',
  )
  expect(deliveryWords('226001', { ...area, delivery: { shipping: 40, freeFrom: 'never', least: 0 } })).toBe(
    'We deliver to 226001. We call you to agree on the day. Delivery ₹40.',
  )
  expect(deliveryWords('411001', { ...area, delivered: false })).toBe(
    'We do not deliver to 411001 yet. You can fetch it at the market.',
  )
})

test('where a day is known it is said with the last hour for it, and with the holiday that has moved it', () => {
  const delivery = { shipping: 40, freeFrom: 499, least: 0 }
  const said = (until: string, closed: { on: string; words: string } | null) => {
    const promised = { on: '2026-11-26', until, closed }
    return words('226001', { delivered: true, days: 1, note: '', delivery, promised }, specShipping)
  }
  expect(said('2026-11-25T12:30:00.000Z', null)).toBe(
    'We deliver to 226001 on Thu 26 Nov. Order before Wed 25 Nov, 6 pm.',
  )
  expect(said('2026-11-24T18:30:00.000Z', { on: '2026-11-25', words: 'Diwali' })).toBe(
    'We deliver to 226001 on Thu 26 Nov. Order before Tue 24 Nov, midnight. We are closed on Wed 25 Nov: Diwali.',
  )
})
