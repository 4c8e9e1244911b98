import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, paise } from './columns.ts'
import { people } from './customers.ts'
import { orders } from './orders.ts'
import { receivableEntries } from './receivables.ts'
import { tills } from './tills.ts'

const causes = [
  'float',
  'put_in',
  'taken_out',
  'sale_difference',
  'receivable',
  'deposit',
  'correction',
] as const

/**
 * What went into a till or out of it beside the money of orders (`cash_entries`). Only ever added to: a
 * trigger refuses everything else.
 */
export const tillEntries = pgTable(
  'till_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tillId: bigint('till_id', { mode: 'number' })
      .notNull()
      .references(() => tills.id),
    way: text('way', { enum: ['cash', 'upi'] })
      .notNull()
      .default('cash'),
    /**
     * float: change that was in the box when the till began. sale_difference: a sale without a line took
     * another sum than its order costs. receivable: somebody paid what they owe, or
     * below 0 was given what the shop owed them.
     * deposit: given back for empty bottles and crates, also off an order whose money is in the same till.
     * correction: a counter-entry,
     * the only one that a closed till takes.
     */
    cause: text('cause', { enum: causes }).notNull(),
    /** Negative where it went out. */
    amountPaise: paise('amount_paise').notNull(),
    /** Why; only a float, a difference of a sale and what was owed may have none. */
    note: text('note'),
    /** The order of a `sale_difference`; null on all others. */
    orderId: text('order_id').references(() => orders.id),
    /** Of a `receivable`, and of the correction that takes it back: what it is to the person's account. */
    receivableEntryId: bigint('receivable_entry_id', { mode: 'number' })
      .unique()
      .references(() => receivableEntries.id),
    /** Of a `deposit`, and of what takes it back: the press in `deposit_entries`. */
    depositBackId: text('deposit_back_id').unique(),
    actorId: text('actor_id')
      .notNull()
      .references(() => people.id),
    at: moment('at').notNull(),
  },
  (table) => [
    index('till_entries_by_till').on(table.tillId, table.id),
    index('till_entries_by_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    // The dashboard's money counts what a sale brought more or less, and what was paid of receivables, and
    // what was given back of deposits.
    index('till_entries_of_sales')
      .on(table.at, table.way, table.amountPaise)
      .where(sql`${table.cause} in ('sale_difference', 'receivable') or ${table.depositBackId} is not null`),
    uniqueIndex('till_entries_one_difference_a_sale')
      .on(table.orderId)
      .where(sql`${table.cause} = 'sale_difference'`),
    check('till_entries_way', sql`${table.way} in ('cash', 'upi')`),
    check(
      'till_entries_cause',
      sql`${table.cause} in ('float', 'put_in', 'taken_out', 'sale_difference', 'receivable', 'deposit', 'correction')
        and (${table.cause} <> 'deposit' or ${table.depositBackId} is not null)
        and (${table.depositBackId} is null or ${table.cause} in ('deposit', 'correction'))
        and (${table.cause} = 'sale_difference') = (${table.orderId} is not null)
        and (${table.cause} <> 'receivable' or ${table.receivableEntryId} is not null)
        and (${table.receivableEntryId} is null or ${table.cause} in ('receivable', 'correction'))`,
    ),
    check(
      'till_entries_amount',
      sql`case ${table.cause} when 'put_in' then ${table.amountPaise} > 0 when 'taken_out' then ${table.amountPaise} < 0 when 'deposit' then ${table.amountPaise} < 0 else ${table.amountPaise} <> 0 end`,
    ),
    check(
      'till_entries_note',
      sql`(${table.note} is not null or ${table.cause} in ('float', 'sale_difference', 'receivable', 'deposit')) and length(${table.note}) between 1 and 500`,
    ),
  ],
)
