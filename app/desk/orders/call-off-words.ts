import type { OrderDetail } from '#contract/order-desk.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import { leftInHand } from './refund-sum.ts'

type Money = Pick<OrderDetail, 'payments' | 'cash' | 'productId'>

/** What follows when an order is cancelled, or all of it is given back, each in a sentence. */
export function callOffConsequences(action: 'cancel' | 'refund', order: Money): string[] {
  const pieces = order.productId.reduce((sum, { quantity }) => sum + quantity, 0)
  const online = order.payments.filter(({ left }) => left > 0)
  const { cashPaise, upiPaise, receivablePaise } = leftInHand(order)
  const goods =
    action === 'cancel'
      ? `${pieces} ${pieces === 1 ? 'piece goes' : 'pieces go'} back onto the shelf.`
      : 'The goods do not go back onto the shelf by themselves. Please look at them first.'
  return [
    goods,
    ...online.map(({ left, way }) => `${formatPaise(toPaise(left))} goes back to the customer by ${way}.`),
    ...(receivablePaise > 0 ? [`${formatPaise(receivablePaise)} comes off the customer’s khata.`] : []),
    ...(upiPaise > 0
      ? [`Please send the customer ${formatPaise(upiPaise)} back by UPI first, and enter the reference.`]
      : []),
    ...(cashPaise > 0 ? [`Please give the customer ${formatPaise(cashPaise)} back in cash.`] : []),
    ...(online.length === 0 && cashPaise + upiPaise + receivablePaise === 0
      ? ['There is no money to give back.']
      : []),
  ]
}
