import type { Ctx } from '#domain/ground/context.ts'

import { changeStock, lockStock, setCounting } from './change-stock.ts'

/**
 * What a form says about a product's stock. A form may have been opened long before it is sent, and
 * checkouts go on meanwhile.
 */
export interface StockCorrection {
  productId: string
  /** What is to be; null: nobody counts any more. */
  stock: number | null
  /** What the form showed when it was opened; undefined when it does not say. */
  stockSeen: number | null | undefined
}

/**
 * Applies what the form changed and nothing else. A number that took another one's place is taken as the
 * difference between the two, so that what was sold or held meanwhile stays sold; the shelf never goes below
 * 0. Without `stockSeen` only the counting begins or ends. Runs in a transaction and locks the product.
 */
export async function correctStock(
  ctx: Ctx,
  { productId, stock, stockSeen }: StockCorrection,
): Promise<void> {
  const present = (await lockStock(ctx, [productId])).get(productId)
  if (present === undefined || stock === stockSeen) return
  const cause = { why: 'correction' } as const
  if (typeof stock === 'number' && typeof stockSeen === 'number') {
    // Where the counting ended meanwhile there is nothing to correct.
    if (present === null) return
    const change = Math.max(stock - stockSeen, -present)
    await changeStock(ctx, cause, [{ productId, change }])
    return
  }
  // The counting begins or ends; when it did so meanwhile, what came first stands.
  if ((stock === null) !== (present === null)) await setCounting(ctx, cause, { productId, stock })
}
