import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { batches } from './batches.ts'
import { isLanguage, language, moment, paise } from './columns.ts'
import { people } from './customers.ts'
import { growers } from './growers.ts'
import { orders } from './orders.ts'

const causes = ['bought', 'sold', 'taken_back', 'advance', 'crate', 'paid'] as const

/**
 * What a grower is owed, row by row: its sum is what is to be paid (docs/decisions/228-what-growers-get.md).
 * Only ever added to: a trigger refuses everything else.
 */
export const growerEntries = pgTable(
  'grower_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    growerId: text('grower_id')
      .notNull()
      .references(() => growers.id),
    /**
     * bought: a batch at its price, when it came; negative where its price or its pieces were corrected.
     * sold: their share of what was delivered. taken_back: the same of what came back, or was not delivered
     * after all. advance: money that they got before. crate: for crates that they have, or gave back. paid:
     * what they got for a week.
     */
    cause: text('cause', { enum: causes }).notNull(),
    /** That they are owed from now on; negative where it is less. */
    amountPaise: paise('amount_paise').notNull(),
    /** What caused it, once each. */
    key: text('key').notNull().unique(),
    /** Of bought, sold and taken back. */
    batchId: text('batch_id').references(() => batches.id),
    /** Of sold and taken back. */
    orderId: text('order_id').references(() => orders.id),
    /** Pieces that it is for, negative where they are taken off; null where it is for none. */
    pieces: integer('pieces'),
    /** Of sold and taken back: what was paid for these pieces, without tax and delivery. */
    valuePaise: paise('value_paise'),
    /** Why. */
    note: text('note'),
    /** Of paid: the number of the transfer, or of the receipt. */
    reference: text('reference'),
    /** The entry by hand that this one takes back whole, because it was wrong. */
    countersId: bigint('counters_id', { mode: 'number' })
      .unique()
      .references((): AnyPgColumn => growerEntries.id),
    /** The Saturday with which its week begins; of a closed week the next one (`week_of_grower_entry`). */
    week: date('week', { mode: 'string' }).notNull(),
    /** null for the system itself. */
    actorId: text('actor_id').references(() => people.id),
    at: moment('at').notNull(),
  },
  (table) => [
    index('grower_entries_by_grower').on(table.growerId, table.week, table.id),
    index('grower_entries_by_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    index('grower_entries_by_batch')
      .on(table.batchId)
      .where(sql`${table.batchId} is not null`),
    check(
      'grower_entries_cause',
      sql`${table.cause} in ('bought', 'sold', 'taken_back', 'advance', 'crate', 'paid')
        and (${table.cause} in ('bought', 'sold', 'taken_back')) = (${table.batchId} is not null)
        and (${table.cause} in ('sold', 'taken_back')) = (${table.orderId} is not null)
        and (${table.orderId} is not null) = (${table.valuePaise} is not null)`,
    ),
    check(
      'grower_entries_amount',
      sql`case ${table.cause} when 'sold' then ${table.amountPaise} > 0 when 'taken_back' then ${table.amountPaise} < 0
        when 'bought' then ${table.amountPaise} <> 0 when 'crate' then ${table.amountPaise} <> 0
        else (${table.amountPaise} > 0) = (${table.countersId} is not null) and ${table.amountPaise} <> 0 end`,
    ),
    check('grower_entries_note', sql`length(${table.note}) between 1 and 500`),
    check(
      'grower_entries_reference',
      sql`(${table.cause} = 'paid') = (${table.reference} is not null) and length(${table.reference}) between 1 and 60`,
    ),
    // A Saturday.
    check('grower_entries_week', sql`extract(isodow from ${table.week}) = 6`),
  ],
)

/** The weeks that are closed: from Saturday to Friday. No entry goes into one any more, so none changes. */
export const settlementWeeks = pgTable(
  'settlement_weeks',
  {
    /** Its Saturday. */
    begins: date('begins', { mode: 'string' }).primaryKey(),
    closedAt: moment('closed_at').notNull(),
  },
  (table) => [check('settlement_weeks_begins', sql`extract(isodow from ${table.begins}) = 6`)],
)

/** Links that open what a grower got in a week, `/statement/{token}`, for 30 days. */
export const statementLinks = pgTable(
  'statement_links',
  {
    id: text('id').primaryKey(),
    /** `hashOfToken`: nobody who reads the table can open one. */
    tokenHash: text('token_hash').notNull().unique(),
    growerId: text('grower_id')
      .notNull()
      .references(() => growers.id),
    week: date('week', { mode: 'string' }).notNull(),
    language: language().notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => people.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('statement_links_one_a_week').on(table.growerId, table.week),
    index('statement_links_by_end').on(table.expiresAt),
    check('statement_links_language', isLanguage(table.language)),
  ],
)
