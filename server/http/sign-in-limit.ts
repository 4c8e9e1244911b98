import { createHash } from 'node:crypto'

import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { DomainError } from '#domain/ground/errors.ts'
import type { TooManyOf } from '#domain/ground/errors.ts'

/** So many failed sign-ins an account and address, or an account and device that it knows. */
const triesOfOne = 10
/** So many an account over all addresses. */
const triesOfAll = 50
/** Within so many seconds of the first. */
const windowSeconds = 15 * 60

export interface SignInTry {
  /** In lower case. */
  email: string
  /** Where it comes from, as limits count addresses. */
  address: string
  /** What the account has let in before: a device, or the session that asks; null for a stranger. */
  known: string | null
}

export interface SignInLimit {
  /**
   * Counts an attempt before it is made, so that many at once cannot slip through. A person whom the
   * account knows has tries of their own, which no stranger can use up.
   * @throws too_many_attempts
   */
  attempt(by: SignInTry): Promise<void>
  /** The attempt was right: it is not counted, and the failures of the same origin are forgotten. */
  forget(by: SignInTry): Promise<void>
}

/** Counts failed sign-ins in PostgreSQL, so that all processes know of them and a restart forgets none. */
export function signInLimit(pool: pg.Pool): SignInLimit {
  const ofOne = limiter(pool, triesOfOne)
  const ofAll = limiter(pool, triesOfAll)
  return {
    async attempt(by) {
      await count(ofOne, originKey(by))
      // Only what one origin may still try counts for all, so that one alone cannot use up everybody's.
      if (by.known === null) await count(ofAll, accountKey(by))
    },
    async forget(by) {
      await ofOne.delete(originKey(by))
      // The guesses of others stand: else each sign-in of the owner would give them fifty more.
      if (by.known === null) await ofAll.reward(accountKey(by))
    },
  }
}

/**
 * Counts to so many in a quarter of an hour, or in another time. `refusesByItself`: a process that has seen
 * the last one asks PostgreSQL no more until the time is over. Not for counts that may be taken back.
 */
export function limiter(
  pool: pg.Pool,
  points: number,
  duration = windowSeconds,
  { refusesByItself = false } = {},
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'sign_in_failures',
    tableCreated: true,
    keyPrefix: '',
    points,
    duration,
    ...(refusesByItself && { inMemoryBlockOnConsumed: points }),
  })
}

/** @throws too_many_attempts */
export async function count(
  limiter: RateLimiterPostgres,
  key: string,
  of: TooManyOf = 'sign-ins',
): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw tooMany(of, error)
  }
}

export function tooMany(of: TooManyOf, { msBeforeNext }: RateLimiterRes): DomainError {
  return new DomainError('too_many_attempts', { of, retryAfterSeconds: Math.ceil(msBeforeNext / 1000) })
}

function originKey({ email, address, known }: SignInTry): string {
  return known === null ? keyOf('address', email, address) : keyOf('known', email, known)
}

function accountKey({ email }: SignInTry): string {
  return keyOf('account', email)
}

/** The table holds no addresses of people. */
export function keyOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
