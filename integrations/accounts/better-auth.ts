import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac } from 'node:crypto'

import { betterAuth } from 'better-auth'
import type { BetterAuthPlugin } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint, isAPIError } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'

import type { Db } from '#db/connect.ts'
import { accounts, people, sessions, verifications } from '#db/schema/index.ts'
import { emailTaken } from '#domain/customers/accounts.ts'
import type { Accounts } from '#domain/customers/accounts.ts'
import { passwordLength } from '#domain/customers/rules.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { duties } from '#domain/ground/rules.ts'
import { hashOfToken } from '#domain/ground/token-hash.ts'

import { isLeaked } from './leaked-passwords.ts'
import { passkeysOf } from './passkeys.ts'
import { hashPassword, isCurrent, isPassword } from './passwords.ts'
import { secondFactor } from './second-factor.ts'
import { sessionLookUp } from './session-look-up.ts'
import { signedAnew } from './signed-cookie.ts'

const hour = 60 * 60
const day = 24 * hour
/** For better-auth, and for the look-up before it: with two numbers one of them would decide alone. */
const sessionSeconds = { expiresIn: 30 * day, updateAge: hour }

export interface AccountsSettings {
  db: Db
  /** The shop's own address; cookies are Secure when it is https. */
  publicUrl: string
  /** Signs the session cookies. */
  secret: string
  /** What it has signed before is believed. */
  previousSecret?: string | null
  /** Sessions hold on pages of other sites, too. Only over https: browsers take no such cookie without. */
  isUsedByOtherSites?: boolean
}

/**
 * better-auth answers a failed statement with a bare 500, and a sign-out that ended nothing as if it had.
 * Why, it says to its log alone. Here that log is kept for the call that it belongs to.
 */
const underWay = new AsyncLocalStorage<{ failure?: unknown }>()

/**
 * better-auth hashes a new password within its transaction, and a request that waited for its turn there
 * would keep a connection from the rest of the shop. Here the hash that was made before is kept for that
 * moment.
 */
const hashed = new AsyncLocalStorage<string>()

/** What an account that is being opened brings along, for the transaction that better-auth opens it in. */
const opening = new AsyncLocalStorage<(tx: Db) => Promise<void>>()

/** Passwords and sessions by better-auth, kept in the shop's own tables. */
export function betterAuthAccounts({
  db,
  publicUrl,
  secret,
  previousSecret = null,
  isUsedByOtherSites = false,
}: AccountsSettings): Accounts {
  const auth = betterAuth({
    baseURL: publicUrl,
    secret,
    database: drizzleAdapter(withOpening(db), {
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
      password: {
        hash: async (password) => hashed.getStore() ?? hashPassword(password),
        verify: ({ hash, password }) => isPassword(password, hash),
      },
      // better-auth would answer for a taken address as if it had opened an account.
      customSyntheticUser: () => {
        throw emailTaken()
      },
    },
    user: {
      additionalFields: {
        role: { type: 'string', defaultValue: 'GENERAL', input: false },
        duties: { type: 'string[]', required: false, input: false },
        blockedFrom: { type: 'string', required: false, input: false },
        signInMobile: { type: 'string', required: false, input: false },
      },
    },
    // The role must be the database's at every request, and a session that was ended must be dead: no cookie
    // cache. It ends thirty days after it was used last, which is noted once an hour.
    session: { ...sessionSeconds, cookieCache: { enabled: false } },
    // Our own limits stand before these calls (server/http/sign-in-limit.ts).
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: publicUrl.startsWith('https:'),
      cookiePrefix: isUsedByOtherSites ? 'haat-sites' : 'haat',
      // One statement for a person with their password: a second one would tell by its time that they exist.
      database: { joins: true },
      defaultCookieAttributes: isUsedByOtherSites
        ? { sameSite: 'none', partitioned: true }
        : { sameSite: 'lax' },
    },
    plugins: [sessionsWithoutPassword],
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log(_level, _message, ...[why]) {
        const call = underWay.getStore()
        if (call && why instanceof Error) call.failure ??= why
      },
    },
  })

  const secrets = previousSecret === null ? [secret] : [secret, previousSecret]
  const sessionCookie = lazily(async () => {
    const { authCookies } = await auth.$context
    return { name: authCookies.sessionToken.name, secrets }
  })
  const lookUp = lazily(async () => {
    const { expiresIn, updateAge } = sessionSeconds
    const times = { expiresInMs: expiresIn * 1000, updateAgeMs: updateAge * 1000 }
    return sessionLookUp({ db, cookie: await sessionCookie(), times })
  })

  return {
    async open({ name, email, password, image, within }) {
      try {
        const body = image === null ? { name, email, password } : { name, email, password, image }
        const hash = await hashPassword(password)
        const signUp = () => hashed.run(hash, () => auth.api.signUpEmail({ body }))
        const bring = async (tx: Db) => within?.(tx, await idOf(tx, email))
        const { user } = await opening.run(bring, signUp)
        return { personId: user.id }
      } catch (error) {
        if (!isAPIError(error)) throw error
        // Of two who sign up with one address at the same moment the unique index refuses one, which
        // better-auth does not pass on.
        if (await isKnown(db, email)) throw emailTaken()
        throw new Error('better-auth opened no account', { cause: error })
      }
    },

    async signIn({ email, password, headers, permit }) {
      try {
        const answer = await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true })
        // better-auth has begun a session, which nobody was told of.
        if (await isBlocked(answer.response.user.id)) throw new DomainError('account_blocked', {})
        await permit(answer.response.user.id).catch(async (refusal: unknown) => {
          await db.delete(sessions).where(eq(sessions.token, answer.response.token))
          throw refusal
        })
        await renewHash(answer.response.user.id, password)
        return { cookies: answer.headers.getSetCookie() }
      } catch (error) {
        if (!isAPIError(error) || error.statusCode >= 500) throw error
        throw new DomainError('wrong_credentials', {})
      }
    },

    async openSession({ personId, headers }) {
      const answer = await orItsFailure(() =>
        auth.api.openSession({ body: { personId }, headers, returnHeaders: true }),
      )
      return { cookies: answer.headers.getSetCookie() }
    },

    async signOut(sent) {
      const headers = signedAnew(sent, await sessionCookie())
      const answer = await orItsFailure(() => auth.api.signOut({ headers, returnHeaders: true }))
      return { cookies: answer.headers.getSetCookie() }
    },

    async personOf(sent) {
      const person = await (await lookUp())(sent.get('cookie') ?? '')
      if (person) return { person, cookies: [] }
      const headers = signedAnew(sent, await sessionCookie())
      const query = { disableCookieCache: true }
      const answer = await orItsFailure(() =>
        auth.api.getSession({ headers, query, returnHeaders: true }),
      ).catch(nullIfEnded)
      if (!answer?.response || answer.response.user.blockedFrom === 'shop') return null
      const { id, name, email, signInMobile = null, role, duties: given } = answer.response.user
      const sessionId = answer.response.session.id
      // A session that was opened while its account was deleted.
      if (!email && !signInMobile) return null
      return {
        person: {
          id,
          name,
          email: email ?? '',
          role: role === 'ADMIN' ? 'ADMIN' : 'GENERAL',
          duties: duties.filter((duty) => given?.includes(duty)),
          sessionId,
        },
        cookies: answer.headers.getSetCookie(),
      }
    },

    async isPasswordOf(personId, password) {
      const hash = await hashOf(personId)
      return hash !== null && isPassword(password, hash)
    },

    resetToken(resetId, madeBefore) {
      const [token = '', before] = secrets.map((one) =>
        createHmac('sha256', one)
          .update(JSON.stringify(['reset', resetId]))
          .digest('base64url'),
      )
      return before !== undefined && hashOfToken(before) === madeBefore ? before : token
    },

    codeOf(codeId) {
      const digest = createHmac('sha256', secret)
        .update(JSON.stringify(['code', codeId]))
        .digest()
      return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
    },

    ...secondFactor(secrets),
    passkeys: passkeysOf({ publicUrl, secret }),
    hashPassword,
    isLeaked,
  }

  /** The only moment at which the password is known: a hash of an older kind is made again. */
  async function renewHash(personId: string, password: string): Promise<void> {
    const old = await hashOf(personId)
    if (old === null || isCurrent(old)) return
    const renewed = { password: await hashPassword(password), updatedAt: new Date() }
    // Unless the password was changed meanwhile.
    const isStill = and(isWayIn(personId), eq(accounts.password, old))
    await db.update(accounts).set(renewed).where(isStill)
  }

  /** Blocked from the shop; then no session of theirs stays. */
  async function isBlocked(personId: string): Promise<boolean> {
    const isTheirs = and(eq(people.id, personId), eq(people.blockedFrom, 'shop'))
    if ((await db.$count(people, isTheirs)) === 0) return false
    await db.delete(sessions).where(eq(sessions.userId, personId))
    return true
  }

  async function hashOf(personId: string): Promise<string | null> {
    const [way] = await db.select({ hash: accounts.password }).from(accounts).where(isWayIn(personId))
    return way?.hash ?? null
  }
}

/** A session for somebody whom the domain has known by a link. No call of the shop leads here. */
const sessionsWithoutPassword = {
  id: 'sessions-without-password',
  endpoints: {
    openSession: createAuthEndpoint(
      '/open-session',
      { method: 'POST', body: z.object({ personId: z.string() }), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.personId)
        if (!user) throw new DomainError('not_signed_in', {})
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ id: session.id })
      },
    ),
  },
} satisfies BetterAuthPlugin

/** Made when it is needed first. */
function lazily<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | null = null
  return () => (made ??= make())
}

/** The database as better-auth has it: its transactions end with what the opened account brings along. */
function withOpening(db: Db): Db {
  const transaction: Db['transaction'] = (work, config) =>
    db.transaction(async (tx) => {
      const result = await work(tx)
      await opening.getStore()?.(tx)
      return result
    }, config)
  return Object.assign(Object.create(db) as Db, { transaction })
}

function isWayIn(personId: string) {
  return and(eq(accounts.userId, personId), eq(accounts.providerId, 'credential'))
}

/** A session that was ended while its end was put off is none. */
function nullIfEnded(error: unknown): null {
  if (isAPIError(error) && error.statusCode === 401) return null
  throw error
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

async function idOf(db: Db, email: string): Promise<string> {
  const [person] = await db
    .select({ id: people.id })
    .from(people)
    .where(eq(people.email, email.toLowerCase()))
  if (!person) throw new Error('better-auth opened no account')
  return person.id
}

async function isKnown(db: Db, email: string): Promise<boolean> {
  return (await db.$count(people, eq(people.email, email.toLowerCase()))) > 0
}
