import { expect, test } from 'vitest'

import { paymentOf } from './rules.ts'

const order = {
  status: 'paid',
  paymentWay: 'gateway',
  transactionId: 'p',
  totalPaise: 640_00,
  paidPaise: 640_00,
} as const
const payment = { id: 'p', method: 'upi', amountPaise: 640_00, appliedPaise: 640_00, refundedPaise: 0 }
const inCash = { ...order, status: 'placed', paymentWay: 'cash', transactionId: null, paidPaise: 0 } as const
const taken = (amountPaise: number, cause = 'counter') => ({ amountPaise, way: 'cash' as const, cause })
const byUpi = { amountPaise: 640_00, way: 'upi' as const, cause: 'counter' }

test.each([
  ['UPI, paid', order, [payment], []],
  ['Card, refunded', order, [{ ...payment, method: 'card', refundedPaise: 640_00 }], []],
  ['Card, ₹120.00 of ₹640.00 given back', order, [{ ...payment, method: 'card', refundedPaise: 120_00 }], []],
  ['Cash, due', inCash, [], []],
  ['Cash, paid', { ...inCash, status: 'delivered', paidPaise: 640_00 }, [], [taken(640_00)]],
  ['Cash, ₹50.00 of ₹640.00 due', { ...inCash, status: 'delivered', paidPaise: 590_00 }, [], [taken(590_00)]],
  // Called off before it was brought: nothing was paid, and nothing is to be paid.
  ['Cash, nothing due', { ...inCash, status: 'cancelled' }, [], []],
  [
    'Cash, refunded',
    { ...inCash, status: 'refunded', paidPaise: 640_00 },
    [],
    [taken(640_00), taken(-640_00)],
  ],
  [
    'Cash, ₹40.00 of ₹640.00 given back',
    { ...inCash, status: 'delivered', paidPaise: 640_00 },
    [],
    [taken(640_00), taken(-40_00)],
  ],
  // Paid online before it was brought.
  ['UPI, paid', { ...inCash, transactionId: 'p', paidPaise: 640_00 }, [payment], []],
  [
    'UPI, ₹240.00 of ₹640.00 due',
    { ...inCash, transactionId: 'p', paidPaise: 400_00 },
    [{ ...payment, appliedPaise: 400_00, amountPaise: 400_00 }],
    [],
  ],
  [
    'UPI and cash, paid',
    { ...inCash, status: 'delivered', transactionId: 'p', paidPaise: 640_00 },
    [{ ...payment, appliedPaise: 400_00, amountPaise: 400_00 }],
    [taken(240_00)],
  ],
  [
    'UPI, ₹100.00 of ₹400.00 given back, ₹240.00 of ₹640.00 due',
    { ...inCash, transactionId: 'p', paidPaise: 400_00 },
    [{ ...payment, appliedPaise: 400_00, amountPaise: 400_00, refundedPaise: 100_00 }],
    [],
  ],
  ['No payment, nothing due', { ...inCash, paymentWay: 'none', totalPaise: 0 }, [], []],
  // A second payment, which nobody owed, goes back whole: the order stays paid by the first one.
  [
    'UPI, paid',
    order,
    [{ ...payment, id: 'second', method: 'card', appliedPaise: 0, refundedPaise: 640_00 }, payment],
    [],
  ],
  // What was paid too much goes back first.
  ['UPI, paid', order, [{ ...payment, amountPaise: 670_00, refundedPaise: 30_00 }], []],
  [
    'UPI, ₹20.00 of ₹640.00 given back',
    order,
    [{ ...payment, amountPaise: 670_00, refundedPaise: 50_00 }],
    [],
  ],
  ['UPI, paid', { ...inCash, paidPaise: 640_00 }, [], [byUpi]],
  ['UPI, refunded', order, [{ ...payment, amountPaise: 670_00, refundedPaise: 670_00 }], []],
  [
    'UPI, refunded',
    { ...order, status: 'refunded', paidPaise: 0 },
    [{ ...payment, amountPaise: 630_00, appliedPaise: 0, refundedPaise: 630_00 }],
    [],
  ],
  // A way that the gateway has begun to offer is told in its own word.
  ['quipu, paid', order, [{ ...payment, method: 'quipu' }], []],
] as const)('%s', (expected, order, payments, cash) => {
  const { way, standing } = paymentOf({ order, payments, cash })
  expect(`${way}, ${standing}`).toBe(expected)
})

test('a refund that was refused is said as long as money of its payment is left', () => {
  const refused = [{ transactionId: 'p', amountPaise: 60_00, why: 'No.' }]
  const half = { ...payment, refundedPaise: 320_00 }
  const told = (...payments: (typeof payment)[]) => paymentOf({ order, payments, cash: [], refused })

  expect(told(half)).toEqual({ way: 'UPI', standing: 'refund refused', refused })
  expect(told({ ...payment, refundedPaise: 640_00 })).toEqual({ way: 'UPI', standing: 'refunded' })
  expect(told({ ...half, id: 'other' }).standing).toBe('₹320.00 of ₹640.00 given back')
})
