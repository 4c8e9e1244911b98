import { daysAfter, indianDay, indianHour, weekdayOf } from '#domain/time/rules.ts'

// What comes by itself: on which days, and until when it can be changed.

/** From this hour of the Indian day on, tomorrow's orders are made and tomorrow is not changed any more. */
const cutoffHour = 20

/** Where a place has a day and no slots, that day's orders are made until this hour of it at the latest. */
export const dayBeginsHour = 6

/** So many goods come to one person by themselves at most. */
export const mostSubscriptions = 20

/** So many days ahead one sees what comes, and can say that one day is skipped. */
export const daysSeen = 14

/** How it is paid. cash: when it is handed over. wallet: from kept money, as far as it is enough. receivable:
 * written down. */
export const payWays = ['cash', 'wallet', 'receivable'] as const

export type PayWay = (typeof payWays)[number]

/** What can become of a day of a subscription. */
export const dayOutcomes = [
  'ordered',
  'skipped',
  'dearer',
  'sold_out',
  'closed',
  'place',
  'payment',
  'missed',
] as const

export type DayOutcome = (typeof dayOutcomes)[number]

/** The last Indian day whose orders are to be there by now. */
export function lastDayToMake(now: Date): string {
  const today = indianDay(now)
  return indianHour(now) < cutoffHour ? today : daysAfter(today, 1)
}

/** The first Indian day that can still be changed. */
export function firstOpenDay(now: Date): string {
  return daysAfter(lastDayToMake(now), 1)
}

/** The days whose orders are still to be made: never one that is over. */
export function daysToMake(madeThrough: string, now: Date): string[] {
  const [today, last] = [indianDay(now), lastDayToMake(now)]
  return [today, last].filter((day, at, all) => day > madeThrough && all.indexOf(day) === at)
}

/** What says on which days something comes. */
export interface Rhythm {
  /** 1 for Monday to 7. */
  weekdays: readonly number[]
  pausedFrom: string | null
  /** null: until it goes on. */
  pausedUntil: string | null
}

/** Whether it comes on this Indian day, unless the day is skipped. */
export function comesOn({ weekdays, ...pause }: Rhythm, day: string): boolean {
  return weekdays.includes(weekdayOf(day)) && !isPausedOn(pause, day)
}

function isPausedOn({ pausedFrom, pausedUntil }: Omit<Rhythm, 'weekdays'>, day: string): boolean {
  return pausedFrom !== null && day >= pausedFrom && (pausedUntil === null || day <= pausedUntil)
}

/** What one costs, and what is kept of it until its bottle or crate is back. */
interface Cost {
  sellingPricePaise: number
  depositPaise: number | null
}

/** What is paid for one, its deposit with it: that is agreed on. Paise. */
export function costOf({ sellingPricePaise, depositPaise }: Cost): number {
  return sellingPricePaise + (depositPaise ?? 0)
}

/** Whether it costs more than a tenth above what was agreed: then its person is asked first. */
export function isDearer(cost: Cost, agreedPaise: number): boolean {
  return costOf(cost) * 10 > agreedPaise * 11
}

/** Days of the week as they are kept: each once, Monday first. */
export function inOrder(weekdays: readonly number[]): number[] {
  return [...new Set(weekdays)].toSorted((one, other) => one - other)
}
