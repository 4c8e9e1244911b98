import { and, eq } from 'drizzle-orm'

import { sharedLists } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { isOwn, ownerOf } from './share-list.ts'
import type { Sharing } from './share-list.ts'

/** Ends one's own link: nobody opens it any more. @throws not_signed_in, not_found */
export async function stopSharing(ctx: Ctx, { id, guestKey }: Sharing & { id: string }): Promise<void> {
  const [stopped] = await ctx.db
    .delete(sharedLists)
    .where(and(eq(sharedLists.id, id), isOwn(ownerOf(ctx, guestKey))))
    .returning({ id: sharedLists.id })
  if (!stopped) throw new DomainError('not_found', { what: 'shared list' })
}
