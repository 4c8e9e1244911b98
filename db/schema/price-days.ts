import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'

import { products } from './catalog.ts'
import { moment, paise } from './columns.ts'

/**
 * A lower price for some days, one a product: a plan, which a job makes true in `products` and takes back
 * (docs/decisions/204-a-price-for-some-days.md). The row goes when it is over.
 */
export const priceDays = pgTable(
  'price_days',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    pricePaise: paise('price_paise').notNull(),
    fromAt: moment('from_at').notNull(),
    /** The moment at which the day after the last one begins. */
    untilAt: moment('until_at').notNull(),
    /** What it was sold for before, from the moment it begins; null while it is to come. */
    beforePaise: paise('before_paise'),
  },
  (table) => [
    check('price_days_price', sql`${table.pricePaise} > 0`),
    check('price_days_before', sql`${table.beforePaise} > ${table.pricePaise}`),
    check('price_days_times', sql`${table.untilAt} > ${table.fromAt}`),
  ],
)
