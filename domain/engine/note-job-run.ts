import { jobRuns } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

export interface JobRun {
  job: string
  tookMs: number
  /** Why it failed, without what people entered; null where it went well. */
  error: string | null
}

const longestError = 500

/** Keeps how a job ran, for whoever looks at any of the processes. */
export async function noteJobRun({ db, now }: Pick<Ctx, 'db' | 'now'>, run: JobRun): Promise<void> {
  const at = now()
  const ended =
    run.error === null ? { succeededAt: at } : { failedAt: at, error: run.error.slice(0, longestError) }
  const kept = { ...ended, tookMs: Math.round(run.tookMs) }
  await db
    .insert(jobRuns)
    .values({ job: run.job, ...kept })
    .onConflictDoUpdate({ target: jobRuns.job, set: kept })
}
