import { eq } from 'drizzle-orm'

import { searchMisses } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { findsSomething } from '#domain/search/queries.ts'

import { listedWords } from './queries.ts'

/** Takes words off the desk's list that find something by now: the product has come since. @throws busy */
export async function forgetFoundMisses(ctx: Ctx): Promise<void> {
  for (const { word } of await listedWords(ctx))
    if (await findsSomething(ctx, word)) await ctx.db.delete(searchMisses).where(eq(searchMisses.word, word))
}
