import { asc, eq } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** A stall sells from its device what fits there; the rest is found with a line. */
const mostGoods = 5000

const columns = {
  id: products.id,
  name: products.name,
  hindiName: products.hindiName,
  brand: products.brand,
  family: products.family,
  aliases: products.aliases,
  netQuantity: products.netQuantity,
  netUnit: products.netUnit,
  leastGrams: products.leastGrams,
  mostGrams: products.mostGrams,
  listPricePaise: products.listPricePaise,
  sellingPricePaise: products.sellingPricePaise,
  depositPaise: products.depositPaise,
  stock: products.stock,
  state: products.state,
  barcode: products.barcode,
}

/** What the stall needs of goods to sell them without a line. */
export type StallGood = Pick<typeof products.$inferSelect, keyof typeof columns>

/** What is on the shelf, by name. @throws not_signed_in, forbidden */
export async function stallGoods(ctx: Ctx): Promise<StallGood[]> {
  onDuty(ctx, 'counter')
  return ctx.db
    .select(columns)
    .from(products)
    .where(eq(products.state, 'on_shelf'))
    .orderBy(asc(products.name), asc(products.id))
    .limit(mostGoods)
}
