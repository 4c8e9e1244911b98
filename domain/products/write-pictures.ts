import { eq } from 'drizzle-orm'

import { productImages, products } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { laterThanBefore } from './update-product.ts'

/** Gives a product, whose row is locked, these pictures and no others. */
export async function writePictures(
  tx: Ctx,
  { id, images: before }: Pick<ProductView, 'id' | 'images'>,
  images: readonly string[],
): Promise<void> {
  await tx.db.delete(productImages).where(eq(productImages.productId, id))
  await tx.db.insert(productImages).values(images.map((url, position) => ({ productId: id, position, url })))
  await tx.db
    .update(products)
    .set({ updatedAt: laterThanBefore(tx.now()) })
    .where(eq(products.id, id))
  const change = { before: { images: before }, after: { images } }
  await writeAudit(tx, { action: 'product_changed', objectId: id, ...change })
}
