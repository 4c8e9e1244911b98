import { eq } from 'drizzle-orm'

import { orders } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { enterCash } from '#domain/orders/enter-cash.ts'
import { duePaise } from '#domain/orders/rules.ts'
import { cashTakenProblem } from '#domain/orders/take-cash.ts'
import { writeDown } from '#domain/receivables/write-down.ts'

interface TakenAtDoor {
  /** In paise. */
  cashTakenPaise?: number | undefined
  upiReference?: string | undefined
  /** Nothing was taken: its person owes the sum. */
  isWrittenDown?: boolean | undefined
  /** For the customer to read. */
  note?: string | undefined
  /** For the desk alone. */
  ourNote?: string | undefined
  /** Of the move that hands it over. */
  eventId: number
}

/** The cause of what was taken when an order was handed over by this event. */
export function causeOfDelivery(eventId: number): string {
  return `delivered ${eventId}`
}

/**
 * Enters what was taken at the door, in cash or by UPI, as one row. Another sum than was due needs a note,
 * and the rest stays due. What is written down its person owes. Runs in the transaction that delivers the
 * order and has locked it.
 * @throws invalid_input, upi_reference_used, reference_used, not_trusted, receivable_limit
 */
export async function takeAtDoor(tx: Ctx, orderId: string, move: TakenAtDoor): Promise<void> {
  const { cashTakenPaise, upiReference, isWrittenDown, note, ourNote, eventId } = move
  // As it is now: what is fetched costs no delivery.
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId))
  const due = duePaise(order!)
  const problem = cashProblem(due, { cashTakenPaise, note })
  if (problem) throw new DomainError('invalid_input', { fields: problem })
  const taken = cashTakenPaise ?? 0
  if (taken === 0) return
  const cause = causeOfDelivery(eventId)
  const entry = { orderId, amountPaise: taken, cause, note, ourNote }
  if (isWrittenDown) await writeDown(tx, { ...entry, personId: order!.personId })
  else await enterCash(tx, { ...entry, upiReference })
}

function cashProblem(
  duePaise: number,
  { cashTakenPaise, note }: Pick<TakenAtDoor, 'cashTakenPaise' | 'note'>,
) {
  if (cashTakenPaise === undefined)
    return duePaise > 0 ? ({ cashTaken: { problem: 'missing' } } as const) : undefined
  const problem = cashTakenProblem(cashTakenPaise, duePaise)
  if (problem) return { cashTaken: problem }
  return cashTakenPaise < duePaise && !note ? ({ note: { problem: 'missing' } } as const) : undefined
}
