import { asc, sql } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'

/**
 * Locks these products until the transaction ends and answers their counted stock (null: nobody counts).
 * Always in ascending order of their ids, so that two carts with the same goods never wait for each other in
 * a circle.
 */
export async function lockStock(
  ctx: Ctx,
  productIds: readonly string[],
): Promise<Map<string, number | null>> {
  const rows = await lockProducts(ctx, productIds)
  return new Map([...rows].map(([id, { stock }]) => [id, stock]))
}

/** The same, with price, deposit and whether it is on the shelf, which cannot change any more either. */
export async function lockProducts(
  { db }: Ctx,
  productIds: readonly string[],
): Promise<
  Map<
    string,
    { stock: number | null; sellingPricePaise: number; depositPaise: number | null; isOnShelf: boolean }
  >
> {
  const rows = await db
    .select({
      id: products.id,
      stock: products.stock,
      sellingPricePaise: products.sellingPricePaise,
      depositPaise: products.depositPaise,
      isOnShelf: sql<boolean>`${products.state} = 'on_shelf'`,
    })
    .from(products)
    .where(anyOf(products.id, [...new Set(productIds)]))
    .orderBy(asc(products.id))
    .for('no key update')
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
