import type pg from 'pg'

import { count, keyOf, limiter } from './sign-in-limit.ts'

/** In a quarter of an hour: links for one address from one origin, for one address, and from one origin. */
const most = { ofOne: 5, ofAddress: 20, ofOrigin: 60 }

export interface ResetLimit {
  /**
   * Counts one who asks for a link for this e-mail, known or not. `origin`: where it comes from, as limits
   * count addresses. @throws too_many_attempts
   */
  ask(by: { email: string; origin: string }): Promise<void>
  /** Counts one who opens a link, so that nobody tries many. @throws too_many_attempts */
  open(by: { origin: string }): Promise<void>
}

/** Counts in PostgreSQL, as failed sign-ins are, so that all processes know of it. */
export function resetLimit(pool: pg.Pool): ResetLimit {
  const ofOne = limiter(pool, most.ofOne)
  const ofAddress = limiter(pool, most.ofAddress)
  const ofOrigin = limiter(pool, most.ofOrigin)
  return {
    async ask({ email, origin }) {
      await count(ofOrigin, keyOf('reset origin', origin))
      await count(ofOne, keyOf('reset', email, origin))
      await count(ofAddress, keyOf('reset address', email))
    },
    open: ({ origin }) => count(ofOrigin, keyOf('reset opened', origin)),
  }
}
