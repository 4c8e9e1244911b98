import { max, min, sql } from 'drizzle-orm'

import { growerEntries, settlementWeeks } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { weekOf } from '#domain/growers/rules.ts'
import { daysAfter, indianDay } from '#domain/time/rules.ts'

/** A week closes at 06:00 of the Saturday after it: what the night still brings is entered by then. */
const closesAtMs = 6 * 60 * 60 * 1000

/**
 * Closes the weeks that are over, once each: no entry goes into them any more (`week_of_grower_entry`), so
 * what a grower got in one never changes. A shop that was down makes up for it. Before the first entry there
 * is none to close.
 */
export async function closeWeeks(ctx: Ctx): Promise<void> {
  const last = daysAfter(weekOf(indianDay(new Date(ctx.now().getTime() - closesAtMs))), -7)
  if ((await next(ctx)) > last) return
  await inTransaction(ctx, async (tx) => {
    // After all that is being written into these weeks, and before all that comes then.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('settlement weeks', 0))`)
    const weeks: { begins: string; closedAt: Date }[] = []
    for (let begins = await next(tx); begins <= last; begins = daysAfter(begins, 7))
      weeks.push({ begins, closedAt: tx.now() })
    if (weeks.length === 0) return
    await tx.db.insert(settlementWeeks).values(weeks)
    tx.log.info({ weeks: weeks.map(({ begins }) => begins) }, 'weeks of growers closed')
  })
}

/** The week that is to be closed next; far away where nothing was entered yet. */
async function next({ db }: Ctx): Promise<string> {
  const [closed] = await db.select({ last: max(settlementWeeks.begins) }).from(settlementWeeks)
  if (closed?.last) return daysAfter(closed.last, 7)
  const [entered] = await db.select({ first: min(growerEntries.week) }).from(growerEntries)
  return entered?.first ?? '9999-12-31'
}
