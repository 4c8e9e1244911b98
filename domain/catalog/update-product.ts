import { eq } from 'drizzle-orm'

import { productImages, products } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { correctStock } from '#domain/inventory/correct-stock.ts'

import { storedImageAddress } from './image-address.ts'
import { productById } from './queries.ts'
import type { ProductView } from './queries.ts'
import type { ProductInput } from './upload-product.ts'

/** What is not given keeps its value. */
export type ProductChange = {
  id: string
  /** The stock that the form showed; see `correctStock`. */
  stockSeen?: number | null | undefined
} & {
  [Field in keyof ProductInput]?: ProductInput[Field] | undefined
}

/**
 * Changes a product. Pages show it from the moment this returns. @throws not_signed_in, forbidden,
 * not_found, invalid_input
 */
export async function updateProduct(
  ctx: Ctx,
  { id, images, stock, stockSeen, ...fields }: ProductChange,
): Promise<ProductView> {
  admin(ctx)
  const addresses = images?.map((image) => storedImageAddress(image, ctx.publicUrl))
  const product = await inTransaction(ctx, async (tx) => {
    const changed = await tx.db
      .update(products)
      .set({ ...fields, updatedAt: ctx.now() })
      .where(eq(products.id, id))
      .returning({ id: products.id })
    if (changed.length === 0) throw new DomainError('not_found', { what: 'product' })
    if (stock !== undefined) await correctStock(tx, { productId: id, stock, stockSeen })
    if (addresses) {
      await tx.db.delete(productImages).where(eq(productImages.productId, id))
      await tx.db
        .insert(productImages)
        .values(addresses.map((url, position) => ({ productId: id, position, url })))
    }
    return productById(tx, id)
  })
  await ctx.catalogChanged()
  return product
}
