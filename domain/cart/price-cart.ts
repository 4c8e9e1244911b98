import { productsOf } from '#domain/catalog/queries.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { cartTotals } from '#domain/pricing/rules.ts'
import type { CartTotals } from '#domain/pricing/rules.ts'

import { limitsOf, withinLimits } from './rules.ts'
import { largestOfEach } from './wanted-lines.ts'
import type { WantedLine } from './wanted-lines.ts'

interface PricedCart {
  /** In the order of the list, those that are sold out or gone included, as in a cart. */
  lines: { quantity: number; product: ProductView }[]
  totals: CartTotals
  soldOut: ProductView[]
  /** Not sold any more. */
  gone: ProductView[]
  /** The ids of what the shop does not sell. */
  unknown: string[]
}

/**
 * Prices a list that nobody has stored, as the cart of a guest is, by the rules of every cart. Of a product
 * that is there twice the larger quantity counts.
 */
export async function priceCart(ctx: Ctx, { lines }: { lines: readonly WantedLine[] }): Promise<PricedCart> {
  const wanted = largestOfEach(lines)
  const found = await productsOf(
    ctx,
    wanted.map(({ productId }) => productId),
  )
  const shown = found
    .filter(({ state }) => state !== 'draft')
    .map((product) => (canBeHad(product) ? product : { ...product, stock: 0 }))
  const products = new Map(shown.map((product) => [product.id, product]))
  const priced = wanted.flatMap(({ productId, quantity }) => {
    const product = products.get(productId)
    return product ? { quantity: withinLimits(quantity, product), product } : []
  })
  return {
    lines: priced,
    totals: cartTotals(
      priced.map(({ quantity, product }) => ({ ...product, quantity })),
      ctx.shop.terms,
    ),
    soldOut: shown.filter(({ stock, state }) => stock === 0 && state === 'on_shelf'),
    gone: shown.filter(({ state }) => state === 'archived'),
    unknown: wanted.map(({ productId }) => productId).filter((id) => !products.has(id)),
  }
}

/** Not what is off the shelf, nor goods by weight where less than their least is left. */
function canBeHad(product: ProductView): boolean {
  return product.state === 'on_shelf' && (product.stock === null || product.stock >= limitsOf(product).least)
}
