import { isDatabaseAway } from '#db/is-away.ts'

import { DomainError, isDomainError } from './errors.ts'

/** A server that was restarted is back by then. */
const retryAfterSeconds = 2

/**
 * The expected failure that an error stands for, if it stands for one: a database that is away is
 * `unavailable`. Every door asks it before it answers.
 */
export function expectedError(error: unknown): DomainError | undefined {
  if (isDomainError(error)) return error
  if (!isDatabaseAway(error)) return undefined
  return Object.assign(new DomainError('unavailable', { retryAfterSeconds }), { cause: error })
}
