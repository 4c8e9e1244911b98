import { lt } from 'drizzle-orm'

import { passwordResets, sessions, signInCodes, verifications } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { deleteBatch } from '#domain/ground/in-batches.ts'

/** Deletes sessions, verifications, links and codes that have run out: nobody can use them. */
export async function pruneSignIns(ctx: Ctx): Promise<boolean> {
  let isMore = false
  for (const table of [sessions, verifications, passwordResets, signInCodes])
    if (await deleteBatch(ctx, table, lt(table.expiresAt, ctx.now()))) isMore = true
  return isMore
}
