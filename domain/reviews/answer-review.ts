import { eq, sql } from 'drizzle-orm'

import { reviews } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { deskReview } from './desk-reviews.ts'
import type { DeskReview } from './desk-reviews.ts'

/**
 * Says below a review that is shown what the shop says to it; null takes the answer away. `version`: of the
 * review that was read. The same once more changes nothing.
 * @throws not_signed_in, forbidden, not_found, review_changed, review_not_shown
 */
export async function answerReview(
  ctx: Ctx,
  { reviewId, version, answer }: { reviewId: string; version: number; answer: string | null },
): Promise<DeskReview> {
  const { id: answeredBy } = admin(ctx)
  await inTransaction(ctx, async (tx) => {
    const same = eq(reviews.id, reviewId)
    const [before] = await tx.db.select().from(reviews).where(same).for('update')
    if (!before) throw new DomainError('not_found', { what: 'review' })
    if (before.state === 'shown' && before.answer === answer) return
    if (before.version !== version) throw new DomainError('review_changed', {})
    if (before.state !== 'shown') throw new DomainError('review_not_shown', {})
    const next = sql`${reviews.version} + 1`
    await tx.db
      .update(reviews)
      .set(
        answer === null
          ? { answer: null, answeredBy: null, answeredAt: null, version: next }
          : { answer, answeredBy, answeredAt: tx.now(), version: next },
      )
      .where(same)
    await writeAudit(tx, {
      action: 'review_answered',
      objectId: before.productId,
      before: { answer: before.answer },
      after: { answer },
    })
  })
  await ctx.catalogChanged()
  return deskReview(ctx, reviewId)
}
