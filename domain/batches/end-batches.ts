import { and, asc, eq, inArray, lt } from 'drizzle-orm'

import { batches } from '#db/schema/index.ts'
import { rankAfterSave } from '#domain/catalog/rank-products.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { changeStock } from '#domain/inventory/change-stock.ts'
import { lockStock } from '#domain/inventory/lock-stock.ts'
import { indianDay } from '#domain/time/rules.ts'

/**
 * What ended with a day leaves the shelf five minutes into the next one, when its last orders are written.
 */
const afterMidnightMs = 5 * 60 * 1000

/** Batches in one transaction: each locks its product. */
const most = 50

/**
 * Takes batches off the shelf of which too little life is left, at 00:05 of each Indian day; a shop that was
 * down makes up for it. Answers true where there are more.
 */
export async function endBatches(ctx: Ctx): Promise<boolean> {
  const today = indianDay(new Date(ctx.now().getTime() - afterMidnightMs))
  const isOver = and(eq(batches.state, 'open'), lt(batches.sellUntil, today))
  const { id, productId } = batches
  const found = await ctx.db
    .select({ id, productId })
    .from(batches)
    .where(isOver)
    .orderBy(asc(batches.sellUntil), asc(id))
    .limit(most)
  if (found.length === 0) return false
  const ended = await inTransaction(ctx, async (tx) => {
    const goods = found.map((batch) => batch.productId)
    await lockStock(tx, goods)
    // Under the locks: what was sold or ended meanwhile is not there any more.
    const over = await tx.db
      .update(batches)
      .set({ state: 'closed', closedAt: tx.now() })
      .where(
        and(
          isOver,
          inArray(
            id,
            found.map((batch) => batch.id),
          ),
        ),
      )
      .returning()
    for (const batch of over)
      if (batch.left > 0)
        await changeStock(tx, { why: 'expired', batchId: batch.id }, [
          { productId: batch.productId, change: -batch.left, batchId: batch.id },
        ])
    return over.map((batch) => batch.productId)
  })
  if (ended.length > 0) {
    await rankAfterSave(ctx, ended)
    await ctx.catalogChanged()
  }
  return found.length === most
}
