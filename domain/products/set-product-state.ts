import { eq } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { productById } from '#domain/catalog/queries.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import { rankAfterSave } from '#domain/catalog/rank-products.ts'
import type { ProductState } from '#domain/catalog/states/rules.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { movedTo, refuseWithoutPicture } from './shelf-plan.ts'
import { laterThanBefore, lockAsLoaded } from './update-product.ts'

/**
 * Archives a product, puts it on the shelf or makes it a draft, at once; what was planned for it and comes
 * to nothing by that is forgotten. Pages show it from the moment this returns.
 * @throws not_signed_in, forbidden, not_found, invalid_input where it has no picture to be shown
 */
export async function setProductState(
  ctx: Ctx,
  { id, state }: { id: string; state: ProductState },
): Promise<ProductView> {
  admin(ctx)
  const product = await inTransaction(ctx, async (tx) => {
    const { state: stateBefore, onFrom, offFrom, images } = await lockAsLoaded(tx, id, undefined)
    const before = { state: stateBefore, onFrom, offFrom }
    const after = movedTo(state, before)
    refuseWithoutPicture(before, after, images)
    await tx.db
      .update(products)
      .set({ ...after, updatedAt: laterThanBefore(tx.now()) })
      .where(eq(products.id, id))
    await writeAudit(tx, {
      action: 'product_state_changed',
      objectId: id,
      before: { ...before },
      after: { ...after },
    })
    return productById(tx, id)
  })
  ctx.log.info({ productId: id, state, actorId: ctx.actor?.id }, 'product moved')
  await rankAfterSave(ctx, [id])
  await ctx.catalogChanged()
  return product
}
