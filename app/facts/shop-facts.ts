import { freeShippingFromPaise, shippingPaise } from '#domain/pricing/rules.ts'

/** The shop's own figures in the words of its pages, taken from the rules that the cart is priced with. */
export const freeShippingFrom = `₹${freeShippingFromPaise / 100}`
export const shippingCost = `₹${shippingPaise / 100}`

/** Return window, in days. */
export const returnDays = 7
