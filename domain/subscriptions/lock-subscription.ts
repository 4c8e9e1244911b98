import { and, eq, isNull } from 'drizzle-orm'

import { subscriptions } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { hasDuty } from '#domain/ground/rules.ts'

import { makeUp } from './make-up.ts'
import { firstOpenDay } from './rules.ts'

type Subscription = typeof subscriptions.$inferSelect

/**
 * One's own subscription, or anybody's for who has the counter, locked; what is due of it by now is made
 * before. The first line of every command that changes one. @throws not_signed_in, not_found
 */
export async function lockSubscription(tx: Ctx, id: string): Promise<Subscription> {
  const actor = signedIn(tx)
  const isLive = and(eq(subscriptions.id, id), isNull(subscriptions.endedAt))
  const [known] = await tx.db.select().from(subscriptions).where(isLive)
  const isSeen = known && (known.personId === actor.id || hasDuty(actor, 'counter'))
  if (!isSeen) throw new DomainError('not_found', { what: 'subscription' })
  await makeUp(tx, known.personId)
  // Under the lock of its person: another press may have ended it.
  const [subscription] = await tx.db.select().from(subscriptions).where(isLive)
  if (!subscription) throw new DomainError('not_found', { what: 'subscription' })
  return subscription
}

/** What the desk changes for somebody else is written down. */
export async function auditFor(
  tx: Ctx,
  personId: string,
  change: { product?: string; before?: object | null; after: object | null },
): Promise<void> {
  if (signedIn(tx).id === personId) return
  const { product, before = null, after } = change
  const named = product === undefined ? {} : { product }
  await writeAudit(tx, {
    action: 'subscription_changed',
    objectId: personId,
    before: before && { ...named, ...before },
    after: after && { ...named, ...after },
  })
}

/** @throws day_made where the order of this day is made, or its hour is over */
export function refuseMade({ now }: Ctx, day: string): void {
  const open = firstOpenDay(now())
  if (day < open) throw new DomainError('day_made', { firstOpenDay: open })
}
