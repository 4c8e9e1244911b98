import { and, asc, eq, ne } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { gramsLabel, packLabel, pricePer } from '#domain/catalog/rules.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** Of one shelf: more than anybody prints labels for at once. */
const most = 500

/**
 * The goods of a shelf as labels name them, by name and size; archived ones left out.
 * @throws not_signed_in, forbidden
 */
export async function goodsForLabels(ctx: Ctx, category: string) {
  admin(ctx)
  const { id, name, netQuantity, netUnit, isByWeight, sellingPricePaise, barcode } = products
  const found = await ctx.db
    .select({ id, name, netQuantity, netUnit, isByWeight, sellingPricePaise, barcode })
    .from(products)
    .where(and(eq(products.category, category), ne(products.state, 'archived')))
    .orderBy(asc(name), asc(netQuantity), asc(id))
    .limit(most)
  return found.map(({ netQuantity, netUnit, isByWeight, sellingPricePaise, ...good }) => ({
    ...good,
    // What is weighed has the price of a kilogram.
    ...(isByWeight
      ? {
          pack: gramsLabel(1000),
          sellingPricePaise: pricePer({ netQuantity, netUnit, sellingPricePaise }).paise,
        }
      : { pack: packLabel({ netQuantity, netUnit }), sellingPricePaise }),
  }))
}
