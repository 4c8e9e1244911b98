import { and, asc, eq, isNull, or } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { joinInto } from './join-people.ts'

/** So many at once: a stranger can type a number as often as guests may buy. */
const mostJoined = 20

/**
 * Gives an account what was ordered with its number without one: by telephone, at the desk or as a guest.
 * Only for who has proven the number. The shopkeeper can take each of these joins back.
 */
export async function joinByNumber(
  tx: Ctx,
  { personId, mobile }: { personId: string; mobile: string },
): Promise<void> {
  const hasNoAccount = and(isNull(people.email), isNull(people.signInMobile))
  const isThere = and(isNull(people.joinedInto), isNull(people.deletedAt))
  // Locked in one order, as whoever joins two people does.
  const found = await tx.db
    .select()
    .from(people)
    .where(or(eq(people.id, personId), and(eq(people.mobile, mobile), hasNoAccount, isThere)))
    .orderBy(asc(people.id))
    .limit(mostJoined)
    .for('update')
  const kept = found.find(({ id }) => id === personId)
  if (kept) for (const gone of found) if (gone !== kept) await joinInto(tx, { gone, kept })
}
