import { sql } from 'drizzle-orm'
import { bigint, check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** The backups that the shop takes by itself: a row a night, the Indian day on which it began. */
export const backups = pgTable(
  'backups',
  {
    day: date('day', { mode: 'string' }).primaryKey(),
    /** When it was begun last. */
    startedAt: moment('started_at').notNull(),
    attempts: integer('attempts').notNull().default(1),
    /** When it was whole; null until then. */
    finishedAt: moment('finished_at'),
    /** The `BACKUP_DIR` of the process that began it last; null in rows of before this was noted. */
    dir: text('dir'),
    /** In that folder. */
    file: text('file'),
    bytes: bigint('bytes', { mode: 'number' }),
    /** Why the last attempt failed; null where it did not, or is under way. */
    error: text('error'),
  },
  (table) => [
    check(
      'backups_finished',
      sql`(${table.finishedAt} is null) = (${table.file} is null) and (${table.file} is null) = (${table.bytes} is null)`,
    ),
    check('backups_failed', sql`${table.error} is null or ${table.finishedAt} is null`),
  ],
)

/** Those that somebody took by `npm run backup`. */
export const backupsByHand = pgTable('backups_by_hand', {
  /** When it was whole. */
  takenAt: moment('taken_at').primaryKey(),
  /** With its folder, on the machine where it was taken. */
  file: text('file').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
})
