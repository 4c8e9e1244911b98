import { formatPaise } from '#domain/pricing/rules.ts'
import { changePercent } from '#domain/reports/rules.ts'
import * as words from '#words/desk/front/en.ts'

// Drawn on the server and in the browser, so dates are written by hand (decision 023).

/** '22 Nov' of the day 2026-11-22, '2 pm' of the hour 14:00. */
export function shortTime(at: string): string {
  const [, month = 0, day = 0] = at.split('-').map(Number)
  return month > 0 ? words.dayOfMonth(day, month) : words.hourOf(Number(at.slice(0, 2)))
}

/** 'Sun 22 Nov', '2 pm'. */
export function longTime(at: string): string {
  return at.includes('-') ? `${weekday(at)} ${shortTime(at)}` : shortTime(at)
}

/** 'Sun' of the day 2026-11-22. */
export function weekday(day: string): string {
  return words.weekdayOf(new Date(day).getUTCDay())
}

/** '12 % more than ₹8,340.00', 'as much as before', '₹0.00 before'. */
export function changeWords(
  now: number,
  before: number,
  write: (value: number) => string = formatPaise,
): string {
  const percent = changePercent(now, before)
  if (percent === null) return words.was(write(before))
  if (now === before) return words.asBefore
  return words.change(sizeWords(Math.abs(percent)), now > before, write(before))
}

/** Nobody reads 1,100 %. */
function sizeWords(percent: number): string {
  if (percent === 0) return words.little
  return percent > 200 ? words.much : `${percent} %`
}

/** Of an axis: '₹5,000'. */
export function roundRupees(paise: number): string {
  return formatPaise(paise).replace(/\.00$/, '')
}
