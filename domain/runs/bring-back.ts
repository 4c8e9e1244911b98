import { eq } from 'drizzle-orm'

import { orders } from '#db/schema/index.ts'
import { promisedTo, zoneOf } from '#domain/addresses/delivery-areas.ts'
import { moveInTransaction } from '#domain/fulfilment/move-order.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { happened } from '#domain/ground/happened.ts'
import { lastEventOf } from '#domain/orders/last-event.ts'
import { slotPlaceOf } from '#domain/slots/queries.ts'
import { takeSlotOrNone } from '#domain/slots/take-slot.ts'

import { backNotes, missedTwice } from './rules.ts'
import type { StopAnswer } from './rules.ts'
import type { Stop } from './stops.ts'

type Order = typeof orders.$inferSelect

/**
 * Nobody was at home: it has the next slot, or the next day, and its customer is told. The second time, and
 * where they did not want it, it has none: the shopkeeper decides.
 * Runs in a transaction that has locked the order. @throws order_moved
 */
export async function bringBack(
  tx: Ctx,
  { order, stop, answer }: { order: Order; stop: Stop; answer: StopAnswer },
): Promise<void> {
  const { orderId, timesMissed } = stop
  const isMissed = answer.outcome === 'not_home'
  const note = answer.note ?? backNotes[isMissed ? 'not_home' : 'returned'][order.language]
  await moveInTransaction(tx, { orderId, action: 'bring_back', note })
  const eventId = await lastEventOf(tx, orderId)
  const isFirst = isMissed && timesMissed + 1 < missedTwice
  const place = slotPlaceOf(order, await zoneOf(tx, order.deliveryAddress))
  const slot = isFirst ? await takeSlotOrNone(tx, { place }) : null
  const day = isFirst ? (slot?.day ?? (await promisedTo(tx, order.deliveryAddress))) : null
  await tx.db
    .update(orders)
    .set({ slotId: slot?.id ?? null, slotAskedId: null, promisedOn: day })
    .where(eq(orders.id, orderId))
  if (isMissed)
    await happened(tx, 'order_put_off', { order, why: { missedBy: eventId }, slot, day, words: '' })
}
