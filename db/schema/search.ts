import { sql } from 'drizzle-orm'
import { bigint, customType, index, integer, pgTable, smallint } from 'drizzle-orm/pg-core'

const textVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Compared by its bytes, so that an index finds what begins so and orders nothing by a language. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
const eachBytewise = customType<{ data: string[] }>({ dataType: () => 'text[] collate "C"' })

/**
 * By what each product on the shelf is found: a row a word, pair of neighbours and whole name
 * (docs/decisions/115-search.md). Written by the triggers `products_found_…` alone.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    /** The key of a word (`search_term`), under which all its spellings fall. */
    term: bytewise('term').notNull(),
    /** How well the product fits: 0 the whole name to 7 the shelf; 100 more where it is sold out. */
    rank: smallint('rank').notNull(),
    /** The product's, which is its own. */
    position: bigint('position', { mode: 'number' }).notNull(),
    /** Quantity and unit as one number (`search_pack`). */
    pack: integer('pack').notNull(),
  },
  (table) => [
    // A page of a word is read from here in its order, and nothing else.
    index('search_entries_by_rank').on(table.term, table.rank, table.position, table.pack),
    index('search_entries_by_product').on(table.position),
  ],
)

/**
 * The same entries by product, a row each: which products have several words is answered by the index of
 * their terms, without reading the list of each word.
 */
export const searchTerms = pgTable(
  'search_terms',
  {
    position: bigint('position', { mode: 'number' }).primaryKey(),
    terms: eachBytewise('terms').notNull(),
    /** Of each term how well the product fits, 0 to 7. */
    ranks: smallint('ranks').array().notNull(),
    /** 100 where it is sold out, else 0. */
    behind: smallint('behind').notNull(),
    pack: integer('pack').notNull(),
  },
  (table) => [index('search_terms_by_term').using('gin', table.terms)],
)

/**
 * The words of the market, from which begun and misspelt ones are resolved. A word may be here twice, and
 * stays when its last product goes: who looks asks `search_entries` too.
 */
export const searchWords = pgTable(
  'search_words',
  {
    /** In small letters, as it is written. */
    word: bytewise('word').notNull(),
    /** As `search_sound` hears it. */
    sound: bytewise('sound').notNull(),
    term: bytewise('term').notNull(),
    /** The best rank that it had when it was written. */
    tier: smallint('tier').notNull(),
  },
  (table) => [
    index('search_words_by_word').on(table.word, table.tier),
    index('search_words_by_sound').on(table.sound, table.tier),
    index('search_words_by_length').on(sql`left(${table.sound}, 1)`, sql`length(${table.sound})`),
    index('search_words_alike').using(
      'gin',
      sql`${table.sound} gin_trgm_ops`,
      sql`${table.word} gin_trgm_ops`,
    ),
  ],
)

/** The words of the descriptions of what is on the shelf. */
export const searchTexts = pgTable(
  'search_texts',
  {
    position: bigint('position', { mode: 'number' }).primaryKey(),
    words: textVector('words').notNull(),
  },
  (table) => [index('search_texts_by_word').using('gin', table.words)],
)
