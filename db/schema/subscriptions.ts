import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { addresses } from './addresses.ts'
import { products } from './catalog.ts'
import { moment, paise } from './columns.ts'
import { people } from './customers.ts'
import { orders } from './orders.ts'
import { zones } from './slots.ts'

/**
 * Who gets something by itself: where all of it goes, at which hour, and how it is paid. One row a person,
 * because there is one order a person and day. The row is locked by whoever makes a day's order or changes
 * what comes, so each day is made once.
 */
export const subscribers = pgTable(
  'subscribers',
  {
    personId: text('person_id')
      .primaryKey()
      .references(() => people.id),
    /** Where it is brought; null: it is fetched, or the address was deleted. */
    addressId: text('address_id').references(() => addresses.id, { onDelete: 'set null' }),
    isCollected: boolean('is_collected').notNull().default(false),
    /** At which point it is fetched; null: at the market, or where one is free. */
    pointId: text('point_id').references(() => zones.id),
    /** Minutes of the Indian day at which the wished slot begins; null: the first one of the day. */
    fromMinute: smallint('from_minute'),
    /** cash: when it is handed over. wallet: from money that the shop keeps. receivable: written down. */
    payWay: text('pay_way', { enum: ['cash', 'wallet', 'receivable'] }).notNull(),
    /** The last Indian day whose order was made, or was found to be none. */
    madeThrough: date('made_through', { mode: 'string' }).notNull(),
  },
  (table) => [
    index('subscribers_by_made_through').on(table.madeThrough),
    index('subscribers_by_address').on(table.addressId),
    check('subscribers_place', sql`not ${table.isCollected} or ${table.addressId} is null`),
    check('subscribers_from_minute', sql`${table.fromMinute} between 0 and 1439`),
    check('subscribers_pay_way', sql`${table.payWay} in ('cash', 'wallet', 'receivable')`),
  ],
)

/** A product that comes by itself on some days of the week, until it is ended. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => subscribers.personId),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    /** Packs, or steps of what is sold by weight. */
    quantity: integer('quantity').notNull(),
    /** 1 for Monday to 7, in that order. */
    weekdays: smallint('weekdays').array().notNull(),
    /** What one cost with its deposit when it was agreed on, or when a higher price was accepted last. */
    agreedPaise: paise('agreed_paise').notNull(),
    /** The first and the last Indian day of a pause; no last one: until it goes on. */
    pausedFrom: date('paused_from', { mode: 'string' }),
    pausedUntil: date('paused_until', { mode: 'string' }),
    /** Of a box: goods that never come in it (`mostNever`). */
    never: text('never')
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('subscriptions_one_a_product')
      .on(table.personId, table.productId)
      .where(sql`${table.endedAt} is null`),
    index('subscriptions_by_product')
      .on(table.productId)
      .where(sql`${table.endedAt} is null`),
    check('subscriptions_quantity', sql`${table.quantity} between 1 and 99`),
    check(
      'subscriptions_weekdays',
      sql`cardinality(${table.weekdays}) between 1 and 7 and ${table.weekdays} <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]`,
    ),
    check('subscriptions_never', sql`cardinality(${table.never}) <= 3`),
    check('subscriptions_agreed', sql`${table.agreedPaise} > 0`),
    check(
      'subscriptions_pause',
      sql`${table.pausedUntil} is null or ${table.pausedFrom} is not null and ${table.pausedUntil} >= ${table.pausedFrom}`,
    ),
  ],
)

/**
 * What became of a day of a subscription, or what its person wants of it: one row a subscription and day, so
 * that nothing is ordered twice.
 */
export const subscriptionDays = pgTable(
  'subscription_days',
  {
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** The Indian day. */
    day: date('day', { mode: 'string' }).notNull(),
    /**
     * ordered: it is in the order. skipped: its person wants none. dearer: they are asked about the price.
     * sold_out: too little of it was there. closed: nothing is brought there on that day, or the slot was
     * full. place: nobody brings it there any more. payment: it could not be paid in this way. missed: the
     * shop was too late for it.
     */
    outcome: text('outcome', {
      enum: ['ordered', 'skipped', 'dearer', 'sold_out', 'closed', 'place', 'payment', 'missed'],
    }).notNull(),
    orderId: text('order_id').references(() => orders.id),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.day] }),
    index('subscription_days_by_day').on(table.day),
    index('subscription_days_by_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    check(
      'subscription_days_outcome',
      sql`${table.outcome} in ('ordered', 'skipped', 'dearer', 'sold_out', 'closed', 'place', 'payment', 'missed')`,
    ),
    check('subscription_days_order', sql`(${table.outcome} = 'ordered') = (${table.orderId} is not null)`),
  ],
)
