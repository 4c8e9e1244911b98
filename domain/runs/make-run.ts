import { and, asc, eq, notInArray, sql } from 'drizzle-orm'

import type { Language } from '#db/schema/columns.ts'
import { deliveryRuns, orders, runStops } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { slotsByIds } from '#domain/slots/queries.ts'
import { indianDay } from '#domain/time/rules.ts'

import { lockRun } from './lock-run.ts'
import { isInNoRun } from './queries.ts'
import { runUntil } from './rules.ts'

/**
 * Makes a run of packed orders, by PIN code, once under one idempotency key. Answers its id.
 * @throws not_signed_in, forbidden, stops_taken, key_reused
 */
export async function makeRun(
  ctx: Ctx,
  input: { orderIds: readonly string[]; language: Language },
  idempotencyKey?: string,
): Promise<string> {
  const { id: madeBy } = onDuty(ctx, 'packs')
  const { runId } = await once(ctx, { key: idempotencyKey, request: ['make run', input] }, async (tx) => {
    const found = await lockOrders(tx, input.orderIds)
    const { day, slotId, until } = await whenOf(tx, found)
    const id = newId()
    const [run] = await tx.db
      .insert(deliveryRuns)
      .values({ id, day, slotId, until, language: input.language, madeBy, madeAt: tx.now() })
      .returning({ number: deliveryRuns.number })
    const byPinCode = found.toSorted(
      (a, b) => a.deliveryAddress!.pinCode.localeCompare(b.deliveryAddress!.pinCode) || a.number - b.number,
    )
    await tx.db
      .insert(runStops)
      .values(byPinCode.map((order, position) => ({ runId: id, orderId: order.id, position })))
    await writeAudit(tx, {
      action: 'run_made',
      objectId: id,
      before: null,
      after: { run: run!.number, day, orders: byPinCode.map(({ number }) => number) },
    })
    return { runId: id }
  })
  return runId
}

/**
 * Says which orders a run has, in which order; without any it is given up. Once it is on its way, only their
 * order changes. Answers whether there is still a run.
 * @throws not_signed_in, forbidden, not_found, run_closed, run_started, stops_taken
 */
export async function setStops(
  ctx: Ctx,
  { runId, orderIds }: { runId: string; orderIds: readonly string[] },
): Promise<boolean> {
  onDuty(ctx, 'packs')
  return inTransaction(ctx, async (tx) => {
    const run = await lockRun(tx, runId)
    const before = await tx.db
      .select({ id: runStops.orderId })
      .from(runStops)
      .where(eq(runStops.runId, runId))
      .orderBy(asc(runStops.position))
    const wanted = [...new Set(orderIds)]
    const known = new Set(before.map(({ id }) => id))
    const added = wanted.filter((id) => !known.has(id))
    if (run.startedAt !== null && (added.length > 0 || wanted.length < known.size))
      throw new DomainError('run_started', {})
    if (added.length > 0) await lockOrders(tx, added)
    if (wanted.length === 0) await giveUp(tx, runId)
    else {
      await tx.db.delete(runStops).where(and(eq(runStops.runId, runId), notInArray(runStops.orderId, wanted)))
      await tx.db
        .insert(runStops)
        .values(wanted.map((orderId, position) => ({ runId, orderId, position })))
        .onConflictDoUpdate({
          target: [runStops.runId, runStops.orderId],
          set: { position: sql`excluded.position` },
        })
    }
    const numbers = await numbersOf(tx, [...known, ...added])
    const named = (ids: readonly string[]) => ids.map((id) => numbers.get(id))
    await writeAudit(tx, {
      action: 'run_changed',
      objectId: runId,
      before: { orders: named(before.map(({ id }) => id)) },
      after: { orders: named(wanted) },
    })
    return wanted.length > 0
  })
}

async function giveUp({ db }: Ctx, runId: string): Promise<void> {
  await db.delete(runStops).where(eq(runStops.runId, runId))
  await db.delete(deliveryRuns).where(eq(deliveryRuns.id, runId))
}

type Order = typeof orders.$inferSelect

/** In the order of their ids: of two who make one run the second waits, and is told. @throws stops_taken */
async function lockOrders({ db }: Ctx, wanted: readonly string[]): Promise<Order[]> {
  const ids = [...new Set(wanted)]
  const found = await db
    .select()
    .from(orders)
    .where(sql`${orders.id} = any(${sql.param(ids)})`)
    .orderBy(asc(orders.id))
    .for('no key update')
  const free = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(sql`${orders.id} = any(${sql.param(ids)})`, isInNoRun))
  const isFree = new Set(free.map(({ id }) => id))
  const taken = found.filter(({ id }) => !isFree.has(id))
  if (taken.length > 0 || found.length < ids.length)
    throw new DomainError('stops_taken', { orderNumbers: taken.map(({ number }) => number) })
  return found
}

/** On which day it goes, in which slot, and until when its link opens it. */
async function whenOf(tx: Ctx, found: readonly Order[]) {
  const today = indianDay(tx.now())
  const [first, ...others] = [...new Set(found.map(({ slotId }) => slotId))]
  const slot = first && others.length === 0 ? (await slotsByIds(tx, [first])).get(first) : undefined
  const promised = found.flatMap(({ promisedOn }) => promisedOn ?? []).toSorted()
  const day = slot?.day ?? promised.find((each) => each >= today) ?? today
  return { day, slotId: slot?.id ?? null, until: runUntil({ day, slotEndsAt: slot?.endsAt ?? null }) }
}

async function numbersOf({ db }: Ctx, ids: readonly string[]): Promise<Map<string, number>> {
  const found = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(sql`${orders.id} = any(${sql.param([...ids])})`)
  return new Map(found.map(({ id, number }) => [id, number]))
}
