import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'
import { people } from './customers.ts'

/**
 * The outbox: a row a mail, written in the transaction of what it tells and sent afterwards as a due row
 * (docs/decisions/105). It holds what is told, and no words and no secret: text, HTML and the link of a new
 * password are made when it is sent or looked at.
 */
export const mails = pgTable(
  'mails',
  {
    /** Also in the Message-ID, so that every try of a mail is the same mail. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** One of `MailFacts` (domain/mails/rules.ts). */
    kind: text('kind').notNull(),
    /** What it is about, such as an order's id: told once. */
    cause: text('cause').notNull(),
    /** null where it goes to nobody's account: a guest's complaint, an account that is deleted. */
    personId: text('person_id').references(() => people.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    name: text('name').notNull(),
    language: text('language').notNull(),
    /** What its words are made of, as it was when it happened. */
    facts: jsonb('facts').$type<object>().notNull(),
    /** kept: the shop sends no mails, so it can only be read in the panel. */
    state: text('state', { enum: ['waiting', 'sent', 'failed', 'kept'] })
      .notNull()
      .default('waiting'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    /** null once it is sent, failed or kept. */
    nextAttemptAt: moment('next_attempt_at'),
    /** Then it has failed. */
    triedUntil: moment('tried_until').notNull(),
    /** Why the last try failed, in the words of the mail server. */
    failure: text('failure'),
  },
  (table) => [
    unique('mails_told_once').on(table.kind, table.cause),
    index('mails_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    index('mails_by_state').on(table.state, table.id),
    index('mails_by_time').on(table.createdAt),
    check('mails_state', sql`${table.state} in ('waiting', 'sent', 'failed', 'kept')`),
    check('mails_waiting', sql`(${table.state} = 'waiting') = (${table.nextAttemptAt} is not null)`),
    check('mails_sent', sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
  ],
)
