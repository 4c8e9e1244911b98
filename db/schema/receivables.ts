import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { moment, paise } from './columns.ts'
import { people } from './customers.ts'
import { cashEntries, payments } from './orders.ts'

/** Whom the shop trusts to pay later, and how far. One a person; it stays once it was opened. */
export const receivableAccounts = pgTable(
  'receivable_accounts',
  {
    id: text('id').primaryKey(),
    personId: text('person_id')
      .notNull()
      .unique()
      .references(() => people.id),
    /** So much may be owed; 0: nothing more is written down. */
    limitPaise: paise('limit_paise').notNull(),
    /** What is owed: the sum of its entries (`receivables_add_up`). Below 0: the shop owes it. */
    balancePaise: paise('balance_paise').notNull().default(0),
    openedBy: text('opened_by')
      .notNull()
      .references(() => people.id),
    openedAt: moment('opened_at').notNull(),
    /**
     * What the link to pay what is owed bears. Whoever has it sees that sum and can pay it, and nothing else,
     * so it is kept as it is and can be shown again.
     */
    payToken: text('pay_token')
      .notNull()
      .unique()
      // 22 letters, because it stands in short messages.
      .default(
        sql`rtrim(translate(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/', '-_'), '=')`,
      ),
    /** The Indian day of the last statement that was sent; null: none was. */
    toldOn: date('told_on', { mode: 'string' }),
  },
  (table) => [
    index('receivable_accounts_owed')
      .on(table.balancePaise)
      .where(sql`${table.balancePaise} <> 0`),
    check('receivable_accounts_limit', sql`${table.limitPaise} between 0 and 9999999900`),
  ],
)

/**
 * What somebody owes and has paid of it. Only ever added to: a trigger refuses everything else. What is of an
 * order is written by its entry of money (`receivable_of_cash`), so both always agree.
 */
export const receivableEntries = pgTable(
  'receivable_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: text('account_id')
      .notNull()
      .references(() => receivableAccounts.id),
    /**
     * order: written down, or taken off, for an order. cash, upi, bank: paid by hand. counter: takes back an
     * entry of the former. online: paid through the gateway. refund: given back of that, or below 0 not given
     * back after all. deposit: taken off for empty bottles and crates, and above 0 not after all.
     */
    kind: text('kind', {
      enum: ['order', 'cash', 'upi', 'bank', 'counter', 'online', 'refund', 'deposit'],
    }).notNull(),
    /** Above 0: owed more. */
    amountPaise: paise('amount_paise').notNull(),
    /** Of an order: its entry of money. */
    cashEntryId: bigint('cash_entry_id', { mode: 'number' })
      .unique()
      .references(() => cashEntries.id),
    /** Of UPI and of a bank: which payment it was. */
    reference: text('reference'),
    /** Of money through the gateway: its payment, which writes its entries itself (`account_of_payment`). */
    paymentId: text('payment_id').references(() => payments.id),
    /** The how manieth entry of its payment it is, from 0. */
    paymentStep: integer('payment_step'),
    /** Of a `deposit`: the press in `deposit_entries`. */
    depositBackId: text('deposit_back_id').unique(),
    /** The entry that this one takes back whole. */
    countersId: bigint('counters_id', { mode: 'number' })
      .unique()
      .references((): AnyPgColumn => receivableEntries.id),
    /** For the customer to read. */
    note: text('note'),
    /** null for the system itself. */
    actorId: text('actor_id').references(() => people.id),
    at: moment('at').notNull(),
  },
  (table) => [
    index('receivable_entries_by_account').on(table.accountId, table.id),
    index('receivable_entries_by_reference')
      .on(table.reference)
      .where(sql`${table.reference} is not null`),
    unique('receivable_entries_of_payment').on(table.paymentId, table.paymentStep),
    check('receivable_entries_amount', sql`${table.amountPaise} <> 0`),
    // Each has one cause: what is paid by hand is its own.
    check(
      'receivable_entries_cause',
      sql`case ${table.kind} when 'order' then ${table.cashEntryId} is not null
        when 'counter' then ${table.countersId} is not null
        when 'deposit' then ${table.depositBackId} is not null and (${table.amountPaise} < 0 or ${table.note} is not null)
        when 'online' then ${table.paymentId} is not null and ${table.paymentStep} = 0
        when 'refund' then ${table.paymentId} is not null and ${table.paymentStep} > 0
        else ${table.kind} in ('cash', 'upi', 'bank') and ${table.actorId} is not null end
        and num_nonnulls(${table.cashEntryId}, ${table.countersId}, ${table.paymentId}, ${table.depositBackId})
          = case when ${table.kind} in ('cash', 'upi', 'bank') then 0 else 1 end`,
    ),
    check(
      'receivable_entries_reference',
      sql`(${table.reference} is not null) = (${table.kind} in ('upi', 'bank')) and (${table.reference} is null or ${table.reference} ~ '^[A-Z0-9]{6,35}$')`,
    ),
    check('receivable_entries_note', sql`length(${table.note}) between 1 and 500`),
  ],
)
