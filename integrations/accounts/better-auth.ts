import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { isAPIError } from 'better-auth/api'
import { eq, sql } from 'drizzle-orm'

import type { Db } from '#db/connect.ts'
import { accounts, people, sessions, verifications } from '#db/schema/index.ts'
import { emailTaken } from '#domain/customers/accounts.ts'
import type { Accounts } from '#domain/customers/accounts.ts'
import type { Person } from '#domain/customers/person.ts'
import { passwordLength } from '#domain/customers/rules.ts'
import { DomainError } from '#domain/ground/errors.ts'

export interface AccountsSettings {
  db: Db
  /** The shop's own address; cookies are Secure when it is https. */
  publicUrl: string
  /** Signs the session cookies. */
  secret: string
  /** Sessions hold on pages of other sites, too. Only over https: browsers take no such cookie without. */
  isUsedByOtherSites?: boolean
}

/** Passwords and sessions by better-auth, kept in the shop's own tables. */
export function betterAuthAccounts({
  db,
  publicUrl,
  secret,
  isUsedByOtherSites = false,
}: AccountsSettings): Accounts {
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
      // better-auth would answer for a taken address as if it had opened an account.
      customSyntheticUser: () => {
        throw emailTaken()
      },
    },
    user: {
      additionalFields: { role: { type: 'string', defaultValue: 'GENERAL', input: false } },
    },
    // The role must be the database's at every request, and a session that was ended must be dead: no cookie
    // cache. It ends thirty days after the sign-in, whether it was used or not.
    session: { expiresIn: 30 * 24 * 60 * 60, disableSessionRefresh: true, cookieCache: { enabled: false } },
    // Our own limits stand before these calls (server/http/sign-in-limit.ts).
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: publicUrl.startsWith('https:'),
      cookiePrefix: 'haat',
      defaultCookieAttributes: { sameSite: isUsedByOtherSites ? 'none' : 'lax' },
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
      const query = { disableCookieCache: true, disableRefresh: true }
      const session = await auth.api
        .getSession({ headers, query })
        .catch((error: unknown) => failWithCause(db, error))
      if (!session) return null
      const { id, name, email, role } = session.user
      return { id, name, email, role: role === 'ADMIN' ? 'ADMIN' : 'GENERAL' } satisfies Person
    },
  }
}

/** better-auth does not pass on why a session could not be read: a database that is away says it again. */
async function failWithCause(db: Db, error: unknown): Promise<never> {
  await db.execute(sql`select 1`)
  throw error
}

async function isKnown(db: Db, email: string): Promise<boolean> {
  return (await db.$count(people, eq(people.email, email.toLowerCase()))) > 0
}
