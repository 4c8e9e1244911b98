import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { moment, paise } from './columns.ts'
import { people } from './customers.ts'
import { payments } from './orders.ts'

/** Money that the shop keeps for somebody, who pays orders from it. One a person. */
export const wallets = pgTable(
  'wallets',
  {
    id: text('id').primaryKey(),
    personId: text('person_id')
      .notNull()
      .unique()
      .references(() => people.id),
    /**
     * What is kept: the sum of its entries (`wallets_add_up`). Below 0: it was spent, and given back at the
     * gateway's dashboard all the same.
     */
    balancePaise: paise('balance_paise').notNull().default(0),
    openedAt: moment('opened_at').notNull(),
    /** When its person was last told that money lies in it; null: never. */
    toldAt: moment('told_at'),
  },
  (table) => [
    index('wallets_kept')
      .on(table.openedAt)
      .where(sql`${table.balancePaise} > 0`),
  ],
)

/**
 * What came into a wallet and went out of it. Only ever added to: a trigger refuses everything else. All but
 * what is paid out by hand is written by its payment (`wallet_of_payment`), so both always agree.
 */
export const walletEntries = pgTable(
  'wallet_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    walletId: text('wallet_id')
      .notNull()
      .references(() => wallets.id),
    /**
     * topped_up: came through the gateway. given_back: went back there, or above 0 did not after all. spent:
     * paid an order. order_back: given back of that. paid_out: sent to its person by hand.
     * deposit: for empty bottles and crates; below 0 where that is taken back.
     */
    kind: text('kind', {
      enum: ['topped_up', 'given_back', 'spent', 'order_back', 'paid_out', 'deposit'],
    }).notNull(),
    /** Above 0: more is kept. */
    amountPaise: paise('amount_paise').notNull(),
    paymentId: text('payment_id').references(() => payments.id),
    /** The how manieth entry of its payment it is, from 0. */
    paymentStep: integer('payment_step'),
    /** Of a `deposit`: the press in `deposit_entries`. */
    depositBackId: text('deposit_back_id').unique(),
    /** Of what is paid out: under which it was sent. */
    reference: text('reference').unique(),
    /** Who paid it out. */
    actorId: text('actor_id').references(() => people.id),
    at: moment('at').notNull(),
  },
  (table) => [
    index('wallet_entries_by_wallet').on(table.walletId, table.id),
    // What was spent within some days is added up from the index alone.
    index('wallet_entries_of_orders')
      .on(table.at, table.amountPaise)
      .where(sql`${table.kind} in ('spent', 'order_back')`),
    unique('wallet_entries_of_payment').on(table.paymentId, table.paymentStep),
    check('wallet_entries_amount', sql`${table.amountPaise} <> 0`),
    check(
      'wallet_entries_cause',
      sql`case ${table.kind} when 'paid_out' then ${table.reference} is not null and ${table.actorId} is not null
          and ${table.paymentId} is null and ${table.amountPaise} < 0 and ${table.depositBackId} is null
        when 'deposit' then ${table.depositBackId} is not null 
          and ${table.paymentId} is null and ${table.reference} is null
        else ${table.kind} in ('topped_up', 'given_back', 'spent', 'order_back') and ${table.paymentId} is not null
          and ${table.reference} is null and ${table.depositBackId} is null
          and (${table.paymentStep} = 0) = (${table.kind} in ('topped_up', 'spent')) end`,
    ),
    check('wallet_entries_reference', sql`${table.reference} ~ '^[A-Z0-9]{6,35}$'`),
  ],
)
