import { expect, test } from 'vitest'

import { callOffConsequences } from './call-off-words.ts'
import { piecesGivenBack, refundProposalPaise } from './refund-sum.ts'

const line = (sellingPrice: number, quantity: number, position: number) => ({
  _id: 'x',
  position,
  productName: 'Tomato',
  brandName: 'Gram Seva',
  pack: '1 kg',
  category: 'vegetables',
  productImage: [],
  price: sellingPrice,
  sellingPrice,
  quantity,
  off: 0,
})
const order = {
  productId: [line(84.25, 3, 0), line(40, 1, 2)],
  shipping: 40,
  subtotal: 292.75,
  saleDifference: 0,
}

test('the chosen pieces and the delivery are proposed to the paisa, and never more than is left', () => {
  const propose = (pieces: number[], hasShipping: boolean, leftPaise = 1000_00) =>
    refundProposalPaise(order, { pieces, hasShipping }, leftPaise)

  expect(propose([0, 0], false)).toBe(0)
  expect(propose([3, 0], false)).toBe(252_75)
  expect(propose([1, 1], true)).toBe(164_25)
  expect(propose([3, 1], true, 100_00)).toBe(100_00)
})

test('a piece is given back at what was really taken for it: with its share of a discount, or of a sale at another price', () => {
  const propose = (changes: object, pieces: number[]) =>
    refundProposalPaise({ ...order, ...changes }, { pieces, hasShipping: false }, 1000_00)

  const [tomatoes, ghee] = order.productId
  const productId = [
    { ...tomatoes, off: 25.28 },
    { ...ghee, off: 4 },
  ]
  expect(propose({ productId }, [3, 1])).toBe(292_75 - 29_28)
  expect(propose({ productId }, [0, 1])).toBe(36_00)
  expect(propose({ saleDifference: -58.55 }, [0, 1])).toBe(32_00)
  expect(propose({ saleDifference: 58.55 }, [0, 1])).toBe(48_00)
})

test('pieces that were given back before are counted by line, without what was refused', () => {
  const refund = (
    standing: 'given back' | 'refused',
    ...lines: { position: number; quantity: number }[]
  ) => ({
    _id: 'r',
    transactionId: 'p',
    amount: 1,
    why: '',
    note: '',
    lines,
    standing,
    reason: 'by_hand' as const,
    refusal: '',
    at: '',
    givenBackAt: null,
    by: null,
  })
  const refunds = [
    refund('given back', { position: 0, quantity: 1 }),
    refund('given back', { position: 0, quantity: 1 }, { position: 2, quantity: 1 }),
    refund('refused', { position: 0, quantity: 1 }),
  ]
  expect(piecesGivenBack({ ...order, refunds })).toEqual([2, 1])
})

test('before an order is called off it is said what becomes of goods and money', () => {
  const payment = { transactionId: 'p', way: 'Card', amount: 640, left: 520, at: '' }
  const cash = { amount: 450, way: 'Cash', reference: '', at: '', note: '', by: null }

  expect(callOffConsequences('cancel', { ...order, payments: [payment], cash: [] })).toEqual([
    '4 pieces go back onto the shelf.',
    '₹520.00 goes back to the customer by Card.',
  ])
  expect(callOffConsequences('cancel', { ...order, payments: [], cash: [] })).toEqual([
    '4 pieces go back onto the shelf.',
    'There is no money to give back.',
  ])
  expect(
    callOffConsequences('refund', {
      ...order,
      payments: [{ ...payment, left: 0 }],
      cash: [cash, { ...cash, amount: -50 }],
    }),
  ).toEqual([
    'The goods do not go back onto the shelf by themselves. Please look at them first.',
    'Please give the customer ₹400.00 back in cash.',
  ])
  const byUpi = { ...cash, way: 'UPI', reference: 'PAID00000001' }
  expect(callOffConsequences('cancel', { ...order, payments: [], cash: [byUpi] })).toEqual([
    '4 pieces go back onto the shelf.',
    'Please send the customer ₹450.00 back by UPI first, and enter the reference.',
  ])
})
