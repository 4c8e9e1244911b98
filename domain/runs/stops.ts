import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { deliveryRuns, orders, runStops } from '#db/schema/index.ts'
import type { DeliveryAddress } from '#db/schema/orders.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { duePaise } from '#domain/orders/rules.ts'
import type { OrderStatus } from '#domain/orders/rules.ts'

import type { Run } from './lock-run.ts'
import { standingOf } from './rules.ts'
import type { Outcome, StopStanding } from './rules.ts'

/** What the rider said of a stop. */
export interface SaidOfStop {
  outcome: Outcome
  way: 'cash' | 'upi' | null
  takenPaise: number
  note: string | null
  pressedAt: Date
  heardAt: Date
  /** The move that it made. */
  eventId: number
  /** The press that took empties back with it. */
  depositBackId: string | null
}

/** What came too late to count, or was refused. */
interface Unheard extends Omit<SaidOfStop, 'eventId' | 'heardAt' | 'depositBackId'> {
  reference: string | null
  refusal: string
}

export interface Stop {
  runId: string
  orderId: string
  personId: string | null
  number: number
  position: number
  status: OrderStatus
  address: DeliveryAddress | null
  duePaise: number
  standing: StopStanding
  /** What counts; null where nothing was said, or it was taken back. */
  said: SaidOfStop | null
  unheard: Unheard[]
  /** How often nobody was at home, in all runs. */
  timesMissed: number
}

/** Of a query of stop_outcomes: the move that it made was not taken back. */
export const counts = sql<boolean>`stop_outcomes.event_id is not null and not exists (
  select from order_events as back where back.takes_back_id = stop_outcomes.event_id)`

/** The last of what counts of what was said of an order, in this run or in any. */
export function lastSaid(orderId: SQL, runId?: SQL): SQL {
  return sql`(select to_jsonb(stop_outcomes) from stop_outcomes
    where stop_outcomes.order_id = ${orderId} and ${counts}
      ${runId ? sql`and stop_outcomes.run_id = ${runId}` : sql``}
    order by stop_outcomes.id desc limit 1)`
}

/** How often nobody was at home, of what counts in all runs. */
export function timesMissed(orderId: SQL): SQL<number> {
  return sql<number>`(select count(*)::integer from stop_outcomes
    where stop_outcomes.order_id = ${orderId} and stop_outcomes.outcome = 'not_home' and ${counts})`
}

const order = sql`run_stops.order_id`

/** The stops of runs of which this is true, in their order. The caller has asked who may see them. */
export async function stopsWhere({ db }: Pick<Ctx, 'db'>, where: SQL): Promise<Stop[]> {
  const found = await db
    .select({
      runId: runStops.runId,
      orderId: runStops.orderId,
      position: runStops.position,
      personId: orders.personId,
      number: orders.number,
      status: orders.status,
      address: orders.deliveryAddress,
      totalPaise: orders.totalPaise,
      paidPaise: orders.paidPaise,
      isStarted: sql<boolean>`${isNotNull(deliveryRuns.startedAt)}`,
      isLast: sql<boolean>`not exists (
        select from run_stops as later join delivery_runs as other on other.id = later.run_id
        where later.order_id = ${order} and other.number > ${deliveryRuns.number}
          and other.started_at is not null)`,
      said: sql<Row | null>`${lastSaid(order, sql`run_stops.run_id`)}`,
      unheard: sql<Row[]>`coalesce((select jsonb_agg(to_jsonb(stop_outcomes) order by stop_outcomes.id)
        from stop_outcomes where stop_outcomes.order_id = ${order}
          and stop_outcomes.run_id = run_stops.run_id and stop_outcomes.refusal is not null), '[]')`,
      timesMissed: timesMissed(order),
    })
    .from(runStops)
    .innerJoin(deliveryRuns, eq(deliveryRuns.id, runStops.runId))
    .innerJoin(orders, eq(orders.id, runStops.orderId))
    .where(where)
    .orderBy(runStops.position, orders.number)
  return found.map(({ isStarted, isLast, said, unheard, totalPaise, paidPaise, ...stop }) => ({
    ...stop,
    duePaise: duePaise({ status: stop.status, totalPaise, paidPaise }),
    standing: standingOf({ status: stop.status, said: said?.outcome ?? null, isStarted, isLast }),
    said: said && {
      ...saidOf(said),
      eventId: said.event_id!,
      heardAt: new Date(said.heard_at),
      depositBackId: said.deposit_back_id,
    },
    unheard: unheard.map((row) => ({ ...saidOf(row), reference: row.reference, refusal: row.refusal! })),
  }))
}

export async function stopsOf(ctx: Pick<Ctx, 'db'>, runId: string): Promise<Stop[]> {
  return stopsWhere(ctx, eq(runStops.runId, runId))
}

/** The stop of a run that brings the order with this number. @throws not_found */
export async function stopOf(ctx: Ctx, { id }: Pick<Run, 'id'>, number: number): Promise<Stop> {
  const [stop] = await stopsWhere(ctx, and(eq(runStops.runId, id), eq(orders.number, number))!)
  if (!stop) throw new DomainError('not_found', { what: 'order' })
  return stop
}

/** As PostgreSQL writes a row of stop_outcomes in JSON. */
interface Row {
  outcome: Outcome
  way: 'cash' | 'upi' | null
  taken_paise: number
  reference: string | null
  note: string | null
  event_id: number | null
  deposit_back_id: string | null
  refusal: string | null
  pressed_at: string
  heard_at: string
}

function saidOf({ outcome, way, taken_paise: takenPaise, note, pressed_at: pressedAt }: Row) {
  return { outcome, way, takenPaise, note, pressedAt: new Date(pressedAt) }
}
