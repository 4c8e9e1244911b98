import { createHash } from 'node:crypto'

import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import { DomainError } from '#domain/ground/errors.ts'

/** So many failed sign-ins an account, within so many seconds, wherever they come from. */
const failures = { points: 10, duration: 15 * 60 }

export interface SignInLimit {
  /**
   * Counts an attempt before it is made, so that many at once cannot slip through. @throws too_many_attempts
   */
  attempt(email: string): Promise<void>
  /** The attempt was right: the account's failures are forgotten. */
  forget(email: string): Promise<void>
}

/** Counts failed sign-ins in PostgreSQL, so that all processes know of them and a restart forgets none. */
export function signInLimit(pool: pg.Pool): SignInLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'sign_in_failures',
    tableCreated: true,
    keyPrefix: '',
    ...failures,
  })
  return {
    async attempt(email) {
      try {
        await limiter.consume(keyOf(email))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new DomainError('too_many_attempts', {
          retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000),
        })
      }
    },
    async forget(email) {
      await limiter.delete(keyOf(email))
    },
  }
}

/** The table holds no addresses of people. */
function keyOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
}
