import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * How many rows the long lists have: the sum of a list's changes. Each statement that adds or takes away rows
 * adds one change, by the triggers `<table>_counted_in` and `_counted_out`, so that no two of them wait for
 * each other.
 */
export const listCounts = pgTable('list_counts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The table that is counted, or a part: `products draft`, `products on_shelf`, `products archived`. */
  list: text('list').notNull(),
  change: bigint('change', { mode: 'number' }).notNull(),
})
