import { sql } from 'drizzle-orm'
import { boolean, check, pgTable } from 'drizzle-orm/pg-core'

/** What the shopkeeper decides for the whole shop: one row, which the migration writes. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Whether one can pay in cash at all; where, is a matter of the delivery areas. */
    takesCash: boolean('takes_cash').notNull().default(true),
  },
  (table) => [check('shop_settings_only', sql`${table.isOnly}`)],
)
