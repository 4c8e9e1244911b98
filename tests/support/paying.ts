import { expect } from 'vitest'

import type { Answer, Visitor } from './visitor.ts'

/** Puts each product once into the visitor's cart, as often as it is named. */
export async function fillCart(visitor: Visitor, ...productIds: string[]): Promise<void> {
  for (const productId of productIds) {
    const added = await visitor.post('/api/addto-cart', { productId })
    expect(added.body).toMatchObject({ success: true })
  }
}

/** What the cart page would show as the total, in rupees. */
export async function cartTotal(visitor: Visitor): Promise<number> {
  const { body } = await visitor.get('/api/view-card-product')
  const lines = body.data as { quantity: number; productId: { sellingPrice: number } }[]
  const subtotalPaise = lines.reduce(
    (sum, line) => sum + Math.round(line.productId.sellingPrice * 100) * line.quantity,
    0,
  )
  return (subtotalPaise + (subtotalPaise >= 499_00 ? 0 : 40_00)) / 100
}

/** Starts paying for the cart as it stands. */
export async function startPaying(visitor: Visitor): Promise<{ orderId: string; amountPaise: number }> {
  const answer = await visitor.post('/api/razorpay/order', { amount: await cartTotal(visitor) })
  expect(answer.body).toMatchObject({ success: true })
  return { orderId: answer.body.order.id, amountPaise: answer.body.order.amount }
}

export interface Receipt {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
}

type Webhook = 'normal' | 'none' | 'duplicate' | 'late'

/** Does at the test gateway what a person in the checkout would do. */
export async function payAtGateway(
  visitor: Visitor,
  orderId: string,
  {
    outcome = 'success',
    webhook = 'none',
  }: { outcome?: 'success' | 'failure' | 'authorized'; webhook?: Webhook } = {},
): Promise<Receipt> {
  const answer = await visitor.post('/sandbox/razorpay/pay', { order_id: orderId, outcome, webhook })
  expect(answer.status).toBe(200)
  return answer.body as unknown as Receipt
}

export function verify(visitor: Visitor, receipt: Receipt): Promise<Answer> {
  return visitor.post('/api/razorpay/verify', receipt)
}

export interface ShownOrder {
  _id: string
  totalPrice: number
  status: string
  transactionId: string
  productId: { _id: string; quantity: number; sellingPrice: number }[]
}

export async function ordersOf(visitor: Visitor): Promise<ShownOrder[]> {
  return (await visitor.get('/api/orders/myorders')).body.data as ShownOrder[]
}
