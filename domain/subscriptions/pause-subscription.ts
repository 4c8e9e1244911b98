import { eq } from 'drizzle-orm'

import { subscriptions } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { auditFor, lockSubscription, refuseMade } from './lock-subscription.ts'

/** From one Indian day to another, both included. `until` null: until it goes on; `from` null: no pause. */
export interface Pause {
  from: string | null
  until: string | null
}

/**
 * Pauses what comes by itself, or lets it go on, from the first day on that is still open. The pause of
 * before gives way. @throws not_signed_in, not_found, day_made, invalid_input
 */
export async function pauseSubscription(
  ctx: Ctx,
  { subscriptionId, pause: { from, until } }: { subscriptionId: string; pause: Pause },
): Promise<{ personId: string }> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockSubscription(tx, subscriptionId)
    if (from !== null) refuseMade(tx, from)
    if (until !== null && (from === null || until < from))
      throw new DomainError('invalid_input', { fields: { until: { problem: 'ends_too_early' } } })
    const after = { pausedFrom: from, pausedUntil: until }
    await tx.db.update(subscriptions).set(after).where(eq(subscriptions.id, subscriptionId))
    const { personId, productId, pausedFrom, pausedUntil } = before
    await auditFor(tx, personId, { product: productId, before: { pausedFrom, pausedUntil }, after })
    return { personId }
  })
}
