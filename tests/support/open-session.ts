import { createHmac } from 'node:crypto'

import type { Connection } from '#db/connect.ts'
import { people, sessions } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'
import type { Duty } from '#domain/ground/rules.ts'

/** The cookie that a signed-in browser sends. */
export const sessionCookie = 'haat.session_token'

export interface SignedIn {
  id: string
  email: string
  /** The value of the cookie, as it stands in the header. */
  cookie: string
}

/**
 * A new person who is signed in; they have no password. Written straight into the database: hashing two
 * passwords a person would be most of the tests' time.
 */
export async function openSession(
  { db, sessionSecret }: Pick<Connection, 'db'> & { sessionSecret: string },
  {
    name,
    role,
    duties = [],
    at = new Date(),
  }: { name: string; role: 'ADMIN' | 'GENERAL'; duties?: Duty[]; at?: Date },
): Promise<SignedIn> {
  const [id, token] = [newId(), newId()]
  const email = `${id}@example.com`
  const expiresAt = new Date(at.getTime() + 365 * 86_400_000)
  await db.insert(people).values({ id, name, email, role, duties, createdAt: at, updatedAt: at })
  await db.insert(sessions).values({ id, token, userId: id, expiresAt, createdAt: at, updatedAt: at })
  const signature = createHmac('sha256', sessionSecret).update(token).digest('base64')
  return { id, email, cookie: encodeURIComponent(`${token}.${signature}`) }
}
