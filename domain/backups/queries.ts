import { and, desc, eq, isNotNull } from 'drizzle-orm'

import { backups, backupsByHand } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { secondsAfter } from '#domain/ground/time.ts'

interface Taken {
  at: string
  bytes: number
}

export interface BackupState {
  /** The newest one that is whole, in the folder of today; null: there is none. */
  last: Taken | null
  /** Why the newest attempt failed, where it did. */
  failure: string | null
  /** Whether somebody has to look: the newest attempt failed, or a night has gone by without a good one. */
  isLate: boolean
}

/** A night and the time that a backup of a large shop takes. The alert has it too. */
const lateAfterSeconds = 25 * 60 * 60
/** The first one is taken when the shop opens. */
const firstWithinSeconds = 60 * 60

/** How it stands with the backups of each night; null where none was ever begun. */
export async function backupState({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<BackupState | null> {
  const newestFirst = desc(backups.day)
  const [newest] = await db.select().from(backups).orderBy(newestFirst).limit(1)
  if (!newest) return null
  const [good] = await db
    .select({ at: backups.finishedAt, bytes: backups.bytes })
    .from(backups)
    .where(and(isNotNull(backups.finishedAt), newest.dir === null ? undefined : eq(backups.dir, newest.dir)))
    .orderBy(newestFirst)
    .limit(1)
  const last = good?.at && good.bytes !== null ? { at: good.at.toISOString(), bytes: good.bytes } : null
  const due = good?.at
    ? secondsAfter(good.at, lateAfterSeconds)
    : secondsAfter(newest.startedAt, firstWithinSeconds)
  return { last, failure: newest.error, isLate: newest.error !== null || due < now() }
}

/** The newest one that somebody took by hand; null where nobody has. */
export async function backupByHand({ db }: Pick<Ctx, 'db'>): Promise<Taken | null> {
  const newestFirst = desc(backupsByHand.takenAt)
  const [newest] = await db.select().from(backupsByHand).orderBy(newestFirst).limit(1)
  return newest ? { at: newest.takenAt.toISOString(), bytes: newest.bytes } : null
}
