import { sql } from 'drizzle-orm'
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

import { products } from './catalog.ts'
import { moment } from './columns.ts'

/**
 * When a fresh good comes from the fields (docs/decisions/215-seasons.md). All packs of a family have the
 * season of one of them. No row: it has none, or nobody has said it.
 */
export const seasons = pgTable(
  'seasons',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Where it grows; empty for the state of the shop. */
    region: text('region').notNull().default(''),
    /** How much of it comes, from January to December. */
    months: text('months', { enum: ['none', 'some', 'plenty'] })
      .array()
      .notNull(),
    /** The usual weeks of the first and the last of it: four a month, from 1. null: nobody has said it. */
    firstWeek: smallint('first_week'),
    lastWeek: smallint('last_week'),
  },
  (table) => {
    const { months, firstWeek, lastWeek } = table
    return [
      check('seasons_region', sql`length(${table.region}) <= 60`),
      check(
        'seasons_months',
        sql`cardinality(${months}) = 12 and ${months} <@ '{none,some,plenty}' and ${months} && '{some,plenty}'`,
      ),
      // Both lie in months that have some of it.
      check(
        'seasons_weeks',
        sql`(${firstWeek} is null) = (${lastWeek} is null)
          and (${firstWeek} is null or (${firstWeek} between 1 and 48 and ${lastWeek} between 1 and 48
            and ${months}[(${firstWeek} + 3) / 4] <> 'none' and ${months}[(${lastWeek} + 3) / 4] <> 'none'))`,
      ),
    ]
  },
)

/** When the next month begins, and with it what pages say of the month. One row. */
export const monthDue = pgTable(
  'month_due',
  {
    one: integer('one').primaryKey().default(1),
    dueAt: moment('due_at').notNull().defaultNow(),
  },
  (table) => [check('month_due_is_one_row', sql`${table.one} = 1`)],
)
