import type { CartLine } from '#contract/cart.ts'
import { cartTotals, toPaise } from '#domain/pricing/rules.ts'
import type { CartTotals, PricedLine, Shipping } from '#domain/pricing/rules.ts'

/** A cart line of an answer, in rupees, as the pricing rules take it, in paise. */
export function pricedLine({ quantity, productId }: CartLine): PricedLine {
  return {
    quantity,
    listPricePaise: toPaise(productId.price),
    sellingPricePaise: toPaise(productId.sellingPrice),
    depositPaise: toPaise(productId.deposit ?? 0),
  }
}

/** Nothing of it can be had, so it counts in no sum; what is off the shelf has a stock of 0. */
export function isSoldOut({ productId: { stock } }: CartLine): boolean {
  return stock === 0
}

/** What one pays for these lines: until what is sold out is taken out, nobody is asked to pay. */
export function totalsToPay(lines: readonly CartLine[], shipping: Shipping): CartTotals {
  return cartTotals(lines.filter((line) => !isSoldOut(line)).map(pricedLine), shipping)
}
