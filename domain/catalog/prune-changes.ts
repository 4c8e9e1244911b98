import { lt } from 'drizzle-orm'

import { catalogChanges } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

const keptMs = 24 * 60 * 60 * 1000

/** Deletes the catalogue's changes of before yesterday: every process has read them or starts again. */
export async function pruneCatalogChanges({ db, now }: Ctx): Promise<void> {
  await db.delete(catalogChanges).where(lt(catalogChanges.at, new Date(now().getTime() - keptMs)))
}
