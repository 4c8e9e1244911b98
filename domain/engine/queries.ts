import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { jobRuns, mails, paymentOrders, payments, refunds, webhookEvents } from '#db/schema/index.ts'
import { backupState } from '#domain/backups/queries.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { holdMinutes } from '#domain/inventory/rules.ts'
import { isRefused, isStillOwed } from '#domain/reports/waiting.ts'

import { dueWork, mostCounted } from './due-work.ts'
import type { DueWork } from './due-work.ts'
import { shopProcesses } from './processes.ts'
import type { ShopProcess } from './processes.ts'

/** How the shop runs, as its database knows it: the same for every process. */
export interface EngineFigures {
  due: DueWork[]
  /** Goods that are kept from others although the time to pay is over. */
  holdsPastEnd: { count: number; oldestSeconds: number | null }
  /** What nobody tries any more, and a person has to see to. `mostCounted` means as many or more. */
  givenUp: { mails: number; webhooks: number; refunds: number }
  jobs: JobState[]
  /** When the last good backup was made, 1970 where none has succeeded yet; null where none is wanted. */
  backupAt: Date | null
}

interface JobState {
  job: string
  succeededAt: Date | null
  failedAt: Date | null
  error: string | null
  tookMs: number
}

interface WholeEngine extends EngineFigures {
  processes: ShopProcess[]
  /** How many migrations the database has. */
  schema: number
  /** The version of PostgreSQL. */
  postgres: string
}

/** @throws not_signed_in, forbidden */
export async function engineFigures(ctx: Ctx): Promise<WholeEngine> {
  admin(ctx)
  const { rows } = await ctx.db.execute<{ schema: number; postgres: string }>(sql`
    select count(*)::int as "schema", current_setting('server_version') as "postgres"
    from drizzle.__drizzle_migrations`)
  return { ...(await readFigures(ctx)), processes: await shopProcesses(ctx), ...rows[0]! }
}

/** For what watches the shop. A few statements, each by indices of what is open and not of all there is. */
export async function readFigures({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<EngineFigures> {
  const at = now()
  const { rows: due } = await db.execute<DueWork & Record<string, unknown>>(dueWork(at))
  const { rows } = await db.execute<Record<'holds' | 'mails' | 'webhooks' | 'refunds', number> & Oldest>(sql`
    select ${counted(holdsPastEnd(at))} as "holds",
      extract(epoch from ${at.toISOString()}::timestamptz - (select min("createdAt") from (${holdsPastEnd(at)}) as past))::float8
        - ${holdMinutes * 60} as "oldestSeconds",
      ${counted(sql`select from ${mails} where ${mails.state} = 'failed'`)} as "mails",
      ${counted(sql`select from ${webhookEvents} where ${webhookEvents.processedAt} is null and ${webhookEvents.nextAttemptAt} is null`)} as "webhooks",
      ${counted(sql`select from ${refunds} join ${payments} on ${isStillOwed} where ${isRefused}`)} as "refunds"`)
  const { holds, oldestSeconds, ...givenUp } = rows[0]!
  const jobs = await db.select().from(jobRuns).orderBy(jobRuns.job)
  const backup = await backupState({ db, now })
  const backupAt = backup && new Date(backup.last?.at ?? 0)
  return { due, holdsPastEnd: { count: holds, oldestSeconds }, givenUp, jobs, backupAt }
}

interface Oldest extends Record<string, unknown> {
  oldestSeconds: number | null
}

/** Their time was over when the gateway could not be asked, or nobody has asked it since. */
function holdsPastEnd(at: Date): SQL {
  const ended = secondsAfter(at, -holdMinutes * 60).toISOString()
  return sql`select ${paymentOrders.createdAt} as "createdAt" from ${paymentOrders}
    where ${paymentOrders.nextCheckAt} is not null and ${paymentOrders.createdAt} < ${ended}::timestamptz`
}

function counted(rows: SQL): SQL {
  return sql`(select count(*) from (${rows} limit ${mostCounted}) as counted)::int`
}
