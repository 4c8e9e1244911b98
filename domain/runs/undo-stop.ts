import { counterPress } from '#domain/deposits/take-back-press.ts'
import { takeMoveBack } from '#domain/fulfilment/take-back.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { holdOpen } from './lock-run.ts'
import { inNameOfStarter, runOfLink } from './run-link.ts'
import { stopOf } from './stops.ts'

/**
 * Takes back what was said last of a stop, within its minute, with the empties that it took: it is to be
 * handed over again.
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
    if (said.depositBackId !== null) await counterPress(tx, said.depositBackId, 'Undone at the door.')
  })
}
