import { and, eq } from 'drizzle-orm'

import { addresses } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

/** Deletes one of one's own addresses; orders keep what they were given. @throws not_signed_in, not_found */
export async function deleteAddress(ctx: Ctx, { addressId }: { addressId: string }): Promise<void> {
  const isMine = eq(addresses.personId, signedIn(ctx).id)
  const deleted = await ctx.db
    .delete(addresses)
    .where(and(eq(addresses.id, addressId), isMine))
    .returning({ id: addresses.id })
  if (deleted.length === 0) throw new DomainError('not_found', { what: 'address' })
}
