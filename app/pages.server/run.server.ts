import { data } from 'react-router'

import type { ErrorCode } from '#domain/ground/errors.ts'
import { expectedError } from '#domain/ground/expected-error.ts'
import { language } from '#words/language/en.ts'
import { errorSentence, wordsIn } from '#words/words.ts'

/**
 * Runs a loader's work and turns an expected failure of the domain into a page with the fitting status,
 * which the nearest error boundary shows. Anything unexpected goes on to `handleError`.
 */
export async function run<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw pageError(error)
  }
}

/** What a loader is to throw for an error: the page of an expected failure, or the error as it is. */
export function pageError(error: unknown): unknown {
  const expected = expectedError(error)
  if (!expected) return error
  const { code } = expected
  return data(
    { code, message: errorSentence(wordsIn(language), expected) },
    { status: pageStatus[code] ?? 400 },
  )
}

/** What a page answers for each failure that a loader may meet; the calls have a table of their own. */
const pageStatus: Partial<Record<ErrorCode, number>> = {
  not_found: 404,
  forbidden: 403,
  not_signed_in: 401,
  gateway_unavailable: 503,
  busy: 503,
  unavailable: 503,
  took_too_long: 503,
}
