import type { SettlingReason } from './rules.ts'

declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** The gateway's signature does not belong to what it came with. */
    bad_signature: { of: 'payment' | 'webhook' }
    /** The gateway knows the payment, but it was not captured or does not match its payment order. */
    payment_not_captured: object
    /** It was paid, and all of the money goes back: `why` it was not sold. */
    paid_too_late: { orderId: string; why: SettlingReason }
    /** The payment gateway does not answer, or answers nonsense. Nothing was charged by this request. */
    gateway_unavailable: object
    /** The payment gateway said no to this amount. Nothing was charged, and nothing is held. */
    payment_refused: { totalPaise: number }
    /** What is to be given back is no amount, or more than is left of the payment, or of the cash. */
    bad_refund: { leftPaise: number; isCash?: boolean }
  }

  interface FieldProblems {
    /** More than one payment may come to. */
    payment_too_large: object
    /** No reference of a UPI payment: 6 to 35 letters and digits. */
    bad_upi_reference: object
  }
}
