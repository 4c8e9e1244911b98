import { and, eq, isNull } from 'drizzle-orm'

import { orders, packings } from '#db/schema/index.ts'
import type { packingAnswers } from '#db/schema/index.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { packerOf } from '#domain/orders/packer.ts'

export type Order = typeof orders.$inferSelect
export type Packing = typeof packings.$inferSelect
export type Answer = typeof packingAnswers.$inferSelect

/** Locks an order that is still to be packed. @throws not_found, order_moved, needs_address */
export async function lockToPack({ db }: Ctx, orderId: string): Promise<Order> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
  return refuseNotToPack(order)
}

/** @throws not_found, order_moved, needs_address */
export function refuseNotToPack(order: Order | undefined): Order {
  if (!order) throw new DomainError('not_found', { what: 'order' })
  const { id: orderId, status, deliveryAddress, isCollected } = order
  if (status !== 'placed' && status !== 'paid') throw new DomainError('order_moved', { orderId, status })
  if (!deliveryAddress && !isCollected) throw new DomainError('needs_address', {})
  return order
}

export function isOpenOf(orderId: string) {
  return and(eq(packings.orderId, orderId), isNull(packings.endedAt))
}

/**
 * The packing of an order that is one's own and goes on; its order is locked. Asking is a sign of them.
 * @throws packing_over, packing_began where somebody else has it
 */
export async function ownPacking(tx: Ctx, orderId: string): Promise<Packing> {
  const { id: personId } = onDuty(tx, 'packs')
  const [open] = await tx.db.select().from(packings).where(isOpenOf(orderId)).for('update')
  if (open?.personId !== personId) {
    const packer = await packerOf(tx, orderId)
    throw packer
      ? new DomainError('packing_began', { name: packer.name })
      : new DomainError('packing_over', {})
  }
  await tx.db.update(packings).set({ seenAt: tx.now() }).where(eq(packings.id, open.id))
  return open
}
