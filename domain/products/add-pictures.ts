import { productById } from '#domain/catalog/queries.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import { mostImages } from '#domain/catalog/rules.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { storedImageAddress } from './image-address.ts'
import { lockAsLoaded } from './update-product.ts'
import { writePictures } from './write-pictures.ts'

/**
 * Gives a product more pictures, behind those that it has. One that it has already is not added twice, so a
 * repeated call changes nothing. @throws not_signed_in, forbidden, not_found, invalid_input for an address
 * that is none, and for too many
 */
export async function addPictures(
  ctx: Ctx,
  { id, images }: { id: string; images: readonly string[] },
): Promise<ProductView> {
  admin(ctx)
  const addresses = images.map((image) => storedImageAddress(image, ctx.publicUrl))
  const product = await inTransaction(ctx, async (tx) => {
    const before = await lockAsLoaded(tx, id, undefined)
    const after = [...new Set([...before.images, ...addresses])]
    if (after.length > mostImages)
      throw new DomainError('invalid_input', {
        fields: { productImage: { problem: 'too_many_images', maximum: mostImages } },
      })
    if (after.length === before.images.length) return before
    await writePictures(tx, before, after)
    return productById(tx, id)
  })
  ctx.log.info({ productId: id, actorId: ctx.actor?.id }, 'pictures added')
  await ctx.catalogChanged()
  return product
}
