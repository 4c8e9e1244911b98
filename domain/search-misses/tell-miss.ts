import { and, eq, sql } from 'drizzle-orm'

import { answeredMisses, searchMisses } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { findsSomething } from '#domain/search/queries.ts'
import { indianDay } from '#domain/time/rules.ts'

import { missWord, mostMisses } from './rules.ts'

/**
 * Counts a search that somebody meant and that finds nothing. What does find something is not counted,
 * whatever the caller says, and neither is what could be personal (`missWord`).
 */
export async function tellMiss(ctx: Ctx, { query }: { query: string }): Promise<void> {
  const word = missWord(query)
  if (word === null) return
  if (await findsSomething(ctx, word)) return
  // Asked for in vain although a product has it: that product is off the shelf, or its alias is gone.
  await ctx.db
    .delete(answeredMisses)
    .where(and(eq(answeredMisses.word, word), eq(answeredMisses.answer, 'alias')))
  const [row] = await ctx.db
    .insert(searchMisses)
    .values({ day: indianDay(ctx.now()), word, count: 1 })
    .onConflictDoUpdate({
      target: [searchMisses.day, searchMisses.word],
      set: { count: sql`${searchMisses.count} + 1` },
    })
    .returning({ count: searchMisses.count })
  if (row?.count === 1) await dropOldest(ctx)
}

/**
 * A statement of its own, after the insert is committed: of several at once the last one sees the rows of
 * all. Of the oldest day what was asked for least goes first.
 */
async function dropOldest({ db }: Ctx): Promise<void> {
  await db.execute(sql`
    delete from ${searchMisses} where (day, word) in (
      select day, word from ${searchMisses} order by day, count, word
      limit (select greatest(count(*) - ${mostMisses}, 0) from ${searchMisses}))`)
}
