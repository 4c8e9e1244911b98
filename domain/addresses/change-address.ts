import { and, eq } from 'drizzle-orm'

import { addresses } from '#db/schema/index.ts'
import type { DeliveryAddress } from '#db/schema/orders.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

/** Changes one of one's own addresses; orders keep what they were given. @throws not_signed_in, not_found */
export async function changeAddress(
  ctx: Ctx,
  { addressId, address }: { addressId: string; address: DeliveryAddress },
): Promise<void> {
  const isMine = eq(addresses.personId, signedIn(ctx).id)
  const changed = await ctx.db
    .update(addresses)
    .set(address)
    .where(and(eq(addresses.id, addressId), isMine))
    .returning({ id: addresses.id })
  if (changed.length === 0) throw new DomainError('not_found', { what: 'address' })
}
