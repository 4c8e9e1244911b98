import { expect, test } from 'vitest'

import { documentTitles } from '#domain/invoices/rules.ts'
import {
  changedNote,
  noDeliveryNote,
  orderStatusLabels,
  packedNote,
  paymentMethodLabels,
} from '#domain/orders/rules.ts'

import * as hindi from './hi.ts'

const latin = /(?!UPI|EMI|GST)\b[A-Za-z]{2,}/

test.each([
  ...Object.values(orderStatusLabels).map(hindi.label),
  ...Object.values(paymentMethodLabels).map(hindi.label),
  ...Object.values(documentTitles).map(hindi.label),
  ...[changedNote, noDeliveryNote, packedNote].map(hindi.note),
])('what calls say of an order is Hindi on a Hindi page: %s', (words) => {
  expect(words).not.toMatch(latin)
})

test.each([
  ['Card', 'paid', 'कार्ड, पेमेंट हुआ'],
  ['Cash', 'due', 'नकद, पैसे बाकी'],
  [
    'UPI and cash',
    '₹120.00 of ₹1,640.00 given back, ₹50.00 of ₹640.00 due',
    'UPI और नकद, ₹1,640.00 में से ₹120.00 वापस, ₹640.00 में से ₹50.00 बाकी',
  ],
  ['Online', 'refund refused', 'ऑनलाइन, पैसे वापस नहीं पहुँचे'],
  ['No payment', 'nothing due', 'पेमेंट नहीं, कुछ बाकी नहीं'],
  ['UPI', 'refunded at the gateway', 'UPI, पैसे वापस'],
])('an order that is paid by %s and is %s', (way, standing, words) => {
  expect(hindi.payment(way, standing)).toBe(words)
})

test.each([
  ['Tomato 1 kg: taken out', 'हटाया: Tomato 1 kg'],
  ['2 × Ghee 500 g added, ₹640.00 each', 'जोड़ा: 2 × Ghee 500 g, एक का दाम ₹640.00'],
  ['Tomato 1 kg: 2 instead of 3', 'Tomato 1 kg: 3 की जगह 2'],
  ['Tomato 1 kg: ₹40.00 instead of ₹1,350.00', 'Tomato 1 kg: ₹1,350.00 की जगह ₹40.00'],
  ['Delivery: free instead of ₹40.00', 'डिलीवरी: ₹40.00 की जगह मुफ़्त'],
  ['Discount: ₹40.00 instead of none', 'छूट: कुछ नहीं की जगह ₹40.00'],
])('of what was changed, %s is %s', (told, words) => {
  expect(hindi.label(told)).toBe(words)
})

test('a name of goods that has the word of another language stays as it is', () => {
  expect(hindi.label('Salt and Pepper 1 kg: taken out')).toBe('हटाया: Salt and Pepper 1 kg')
})

test('what a person wrote stays as it is', () => {
  expect(hindi.note('Please ring twice.')).toBe('Please ring twice.')
})
