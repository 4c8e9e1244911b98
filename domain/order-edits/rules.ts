import { cartTotals } from '#domain/pricing/rules.ts'
import type { PricedLine, Shipping } from '#domain/pricing/rules.ts'

/** What an order comes to, in paise. */
export interface OrderSums {
  subtotalPaise: number
  discountPaise: number
  shippingPaise: number
  /** Not there where nothing is kept for bottles and crates. */
  depositPaise?: number
  totalPaise: number
}

/**
 * What an order comes to with these lines, priced as a cart is, on the terms of when it was placed. The
 * discount, which no cart has, does not count against free delivery, and is never more than the goods. Of
 * what is fetched the delivery stays as it is: what was paid for it was seen to when that was said (decision
 * 125).
 */
export function sumsOf(
  lines: readonly PricedLine[],
  {
    isCollected,
    shippingPaise: before,
    discountPaise: wanted,
  }: { isCollected: boolean; shippingPaise: number; discountPaise: number },
  terms: Shipping,
): OrderSums {
  const { subtotalPaise, shippingPaise: ofCart, depositPaise } = cartTotals(lines, terms)
  const shippingPaise = isCollected ? before : ofCart
  const discountPaise = Math.min(wanted, subtotalPaise)
  return {
    subtotalPaise,
    discountPaise,
    shippingPaise,
    depositPaise,
    totalPaise: subtotalPaise - discountPaise + shippingPaise + depositPaise,
  }
}

/** What is known of an order's money before its total changes, in paise. */
export interface MoneyBefore {
  paidPaise: number
  surplusPaise: number
  /** What of that a hand has yet to give back. */
  surplusLeftPaise: number
  /** The newest first. refunded: with what is on its way. */
  payments: readonly { id: string; amountPaise: number; appliedPaise: number; refundedPaise: number }[]
}

/** What becomes of the money. */
export interface MoneyAfter {
  paidPaise: number
  /** What nobody owes any more of each payment, and what of it goes back. */
  online: { paymentId: string; offPaise: number; backPaise: number }[]
  surplusPaise: number
  /** What a hand has to give back now. */
  surplusLeftPaise: number
  duePaise: number
}

/**
 * What becomes of an order's money when its total changes. Of what was paid too much the part that came
 * through the gateway goes back first, by itself, that of the newest payment before the others; the rest is
 * to be handed back. What was to be handed back pays first for what the order costs more.
 */
export function moneyAfter(before: MoneyBefore, totalPaise: number): MoneyAfter {
  const { payments, surplusPaise, surplusLeftPaise } = before
  const addedPaise = Math.min(surplusLeftPaise, Math.max(0, totalPaise - before.paidPaise))
  let overPaise = Math.max(0, before.paidPaise - totalPaise)
  const paidPaise = before.paidPaise + addedPaise - overPaise
  const online = payments.flatMap(({ id: paymentId, amountPaise, appliedPaise, refundedPaise }) => {
    const offPaise = Math.min(overPaise, appliedPaise)
    overPaise -= offPaise
    return offPaise > 0
      ? [{ paymentId, offPaise, backPaise: Math.min(offPaise, amountPaise - refundedPaise) }]
      : []
  })
  return {
    paidPaise,
    online,
    surplusPaise: surplusPaise + overPaise - addedPaise,
    surplusLeftPaise: surplusLeftPaise + overPaise - addedPaise,
    duePaise: totalPaise - paidPaise,
  }
}
