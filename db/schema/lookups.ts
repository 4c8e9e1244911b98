import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'

import { products } from './catalog.ts'
import { moment, paise } from './columns.ts'
import { people } from './customers.ts'
import { orders } from './orders.ts'

// What the desk searches in: one narrow row for each product, person and order, with its place in its lists
// and the words that it is looked up by, in lower case. A word that half of all orders have is found and
// counted here without reading half of all orders. Kept by triggers, which are named beside each.

/** Name, Hindi name, brand and category. Kept by `products_looked_up`. */
export const productLookups = pgTable(
  'product_lookups',
  {
    id: text('id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: bigint('position', { mode: 'number' }).notNull(),
    sellingPricePaise: paise('selling_price_paise').notNull(),
    words: text('words').notNull(),
  },
  (table) => [index('product_lookups_words').using('gin', table.words.op('gin_trgm_ops'))],
)

/** Name, e-mail and role. Kept by `people_looked_up`. */
export const personLookups = pgTable(
  'person_lookups',
  {
    id: text('id')
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    words: text('words').notNull(),
  },
  (table) => [index('person_lookups_words').using('gin', table.words.op('gin_trgm_ops'))],
)

/**
 * The short number, customer's name, e-mail and payment id. The id is searched as well, and not written
 * twice: for a word that many orders have this table is read whole. Kept by `orders_looked_up` and
 * `people_renamed`.
 */
export const orderLookups = pgTable(
  'order_lookups',
  {
    id: text('id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    words: text('words').notNull(),
  },
  (table) => [
    index('order_lookups_words').using('gin', sql`(${table.id} || ' ' || ${table.words}) gin_trgm_ops`),
  ],
)
