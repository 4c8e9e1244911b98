import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { products } from './catalog.ts'
import { bytes, moment, paise } from './columns.ts'
import { people } from './customers.ts'
import { orderEdits } from './order-edits.ts'
import { paymentOrders, payments } from './orders.ts'

/**
 * What is a person's while they pay: a row for each line of their payment order. Counted pieces are off the
 * shelf meanwhile; uncounted ones are known here by the time that somebody begins to count them. When it
 * ends stands on the payment order (`next_check_at`), because the gateway is asked first.
 */
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
    /** held: off the shelf. claimed: sold. released: theirs no more, and back on the shelf. */
    state: text('state', { enum: ['held', 'claimed', 'released'] })
      .notNull()
      .default('held'),
    /** While it is held: whether its pieces stand in the ledger, because the product was counted. */
    isCounted: boolean('is_counted').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.paymentOrderId, table.productId] }),
    index('stock_holds_by_product')
      .on(table.productId)
      .where(sql`${table.state} = 'held'`),
    check('stock_holds_quantity', sql`${table.quantity} > 0`),
    check('stock_holds_state', sql`${table.state} in ('held', 'claimed', 'released')`),
  ],
)

/** So many pieces of a line of an order. */
export interface RefundedLine {
  /** The line's place in its order, from 0. */
  position: number
  quantity: number
}

/**
 * Money to be given back: written in the transaction that decides it, carried out afterwards and tried again
 * until it is done, or refused for good. One that was made at the gateway's dashboard stands here too. A
 * payment may have many; together those that were not refused never exceed it (`payments_refunded`).
 */
export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    amountPaise: paise('amount_paise').notNull(),
    /**
     * out_of_stock: paid for when the goods had gone. offer_ended: paid for when they were held no more, and
     * cost more or were off the shelf. paid_twice: goods of it had been sold by another payment order of the
     * same cart. ordered_in_cash: goods of it were ordered in cash instead. wrong_amount: not what was asked
     * for. surplus: more than the order came to. cancelled: its order was. returned: all or a part of it,
     * after a return. by_hand: the shopkeeper's decision. at_gateway: made there, and found.
     */
    reason: text('reason', {
      enum: [
        'out_of_stock',
        'offer_ended',
        'paid_twice',
        'ordered_in_cash',
        'wrong_amount',
        'surplus',
        'cancelled',
        'returned',
        'by_hand',
        'at_gateway',
      ],
    }).notNull(),
    /** Why, in the shopkeeper's words; null where nobody decided it. */
    note: text('note'),
    /** Who decided it; null for the system itself. */
    actorId: text('actor_id').references(() => people.id),
    /** The change of the order's lines since which nobody owes this money; else null. */
    editId: text('edit_id').references(() => orderEdits.id),
    /** For which lines of the order it was decided. */
    lines: jsonb('lines').$type<RefundedLine[]>().notNull().default([]),
    gatewayRefundId: text('gateway_refund_id').unique(),
    requestedAt: moment('requested_at').notNull(),
    /** How often it was asked for, because the bank had failed it before; part of its idempotency key. */
    round: integer('round').notNull().default(1),
    refundedAt: moment('refunded_at'),
    attempts: integer('attempts').notNull().default(0),
    /** null once it is refunded or refused. */
    nextAttemptAt: moment('next_attempt_at'),
    /** When it was refused for good: a person has to see to it. Such money is not on its way back. */
    refusedAt: moment('refused_at'),
    /** Why, in the gateway's words. */
    refusal: text('refusal'),
  },
  (table) => [
    index('refunds_by_payment').on(table.paymentId),
    index('refunds_by_time').on(table.requestedAt),
    index('refunds_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    // What settling decides by itself it decides once a payment.
    uniqueIndex('refunds_one_of_settling')
      .on(table.paymentId)
      .where(
        sql`${table.reason} in ('out_of_stock', 'offer_ended', 'paid_twice', 'ordered_in_cash', 'wrong_amount', 'surplus')`,
      ),
    index('refunds_refused')
      .on(table.refusedAt)
      .where(sql`${table.refusedAt} is not null`),
    check('refunds_amount', sql`${table.amountPaise} > 0`),
    check(
      'refunds_reason',
      sql`${table.reason} in ('out_of_stock', 'offer_ended', 'paid_twice', 'ordered_in_cash', 'wrong_amount', 'surplus', 'cancelled', 'returned', 'by_hand', 'at_gateway')`,
    ),
    check('refunds_note', sql`length(${table.note}) between 1 and 500`),
    check(
      'refunds_refused_for_good',
      sql`(${table.refusedAt} is null) = (${table.refusal} is null) and (${table.refusedAt} is null or ${table.nextAttemptAt} is null)`,
    ),
  ],
)

/**
 * Spans of time whose payments are looked up at the gateway, without a gap and each several times. The
 * newest span is still running and has no end.
 */
export const paymentSweeps = pgTable(
  'payment_sweeps',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    fromAt: moment('from_at').notNull(),
    /** null: still running. */
    toAt: moment('to_at'),
    /** How often the whole span was looked up since it ended, and all that was paid in it settled. */
    passes: integer('passes').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    /** null once it was looked up for the last time. */
    dueAt: moment('due_at'),
  },
  (table) => [
    index('payment_sweeps_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    uniqueIndex('payment_sweeps_one_running')
      .on(sql`(${table.toAt} is null)`)
      .where(sql`${table.toAt} is null`),
    check('payment_sweeps_span', sql`${table.toAt} > ${table.fromAt}`),
    check('payment_sweeps_running', sql`${table.toAt} is not null or ${table.dueAt} is not null`),
  ],
)

/**
 * Every webhook as it came, once an event id; processed from here, so that nothing is lost when the process
 * dies.
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    /** What it says it is about; 'unknown' where that cannot be read. */
    event: text('event').notNull(),
    /** Exactly what was signed, whatever is in it. */
    body: bytes('body').notNull(),
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
    index('webhook_events_by_time').on(table.receivedAt),
    index('webhook_events_given_up')
      .on(table.receivedAt)
      .where(sql`${table.processedAt} is null and ${table.nextAttemptAt} is null`),
  ],
)
