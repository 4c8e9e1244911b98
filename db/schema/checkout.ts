import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { products } from './catalog.ts'
import { moment, paise } from './columns.ts'
import { people } from './customers.ts'

/** One line of a cart as it was priced at the moment of paying. Everything that the order will need, copied. */
export interface SnapshotLine {
  productId: string
  productName: string
  brandName: string
  category: string
  imageUrl: string | null
  listPricePaise: number
  sellingPricePaise: number
  quantity: number
}

/**
 * What a person set out to pay: written with an immutable priced snapshot of the cart before the gateway is
 * asked. It is not an order; `settlePayment` makes the order once the money is there.
 */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    /** Also the receipt at the gateway. */
    id: text('id').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id),
    /** null until the gateway has answered. */
    gatewayOrderId: text('gateway_order_id').unique(),
    /** open: may still be paid. settled: its order exists. expired: the gateway was asked for five days in vain. */
    status: text('status', { enum: ['open', 'settled', 'expired'] })
      .notNull()
      .default('open'),
    /** The cart as it was priced; never changed afterwards. */
    lines: jsonb('lines').$type<SnapshotLine[]>().notNull(),
    subtotalPaise: paise('subtotal_paise').notNull(),
    shippingPaise: paise('shipping_paise').notNull(),
    totalPaise: paise('total_paise').notNull(),
    currency: text('currency').notNull().default('INR'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
    /** When the reconciler asks the gateway next; null once there is nothing left to ask. */
    nextCheckAt: moment('next_check_at'),
    checks: integer('checks').notNull().default(0),
  },
  (table) => [
    index('payment_orders_by_person').on(table.personId, table.createdAt),
    index('payment_orders_due')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
    check('payment_orders_status', sql`${table.status} in ('open', 'settled', 'expired')`),
    check('payment_orders_subtotal', sql`${table.subtotalPaise} >= 0`),
    check('payment_orders_shipping', sql`${table.shippingPaise} >= 0`),
    check('payment_orders_total', sql`${table.totalPaise} = ${table.subtotalPaise} + ${table.shippingPaise}`),
  ],
)

/** Counted stock that a payment order has taken off the shelf while its person pays. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    paymentOrderId: text('payment_order_id')
      .notNull()
      .references(() => paymentOrders.id),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
    /** held: off the shelf. claimed: sold. released: back on the shelf. */
    state: text('state', { enum: ['held', 'claimed', 'released'] })
      .notNull()
      .default('held'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentOrderId, table.productId] }),
    index('stock_holds_due')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'held'`),
    check('stock_holds_quantity', sql`${table.quantity} > 0`),
    check('stock_holds_state', sql`${table.state} in ('held', 'claimed', 'released')`),
  ],
)

/** Money that the gateway captured for a payment order. A second payment of the same one is refunded. */
export const payments = pgTable(
  'payments',
  {
    /** The gateway's own id. */
    id: text('id').primaryKey(),
    paymentOrderId: text('payment_order_id')
      .notNull()
      .references(() => paymentOrders.id),
    amountPaise: paise('amount_paise').notNull(),
    currency: text('currency').notNull(),
    method: text('method').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('payments_by_payment_order').on(table.paymentOrderId),
    check('payments_amount', sql`${table.amountPaise} > 0`),
  ],
)

/** Money to be given back: written in the transaction that decides it, carried out afterwards and tried again until done. */
export const refunds = pgTable(
  'refunds',
  {
    paymentId: text('payment_id')
      .primaryKey()
      .references(() => payments.id),
    amountPaise: paise('amount_paise').notNull(),
    reason: text('reason', { enum: ['out_of_stock', 'surplus'] }).notNull(),
    gatewayRefundId: text('gateway_refund_id').unique(),
    requestedAt: moment('requested_at').notNull(),
    /** How often a refund was asked for anew, because the bank had failed the one before; part of its idempotency key. */
    round: integer('round').notNull().default(1),
    refundedAt: moment('refunded_at'),
    attempts: integer('attempts').notNull().default(0),
    /** null once it is refunded. */
    nextAttemptAt: moment('next_attempt_at'),
  },
  (table) => [
    index('refunds_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    check('refunds_amount', sql`${table.amountPaise} > 0`),
    check('refunds_reason', sql`${table.reason} in ('out_of_stock', 'surplus')`),
  ],
)

/** Every webhook as it came, once an event id; processed from here, so that nothing is lost when the process dies. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    event: text('event').notNull(),
    payload: jsonb('payload').notNull(),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
    attempts: integer('attempts').notNull().default(0),
    /** null once it is processed or given up. */
    nextAttemptAt: moment('next_attempt_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('webhook_events_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
  ],
)
