import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'
import { people, sessions } from './customers.ts'
import { orders } from './orders.ts'

/**
 * What the shop is told of: a row for each thing, written in the transaction of what it tells
 * (docs/decisions/167). The panel shows it at once; mails and pushes are made of it a moment later.
 */
export const notices = pgTable(
  'notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** One of `NoticeFacts` (domain/notices/rules.ts). */
    kind: text('kind').notNull(),
    /** What it is about, such as an order's id: told once. */
    cause: text('cause').notNull(),
    /** What its sentence is made of. Nothing in it says who a customer is. */
    facts: jsonb('facts').$type<object>().notNull(),
    /** Whose doing it was: they are not told. null for the system itself. */
    actorId: text('actor_id').references(() => people.id),
    /** The order that it is about, if it is about one. */
    orderId: text('order_id').references(() => orders.id),
    at: moment('at').notNull(),
    /** When mails and pushes were made of it; null until then. */
    passedOnAt: moment('passed_on_at'),
  },
  (table) => [
    unique('notices_told_once').on(table.kind, table.cause),
    index('notices_to_pass_on')
      .on(table.id)
      .where(sql`${table.passedOnAt} is null`),
    index('notices_passed_on').on(table.passedOnAt),
    index('notices_by_time').on(table.at),
  ],
)

/** A kind that a person does not want to be told of in this way; without a row they are told. */
export const noticeSwitches = pgTable(
  'notice_switches',
  {
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** panel: the bell, the sound and the title. push: on their devices. */
    way: text('way', { enum: ['panel', 'push'] }).notNull(),
    kind: text('kind').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.way, table.kind] }),
    check('notice_switches_way', sql`${table.way} in ('panel', 'push')`),
  ],
)

/** Addresses that the shop has named: they are told of these kinds by mail. */
export const noticeMailboxes = pgTable(
  'notice_mailboxes',
  {
    /** In lower case. */
    address: text('address').primaryKey(),
    kinds: text('kinds').array().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [check('notice_mailboxes_in_lower_case', sql`${table.address} = lower(${table.address})`)],
)

/** The pair of keys by which push services know this shop (VAPID, RFC 8292): one row, made once. */
export const pushKeys = pgTable(
  'push_keys',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Both in base64url. */
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
  },
  (table) => [check('push_keys_only', sql`${table.isOnly}`)],
)

/** A browser that shows notices, also while no page is open. It goes with the session that asked for it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Where its push service takes messages for it. */
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's key and secret, by which a message is encrypted for it alone (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_by_person').on(table.personId),
    index('push_subscriptions_by_session').on(table.sessionId),
  ],
)

/** What is on its way to a browser. It goes when its push service has taken it, or it is too old. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** What its words are made of when it is sent: `PushFacts` (domain/notices/rules.ts). */
    facts: jsonb('facts').$type<object>().notNull(),
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
  },
  (table) => [
    index('push_messages_by_subscription').on(table.subscriptionId),
    index('push_messages_due').on(table.nextAttemptAt),
  ],
)
