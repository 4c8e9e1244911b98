import { daysAfter, indianDay, startOfIndianDay, weekdayOf } from '#domain/time/rules.ts'

// Slots: the hours in which orders are brought to a zone, or collected at a point.

/** Slots are made for so many days, of which today is the first. */
const daysAhead = 15

/** So many are named to who asks for one that is full. */
export const slotsNamed = 3

const minuteMs = 60_000

/** What a zone has each week. */
export interface SlotPlan {
  id: string
  /** 1 for Monday to 7. */
  weekday: number
  /** Minutes of the Indian day. */
  fromMinute: number
  toMinute: number
  capacity: number
  /** So many minutes before it begins it closes. */
  closesBefore: number
}

export interface SlotTimes {
  planId: string
  /** The Indian day: 2026-12-04. */
  day: string
  startsAt: Date
  endsAt: Date
  closesAt: Date
  capacity: number
}

/** The slots of these plans that are still to close, of the days from today on. */
export function slotsOfPlans(
  plans: readonly SlotPlan[],
  closedDays: readonly { on: string }[],
  now: Date,
): SlotTimes[] {
  const closed = new Set(closedDays.map(({ on }) => on))
  const days = Array.from({ length: daysAhead }, (_, later) => daysAfter(indianDay(now), later))
  return days
    .filter((day) => !closed.has(day))
    .flatMap((day) =>
      plans.filter(({ weekday }) => weekday === weekdayOf(day)).map((plan) => slotOn(plan, day)),
    )
    .filter(({ closesAt }) => closesAt > now)
}

function slotOn({ id, fromMinute, toMinute, capacity, closesBefore }: SlotPlan, day: string): SlotTimes {
  const midnight = startOfIndianDay(day).getTime()
  return {
    planId: id,
    day,
    startsAt: new Date(midnight + fromMinute * minuteMs),
    endsAt: new Date(midnight + toMinute * minuteMs),
    closesAt: new Date(midnight + (fromMinute - closesBefore) * minuteMs),
    capacity,
  }
}
