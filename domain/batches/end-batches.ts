import { and, asc, eq, lt } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

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

/** So many batches a round: a shop that ends does not wait for all of them. */
const most = 50

/**
 * Takes batches off the shelf of which too little life is left, at 00:05 of each Indian day, each in a
 * transaction of its own; a shop that was down makes up for it. Answers true where there are more.
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
  const ended: string[] = []
  for (const batch of found)
    try {
      await inTransaction(ctx, (tx) => end(tx, batch, isOver))
      ended.push(batch.productId)
    } catch (error) {
      // The others leave the shelf; this one is tried again in the next round.
      ctx.log.error({ err: error, batchId: batch.id }, 'batch that is over could not be taken off the shelf')
    }
  if (ended.length > 0) {
    await rankAfterSave(ctx, ended)
    await ctx.catalogChanged()
  }
  return found.length === most && ended.length > 0
}

/** Under the lock of its product: what was sold or ended meanwhile is not there any more. */
async function end(
  tx: Ctx,
  { id: batchId, productId }: { id: string; productId: string },
  isOver: SQL | undefined,
): Promise<void> {
  await lockStock(tx, [productId])
  const [over] = await tx.db
    .update(batches)
    .set({ state: 'closed', closedAt: tx.now() })
    .where(and(isOver, eq(batches.id, batchId)))
    .returning()
  if (over && over.left > 0)
    await changeStock(tx, { why: 'expired', batchId }, [{ productId, change: -over.left, batchId }])
}
