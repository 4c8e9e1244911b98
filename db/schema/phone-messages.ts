import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

import { bytes, isLanguage, language, moment } from './columns.ts'
import { people } from './customers.ts'
import { orders } from './orders.ts'

const channels = ['sms', 'whatsapp'] as const

/**
 * The outbox of the telephone: a row a message and channel, written in the transaction of what it tells and
 * sent afterwards as a due row, as mails are (docs/decisions/105).
 */
export const phoneMessages = pgTable(
  'phone_messages',
  {
    /** Also the number by which the gateway knows every try of a message for the same. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text('channel', { enum: channels }).notNull(),
    /** One of `PhoneFacts` (domain/phone-messages/rules.ts). */
    kind: text('kind').notNull(),
    /** What it is about, such as an event's id: told once a channel. */
    cause: text('cause').notNull(),
    /** null where it goes to a number alone, as a code does. */
    personId: text('person_id').references(() => people.id, { onDelete: 'cascade' }),
    /** In whose history it stands; null where it is about none. */
    orderId: text('order_id').references(() => orders.id),
    /** Ten digits. */
    mobile: text('mobile').notNull(),
    language: language().notNull(),
    /** What its words are made of. A code is taken out once it is sent, or will not be. */
    facts: jsonb('facts').$type<object>().notNull(),
    /** kept: the shop has no gateway for it, so it can only be read in the panel. */
    state: text('state', { enum: ['waiting', 'sent', 'failed', 'kept'] })
      .notNull()
      .default('waiting'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    /** null once it is sent, failed or kept. Not in the night, but for what cannot wait. */
    nextAttemptAt: moment('next_attempt_at'),
    /** Then it has failed. */
    triedUntil: moment('tried_until').notNull(),
    /** Why the last try failed, in the words of the gateway. */
    failure: text('failure'),
    /** By which the gateway calls it in its receipts; null where it says none. */
    gatewayId: text('gateway_id'),
    /** When its telephone had it, as the gateway says; null where it does not. */
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    unique('phone_messages_told_once').on(table.kind, table.cause, table.channel),
    index('phone_messages_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    index('phone_messages_by_state').on(table.state, table.id),
    index('phone_messages_by_time').on(table.createdAt),
    // How many a number got today.
    index('phone_messages_by_mobile').on(table.mobile, table.createdAt),
    index('phone_messages_by_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    index('phone_messages_by_person')
      .on(table.personId)
      .where(sql`${table.personId} is not null`),
    index('phone_messages_by_gateway_id')
      .on(table.gatewayId)
      .where(sql`${table.gatewayId} is not null`),
    check('phone_messages_channel', sql`${table.channel} in ('sms', 'whatsapp')`),
    check('phone_messages_mobile', sql`${table.mobile} ~ '^[6-9][0-9]{9}$'`),
    check('phone_messages_language', isLanguage(table.language)),
    check('phone_messages_state', sql`${table.state} in ('waiting', 'sent', 'failed', 'kept')`),
    check('phone_messages_waiting', sql`(${table.state} = 'waiting') = (${table.nextAttemptAt} is not null)`),
    check('phone_messages_sent', sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
  ],
)

/**
 * Who wants to be told of their orders by a channel, since when and at which number: another number is
 * another consent. One that was ended stays with its hour, as the proof of both.
 */
export const phoneConsents = pgTable(
  'phone_consents',
  {
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: channels }).notNull(),
    mobile: text('mobile').notNull(),
    givenAt: moment('given_at').notNull(),
    /** null while it stands. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.channel] }),
    index('phone_consents_by_mobile').on(table.mobile),
    check('phone_consents_channel', sql`${table.channel} in ('sms', 'whatsapp')`),
    check('phone_consents_mobile', sql`${table.mobile} ~ '^[6-9][0-9]{9}$'`),
  ],
)

/** What a gateway tells of messages and answers, as it came: kept first, and read afterwards as a due row. */
export const phoneEvents = pgTable(
  'phone_events',
  {
    /** SHA-256 of the body: what comes twice is the same. */
    id: text('id').primaryKey(),
    channel: text('channel', { enum: channels }).notNull(),
    /** Exactly what was signed, whatever is in it. */
    body: bytes('body').notNull(),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
    attempts: integer('attempts').notNull().default(0),
    /** null once it is processed or given up. */
    nextAttemptAt: moment('next_attempt_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('phone_events_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    index('phone_events_by_time').on(table.receivedAt),
    check('phone_events_channel', sql`${table.channel} in ('sms', 'whatsapp')`),
  ],
)

/** What people have answered that no program understands: the desk reads it. */
export const phoneAnswers = pgTable(
  'phone_answers',
  {
    /** By which the gateway calls it. */
    id: text('id').primaryKey(),
    channel: text('channel', { enum: channels }).notNull(),
    mobile: text('mobile').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('phone_answers_by_mobile').on(table.mobile, table.at),
    index('phone_answers_by_time').on(table.at),
    check('phone_answers_channel', sql`${table.channel} in ('sms', 'whatsapp')`),
    check('phone_answers_text', sql`length(${table.text}) between 1 and 1000`),
  ],
)
