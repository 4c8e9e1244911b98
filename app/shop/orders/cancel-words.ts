import { handWayOf, leftByHand } from '#domain/payments/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import * as labels from '#words/shop/order-labels/en.ts'
import * as words from '#words/shop/orders/cancel/en.ts'

import type { OneOrder } from './one-order.ts'

/** What comes of it when its owner cancels it. Of the dialog alone, which comes later than the page. */
export function cancelWords(order: OneOrder): string {
  const { payments, cash, refunds, totalPaise } = order
  if (totalPaise === 0) return words.replaces
  const leftPaise = payments.reduce((sum, { leftPaise }) => sum + leftPaise, 0)
  const paidPaise = payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const ways = [...new Set(payments.map(({ way }) => labels.label(way)))].join(', ')
  const { cashPaise, upiPaise, receivablePaise } = moneyInHand(order)
  const money = [
    leftPaise > 0 && words.onlineBack(formatPaise(leftPaise), ways, leftPaise >= paidPaise),
    receivablePaise > 0 && words.offKhata(formatPaise(receivablePaise)),
    // Read by an admin who cancels an order of their own: nobody else's press hands it back.
    upiPaise > 0 && words.backByUpi(formatPaise(upiPaise)),
    cashPaise > 0 && words.backInCash(formatPaise(cashPaise)),
  ].filter(Boolean)
  const isComing = refunds.some(({ standing }) => standing === 'on its way')
  const before = isComing ? words.onItsWay : words.isBack
  const hasPaid = paidPaise > 0 || cash.length > 0
  const nothing = hasPaid ? before : words.nothingPaid
  return `${money.join(' ') || nothing} ${words.backOnShelf}`
}

/** What is left of what was paid without the gateway. */
export function moneyInHand({ cash }: OneOrder): ReturnType<typeof leftByHand> {
  return leftByHand(cash.map(({ amountPaise, way }) => ({ amountPaise, way: handWayOf(way) })))
}
