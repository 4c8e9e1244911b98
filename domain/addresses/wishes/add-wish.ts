import { sql } from 'drizzle-orm'

import type { Language } from '#db/schema/columns.ts'
import { deliveryWishes } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { deliveryTo } from '../delivery-areas.ts'

/**
 * Somebody wants to be told when the shop delivers to a PIN code: once for each of them.
 * @throws delivered_there where it does so already
 */
export async function addWish(
  ctx: Ctx,
  { pinCode, ...wish }: { pinCode: string; contact: string; language: Language },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // An area that is added right now would tell all who wished, and miss this one.
    await tx.db.execute(sql`lock table delivery_areas in share mode`)
    const { isDelivered } = await deliveryTo(tx, pinCode)
    if (isDelivered) throw new DomainError('delivered_there', { pinCode })
    await tx.db
      .insert(deliveryWishes)
      .values({ pinCode, ...wish, createdAt: tx.now() })
      .onConflictDoUpdate({
        target: [deliveryWishes.pinCode, deliveryWishes.contact],
        set: { language: wish.language },
      })
  })
}
