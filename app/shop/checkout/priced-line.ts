import type { CartLine } from '#contract/cart.ts'
import { toPaise } from '#domain/pricing/rules.ts'
import type { PricedLine } from '#domain/pricing/rules.ts'

/** A line of the wire, in rupees, as the rules of pricing take it, in paise. */
export function pricedLine({ quantity, productId }: CartLine): PricedLine {
  return {
    quantity,
    listPricePaise: toPaise(productId.price),
    sellingPricePaise: toPaise(productId.sellingPrice),
  }
}
