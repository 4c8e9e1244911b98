import { and, eq, gte, notExists } from 'drizzle-orm'

import { answeredMisses, searchMisses } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { spanOf } from '#domain/reports/rules.ts'

import { missDays } from './rules.ts'

/**
 * Forgets what was decided of words that nobody has asked for in the last 30 Indian days: when somebody does
 * again, the desk hears of it.
 */
export async function pruneMissAnswers({ db, now }: Ctx): Promise<void> {
  const { from } = spanOf(now(), missDays)
  const asked = db
    .select()
    .from(searchMisses)
    .where(and(eq(searchMisses.word, answeredMisses.word), gte(searchMisses.day, from)))
  await db.delete(answeredMisses).where(notExists(asked))
}
