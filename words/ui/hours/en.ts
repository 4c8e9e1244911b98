import { shortDay, toIndianField } from '#domain/time/rules.ts'

// Hours of a day, as a slot has them.

/** '10 am', '12 noon' or '4:30 pm' */
export function timeOfDay(at: Date | string): string {
  const there = toIndianField(at)
  const hour = Number(there.slice(11, 13))
  const minutes = there.slice(14) === '00' ? '' : `:${there.slice(14)}`
  if (minutes === '' && hour % 12 === 0) return hour === 12 ? '12 noon' : 'midnight'
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

/** 'Fri 4 Dec, 10 am to 12 noon' */
export function slotTime({ day, from, to }: { day: string; from: Date | string; to: Date | string }): string {
  return `${shortDay(day)}, ${timeOfDay(from)} to ${timeOfDay(to)}`
}

/** Where orders are collected: 'Kothrud school, at the gate' */
export function pointName({ name, place }: Point): string {
  return [name, place].filter(Boolean).join(', ')
}

interface Point {
  name: string
  place: string
  hindiName: string
  hindiPlace: string
}
