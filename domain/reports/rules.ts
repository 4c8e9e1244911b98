import { indianDay } from '#domain/time/rules.ts'

/** Over how many Indian days the report can go, today among them. */
export const reportDays = [1, 7, 30, 90] as const

export type ReportDays = (typeof reportDays)[number]

export const usualReportDays: ReportDays = 7

/** What an address names; the usual number of days where it names no other. */
export function readReportDays(typed: string | null): ReportDays {
  return reportDays.find((days) => String(days) === typed) ?? usualReportDays
}

/**
 * What counts, in the words that the shopkeeper reads. The sums are written by `sales-report.ts`, `isSale`
 * (queries) and the triggers of `sales_days`; their tests say the same once more in SQL of their own.
 */
export const whatCounts = {
  Sold: 'The totals of all orders with delivery, paid or not yet, on the Indian day on which they were ordered, as they are since their last change. A cancelled order does not count on any day. A replacement of ₹0.00 does not count, and neither does a payment that came too late and went back.',
  'Given back':
    'What was given back of these orders, online or in cash, on the day on which it was decided. A refund that the payment service refused is not in it.',
  Sales: 'What was sold, less what was given back.',
  Before:
    'The same number of days before these, up to the same time of day, so that a day that has just begun is not compared with a whole one.',
  'Best goods':
    'Pieces of the same orders, at the prices at which they were ordered and without delivery. What came back is not taken off.',
  'Money in':
    'What came in on these days, less what was given back on them: through the payment service, as cash, and to your own UPI ID. Cash and UPI are the sums of the tills.',
} as const

/** A span of Indian days (2026-11-21), both included. */
export interface DaySpan {
  from: string
  to: string
}

export interface ReportSpan extends DaySpan {
  days: ReportDays
  /** As many days before; of the last one only what was until this moment. */
  before: DaySpan & { until: Date }
}

const dayMs = 24 * 60 * 60 * 1000

/** The days that a report goes over at this moment. */
export function spanOf(now: Date, days: ReportDays): ReportSpan {
  const daysAgo = (ago: number) => new Date(now.getTime() - ago * dayMs)
  return {
    days,
    from: indianDay(daysAgo(days - 1)),
    to: indianDay(now),
    before: { from: indianDay(daysAgo(2 * days - 1)), to: indianDay(daysAgo(days)), until: daysAgo(days) },
  }
}

/** All days of a span, the earliest first. */
export function daysOf({ from, to }: DaySpan): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/** 00:00 to 23:00. */
export const hoursOfADay = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** By how much it is more than before, in whole percent; null where there was nothing before. */
export function changePercent(now: number, before: number): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 100) : null
}
