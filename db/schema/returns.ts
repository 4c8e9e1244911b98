import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { bytes, moment, paise } from './columns.ts'
import { people } from './customers.ts'
import { orderLines, orders } from './orders.ts'

/** What a customer wants to send back of a delivered order, and what the shop made of it. */
export const returns = pgTable(
  'returns',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** What they wish for. */
    wish: text('wish', { enum: ['money', 'replacement'] }).notNull(),
    /** Why, in their words. */
    reason: text('reason').notNull(),
    status: text('status', { enum: ['asked', 'agreed', 'refused'] })
      .notNull()
      .default('asked'),
    /** What the shop said to it. */
    answer: text('answer'),
    decidedBy: text('decided_by').references(() => people.id),
    decidedAt: moment('decided_at'),
    /** What is given back for it; null while nothing is decided, and where it is replaced. */
    amountPaise: paise('amount_paise'),
    /** The order of ₹0.00 that replaces the goods. */
    replacementOrderId: text('replacement_order_id')
      .unique()
      .references(() => orders.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('returns_by_order').on(table.orderId),
    // The panel's list: those that wait first, and then the newest first.
    index('returns_waiting_first').on(sql`(${table.status} = 'asked')`, table.createdAt, table.id),
    check('returns_wish', sql`${table.wish} in ('money', 'replacement')`),
    check('returns_status', sql`${table.status} in ('asked', 'agreed', 'refused')`),
    check('returns_reason', sql`length(${table.reason}) between 1 and 500`),
    check('returns_answer', sql`length(${table.answer}) between 1 and 500`),
    check('returns_amount', sql`${table.amountPaise} > 0`),
    check('returns_decided', sql`(${table.status} = 'asked') = (${table.decidedAt} is null)`),
    check(
      'returns_agreed',
      sql`(${table.status} = 'agreed') = (${table.amountPaise} is not null or ${table.replacementOrderId} is not null)`,
    ),
  ],
)

/** So many pieces of a line that are sent back. */
export const returnLines = pgTable(
  'return_lines',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id),
    orderId: text('order_id').notNull(),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.position] }),
    foreignKey({
      name: 'return_lines_of_the_order',
      columns: [table.orderId, table.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    index('return_lines_by_order').on(table.orderId, table.position),
    check('return_lines_quantity', sql`${table.quantity} > 0`),
  ],
)

/**
 * What the goods look like: WebP, cleaned by us. In the database and not among the public files, so that a
 * picture comes and goes with its return; a shop with a bucket has it there, under a name that nobody is
 * told. It has no address but the one that asks who is there.
 */
export const returnPictures = pgTable(
  'return_pictures',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id),
    /** From 1, in the order in which they were sent. */
    place: integer('place').notNull(),
    webp: bytes('webp'),
    /** Its name in the bucket. */
    storedAs: text('stored_as'),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.place] }),
    check('return_pictures_place', sql`${table.place} between 1 and 3`),
    check('return_pictures_kept_once', sql`num_nonnulls(${table.webp}, ${table.storedAs}) = 1`),
    check('return_pictures_size', sql`length(${table.webp}) between 1 and 5242880`),
  ],
)
