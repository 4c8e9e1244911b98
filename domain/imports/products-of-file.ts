import { inArray } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { everyProductId } from '#domain/catalog/all-products.ts'
import type { ProductSearch } from '#domain/catalog/all-products.ts'
import { productColumns } from '#domain/catalog/queries.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import { seasonCell } from '#domain/catalog/seasons/cell/rules.ts'
import { seasonsOfGoods } from '#domain/catalog/seasons/queries.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { readWhole } from '#domain/ground/whole-list.ts'
import type { Take } from '#domain/ground/whole-list.ts'
import { groupPricesOfGoods, noGroupPrices } from '#domain/products/group-prices.ts'
import type { GroupPrices } from '#domain/products/group-prices.ts'

/** A product with all that a file has of it. */
export interface ProductOfFile extends ProductView, GroupPrices {
  lowStockMark: number
  /** As a cell has it; null: it has none. */
  season: string | null
}

/** These products, in any order. */
export async function productsOfFile(ctx: Ctx, ids: readonly string[]): Promise<ProductOfFile[]> {
  if (ids.length === 0) return []
  const seasons = await seasonsOfGoods(ctx, ids)
  const prices = await groupPricesOfGoods(ctx, ids)
  const found = await ctx.db
    .select({ ...productColumns, lowStockMark: products.lowStockMark })
    .from(products)
    .where(inArray(products.id, [...ids]))
  return found.map((product) => {
    const season = seasons.get(product.id)
    const ofGroups = prices.get(product.id) ?? noGroupPrices
    return { ...product, ...ofGroups, season: season ? seasonCell(season) : null }
  })
}

/** All products that are looked for, in any state unless one is given. @throws not_signed_in, forbidden */
export async function exportProducts(
  ctx: Ctx,
  { state = 'all', ...search }: ProductSearch,
  take: Take<ProductOfFile>,
): Promise<void> {
  admin(ctx)
  await readWhole(ctx, { ids: everyProductId(ctx, { ...search, state }), rowsOf: productsOfFile }, take)
}
