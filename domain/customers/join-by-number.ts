import { and, asc, eq, inArray, isNotNull, isNull, notExists, or } from 'drizzle-orm'

import { people, personJoins } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { joinInto } from './join-people.ts'
import { bothOwe } from './move-accounts.ts'

/** So many at once: a stranger can type a number as often as guests may buy. */
const mostJoined = 20

/**
 * Gives an account what was ordered with its number without one: by telephone, at the desk or as a guest.
 * Only for who has proven the number. The shopkeeper can take each of these joins back, and then it is not
 * made again; who is blocked is left where they are, because anybody may have typed the number.
 */
export async function joinByNumber(
  tx: Ctx,
  { personId, mobile }: { personId: string; mobile: string },
): Promise<void> {
  const hasNoAccount = and(isNull(people.email), isNull(people.signInMobile))
  const isThere = and(isNull(people.joinedInto), isNull(people.deletedAt), isNull(people.blockedFrom))
  const wasParted = tx.db
    .select({ id: personJoins.goneId })
    .from(personJoins)
    .where(
      and(
        eq(personJoins.goneId, people.id),
        eq(personJoins.keptId, personId),
        isNotNull(personJoins.partedAt),
      ),
    )
  const isTheirs = and(eq(people.mobile, mobile), hasNoAccount, isThere, notExists(wasParted))
  const typed = await tx.db.select({ id: people.id }).from(people).where(isTheirs).limit(mostJoined)
  // Locked in one order, as whoever joins two people does.
  const found = await tx.db
    .select()
    .from(people)
    .where(or(eq(people.id, personId), and(inArray(people.id, idsOf(typed)), isTheirs)))
    .orderBy(asc(people.id))
    .for('update')
  const kept = found.find(({ id }) => id === personId)
  if (!kept) return
  for (const gone of found)
    if (gone !== kept && !(await bothOwe(tx, { fromId: gone.id, toId: kept.id })))
      await joinInto(tx, { gone, kept })
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
