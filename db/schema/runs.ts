import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

import { isLanguage, language, moment, paise } from './columns.ts'
import { people } from './customers.ts'
import { orderEvents, orders } from './orders.ts'
import { slots } from './slots.ts'
import { tillEntries } from './till-entries.ts'
import { tills } from './tills.ts'

/** The trip of a van: packed orders in the order in which they are brought. */
export const deliveryRuns = pgTable(
  'delivery_runs',
  {
    id: text('id').primaryKey(),
    /** To be said aloud: run 12. */
    number: integer('number').notNull().unique().generatedAlwaysAsIdentity(),
    /** The Indian day on which it goes. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The slot of all of its orders; null: they have several, or none. */
    slotId: text('slot_id').references(() => slots.id),
    /** In which its rider reads it, until they choose another one. */
    language: language().notNull().default('en'),
    /**
     * What the rider's link bears, 128 random bits; null until it is asked for, and once it is revoked. Kept
     * as it is, to be shown again.
     */
    token: text('token').unique(),
    /** Until then the link opens the run. */
    until: moment('until').notNull(),
    /** The till of its cash (`orders.trip_id` of its orders); null where nothing was due when it started. */
    tillId: bigint('till_id', { mode: 'number' })
      .unique()
      .references(() => tills.id),
    madeBy: text('made_by')
      .notNull()
      .references(() => people.id),
    madeAt: moment('made_at').notNull(),
    /** Who sent it out: what the rider says is done in their name. null before. */
    startedBy: text('started_by').references(() => people.id),
    startedAt: moment('started_at'),
    /** When the rider's page was heard of last. */
    heardAt: moment('heard_at'),
    closedAt: moment('closed_at'),
    closedBy: text('closed_by').references(() => people.id),
    /** The entry by which what was counted went into the till of who closed it; null where it was nothing. */
    handedEntryId: bigint('handed_entry_id', { mode: 'number' })
      .unique()
      .references(() => tillEntries.id),
  },
  (table) => [
    index('delivery_runs_by_day').on(table.day),
    check('delivery_runs_language', isLanguage(table.language)),
    check('delivery_runs_started', sql`(${table.startedAt} is null) = (${table.startedBy} is null)`),
    check(
      'delivery_runs_closed',
      sql`(${table.closedAt} is null) = (${table.closedBy} is null) and (${table.closedAt} is null or ${table.startedAt} is not null)`,
    ),
    check('delivery_runs_handed', sql`${table.handedEntryId} is null or ${table.closedAt} is not null`),
  ],
)

/** An order of a run, and at which place it is brought. */
export const runStops = pgTable(
  'run_stops',
  {
    runId: text('run_id')
      .notNull()
      .references(() => deliveryRuns.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.orderId] }),
    index('run_stops_by_order').on(table.orderId),
  ],
)

/**
 * What the rider said of a stop, each press once. It counts as long as the move of its order that it made
 * was not taken back; what came too late made none, and says why. Only ever added to: a trigger refuses
 * everything else.
 */
export const stopOutcomes = pgTable(
  'stop_outcomes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    runId: text('run_id')
      .notNull()
      .references(() => deliveryRuns.id),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** The rider's own name for the press. */
    key: text('key').notNull(),
    /** not_home: nobody took it. returned: they did not want it. */
    outcome: text('outcome', { enum: ['delivered', 'not_home', 'returned'] }).notNull(),
    /** How money was taken; null where none was. */
    way: text('way', { enum: ['cash', 'upi'] }),
    takenPaise: paise('taken_paise').notNull().default(0),
    /** Of UPI. */
    reference: text('reference'),
    /** The press that took empties back at the door, in cash (`deposit_entries`). */
    depositBackId: text('deposit_back_id').unique(),
    note: text('note'),
    /** The move that it made; null where it came too late. */
    eventId: bigint('event_id', { mode: 'number' })
      .unique()
      .references(() => orderEvents.id),
    /** Why it made none: the code of the refusal. */
    refusal: text('refusal'),
    /** When it was pressed, and when the shop heard of it. */
    pressedAt: moment('pressed_at').notNull(),
    heardAt: moment('heard_at').notNull(),
  },
  (table) => [
    unique('stop_outcomes_once').on(table.runId, table.key),
    index('stop_outcomes_by_order').on(table.orderId, table.id),
    check('stop_outcomes_outcome', sql`${table.outcome} in ('delivered', 'not_home', 'returned')`),
    check('stop_outcomes_way', sql`${table.way} in ('cash', 'upi')`),
    check(
      'stop_outcomes_taken',
      sql`${table.takenPaise} >= 0 and (${table.takenPaise} > 0) = (${table.way} is not null)
        and (${table.takenPaise} = 0 or ${table.outcome} = 'delivered')`,
    ),
    check('stop_outcomes_reference', sql`${table.reference} is null or ${table.way} = 'upi'`),
    check('stop_outcomes_deposit', sql`${table.depositBackId} is null or ${table.eventId} is not null`),
    check('stop_outcomes_note', sql`length(${table.note}) between 1 and 500`),
    check('stop_outcomes_counts', sql`(${table.eventId} is null) = (${table.refusal} is not null)`),
  ],
)
