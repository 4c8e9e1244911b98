import { deliveryWishes } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { deliveryTo } from '../delivery-areas.ts'

/**
 * Somebody wants to be told when the shop delivers to a PIN code: once for each of them.
 * @throws delivered_there where it does so already
 */
export async function addWish(
  ctx: Ctx,
  { pinCode, contact }: { pinCode: string; contact: string },
): Promise<void> {
  const { isDelivered } = await deliveryTo(ctx, pinCode)
  if (isDelivered) throw new DomainError('delivered_there', { pinCode })
  await ctx.db.insert(deliveryWishes).values({ pinCode, contact, createdAt: ctx.now() }).onConflictDoNothing()
}
