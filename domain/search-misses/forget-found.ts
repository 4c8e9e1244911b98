import { and, eq, notExists } from 'drizzle-orm'

import { answeredMisses, searchMisses } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { findsSomething } from '#domain/search/queries.ts'

import { listedWords } from './queries.ts'

/**
 * Takes words off the desk's list that find something by now: the product has come since. A word that the
 * desk has dealt with meanwhile keeps its misses, for an undo. @throws busy
 */
export async function forgetFoundMisses(ctx: Ctx): Promise<void> {
  const { db } = ctx
  for (const { word } of await listedWords(ctx)) {
    if (!(await findsSomething(ctx, word))) continue
    const answered = db.select().from(answeredMisses).where(eq(answeredMisses.word, word))
    await db.delete(searchMisses).where(and(eq(searchMisses.word, word), notExists(answered)))
  }
}
