import type { OrderStatus } from '#domain/orders/rules.ts'
import { endOfIndianDay } from '#domain/time/rules.ts'

/** What became of an order at its door. */
export const outcomes = ['delivered', 'not_home', 'returned'] as const

export type Outcome = (typeof outcomes)[number]

/** What a rider says of a stop. */
export interface StopAnswer {
  /** The order's number. */
  number: number
  outcome: Outcome
  /** How money was taken, and how much of it, in paise; left out where nothing was due. */
  way?: 'cash' | 'upi' | undefined
  takenPaise?: number | undefined
  /** Of UPI. */
  reference?: string | undefined
  /** Of an order that was handed over: the empties that were taken back, in cash. */
  empties?: readonly { productId: string; eachPaise: number; pieces: number }[] | undefined
  /** So much of their deposit was not given in cash, as it goes off what was never paid; in paise. */
  offPaise?: number | undefined
  /** Why less was taken than was due, or why it came back. For the customer to read. */
  note?: string | undefined
  /** How long ago it was pressed: it may have waited for a line. */
  secondsAgo: number
}

/**
 * waiting: still in the shop. open: in the van. off: no part of the run any more, as it was cancelled or
 * somebody took it out.
 */
export type StopStanding = 'waiting' | 'open' | Outcome | 'off'

/** A run has so many stops at most. */
export const mostStops = 100

/** The link opens the run for so long after its slot, in milliseconds. */
const afterSlotMs = 4 * 60 * 60 * 1000

/** So often nobody is at home before the shopkeeper decides. */
export const missedTwice = 2

/** Said of an order that came back, where the rider gave no other words, in the language of its customer. */
export const backNotes = {
  not_home: { en: 'We came, and nobody was at home.', hi: 'हम आए थे, घर पर कोई नहीं मिला।' },
  returned: { en: 'It was not taken at the door.', hi: 'दरवाज़े पर सामान नहीं लिया गया।' },
} as const

/** How a stop stands, by its order and by what the rider said last. */
export function standingOf({
  status,
  said,
  isStarted,
  isLast,
}: {
  status: OrderStatus
  /** What counts of what was said of it in this run. */
  said: Outcome | null
  isStarted: boolean
  /** No later run has taken its order along. */
  isLast: boolean
}): StopStanding {
  if (status === 'out_for_delivery' && isLast && isStarted) return 'open'
  if (said !== null) return said
  if (!isLast) return 'off'
  if (isStarted && (status === 'delivered' || status === 'refunded')) return 'delivered'
  return status === 'packed' ? 'waiting' : 'off'
}

/** Until when the link opens a run: so long after its slot, or after its day where it has none. */
export function runUntil({ day, slotEndsAt }: { day: string; slotEndsAt: Date | null }): Date {
  return new Date((slotEndsAt ?? endOfIndianDay(day)).getTime() + afterSlotMs)
}

/** A link that is made anew, late in the evening, opens the run for so long all the same. */
export function linkUntil(until: Date, now: Date): Date {
  return new Date(Math.max(until.getTime(), now.getTime() + afterSlotMs))
}

/** Whether nobody but the shopkeeper can say how it goes on with an order that came back. */
export function isToDecide({ said, timesMissed }: { said: Outcome | null; timesMissed: number }): boolean {
  return said === 'returned' || (said === 'not_home' && timesMissed >= missedTwice)
}
