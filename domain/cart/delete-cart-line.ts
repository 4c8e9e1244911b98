import { and, eq } from 'drizzle-orm'

import { cartLines } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

/** Takes a line out of one's own cart. @throws not_signed_in, not_found */
export async function deleteCartLine(ctx: Ctx, input: { lineId: string }): Promise<void> {
  const gone = await ctx.db
    .delete(cartLines)
    .where(and(eq(cartLines.id, input.lineId), eq(cartLines.personId, signedIn(ctx).id)))
    .returning({ id: cartLines.id })
  if (gone.length === 0) throw new DomainError('not_found', { what: 'cart line' })
}
