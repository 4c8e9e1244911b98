import { bulkhead } from 'cockatiel'

import type { Ctx } from '#domain/ground/context.ts'
import { inSpan } from '#server/tracing/in-span.ts'

import { jobNotes } from './job-notes.ts'
import { repeat } from './repeat.ts'
import { jobs as allJobs } from './table.ts'
import type { Job } from './table.ts'

export interface Jobs {
  /** A webhook was received: process it now. */
  webhookReceived(): void
  /** Somebody has confirmed an import: take it now. */
  importConfirmed(): void
  stop(): Promise<void>
}

/**
 * Starts what the shop does by itself. Everything it works on is a row with a due time, so a process that
 * dies leaves nothing behind but a row that becomes due again, and several processes share the work.
 */
export function startJobs(ctx: Ctx, jobs: readonly Job[] = allJobs): Jobs {
  const notes = jobNotes(ctx)
  const tidying = bulkhead(1, jobs.length)
  let isStopping = false
  const started = new Map(
    jobs.map(({ name, everyMs, work, isTidying }) => {
      const traced = () => inSpan(`job ${name}`, () => work(ctx))
      const inTurn = () => tidying.execute(async () => !isStopping && traced())
      const how = { name, everyMs, log: ctx.log, ran: notes.note }
      return [name, repeat(how, isTidying ? inTurn : traced)]
    }),
  )
  return {
    webhookReceived: () => started.get('webhooks')?.kick(),
    importConfirmed: () => started.get('imports')?.kick(),
    async stop() {
      isStopping = true
      notes.stop()
      await Promise.all(Array.from(started.values(), (one) => one.stop()))
    },
  }
}
