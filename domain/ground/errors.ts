/**
 * Everything that can go wrong in a way that a person or a client can act on, by its stable code, with the
 * details that belong to it. A new code does not compile until every translation table knows it
 * (`server/plugins/errors.ts`).
 */
export interface ErrorDetails {
  /** The input breaks a rule; `fields` names each broken field and says what to do. */
  invalid_input: { fields: Record<string, string> }
  /** Nobody is signed in. */
  not_signed_in: object
  /** E-mail and password do not belong together. Never says which of the two was wrong. */
  wrong_credentials: object
  /** Signed in, but not allowed. */
  forbidden: object
  /** It does not exist, or it is somebody else's: the two look the same from outside. */
  not_found: { what: string }
  /** An account with this e-mail exists. */
  email_taken: object
  /** The change would leave the shop without an administrator. */
  last_admin: object
  /** Not enough of a counted product is left. */
  out_of_stock: { productId: string; productName: string; available: number }
  /** Paying was asked for with nothing in the cart. */
  cart_empty: object
  /** The total that the client showed is not the cart's; carries the right one so that the page can show it. */
  amount_mismatch: { shownPaise: number; totalPaise: number }
  /** The payment order that this cart belongs to has been paid; the order exists. */
  already_paid: { orderId: string | null }
  /** The gateway's signature does not belong to this payment. */
  bad_signature: object
  /** The gateway knows the payment, but it was not captured or does not match its payment order. */
  payment_not_captured: object
  /** Paid after the hold had ended and the goods had gone: the money goes back in full. */
  paid_too_late: { orderId: string }
  /** The payment gateway does not answer, or answers nonsense. Nothing was charged by this request. */
  gateway_unavailable: object
  /** The picture is not one of the kinds we take, or cannot be decoded. */
  bad_picture: object
  /** More than is taken of something. */
  too_large: object
  /** The idempotency key was used for another request. */
  key_reused: object
  /** Too many attempts; try again after so many seconds. */
  too_many_attempts: { retryAfterSeconds: number }
}

export type ErrorCode = keyof ErrorDetails

/**
 * An expected failure of the domain. `message` is a sentence that may be shown to people.
 * Recognised by brand and not by class, because the development server may hold two copies of this module.
 */
export class DomainError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly isDomainError = true
  readonly code: Code
  readonly details: ErrorDetails[Code]

  constructor(code: Code, message: string, details: ErrorDetails[Code]) {
    super(message)
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
