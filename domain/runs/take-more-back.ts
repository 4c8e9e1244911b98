import { eq } from 'drizzle-orm'

import { cashEntries, deliveryRuns, stopOutcomes } from '#db/schema/index.ts'
import { causeOfDelivery } from '#domain/fulfilment/take-at-door.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { Events } from '#domain/ground/happened.ts'
import { enterInTill } from '#domain/till/enter-in-till.ts'

/**
 * What a rider took above what was due stands in the till of the run (`answerStop`): where the delivery is
 * taken back, that is, too.
 */
export async function takeMoreBack(tx: Ctx, { order, eventId }: Events['move_taken_back']): Promise<void> {
  const [said] = await tx.db
    .select({ way: stopOutcomes.way, takenPaise: stopOutcomes.takenPaise, run: deliveryRuns })
    .from(stopOutcomes)
    .innerJoin(deliveryRuns, eq(deliveryRuns.id, stopOutcomes.runId))
    .where(eq(stopOutcomes.eventId, eventId))
  if (!said?.way) return
  const entered = await tx.db
    .select({ amountPaise: cashEntries.amountPaise })
    .from(cashEntries)
    .where(eq(cashEntries.cause, causeOfDelivery(eventId)))
  const morePaise = entered.reduce((more, { amountPaise }) => more - amountPaise, said.takenPaise)
  if (morePaise === 0) return
  await enterInTill(tx, {
    tillId: said.run.tillId ?? undefined,
    way: said.way,
    cause: 'correction',
    amountPaise: -morePaise,
    note: moreNote(order.number, said.run.number, 'taken back'),
  })
}

/** Why more stands in a till than its orders cost. */
export function moreNote(orderNumber: number, runNumber: number, what: string): string {
  return `Order #${orderNumber} was paid before: ${what} on delivery run ${runNumber}.`
}
