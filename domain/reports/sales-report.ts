import { sql } from 'drizzle-orm'

import { atOneMoment } from '#domain/ground/at-one-moment.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { OrderStatus } from '#domain/orders/rules.ts'
import { endOfIndianDay, startOfIndianDay } from '#domain/time/rules.ts'

import { bestProducts, lowProducts, soldProducts } from './product-queries.ts'
import type { LowProduct, SoldProduct } from './product-queries.ts'
import { givenBack, moneyIn, ordersByStatus, soldByDay, soldByHour, soldLater } from './queries.ts'
import type { MoneyIn, Sold } from './queries.ts'
import { daysOf, hoursOfADay, spanOf } from './rules.ts'
import type { DaySpan, ReportDays, ReportSpan } from './rules.ts'

/** What counts is in `whatCounts` (rules.ts). */
export interface Sales extends Sold {
  givenBackPaise: number
  /** Sold less given back; below zero where more was given back than sold. */
  salesPaise: number
}

/** An Indian day as 2026-11-21, or an hour of today as 14:00. */
export interface SalesRow extends Sales {
  at: string
}

export interface SalesReport {
  days: ReportDays
  /** Indian days, both included. */
  from: string
  to: string
  /** One a day, the earliest first; of one day one an hour. They add up to `sum`. */
  rows: SalesRow[]
  sum: Sales
  /** The same number of days before, up to the same time of day. */
  before: Sales
  /** How the orders of these days stand now. */
  states: { status: OrderStatus; orders: number }[]
  moneyIn: MoneyIn[]
  byPieces: SoldProduct[]
  byPaise: SoldProduct[]
  low: LowProduct[]
}

const mostNamed = 5

/** What was sold in these days, as all of it stood at one moment. @throws not_signed_in, forbidden */
export async function salesReport(ctx: Ctx, { days }: { days: ReportDays }): Promise<SalesReport> {
  admin(ctx)
  const span = spanOf(ctx.now(), days)
  return byIndex(ctx, async (tx) => {
    const rows = await salesRows(tx, span)
    return {
      days,
      from: span.from,
      to: span.to,
      rows,
      sum: sumOf(rows),
      before: await salesBefore(tx, span),
      states: await ordersByStatus(tx, span),
      moneyIn: await moneyIn(tx, span),
      ...(await bestProducts(tx, span, mostNamed)),
      low: await lowProducts(tx, mostNamed),
    }
  })
}

/** The rows of the report alone. @throws not_signed_in, forbidden */
export async function salesByTime(
  ctx: Ctx,
  { days }: { days: ReportDays },
): Promise<DaySpan & { rows: SalesRow[] }> {
  admin(ctx)
  const span = spanOf(ctx.now(), days)
  return { from: span.from, to: span.to, rows: await byIndex(ctx, (tx) => salesRows(tx, span)) }
}

/** All goods that were sold, those with the most rupees first. @throws not_signed_in, forbidden */
export async function salesByProduct(
  ctx: Ctx,
  { days }: { days: ReportDays },
): Promise<DaySpan & { rows: SoldProduct[] }> {
  admin(ctx)
  const { from, to } = spanOf(ctx.now(), days)
  return { from, to, rows: await byIndex(ctx, (tx) => soldProducts(tx, { from, to })) }
}

/**
 * Figures that are read one after the other agree. Where a span has most of a table PostgreSQL would read all
 * of it, although the index has every column that is added up; so the index it is.
 */
function byIndex<Answer>(ctx: Ctx, read: (tx: Ctx) => Promise<Answer>): Promise<Answer> {
  return atOneMoment(ctx, async (tx) => {
    await tx.db.execute(sql`set local enable_seqscan = off`)
    return read(tx)
  })
}

async function salesRows(tx: Ctx, span: ReportSpan): Promise<SalesRow[]> {
  const isOneDay = span.days === 1
  const sold = isOneDay ? await soldByHour(tx, span.to) : await soldByDay(tx, span)
  const whole = { from: startOfIndianDay(span.from), until: endOfIndianDay(span.to) }
  const back = await givenBack(tx, whole, isOneDay ? 'hour' : 'day')
  const times = isOneDay ? hoursOfADay : daysOf(span)
  return times.map((at) => ({ at, ...salesOf(sold.get(at) ?? nothing, back.get(at) ?? 0) }))
}

async function salesBefore(tx: Ctx, { before }: ReportSpan): Promise<Sales> {
  const sold = sumOfSold([...(await soldByDay(tx, before)).values()])
  const later = await soldLater(tx, before.until, before.to)
  const back = await givenBack(tx, { from: startOfIndianDay(before.from), until: before.until }, 'day')
  return salesOf(
    { orders: sold.orders - later.orders, soldPaise: sold.soldPaise - later.soldPaise },
    [...back.values()].reduce((sum, paise) => sum + paise, 0),
  )
}

const nothing: Sold = { orders: 0, soldPaise: 0 }

function salesOf(sold: Sold, givenBackPaise: number): Sales {
  return { ...sold, givenBackPaise, salesPaise: sold.soldPaise - givenBackPaise }
}

function sumOf(rows: readonly SalesRow[]): Sales {
  return salesOf(
    sumOfSold(rows),
    rows.reduce((sum, { givenBackPaise }) => sum + givenBackPaise, 0),
  )
}

function sumOfSold(parts: readonly Sold[]): Sold {
  return {
    orders: parts.reduce((sum, { orders }) => sum + orders, 0),
    soldPaise: parts.reduce((sum, { soldPaise }) => sum + soldPaise, 0),
  }
}
