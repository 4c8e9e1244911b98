import { and, eq, sql } from 'drizzle-orm'

import { orders, runStops, stopOutcomes } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError, hasCode, isDomainError } from '#domain/ground/errors.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { lastEventOf } from '#domain/orders/last-event.ts'
import { formatPaise } from '#domain/pricing/rules.ts'

import { bringBack } from './bring-back.ts'
import { takeAtDoor } from './empties-at-door.ts'
import { handOver, takeOutAgain } from './hand-over.ts'
import { holdOpen } from './lock-run.ts'
import type { Run } from './lock-run.ts'
import type { StopAnswer } from './rules.ts'
import { inNameOfStarter, runOfLink } from './run-link.ts'
import { stopOf, stopsWhere } from './stops.ts'
import type { Stop } from './stops.ts'

/**
 * Takes down what became of a stop, each press once, and moves its order. What does not count because the
 * stop stands otherwise by now is written down as well, for the desk to see.
 * @param key the rider's own name for the press
 * @throws not_found, invalid_input, stop_answered, upi_reference_used, refunded_at_gateway, call_off_waits
 */
export async function answerStop(ctx: Ctx, token: string, answer: StopAnswer, key: string): Promise<void> {
  const run = await runOfLink(ctx, token)
  if (run.startedBy === null) throw new DomainError('not_found', { what: 'order' })
  const rider = await inNameOfStarter(ctx, run)
  const pressedAt = secondsAfter(ctx.now(), -answer.secondsAgo)
  try {
    await inTransaction(rider, async (tx) => {
      if (await isHeard(tx, run, key)) return
      const { stop, eventId, takenPaise, depositBackId } = await carryOut(tx, run, answer)
      const row = rowOf(answer, { run, stop, key, takenPaise, pressedAt, heardAt: tx.now() })
      await tx.db.insert(stopOutcomes).values({ ...row, eventId, depositBackId })
    })
  } catch (error) {
    // What the shop had no database or no time for is no refusal: the same press comes again, and counts
    // then.
    if (isDomainError(error) && !hasCode(error, 'not_found') && !hasCode(error, 'invalid_input'))
      await keepRefused(rider, { run, answer, key, pressedAt, refusal: error })
    throw error
  }
}

/** A press that is sent twice, or comes on two ways at once, is one. @throws the refusal of before */
async function isHeard(tx: Ctx, run: Run, key: string): Promise<boolean> {
  await holdOpen(tx, run)
  const { id: runId } = run
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stop ${runId} ${key}`}, 0))`)
  const [said] = await tx.db
    .select()
    .from(stopOutcomes)
    .where(and(eq(stopOutcomes.runId, runId), eq(stopOutcomes.key, key)))
  if (!said || said.refusal === null) return said !== undefined
  const [stop] = await stopsWhere(tx, and(eq(runStops.runId, runId), eq(runStops.orderId, said.orderId))!)
  throw new DomainError('stop_answered', { orderNumber: stop!.number, standing: stop!.standing })
}

interface Done {
  stop: Stop
  eventId: number
  takenPaise: number
  /** The press that took empties back. */
  depositBackId: string | null
}

async function carryOut(tx: Ctx, run: Run, answer: StopAnswer): Promise<Done> {
  const { orderId } = await stopOf(tx, run, answer.number)
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
  const stop = await stopOf(tx, run, answer.number)
  const { standing } = stop
  const isBack = standing === 'not_home' || standing === 'returned'
  // Somebody came home after all, or changed their mind, while the goods are still in the van.
  const isAfterAll = isBack && answer.outcome === 'delivered' && !(await isInOtherRun(tx, run, orderId))
  if (standing !== 'open' && !isAfterAll)
    throw new DomainError('stop_answered', { orderNumber: stop.number, standing })
  if (isAfterAll && order!.status === 'packed') await takeOutAgain(tx, run, order!)
  let takenPaise = 0
  let depositBackId = null
  if (answer.outcome === 'delivered') {
    const { personId, totalPaise } = order!
    const { empties = [], offPaise } = answer
    depositBackId = await takeAtDoor(tx, run, { personId, empties, offPaise })
    takenPaise = await handOver(tx, run, { stop, answer, totalPaise })
  } else await bringBack(tx, { order: order!, stop, answer })
  return { stop, eventId: await lastEventOf(tx, orderId), takenPaise, depositBackId }
}

async function isInOtherRun({ db }: Ctx, { id }: Run, orderId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from run_stops join delivery_runs on delivery_runs.id = run_stops.run_id
    where run_stops.order_id = ${orderId} and run_stops.run_id <> ${id} and delivery_runs.closed_at is null
      and delivery_runs.number > (select number from delivery_runs where id = ${id})`)
  return rows.length > 0
}

interface Pressed {
  run: Run
  key: string
  pressedAt: Date
}

function rowOf(
  { outcome, way, reference, note }: StopAnswer,
  {
    run,
    stop,
    key,
    takenPaise,
    pressedAt,
    heardAt,
  }: Pressed & { stop: Pick<Stop, 'orderId'>; takenPaise: number; heardAt: Date },
) {
  const isTaken = outcome === 'delivered' && takenPaise > 0
  return {
    runId: run.id,
    orderId: stop.orderId,
    key,
    outcome,
    way: isTaken ? (way ?? null) : null,
    takenPaise: isTaken ? takenPaise : 0,
    reference: isTaken && way === 'upi' ? (reference ?? null) : null,
    note: note ?? null,
    pressedAt,
    heardAt,
  }
}

/** Money may be in the rider's hand all the same. */
async function keepRefused(
  ctx: Ctx,
  { run, answer, key, pressedAt, refusal }: Pressed & { answer: StopAnswer; refusal: DomainError },
): Promise<void> {
  const stop = await stopOf(ctx, run, answer.number)
  const { way, takenPaise = 0, empties = [], offPaise = 0 } = answer
  const pieces = empties.reduce((sum, brought) => sum + brought.pieces, 0)
  // The desk enters them by hand.
  const note = [
    answer.note,
    pieces > 0 && `${pieces} empties were taken at the door.`,
    offPaise > 0 && `${formatPaise(offPaise)} of their deposit was not given in cash.`,
  ]
    .filter(Boolean)
    .join(' ')
  const sum = way !== undefined && Number.isSafeInteger(takenPaise) && takenPaise > 0 ? takenPaise : 0
  const row = rowOf(
    { ...answer, note: note || undefined },
    { run, stop, key, takenPaise: sum, pressedAt, heardAt: ctx.now() },
  )
  await ctx.db
    .insert(stopOutcomes)
    .values({ ...row, refusal: refusal.code })
    .onConflictDoNothing()
}
