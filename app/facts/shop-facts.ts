import { shortRupees } from '#domain/pricing/rules.ts'
import type { Shipping } from '#domain/pricing/rules.ts'
import type { ShopTerms } from '#domain/shop/rules.ts'
import * as words from '#words/shop/facts/en.ts'

// The shop's own figures in the words of its pages.

/** 'Delivery costs ₹40 for an order. From ₹499 it is free.' */
export function deliverySentences({ shippingPaise, freeFromPaise }: Shipping): string {
  if (shippingPaise === 0) return words.deliveryFree
  const costs = words.deliveryCosts(shortRupees(shippingPaise))
  return freeFromPaise === null ? costs : `${costs} ${words.freeFrom(shortRupees(freeFromPaise))}`
}

/** '7 days': so long goods can be sent back. */
export function returnDaysOf({ returnDays }: ShopTerms): string {
  return words.days(returnDays)
}

/** '₹2,000': the most that an order in cash may come to. */
export function cashUpTo({ maxCashPaise }: ShopTerms): string {
  return shortRupees(maxCashPaise)
}
