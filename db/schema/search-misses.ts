import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/**
 * Searches that found nothing: which word, how often and on which Indian day, and nothing of who asked
 * (docs/decisions/121-asked-for-and-not-found.md). At most `mostMisses` rows, the oldest day goes first.
 */
export const searchMisses = pgTable(
  'search_misses',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** As `missWord` (domain/search-misses/rules.ts) writes it. */
    word: text('word').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.word] }),
    check('search_misses_word', sql`length(${table.word}) between 1 and 60`),
    check('search_misses_count', sql`${table.count} > 0`),
  ],
)

/** Words that the desk has dealt with: they leave its list, while their misses stay for an undo. */
export const answeredMisses = pgTable(
  'answered_misses',
  {
    word: text('word').primaryKey(),
    /** A product has it as an alias now, or the shop does not sell such a thing. */
    answer: text('answer', { enum: ['alias', 'not_for_us'] }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    check('answered_misses_word', sql`length(${table.word}) between 1 and 60`),
    check('answered_misses_answer', sql`${table.answer} in ('alias', 'not_for_us')`),
  ],
)
