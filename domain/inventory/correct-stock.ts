import type { Ctx } from '#domain/ground/context.ts'

import { beginCounting, endCounting } from './begin-counting.ts'
import { changeStock } from './change-stock.ts'
import { heldOf } from './held.ts'
import { lockStock } from './lock-stock.ts'

/**
 * What a form says about a product's stock. A form may have been opened long before it is sent, and
 * checkouts go on meanwhile.
 */
export interface StockCorrection {
  productId: string
  /** What is to be; null: nobody counts any more. */
  stock: number | null
  /** What the form showed when it was opened; undefined when it does not say. */
  stockShown: number | null | undefined
  /** Why, in the shopkeeper's words. */
  note?: string | undefined
}

/**
 * Applies what the form changed and nothing else. A number that took another one's place is taken as the
 * difference between the two, so that what was sold or held meanwhile stays sold. Without `stockShown` the
 * number counts what is held as well: the shelf gets the rest. It never goes below 0. Where the counting
 * begins nobody is held what is not there. Runs in a transaction and locks the product.
 */
export async function correctStock(
  ctx: Ctx,
  { productId, stock, stockShown, note }: StockCorrection,
): Promise<void> {
  const present = (await lockStock(ctx, [productId])).get(productId)
  if (present === undefined || stock === stockShown) return
  const cause = { why: 'correction', note } as const
  if (typeof stock === 'number' && typeof stockShown === 'number') {
    // Where the counting ended meanwhile there is nothing to correct.
    if (present === null) return
    const change = Math.max(stock - stockShown, -present)
    await changeStock(ctx, cause, [{ productId, change }])
    return
  }
  if (stock === null) {
    if (present !== null) await endCounting(ctx, cause, [productId])
    return
  }
  // Of two forms that begin to count the first one stands.
  if (stockShown === null && present !== null) return
  if (present === null) return beginCounting(ctx, cause, [{ productId, pieces: stock }])
  const held = (await heldOf(ctx, [productId])).get(productId) ?? 0
  await changeStock(ctx, cause, [{ productId, change: Math.max(0, stock - held) - present }])
}
