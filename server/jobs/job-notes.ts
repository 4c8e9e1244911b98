import { noteJobRuns } from '#domain/engine/note-job-runs.ts'
import type { JobRun } from '#domain/engine/note-job-runs.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { errorForLog } from '#server/log-error.ts'

import type { Run } from './repeat.ts'

/** Jobs run every two seconds. They are written down together, and no oftener. */
const everyMs = 10_000
/** So that a shop that was just opened is not without them. */
const firstMs = 1_000

export interface JobNotes {
  note: (run: Run) => void
  stop: () => void
}

/**
 * Keeps for whoever looks at the shop when the jobs of this process ran last, and how. No job waits for it,
 * and what cannot be written is written with the next ones.
 */
export function jobNotes(ctx: Pick<Ctx, 'db' | 'now'>): JobNotes {
  const notes = new Map<string, JobRun>()
  let timer: NodeJS.Timeout | undefined
  let waitMs = firstMs

  function write(): void {
    const runs = [...notes.values()]
    notes.clear()
    timer = undefined
    waitMs = everyMs
    noteJobRuns(ctx, runs).catch(() => {
      for (const run of runs) note({ ...run, ...notes.get(run.job) })
    })
  }

  function note(run: JobRun): void {
    notes.set(run.job, { ...notes.get(run.job), ...run })
    timer ??= setTimeout(write, waitMs).unref()
  }

  return {
    note: ({ name: job, ms, error }) => {
      const tookMs = Math.round(ms)
      if (error === null) note({ job, tookMs, succeededAt: ctx.now() })
      else note({ job, tookMs, failedAt: ctx.now(), error: errorForLog(error).message })
    },
    stop: () => clearTimeout(timer),
  }
}
