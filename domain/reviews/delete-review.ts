import { and, eq } from 'drizzle-orm'

import { reviews } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** Takes one's own review of a good away, with its picture and the shop's answer. @throws not_signed_in */
export async function deleteReview(ctx: Ctx, { productId }: { productId: string }): Promise<void> {
  const { id: personId } = signedIn(ctx)
  await ctx.db.delete(reviews).where(and(eq(reviews.personId, personId), eq(reviews.productId, productId)))
  await ctx.catalogChanged()
}
