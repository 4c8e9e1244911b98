import { eq } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

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
  await inTransaction(ctx, async (tx) => {
    const isIt = eq(products.id, productId)
    const [before] = await tx.db
      .select({ lowStockMark: products.lowStockMark })
      .from(products)
      .where(isIt)
      .for('no key update')
    if (!before) throw new DomainError('not_found', { what: 'product' })
    await tx.db.update(products).set({ lowStockMark }).where(isIt)
    await writeAudit(tx, {
      action: 'low_stock_mark_set',
      objectId: productId,
      before,
      after: { lowStockMark },
    })
  })
}
