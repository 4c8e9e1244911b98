import { isDatabaseAway, isTimeUp } from '#db/is-away.ts'

import { DomainError, isDomainError } from './errors.ts'

/** A server that was restarted is back by then. */
const retryAfterSeconds = 2
/** What took all of its time would take it again at once. */
const retrySlowAfterSeconds = 30

/**
 * The expected failure that an error stands for, if it stands for one: a database that is away is
 * `unavailable`, a statement that it ended by our limit of time is `took_too_long`. Every door asks it before
 * it answers.
 */
export function expectedError(error: unknown): DomainError | undefined {
  if (isDomainError(error)) return error
  if (isTimeUp(error))
    return because(error, new DomainError('took_too_long', { retryAfterSeconds: retrySlowAfterSeconds }))
  if (!isDatabaseAway(error)) return undefined
  return because(error, new DomainError('unavailable', { retryAfterSeconds }))
}

function because(cause: unknown, error: DomainError): DomainError {
  return Object.assign(error, { cause })
}
