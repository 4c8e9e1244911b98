import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'

import { deliveryRuns, orders, people, runStops } from '#db/schema/index.ts'
import type { DeliveryAddress } from '#db/schema/orders.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { duePaise } from '#domain/orders/rules.ts'
import { slotsByIds } from '#domain/slots/queries.ts'
import type { SlotView } from '#domain/slots/queries.ts'
import { expectedPaise } from '#domain/till/rules.ts'
import { tillSums } from '#domain/till/sums.ts'
import { daysAfter, indianDay } from '#domain/time/rules.ts'

import type { Run } from './lock-run.ts'
import type { Outcome } from './rules.ts'
import { counts, lastSaid, stopsWhere, timesMissed } from './stops.ts'
import type { Stop } from './stops.ts'

/** A run as the desk sees it. */
export interface RunView extends Pick<
  Run,
  'id' | 'number' | 'day' | 'language' | 'startedAt' | 'heardAt' | 'closedAt'
> {
  slot: SlotView | null
  /** Until when its link opens it; null: there is none, or it is over. */
  linkUntil: Date | null
  stops: Stop[]
  /** The cash that should be there, now or when it was counted; null where nothing was due. */
  cash: { expectedPaise: number; countedPaise: number | null } | null
  /** Who counts it: its cash is theirs until then. null before it starts. */
  startedBy: { id: string; name: string } | null
}

/** A packed order that is in no run. */
export interface ToBring {
  orderId: string
  number: number
  address: DeliveryAddress
  duePaise: number
  slot: SlotView | null
  promisedOn: string | null
  /** What was said of it on the run before. */
  said: { outcome: Outcome; note: string | null } | null
  timesMissed: number
}

/** Runs that are over are listed for so many days. */
const listedDays = 7
const mostListed = 100
/** So many packed orders are offered, the oldest first. */
const mostToBring = 500

/** Of a query of orders: it is packed, goes to somebody, and is in no run that is still to bring it. */
export const isInNoRun = sql<boolean>`orders.status = 'packed' and orders.delivery_address is not null
  and not orders.is_collected and not exists (
    select from run_stops join delivery_runs on delivery_runs.id = run_stops.run_id
    where run_stops.order_id = orders.id and delivery_runs.closed_at is null and not exists (
      select from stop_outcomes where stop_outcomes.order_id = orders.id
        and stop_outcomes.run_id = run_stops.run_id and ${counts}))`

/** Runs that go on and those of the last days, and what can be brought. @throws not_signed_in, forbidden */
export async function runsOfDesk(ctx: Ctx): Promise<{ runs: RunView[]; toBring: ToBring[] }> {
  onDuty(ctx, 'packs')
  const from = daysAfter(indianDay(ctx.now()), -listedDays)
  const isListed = or(isNull(deliveryRuns.closedAt), gte(deliveryRuns.day, from))
  return { runs: await runsWhere(ctx, isListed), toBring: await toBring(ctx) }
}

/** @throws not_signed_in, forbidden, not_found */
export async function runById(ctx: Ctx, runId: string): Promise<RunView> {
  onDuty(ctx, 'packs')
  const [run] = await runsWhere(ctx, eq(deliveryRuns.id, runId))
  if (!run) throw new DomainError('not_found', { what: 'run' })
  return run
}

async function runsWhere(ctx: Ctx, where: ReturnType<typeof or>): Promise<RunView[]> {
  const found = await ctx.db
    .select({ run: deliveryRuns, starter: people.name })
    .from(deliveryRuns)
    .leftJoin(people, eq(people.id, deliveryRuns.startedBy))
    .where(where)
    .orderBy(desc(deliveryRuns.number))
    .limit(mostListed)
  if (found.length === 0) return []
  const runs = found.map(({ run }) => run)
  const stops = Map.groupBy(
    await stopsWhere(
      ctx,
      inArray(
        runStops.runId,
        runs.map(({ id }) => id),
      ),
    ),
    ({ runId }) => runId,
  )
  const slots = await slotsByIds(
    ctx,
    runs.flatMap(({ slotId }) => slotId ?? []),
  )
  const cash = await cashOf(ctx, runs)
  return found.map(({ run, starter }) => ({
    id: run.id,
    number: run.number,
    day: run.day,
    language: run.language,
    startedAt: run.startedAt,
    heardAt: run.heardAt,
    closedAt: run.closedAt,
    slot: slots.get(run.slotId ?? '') ?? null,
    linkUntil: run.token !== null && run.closedAt === null && run.until > ctx.now() ? run.until : null,
    stops: stops.get(run.id) ?? [],
    cash: cash.get(run.id) ?? null,
    startedBy: run.startedBy === null ? null : { id: run.startedBy, name: starter! },
  }))
}

/** Of the tills of the runs, by run. */
async function cashOf(ctx: Ctx, runs: readonly Run[]): Promise<Map<string, NonNullable<RunView['cash']>>> {
  const ids = runs.flatMap(({ tillId }) => tillId ?? [])
  const sums = await tillSums(ctx, ids)
  const { rows } =
    ids.length === 0
      ? { rows: [] }
      : await ctx.db.execute<{ id: string; expected: string | null; counted: string | null }>(sql`
          select id::text, expected_paise::text as expected, counted_paise::text as counted
          from tills where id = any(${sql.param(ids)}::bigint[])`)
  const closed = new Map(rows.map((row) => [Number(row.id), row]))
  return new Map(
    runs.flatMap(({ id, tillId }) => {
      if (tillId === null) return []
      const { expected, counted } = closed.get(tillId)!
      const now = expectedPaise({ openedWithPaise: 0, cash: sums.get(tillId)!.cash })
      const countedPaise = counted === null ? null : Number(counted)
      return [[id, { expectedPaise: expected === null ? now : Number(expected), countedPaise }]]
    }),
  )
}

async function toBring(ctx: Ctx): Promise<ToBring[]> {
  const order = sql`orders.id`
  const found = await ctx.db
    .select({
      orderId: orders.id,
      number: orders.number,
      status: orders.status,
      address: orders.deliveryAddress,
      totalPaise: orders.totalPaise,
      paidPaise: orders.paidPaise,
      slotId: orders.slotId,
      promisedOn: orders.promisedOn,
      said: sql<{ outcome: Outcome; note: string | null } | null>`${lastSaid(order)}`,
      timesMissed: timesMissed(order),
    })
    .from(orders)
    .where(and(isInNoRun, isNotNull(orders.deliveryAddress)))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(mostToBring)
  const slots = await slotsByIds(
    ctx,
    found.flatMap(({ slotId }) => slotId ?? []),
  )
  return found.map(({ slotId, status, totalPaise, paidPaise, address, said, ...row }) => ({
    ...row,
    address: address!,
    said: said && { outcome: said.outcome, note: said.note },
    slot: slots.get(slotId ?? '') ?? null,
    duePaise: duePaise({ status, totalPaise, paidPaise }),
  }))
}
