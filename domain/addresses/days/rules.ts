import {
  daysAfter,
  endOfIndianDay,
  indianDay,
  shortDay,
  startOfIndianDay,
  weekdayOf,
} from '#domain/time/rules.ts'

// On which day an order is brought. Of a day alone: there are no hours of it, and no more or fewer places.

/** What an area says of its days. */
export interface AreaDays {
  /** So many days after the day of the order it is brought; null: the day after. */
  days: number | null
  /** The days of the week on which goods are brought there, 1 for Monday to 7; null: no day is promised. */
  weekdays: readonly number[] | null
  /** Until this hour an order counts as one of its day, 1 to 24; null: until the day ends. */
  orderUntil: number | null
}

/** A day on which the shop neither packs nor delivers. */
export interface ClosedDay {
  /** 2026-11-25 */
  on: string
  /** Why; empty where nothing is said. */
  words: string
}

export interface PromisedDay {
  /** The Indian day on which it is brought: 2026-11-25. */
  on: string
  /** Who orders before this moment has it on that day. */
  until: Date
  /** The first day of the shop's holidays that has moved it; null: none has. */
  closed: ClosedDay | null
}

/** The days from Monday to Sunday, as they are written; the first is 1. */
export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** No shop is closed for longer; without an end a list of closed days could keep us searching. */
const furthest = 400

/**
 * The day that an order of this moment is promised for; null where the area has no days, or none that comes.
 * An order that comes after the area's hour counts as one of the next day, and one of a closed day as one of
 * the next day that is open; it is brought `days` later, on the first day after which the area has and on
 * which the shop is open.
 */
export function promisedDay(
  area: AreaDays | null,
  closedDays: readonly ClosedDay[],
  now: Date,
): PromisedDay | null {
  if (!area?.weekdays || area.weekdays.length === 0) return null
  const { weekdays, days, orderUntil } = area
  const closedOn = new Map(closedDays.map((closed) => [closed.on, closed]))
  let moved: ClosedDay | null = null
  const isOpen = (day: string) => {
    const closed = closedOn.get(day)
    moved ??= closed ?? null
    return !closed
  }
  const today = indianDay(now)
  const first = now < endOfOrders(today, orderUntil) ? today : daysAfter(today, 1)
  const ordered = firstFrom(first, isOpen)
  const lead = days ?? 1
  const on =
    ordered && firstFrom(daysAfter(ordered, lead), (day) => weekdays.includes(weekdayOf(day)) && isOpen(day))
  if (!on) return null
  // The last open day of which an order still comes on that day.
  let last = daysAfter(on, -lead)
  while (closedOn.has(last)) last = daysAfter(last, -1)
  // A closed day that lies on the way has moved nothing where it comes on the same day without it.
  const isMoved = moved !== null && promisedDay(area, [], now)?.on !== on
  return { on, until: endOfOrders(last, orderUntil), closed: isMoved ? moved : null }
}

/** Until when an order counts as one of this day. */
function endOfOrders(day: string, hour: number | null): Date {
  if (hour === null) return endOfIndianDay(day)
  return new Date(startOfIndianDay(day).getTime() + hour * 60 * 60 * 1000)
}

function firstFrom(day: string, isRight: (day: string) => boolean): string | null {
  for (let later = 0; later <= furthest; later += 1)
    if (isRight(daysAfter(day, later))) return daysAfter(day, later)
  return null
}

/** Said of a place where no day is promised, and of an order that was promised none. */
export const noDayWords = 'We call you to agree on the day.'

/** 'Wed 25 Nov', or what is said where no day is promised, as short. */
export function dayOrCall(on: string | null): string {
  return on === null ? 'We call you' : shortDay(on)
}

/** Said of an order that is still to be brought. Also true when the day is over. */
export function promiseWords(promisedOn: string | null): string {
  return promisedOn === null ? noDayWords : `Delivery is promised for ${shortDay(promisedOn)}.`
}
