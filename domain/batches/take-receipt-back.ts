import { eq } from 'drizzle-orm'

import { batches } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { rankAfterSave } from '#domain/catalog/rank-products.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { changeStock } from '#domain/inventory/change-stock.ts'
import { lockStock } from '#domain/inventory/lock-stock.ts'

import { enterBought } from './enter-bought.ts'

/**
 * Takes a receipt back that was wrong: what is left of its batch leaves the shelf, it is closed, and what its
 * grower gets for these pieces is taken off. Nothing of a product that nobody counts is known to be sold, so
 * all of it is taken back. Its slip can be received anew. Answers how many pieces it was.
 * @throws not_signed_in, forbidden, not_found, batch_not_open, invalid_input where some of it is gone and
 *   nobody says why
 */
export async function takeReceiptBack(
  ctx: Ctx,
  { batchId, reason }: { batchId: string; reason?: string | undefined },
): Promise<number> {
  onDuty(ctx, 'packs')
  const taken = await inTransaction(ctx, async (tx) => {
    const of = eq(batches.id, batchId)
    const [found] = await tx.db.select({ productId: batches.productId }).from(batches).where(of)
    if (!found) throw new DomainError('not_found', { what: 'batch' })
    const { productId } = found
    const isCounted = (await lockStock(tx, [productId])).get(productId) !== null
    const [batch] = await tx.db.select().from(batches).where(of).for('no key update')
    const { code, state, left, received } = batch!
    if (state !== 'open') throw new DomainError('batch_not_open', { code })
    const pieces = isCounted ? left : received
    if (pieces < received && reason === undefined)
      throw new DomainError('invalid_input', { fields: { reason: { problem: 'missing' } } })
    await tx.db
      .update(batches)
      .set({ state: 'closed', closedAt: tx.now(), takenBack: pieces, slip: null })
      .where(of)
    if (left > 0)
      await changeStock(tx, { why: 'correction', note: reason }, [{ productId, change: -left, batchId }])
    if (batch!.pricePaise !== null && pieces > 0)
      await enterBought(tx, batch!, {
        amountPaise: -batch!.pricePaise * pieces,
        pieces: -pieces,
        note: reason,
      })
    await writeAudit(tx, {
      action: 'receipt_taken_back',
      objectId: productId,
      before: { code, slip: batch!.slip, pieces: received },
      after: { code, takenBack: pieces, reason: reason ?? null },
    })
    return { productId, pieces }
  })
  await rankAfterSave(ctx, [taken.productId])
  await ctx.catalogChanged()
  return taken.pieces
}
