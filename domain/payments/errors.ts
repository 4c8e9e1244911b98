import type { SettlingReason } from './rules.ts'

declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** The gateway's signature does not belong to what it came with. */
    bad_signature: { of: 'payment' | 'webhook' }
    /** The gateway knows the payment, but it was not captured or does not match its payment order. */
    payment_not_captured: object
    /** It was paid, and all of the money goes back: `why` it was not sold. */
    paid_too_late: { orderId: string | null; why: SettlingReason }
    /** The payment gateway does not answer, or answers nonsense. Nothing was charged by this request. */
    gateway_unavailable: object
    /** The payment gateway said no to this amount. Nothing was charged, and nothing is held. */
    payment_refused: { totalPaise: number }
    /** What is to be given back is no amount, or more than is left of the payment, or of the cash. */
    bad_refund: { leftPaise: number; isCash?: boolean }
    /** It is above the sum that the shop has set, and nothing goes back before somebody else allows it. */
    refund_waits: { orderId: string; amountPaise: number }
    /** One refund of an order waits at a time. */
    refund_waits_already: object
    /** Nobody is there who could allow it. */
    only_administrator: object
    /** Somebody else was quicker. */
    refund_answered: { isAllowed: boolean }
    /** Nobody allows what they asked for themselves. */
    own_refund: object
    /** By now another sum would go back than was asked for. */
    refund_changed: { wasPaise: number; isPaise: number }
  }

  interface FieldProblems {
    /** More than one payment may come to. */
    payment_too_large: object
    /** No reference of a UPI payment: 6 to 35 letters and digits. */
    bad_upi_reference: object
  }
}
