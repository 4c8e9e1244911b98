import { and, eq, ne } from 'drizzle-orm'

import { orderLines, orders } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { packerOf } from './packer.ts'
import { isChangeable } from './rules.ts'
import type { MissingWish } from './rules.ts'
import { isSeen } from './seen-by.ts'

/**
 * Says what is wanted where a line of an order is missing when it is packed, or any line of it: its customer,
 * or who sees it at the desk, until somebody begins to pack it.
 * @throws not_signed_in, not_found, order_moved, packing_began
 */
export async function setIfMissing(
  ctx: Ctx,
  {
    orderId,
    position,
    ifMissing,
  }: { orderId: string; position?: number | undefined; ifMissing: MissingWish },
): Promise<void> {
  const person = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
    if (!order || !(await isSeen(tx, order))) throw new DomainError('not_found', { what: 'order' })
    if (!isChangeable(order)) throw new DomainError('order_moved', { orderId, status: order.status })
    const packer = await packerOf(tx, orderId)
    if (packer) throw new DomainError('packing_began', { name: packer.name })
    const isMeant = and(
      eq(orderLines.orderId, orderId),
      position === undefined ? undefined : eq(orderLines.position, position),
    )
    if ((await tx.db.$count(orderLines, isMeant)) === 0)
      throw new DomainError('not_found', { what: 'order line' })
    const changed = await tx.db
      .update(orderLines)
      .set({ ifMissing })
      .where(and(isMeant, ne(orderLines.ifMissing, ifMissing)))
      .returning({ position: orderLines.position })
    if (changed.length > 0 && order.personId !== person.id)
      await writeAudit(tx, {
        action: 'order_wish_set',
        objectId: orderId,
        before: null,
        after: { ifMissing, ...(position !== undefined && { position }) },
      })
  })
}
