import { and, eq } from 'drizzle-orm'

import { cashEntries, orders } from '#db/schema/index.ts'
import { onAnyDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { isAdmin } from '#domain/ground/rules.ts'
import { isMoney, moneyEntriesOf } from '#domain/orders/counter-cash.ts'
import { isSeen } from '#domain/orders/seen-by.ts'

import { counterTaken } from './counter-taken.ts'
import { isFresh } from './rules.ts'

export interface CashTakenBack {
  orderId: string
  /** The entry of what was taken. */
  entryId: number
  /** Why, for the desk alone; needed once the minute is over. At most 500 characters. */
  reason?: string | undefined
}

/**
 * Takes back an entry of money that was taken by hand, once under one idempotency key, because it was entered
 * by mistake: for a minute whoever has a duty, later an admin with a reason. What it paid for is due again,
 * and a sale that took another sum leaves no difference in its till.
 * @throws not_signed_in, forbidden, not_found, minute_over, order_moved, not_taken_back, invalid_input,
 *   key_reused
 */
export async function takeCashBack(ctx: Ctx, taken: CashTakenBack, idempotencyKey?: string): Promise<void> {
  const person = onAnyDuty(ctx)
  const { orderId, entryId, reason } = taken
  await once(ctx, { key: idempotencyKey, request: ['take cash back', taken] }, async (tx) => {
    const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
    if (!order || !(await isSeen(tx, order))) throw new DomainError('not_found', { what: 'order' })
    const { status } = order
    const [entry] = await tx.db
      .select()
      .from(cashEntries)
      .where(and(eq(cashEntries.id, entryId), eq(cashEntries.orderId, orderId), isMoney))
    if (!entry || entry.amountPaise < 0 || status === 'cancelled' || status === 'refunded')
      throw new DomainError('order_moved', { orderId, status })
    // What came off for empties is taken back with them.
    if (entry.cause.startsWith('empties ')) throw new DomainError('not_taken_back', { why: 'empties' })
    const fresh = isFresh(entry, tx.now())
    if (!fresh && !isAdmin(person)) throw new DomainError('minute_over', {})
    if (!fresh && !reason)
      throw new DomainError('invalid_input', { fields: { reason: { problem: 'missing' } } })
    const left = (await moneyEntriesOf(tx, orderId)).reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    if (left < entry.amountPaise) throw new DomainError('not_taken_back', { why: 'money' })
    await counterTaken(tx, order, { entry, reason })
    tx.log.info({ orderId, entryId, actorId: person.id }, 'cash taken back')
    return {}
  })
}
