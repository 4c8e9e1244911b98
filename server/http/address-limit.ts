import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { RateLimiterRes } from 'rate-limiter-flexible'

import { keyOf, limiter } from './sign-in-limit.ts'

interface Limit {
  /** What is counted, in a word of its own. */
  of: string
  most: number
  withinSeconds: number
}

/**
 * For `onRequest` of calls that anybody may ask and that write: so many of one address are let in, whichever
 * process they reach. Calls that are given the same hook share one count. Who has used it up costs no
 * connection of the database until their time is over.
 */
export function addressLimit(pool: pg.Pool, { of, most, withinSeconds }: Limit) {
  const counted = limiter(pool, most, withinSeconds, { refusesByItself: true })
  return async (request: FastifyRequest): Promise<void> => {
    try {
      await counted.consume(keyOf(of, normalizeIP(request.ip)))
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      throw tooManyOfAddress(error.msBeforeNext)
    }
  }
}

/** What one address asks too often, whatever it asks. */
export function tooManyOfAddress(waitMs: number): Error {
  const error = new Error('too many requests from one address')
  return Object.assign(error, { statusCode: 429, retryAfterSeconds: Math.ceil(waitMs / 1000) })
}
