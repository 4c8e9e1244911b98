import type { DeliveryCost } from '#contract/delivery-area.ts'
import { shortRupees } from '#domain/pricing/rules.ts'
import type { Shipping } from '#domain/pricing/rules.ts'

import { shippingOf } from './shipping.ts'

export interface DeliveryAnswer {
  delivered: boolean
  /** null: not said. */
  days: number | null
  /** The shopkeeper's words; empty for none. */
  note: string
  delivery: DeliveryCost
}

/**
 * 'We deliver to 226001 in 2 days. Before noon.' `shop`: what delivery costs elsewhere, which is not said.
 */
export function deliveryWords(
  pinCode: string,
  { delivered, days, note, delivery }: DeliveryAnswer,
  shop: Shipping,
): string {
  if (!delivered) return `We do not deliver to ${pinCode} yet. You can fetch it at the market.`
  const first = `We deliver to ${pinCode}${daysWords(days)}.`
  return [first, ...ownTerms(delivery, shop), note].filter(Boolean).join(' ')
}

/** What an area has of its own, a sentence each. */
function ownTerms(delivery: DeliveryCost, shop: Shipping): string[] {
  const { shippingPaise, freeFromPaise, leastPaise } = shippingOf(delivery)
  const isOwn = shippingPaise !== shop.shippingPaise || freeFromPaise !== shop.freeFromPaise
  const free = freeFromPaise === null ? '' : `, free from ${shortRupees(freeFromPaise)}`
  return [
    ...(isOwn
      ? [shippingPaise === 0 ? 'Delivery is free.' : `Delivery ${shortRupees(shippingPaise)}${free}.`]
      : []),
    ...(leastPaise > 0 ? [`Goods from ${shortRupees(leastPaise)}.`] : []),
  ]
}

function daysWords(days: number | null): string {
  if (days === null) return ''
  if (days === 0) return ' on the same day'
  return days === 1 ? ' in 1 day' : ` in ${days} days`
}
