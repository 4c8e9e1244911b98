import { formatPaise } from '#domain/pricing/rules.ts'

import type { OneOrder } from './one-order.ts'

/** What comes of it when its owner cancels it. Of the dialog alone, which comes later than the page. */
export function cancelWords({ payments, cash, totalPaise }: OneOrder): string {
  if (totalPaise === 0)
    return 'These goods replace what you sent back. If you cancel, we do not bring them, and decide your return once more. Would you rather have your money? Please write to us.'
  const leftPaise = payments.reduce((sum, { leftPaise }) => sum + leftPaise, 0)
  const paidPaise = payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const ways = [...new Set(payments.map(({ way }) => way))].join(', ')
  const what = leftPaise < paidPaise ? 'the rest of your money' : 'all of your money'
  const cashPaise = cash.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const money = [
    leftPaise > 0 &&
      `You get ${what} back: ${formatPaise(leftPaise)}, the way you paid (${ways}). Your bank may take a few days to show it.`,
    // Read by an admin who cancels an order of their own: nobody else's press hands cash back.
    cashPaise > 0 && `You get ${formatPaise(cashPaise)} back in cash.`,
  ].filter(Boolean)
  const hasPaid = paidPaise > 0 || cash.length > 0
  const nothing = hasPaid
    ? 'You have your money back already.'
    : 'You have paid nothing yet, so there is nothing to give back.'
  return `${money.join(' ') || nothing} The goods go back on the shelf.`
}
