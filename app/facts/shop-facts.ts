import { freeShippingFromPaise, shippingPaise } from '#domain/pricing/rules.ts'

/** The shop's own figures in the words of its pages, taken from the rules that the cart is priced with. */
export const freeShippingFrom = `₹${freeShippingFromPaise / 100}`
export const shippingCost = `₹${shippingPaise / 100}`

/** So many days a purchase can be sent back. */
export const returnDays = 7
