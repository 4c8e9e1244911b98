import { AsyncLocalStorage } from 'node:async_hooks'

import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { isAPIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'

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
}

/**
 * better-auth answers a failed statement with a bare 500, and a sign-out that ended nothing as if it had.
 * Why, it says to its log alone. Here that log is kept for the call that it belongs to.
 */
const underWay = new AsyncLocalStorage<{ failure?: unknown }>()

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
    advanced: { useSecureCookies: publicUrl.startsWith('https:'), cookiePrefix: 'haat' },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log(_level, _message, ...[why]) {
        const call = underWay.getStore()
        if (call && why instanceof Error) call.failure ??= why
      },
    },
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
      const answer = await orItsFailure(() => auth.api.signOut({ headers, returnHeaders: true }))
      return { cookies: answer.headers.getSetCookie() }
    },

    async personOf(headers) {
      const query = { disableCookieCache: true, disableRefresh: true }
      const session = await orItsFailure(() => auth.api.getSession({ headers, query }))
      if (!session) return null
      const { id, name, email, role } = session.user
      return { id, name, email, role: role === 'ADMIN' ? 'ADMIN' : 'GENERAL' } satisfies Person
    },
  }
}

/** Fails with what made better-auth fail, whatever it answered. */
async function orItsFailure<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const call: { failure?: unknown } = {}
  return underWay.run(call, async () => {
    const answer = await ask().catch((error: unknown) => {
      throw call.failure ?? error
    })
    if (call.failure) throw call.failure
    return answer
  })
}

async function isKnown(db: Db, email: string): Promise<boolean> {
  return (await db.$count(people, eq(people.email, email.toLowerCase()))) > 0
}
