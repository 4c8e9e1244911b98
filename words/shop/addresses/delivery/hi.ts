import { partOfDay } from '#words/ui/dates/part-of-day.ts'

import type * as en from './en.ts'

export const notDelivered: typeof en.notDelivered = (pinCode) =>
  `${pinCode} पर हम अभी डिलीवरी नहीं करते। चाहें तो सामान बाज़ार से ले जाएँ।`
export const deliveredOn: typeof en.deliveredOn = (pinCode, day) => `${pinCode} पर डिलीवरी ${day} को होगी।`
export const deliveredIn: typeof en.deliveredIn = (pinCode, days) => {
  if (days === null) return `हम ${pinCode} पर डिलीवरी करते हैं।`
  return days === 0 ? `${pinCode} पर डिलीवरी उसी दिन होती है।` : `${pinCode} पर डिलीवरी ${days} दिन में होती है।`
}
export const orderBefore: typeof en.orderBefore = (day, hour) =>
  `${day}, ${partOfDay(hour)} ${hour % 12 || 12} बजे तक ऑर्डर करें।`
export const closedOn: typeof en.closedOn = (day, why) =>
  why === '' ? `${day} को दुकान बंद है।` : `${day} को दुकान बंद है: ${why}।`
export const isFree = 'डिलीवरी मुफ़्त है।'
export const costs: typeof en.costs = (sum, freeFrom) =>
  freeFrom === null ? `डिलीवरी ${sum}।` : `डिलीवरी ${sum}, ${freeFrom} से मुफ़्त।`
export const goodsFrom: typeof en.goodsFrom = (sum) => `कम से कम ${sum} का सामान।`
