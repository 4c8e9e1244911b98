import { indianDay } from '#domain/time/rules.ts'

/** How much of a good a month brings. */
export const amounts = ['none', 'some', 'plenty'] as const
export type Amount = (typeof amounts)[number]

/** When a good comes from the fields. */
export interface Season {
  /** Where it grows; empty for the state of the shop. */
  region: string
  /** From January to December. */
  months: Amount[]
  /** The usual weeks of the first and the last of it, of `weeksOfYear`; null: nobody has said it. */
  firstWeek: number | null
  lastWeek: number | null
}

/** People say 'the second week of March': four weeks a month, from 1, the fourth one to its end. */
export const weeksOfYear = 48

/** January is 0. */
export function monthOfWeek(week: number): number {
  return Math.floor((week - 1) / 4)
}

/** From 1 to 4. */
export function weekInMonth(week: number): number {
  return ((week - 1) % 4) + 1
}

/** The month of a moment in India; January is 0. */
export function indianMonth(at: Date): number {
  return Number(indianDay(at).slice(5, 7)) - 1
}

/** Whether it can be had in a month. */
function comes({ months }: Pick<Season, 'months'>, month: number): boolean {
  return months[month % 12] !== 'none'
}

/** In how many months it comes: 0 while there is some of it. */
export function monthsUntil(season: Pick<Season, 'months'>, month: number): number {
  for (let ahead = 0; ahead < 12; ahead += 1) if (comes(season, month + ahead)) return ahead
  return 12
}

/** What a calendar is read by: what there is now, what comes within two months, and the rest. */
export const terms = ['now', 'soon', 'later'] as const
export type Term = (typeof terms)[number]

export function termOf(season: Pick<Season, 'months'>, month: number): Term {
  const ahead = monthsUntil(season, month)
  if (ahead === 0) return 'now'
  return ahead <= 2 ? 'soon' : 'later'
}

/** What there is plenty of comes first, then some, then what comes soonest. For `toSorted`. */
export function bySeason(month: number) {
  const place = (season: Pick<Season, 'months'>) =>
    season.months[month] === 'plenty' ? -1 : monthsUntil(season, month)
  return (one: Pick<Season, 'months'>, other: Pick<Season, 'months'>) => place(one) - place(other)
}
