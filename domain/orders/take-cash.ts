import { eq } from 'drizzle-orm'

import { orders } from '#db/schema/index.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import type { FieldProblem } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'

import { enterCash } from './enter-cash.ts'
import { duePaise } from './rules.ts'
import { isSeen } from './seen-by.ts'

export interface CashTaken {
  orderId: string
  /** What was taken, as it was sent; anything but whole paise above 0 is refused. */
  cashTakenPaise: number
  /** It came to the shop's own UPI id, with this reference; left out for cash. */
  upiReference?: string | undefined
  /** For the customer to read. At most 500 characters. */
  note?: string | undefined
  /** For the desk alone. At most 500 characters. */
  ourNote?: string | undefined
}

/**
 * Takes cash, or money that came by UPI, for an order that was delivered with less taken than was due, once
 * under one idempotency key: at the counter or by an admin.
 * @throws not_signed_in, forbidden, not_found, order_moved, nothing_due, invalid_input with what is due,
 *   upi_reference_used, reference_used, key_reused
 */
export async function takeCash(ctx: Ctx, input: CashTaken, idempotencyKey?: string): Promise<void> {
  const { id: actorId } = onDuty(ctx, 'counter')
  const { orderId, cashTakenPaise, upiReference, note, ourNote } = input
  await once(ctx, { key: idempotencyKey, request: ['take cash', input] }, async (tx) => {
    await lockWhatIsDue(tx, { orderId, takenPaise: cashTakenPaise })
    const entry = { orderId, amountPaise: cashTakenPaise, cause: newId(), note, ourNote, upiReference }
    await enterCash(tx, entry)
    tx.log.info({ orderId, cashTakenPaise, actorId }, 'cash taken')
    return {}
  })
}

/**
 * Locks an order that was delivered with money due, of which no more than that is taken. Answers the order.
 * @throws not_found, order_moved, nothing_due, invalid_input with what is due
 */
export async function lockWhatIsDue(
  tx: Ctx,
  { orderId, takenPaise }: { orderId: string; takenPaise: number },
): Promise<typeof orders.$inferSelect> {
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
  if (!order || !(await isSeen(tx, order))) throw new DomainError('not_found', { what: 'order' })
  if (order.status !== 'delivered') throw new DomainError('order_moved', { orderId, status: order.status })
  const due = duePaise(order)
  if (due === 0) throw new DomainError('nothing_due', {})
  const problem = takenPaise === 0 ? noAmount : cashTakenProblem(takenPaise, due)
  if (problem) throw new DomainError('invalid_input', { fields: { cashTaken: problem } })
  return order
}

const noAmount = { problem: 'bad_rupees' } as const

/** What is wrong with a sum that was taken in cash, in paise: it is none, or more than is due. */
export function cashTakenProblem(cashTakenPaise: number, duePaise: number): FieldProblem | undefined {
  if (!Number.isSafeInteger(cashTakenPaise) || cashTakenPaise < 0) return noAmount
  return cashTakenPaise > duePaise ? { problem: 'more_than_due', duePaise } : undefined
}
