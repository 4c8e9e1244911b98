import type { ErrorCode, ErrorDetails } from '#domain/ground/errors.ts'

/** What can go wrong in the domain. The sentence of `invalid_input` is made of its fields' problems. */
export type ErrorWords = {
  [Code in Exclude<ErrorCode, 'invalid_input'>]: (details: ErrorDetails[Code]) => string
}
