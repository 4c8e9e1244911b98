import { and, eq, lt, sql } from 'drizzle-orm'

import { products, stockWishes } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { happened } from '#domain/ground/happened.ts'
import { deleteBatch } from '#domain/ground/in-batches.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

/** So many are told in one run. */
const most = 100
const yearSeconds = 365 * 24 * 60 * 60

/**
 * Tells who waits for goods that can be had again, and forgets them: so once each. Two processes tell
 * different ones.
 */
export async function tellStockWishes(ctx: Ctx): Promise<void> {
  const { productId, email, language, createdAt: since } = stockWishes
  await inTransaction(ctx, async (tx) => {
    const due = await tx.db
      .select({ productId, email, language, since, productName: products.name })
      .from(stockWishes)
      .innerJoin(products, eq(products.id, productId))
      .where(and(eq(products.state, 'on_shelf'), sql`${products.stock} is distinct from 0`))
      .orderBy(since)
      .limit(most)
      .for('update', { of: stockWishes, skipLocked: true })
    for (const wish of due) {
      await tx.db.delete(stockWishes).where(and(eq(productId, wish.productId), eq(email, wish.email)))
      await happened(tx, 'back_in_stock', wish)
    }
  })
}

/** Who has waited for a year has bought it elsewhere. */
export async function pruneStockWishes(ctx: Ctx): Promise<boolean> {
  return deleteBatch(ctx, stockWishes, lt(stockWishes.createdAt, secondsAfter(ctx.now(), -yearSeconds)))
}
