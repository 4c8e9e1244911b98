import type { CartLine } from '#contract/cart.ts'
import { toPaise } from '#domain/pricing/rules.ts'
import type { PricedLine } from '#domain/pricing/rules.ts'

/** A cart line of an answer, in rupees, as the pricing rules take it, in paise. */
export function pricedLine({ quantity, productId }: CartLine): PricedLine {
  return {
    quantity,
    listPricePaise: toPaise(productId.price),
    sellingPricePaise: toPaise(productId.sellingPrice),
  }
}
