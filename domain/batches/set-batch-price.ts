import { eq } from 'drizzle-orm'

import { batches } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { enterBought } from './enter-bought.ts'

export interface BatchPrice {
  batchId: string
  /** What its grower gets for a piece. */
  pricePaise: number
  /** Why, where it had another price. At most 500 characters. */
  note?: string | undefined
}

/**
 * Enters the price of a batch that is bought, or another one than before: then the difference is entered,
 * with its reason. The price that it has already changes nothing.
 * @throws not_signed_in, forbidden, not_found, invalid_input, batch_of_share
 */
export async function setBatchPrice(ctx: Ctx, { batchId, pricePaise, note }: BatchPrice): Promise<void> {
  admin(ctx)
  await inTransaction(ctx, async (tx) => {
    const of = eq(batches.id, batchId)
    const [batch] = await tx.db.select().from(batches).where(of).for('no key update')
    if (!batch) throw new DomainError('not_found', { what: 'batch' })
    if (batch.shareBp !== null) throw new DomainError('batch_of_share', { code: batch.code })
    const before = batch.pricePaise
    if (before === pricePaise) return
    if (before !== null && note === undefined)
      throw new DomainError('invalid_input', { fields: { note: { problem: 'missing' } } })
    await tx.db.update(batches).set({ pricePaise }).where(of)
    const pieces = batch.received - batch.takenBack
    await enterBought(tx, batch, {
      amountPaise: (pricePaise - (before ?? 0)) * pieces,
      pieces: before === null ? pieces : null,
      note,
    })
    await writeAudit(tx, {
      action: 'batch_priced',
      objectId: batch.productId,
      before: { code: batch.code, pricePaise: before },
      after: { code: batch.code, pricePaise, note: note ?? null },
    })
  })
}
