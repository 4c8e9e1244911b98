import { lte, sql } from 'drizzle-orm'

import { monthDue } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { daysAfter, indianDay, startOfIndianDay } from '#domain/time/rules.ts'

/** So that by then it is the new month by the clock of every process: they differ by less. */
const afterMs = 1_000

/**
 * At the first moment of a month in India has every process drop the pages that say which month it is. Once a
 * month, whichever process is first; one that comes late makes up.
 */
export async function beginMonth(ctx: Ctx): Promise<void> {
  const isDue = lte(monthDue.dueAt, new Date(ctx.now().getTime() - afterMs))
  const [due] = await ctx.db.select().from(monthDue).where(isDue)
  if (!due) return
  const isBegun = await inTransaction(ctx, async ({ db, now }) => {
    const begun = await db
      .update(monthDue)
      .set({ dueAt: nextMonth(now()) })
      .where(isDue)
      .returning()
    // A new database is due from the moment that it was made, when no page says a month yet.
    if (begun.length === 0 || !isFirstMoment(due.dueAt)) return false
    await db.execute(sql`select announce_catalog_change('{month}')`)
    return true
  })
  if (isBegun) await ctx.catalogChanged()
}

/** The first moment of the month in India that comes after a moment. */
export function nextMonth(at: Date): Date {
  // The 32nd day, counted from the first, lies in the next one.
  const inNext = daysAfter(`${indianDay(at).slice(0, 7)}-01`, 31)
  return startOfIndianDay(`${inNext.slice(0, 7)}-01`)
}

function isFirstMoment(at: Date): boolean {
  return startOfIndianDay(`${indianDay(at).slice(0, 7)}-01`).getTime() === at.getTime()
}
