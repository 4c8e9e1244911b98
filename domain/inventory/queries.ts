import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'

import { people, products, stockEntries } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'

export interface StockEntryView {
  id: number
  why: (typeof stockEntries.$inferSelect)['why']
  /** The id of what caused it: a payment order, an order, or of itself. */
  cause: string
  shelfChange: number
  heldChange: number
  /** What was on the shelf afterwards. */
  left: number
  /** Who made it; null for the shop itself. */
  by: { id: string; name: string } | null
  note: string | null
  at: Date
}

const entriesAPage = 50

/**
 * Changes of a product's stock, newest first, fifty at a time; `before` goes on from an entry.
 * @throws not_signed_in, forbidden
 */
export async function stockEntriesOf(
  ctx: Ctx,
  { productId, before }: { productId: string; before?: number | undefined },
): Promise<StockEntryView[]> {
  admin(ctx)
  const older = before === undefined ? undefined : lt(stockEntries.id, before)
  const found = await ctx.db
    .select({ entry: stockEntries, name: people.name, left: leftAfter })
    .from(stockEntries)
    .leftJoin(people, eq(people.id, stockEntries.actorId))
    .where(and(eq(stockEntries.productId, productId), older))
    .orderBy(desc(stockEntries.id))
    .limit(entriesAPage)
  return found.map(({ entry, name, left }) => ({
    ...entry,
    left,
    by: entry.actorId === null ? null : { id: entry.actorId, name: name ?? '' },
  }))
}

const leftAfter = sql<number>`(
  select sum(earlier.shelf_change) from stock_entries earlier
  where earlier.product_id = ${stockEntries.productId} and earlier.id <= ${stockEntries.id})`.mapWith(Number)

export interface LowStock {
  id: string
  name: string
  stock: number
  /** From how many on it is in this list. */
  lowStockMark: number
}

const mostLow = 500

/** Counted products at or below their own mark, the fewest first. @throws not_signed_in, forbidden */
export async function lowStock(ctx: Ctx): Promise<LowStock[]> {
  admin(ctx)
  const { id, name, stock, lowStockMark } = products
  const found = await ctx.db
    .select({ id, name, stock, lowStockMark })
    .from(products)
    .where(sql`${stock} <= ${lowStockMark}`)
    .orderBy(asc(stock), asc(id))
    .limit(mostLow)
  return found.map((product) => ({ ...product, stock: product.stock ?? 0 }))
}
