import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

import { products } from './catalog.ts'
import { bytes, moment } from './columns.ts'
import { people } from './customers.ts'

/** What people who bought a good say of it: one a person and good (docs/decisions/202-reviews.md). */
export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The first name alone, as it was when they wrote: pages that are kept show it. */
    name: text('name').notNull(),
    stars: integer('stars').notNull(),
    /** In their words; empty where they gave stars alone. */
    words: text('words').notNull(),
    state: text('state', { enum: ['waiting', 'shown', 'refused'] })
      .notNull()
      .default('waiting'),
    /** Goes up with each change of its writer and of the desk, which decides only what it has read. */
    version: integer('version').notNull().default(1),
    /** When it was written, or changed last. */
    writtenAt: moment('written_at').notNull(),
    decidedBy: text('decided_by').references(() => people.id),
    decidedAt: moment('decided_at'),
    /** Why it is not shown, for its writer to read. */
    refusedWhy: text('refused_why'),
    /** What the shop says to it, below it. */
    answer: text('answer'),
    answeredBy: text('answered_by').references(() => people.id),
    answeredAt: moment('answered_at'),
    /** When it was reported first since the desk looked at it last; null where nobody has. */
    reportedAt: moment('reported_at'),
  },
  (table) => [
    unique('reviews_one_a_person_and_product').on(table.personId, table.productId),
    // A product's page, the newest first.
    index('reviews_shown')
      .on(table.productId, table.writtenAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'shown'`),
    // The panel's lists.
    index('reviews_by_state').on(table.state, table.writtenAt, table.id),
    index('reviews_reported')
      .on(table.reportedAt, table.id)
      .where(sql`${table.reportedAt} is not null`),
    check('reviews_name', sql`length(${table.name}) between 1 and 60`),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
    check('reviews_words', sql`length(${table.words}) <= 2000`),
    check('reviews_state', sql`${table.state} in ('waiting', 'shown', 'refused')`),
    check(
      'reviews_decided',
      sql`(${table.state} = 'waiting') = (${table.decidedAt} is null) and (${table.decidedAt} is null) = (${table.decidedBy} is null)`,
    ),
    check('reviews_refused', sql`(${table.state} = 'refused') = (${table.refusedWhy} is not null)`),
    check('reviews_refused_why', sql`length(${table.refusedWhy}) between 1 and 500`),
    check('reviews_answer', sql`length(${table.answer}) between 1 and 1000`),
    check(
      'reviews_answered',
      sql`(${table.answer} is null) = (${table.answeredAt} is null) and (${table.answer} is null) = (${table.answeredBy} is null)`,
    ),
    check('reviews_reported', sql`${table.reportedAt} is null or ${table.state} = 'shown'`),
  ],
)

/** The picture of a review, kept as those of returns are (docs/decisions/099-pictures-of-returns.md). */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    reviewId: text('review_id')
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    webp: bytes('webp'),
    /** Its name in the bucket. */
    storedAs: text('stored_as'),
  },
  (table) => [
    check('review_pictures_kept_once', sql`num_nonnulls(${table.webp}, ${table.storedAs}) = 1`),
    check('review_pictures_size', sql`length(${table.webp}) between 1 and 5242880`),
  ],
)

/** Who has reported a review, once each, until the desk has looked at it or its writer changes it. */
export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** A person's id; of a guest a hash of review and network address, another one for each review. */
    reporter: text('reporter').notNull(),
    personId: text('person_id').references(() => people.id, { onDelete: 'cascade' }),
    reason: text('reason', {
      enum: ['not_about_it', 'insulting', 'advertising', 'private', 'other'],
    }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.reporter] }),
    index('review_reports_by_person').on(table.personId),
    check(
      'review_reports_reason',
      sql`${table.reason} in ('not_about_it', 'insulting', 'advertising', 'private', 'other')`,
    ),
  ],
)

/**
 * How many shown reviews give a product so many stars. Kept by the trigger `reviews_changed`, as sums of
 * changes, so that a card costs one row however often its good was rated.
 */
export const productRatings = pgTable('product_ratings', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  ones: integer('ones').notNull().default(0),
  twos: integer('twos').notNull().default(0),
  threes: integer('threes').notNull().default(0),
  fours: integer('fours').notNull().default(0),
  fives: integer('fives').notNull().default(0),
})
