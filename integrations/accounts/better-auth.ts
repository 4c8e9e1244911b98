import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { isAPIError } from 'better-auth/api'

import type { Db } from '#db/connect.ts'
import { accounts, people, sessions, verifications } from '#db/schema/index.ts'
import type { Person } from '#domain/context.ts'
import type { Accounts } from '#domain/customers/accounts.ts'
import { passwordLength } from '#domain/customers/rules.ts'
import { DomainError } from '#domain/errors.ts'

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
      schema: { user: people, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    user: {
      additionalFields: { role: { type: 'string', defaultValue: 'GENERAL', input: false } },
    },
    // The role must be the database's at every request, and a session that was ended must be dead: no cookie cache.
    session: { expiresIn: 30 * 24 * 60 * 60, updateAge: 24 * 60 * 60, cookieCache: { enabled: false } },
    // Our own limits stand before these calls (server/plugins/rate-limits.ts).
    rateLimit: { enabled: false },
    advanced: { useSecureCookies: publicUrl.startsWith('https:'), cookiePrefix: 'haat' },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })

  return {
    async open({ name, email, password, image }) {
      const taken = new DomainError(
        'email_taken',
        'An account with this e-mail address exists. Please sign in.',
        {},
      )
      try {
        const body = image === null ? { name, email, password } : { name, email, password, image }
        const { user } = await auth.api.signUpEmail({ body })
        return { personId: user.id }
      } catch (error) {
        // The unique index is the judge when two sign up with one address at the same moment.
        if (isTaken(error)) throw taken
        throw error
      }
    },

    async signIn({ email, password, headers }) {
      try {
        const answer = await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true })
        return { cookies: answer.headers.getSetCookie() }
      } catch (error) {
        if (!isAPIError(error) || error.statusCode >= 500) throw error
        throw new DomainError('wrong_credentials', 'E-mail or password is not right. Please try again.', {})
      }
    },

    async signOut(headers) {
      const answer = await auth.api.signOut({ headers, returnHeaders: true })
      return { cookies: answer.headers.getSetCookie() }
    },

    async personOf(headers) {
      const session = await auth.api.getSession({
        headers,
        query: { disableCookieCache: true, disableRefresh: true },
      })
      if (!session) return null
      const { id, name, email, role } = session.user
      return { id, name, email, role: role === 'ADMIN' ? 'ADMIN' : 'GENERAL' } satisfies Person
    },
  }
}

function isTaken(error: unknown): boolean {
  if (isAPIError(error))
    return error.body?.code === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' || isTaken(error.cause)
  const cause = error instanceof Error ? error.cause : null
  return hasUniqueViolation(error) || hasUniqueViolation(cause)
}

/** 23505 is PostgreSQL's unique_violation. */
function hasUniqueViolation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505'
}
