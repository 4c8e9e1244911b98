import { getTableColumns, sql } from 'drizzle-orm'

import { jobRuns } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** How a job ran since it was noted last: when it went well, and when and why not. */
export type JobRun = typeof jobRuns.$inferInsert

const longestError = 500

/**
 * Keeps how jobs ran, for whoever looks at any of the processes. The rows in one order: several processes
 * write them at once, and would wait for each other in a ring.
 */
export async function noteJobRuns({ db }: Pick<Ctx, 'db'>, runs: readonly JobRun[]): Promise<void> {
  const { succeededAt, failedAt, error, tookMs } = getTableColumns(jobRuns)
  const inOrder = runs.toSorted((one, other) => (one.job < other.job ? -1 : 1))
  await db
    .insert(jobRuns)
    .values(inOrder.map((run) => ({ ...run, error: run.error?.slice(0, longestError) ?? null })))
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
