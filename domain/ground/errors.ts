/**
 * Everything that can go wrong in a way that a person or a client can act on, by its stable code, with the
 * details that belong to it. Here are those of no noun; each noun declares its own in its `errors.ts`, and
 * TypeScript merges them. A new code does not compile until it has its sentences (`words/errors/`) and a
 * status (`server/plugins/errors.ts`).
 */
export interface ErrorDetails {
  /** The input breaks a rule; `fields` names each broken field and what is wrong with it. */
  invalid_input: { fields: Record<string, FieldProblem> }
  /** Nobody is signed in. */
  not_signed_in: object
  /**
   * Signed in, but no administrator, or without the duty; or a change that another site asked for in a
   * visitor's name.
   */
  forbidden: { why: 'not_admin' | 'no_duty' | 'other_site' }
  /** It does not exist, or it is somebody else's: the two look the same from outside. */
  not_found: {
    what:
      | 'product'
      | 'price for some days'
      | 'user'
      | 'session'
      | 'cart line'
      | 'payment order'
      | 'payment'
      | 'order'
      | 'order line'
      | 'picture'
      | 'return'
      | 'refund'
      | 'grievance'
      | 'review'
      | 'invoice'
      | 'address'
      | 'category'
      | 'mail'
      | 'import'
      | 'till'
      | 'note'
      | 'repacking'
      | 'offer'
      | 'shared list'
      | 'passkey'
      | 'grower'
      | 'batch'
      | 'grower entry'
      | 'link'
      | 'slot'
      | 'run'
      | 'zone'
      | 'subscription'
  }
  /**
   * Somebody else changed it since the form loaded it; `current` is how it is now (`productMeanwhile`,
   * `settingsMeanwhile`).
   */
  changed_meanwhile: { of: 'product' | 'shop'; current: object }
  /** The idempotency key was used for another request. */
  key_reused: object
  /** So much of it is asked for at once that this one has to come again after so many seconds. */
  busy: { of: 'long_lists' | 'pictures' | 'passwords' | 'browsing'; retryAfterSeconds: number }
  /** The database is not there just now, or the shop is about to end: try again after so many seconds. */
  unavailable: { retryAfterSeconds: number }
  /** The database worked on it for as long as it may: what is asked for is too much just now. */
  took_too_long: { retryAfterSeconds: number }
  /** Too many attempts; try again after so many seconds. */
  too_many_attempts: { of: TooManyOf; retryAfterSeconds: number }
}

/**
 * What was tried too often: to sign in, to pay a cart or by a link without success, to open accounts, to say
 * the figures that open an order, to guess the code of an offer, to rate goods, to have codes sent to one
 * number, or to all together in a day, or figures of a second factor.
 */
export type TooManyOf =
  | 'sign-ins'
  | 'payments'
  | 'payments by link'
  | 'accounts'
  | 'guests'
  | 'figures'
  | 'codes'
  | 'reviews'
  | 'sign-in codes'
  | 'codes of the shop'
  | 'second factors'

export type ErrorCode = keyof ErrorDetails

/**
 * What can be wrong with one field of an input, by its code, with what its sentence needs; each noun declares
 * its own in its `errors.ts`. The first ones are found by the contract's schemas and bear the names and
 * values that zod gives them.
 */
export interface FieldProblems {
  /** Not there at all, or there and empty. */
  missing: object
  too_big: { maximum: number | bigint; origin: string }
  too_small: { minimum: number | bigint; origin: string }
  /** None of the values that are taken. */
  not_one_of: { values: readonly unknown[] }
  wrong_type: { expected: string }
  /** The call has no field of this name. */
  unknown_field: { field: string }
  /** Wrong in a way that nobody has found words for. */
  unexpected: object

  bad_rupees: object
  /** No moment in ISO 8601. */
  bad_moment: object
  /** A page after the last one that has a number. */
  page_too_far: { maximum: number }
  /** A cursor that the list has not answered. */
  bad_cursor: object
  /** Characters or a shape that no person types. */
  hostile: object
}

export type FieldProblemCode = keyof FieldProblems

export type FieldProblem = {
  [Code in FieldProblemCode]: { problem: Code } & FieldProblems[Code]
}[FieldProblemCode]

/**
 * An expected failure of the domain. It carries no sentence: `words/` has one for each code.
 * Recognised by brand and not by class, because the development server may hold two copies of this module.
 */
export class DomainError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly isDomainError = true
  readonly code: Code
  readonly details: ErrorDetails[Code]

  constructor(code: Code, details: ErrorDetails[Code]) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.details = details
  }
}

export function isDomainError(error: unknown): error is DomainError {
  return error instanceof Error && (error as Partial<DomainError>).isDomainError === true
}

/** Narrows to one code, so that its details are typed. */
export function hasCode<Code extends ErrorCode>(error: unknown, code: Code): error is DomainError<Code> {
  return isDomainError(error) && error.code === code
}
