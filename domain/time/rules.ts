// The clock of India, which keeps one time all year: 5.5 hours ahead of UTC. By hand, because a browser's
// first `Intl.DateTimeFormat` is a long task; a test compares the two.

const aheadMs = 5.5 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000
export const monthNames =
  'January February March April May June July August September October November December'.split(' ')

const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')

/** A moment; from other systems as ISO 8601. */
type Moment = Date | string

/** The Indian day of a moment: `2026-11-21`. */
export function indianDay(at: Moment): string {
  return inIndia(at).toISOString().slice(0, 10)
}

/** The hour of the Indian day, from 0. */
export function indianHour(at: Moment): number {
  return inIndia(at).getUTCHours()
}

/** Of a day as 2026-11-21. */
export function startOfIndianDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`)
}

/** The moment at which the next day begins. */
export function endOfIndianDay(day: string): Date {
  return new Date(startOfIndianDay(day).getTime() + dayMs)
}

/** The day so many days after a day as 2026-11-21. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

/** Of a day as 2026-11-21: 1 for Monday to 7 for Sunday, as ISO 8601 counts them. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}

/** 'Wed 25 Nov', of a day as 2026-11-25. */
export function shortDay(day: string): string {
  const on = new Date(day)
  return `${weekdays[on.getUTCDay()]} ${on.getUTCDate()} ${monthNames[on.getUTCMonth()]?.slice(0, 3)}`
}

/** '21 November 2026' */
export function longDate(at: Moment): string {
  const there = inIndia(at)
  return `${there.getUTCDate()} ${monthNames[there.getUTCMonth()]} ${there.getUTCFullYear()}`
}

/** '21 November 2026 at 3:30 pm' */
export function dateAndTime(at: Moment): string {
  const there = inIndia(at)
  const hour = there.getUTCHours()
  const minutes = String(there.getUTCMinutes()).padStart(2, '0')
  return `${longDate(at)} at ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

/** '2026-12-03T06:00:00+05:30', with milliseconds where it has any. */
export function indianIso(at: Moment): string {
  return inIndia(at).toISOString().replace('.000', '').replace('Z', '+05:30')
}

/** '2026-11-21T15:30', as a field for date and time has it. */
export function toIndianField(at: Moment): string {
  return inIndia(at).toISOString().slice(0, 16)
}

/** The instant, in ISO 8601, of what stands in a field for date and time. */
export function ofIndianField(typed: string): string {
  return `${typed}:00+05:30`
}

/** A date whose fields of UTC are those of India. */
function inIndia(at: Moment): Date {
  return new Date(new Date(at).getTime() + aheadMs)
}
