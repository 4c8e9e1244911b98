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
export const sweepAgainSeconds = /* @__PURE__ */ sweepAgainHours.map((hours) => hours * 60 * 60)

/**
 * Why settling gives all of a payment back, or what of it nobody owed: its goods had gone; they were not held
 * any more, and cost more by then or were off the shelf; goods of it had been sold by another payment order
 * of the same cart, or were ordered in cash instead; it was not of the amount that was asked for; nothing
 * was due.
 */
export const settlingReasons = [
  'out_of_stock',
  'offer_ended',
  'paid_twice',
  'ordered_in_cash',
  'wrong_amount',
  'surplus',
] as const

export type SettlingReason = (typeof settlingReasons)[number]

/** Why money goes back: with what settling decides, what people and the gateway do. */
export const refundReasons = [...settlingReasons, 'cancelled', 'returned', 'by_hand', 'at_gateway'] as const

export type RefundReason = (typeof refundReasons)[number]

/** How many payments, holds or refunds are worked on at a time. */
export const atOnce = 8

/** Why money goes back, in words that its customer may read. */
export const refundReasonLabels = {
  out_of_stock: 'The goods were sold out.',
  offer_ended: 'The price had gone up by then, or the goods were not sold any more.',
  paid_twice: 'It was paid twice.',
  ordered_in_cash: 'The goods were ordered in cash instead.',
  wrong_amount: 'It was not the amount that was asked for.',
  surplus: 'It was more than was due.',
  cancelled: 'The order was cancelled.',
  returned: 'The goods came back.',
  by_hand: 'The shop decided it.',
  at_gateway: 'It was made at the payment service.',
} as const

export type RefundStanding = 'on its way' | 'given back' | 'refused'

/** How a refund stands, in the words of the wire. */
export function refundStanding({
  refundedAt,
  refusedAt,
}: {
  refundedAt: Date | null
  refusedAt: Date | null
}): RefundStanding {
  if (refundedAt) return 'given back'
  return refusedAt ? 'refused' : 'on its way'
}

/** What the gateway had to say of an order's money. */
export interface GatewayFindings {
  /** Every attempt to pay for the order, as the gateway has it. */
  attempts: {
    method: string
    status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
    amountPaise: number
  }[]
  /** Money that nobody knew of here; `appliedPaise` of it pays for the order, all else goes back. */
  newPayments: { amountPaise: number; appliedPaise: number }[]
  /**
   * Refunds that stand otherwise than before; `isNew`: made there, and not known here. Without those of new
   * payments.
   */
  changedRefunds: { amountPaise: number; standing: RefundStanding; isNew: boolean }[]
}

/** How money came without the gateway, by its word on the wire (`handWayLabels`). */
export function handWayOf(told: string): 'cash' | 'upi' | 'receivable' {
  if (told === 'Khata') return 'receivable'
  return told === 'UPI' ? 'upi' : 'cash'
}

/**
 * What is left of money that came without the gateway, in paise, by the way in which it goes back: what is
 * written down is taken off, what came to the shop's own UPI id goes as UPI, all else as cash. What was given
 * back in another way than it came counts against the sum.
 */
export function leftByHand(entries: readonly { amountPaise: number; way: 'cash' | 'upi' | 'receivable' }[]): {
  cashPaise: number
  upiPaise: number
  receivablePaise: number
} {
  const sumOf = (way?: 'upi' | 'receivable') =>
    entries.reduce((sum, entry) => (way && way !== entry.way ? sum : sum + entry.amountPaise), 0)
  const receivablePaise = Math.max(0, sumOf('receivable'))
  const leftPaise = Math.max(0, sumOf() - receivablePaise)
  const upiPaise = Math.min(leftPaise, Math.max(0, sumOf('upi')))
  return { cashPaise: leftPaise - upiPaise, upiPaise, receivablePaise }
}

/** The least that the gateway gives back at once, in paise. */
export const leastRefundPaise = 100

/** Whether so much can be given back of what is left, and the rest of it later. Paise. */
export function canGiveBack(amountPaise: number, leftPaise: number): boolean {
  const restPaise = leftPaise - amountPaise
  return (
    Number.isSafeInteger(amountPaise) &&
    amountPaise >= leastRefundPaise &&
    (restPaise === 0 || restPaise >= leastRefundPaise)
  )
}
