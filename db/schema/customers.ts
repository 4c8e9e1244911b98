import { relations, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { PriceGroup } from '#domain/pricing/groups/rules.ts'

import { isLanguage, isPriceGroup, language, moment, priceGroup } from './columns.ts'

// The property names of people, sessions, accounts and verifications are those that better-auth looks for.

export const people = pgTable(
  'people',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /**
     * null: they sign in by their number; where that is null, too, they have no account: the shopkeeper wrote
     * them down, or they bought as a guest.
     */
    email: text('email'),
    /** Ten digits: by which the shopkeeper finds them. Several people may share a telephone. */
    mobile: text('mobile'),
    /** Ten digits that were proven by a code, and open this account: nobody else's. null for most people. */
    signInMobile: text('sign_in_mobile'),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** The picture's address in our image store. */
    image: text('image'),
    role: text('role', { enum: ['ADMIN', 'GENERAL'] })
      .notNull()
      .default('GENERAL'),
    /** What somebody who is no admin does at the stall; none for most people. */
    duties: text('duties', { enum: ['packs', 'counter'] })
      .array()
      .notNull()
      .default(sql`'{}'`),
    smartCoins: integer('smart_coins').notNull().default(0),
    /** cash: they pay before the goods go out. shop: they cannot sign in, and no order is taken for them. */
    blockedFrom: text('blocked_from', { enum: ['cash', 'shop'] }),
    /** Whose prices they pay; null for nearly everybody. */
    priceGroup: priceGroup(),
    /** Of who sells the goods on: stands on invoices whose address says none. */
    gstin: text('gstin'),
    /** In which they signed up, or ordered by themselves last: the shop writes to them in it. */
    language: language().notNull().default('en'),
    /** The same person as this one, who has their orders now (`person_joins`); null for nearly everybody. */
    joinedInto: text('joined_into').references((): AnyPgColumn => people.id),
    /** When this account was deleted: nothing of the person is left here but the id (delete-account.ts). */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // Stored in lower case, and sought as it is stored, by us and by better-auth.
    unique('people_email').on(table.email),
    check('people_email_in_lower_case', sql`${table.email} = lower(${table.email})`),
    unique('people_sign_in_mobile').on(table.signInMobile),
    check('people_sign_in_mobile_digits', sql`${table.signInMobile} ~ '^[6-9][0-9]{9}$'`),
    check('people_mobile', sql`${table.mobile} ~ '^[6-9][0-9]{9}$'`),
    index('people_by_time').on(table.createdAt, table.id),
    index('people_by_mobile')
      .on(table.mobile)
      .where(sql`${table.mobile} is not null`),
    index('people_joined')
      .on(table.joinedInto)
      .where(sql`${table.joinedInto} is not null`),
    index('people_by_deletion')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    check('people_role', sql`${table.role} in ('ADMIN', 'GENERAL')`),
    check('people_duties', sql`${table.duties} <@ array['packs', 'counter']`),
    // An admin needs none, and who cannot sign in has no use for one.
    check(
      'people_with_duties',
      sql`${table.duties} = '{}' or (${table.role} = 'GENERAL' and ${table.email} is not null)`,
    ),
    check('people_language', isLanguage(table.language)),
    check('people_blocked_from', sql`${table.blockedFrom} in ('cash', 'shop')`),
    check('people_gstin', sql`${table.gstin} ~ '^[0-9A-Z]{15}$'`),
    check('people_price_group', isPriceGroup(table.priceGroup)),
    check(
      'people_reseller',
      sql`${table.priceGroup} is distinct from 'resellers' or ${table.gstin} is not null`,
    ),
    // Only who cannot sign in is joined into another person.
    check(
      'people_joined_into',
      sql`${table.joinedInto} is null or (${table.joinedInto} <> ${table.id} and coalesce(${table.email}, ${table.signInMobile}) is null)`,
    ),
    check('people_smart_coins', sql`${table.smartCoins} >= 0`),
    check(
      'people_deleted',
      sql`${table.deletedAt} is null or (coalesce(${table.email}, ${table.mobile}, ${table.signInMobile}) is null and ${table.role} = 'GENERAL')`,
    ),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('sessions_by_person').on(table.userId), index('sessions_by_end').on(table.expiresAt)],
)

/** How a person signs in: for now one row a person, with the password's hash. */
export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('accounts_one_a_person').on(table.userId, table.providerId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('verifications_by_identifier').on(table.identifier),
    index('verifications_by_end').on(table.expiresAt),
  ],
)

/** What administrators have written down of a person, for the next one who talks to them. */
export const personNotes = pgTable(
  'person_notes',
  {
    id: text('id').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id),
    authorId: text('author_id')
      .notNull()
      .references(() => people.id),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('person_notes_by_person').on(table.personId, table.createdAt),
    check('person_notes_text', sql`length(${table.text}) between 1 and 500`),
  ],
)

/**
 * People without an account who buy by themselves: the browser that they bought with has a key, and whoever
 * has that key is this person for buying alone (decision 195).
 */
export const guests = pgTable(
  'guests',
  {
    personId: text('person_id')
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key. */
    keyHash: text('key_hash').notNull().unique(),
    /** Of the cart that their browser brought last. */
    cartKey: text('cart_key').notNull(),
    /** By its own word (known-devices.ts); null where it says none. */
    deviceId: text('device_id'),
    /** Where mails of their orders go, as it was typed: it proves nothing. null where they gave none. */
    email: text('email'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('guests_by_device')
      .on(table.deviceId)
      .where(sql`${table.deviceId} is not null`),
  ],
)

/** Links by which a person whom the shopkeeper wrote down takes over their account: one use, 7 days. */
export const accountClaims = pgTable(
  'account_claims',
  {
    /** Of the token that the link bears, which is kept nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  // A new link takes the place of the one before.
  (table) => [unique('account_claims_one_a_person').on(table.personId)],
)

/** What moved from one person to another when they were joined: all that an undo puts back. */
export interface MovedRows {
  orders: string[]
  paymentOrders: string[]
  addresses: string[]
  /** The link to the account of the one who went; `isAside`: it opens nothing as long as this stands. */
  claim: { tokenHash: string; expiresAt: string; createdAt: string; isAside: boolean } | null
  /** The block of the one who went, where it was stricter, and which the one who stayed had before. */
  block?: { from: 'cash' | 'shop'; before: 'cash' | 'shop' | null } | undefined
  /** The one who stayed got the number of the one who went. The number itself is in their rows alone. */
  hasMobile?: boolean | undefined
  /** What the one who went owes is owed by the one who stayed. */
  hasReceivable?: boolean | undefined
  /** What came to the one who went by itself comes to the one who stayed. */
  subscriptions?: string[] | undefined
  hasWallet?: boolean | undefined
  /** The one who stayed got the prices of the one who went; and the GSTIN, which is in their rows alone. */
  priceGroup?: PriceGroup | undefined
}

/** Two people who are the same: who went, who stayed, and what moved. */
export const personJoins = pgTable(
  'person_joins',
  {
    id: text('id').primaryKey(),
    goneId: text('gone_id')
      .notNull()
      .references(() => people.id),
    keptId: text('kept_id')
      .notNull()
      .references(() => people.id),
    moved: jsonb('moved').$type<MovedRows>().notNull(),
    joinedAt: moment('joined_at').notNull(),
    /** When it was taken back; null while it stands. */
    partedAt: moment('parted_at'),
  },
  (table) => [
    uniqueIndex('person_joins_one_a_person')
      .on(table.goneId)
      .where(sql`${table.partedAt} is null`),
    index('person_joins_by_kept')
      .on(table.keptId)
      .where(sql`${table.partedAt} is null`),
  ],
)

/**
 * Links that are sent by mail and work once: for a new password, for one sign-in, and to prove a new e-mail
 * address. For the first two a row is written for every address that is asked for, known or not, so that
 * nobody learns by the time of the answer which it is; a job finds whose it is, and sends the mail.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** The link's token is made of it with the shop's secret; the token itself is stored nowhere. */
    id: text('id').primaryKey(),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull().unique(),
    purpose: text('purpose', { enum: ['password', 'sign_in', 'email'] })
      .notNull()
      .default('password'),
    /** Where it is sent; of a link for a new address, that address. */
    email: text('email').notNull(),
    /** Whose account it is for; null until it was looked up. */
    personId: text('person_id').references(() => people.id, { onDelete: 'cascade' }),
    askedAt: moment('asked_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the address is looked up; null once it was. */
    nextAttemptAt: moment('next_attempt_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    index('password_resets_by_person').on(table.personId),
    index('password_resets_by_end').on(table.expiresAt),
    index('password_resets_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    check('password_resets_purpose', sql`${table.purpose} in ('password', 'sign_in', 'email')`),
    check('password_resets_email', sql`${table.purpose} <> 'email' or ${table.personId} is not null`),
  ],
)

/**
 * Codes of six figures that prove a number: each is made of its id with the shop's secret, so that it is
 * stored nowhere. The id is told to who asked alone: nobody else uses up its tries.
 */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: text('id').primaryKey(),
    /** Ten digits: where it was sent. */
    mobile: text('mobile').notNull(),
    /** How often somebody has tried it. */
    tries: integer('tries').notNull().default(0),
    askedAt: moment('asked_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_codes_by_end').on(table.expiresAt),
    check('sign_in_codes_mobile', sql`${table.mobile} ~ '^[6-9][0-9]{9}$'`),
  ],
)

/**
 * The second factor of administrators and helpers: figures that an app on their telephone makes anew each
 * half minute (TOTP, RFC 6238), and codes for the day on which the telephone is gone.
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    personId: text('person_id')
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** What app and shop share, encrypted with the shop's secret. */
    sealedSecret: text('sealed_secret').notNull(),
    /** When the app's first figures came; null: it does not count yet. */
    confirmedAt: moment('confirmed_at'),
    /** The half minute, counted from 1970, whose figures were used last: figures work once. */
    lastStep: integer('last_step').notNull().default(0),
    /** SHA-256 of the recovery codes that are left: each works once. */
    recoveryHashes: text('recovery_hashes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Wrong figures since `tries_from`. */
    tries: integer('tries').notNull().default(0),
    triesFrom: moment('tries_from').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [check('second_factors_tries', sql`${table.tries} >= 0`)],
)

/** Passkeys (WebAuthn): each is a key of a device, whose public part is here. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** As the device has made it, base64url. */
    id: text('id').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, by its own word; many devices say 0 always. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_by_person').on(table.personId)],
)

/** Failed sign-ins by account and origin, counted by rate-limiter-flexible, whose columns these are. */
export const signInFailures = pgTable('sign_in_failures', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

// By these better-auth reads a person together with their password, and a session with its person.

export const peopleRelations = relations(people, ({ many }) => ({ accounts: many(accounts) }))

export const accountsRelations = relations(accounts, ({ one }) => ({
  user: one(people, { fields: [accounts.userId], references: [people.id] }),
}))

export const sessionsRelations = relations(sessions, ({ one }) => ({
  user: one(people, { fields: [sessions.userId], references: [people.id] }),
}))
