import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { products } from './catalog.ts'
import { isPriceGroup, moment, paise, priceGroup } from './columns.ts'
import { people } from './customers.ts'
import { orders, paymentOrders } from './orders.ts'

/**
 * What the shop takes off for a while: by a code that is typed, or by itself. An order keeps a copy of what
 * it was given (`UsedOffer`), so a change here is for later orders.
 */
export const offers = pgTable(
  'offers',
  {
    id: text('id').primaryKey(),
    /** What shoppers read: 'Diwali: ₹50 off'. */
    name: text('name').notNull(),
    /** In capitals; null: it is given by itself. */
    code: text('code'),
    /** How it is worked out: domain/offers/rules.ts. */
    kind: text('kind', {
      enum: ['group_price', 'n_for_m', 'percent', 'rupees', 'free_delivery'],
    }).notNull(),
    /**
     * Of 'group_price': whose prices these are. There is one row a group, made by the migration, by which
     * orders name what it took off. It counts as ended, so that a program which does not know it leaves it.
     */
    priceGroup: priceGroup(),
    /** Of 'percent'. */
    percent: integer('percent'),
    /** Of 'rupees'. */
    offPaise: paise('off_paise'),
    /** Of 'n_for_m': of so many pieces of one good ... */
    takePieces: integer('take_pieces'),
    /** ... so many are paid. */
    payPieces: integer('pay_pieces'),
    /** Only these goods; null: all, or those of the shelf. */
    productIds: text('product_ids').array(),
    /** Only the goods of this shelf; null: of all. No key of another table: what is over outlives a shelf. */
    category: text('category'),
    /** From this sum of goods on; 0: from any. */
    leastPaise: paise('least_paise').notNull().default(0),
    /** For this person alone; null: for everybody. */
    personId: text('person_id').references(() => people.id),
    /** For who has not ordered before. */
    isFirstOrder: boolean('is_first_order').notNull().default(false),
    /** How often it can be had in all, and by one person; null: as often as they like. */
    mostUses: integer('most_uses'),
    mostUsesEach: integer('most_uses_each'),
    fromAt: moment('from_at').notNull(),
    /** It can be had until then; null: until somebody ends it. */
    untilAt: moment('until_at'),
    /** When somebody ended it. */
    endedAt: moment('ended_at'),
    /** Whether it can be had, as pages show it: set by the job that looks at the times. */
    isRunning: boolean('is_running').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** Goes up with every change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('offers_code')
      .on(table.code)
      .where(sql`${table.endedAt} is null`),
    index('offers_by_person')
      .on(table.personId)
      .where(sql`${table.personId} is not null`),
    check('offers_name', sql`length(${table.name}) between 1 and 80`),
    check('offers_code_letters', sql`${table.code} ~ '^[A-Z0-9]{3,20}$'`),
    check(
      'offers_kind',
      sql`${table.kind} in ('group_price', 'n_for_m', 'percent', 'rupees', 'free_delivery')`,
    ),
    check(
      'offers_group',
      sql`(${table.kind} = 'group_price') = (${table.priceGroup} is not null)
        and (${table.priceGroup} is null or ${table.endedAt} is not null)`,
    ),
    check(
      'offers_percent',
      sql`(${table.kind} = 'percent') = (${table.percent} is not null) and ${table.percent} between 1 and 100`,
    ),
    check(
      'offers_off',
      sql`(${table.kind} = 'rupees') = (${table.offPaise} is not null) and ${table.offPaise} > 0`,
    ),
    check(
      'offers_pieces',
      sql`(${table.kind} = 'n_for_m') = (${table.takePieces} is not null)
        and (${table.takePieces} is null) = (${table.payPieces} is null)
        and ${table.takePieces} between 2 and 99 and ${table.payPieces} between 1 and ${table.takePieces} - 1`,
    ),
    check(
      'offers_goods',
      sql`(${table.productIds} is null or ${table.category} is null) and cardinality(${table.productIds}) between 1 and 200`,
    ),
    check('offers_least', sql`${table.leastPaise} >= 0`),
    check('offers_most_uses', sql`${table.mostUses} > 0 and ${table.mostUsesEach} > 0`),
    check('offers_times', sql`${table.untilAt} > ${table.fromAt}`),
  ],
)

/** Each time that an offer was had: counted when it is placed, and given back when nothing comes of it. */
export const offerUses = pgTable(
  'offer_uses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id),
    /** Under which it was counted; null where it is not paid through the gateway. */
    paymentOrderId: text('payment_order_id').references(() => paymentOrders.id, { onDelete: 'cascade' }),
    /** null while it is only a payment order. */
    orderId: text('order_id').references(() => orders.id),
    /** What it takes off, delivery too. */
    savedPaise: paise('saved_paise').notNull(),
    /** Nobody paid, another cart took its place, or the order was cancelled (`offer_uses_given_back`). */
    isGivenBack: boolean('is_given_back').notNull().default(false),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('offer_uses_once_a_payment_order').on(table.paymentOrderId, table.offerId),
    unique('offer_uses_once_an_order').on(table.orderId, table.offerId),
    index('offer_uses_that_count')
      .on(table.offerId)
      .where(sql`not ${table.isGivenBack}`),
    check('offer_uses_saved', sql`${table.savedPaise} >= 0`),
    check('offer_uses_of', sql`num_nonnulls(${table.paymentOrderId}, ${table.orderId}) > 0`),
  ],
)

/** What a product costs the people of a group, where that is less than its selling price. */
export const groupPrices = pgTable(
  'group_prices',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    priceGroup: priceGroup().notNull(),
    /** Of one, or of one step of goods by weight. */
    pricePaise: paise('price_paise').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.priceGroup] }),
    check('group_prices_group', isPriceGroup(table.priceGroup)),
    check('group_prices_price', sql`${table.pricePaise} > 0`),
  ],
)
