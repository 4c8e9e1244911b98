import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, paise } from './columns.ts'
import { people } from './customers.ts'

/**
 * A till from its opening to its count: of one person, or of one trip, the orders that somebody sent out
 * together. Each entry of cash names the till that it went into (the trigger `till_of_cash`). Once it is
 * closed its row stays as it is (`tills_are_final`), and it takes only counter-entries.
 */
export const tills = pgTable(
  'tills',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Whose it is; of a trip who sent it out. */
    personId: text('person_id')
      .notNull()
      .references(() => people.id),
    isTrip: boolean('is_trip').notNull().default(false),
    /** The Indian day on which it was opened: 2026-11-26. It may go on past midnight. */
    day: date('day', { mode: 'string' }).notNull(),
    openedAt: moment('opened_at').notNull(),
    /** What the last till of this person left in the box; 0 in a trip's. */
    openedWithPaise: paise('opened_with_paise').notNull().default(0),
    /** null while it is open; then all that follows is null as well. */
    closedAt: moment('closed_at'),
    closedBy: text('closed_by').references(() => people.id),
    /** The cash that should have been in it when it was closed. */
    expectedPaise: paise('expected_paise'),
    countedPaise: paise('counted_paise'),
    /** What of it stayed in the box for the next till; the rest was handed over. */
    leftPaise: paise('left_paise'),
    /** A word for what was counted too much or too little. */
    differenceNote: text('difference_note'),
  },
  (table) => [
    uniqueIndex('tills_one_open_a_person')
      .on(table.personId)
      .where(sql`${table.closedAt} is null and not ${table.isTrip}`),
    // Which were open on a day.
    index('tills_by_close').on(table.closedAt),
    index('tills_by_person').on(table.personId, table.id),
    check(
      'tills_closed',
      sql`num_nulls(${table.closedAt}, ${table.closedBy}, ${table.expectedPaise}, ${table.countedPaise}, ${table.leftPaise}) in (0, 5)`,
    ),
    check('tills_left', sql`${table.leftPaise} between 0 and ${table.countedPaise}`),
    check('tills_opened_with', sql`${table.openedWithPaise} >= 0`),
    check(
      'tills_difference',
      sql`(${table.differenceNote} is null or length(${table.differenceNote}) between 1 and 500)
        and (${table.countedPaise} = ${table.expectedPaise} or ${table.differenceNote} is not null)`,
    ),
  ],
)
