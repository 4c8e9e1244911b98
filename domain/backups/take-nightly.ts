import { eq, sql } from 'drizzle-orm'

import { backups } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { happened } from '#domain/ground/happened.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { backupDay, keptDays } from './rules.ts'

/** Where the backups of each night go. */
export interface NightlyBackups {
  /** The folder, as the settings call it. */
  dir: string
  /** Of the Indian day, from 0. */
  hour: number
  /**
   * The work is done by one process at a time; it is left out where another one is at it. `held` ends when
   * that is no longer certain.
   */
  alone(work: (held: AbortSignal) => Promise<void>): Promise<void>
  /** Writes the backup of a day, in place of one that is there. `held` breaks it off. */
  take(day: string, held: AbortSignal): Promise<{ file: string; bytes: number }>
  /** The days that have one. */
  days(): Promise<string[]>
  /** Deletes the backups of these days. */
  remove(days: readonly string[]): Promise<void>
}

/**
 * One that failed, or whose process died, is tried again so long after it began: the reason may last, and
 * each try reads the whole shop.
 */
const retrySeconds = 60 * 60
const longestError = 500

/**
 * Takes the backup of tonight when its hour has come, once among all processes, and deletes those that are
 * too many. A process that dies over it leaves it to the next one. Where the folder is another one than that
 * of tonight's, and has none of it, one is taken there as well.
 */
export async function takeNightlyBackup(ctx: Ctx, nightly: NightlyBackups): Promise<void> {
  const day = backupDay(ctx.now(), nightly.hour)
  if (!(await isDue(ctx, nightly, day))) return
  await nightly.alone(async (held) => {
    // Another process may just have done it.
    if (!(await isDue(ctx, nightly, day))) return
    const begun = { startedAt: ctx.now(), dir: nightly.dir, error: null }
    const unfinished = { finishedAt: null, file: null, bytes: null }
    await ctx.db
      .insert(backups)
      .values({ day, ...begun })
      .onConflictDoUpdate({
        target: backups.day,
        set: { ...begun, ...unfinished, attempts: sql`${backups.attempts} + 1` },
      })
    const isTonight = eq(backups.day, day)
    try {
      const { file, bytes } = await nightly.take(day, held)
      await ctx.db.update(backups).set({ finishedAt: ctx.now(), file, bytes }).where(isTonight)
      ctx.log.info({ file, bytes }, 'backup taken')
    } catch (error) {
      const why = (error as Error).message.slice(0, longestError)
      await inTransaction(ctx, async (tx) => {
        await tx.db.update(backups).set({ error: why }).where(isTonight)
        await happened(tx, 'backup_failed', { day })
      })
      throw error
    }
    const days = await nightly.days()
    const kept = keptDays(days)
    await nightly.remove(days.filter((one) => !kept.has(one)))
  })
}

async function isDue({ db, now }: Ctx, nightly: NightlyBackups, day: string): Promise<boolean> {
  const [row] = await db.select().from(backups).where(eq(backups.day, day))
  if (!row) return true
  if (row.finishedAt !== null) {
    const isElsewhere = row.dir !== null && row.dir !== nightly.dir
    if (!isElsewhere) return false
    // Why a folder cannot be read is noted with the attempt.
    const days = await nightly.days().catch((): string[] => [])
    return !days.includes(day)
  }
  return now() >= secondsAfter(row.startedAt, retrySeconds)
}
