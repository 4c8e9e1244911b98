import { eq, sql } from 'drizzle-orm'

import type { Db } from '#db/connect.ts'
import { people, sessions } from '#db/schema/index.ts'
import { hasAccount } from '#domain/customers/has-account.ts'
import type { Actor } from '#domain/ground/context.ts'
import { joinedReads } from '#domain/ground/joined-reads.ts'
import { duties } from '#domain/ground/rules.ts'

import { tokenIn } from './signed-cookie.ts'
import type { SignedCookie } from './signed-cookie.ts'

/** How better-auth keeps sessions; the same numbers in milliseconds. */
interface SessionTimes {
  expiresInMs: number
  updateAgeMs: number
}

interface LookUpSettings {
  db: Db
  /** The cookie that bears a session's token. */
  cookie: SignedCookie
  times: SessionTimes
}

/**
 * Finds the person of a session that only needs to be read, by one statement that PostgreSQL keeps ready.
 * null for every other one, which better-auth then looks at: one that is put off now or has ended, and a
 * cookie that is none of ours or unusual.
 */
export function sessionLookUp({ db, cookie, times }: LookUpSettings) {
  const found = db
    .select({
      token: sessions.token,
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      id: people.id,
      name: people.name,
      email: people.email,
      signInMobile: people.signInMobile,
      role: people.role,
      duties: people.duties,
      blockedFrom: people.blockedFrom,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.userId))
    .where(sql`${sessions.token} = any(${sql.placeholder('tokens')}::text[])`)
    .prepare('haat_sessions')
  // One statement for all who ask at that moment: half of what it costs is to wake PostgreSQL.
  const sessionsNow = joinedReads(
    async (tokens) => new Map((await found.execute({ tokens })).map((session) => [session.token, session])),
  )

  return async (cookies: string): Promise<Actor | null> => {
    const token = tokenIn(cookies, cookie)
    if (token === null) return null
    const session = (await sessionsNow([token])).get(token)
    // A session that was opened while its account was deleted is nobody's.
    if (!session || !hasAccount(session) || session.blockedFrom === 'shop') return null
    const putOffAt = session.expiresAt.getTime() - times.expiresInMs + times.updateAgeMs
    if (putOffAt <= Date.now() || session.expiresAt.getTime() <= Date.now()) return null
    const { sessionId, id, name, email, role } = session
    return {
      id,
      name,
      email: email ?? '',
      role,
      duties: duties.filter((duty) => session.duties.includes(duty)),
      sessionId,
    }
  }
}
