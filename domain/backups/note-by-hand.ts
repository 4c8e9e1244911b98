import { lt } from 'drizzle-orm'

import { backupsByHand } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { secondsAfter } from '#domain/ground/time.ts'

const keptSeconds = 365 * 24 * 60 * 60

/** Notes a backup that somebody has taken by hand, for the Overview, and forgets those of over a year ago. */
export async function noteBackupByHand(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  taken: { file: string; bytes: number },
): Promise<void> {
  await db.insert(backupsByHand).values({ takenAt: now(), ...taken })
  await db.delete(backupsByHand).where(lt(backupsByHand.takenAt, secondsAfter(now(), -keptSeconds)))
}
