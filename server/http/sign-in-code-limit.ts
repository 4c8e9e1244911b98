import type pg from 'pg'
import { RateLimiterRes } from 'rate-limiter-flexible'

import { DomainError } from '#domain/ground/errors.ts'

import type { Puzzles } from './puzzles.ts'
import { count, keyOf, limiter, tooMany } from './sign-in-limit.ts'

const hourSeconds = 60 * 60
const daySeconds = 24 * hourSeconds

const most = {
  /** In an hour: codes for one number, and for one number on a device that it has signed in on. */
  ofNumber: 3,
  /** In an hour, without a puzzle: on a mobile network a whole district has one address. */
  ofAddress: 10,
  /** In a day: codes of the whole shop, which pays for each. */
  ofShop: 1000,
}

interface Asked {
  /** Ten digits. */
  mobile: string
  /** The device, where this number has signed in on it before; else null. */
  known: string | null
  /** Where it comes from, as limits count addresses. */
  address: string
  puzzle: string | undefined
}

export interface SignInCodeLimit {
  /**
   * Counts who asks for a code, known number or not. An address alone is never refused: it is given a puzzle.
   * `onUsedUp`: told when the codes of the day are used up.
   * @throws puzzle_needed, too_many_attempts
   */
  ask(by: Asked, onUsedUp: () => Promise<void>): Promise<void>
}

export function signInCodeLimit(
  pool: pg.Pool,
  puzzles: Puzzles,
  { ofNumber, ofAddress, ofShop } = most,
): SignInCodeLimit {
  const numbers = limiter(pool, ofNumber, hourSeconds)
  const addresses = limiter(pool, ofAddress, hourSeconds)
  const shop = limiter(pool, ofShop, daySeconds)
  return {
    async ask({ mobile, known, address, puzzle }, onUsedUp) {
      const ofThisAddress = keyOf('sign-in codes of address', address)
      // Counted before it is looked at, so that many at once cannot slip by.
      const { consumedPoints } = await addresses.penalty(ofThisAddress)
      if (consumedPoints > ofAddress && !(await puzzles.isSolved(puzzle)))
        throw new DomainError('puzzle_needed', {})
      const key =
        known === null ? keyOf('sign-in codes', mobile) : keyOf('sign-in codes of device', mobile, known)
      await count(numbers, key, 'sign-in codes')
      try {
        await shop.consume(keyOf('sign-in codes of the shop'))
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        await onUsedUp()
        throw tooMany('codes of the shop', error)
      }
    },
  }
}
