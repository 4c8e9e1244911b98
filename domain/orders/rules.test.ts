import { expect, test } from 'vitest'

import { paymentOf } from './rules.ts'

const order = { paymentWay: 'gateway', transactionId: 'p', totalPaise: 100_00, paidPaise: 100_00 } as const
const payment = { id: 'p', method: 'upi', amountPaise: 100_00, appliedPaise: 100_00, refundedPaise: 0 }
const cash = { ...order, paymentWay: 'cash', transactionId: null, paidPaise: 0 } as const

test.each([
  ['UPI, paid', order, [payment]],
  ['Card, refunded', order, [{ ...payment, method: 'card', refundedPaise: 100_00 }]],
  ['Netbanking, partly refunded', order, [{ ...payment, method: 'netbanking', refundedPaise: 1 }]],
  ['Cash, unpaid', cash, []],
  // Paid online before it was brought.
  ['UPI, paid', { ...cash, transactionId: 'p', paidPaise: 100_00 }, [payment]],
  [
    'UPI, partly paid',
    { ...cash, transactionId: 'p', paidPaise: 40_00 },
    [{ ...payment, appliedPaise: 40_00, amountPaise: 40_00 }],
  ],
  ['No payment, nothing due', { ...cash, paymentWay: 'none', totalPaise: 0 }, []],
  // A second payment, which nobody owed, goes back whole: the order stays paid by the first one.
  [
    'UPI, paid',
    order,
    [{ ...payment, id: 'second', method: 'card', appliedPaise: 0, refundedPaise: 100_00 }, payment],
  ],
  // What was paid too much goes back first.
  ['UPI, paid', order, [{ ...payment, amountPaise: 130_00, refundedPaise: 30_00 }]],
  ['UPI, partly refunded', order, [{ ...payment, amountPaise: 130_00, refundedPaise: 50_00 }]],
  ['UPI, refunded', order, [{ ...payment, amountPaise: 130_00, refundedPaise: 130_00 }]],
  // A way that the gateway has begun to offer is told in its own word.
  ['quipu, paid', order, [{ ...payment, method: 'quipu' }]],
] as const)('%s', (expected, order, payments) => {
  const { way, standing } = paymentOf(order, payments)
  expect(`${way}, ${standing}`).toBe(expected)
})

test('a refund that was refused is said as long as money of its payment is left', () => {
  const refused = [{ transactionId: 'p', amountPaise: 60_00, why: 'No.' }]
  const half = { ...payment, refundedPaise: 40_00 }

  expect(paymentOf(order, [half], refused)).toEqual({ way: 'UPI', standing: 'refund refused', refused })
  expect(paymentOf(order, [{ ...payment, refundedPaise: 100_00 }], refused)).toEqual({
    way: 'UPI',
    standing: 'refunded',
  })
  expect(paymentOf(order, [{ ...half, id: 'other' }], refused).standing).toBe('partly refunded')
})
