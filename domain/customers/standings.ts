import { and, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm'

import { people, sessions } from '#db/schema/index.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { duties } from '#domain/ground/rules.ts'
import type { Duty, Role } from '#domain/ground/rules.ts'

/** What somebody may do at this moment, by their session. */
export interface Standing {
  personId: string
  role: Role
  duties: Duty[]
}

/** Of these sessions those that hold, with what their people may do now. */
export async function standingsOf(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  sessionIds: readonly string[],
): Promise<Map<string, Standing>> {
  const holds = and(
    gt(sessions.expiresAt, now()),
    or(isNotNull(people.email), isNotNull(people.signInMobile)),
    or(isNull(people.blockedFrom), ne(people.blockedFrom, 'shop')),
  )
  const found = await db
    .select({ id: sessions.id, personId: people.id, role: people.role, given: people.duties })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.userId))
    .where(and(anyOf(sessions.id, sessionIds), holds))
  return new Map(
    found.map(({ id, given, ...standing }) => [
      id,
      { ...standing, duties: duties.filter((duty) => given.includes(duty)) },
    ]),
  )
}
