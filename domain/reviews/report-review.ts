import { and, eq } from 'drizzle-orm'

import { reviewReports, reviews } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import type { ReportReason } from './rules.ts'

/**
 * Tells the shop that something is wrong with a review that is shown, once a person; of guests once a network
 * address. `guestKey`: what a guest is known by. @throws not_found
 */
export async function reportReview(
  ctx: Ctx,
  { reviewId, reason, guestKey }: { reviewId: string; reason: ReportReason; guestKey: string },
): Promise<void> {
  const { actor } = ctx
  const personId = actor && actor.onlyOrder === undefined && !actor.isGuest ? actor.id : null
  await inTransaction(ctx, async (tx) => {
    const { db } = tx
    const at = tx.now()
    const isShown = and(eq(reviews.id, reviewId), eq(reviews.state, 'shown'))
    const [review] = await db.select().from(reviews).where(isShown).for('no key update')
    if (!review) throw new DomainError('not_found', { what: 'review' })
    const reported = await db
      .insert(reviewReports)
      .values({ reviewId, reporter: personId ?? guestKey, personId, reason, at })
      .onConflictDoNothing()
      .returning({ reviewId: reviewReports.reviewId })
    if (reported.length === 0 || review.reportedAt) return
    await db.update(reviews).set({ reportedAt: at }).where(isShown)
    await happened(tx, 'review_reported', { reviewId, at })
  })
}
