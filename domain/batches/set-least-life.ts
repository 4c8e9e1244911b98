import { and, eq, isNotNull } from 'drizzle-orm'

import { batches, products } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { sellUntil } from './rules.ts'

/**
 * Sets with how many days of life a product is brought at least (null: by the rule), also for its batches
 * that are on the shelf. One that is over by it leaves with the next night.
 * @throws not_signed_in, forbidden, not_found
 */
export async function setLeastLife(
  ctx: Ctx,
  { productId, leastLifeDays }: { productId: string; leastLifeDays: number | null },
): Promise<void> {
  admin(ctx)
  await inTransaction(ctx, async (tx) => {
    const isIt = eq(products.id, productId)
    const [before] = await tx.db
      .select({ leastLifeDays: products.leastLifeDays })
      .from(products)
      .where(isIt)
      .for('no key update')
    if (!before) throw new DomainError('not_found', { what: 'product' })
    await tx.db.update(products).set({ leastLifeDays }).where(isIt)
    const open = await tx.db
      .select({ id: batches.id, madeOn: batches.madeOn, bestBefore: batches.bestBefore })
      .from(batches)
      .where(and(eq(batches.productId, productId), eq(batches.state, 'open'), isNotNull(batches.bestBefore)))
    for (const { id, madeOn, bestBefore } of open)
      await tx.db
        .update(batches)
        .set({ sellUntil: sellUntil({ madeOn, bestBefore: bestBefore! }, leastLifeDays) })
        .where(eq(batches.id, id))
    await writeAudit(tx, { action: 'least_life_set', objectId: productId, before, after: { leastLifeDays } })
  })
}
