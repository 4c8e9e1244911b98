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
    }
    const isNews = await (isSkipped ? skip(tx, subscriptionId, day) : unskip(tx, subscriptionId, day))
    if (isNews) await auditFor(tx, personId, { product: productId, after: { day, skipped: isSkipped } })
    return { personId }
  })
}

/** Answers whether it was not skipped before. */
async function skip({ db, now }: Ctx, subscriptionId: string, day: string): Promise<boolean> {
  const written = await db
    .insert(subscriptionDays)
    .values({ subscriptionId, day, outcome: 'skipped', at: now() })
    .onConflictDoNothing()
    .returning({ day: subscriptionDays.day })
  return written.length > 0
}

/** Answers whether it was skipped before. */
async function unskip({ db }: Ctx, subscriptionId: string, day: string): Promise<boolean> {
  const { subscriptionId: ofSubscription, day: onDay, outcome } = subscriptionDays
  const deleted = await db
    .delete(subscriptionDays)
    .where(and(eq(ofSubscription, subscriptionId), eq(onDay, day), eq(outcome, 'skipped')))
    .returning({ day: onDay })
  return deleted.length > 0
}
