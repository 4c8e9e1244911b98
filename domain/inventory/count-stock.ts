import { writeAudit } from '#domain/audit/write-audit.ts'
import { rankAfterSave } from '#domain/catalog/rank-products.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'

import { correctStock } from './correct-stock.ts'
import { lockStock } from './lock-stock.ts'
import { productName } from './queries.ts'

export interface StockCounted {
  productId: string
  /** How many there are, with what is held for people who are paying; null: nobody counts any more. */
  stock: number | null
  note?: string | undefined
}

/**
 * Begins to count a product, or ends it, once under one idempotency key. Ending what nobody counts changes
 * nothing.
 * @throws not_signed_in, forbidden, not_found, stock_counted when somebody else has begun, key_reused
 */
export async function countStock(ctx: Ctx, input: StockCounted, idempotencyKey?: string): Promise<void> {
  admin(ctx)
  const { productId, stock } = input
  await once(ctx, { key: idempotencyKey, request: ['count stock', input] }, async (tx) => {
    const present = (await lockStock(tx, [productId])).get(productId)
    if (present === undefined) throw new DomainError('not_found', { what: 'product' })
    if (stock !== null && present !== null)
      throw new DomainError('stock_counted', {
        productName: await productName(tx, productId),
        stock: present,
      })
    await correctStock(tx, { ...input, stockShown: present })
    const after = (await lockStock(tx, [productId])).get(productId)
    await writeAudit(tx, {
      action: 'stock_counted',
      objectId: productId,
      before: { stock: present },
      after: { stock: after },
    })
    return {}
  })
  await rankAfterSave(ctx, [productId])
  await ctx.catalogChanged()
}
