import type { DeliveryCost, PromisedDay } from '#contract/delivery-area.ts'
import { shortRupees } from '#domain/pricing/rules.ts'
import type { Shipping } from '#domain/pricing/rules.ts'
import { indianDay, indianHour, shortDay } from '#domain/time/rules.ts'
import { noDayWords } from '#words/shop/days/en.ts'

import { shippingOf } from './shipping.ts'

export interface DeliveryAnswer {
  delivered: boolean
  /** null: not said. */
  days: number | null
  /** The shopkeeper's words; empty for none. */
  note: string
  delivery: DeliveryCost
  /** null: the shop calls. */
  promised: PromisedDay | null
}

/**
 * 'We deliver to 226001 on Wed 25 Nov. Order before Tue 24 Nov, 6 pm. Before noon.' `shop`: what delivery
 * costs elsewhere, which is not said.
 */
export function deliveryWords(
  pinCode: string,
  { delivered, days, note, delivery, promised }: DeliveryAnswer,
  shop: Shipping,
): string {
  if (!delivered) return `We do not deliver to ${pinCode} yet. You can fetch it at the market.`
  const when = promised ? ` on ${shortDay(promised.on)}` : daysWords(days)
  const day = promised ? [orderBefore(promised), closedWords(promised)] : [noDayWords]
  return [`We deliver to ${pinCode}${when}.`, ...day, ...ownTerms(delivery, shop), note]
    .filter(Boolean)
    .join(' ')
}

/** 'Order before Tue 24 Nov, 6 pm.' */
export function orderBefore({ until }: Pick<PromisedDay, 'until'>): string {
  const hour = indianHour(until)
  // Midnight belongs to the day that it ends.
  const day = shortDay(indianDay(new Date(new Date(until).getTime() - 1)))
  const at = hour === 0 ? 'midnight' : `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`
  return `Order before ${day}, ${at}.`
}

/** 'We are closed on Wed 25 Nov: Diwali.', or '' where no holiday has moved the day. */
export function closedWords({ closed }: Pick<PromisedDay, 'closed'>): string {
  if (!closed) return ''
  return `We are closed on ${shortDay(closed.on)}${closed.words ? `: ${closed.words}` : ''}.`
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
