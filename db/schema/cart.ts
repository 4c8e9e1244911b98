import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

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

/**
 * What somebody has taken out of the cart to buy it some other day, once a product. A table of its own, so
 * that nothing that reads a cart, an earlier program of an upgrade among them, can take it for the cart.
 */
export const keptLines = pgTable(
  'kept_lines',
  {
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    keptAt: moment('kept_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.productId] }),
    index('kept_lines_by_product').on(table.productId),
    check('kept_lines_quantity', sql`${table.quantity} between 1 and 99`),
  ],
)
