import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { isAPIError } from 'better-auth/api'
import { and, eq, sql } from 'drizzle-orm'

import type { Db } from '#db/connect.ts'
import { accounts, people, sessions, verifications } from '#db/schema/index.ts'
import { emailTaken } from '#domain/customers/accounts.ts'
import type { Accounts } from '#domain/customers/accounts.ts'
import { passwordLength } from '#domain/customers/rules.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { isLeaked } from './leaked-passwords.ts'
import { hashPassword, isCurrent, isPassword } from './passwords.ts'

const hour = 60 * 60
const day = 24 * hour

export interface AccountsSettings {
  db: Db
  /** The shop's own address; cookies are Secure when it is https. */
  publicUrl: string
  /** Signs the session cookies. */
  secret: string
}

/** Passwords and sessions by better-auth, kept in the shop's own tables. */
export function betterAuthAccounts({ db, publicUrl, secret }: AccountsSettings): Accounts {
  const auth = betterAuth({
    baseURL: publicUrl,
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      // A person and their password come into being together or not at all.
      transaction: true,
      schema: { user: people, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: { hash: hashPassword, verify: ({ hash, password }) => isPassword(password, hash) },
      // better-auth would answer for a taken address as if it had opened an account.
      customSyntheticUser: () => {
        throw emailTaken()
      },
    },
    user: {
      additionalFields: { role: { type: 'string', defaultValue: 'GENERAL', input: false } },
    },
    // The role must be the database's at every request, and a session that was ended must be dead: no cookie
    // cache. It ends thirty days after it was used last, which is noted once an hour.
    session: { expiresIn: 30 * day, updateAge: hour, cookieCache: { enabled: false } },
    // Our own limits stand before these calls (server/http/sign-in-limit.ts).
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: publicUrl.startsWith('https:'),
      cookiePrefix: 'haat',
      // One statement for a person with their password: a second one would tell by its time that they exist.
      database: { joins: true },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })

  return {
    async open({ name, email, password, image }) {
      try {
        const body = image === null ? { name, email, password } : { name, email, password, image }
        const { user } = await auth.api.signUpEmail({ body })
        return { personId: user.id }
      } catch (error) {
        if (!isAPIError(error)) throw error
        // Of two who sign up with one address at the same moment the unique index refuses one, which
        // better-auth does not pass on.
        if (await isKnown(db, email)) throw emailTaken()
        throw new Error('better-auth opened no account', { cause: error })
      }
    },

    async signIn({ email, password, headers }) {
      try {
        const answer = await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true })
        await renewHash(answer.response.user.id, password)
        return { cookies: answer.headers.getSetCookie() }
      } catch (error) {
        if (!isAPIError(error) || error.statusCode >= 500) throw error
        throw new DomainError('wrong_credentials', {})
      }
    },

    async signOut(headers) {
      const answer = await auth.api.signOut({ headers, returnHeaders: true })
      return { cookies: answer.headers.getSetCookie() }
    },

    async personOf(headers) {
      const answer = await auth.api
        .getSession({ headers, query: { disableCookieCache: true }, returnHeaders: true })
        .catch((error: unknown) => failWithCause(db, error))
      if (!answer?.response) return null
      const { id, name, email, role } = answer.response.user
      const sessionId = answer.response.session.id
      return {
        person: { id, name, email, role: role === 'ADMIN' ? 'ADMIN' : 'GENERAL', sessionId },
        cookies: answer.headers.getSetCookie(),
      }
    },

    async isPasswordOf(personId, password) {
      const hash = await hashOf(personId)
      return hash !== null && isPassword(password, hash)
    },

    hashPassword,
    isLeaked,
  }

  /** The only moment at which the password is known: a hash of an older kind is made anew. */
  async function renewHash(personId: string, password: string): Promise<void> {
    const old = await hashOf(personId)
    if (old === null || isCurrent(old)) return
    const renewed = { password: await hashPassword(password), updatedAt: new Date() }
    // Unless the password was changed meanwhile.
    const isStill = and(isWayIn(personId), eq(accounts.password, old))
    await db.update(accounts).set(renewed).where(isStill)
  }

  async function hashOf(personId: string): Promise<string | null> {
    const [way] = await db.select({ hash: accounts.password }).from(accounts).where(isWayIn(personId))
    return way?.hash ?? null
  }
}

function isWayIn(personId: string) {
  return and(eq(accounts.userId, personId), eq(accounts.providerId, 'credential'))
}

/**
 * better-auth does not pass on why a session could not be read: a database that is away says it again. One
 * that was ended while it was put off is none.
 */
async function failWithCause(db: Db, error: unknown): Promise<null> {
  if (isAPIError(error) && error.statusCode === 401) return null
  await db.execute(sql`select 1`)
  throw error
}

async function isKnown(db: Db, email: string): Promise<boolean> {
  return (await db.$count(people, eq(people.email, email.toLowerCase()))) > 0
}
