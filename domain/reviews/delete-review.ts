import { eq } from 'drizzle-orm'

import { products, reviews } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { isTheirs } from './family.ts'

/**
 * Takes one's own review of a good, in any of its packs, away, with its picture and the shop's answer; of one
 * without a review nothing. @throws not_signed_in, not_found for a product that is not known
 */
export async function deleteReview(ctx: Ctx, { productId }: { productId: string }): Promise<void> {
  const { id: personId } = signedIn(ctx)
  if ((await ctx.db.$count(products, eq(products.id, productId))) === 0)
    throw new DomainError('not_found', { what: 'product' })
  await ctx.db.delete(reviews).where(isTheirs({ personId, productId }))
  await ctx.catalogChanged()
}
