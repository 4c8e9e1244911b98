import { bigint, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { paise } from './columns.ts'

// Sums of what was ordered, kept as a sum of changes (decision 112), so that no two orders wait for each
// other: triggers add a change for each order, and take it off again where it is cancelled. A job puts the
// changes of a day together. Without foreign keys, which would lock rows of products; the lines have theirs.

/** How many orders count as sold on an Indian day, and their totals. */
export const salesDays = pgTable(
  'sales_days',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    day: date('day', { mode: 'string' }).notNull(),
    orders: integer('orders').notNull(),
    totalPaise: paise('total_paise').notNull(),
  },
  // With all columns, so that the index alone is read.
  (table) => [index('sales_days_by_day').on(table.day, table.orders, table.totalPaise)],
)

/** How many pieces of a product those orders have, and what was asked for them, delivery apart. */
export const productSalesDays = pgTable(
  'product_sales_days',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    day: date('day', { mode: 'string' }).notNull(),
    productId: text('product_id').notNull(),
    pieces: integer('pieces').notNull(),
    totalPaise: paise('total_paise').notNull(),
  },
  (table) => [
    index('product_sales_days_by_day').on(table.day, table.productId, table.pieces, table.totalPaise),
  ],
)
