import { eq } from 'drizzle-orm'

import { orders } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { onAnyDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { isSeen } from '#domain/orders/seen-by.ts'

/**
 * Keeps what the desk wants to remember of an order; empty takes it away. Its customer does not read it.
 * @throws not_signed_in, forbidden, not_found
 */
export async function setDeskNote(
  ctx: Ctx,
  { orderId, note }: { orderId: string; note: string },
): Promise<void> {
  onAnyDuty(ctx)
  await inTransaction(ctx, async (tx) => {
    const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
    if (!order || !(await isSeen(tx, order))) throw new DomainError('not_found', { what: 'order' })
    const deskNote = note === '' ? null : note
    await tx.db.update(orders).set({ deskNote }).where(eq(orders.id, orderId))
    // The audit is kept for ever, and the words go with the account.
    await writeAudit(tx, {
      action: 'order_note_set',
      objectId: orderId,
      before: { note: order.deskNote !== null, letters: order.deskNote?.length ?? 0 },
      after: { note: deskNote !== null, letters: note.length },
    })
  })
}
