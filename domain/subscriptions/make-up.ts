import { and, eq, isNull } from 'drizzle-orm'

import { people, subscribers } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { makeDay } from './make-day.ts'
import { daysToMake, lastDayToMake } from './rules.ts'
import type { Subscriber } from './subscriber.ts'

/**
 * Locks what comes to a person by itself, and makes the orders that are to be there by now. So whoever
 * changes something then changes days alone that are still open, also where the job was dead at that hour.
 * Each day is made once, whoever comes first; a day that is over is not made any more. undefined: nothing
 * comes to them.
 */
export async function makeUp(tx: Ctx, personId: string): Promise<Subscriber | undefined> {
  // Before all other locks, as everywhere: an account that is deleted meanwhile takes this away. As strong as
  // a payment needs it, because an order may be paid from the wallet.
  await tx.db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, personId), isNull(people.deletedAt)))
    .for('no key update')
  const [subscriber] = await tx.db
    .select()
    .from(subscribers)
    .where(eq(subscribers.personId, personId))
    .for('no key update')
  if (!subscriber) return undefined
  const now = tx.now()
  // The shop makes it, whoever's press has come first.
  const shop = { ...tx, actor: null, now: () => now }
  for (const day of daysToMake(subscriber.madeThrough, now)) await makeDay(shop, subscriber, day)
  const madeThrough = lastDayToMake(now)
  if (madeThrough <= subscriber.madeThrough) return subscriber
  await tx.db.update(subscribers).set({ madeThrough }).where(eq(subscribers.personId, personId))
  return { ...subscriber, madeThrough }
}
