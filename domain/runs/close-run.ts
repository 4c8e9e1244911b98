import { eq } from 'drizzle-orm'

import { deliveryRuns, tills } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { closeTill } from '#domain/till/close-till.ts'
import { enterInTill } from '#domain/till/enter-in-till.ts'

import { lockRun } from './lock-run.ts'
import type { Run } from './lock-run.ts'
import { stopsOf } from './stops.ts'

export interface RunCount {
  runId: string
  /** What should be there, as it was shown to who counted; in paise, as both sums. */
  shownPaise: number
  countedPaise: number
  /** A word for the difference, where there is one. At most 500 characters. */
  note?: string | undefined
}

/**
 * The van is back: closes the run with what was counted, which goes into the till of who counts it, once
 * under one idempotency key. Its link opens nothing any more.
 * @throws not_signed_in, forbidden, not_found, run_closed, run_goes_on, till_moved, invalid_input, key_reused
 */
export async function closeRun(ctx: Ctx, count: RunCount, idempotencyKey?: string): Promise<void> {
  const { id: closedBy } = onDuty(ctx, 'packs')
  const { runId, countedPaise } = count
  await once(ctx, { key: idempotencyKey, request: ['close run', count] }, async (tx) => {
    const run = await lockRun(tx, runId)
    if (run.startedAt === null) throw new DomainError('not_found', { what: 'run' })
    const open = (await stopsOf(tx, runId)).filter(({ standing }) => standing === 'open')
    if (open.length > 0)
      throw new DomainError('run_goes_on', { orderNumbers: open.map(({ number }) => number) })
    await tx.db
      .update(deliveryRuns)
      .set({ closedAt: tx.now(), closedBy, token: null })
      .where(eq(deliveryRuns.id, runId))
    const handedEntryId = await takeOver(tx, run, count)
    if (handedEntryId !== null)
      await tx.db.update(deliveryRuns).set({ handedEntryId }).where(eq(deliveryRuns.id, runId))
    await writeAudit(tx, {
      action: 'run_closed',
      objectId: runId,
      before: null,
      after: { run: run.number, ...(run.tillId !== null && { countedPaise }) },
    })
    tx.log.info({ runId, countedPaise, actorId: closedBy }, 'run closed')
    return {}
  })
}

/** The entry in the till of who counted; null where there was nothing to count, or it was counted before. */
async function takeOver(
  tx: Ctx,
  { number, tillId }: Run,
  { shownPaise, countedPaise, note }: RunCount,
): Promise<number | null> {
  if (tillId === null) return null
  const [till] = await tx.db.select({ closedAt: tills.closedAt }).from(tills).where(eq(tills.id, tillId))
  if (till!.closedAt !== null) return null
  await closeTill(tx, { tillId, shownPaise, countedPaise, leftPaise: 0, note })
  if (countedPaise === 0) return null
  const { entryId } = await enterInTill(tx, {
    way: 'cash',
    cause: 'put_in',
    amountPaise: countedPaise,
    note: `Delivery run ${number}.`,
  })
  return entryId
}
