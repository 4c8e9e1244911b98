import { and, eq } from 'drizzle-orm'

import { batches } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { rankAfterSave } from '#domain/catalog/rank-products.ts'
import { admin, onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'

import { changeStock } from './change-stock.ts'
import { lockStock } from './lock-stock.ts'
import { productName } from './queries.ts'

export interface StockEntered {
  productId: string
  /**
   * delivery: pieces that came. spoiled, given_away: that are gone. correction: more, or fewer (negative).
   */
  why: 'delivery' | 'spoiled' | 'given_away' | 'correction'
  pieces: number
  /** Of this batch of the product; left out: of what ends first. */
  batchId?: string | undefined
  note?: string | undefined
}

/**
 * Enters what came, spoiled, was given away or was miscounted, once under one idempotency key. Who packs
 * enters what spoiled.
 * @throws not_signed_in, forbidden, not_found, stock_not_counted, invalid_input when more goes than is on the
 * shelf, key_reused
 */
export async function enterStock(ctx: Ctx, input: StockEntered, idempotencyKey?: string): Promise<void> {
  const { productId, why, pieces, batchId, note } = input
  if (why === 'spoiled') onDuty(ctx, 'packs')
  else admin(ctx)
  await once(ctx, { key: idempotencyKey, request: ['enter stock', input] }, async (tx) => {
    const present = (await lockStock(tx, [productId])).get(productId)
    if (present === undefined) throw new DomainError('not_found', { what: 'product' })
    if (present === null)
      throw new DomainError('stock_not_counted', { productName: await productName(tx, productId) })
    const change = why === 'spoiled' || why === 'given_away' ? -pieces : pieces
    const most = batchId === undefined ? present : await leftOfBatch(tx, productId, batchId)
    if (most + change < 0) throw tooMany(most)
    await changeStock(tx, { why, note }, [{ productId, change, batchId }])
    await writeAudit(tx, {
      action: 'stock_entered',
      objectId: productId,
      before: { stock: present },
      after: { stock: present + change, why },
    })
    return {}
  })
  await rankAfterSave(ctx, [productId])
  await ctx.catalogChanged()
}

/** @throws not_found where it is no batch of the product */
async function leftOfBatch({ db }: Ctx, productId: string, batchId: string): Promise<number> {
  const [batch] = await db
    .select({ left: batches.left })
    .from(batches)
    .where(and(eq(batches.id, batchId), eq(batches.productId, productId)))
  if (!batch) throw new DomainError('not_found', { what: 'batch' })
  return batch.left
}

function tooMany(present: number): DomainError {
  const pieces = { problem: 'too_big', maximum: present, origin: 'number' } as const
  return new DomainError('invalid_input', { fields: { pieces } })
}
