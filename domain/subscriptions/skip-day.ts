import { and, eq } from 'drizzle-orm'

import { subscriptionDays } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { daysAfter } from '#domain/time/rules.ts'

import { auditFor, lockSubscription, refuseMade } from './lock-subscription.ts'
import { comesOn, daysSeen, firstOpenDay } from './rules.ts'

/**
 * Skips one day of what comes by itself, or takes that back; both may be said twice. Until 20:00 of the day
 * before. @throws not_signed_in, not_found, day_made, invalid_input for a day on which it does not come
 */
export async function skipDay(
  ctx: Ctx,
  { subscriptionId, day, isSkipped }: { subscriptionId: string; day: string; isSkipped: boolean },
): Promise<{ personId: string }> {
  return inTransaction(ctx, async (tx) => {
    const subscription = await lockSubscription(tx, subscriptionId)
    refuseMade(tx, day)
    const { personId, productId } = subscription
    if (isSkipped) {
      const isSeen = day < daysAfter(firstOpenDay(tx.now()), daysSeen)
      if (!isSeen || !comesOn(subscription, day))
        throw new DomainError('invalid_input', { fields: { day: { problem: 'comes_not_then' } } })
      await tx.db
        .insert(subscriptionDays)
        .values({ subscriptionId, day, outcome: 'skipped', at: tx.now() })
        .onConflictDoNothing()
    } else
      await tx.db
        .delete(subscriptionDays)
        .where(
          and(
            eq(subscriptionDays.subscriptionId, subscriptionId),
            eq(subscriptionDays.day, day),
            eq(subscriptionDays.outcome, 'skipped'),
          ),
        )
    await auditFor(tx, personId, { product: productId, after: { day, skipped: isSkipped } })
    return { personId }
  })
}
