import { and, eq, inArray } from 'drizzle-orm'

import { deliveryRuns, orders, runStops } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { readEmpties } from '#domain/deposits/queries.ts'
import { moveInTransaction } from '#domain/fulfilment/move-order.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { DomainError } from '#domain/ground/errors.ts'
import { expectedError } from '#domain/ground/expected-error.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { openTripTill } from '#domain/till/enter-in-till.ts'

import { lockRun } from './lock-run.ts'
import { newToken } from './run-link.ts'
import { stopsOf, stopsWhere } from './stops.ts'
import type { Stop } from './stops.ts'

/** An order that did not go along. */
export interface StayedHere {
  number: number
  refusal: DomainError
}

/**
 * Sends a run out: each of its orders that is packed leaves, in a transaction of its own, with a till for the
 * whole run. Asked again, those leave that are still here. Answers which do not.
 * @throws not_signed_in, forbidden, not_found, run_closed
 */
export async function startRun(ctx: Ctx, { runId }: { runId: string }): Promise<StayedHere[]> {
  const { id: actorId } = onDuty(ctx, 'packs')
  const { tillId, leaving } = await inTransaction(ctx, (tx) => begin(tx, runId, actorId))
  const stayed: StayedHere[] = []
  for (const { orderId, number } of leaving) {
    try {
      await inTransaction(ctx, (tx) => sendOut(tx, { runId, orderId, tillId }))
    } catch (error) {
      const refusal = expectedError(error)
      if (!refusal) throw error
      stayed.push({ number, refusal })
    }
  }
  ctx.log.info({ runId, left: leaving.length - stayed.length, actorId }, 'run sent out')
  return stayed
}

/**
 * Another press may have sent it out meanwhile, or closed the run, whose till takes no more then.
 * @throws run_closed, and what moving an order throws
 */
async function sendOut(
  tx: Ctx,
  { runId, orderId, tillId }: { runId: string; orderId: string; tillId: number | null },
): Promise<void> {
  await lockRun(tx, runId)
  const isIt = and(eq(runStops.runId, runId), eq(runStops.orderId, orderId))
  const [stop] = await stopsWhere(tx, isIt!)
  if (stop?.standing === 'open') return
  await moveInTransaction(tx, { orderId, action: 'dispatch' }, { tillId })
}

/** Whether somebody of these has bottles or crates that they may give to the rider. */
async function haveEmpties(tx: Ctx, leaving: readonly Stop[]): Promise<boolean> {
  const ids = leaving.flatMap(({ personId }) => personId ?? [])
  if (ids.length === 0) return false
  return (await readEmpties(tx, inArray(orders.personId, ids))).length > 0
}

async function begin(
  tx: Ctx,
  runId: string,
  actorId: string,
): Promise<{ tillId: number | null; leaving: Stop[] }> {
  const run = await lockRun(tx, runId)
  const leaving = (await stopsOf(tx, runId)).filter(({ standing }) => standing === 'waiting')
  // Cash is taken, or given for empties, out of the till of the run.
  const isCash = leaving.some(({ duePaise }) => duePaise > 0) || (await haveEmpties(tx, leaving))
  const tillId = run.tillId ?? (isCash ? await openTripTill(tx) : null)
  const started = run.startedAt === null ? { startedAt: tx.now(), startedBy: actorId } : {}
  await tx.db
    .update(deliveryRuns)
    .set({ tillId, token: run.token ?? newToken(), ...started })
    .where(eq(deliveryRuns.id, runId))
  await writeAudit(tx, {
    action: 'run_started',
    objectId: runId,
    before: { orders: [] },
    after: { orders: leaving.map(({ number }) => number) },
  })
  return { tillId, leaving }
}
