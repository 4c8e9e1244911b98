import { expect, test } from 'vitest'

import * as hindi from './hi.ts'

test.each([
  [18, 'मंगल 24 नवंबर, शाम 6 बजे तक ऑर्डर करें।'],
  [11, 'मंगल 24 नवंबर, सुबह 11 बजे तक ऑर्डर करें।'],
  [0, 'मंगल 24 नवंबर, रात 12 बजे तक ऑर्डर करें।'],
])('until the hour %i one orders, in Hindi: %s', (hour, words) => {
  expect(hindi.orderBefore('मंगल 24 नवंबर', hour)).toBe(words)
})

test('in Hindi an area tells its days and its cost, and why the shop is closed', () => {
  expect([0, 1, null].map((days) => hindi.deliveredIn('226001', days))).toEqual([
    '226001 पर डिलीवरी उसी दिन होती है।',
    '226001 पर डिलीवरी 1 दिन में होती है।',
    'हम 226001 पर डिलीवरी करते हैं।',
  ])
  expect([hindi.costs('₹40', null), hindi.costs('₹40', '₹500')]).toEqual([
    'डिलीवरी ₹40।',
    'डिलीवरी ₹40, ₹500 से मुफ़्त।',
  ])
  expect(hindi.closedOn('बुध 25 नवंबर', 'दिवाली')).toBe('बुध 25 नवंबर को दुकान बंद है: दिवाली।')
})
