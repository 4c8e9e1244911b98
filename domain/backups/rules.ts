import { indianDay } from '#domain/time/rules.ts'

const hourMs = 60 * 60 * 1000

/** So many of the newest are kept: one a day, one a week, one a month. */
const kept = { days: 7, weeks: 4, months: 12 }

/** The Indian day whose backup is due, or was made: it lasts from this hour of it to the same of the next. */
export function backupDay(now: Date, hour: number): string {
  return indianDay(new Date(now.getTime() - hour * hourMs))
}

/** Of days that have a backup those whose is kept: the newest of each of the last days, weeks and months. */
export function keptDays(days: readonly string[]): Set<string> {
  const newestFirst = days.toSorted().toReversed()
  const newestOfEach = (periodOf: (day: string) => string, most: number) => {
    const newest = new Map<string, string>()
    for (const day of newestFirst) if (!newest.has(periodOf(day))) newest.set(periodOf(day), day)
    return [...newest.values()].slice(0, most)
  }
  return new Set([
    ...newestOfEach((day) => day, kept.days),
    ...newestOfEach(mondayOf, kept.weeks),
    ...newestOfEach((day) => day.slice(0, 7), kept.months),
  ])
}

/** Where the week begins that has the day. */
function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return at.toISOString().slice(0, 10)
}
