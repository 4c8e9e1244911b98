import { desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import {
  grievances,
  orders,
  payments,
  products,
  refunds,
  returns,
  reviews,
  waitingRefunds,
} from '#db/schema/index.ts'
import { isWithoutPlace } from '#db/schema/orders.ts'
import { isOnShelf } from '#domain/catalog/queries.ts'
import { answerHours } from '#domain/grievances/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { hasDuty, isAdmin } from '#domain/ground/rules.ts'
import type { Duty, Role } from '#domain/ground/rules.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { ordersToDo } from '#domain/orders/to-do.ts'

/** What waits for a hand. Each is counted, and `since` says when the oldest of it came. */
const kinds = [
  'toPack',
  'needAddress',
  'toSend',
  'toFetch',
  'longOnTheWay',
  'moneyDue',
  'toHandBack',
  'returnsAsked',
  'complaints',
  'reviewsToLookAt',
  'reviewsReported',
  'refundsRefused',
  'refundsWaiting',
] as const

export type WaitingKind = (typeof kinds)[number]

export type Waiting = Record<WaitingKind, number> & {
  /** Of the complaints those whose time to be answered is over. */
  complaintsLate: number
  /** Counted products at or below their own mark. */
  lowStock: number
  /** Those of them of which nothing is left. */
  soldOut: number
  /** The orders of the newest refunds that were refused. */
  refusedRefunds: { id: string; number: number }[]
  /** The orders of the newest refunds that wait for a second administrator. */
  waitingRefunds: { id: string; number: number }[]
  /** ISO 8601; null where nothing waits. */
  since: Record<WaitingKind, string | null>
}

const mostNamed = 5

const isOpen = sql`${waitingRefunds.answeredAt} is null`
export const isRefused = sql`${refunds.refusedAt} is not null`
/** What was refused matters as long as money of its payment is left (`paymentOf`). */
export const isStillOwed = sql`${payments.id} = ${refunds.paymentId} and ${payments.refundedPaise} < ${payments.amountPaise}`

/**
 * All that waits, each by an index that has those rows first or alone: what is new and packed is counted on
 * the index of the states, without what has no place.
 */
export async function readWaiting(ctx: Pick<Ctx, 'db' | 'now'>): Promise<Waiting> {
  const { stock, lowStockMark } = products
  const late = secondsAfter(ctx.now(), -answerHours * 60 * 60).toISOString()
  const { rows } = await ctx.db.execute<Record<string, number | null>>(sql`
    select ${sql.join(
      kinds.map((kind) => columnsOf(kind, ctx)),
      sql`, `,
    )},
      (select count(*) from ${grievances} where ${grievances.answeredAt} is null
        and ${grievances.createdAt} <= ${late}::timestamptz)::int as "complaintsLate", low.*
    from (select count(*)::int as "lowStock", (count(*) filter (where ${stock} = 0))::int as "soldOut"
      from ${products} where ${stock} <= ${lowStockMark} and ${isOnShelf}) as low`)
  const row = rows[0]!
  const count = (name: string) => Number(row[name])
  const since = (name: string) => {
    const ms = row[`${name} since`]
    return ms == null ? null : new Date(ms).toISOString()
  }
  return {
    ...ofEach(count),
    since: ofEach(since),
    complaintsLate: count('complaintsLate'),
    lowStock: count('lowStock'),
    soldOut: count('soldOut'),
    refusedRefunds: count('refundsRefused') > 0 ? await refusedRefunds(ctx) : [],
    waitingRefunds: count('refundsWaiting') > 0 ? await openRefunds(ctx) : [],
  }
}

/** Of what waits what somebody may see to: all of it an administrator; orders and stock who packs. */
export function waitingFor(person: { role: Role; duties: readonly Duty[] }, all: Waiting): Waiting {
  if (isAdmin(person)) return all
  const isSeen = (kind: WaitingKind) => hasDuty(person, 'packs') && ofThosePacking.has(kind)
  return {
    ...ofEach((kind) => (isSeen(kind) ? all[kind] : 0)),
    since: ofEach((kind) => (isSeen(kind) ? all.since[kind] : null)),
    complaintsLate: 0,
    lowStock: hasDuty(person, 'packs') ? all.lowStock : 0,
    soldOut: hasDuty(person, 'packs') ? all.soldOut : 0,
    refusedRefunds: [],
    waitingRefunds: [],
  }
}

const ofThosePacking = new Set<WaitingKind>([
  'toPack',
  'needAddress',
  'toSend',
  'toFetch',
  'longOnTheWay',
  'moneyDue',
])

function ofEach<Value>(valueOf: (kind: WaitingKind) => Value): Record<WaitingKind, Value> {
  return Object.fromEntries(kinds.map((kind) => [kind, valueOf(kind)])) as Record<WaitingKind, Value>
}

/** How many, and since when, in milliseconds. */
function columnsOf(kind: WaitingKind, ctx: Pick<Ctx, 'now'>): SQL {
  const { count, since } = counting[kind](ctx)
  return sql`(${count})::int as ${sql.identifier(kind)},
    (extract(epoch from ${since}) * 1000)::float8 as ${sql.identifier(`${kind} since`)}`
}

interface Counting {
  count: SQL
  since: SQL
}

const counting: Record<WaitingKind, (ctx: Pick<Ctx, 'now'>) => Counting> = {
  toPack: () => ({
    count: sql`${inState('placed')} + ${inState('paid')} - ${withoutPlace(sql`<> 'packed'`)}`,
    since: sql`least(${oldestWithPlace('placed')}, ${oldestWithPlace('paid')})`,
  }),
  needAddress: () => plain(orders, orders.createdAt, isWithoutPlace(orders)),
  toSend: (ctx) => ({
    count: sql`${inState('packed')} - ${withoutPlace(sql`= 'packed'`)}
      - ${plain(orders, orders.createdAt, ordersToDo('fetch', ctx)).count}`,
    since: sql`(select ${orders.createdAt} from ${orders} where ${ordersToDo('send', ctx)}
      order by ${orders.createdAt} limit 1)`,
  }),
  toFetch: (ctx) => plain(orders, orders.createdAt, ordersToDo('fetch', ctx)),
  longOnTheWay: (ctx) => plain(orders, orders.createdAt, ordersToDo('late', ctx)),
  moneyDue: (ctx) => plain(orders, orders.createdAt, ordersToDo('due', ctx)),
  toHandBack: (ctx) => plain(orders, orders.createdAt, ordersToDo('back', ctx)),
  returnsAsked: () => plain(returns, returns.createdAt, sql`(${returns.status} = 'asked')`),
  complaints: () => plain(grievances, grievances.createdAt, sql`${grievances.answeredAt} is null`),
  reviewsToLookAt: () => plain(reviews, reviews.writtenAt, sql`${reviews.state} = 'waiting'`),
  reviewsReported: () => plain(reviews, reviews.reportedAt, sql`${reviews.reportedAt} is not null`),
  refundsRefused: () =>
    plain(sql`${refunds} join ${payments} on ${isStillOwed}`, refunds.refusedAt, isRefused),
  refundsWaiting: () => plain(waitingRefunds, waitingRefunds.askedAt, isOpen),
}

function plain(from: unknown, time: unknown, where: SQL): Counting {
  return {
    count: sql`(select count(*) from ${from} where ${where})`,
    since: sql`(select min(${time}) from ${from} where ${where})`,
  }
}

function inState(status: 'placed' | 'paid' | 'packed'): SQL {
  return sql`(select count(*) from ${orders} where ${orders.status} = ${status})`
}

function withoutPlace(status: SQL): SQL {
  return sql`(select count(*) from ${orders} where ${isWithoutPlace(orders)} and ${orders.status} ${status})`
}

function oldestWithPlace(status: 'placed' | 'paid'): SQL {
  return sql`(select ${orders.createdAt} from ${orders} where ${orders.status} = ${status}
    and not (${isWithoutPlace(orders)}) order by ${orders.createdAt} limit 1)`
}

async function refusedRefunds({ db }: Pick<Ctx, 'db'>): Promise<Waiting['refusedRefunds']> {
  const named = await db
    .select({ id: orders.id, number: orders.number })
    .from(refunds)
    .innerJoin(payments, isStillOwed)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(isRefused)
    .orderBy(desc(refunds.refusedAt))
    .limit(mostNamed)
  return [...new Map(named.map((order) => [order.id, order])).values()]
}

async function openRefunds({ db }: Pick<Ctx, 'db'>): Promise<Waiting['waitingRefunds']> {
  return db
    .select({ id: orders.id, number: orders.number })
    .from(waitingRefunds)
    .innerJoin(orders, eq(orders.id, waitingRefunds.orderId))
    .where(isOpen)
    .orderBy(desc(waitingRefunds.askedAt))
    .limit(mostNamed)
}
