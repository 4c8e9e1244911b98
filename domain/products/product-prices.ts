import { asc, eq, inArray } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { valueNamed } from '#domain/catalog/rules.ts'
import type { NetUnit } from '#domain/catalog/rules.ts'
import type { ProductState } from '#domain/catalog/states/rules.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { readWhole } from '#domain/ground/whole-list.ts'
import type { Take } from '#domain/ground/whole-list.ts'
import { heldPieces } from '#domain/inventory/queries.ts'

/** What a product costs, how many there are and where it stands. Money in paise. */
export interface ProductPrices {
  listPricePaise: number
  sellingPricePaise: number
  /** How many can be sold; null where nobody counts. */
  stock: number | null
  state: ProductState
}

/** A row of the grid of prices. */
export interface ProductPricesView extends ProductPrices {
  id: string
  name: string
  brand: string
  netQuantity: number
  netUnit: NetUnit
  /** How many more are there, held for people who are paying. */
  held: number
}

/**
 * All products of a category, in any state and however many, in the market's own order; none for a category
 * that there is not. @throws not_signed_in, forbidden
 */
export async function everyProductPrices(
  ctx: Ctx,
  { category }: { category: string },
  take: Take<ProductPricesView>,
): Promise<void> {
  admin(ctx)
  const ids = ctx.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.category, valueNamed(ctx.categories, category)))
    .orderBy(asc(products.position))
  await readWhole(ctx, { ids, rowsOf: productPricesOf }, take)
}

/** Of these products, in any order. */
export async function productPricesOf({ db }: Ctx, ids: readonly string[]): Promise<ProductPricesView[]> {
  if (ids.length === 0) return []
  return db
    .select({
      id: products.id,
      name: products.name,
      brand: products.brand,
      netQuantity: products.netQuantity,
      netUnit: products.netUnit,
      listPricePaise: products.listPricePaise,
      sellingPricePaise: products.sellingPricePaise,
      stock: products.stock,
      held: heldPieces,
      state: products.state,
    })
    .from(products)
    .where(inArray(products.id, [...ids]))
}
