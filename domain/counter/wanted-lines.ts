import { inArray } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { refuseOtherWeight } from '#domain/cart/refuse-other-weight.ts'
import { productColumns } from '#domain/catalog/queries.ts'
import { named, snapshot } from '#domain/checkout/wanted-cart.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { refuseShort } from '#domain/inventory/refuse-short.ts'

/**
 * What is asked for at the counter, priced as it costs now; `refuseSoldOut` throws out_of_stock or
 * no_longer_sold where the shelf has too little, and invalid_input where it is not sold by such a weight.
 * @throws not_found, no_price
 */
export async function wantedLines({ db }: Ctx, wanted: readonly { productId: string; quantity: number }[]) {
  const found = await db
    .select({ product: productColumns, hsnCode: products.hsnCode, taxRateBp: products.taxRateBp })
    .from(products)
    .where(
      inArray(
        products.id,
        wanted.map(({ productId }) => productId),
      ),
    )
  const byId = new Map(found.map((row) => [row.product.id, row]))
  const bought = wanted.map(({ productId, quantity }) => {
    const row = byId.get(productId)
    if (!row) throw new DomainError('not_found', { what: 'product' })
    return { ...row, quantity }
  })
  const refuseSoldOut = () => {
    for (const { product, quantity } of bought) {
      refuseOtherWeight(product, quantity)
      refuseShort({ ...named(product), quantity }, product.stock ?? Infinity)
    }
  }
  return { lines: snapshot(bought), refuseSoldOut }
}
