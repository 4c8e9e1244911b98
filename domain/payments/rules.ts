/** For how long a payment may come late: banks confirm within so many days. */
export const latePaymentDays = 5

/** A payment order is left alone for so long: its browser and the webhook come first. */
export const firstLookSeconds = 20

/** Payments are looked up at the gateway by spans of this length. */
export const sweepMinutes = 15

/**
 * When a span that has ended is looked up again, counted from its end: banks confirm some payments late. A
 * payment that is only authorised lapses: the gateway captures by itself until the third day, and gives back
 * on the third or the fifth (its documents name both), so there is a look two hours before each of them.
 */
const sweepAgainHours = [1, 24, 48, 70, 96, 118, latePaymentDays * 24]
export const sweepAgainSeconds = sweepAgainHours.map((hours) => hours * 60 * 60)

/**
 * Why settling gives all of a payment back, or what of it nobody owed: its goods had gone; goods of it had
 * been sold by another payment order of the same cart; it was not of the amount that was asked for; nothing
 * was due.
 */
export const settlingReasons = ['out_of_stock', 'paid_twice', 'wrong_amount', 'surplus'] as const

export type SettlingReason = (typeof settlingReasons)[number]

/** Why money goes back: with what settling decides, what people and the gateway do. */
export const refundReasons = [...settlingReasons, 'cancelled', 'returned', 'by_hand', 'at_gateway'] as const

export type RefundReason = (typeof refundReasons)[number]

/** How many payments, holds or refunds are worked on at a time. */
export const atOnce = 8

/** What Razorpay's names of how somebody paid are called on the screen. */
export const paymentMethodLabels: Record<string, string> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Netbanking',
  wallet: 'Wallet',
  emi: 'EMI',
  cardless_emi: 'Cardless EMI',
  paylater: 'Pay later',
  bank_transfer: 'Bank transfer',
}
