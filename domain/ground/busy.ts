import { bulkhead as slots, BulkheadRejectedError } from 'cockatiel'

import { DomainError } from './errors.ts'
import type { ErrorDetails } from './errors.ts'

/** What more may ask for than the shop can do at once, and after how many seconds a try again is worth it. */
const tryAgainIn = {
  browsing: 2,
  long_lists: 5,
  pictures: 5,
  passwords: 5,
} satisfies Record<ErrorDetails['busy']['of'], number>

/** What is thrown to whoever is too many: 503 with Retry-After at every door. */
export function busy(of: keyof typeof tryAgainIn): DomainError<'busy'> {
  return new DomainError('busy', { of, retryAfterSeconds: tryAgainIn[of] })
}

/** Runs work when it is its turn. @throws busy when too much waits already */
export type Bulkhead = <Result>(work: () => Promise<Result>) => Promise<Result>

/** So much work at a time, in the order in which it comes, and so much that waits for its turn. */
export function bulkhead(
  of: keyof typeof tryAgainIn,
  { atOnce, waiting }: { atOnce: number; waiting: number },
): Bulkhead {
  const turns = slots(atOnce, waiting)
  return async (work) => {
    try {
      return await turns.execute(work)
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? busy(of) : error
    }
  }
}
