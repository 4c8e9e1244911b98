import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { products } from './catalog.ts'
import { moment, paise } from './columns.ts'
import { growers } from './growers.ts'
import { orders } from './orders.ts'
import { stockEntries } from './stock.ts'

/**
 * What a grower brought of one product at one time (docs/decisions/223-growers-and-batches.md). What ends
 * first is sold first.
 */
export const batches = pgTable(
  'batches',
  {
    id: text('id').primaryKey(),
    /** On its label: 8 letters and figures without 0, O, 1 and I. */
    code: text('code').notNull().unique(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    growerId: text('grower_id')
      .notNull()
      .references(() => growers.id),
    /** The number of the grower's slip; null where there was none. */
    slip: text('slip'),
    /** Pieces that came. */
    received: integer('received').notNull(),
    /** Of these so many were none of it: the receipt was taken back. */
    takenBack: integer('taken_back').notNull().default(0),
    /**
     * What its grower gets, as it was agreed when it came: a share of what it is sold for, in hundredths of a
     * percent; or, where that is null, a price a piece, which may be missing at first.
     */
    shareBp: integer('share_bp'),
    pricePaise: paise('price_paise'),
    /** The Indian day on which it came. */
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
    receivedAt: moment('received_at').notNull(),
    /** The Indian day on which it was harvested, or made. */
    madeOn: date('made_on', { mode: 'string' }).notNull(),
    isHarvested: boolean('is_harvested').notNull(),
    /** The last Indian day on which it is good; null: it does not spoil. */
    bestBefore: date('best_before', { mode: 'string' }),
    /** The last Indian day on which it is sold (`leastLifeDays`); null: it does not spoil. */
    sellUntil: date('sell_until', { mode: 'string' }),
    /** Pieces of it on the shelf: the sum of its entries, by a trigger. 0 where nobody counts the product. */
    left: integer('left').notNull().default(0),
    /** closed: its life is over. What comes back of one that is not open leaves the shelf at once. */
    state: text('state', { enum: ['open', 'closed', 'recalled'] })
      .notNull()
      .default('open'),
    /** Why it was recalled, for its buyers to read. */
    recallReason: text('recall_reason'),
    closedAt: moment('closed_at'),
  },
  (table) => [
    // One receipt a slip and product on one day.
    uniqueIndex('batches_of_slip')
      .on(table.growerId, table.receivedOn, table.slip, table.productId)
      .where(sql`${table.slip} is not null`),
    index('batches_by_product').on(table.productId, table.receivedAt),
    index('batches_by_grower').on(table.growerId, table.receivedAt),
    index('batches_by_time').on(table.receivedAt, table.id),
    index('batches_to_end')
      .on(table.sellUntil)
      .where(sql`${table.state} = 'open' and ${table.sellUntil} is not null`),
    check('batches_code', sql`${table.code} ~ '^[A-HJ-NP-Z2-9]{8}$'`),
    check('batches_slip', sql`length(${table.slip}) between 1 and 40`),
    check('batches_received', sql`${table.received} between 1 and 1000000`),
    check('batches_taken_back', sql`${table.takenBack} between 0 and ${table.received}`),
    check(
      'batches_terms',
      sql`num_nonnulls(${table.shareBp}, ${table.pricePaise}) < 2 and ${table.shareBp} between 1 and 10000
        and ${table.pricePaise} between 1 and 100000000`,
    ),
    check('batches_left', sql`${table.left} >= 0`),
    check(
      'batches_days',
      sql`(${table.bestBefore} is null) = (${table.sellUntil} is null) and ${table.bestBefore} >= ${table.madeOn}`,
    ),
    check('batches_state', sql`${table.state} in ('open', 'closed', 'recalled')`),
    check('batches_closed', sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
    check(
      'batches_recall',
      sql`(${table.state} = 'recalled') = (${table.recallReason} is not null) and length(${table.recallReason}) between 1 and 500`,
    ),
  ],
)

/**
 * Which batches the pieces of an entry of stock came from or went to. Written by `share_over_batches`, or
 * with the entry where its batch is known. What an entry has beside these is of goods from before their first
 * batch. Only ever added to: a trigger refuses everything else.
 */
export const batchEntries = pgTable(
  'batch_entries',
  {
    stockEntryId: bigint('stock_entry_id', { mode: 'number' })
      .notNull()
      .references(() => stockEntries.id),
    batchId: text('batch_id')
      .notNull()
      .references(() => batches.id),
    /** That came onto the shelf; negative for those that left it. */
    pieces: integer('pieces').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stockEntryId, table.batchId] }),
    index('batch_entries_by_batch').on(table.batchId),
    check('batch_entries_pieces', sql`${table.pieces} <> 0`),
  ],
)

/** The orders that held a batch when it was recalled, and what was done about each. */
export const recalledOrders = pgTable(
  'recalled_orders',
  {
    batchId: text('batch_id')
      .notNull()
      .references(() => batches.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Pieces of the batch that it held. */
    pieces: integer('pieces').notNull(),
    createdAt: moment('created_at').notNull(),
    /**
     * taken_out: the pieces were taken out of an order that had not left. cancelled: it had nothing else.
     * given_back: their money goes back. return_asked: the desk gives it back by hand, as for a return.
     * nothing: the order was called off before. null: it waits.
     */
    outcome: text('outcome', {
      enum: ['taken_out', 'cancelled', 'given_back', 'return_asked', 'nothing'],
    }),
    doneAt: moment('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.orderId] }),
    index('recalled_orders_by_order').on(table.orderId),
    check('recalled_orders_pieces', sql`${table.pieces} > 0`),
    check(
      'recalled_orders_outcome',
      sql`${table.outcome} in ('taken_out', 'cancelled', 'given_back', 'return_asked', 'nothing')`,
    ),
    check('recalled_orders_done', sql`(${table.outcome} is null) = (${table.doneAt} is null)`),
  ],
)
