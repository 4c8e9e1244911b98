import { and, eq, ne } from 'drizzle-orm'

import { importPictures } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { importById } from './queries.ts'
import type { ImportView } from './queries.ts'

/**
 * Has the pictures of an import fetched once more that were refused, as when their server was away or the
 * address leads to another picture by now. Pictures that somebody chose meanwhile stay.
 * @throws not_signed_in, forbidden, not_found
 */
export async function fetchPicturesAgain(ctx: Ctx, id: string): Promise<ImportView> {
  await importById(ctx, id)
  const { importId, state, why } = importPictures
  await ctx.db
    .update(importPictures)
    .set({ state: 'waiting', why: null, attempts: 0, nextAttemptAt: ctx.now() })
    .where(and(eq(importId, id), eq(state, 'refused'), ne(why, 'other_picture')))
  return importById(ctx, id)
}
