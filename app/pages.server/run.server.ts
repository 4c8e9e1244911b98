import { data } from 'react-router'

import { isDomainError } from '#domain/ground/errors.ts'
import type { ErrorCode } from '#domain/ground/errors.ts'
import { errorSentence } from '#words/words.ts'

/**
 * Runs a loader's work and turns an expected failure of the domain into a page with the fitting status,
 * which the nearest error boundary shows. Anything unexpected goes on to `handleError`.
 */
export async function run<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isDomainError(error)) throw error
    throw data({ code: error.code, message: errorSentence(error) }, { status: pageStatus[error.code] ?? 400 })
  }
}

/** What a page answers for each failure that a loader may meet; the calls have a table of their own. */
const pageStatus: Partial<Record<ErrorCode, number>> = {
  not_found: 404,
  forbidden: 403,
  not_signed_in: 401,
  gateway_unavailable: 503,
  busy: 503,
}
