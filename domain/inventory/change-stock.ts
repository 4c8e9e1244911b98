import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

// The one place that writes `products.stock`. All of these run inside a transaction.

/**
 * Why stock changes. hold: its person is paying. release: they did not. sale: a payment came after its hold.
 * count: a new product is counted from the start. correction: the shopkeeper says so.
 */
export type StockCause =
  | { why: 'hold' | 'release' | 'sale'; paymentOrderId: string }
  | { why: 'count' | 'correction' }

export interface StockChange {
  productId: string
  /** Pieces that come onto the shelf, negative for those that leave it. */
  change: number
}

/**
 * Locks these products until the transaction ends and answers their counted stock (null: nobody counts).
 * Always in ascending order of their ids, so that two carts with the same goods never wait for each other in
 * a circle.
 */
export async function lockStock(
  { db }: Ctx,
  productIds: readonly string[],
): Promise<Map<string, number | null>> {
  const rows = await db
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(inArray(products.id, [...new Set(productIds)]))
    .orderBy(asc(products.id))
    .for('no key update')
  return new Map(rows.map((row) => [row.id, row.stock]))
}

/**
 * Changes the stock of counted products, all in one statement; of uncounted ones nothing changes. Their rows
 * are locked already; the table's check forbids less than 0.
 */
export async function changeStock(
  ctx: Ctx,
  cause: StockCause,
  changes: readonly StockChange[],
): Promise<void> {
  const sums = new Map<string, number>()
  for (const { productId, change } of changes) sums.set(productId, (sums.get(productId) ?? 0) + change)
  if (sums.size === 0) return
  const values = sql.join(
    [...sums].map(([productId, change]) => sql`(${productId}::text, ${change}::integer)`),
    sql`, `,
  )
  const changed = await ctx.db
    .update(products)
    .set({ stock: sql`${products.stock} + changes.change` })
    .from(sql`(values ${values}) as changes (id, change)`)
    .where(and(sql`${products.id} = changes.id`, isNotNull(products.stock)))
    .returning({ id: products.id })
  if (changed.length === 0) return
  ctx.log.info(
    { cause, changes: Object.fromEntries(changed.map(({ id }) => [id, sums.get(id)])) },
    'stock changed',
  )
}

/** Begins to count a product at so many pieces, or ends it (null). Its row is locked already. */
export async function setCounting(
  ctx: Ctx,
  cause: StockCause,
  { productId, stock }: { productId: string; stock: number | null },
): Promise<void> {
  await ctx.db.update(products).set({ stock }).where(eq(products.id, productId))
  ctx.log.info(
    { cause, productId, stock },
    stock === null ? 'stock is not counted any more' : 'stock counted',
  )
}
