/** Two transactions at once, without luck: one stays open until the other is seen to wait for it. */
import { sql } from 'drizzle-orm'
import { vi } from 'vitest'

import type { Db } from '#db/connect.ts'
import type { Ctx } from '#domain/ground/context.ts'

interface Overlap<First, Second> {
  /** Done in a transaction that is kept open. */
  first: (tx: Ctx) => Promise<First>
  /** Begun while that transaction is open. It must come to wait for one of its locks, or the test fails. */
  second: () => Promise<Second>
  /** Looks around from a third connection while the second one waits. */
  meanwhile?: () => Promise<unknown>
}

/** Answers what the two answered, the second one after the first one's transaction was committed. */
export async function overlap<First, Second>(
  ctx: Ctx,
  { first, second, meanwhile }: Overlap<First, Second>,
): Promise<{ first: First; second: Second }> {
  const { firstAnswer, waiting } = await ctx.db.transaction(async (db) => {
    const firstAnswer = await first({ ...ctx, db })
    // Once, because a query of Drizzle's is carried out anew each time that it is awaited.
    const waiting = Promise.resolve(second())
    await untilWaitedFor(ctx.db, await processOf(db), waiting)
    await meanwhile?.()
    // In an object, because a promise would be awaited before the commit that it waits for.
    return { firstAnswer, waiting: { answer: waiting } }
  })
  return { first: firstAnswer, second: await waiting.answer }
}

async function processOf(db: Db): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return rows[0]?.pid ?? 0
}

async function untilWaitedFor(db: Db, pid: number, waiting: Promise<unknown>): Promise<void> {
  let hasEnded = false
  const end = () => {
    hasEnded = true
  }
  waiting.then(end, end)
  await vi.waitFor(
    async () => {
      const { rows } = await db.execute(
        sql`select 1 from pg_stat_activity where ${pid}::integer = any(pg_blocking_pids(pid))`,
      )
      if (rows.length === 0 && !hasEnded) throw new Error('Nobody waits for the open transaction')
    },
    { timeout: 20_000, interval: 10 },
  )
  if (hasEnded) throw new Error('The second one went on without waiting for the first one')
}
