import { inArray } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { refuseOtherWeight } from '#domain/cart/refuse-other-weight.ts'
import { productColumns } from '#domain/catalog/queries.ts'
import { mostSteps } from '#domain/catalog/rules.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import { named, snapshot } from '#domain/checkout/wanted-cart.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { refuseShort } from '#domain/inventory/refuse-short.ts'
import { weighedNow } from '#domain/pricing/weighing/rules.ts'

/** So many of them, or so many grams of what was weighed at the counter. */
export interface CounterLine {
  productId: string
  quantity?: number | undefined
  grams?: number | undefined
}

/**
 * What is asked for at the counter, priced as it costs now; `refuseSoldOut` throws out_of_stock or
 * no_longer_sold where the shelf has too little, and invalid_input where it is not sold by such a weight.
 * What was weighed has no least and most: its customer sees how much it is.
 * @throws not_found, no_price, invalid_input for a weight of what is sold by the pack, or for too much
 */
export async function wantedLines({ db }: Ctx, wanted: readonly CounterLine[]) {
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
  const bought = wanted.map(({ productId, quantity = 1, grams }) => {
    const row = byId.get(productId)
    if (!row) throw new DomainError('not_found', { what: 'product' })
    if (grams === undefined) return { ...row, quantity, grams }
    refuseOtherGrams(row.product, grams)
    return { ...row, quantity: weighedNow(row.product, grams).quantity, grams }
  })
  const refuseSoldOut = () => {
    for (const { product, quantity, grams } of bought) {
      if (grams === undefined) refuseOtherWeight(product, quantity)
      refuseShort({ ...named(product), quantity }, product.stock ?? Infinity)
    }
  }
  const lines = snapshot(bought).map((line, place) => {
    const { grams } = bought[place]!
    return grams === undefined ? line : { ...line, ...weighedNow(line, grams) }
  })
  return { lines, refuseSoldOut }
}

/** A line has a number of steps at most, and costs a paisa a step at least. @throws invalid_input */
function refuseOtherGrams(pack: PackSize & { sellingPricePaise: number }, grams: number): void {
  const { isByWeight, netQuantity, sellingPricePaise } = pack
  if (!isByWeight) throw new DomainError('invalid_input', { fields: { grams: { problem: 'unexpected' } } })
  const maximum = mostSteps * netQuantity
  const minimum = Math.ceil(netQuantity / Math.max(1, sellingPricePaise))
  const origin = 'grams'
  if (grams > maximum)
    throw new DomainError('invalid_input', { fields: { grams: { problem: 'too_big', maximum, origin } } })
  if (grams < minimum)
    throw new DomainError('invalid_input', { fields: { grams: { problem: 'too_small', minimum, origin } } })
}
