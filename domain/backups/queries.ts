import { desc, isNotNull } from 'drizzle-orm'

import { backups } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

export interface BackupState {
  /** The newest one that is whole; null: there is none. */
  last: { at: string; bytes: number } | null
  /** Why the newest attempt failed, where it did. */
  failure: string | null
}

/** How it stands with the backups of each night; null where none was ever begun. */
export async function backupState({ db }: Pick<Ctx, 'db'>): Promise<BackupState | null> {
  const newestFirst = desc(backups.day)
  const [newest] = await db.select().from(backups).orderBy(newestFirst).limit(1)
  if (!newest) return null
  const [good] = await db
    .select({ at: backups.finishedAt, bytes: backups.bytes })
    .from(backups)
    .where(isNotNull(backups.finishedAt))
    .orderBy(newestFirst)
    .limit(1)
  const last = good?.at && good.bytes !== null ? { at: good.at.toISOString(), bytes: good.bytes } : null
  return { last, failure: newest.error }
}
