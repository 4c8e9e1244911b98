import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * By which rule the rows of each derived table are written (`db/derived.ts`). Triggers write by the newest
 * one; a job writes anew what was there before, some rows at a time (decision 154).
 */
export const derivedTables = pgTable('derived_tables', {
  name: text('name').primaryKey(),
  /** All rows are written by this rule, or a newer one; 0 while there are none yet. */
  version: integer('version').notNull(),
  /** The rule by which rows are being written anew; null while none are. */
  target: integer('target'),
  /** The key behind which that goes on; null for the beginning. */
  after: text('after'),
})
