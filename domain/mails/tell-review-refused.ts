import type { Ctx } from '#domain/ground/context.ts'
import type { Events } from '#domain/ground/happened.ts'

import { queueMail } from './queue-mail.ts'

/** Tells who wrote a review why it is not shown. */
export async function tellReviewRefused(
  tx: Ctx,
  { reviewId, personId, productId, productName, why }: Events['review_refused'],
): Promise<void> {
  const cause = `${reviewId} ${tx.now().toISOString()}`
  await queueMail(tx, personId, { kind: 'review_refused', cause, facts: { productId, productName, why } })
}
