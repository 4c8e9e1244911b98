import { and, eq, sql } from 'drizzle-orm'

import {
  deliveryRuns,
  mails,
  orders,
  phoneMessages,
  runStops,
  slots,
  stopOutcomes,
} from '#db/schema/index.ts'
import { promisedTo, zoneOf } from '#domain/addresses/delivery-areas.ts'
import { moveInTransaction } from '#domain/fulfilment/move-order.ts'
import { takeMoveBack } from '#domain/fulfilment/take-back.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError, hasCode } from '#domain/ground/errors.ts'
import type { FieldProblem } from '#domain/ground/errors.ts'
import { expectedError } from '#domain/ground/expected-error.ts'
import { happened } from '#domain/ground/happened.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { lastEventOf } from '#domain/orders/last-event.ts'
import { slotPlaceOf } from '#domain/slots/queries.ts'
import { takeSlotOrNone } from '#domain/slots/take-slot.ts'
import { enterInTill } from '#domain/till/enter-in-till.ts'

import type { Run } from './lock-run.ts'
import { backNotes, missedTwice } from './rules.ts'
import type { Outcome } from './rules.ts'
import { inNameOfStarter, runOfLink } from './run-link.ts'
import { stopsWhere } from './stops.ts'
import type { Stop } from './stops.ts'
import { moreNote } from './take-more-back.ts'

/** What a rider says of a stop. */
export interface StopAnswer {
  /** The order's number. */
  number: number
  outcome: Outcome
  /** How money was taken, and how much of it, in paise; left out where nothing was due. */
  way?: 'cash' | 'upi' | undefined
  takenPaise?: number | undefined
  /** Of UPI. */
  reference?: string | undefined
  /** Why less was taken than was due, or why it came back. For the customer to read. */
  note?: string | undefined
  /** How long ago it was pressed: it may have waited for a line. */
  secondsAgo: number
}

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
      const { stop, eventId, takenPaise } = await carryOut(tx, run, answer)
      const row = rowOf(answer, { run, stop, key, takenPaise, pressedAt, heardAt: tx.now() })
      await tx.db.insert(stopOutcomes).values({ ...row, eventId })
    })
  } catch (error) {
    const refusal = expectedError(error)
    if (!refusal) throw error
    if (!hasCode(refusal, 'not_found') && !hasCode(refusal, 'invalid_input'))
      await keepRefused(rider, { run, answer, key, pressedAt, refusal })
    throw error
  }
}

/**
 * Takes back what was said last of a stop, within its minute: it is to be handed over again.
 * @throws not_found, minute_over, order_moved, not_taken_back
 */
export async function undoStop(ctx: Ctx, token: string, { number }: { number: number }): Promise<void> {
  const run = await runOfLink(ctx, token)
  await inTransaction(run.startedBy === null ? ctx : await inNameOfStarter(ctx, run), async (tx) => {
    await holdOpen(tx, run)
    const { standing, said, orderId } = await stopOf(tx, run, number)
    // A press whose answer was lost is repeated.
    if (standing === 'open') return
    if (said?.outcome !== 'delivered') throw new DomainError('minute_over', {})
    await takeMoveBack(tx, { orderId, eventId: said.eventId })
  })
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

/** The desk does not close the run meanwhile, and ends no link. @throws not_found */
async function holdOpen({ db }: Ctx, { id }: Run): Promise<void> {
  const [run] = await db.select().from(deliveryRuns).where(eq(deliveryRuns.id, id)).for('share')
  if (!run || run.closedAt !== null || run.token === null) throw new DomainError('not_found', { what: 'run' })
}

interface Done {
  stop: Stop
  eventId: number
  takenPaise: number
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
  if (answer.outcome === 'delivered') {
    refuseWrongMoney(stop.duePaise, order!.totalPaise, answer)
    return handOver(tx, run, { stop, answer })
  }
  return bringBack(tx, { order: order!, stop, answer })
}

/** It is delivered from where it was. Its new slot is free for others. */
async function takeOutAgain(tx: Ctx, run: Run, { id: orderId }: { id: string }): Promise<void> {
  await moveInTransaction(tx, { orderId, action: 'dispatch' }, { tillId: run.tillId })
  // Its customer has it in hand, and is not told that it is on its way.
  const cause = String(await lastEventOf(tx, orderId))
  await tx.db.delete(mails).where(and(eq(mails.kind, 'order_sent'), eq(mails.cause, cause)))
  const isSms = and(eq(phoneMessages.kind, 'order_sent'), eq(phoneMessages.cause, cause))
  await tx.db.delete(phoneMessages).where(isSms)
  const [slot] =
    run.slotId === null
      ? []
      : await tx.db.select().from(slots).where(eq(slots.id, run.slotId)).for('no key update')
  const slotId = slot && slot.reserved < slot.capacity ? slot.id : null
  await tx.db.update(orders).set({ slotId, promisedOn: run.day }).where(eq(orders.id, orderId))
}

async function handOver(
  tx: Ctx,
  run: Run,
  { stop, answer }: { stop: Stop; answer: StopAnswer },
): Promise<Done> {
  const { orderId, number, duePaise } = stop
  const { way, takenPaise = 0, reference, note } = answer
  const isUpi = way === 'upi'
  // Somebody has paid online meanwhile: the rider has more in hand than is due, which stands in the till.
  const enteredPaise = Math.min(takenPaise, duePaise)
  await moveInTransaction(tx, {
    orderId,
    action: 'deliver',
    note,
    ...(duePaise > 0 && {
      cashTakenPaise: enteredPaise,
      upiReference: isUpi && enteredPaise > 0 ? reference : undefined,
      ourNote: `Delivery run ${run.number}.`,
    }),
  })
  const morePaise = takenPaise - enteredPaise
  if (morePaise > 0) {
    await enterInTill(tx, {
      tillId: run.tillId ?? undefined,
      way: isUpi ? 'upi' : 'cash',
      cause: 'put_in',
      amountPaise: morePaise,
      note: moreNote(
        number,
        run.number,
        isUpi ? `taken at the door, reference ${reference},` : 'taken at the door',
      ),
    })
  }
  return { stop, eventId: await lastEventOf(tx, orderId), takenPaise }
}

/** What is taken can be more than is due by now, never more than the order costs. @throws invalid_input */
function refuseWrongMoney(
  duePaise: number,
  totalPaise: number,
  { way, takenPaise: sent, reference, note }: StopAnswer,
): void {
  const wrong = (field: string, problem: FieldProblem) =>
    new DomainError('invalid_input', { fields: { [field]: problem } })
  if (sent === undefined && duePaise > 0) throw wrong('taken', { problem: 'missing' })
  const takenPaise = sent ?? 0
  if (!Number.isSafeInteger(takenPaise) || takenPaise < 0) throw wrong('taken', { problem: 'bad_rupees' })
  if (takenPaise > totalPaise) throw wrong('taken', { problem: 'more_than_due', duePaise })
  if (takenPaise > 0 && way === undefined) throw wrong('way', { problem: 'missing' })
  if (takenPaise > 0 && way === 'upi' && !reference) throw wrong('reference', { problem: 'missing' })
  if (takenPaise < duePaise && !note) throw wrong('note', { problem: 'missing' })
}

type Order = typeof orders.$inferSelect

/**
 * Nobody was at home: it has the next slot, or the next day, and its customer is told. The second time, and
 * where they did not want it, it has none: the shopkeeper decides.
 */
async function bringBack(
  tx: Ctx,
  { order, stop, answer }: { order: Order; stop: Stop; answer: StopAnswer },
): Promise<Done> {
  const { orderId, timesMissed } = stop
  const isMissed = answer.outcome === 'not_home'
  const note = answer.note ?? backNotes[isMissed ? 'not_home' : 'returned'][order.language]
  await moveInTransaction(tx, { orderId, action: 'bring_back', note })
  const eventId = await lastEventOf(tx, orderId)
  const isFirst = isMissed && timesMissed + 1 < missedTwice
  const place = slotPlaceOf(order, await zoneOf(tx, order.deliveryAddress))
  const slot = isFirst ? await takeSlotOrNone(tx, { place }) : null
  const day = isFirst ? (slot?.day ?? (await promisedTo(tx, order.deliveryAddress))) : null
  await tx.db
    .update(orders)
    .set({ slotId: slot?.id ?? null, slotAskedId: null, promisedOn: day })
    .where(eq(orders.id, orderId))
  if (isMissed)
    await happened(tx, 'order_put_off', { order, why: { missedBy: eventId }, slot, day, words: '' })
  return { stop, eventId, takenPaise: 0 }
}

async function isInOtherRun({ db }: Ctx, { id }: Run, orderId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from run_stops join delivery_runs on delivery_runs.id = run_stops.run_id
    where run_stops.order_id = ${orderId} and run_stops.run_id <> ${id} and delivery_runs.closed_at is null
      and delivery_runs.number > (select number from delivery_runs where id = ${id})`)
  return rows.length > 0
}

/** @throws not_found */
async function stopOf(ctx: Ctx, { id }: Run, number: number): Promise<Stop> {
  const [stop] = await stopsWhere(ctx, and(eq(runStops.runId, id), eq(orders.number, number))!)
  if (!stop) throw new DomainError('not_found', { what: 'order' })
  return stop
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
  const { way, takenPaise = 0 } = answer
  const sum = way !== undefined && Number.isSafeInteger(takenPaise) && takenPaise > 0 ? takenPaise : 0
  const row = rowOf(answer, { run, stop, key, takenPaise: sum, pressedAt, heardAt: ctx.now() })
  await ctx.db
    .insert(stopOutcomes)
    .values({ ...row, refusal: refusal.code })
    .onConflictDoNothing()
}
