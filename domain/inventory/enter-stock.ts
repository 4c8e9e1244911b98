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
  /** delivery: pieces that came. spoiled: that are gone. correction: more, or fewer (negative). */
  why: 'delivery' | 'spoiled' | 'correction'
  pieces: number
  note?: string | undefined
}

/**
 * Enters what came, spoiled or was miscounted, once under one idempotency key. Who packs enters what spoiled.
 * @throws not_signed_in, forbidden, not_found, stock_not_counted, invalid_input when more goes than is on the
 *   shelf, key_reused
 */
export async function enterStock(ctx: Ctx, input: StockEntered, idempotencyKey?: string): Promise<void> {
  const { productId, why, pieces, note } = input
  if (why === 'spoiled') onDuty(ctx, 'packs')
  else admin(ctx)
  await once(ctx, { key: idempotencyKey, request: ['enter stock', input] }, async (tx) => {
    const present = (await lockStock(tx, [productId])).get(productId)
    if (present === undefined) throw new DomainError('not_found', { what: 'product' })
    if (present === null)
      throw new DomainError('stock_not_counted', { productName: await productName(tx, productId) })
    const change = why === 'spoiled' ? -pieces : pieces
    if (present + change < 0) throw tooMany(present)
    await changeStock(tx, { why, note }, [{ productId, change }])
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

function tooMany(present: number): DomainError {
  const pieces = { problem: 'too_big', maximum: present, origin: 'number' } as const
  return new DomainError('invalid_input', { fields: { pieces } })
}
