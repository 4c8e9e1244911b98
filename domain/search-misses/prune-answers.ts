import { and, eq, gte, notExists } from 'drizzle-orm'

import { answeredMisses, searchMisses } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { deleteBatch } from '#domain/ground/in-batches.ts'
import { spanOf } from '#domain/reports/rules.ts'

import { missDays } from './rules.ts'

/**
 * Forgets what was decided of words that nobody has asked for in the last 30 Indian days: when somebody does
 * again, the desk hears of it.
 */
export async function pruneMissAnswers(ctx: Ctx): Promise<boolean> {
  const { from } = spanOf(ctx.now(), missDays)
  const asked = ctx.db
    .select()
    .from(searchMisses)
    .where(and(eq(searchMisses.word, answeredMisses.word), gte(searchMisses.day, from)))
  return deleteBatch(ctx, answeredMisses, notExists(asked))
}
