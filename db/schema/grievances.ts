import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { isLanguage, language, moment } from './columns.ts'
import { people } from './customers.ts'

/** Complaints to the shop, which it has to answer in time (domain/grievances/rules.ts). */
export const grievances = pgTable(
  'grievances',
  {
    id: text('id').primaryKey(),
    /** To be said aloud: G-12. */
    number: integer('number').notNull().unique().generatedAlwaysAsIdentity(),
    /** null for a guest. */
    personId: text('person_id').references(() => people.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email'),
    /** Ten digits. */
    mobile: text('mobile'),
    /** What is wrong, in their words. */
    words: text('words').notNull(),
    /** In which they are answered by mail, around the shop's own words. */
    language: language().notNull().default('en'),
    createdAt: moment('created_at').notNull(),
    /** What the shop answered; null while it waits. */
    answer: text('answer'),
    answeredBy: text('answered_by').references(() => people.id),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('grievances_by_person').on(table.personId),
    // The panel's lists: what waits, the oldest first; what was answered, the newest first.
    index('grievances_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.answeredAt} is null`),
    index('grievances_answered_by_time').on(table.answeredAt, table.id),
    index('grievances_by_time').on(table.createdAt),
    check('grievances_reached', sql`${table.email} is not null or ${table.mobile} is not null`),
    check('grievances_language', isLanguage(table.language)),
    check('grievances_mobile', sql`${table.mobile} ~ '^[6-9][0-9]{9}$'`),
    check('grievances_words', sql`length(${table.words}) between 1 and 2000`),
    check('grievances_answer', sql`length(${table.answer}) between 1 and 2000`),
    check(
      'grievances_answered',
      sql`(${table.answer} is null) = (${table.answeredAt} is null) and (${table.answer} is null) = (${table.answeredBy} is null)`,
    ),
  ],
)
