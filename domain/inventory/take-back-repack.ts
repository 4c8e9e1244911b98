import { and, eq, sql } from 'drizzle-orm'

import { stockEntries } from '#db/schema/index.ts'
import { writeAuditOfAll } from '#domain/audit/write-audit.ts'
import { rankAfterSave } from '#domain/catalog/rank-products.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'

import { changeStock } from './change-stock.ts'
import { lockStock } from './lock-stock.ts'
import { productName } from './queries.ts'

/**
 * Takes a repacking back by the opposite entries, once.
 * @throws not_signed_in, forbidden, not_found, repack_undone, repack_used when packs of it were sold,
 *   stock_not_counted, key_reused
 */
export async function takeBackRepack(
  ctx: Ctx,
  { repackId }: { repackId: string },
  idempotencyKey?: string,
): Promise<void> {
  admin(ctx)
  const ids = await once(ctx, { key: idempotencyKey, request: ['take back', repackId] }, async (tx) => {
    const made = await entriesOf(tx, repackId)
    if (made.length === 0) throw new DomainError('not_found', { what: 'repacking' })
    const stock = await lockStock(
      tx,
      made.map(({ productId }) => productId),
    )
    // Under the locks: of two who take it back at once, one finds that it is done.
    const entries = await entriesOf(tx, repackId)
    if (entries.some(({ why }) => why === 'repack_undone')) throw new DomainError('repack_undone', {})
    const changes = entries.map(({ productId, pieces }) => ({ productId, change: -pieces }))
    for (const { productId, change } of changes) {
      const left = stock.get(productId) ?? null
      if (left !== null && left + change >= 0) continue
      const name = { productName: await productName(tx, productId) }
      if (left === null) throw new DomainError('stock_not_counted', name)
      throw new DomainError('repack_used', { ...name, left, needed: -change })
    }
    await changeStock(tx, { why: 'repack_undone', repackId }, changes)
    await writeAuditOfAll(
      tx,
      changes.map(({ productId, change }) => ({
        action: 'repack_taken_back',
        objectId: productId,
        before: { stock: stock.get(productId) },
        after: { stock: stock.get(productId)! + change },
      })),
    )
    return changes.map(({ productId }) => productId)
  })
  await rankAfterSave(ctx, ids)
  await ctx.catalogChanged()
}

async function entriesOf({ db }: Ctx, repackId: string) {
  const { productId, why, shelfChange: pieces, cause } = stockEntries
  return (
    db
      .select({ productId, why, pieces })
      .from(stockEntries)
      // In the words of the index, without parameters.
      .where(and(eq(cause, repackId), sql`${why} in ('repack', 'repack_undone')`))
  )
}
