import { expect, test } from 'vitest'

import { errorDescription, gatewayOrder, gatewayPayment, gatewayPayments } from './wire.ts'

const payment = {
  id: 'pay_IH4NVgf4Dreq1l',
  entity: 'payment',
  amount: 49900,
  currency: 'INR',
  status: 'authorized',
  order_id: 'order_IEIaMR65cu6nz3',
  method: 'card',
}

test.each([
  ['notes as an empty list', { notes: [] }],
  ['notes as an object', { notes: { local_order_id: 'po_1' } }],
  ['no error', { error_code: null }],
  ['an empty error', { error_code: '' }],
  ['the last digits as a text', { card: { last4: '0007' } }],
  ['the last digits as a number', { card: { last4: 7 } }],
  ['a captured flag that contradicts the status', { captured: true }],
  ['fields that nobody knows yet', { emi_plan: { months: 3 } }],
])('reads a payment with %s', (_name, oddity) => {
  expect(gatewayPayment.parse({ ...payment, ...oddity })).toEqual({
    id: 'pay_IH4NVgf4Dreq1l',
    gatewayOrderId: 'order_IEIaMR65cu6nz3',
    amountPaise: 49900,
    currency: 'INR',
    status: 'authorized',
    method: 'card',
  })
})

test.each([
  ['an amount in a text', { amount: '49900' }],
  ['a broken amount', { amount: 499.5 }],
  ['a status that does not exist', { status: 'paid' }],
  ['no id', { id: '' }],
])('does not take a payment with %s', (_name, fault) => {
  expect(gatewayPayment.safeParse({ ...payment, ...fault }).success).toBe(false)
})

test('a payment without an order and an order without a receipt have null there', () => {
  const order = { id: 'order_1', amount: 100, currency: 'INR', status: 'created' }

  expect(gatewayPayment.parse({ ...payment, order_id: '' }).gatewayOrderId).toBeNull()
  expect(gatewayOrder.parse({ ...order, receipt: '' }).receipt).toBeNull()
  expect(gatewayOrder.parse(order).receipt).toBeNull()
})

test('one payment that cannot be read makes the whole list unreadable', () => {
  const parsed = gatewayPayments.safeParse({ items: [payment, { ...payment, status: 'lost' }] })

  expect(parsed.success).toBe(false)
})

test('finds the words of an error body, and none in anything else', () => {
  expect(errorDescription({ error: { code: 'BAD_REQUEST_ERROR', description: 'No' } })).toBe('No')
  expect(errorDescription({ message: 'No' })).toBeNull()
  expect(errorDescription(undefined)).toBeNull()
})
