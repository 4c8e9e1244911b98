import { getTableColumns, sql } from 'drizzle-orm'

import { jobRuns } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** How a job ran since it was noted last: when it went well, and when and why not. */
export type JobRun = typeof jobRuns.$inferInsert

const longestError = 500

/** Keeps how jobs ran, for whoever looks at any of the processes. */
export async function noteJobRuns({ db }: Pick<Ctx, 'db'>, runs: readonly JobRun[]): Promise<void> {
  const { succeededAt, failedAt, error, tookMs } = getTableColumns(jobRuns)
  await db
    .insert(jobRuns)
    .values(runs.map((run) => ({ ...run, error: run.error?.slice(0, longestError) ?? null })))
    .onConflictDoUpdate({
      target: jobRuns.job,
      set: {
        // What did not happen since stays as it was.
        succeededAt: sql`coalesce(excluded.succeeded_at, ${succeededAt})`,
        failedAt: sql`coalesce(excluded.failed_at, ${failedAt})`,
        error: sql`coalesce(excluded.error, ${error})`,
        tookMs: sql`excluded.${sql.identifier(tookMs.name)}`,
      },
    })
}
