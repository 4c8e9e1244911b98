import { eq } from 'drizzle-orm'

import { orders } from '#db/schema/index.ts'
import { zoneOf } from '#domain/addresses/delivery-areas.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { signedInFor } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { isSeen } from '#domain/orders/seen-by.ts'
import { slotPlaceOf, slotsByIds } from '#domain/slots/queries.ts'
import type { SlotView } from '#domain/slots/queries.ts'
import { refuseClosed } from '#domain/slots/refuse-closed.ts'
import { takeSlot } from '#domain/slots/take-slot.ts'

/**
 * Moves an order that is still here to another slot of its place. Its owner may until its slot closes, and
 * who packs after that, too.
 * @throws not_signed_in, not_found, order_moved, slot_closed, slot_full
 */
export async function changeSlot(
  ctx: Ctx,
  { orderId, slotId }: { orderId: string; slotId: string },
): Promise<void> {
  signedInFor(ctx, orderId)
  await inTransaction(ctx, async (tx) => {
    const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
    if (!order || !(await isSeen(tx, order))) throw new DomainError('not_found', { what: 'order' })
    // A press whose answer was lost is repeated.
    if (order.slotId === slotId) return
    if (!['placed', 'paid', 'packed'].includes(order.status))
      throw new DomainError('order_moved', { orderId, status: order.status })
    const place = slotPlaceOf(order, await zoneOf(tx, order.deliveryAddress))
    await refuseClosed(tx, order, place)
    const slot = await takeSlot(tx, { place, slotId, held: order.slotId })
    if (!slot) throw new DomainError('not_found', { what: 'slot' })
    await tx.db
      .update(orders)
      .set({ slotId: slot.id, slotAskedId: null, promisedOn: slot.day })
      .where(eq(orders.id, orderId))
    const before = order.slotId ? (await slotsByIds(tx, [order.slotId])).get(order.slotId) : undefined
    await writeAudit(tx, {
      action: 'order_slot_changed',
      objectId: orderId,
      before: { slot: before ? wordsOf(before) : null },
      after: { slot: wordsOf(slot) },
    })
    tx.log.info({ orderId, slotId, actorId: tx.actor?.id }, 'order moved to another slot')
  })
}

function wordsOf({ startsAt, zone }: SlotView): string {
  return `${startsAt.toISOString()} ${zone.name}`
}
