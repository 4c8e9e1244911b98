import { eq } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

/**
 * Sets from how many pieces on a product is among those with little stock. Shoppers see nothing of it, and a
 * form of the product that is open stays valid.
 * @throws not_signed_in, forbidden, not_found
 */
export async function setLowStockMark(
  ctx: Ctx,
  { productId, lowStockMark }: { productId: string; lowStockMark: number },
): Promise<void> {
  admin(ctx)
  const changed = await ctx.db
    .update(products)
    .set({ lowStockMark })
    .where(eq(products.id, productId))
    .returning({ id: products.id })
  if (changed.length === 0) throw new DomainError('not_found', { what: 'product' })
}
