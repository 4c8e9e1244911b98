import { leftByHand } from '#domain/payments/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'

import type { OneOrder } from './one-order.ts'

/** What comes of it when its owner cancels it. Of the dialog alone, which comes later than the page. */
export function cancelWords(order: OneOrder): string {
  const { payments, cash, refunds, totalPaise } = order
  if (totalPaise === 0)
    return 'These goods replace what you sent back. If you cancel, we do not bring them, and decide your return once more. Would you rather have your money? Please write to us.'
  const leftPaise = payments.reduce((sum, { leftPaise }) => sum + leftPaise, 0)
  const paidPaise = payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const ways = [...new Set(payments.map(({ way }) => way))].join(', ')
  const what = leftPaise < paidPaise ? 'the rest of your money' : 'all of your money'
  const { cashPaise, upiPaise } = moneyInHand(order)
  const money = [
    leftPaise > 0 &&
      `You get ${what} back: ${formatPaise(leftPaise)}, the way you paid (${ways}). Your bank may take a few days to show it.`,
    // Read by an admin who cancels an order of their own: nobody else's press hands it back.
    upiPaise > 0 && `You get ${formatPaise(upiPaise)} back by UPI.`,
    cashPaise > 0 && `You get ${formatPaise(cashPaise)} back in cash.`,
  ].filter(Boolean)
  const isComing = refunds.some(({ standing }) => standing === 'on its way')
  const before = isComing
    ? 'Your money is on its way back to you already.'
    : 'You have your money back already.'
  const hasPaid = paidPaise > 0 || cash.length > 0
  const nothing = hasPaid ? before : 'You have paid nothing yet, so there is nothing to give back.'
  return `${money.join(' ') || nothing} The goods go back on the shelf.`
}

/** What is left of what was paid in cash and to the shop's own UPI id. */
export function moneyInHand({ cash }: OneOrder): ReturnType<typeof leftByHand> {
  return leftByHand(
    cash.map(({ amountPaise, way }) => ({ amountPaise, way: way === 'UPI' ? 'upi' : 'cash' })),
  )
}
