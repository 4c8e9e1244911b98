import { and, desc, eq, gte, max, notExists, sum } from 'drizzle-orm'

import { answeredMisses, searchMisses } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { spanOf } from '#domain/reports/rules.ts'

import { missDays } from './rules.ts'

export interface MissedWord {
  word: string
  /** How often it was asked for in these days. */
  count: number
  /** The last Indian day on which it was. */
  lastDay: string
}

/** So many words are listed: what a guest has typed at random stands behind them. */
const mostListed = 50

/**
 * What people asked for in the last 30 Indian days and did not find, the most wanted first; without what the
 * desk has dealt with. @throws not_signed_in, forbidden
 */
export async function missedWords(ctx: Ctx): Promise<MissedWord[]> {
  admin(ctx)
  return listedWords(ctx)
}

/** The same for the shop's own work. */
export async function listedWords({ db, now }: Ctx): Promise<MissedWord[]> {
  const { word, count, day } = searchMisses
  const answered = db.select().from(answeredMisses).where(eq(answeredMisses.word, word))
  const [times, lastDay] = [sum(count).mapWith(Number), max(day)]
  const rows = await db
    .select({ word, count: times, lastDay })
    .from(searchMisses)
    .where(and(gte(day, spanOf(now(), missDays).from), notExists(answered)))
    .groupBy(word)
    .orderBy(desc(times), desc(lastDay), word)
    .limit(mostListed)
  return rows.map((row) => ({ ...row, lastDay: row.lastDay! }))
}
