import { createHmac, timingSafeEqual } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import type { Db } from '#db/connect.ts'
import { people, sessions } from '#db/schema/index.ts'
import type { Actor } from '#domain/ground/context.ts'
import { joinedReads } from '#domain/ground/joined-reads.ts'
import { duties } from '#domain/ground/rules.ts'

/** How better-auth keeps sessions; the same numbers in milliseconds. */
interface SessionTimes {
  expiresInMs: number
  updateAgeMs: number
}

interface LookUpSettings {
  db: Db
  secret: string
  /** The name of the cookie that bears a session's token. */
  cookieName: string
  times: SessionTimes
}

/**
 * Finds the person of a session that only needs to be read, by one statement that PostgreSQL keeps ready.
 * null for every other one, which better-auth then looks at: one that is put off now or has ended, and a
 * cookie that is none of ours or unusual.
 */
export function sessionLookUp({ db, secret, cookieName, times }: LookUpSettings) {
  const found = db
    .select({
      token: sessions.token,
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      id: people.id,
      name: people.name,
      email: people.email,
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
    const token = tokenIn(cookies, cookieName, secret)
    if (token === null) return null
    const session = (await sessionsNow([token])).get(token)
    if (!session?.email || session.blockedFrom === 'shop') return null
    const putOffAt = session.expiresAt.getTime() - times.expiresInMs + times.updateAgeMs
    if (putOffAt <= Date.now() || session.expiresAt.getTime() <= Date.now()) return null
    const { sessionId, id, name, email, role } = session
    return {
      id,
      name,
      email,
      role,
      duties: duties.filter((duty) => session.duties.includes(duty)),
      sessionId,
    }
  }
}

/** The token of the one cookie of this name, if its signature is ours. */
function tokenIn(cookies: string, name: string, secret: string): string | null {
  const values = cookies
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one.startsWith(`${name}=`))
  // What better-auth makes of several, or of its other cookies, it says itself.
  if (values.length !== 1 || cookies.includes('session_data')) return null
  const value = decoded(values[0]!.slice(name.length + 1))
  const dot = value.lastIndexOf('.')
  if (dot < 1) return null
  const token = value.slice(0, dot)
  const [given, ours] = [Buffer.from(value.slice(dot + 1)), Buffer.from(signature(token, secret))]
  return given.length === ours.length && timingSafeEqual(given, ours) ? token : null
}

function signature(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64')
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
