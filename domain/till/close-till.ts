import { and, eq, isNull } from 'drizzle-orm'

import { deliveryRuns, tills } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { onAnyDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import type { FieldProblem } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'

import { lockOpenTill } from './lock-till.ts'
import type { Till } from './lock-till.ts'
import { expectedPaise, isSum, usuallyLeftPaise } from './rules.ts'
import { tillSums } from './sums.ts'

export interface TillCount {
  tillId: number
  /** What should be there, as it was shown to who counted; in paise, as all sums. */
  shownPaise: number
  countedPaise: number
  /** What stays in the box for the next till; left out: `usuallyLeftPaise`. */
  leftPaise?: number | undefined
  /** A word for the difference, where there is one. At most 500 characters. */
  note?: string | undefined
}

/**
 * Closes a till with what was counted in it, once under one idempotency key: one's own, or by an admin
 * anybody's. Holds its row, so money that is entered at this moment is waited for or waits: the count is as
 * of the end of this transaction, and what comes after it opens the next till. Of two who close one till the
 * second is told, and so is who counted against another sum than there is now.
 * @throws not_signed_in, forbidden, not_found, till_closed, till_of_run, till_moved with what should be
 *   there, invalid_input, key_reused
 */
export async function closeTill(ctx: Ctx, count: TillCount, idempotencyKey?: string): Promise<void> {
  const { id: actorId } = onAnyDuty(ctx)
  const { tillId, shownPaise, countedPaise, note } = count
  await once(ctx, { key: idempotencyKey, request: ['close till', count] }, async (tx) => {
    const till = await lockOpenTill(tx, tillId)
    if (till.isTrip) await refuseRunning(tx, tillId)
    const { cash } = (await tillSums(tx, [tillId])).get(tillId)!
    const expected = expectedPaise({ ...till, cash })
    if (shownPaise !== expected) throw new DomainError('till_moved', { expectedPaise: expected })
    const usual = usuallyLeftPaise(till, cash.floatPaise, countedPaise)
    const leftPaise = count.leftPaise ?? usual
    const fields = problemsOf(till, { expected, countedPaise, leftPaise, note })
    if (Object.keys(fields).length > 0) throw new DomainError('invalid_input', { fields })
    const differs = countedPaise !== expected
    const differenceNote = differs ? note! : null
    const closed = { expectedPaise: expected, countedPaise, leftPaise }
    await tx.db
      .update(tills)
      .set({ ...closed, differenceNote, closedAt: tx.now(), closedBy: actorId })
      .where(eq(tills.id, tillId))
    await writeAudit(tx, { action: 'till_closed', objectId: String(tillId), before: null, after: closed })
    tx.log.info({ tillId, expectedPaise: expected, countedPaise, actorId }, 'till closed')
    return {}
  })
}

/** The cash of a delivery run is counted with the run. @throws till_of_run */
async function refuseRunning({ db }: Ctx, tillId: number): Promise<void> {
  const [run] = await db
    .select({ runNumber: deliveryRuns.number })
    .from(deliveryRuns)
    .where(and(eq(deliveryRuns.tillId, tillId), isNull(deliveryRuns.closedAt)))
  if (run) throw new DomainError('till_of_run', run)
}

function problemsOf(
  { isTrip }: Till,
  {
    expected,
    countedPaise,
    leftPaise,
    note,
  }: { expected: number; countedPaise: number; leftPaise: number; note: string | undefined },
): Record<string, FieldProblem> {
  if (countedPaise !== 0 && !isSum(countedPaise)) return { counted: { problem: 'bad_rupees' } }
  const most = isTrip ? 0 : countedPaise
  const isLeft = leftPaise === 0 || (isSum(leftPaise) && leftPaise <= most)
  return {
    ...(!isLeft && { left: { problem: 'bad_rupees' } as const }),
    ...(countedPaise !== expected && !note && { note: { problem: 'missing' } as const }),
  }
}
