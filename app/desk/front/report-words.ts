import { formatPaise } from '#domain/pricing/rules.ts'
import { changePercent } from '#domain/reports/rules.ts'
import type { ReportDays } from '#domain/reports/rules.ts'

// Drawn on the server and in the browser, so dates are written by hand (decision 023).

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** What the days are called where one chooses among them. */
export const daysLabels: Record<ReportDays, string> = {
  1: 'Today',
  7: '7 days',
  30: '30 days',
  90: '90 days',
}

/** '22 Nov' of the day 2026-11-22, '2 pm' of the hour 14:00. */
export function shortTime(at: string): string {
  const [, month = 0, day = 0] = at.split('-').map(Number)
  return month > 0 ? `${day} ${months[month - 1]}` : hourWords(Number(at.slice(0, 2)))
}

/** 'Sun 22 Nov', '2 pm'. */
export function longTime(at: string): string {
  return at.includes('-') ? `${weekday(at)} ${shortTime(at)}` : shortTime(at)
}

/** 'Sun' of the day 2026-11-22. */
export function weekday(day: string): string {
  return weekdays[new Date(day).getUTCDay()]!
}

function hourWords(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`
}

/** '12 % more than ₹8,340.00', 'as much as before', '₹0.00 before'. */
export function changeWords(
  now: number,
  before: number,
  write: (value: number) => string = formatPaise,
): string {
  const percent = changePercent(now, before)
  if (percent === null) return `${write(before)} before`
  if (now === before) return 'as before'
  return `${sizeWords(Math.abs(percent))} ${now > before ? 'more' : 'less'} than ${write(before)}`
}

/** Nobody reads 1,100 %. */
function sizeWords(percent: number): string {
  if (percent === 0) return 'a little'
  return percent > 200 ? 'much' : `${percent} %`
}

/** Of an axis: '₹5,000'. */
export function roundRupees(paise: number): string {
  return formatPaise(paise).replace(/\.00$/, '')
}
