import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** When each of the shop's jobs ran last, in whichever process: a row a job, written now and then. */
export const jobRuns = pgTable(
  'job_runs',
  {
    job: text('job').primaryKey(),
    /** null: it never did. */
    succeededAt: moment('succeeded_at'),
    failedAt: moment('failed_at'),
    /** Why it failed last, without what people entered; null where it never did. */
    error: text('error'),
    /** How long the last run took. */
    tookMs: integer('took_ms').notNull(),
  },
  (table) => [check('job_runs_failed', sql`(${table.failedAt} is null) = (${table.error} is null)`)],
)
