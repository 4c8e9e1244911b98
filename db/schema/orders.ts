import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { products } from './catalog.ts'
import { paymentOrders, payments } from './checkout.ts'
import { moment, paise } from './columns.ts'
import { people } from './customers.ts'

/** An order is a payment order that was paid for: exactly one a payment. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    paymentOrderId: text('payment_order_id')
      .notNull()
      .unique()
      .references(() => paymentOrders.id),
    /** The gateway's payment id, the spec's transactionId. */
    paymentId: text('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    personId: text('person_id')
      .notNull()
      .references(() => people.id),
    status: text('status').notNull(),
    subtotalPaise: paise('subtotal_paise').notNull(),
    shippingPaise: paise('shipping_paise').notNull(),
    totalPaise: paise('total_paise').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('orders_by_person').on(table.personId, table.createdAt),
    index('orders_by_time').on(table.createdAt),
    check(
      'orders_status',
      sql`${table.status} in ('Paid', 'Packed', 'Out for delivery', 'Delivered', 'Cancelled', 'Refunded')`,
    ),
    check('orders_subtotal', sql`${table.subtotalPaise} >= 0`),
    check('orders_shipping', sql`${table.shippingPaise} >= 0`),
    check('orders_total', sql`${table.totalPaise} = ${table.subtotalPaise} + ${table.shippingPaise}`),
  ],
)

/** What was bought, in the words and at the prices of the moment; the product may change or go afterwards. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    productName: text('product_name').notNull(),
    brandName: text('brand_name').notNull(),
    category: text('category').notNull(),
    imageUrl: text('image_url'),
    listPricePaise: paise('list_price_paise').notNull(),
    sellingPricePaise: paise('selling_price_paise').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_lines_list_price', sql`${table.listPricePaise} >= 0`),
    check('order_lines_selling_price', sql`${table.sellingPricePaise} >= 0`),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
  ],
)

/** The order's history: who moved it from which state to which, and when. Only ever added to. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** null for the first state. */
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    /** null for the system itself. */
    actorId: text('actor_id').references(() => people.id),
    at: moment('at').notNull(),
  },
  (table) => [index('order_events_by_order').on(table.orderId)],
)
