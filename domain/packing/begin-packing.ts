import { eq } from 'drizzle-orm'

import { packings } from '#db/schema/index.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { packerOf } from '#domain/orders/packer.ts'

import { isOpenOf, lockToPack } from './open-packing.ts'

/**
 * Begins to pack an order, or says that one still does. Who finds somebody else at it can take it over; the
 * answers that were given stay. Of two at once the second is told who has it.
 * @throws not_signed_in, forbidden, not_found, order_moved, needs_address, packing_began
 */
export async function beginPacking(
  ctx: Ctx,
  { orderId, takeOver = false }: { orderId: string; takeOver?: boolean | undefined },
): Promise<void> {
  const { id: personId } = onDuty(ctx, 'packs')
  await inTransaction(ctx, async (tx) => {
    await lockToPack(tx, orderId)
    const packer = await packerOf(tx, orderId)
    if (packer && packer.personId !== personId && !takeOver)
      throw new DomainError('packing_began', { name: packer.name })
    const [open] = await tx.db.select().from(packings).where(isOpenOf(orderId)).for('update')
    const now = tx.now()
    if (!open) {
      await tx.db.insert(packings).values({ id: newId(), orderId, personId, begunAt: now, seenAt: now })
      return
    }
    const begunAt = open.personId === personId ? open.begunAt : now
    await tx.db.update(packings).set({ personId, begunAt, seenAt: now }).where(eq(packings.id, open.id))
  })
}
