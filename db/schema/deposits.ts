import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { products } from './catalog.ts'
import { moment, paise } from './columns.ts'
import { people } from './customers.ts'
import { orders } from './orders.ts'

/**
 * Deposits on bottles and crates, order by order: their sum is what the shop owes for what is not back yet.
 * Whose they are is whose the order is. Only ever added to: a trigger refuses everything else.
 */
export const depositEntries = pgTable(
  'deposit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    /**
     * order: charged when it was handed over, and taken off again where it was not after all. with_goods:
     * given back with the money for the goods. empties: given back for the empty bottles and crates. counter:
     * takes a press of the latter back.
     */
    kind: text('kind', { enum: ['order', 'with_goods', 'empties', 'counter'] }).notNull(),
    /** Of each piece, as it was charged. */
    eachPaise: paise('each_paise').notNull(),
    /** Above 0: so many more are with the customer. */
    pieces: integer('pieces').notNull(),
    /** What caused it, once each. */
    key: text('key').notNull().unique(),
    /** Of empties and a counter: the press, which the money names too (`deposit_back_id`). */
    backId: text('back_id'),
    /** Of a counter: the press that it takes back whole. */
    countersId: text('counters_id'),
    /** Of a counter: why. */
    note: text('note'),
    /** null for the system itself. */
    actorId: text('actor_id').references(() => people.id),
    at: moment('at').notNull(),
  },
  (table) => [
    index('deposit_entries_by_order').on(table.orderId, table.id),
    index('deposit_entries_by_back')
      .on(table.backId)
      .where(sql`${table.backId} is not null`),
    index('deposit_entries_by_countered')
      .on(table.countersId)
      .where(sql`${table.countersId} is not null`),
    check('deposit_entries_kind', sql`${table.kind} in ('order', 'with_goods', 'empties', 'counter')`),
    check('deposit_entries_each', sql`${table.eachPaise} > 0`),
    check('deposit_entries_pieces', sql`${table.pieces} <> 0`),
    check(
      'deposit_entries_back',
      sql`(${table.backId} is not null) = (${table.kind} in ('empties', 'counter'))`,
    ),
    check(
      'deposit_entries_counter',
      sql`(${table.countersId} is not null) = (${table.kind} = 'counter') and (${table.note} is not null) = (${table.kind} = 'counter') and length(${table.note}) between 1 and 500`,
    ),
  ],
)
