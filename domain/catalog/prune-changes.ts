import { lt } from 'drizzle-orm'

import { catalogChanges } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { deleteBatch } from '#domain/ground/in-batches.ts'

const keptMs = 24 * 60 * 60 * 1000

/** Deletes the catalogue's changes of before yesterday: every process has read them or starts again. */
export async function pruneCatalogChanges(ctx: Ctx): Promise<boolean> {
  return deleteBatch(ctx, catalogChanges, lt(catalogChanges.at, new Date(ctx.now().getTime() - keptMs)))
}
