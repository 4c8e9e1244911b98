import { eq, sql } from 'drizzle-orm'

import { products, reviewReports, reviews } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { withPack } from '#domain/catalog/rules.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { deskReview } from './desk-reviews.ts'
import type { DeskReview } from './desk-reviews.ts'

export interface ReviewDecision {
  reviewId: string
  /** The one that was read: what its writer, or somebody of the shop, has changed since is not decided. */
  version: number
  outcome: { is: 'shown' } | { is: 'refused'; why: string }
}

/**
 * Shows a review, or does not and says why to its writer. Also later: what is shown can be taken away, and
 * what was not can be shown. Whatever is decided of one that was reported, its reports are over. What was
 * decided so already stays as it is, so an answer that was lost is asked for again.
 * @throws not_signed_in, forbidden, not_found, review_changed
 */
export async function decideReview(
  ctx: Ctx,
  { reviewId, version, outcome }: ReviewDecision,
): Promise<DeskReview> {
  const { id: decidedBy } = admin(ctx)
  await inTransaction(ctx, async (tx) => {
    const { db } = tx
    const same = eq(reviews.id, reviewId)
    const [before] = await db.select().from(reviews).where(same).for('update')
    if (!before) throw new DomainError('not_found', { what: 'review' })
    const { is: state } = outcome
    const refusedWhy = outcome.is === 'refused' ? outcome.why : null
    const isSame = before.state === state && before.refusedWhy === refusedWhy
    if (isSame && !before.reportedAt) return
    if (before.version !== version) throw new DomainError('review_changed', {})
    await db.delete(reviewReports).where(eq(reviewReports.reviewId, reviewId))
    await db
      .update(reviews)
      .set({
        state,
        refusedWhy,
        decidedBy,
        decidedAt: tx.now(),
        reportedAt: null,
        version: sql`${reviews.version} + 1`,
      })
      .where(same)
    await writeAudit(tx, {
      action: 'review_decided',
      objectId: before.productId,
      before: { reviewState: before.state, wasReported: before.reportedAt !== null },
      after: { reviewState: state, stars: before.stars, refusedWhy, wasReported: false },
    })
    if (outcome.is === 'refused' && !isSame) {
      const [product] = await db.select().from(products).where(eq(products.id, before.productId))
      await happened(tx, 'review_refused', {
        reviewId,
        personId: before.personId,
        productId: before.productId,
        productName: withPack(product!.name, product!),
        why: outcome.why,
      })
    }
  })
  await ctx.catalogChanged()
  return deskReview(ctx, reviewId)
}
