import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { products } from './catalog.ts'
import { moment } from './columns.ts'
import { people } from './customers.ts'

export const cartLines = pgTable(
  'cart_lines',
  {
    id: text('id').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    addedAt: moment('added_at').notNull(),
    /** What one cost when it was put in; null in lines that are older than this column. Paise. */
    priceWhenAddedPaise: integer('price_when_added_paise'),
  },
  (table) => [
    unique('cart_lines_one_a_product').on(table.personId, table.productId),
    index('cart_lines_by_product').on(table.productId),
    check('cart_lines_quantity', sql`${table.quantity} between 1 and 99`),
  ],
)
