import type { DeliveryCost, PromisedDay } from '#contract/delivery-area.ts'
import { shortRupees } from '#domain/pricing/rules.ts'
import type { Shipping } from '#domain/pricing/rules.ts'
import { indianDay, indianHour } from '#domain/time/rules.ts'
import * as words from '#words/shop/addresses/delivery/en.ts'
import { noDayWords } from '#words/shop/days/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'

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
  if (!delivered) return words.notDelivered(pinCode)
  const when = promised ? words.deliveredOn(pinCode, shortDay(promised.on)) : words.deliveredIn(pinCode, days)
  const day = promised ? [orderBefore(promised), closedWords(promised)] : [noDayWords]
  return [when, ...day, ...ownTerms(delivery, shop), note].filter(Boolean).join(' ')
}

/** 'Order before Tue 24 Nov, 6 pm.' */
export function orderBefore({ until }: Pick<PromisedDay, 'until'>): string {
  // Midnight belongs to the day that it ends.
  const day = shortDay(indianDay(new Date(new Date(until).getTime() - 1)))
  return words.orderBefore(day, indianHour(until))
}

/** 'We are closed on Wed 25 Nov: Diwali.', or '' where no holiday has moved the day. */
export function closedWords({ closed }: Pick<PromisedDay, 'closed'>): string {
  return closed ? words.closedOn(shortDay(closed.on), closed.words) : ''
}

/** What an area has of its own, a sentence each. */
function ownTerms(delivery: DeliveryCost, shop: Shipping): string[] {
  const { shippingPaise, freeFromPaise, leastPaise } = shippingOf(delivery)
  const isOwn = shippingPaise !== shop.shippingPaise || freeFromPaise !== shop.freeFromPaise
  const freeFrom = freeFromPaise === null ? null : shortRupees(freeFromPaise)
  return [
    ...(isOwn
      ? [shippingPaise === 0 ? words.isFree : words.costs(shortRupees(shippingPaise), freeFrom)]
      : []),
    ...(leastPaise > 0 ? [words.goodsFrom(shortRupees(leastPaise))] : []),
  ]
}
