import { sql } from 'drizzle-orm'

import type { Ctx } from '#domain/ground/context.ts'

import { elsewhere, kindOfWord, sought } from './query-words.ts'
import type { Asked } from './rules.ts'

/** What stands where nothing is found. */
export interface Instead {
  /** A query that does find something; null where none is near. */
  didYouMean: string | null
  /** Values of up to three categories, the nearest first. */
  nearShelves: string[]
}

/**
 * What to look for instead: those words of the query that are sold, or else what one of them sounds like; and
 * the shelves of what that finds, or else of what is described with these words.
 */
export async function instead({ db }: Pick<Ctx, 'db'>, { words, kinds, parts }: Asked): Promise<Instead> {
  const one = words.flatMap(
    (word, at) => parts.get(word)?.filter(namesGoods) ?? ((kinds[at] ?? sought) < elsewhere ? [word] : []),
  )
  if (one.length === 0) return { didYouMean: null, nearShelves: [] }
  const { rows } = await db.execute<{ query: string | null; shelves: string[] }>(sql`
    select * from search_instead(${sql.param(one)}::text[])`)
  return { didYouMean: rows[0]?.query ?? null, nearShelves: rows[0]?.shelves ?? [] }
}

function namesGoods(word: string): boolean {
  return kindOfWord(word) === sought
}
