import { sql } from 'drizzle-orm'

import {
  cashEntries,
  orders,
  paymentOrders,
  payments,
  refunds,
  salesDays,
  walletEntries,
} from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { changedCause, orderStatusLabels } from '#domain/orders/rules.ts'
import type { OrderStatus } from '#domain/orders/rules.ts'
import { settlingReasons } from '#domain/payments/rules.ts'
import { moneyByHand } from '#domain/till/sums.ts'
import { endOfIndianDay, startOfIndianDay } from '#domain/time/rules.ts'

import type { DaySpan } from './rules.ts'

// What the report adds up, each for a span and read by an index that has its time. The caller has asked
// whether it may be seen. Whole days of orders are read from the sums that are kept (decision 112); what was
// given back is read row by row, because it counts only as long as its order does.

/** How many orders, and their totals. */
export interface Sold {
  orders: number
  soldPaise: number
}

/** A day as 2026-11-21, or an hour as 14:00. */
type ByTime<Value> = Map<string, Value>

/**
 * An order that counts as sold: `whatCounts` says it in words, and the triggers of `sales_days` keep it. The
 * outcome is looked up for the few that are refunded: an `exists` would have all outcomes read beforehand.
 */
const isSale = sql`${orders.paymentWay} <> 'none' and ${orders.status} <> 'cancelled'
  and (${orders.status} <> 'refunded' or (select ${paymentOrders.outcome} from ${paymentOrders}
    where ${paymentOrders.id} = ${orders.paymentOrderId}) is distinct from 'given_back')`

const sold = sql`count(*)::integer as orders, coalesce(sum(${orders.totalPaise} - ${orders.depositPaise}), 0)::bigint as paise`

/** What was sold on each day. */
export async function soldByDay({ db }: Ctx, { from, to }: DaySpan): Promise<ByTime<Sold>> {
  const { rows } = await db.execute<{ at: string; orders: number; paise: string }>(sql`
    select to_char(${salesDays.day}, 'YYYY-MM-DD') as at, sum(${salesDays.orders})::integer as orders,
      sum(${salesDays.totalPaise})::bigint as paise
    from ${salesDays} where ${salesDays.day} between ${from} and ${to}
    group by ${salesDays.day}`)
  return new Map(
    rows.map(({ at, orders: count, paise }) => [at, { orders: count, soldPaise: Number(paise) }]),
  )
}

/** What was sold in each hour of a day. */
export async function soldByHour({ db }: Ctx, day: string): Promise<ByTime<Sold>> {
  const { rows } = await db.execute<{ at: string; orders: number; paise: string }>(sql`
    select ${timeOf(orders.createdAt, 'hour')} as at, ${sold} from ${orders}
    where ${orders.createdAt} >= ${startOfIndianDay(day)} and ${orders.createdAt} < ${endOfIndianDay(day)}
      and ${isSale}
    group by 1`)
  return new Map(
    rows.map(({ at, orders: count, paise }) => [at, { orders: count, soldPaise: Number(paise) }]),
  )
}

/** What was sold on a day from this moment on. */
export async function soldLater({ db }: Ctx, moment: Date, day: string): Promise<Sold> {
  const { rows } = await db.execute<{ orders: number; paise: string }>(sql`
    select ${sold} from ${orders}
    where ${orders.createdAt} >= ${moment} and ${orders.createdAt} < ${endOfIndianDay(day)} and ${isSale}`)
  return { orders: rows[0]!.orders, soldPaise: Number(rows[0]!.paise) }
}

/** Why settling gives back by itself what nobody owed. */
const bySettling = sql.join(
  settlingReasons.map((reason) => sql`${reason}`),
  sql`, `,
)

/**
 * What was given back of orders that count, by day or by hour: refunds that were not refused, and cash. What
 * nobody owed, and settling gave back by itself, was never sold; what went back because an order was changed
 * and costs less is sold no more. Payment and order of each are looked up in
 * a subquery with a limit, which PostgreSQL cannot turn into a reading of all of them.
 */
export async function givenBack(
  { db }: Ctx,
  { from, until }: { from: Date; until: Date },
  unit: 'day' | 'hour',
): Promise<ByTime<number>> {
  const { rows } = await db.execute<{ at: string; paise: string }>(sql`
    select ${timeOf(sql`given.at`, unit)} as at, sum(given.paise)::bigint as paise from (
      select ${refunds.requestedAt} as at, ${refunds.amountPaise} as paise
      from ${refunds} cross join lateral (
        select from ${payments} join ${orders} on ${orders.id} = ${payments.orderId}
        where ${payments.id} = ${refunds.paymentId} and ${payments.appliedPaise} > 0 and ${isSale} limit 1) as sale
      where ${refunds.requestedAt} >= ${from} and ${refunds.requestedAt} < ${until}
        and ${refunds.refusedAt} is null and ${refunds.reason} not in (${bySettling}) and ${refunds.editId} is null
      union all
      select ${cashEntries.at}, -${cashEntries.amountPaise}
      from ${cashEntries} cross join lateral (
        select from ${orders} where ${orders.id} = ${cashEntries.orderId} and ${isSale} limit 1) as sale
      where ${cashEntries.at} >= ${from} and ${cashEntries.at} < ${until} and ${cashEntries.amountPaise} < 0
        and ${cashEntries.countersId} is null and ${cashEntries.cause} not like ${`${changedCause}%`}
    ) as given group by 1`)
  return new Map(rows.map(({ at, paise }) => [at, Number(paise)]))
}

function timeOf(moment: unknown, unit: 'day' | 'hour') {
  const format = unit === 'day' ? sql`'YYYY-MM-DD'` : sql`'HH24:00'`
  return sql`to_char(${moment} at time zone 'Asia/Kolkata', ${format})`
}

/** How the orders of these days stand now, replacements with them: each state, also one without orders. */
export async function ordersByStatus(
  { db }: Ctx,
  { from, to }: DaySpan,
): Promise<{ status: OrderStatus; orders: number }[]> {
  const statuses = Object.keys(orderStatusLabels) as OrderStatus[]
  const { rows } = await db.execute<{ status: OrderStatus; orders: number }>(sql`
    select wanted.status, counted.orders
    from unnest(${sql.param(statuses)}::text[]) with ordinality as wanted (status, place)
      cross join lateral (select count(*)::integer as orders from ${orders}
        where ${orders.status} = wanted.status and ${orders.createdAt} >= ${startOfIndianDay(from)}
          and ${orders.createdAt} < ${endOfIndianDay(to)}) as counted
    order by wanted.place`)
  return rows
}

export interface MoneyIn {
  /** gateway: through the payment service. upi: to the shop's own UPI id. */
  way: 'gateway' | 'cash' | 'upi'
  paise: number
}

/**
 * Money that came in on these days, less what was given back: what the tills say of the orders of these days
 * (`moneyByHand`) with what sales without a line took more or less, and what the gateway did.
 */
export async function moneyIn({ db }: Ctx, { from, to }: DaySpan): Promise<MoneyIn[]> {
  const [start, end] = [startOfIndianDay(from), endOfIndianDay(to)]
  const { rows } = await db.execute<{ paise: string }>(sql`
    select (select coalesce(sum(${payments.amountPaise}), 0)::bigint from ${payments}
        where ${payments.createdAt} >= ${start} and ${payments.createdAt} < ${end})
      - (select coalesce(sum(${refunds.amountPaise}), 0)::bigint from ${refunds}
        where ${refunds.requestedAt} >= ${start} and ${refunds.requestedAt} < ${end}
          and ${refunds.refusedAt} is null)
      -- What was paid from wallets came in when it was put into them.
      + (select coalesce(sum(${walletEntries.amountPaise}), 0)::bigint from ${walletEntries}
        where ${walletEntries.at} >= ${start} and ${walletEntries.at} < ${end}
          and ${walletEntries.kind} in ('spent', 'order_back')) as paise`)
  const { cash, upi } = await moneyByHand({ db }, { from: start, until: end })
  return [
    { way: 'gateway', paise: Number(rows[0]!.paise) },
    { way: 'cash', paise: cash },
    { way: 'upi', paise: upi },
  ]
}
