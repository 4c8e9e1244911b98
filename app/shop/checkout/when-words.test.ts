import { expect, test } from 'vitest'

import type { DeliveryAnswer } from '#app/shop/addresses/delivery-words.ts'
import { noDayWords } from '#words/shop/days/en.ts'

import { whenWords } from './when-words.ts'

const answer: DeliveryAnswer = {
  delivered: true,
  days: null,
  note: '',
  delivery: { shipping: 40, freeFrom: 'never', least: 0 },
  promised: { on: '2026-11-25', until: '2026-11-24T12:30:00Z', closed: null },
}

test('the day on which it comes is said; where there is none, why not, and never that the PIN code is missing', () => {
  const to = { pinCode: '226001', answer, failure: '' }
  expect(whenWords(to)).toBe('It comes on Wed 25 Nov. Order before Tue 24 Nov, 6 pm.')
  expect(whenWords({ ...to, answer: { ...answer, promised: null } })).toBe(noDayWords)
  expect(whenWords({ ...to, answer: { ...answer, delivered: false, promised: null } })).toBe(
    'We do not come to 226001 yet.',
  )
  expect(whenWords({ ...to, answer: null })).toBe('One moment…')
  expect(whenWords({ ...to, answer: null, failure: 'No connection. Please try again.' })).toBe(
    'No connection. Please try again.',
  )
  expect(whenWords(null)).toBe('We tell you the day as soon as we know the PIN code.')
})
