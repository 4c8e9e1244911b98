import { and, eq } from 'drizzle-orm'

import { mails, orders, phoneMessages, slots } from '#db/schema/index.ts'
import { moveInTransaction } from '#domain/fulfilment/move-order.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import type { FieldProblem } from '#domain/ground/errors.ts'
import { lastEventOf } from '#domain/orders/last-event.ts'
import { enterInTill } from '#domain/till/enter-in-till.ts'

import type { Run } from './lock-run.ts'
import type { StopAnswer } from './rules.ts'
import type { Stop } from './stops.ts'
import { moreNote } from './take-more-back.ts'

/**
 * Hands an order over at its door, with what was taken for it. Runs in a transaction that has locked the
 * order.
 * Answers how much was taken, in paise.
 * @throws invalid_input, order_moved, upi_reference_used, reference_used, refunded_at_gateway, call_off_waits
 */
export async function handOver(
  tx: Ctx,
  run: Run,
  { stop, answer, totalPaise }: { stop: Stop; answer: StopAnswer; totalPaise: number },
): Promise<number> {
  const { orderId, number, duePaise } = stop
  refuseWrongMoney(duePaise, totalPaise, answer)
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
  return takenPaise
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

/**
 * Somebody is at the door after all: an order that came back leaves again, to be delivered from where it was.
 * Its new slot is free for others.
 */
export async function takeOutAgain(tx: Ctx, run: Run, { id: orderId }: { id: string }): Promise<void> {
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
