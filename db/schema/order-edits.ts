import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'
import { people } from './customers.ts'
import { orders } from './orders.ts'

/** What an order is made of and comes to, in paise. */
export interface OrderGoods {
  lines: {
    /** The line's own number in its order: a line keeps it, and no other line ever gets it. */
    position: number
    productId: string
    productName: string
    netQuantity: number
    netUnit: 'g' | 'ml' | 'piece'
    isByWeight?: boolean
    /** What the scale said of it as it was packed. */
    weighedGrams?: number | null
    quantity: number
    sellingPricePaise: number
  }[]
  subtotalPaise: number
  discountPaise: number
  shippingPaise: number
  /** Not there where nothing is kept for bottles and crates. */
  depositPaise?: number
  totalPaise: number
}

/**
 * Each change of the lines of an order: who made it and why, how the order stood before and after. Only ever
 * added to: a trigger refuses everything else.
 */
export const orderEdits = pgTable(
  'order_edits',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** From 1 in each order; the last one is `orders.version`. */
    version: integer('version').notNull(),
    /** Its customer, or who did it at the desk. */
    actorId: text('actor_id')
      .notNull()
      .references(() => people.id),
    /** Why, for the customer to read. */
    note: text('note'),
    /** The products that its customer added from their cart; null for any other change. */
    cartProducts: text('cart_products').array(),
    before: jsonb('before').$type<OrderGoods>().notNull(),
    after: jsonb('after').$type<OrderGoods>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('order_edits_in_turn').on(table.orderId, table.version),
    check('order_edits_version', sql`${table.version} > 0`),
    check('order_edits_note', sql`length(${table.note}) between 1 and 500`),
  ],
)
