import { eq } from 'drizzle-orm'

import { orders, payments } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { noDeliveryCause, noDeliveryNote, notFetchedPaise } from '#domain/orders/rules.ts'
import { requestRefund } from '#domain/payments/refunds.ts'
import { takeOff as takeOffDebt } from '#domain/receivables/take-off.ts'

type Order = typeof orders.$inferSelect

/**
 * Fetching costs nothing. What is not paid of the delivery yet comes off the order; what was paid for it
 * online goes back; what is written down for it is taken off; what was paid in cash, or to the shop's own
 * UPI id, is left in the order, and the desk is offered to give it back (`shippingToGiveBackPaise`). Answers
 * the payment that money goes back from, or null where there is none. Runs in the transaction that has
 * locked the order.
 */
export async function payNoDelivery(tx: Ctx, order: Order, actorId: string): Promise<string | null> {
  const offPaise = notFetchedPaise(order)
  if (offPaise > 0) await takeOff(tx, order, offPaise)
  const paidPaise = order.shippingPaise - offPaise
  if (order.paymentId === null && paidPaise > 0)
    await takeOffDebt(tx, {
      orderId: order.id,
      amountPaise: paidPaise,
      cause: noDeliveryCause,
      note: noDeliveryNote,
    })
  if (order.paymentId === null || paidPaise === 0) return null
  const [payment] = await tx.db.select().from(payments).where(eq(payments.id, order.paymentId)).for('update')
  const leftPaise = payment!.amountPaise - payment!.refundedPaise
  const amountPaise = Math.min(paidPaise, leftPaise)
  if (amountPaise === 0) return null
  await requestRefund(tx, {
    orderId: order.id,
    paymentId: payment!.id,
    amountPaise,
    reason: 'by_hand',
    note: noDeliveryNote,
    actorId,
  })
  return payment!.id
}

async function takeOff(tx: Ctx, { id, shippingPaise, totalPaise }: Order, offPaise: number): Promise<void> {
  const after = { shippingPaise: shippingPaise - offPaise, totalPaise: totalPaise - offPaise }
  await tx.db.update(orders).set(after).where(eq(orders.id, id))
  const before = { shippingPaise, totalPaise }
  await writeAudit(tx, { action: 'delivery_taken_off', objectId: id, before, after })
}
