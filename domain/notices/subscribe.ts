import { and, asc, desc, eq, inArray } from 'drizzle-orm'

import { pushSubscriptions } from '#db/schema/index.ts'
import { onAnyDuty, signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import type { PushTarget } from './push-service.ts'

/** So many browsers of a person are told; one more takes the place of the oldest. */
const mostBrowsers = 10

/**
 * Has a browser told of what belongs to the person who asks, until they sign out there. One that told
 * somebody else before tells them no more.
 * @throws not_signed_in, forbidden, unknown_push_service
 */
export async function subscribeToPushes(ctx: Ctx, target: PushTarget): Promise<void> {
  const { id: personId, sessionId } = onAnyDuty(ctx)
  if (!ctx.gateways.pushes.knows(target)) throw new DomainError('unknown_push_service', {})
  await inTransaction(ctx, async ({ db, now }) => {
    const is = { personId, sessionId, ...target, createdAt: now() }
    const { endpoint: _, ...others } = is
    await db
      .insert(pushSubscriptions)
      .values({ id: newId(), ...is })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: others })
    const tooMany = await db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.personId, personId))
      .orderBy(desc(pushSubscriptions.createdAt), asc(pushSubscriptions.id))
      .offset(mostBrowsers)
    const ids = tooMany.map(({ id }) => id)
    if (ids.length > 0) await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, ids))
  })
}

/** Has one's own browser told no more. @throws not_signed_in */
export async function unsubscribeFromPushes(ctx: Ctx, { endpoint }: { endpoint: string }): Promise<void> {
  const isMine = eq(pushSubscriptions.personId, signedIn(ctx).id)
  await ctx.db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.endpoint, endpoint), isMine))
}
