import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { paise } from './columns.ts'

/** An e-mail address of the shop, and what it is for; empty where it is for everything. */
export interface ShopEmail {
  address: string
  purpose: string
}

/** An Indian day (2026-11-25) on which the shop neither packs nor delivers. */
export interface ClosedDay {
  on: string
  /** Why, for customers to read; empty where nothing is said. */
  words: string
}

/**
 * What the shop says of itself and how it works: one row, which the migration writes. What nobody has entered
 * is empty, and pages leave it out.
 */
export const shopSettings = pgTable(
  'shop_settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** What the shop is called, on its pages as on its invoices. */
    sellerName: text('seller_name').notNull(),
    /** Street and house, without town, PIN code and state. */
    addressLines: jsonb('address_lines').$type<string[]>().notNull(),
    town: text('town').notNull().default(''),
    pinCode: text('pin_code').notNull().default(''),
    /** Two digits: the state's code in GST (domain/addresses/rules.ts). */
    stateCode: text('state_code').notNull(),
    /** As people read them. */
    phones: jsonb('phones').$type<string[]>().notNull().default([]),
    emails: jsonb('emails').$type<ShopEmail[]>().notNull().default([]),
    /** null: the shop is not registered for GST and writes receipts. */
    gstin: text('gstin'),
    /** The number of the licence to sell food: 14 digits. */
    fssaiLicence: text('fssai_licence').notNull().default(''),
    /** Who answers complaints, and how they are reached (E-Commerce Rules 2020, rule 4). */
    grievanceOfficer: text('grievance_officer').notNull().default(''),
    grievanceContact: text('grievance_contact').notNull().default(''),
    upiId: text('upi_id').notNull().default(''),
    /** What the footer says of the shop. */
    footerWords: text('footer_words').notNull().default(''),
    /** What the numbers of invoices, bills of supply and receipts begin with. */
    invoiceSeries: text('invoice_series').notNull(),
    creditNoteSeries: text('credit_note_series').notNull(),
    /** Whether one can pay in cash at all; where, is a matter of the delivery areas. */
    takesCash: boolean('takes_cash').notNull().default(true),
    /** The most that a customer's order in cash may come to. */
    maxCashPaise: paise('max_cash_paise').notNull().default(2_000_00),
    /** What delivery costs, where an area has no fee of its own. */
    shippingPaise: paise('shipping_paise').notNull().default(40_00),
    /** Goods for so much are brought free; null: none are. */
    freeFromPaise: paise('free_from_paise').default(499_00),
    /** So many days after they were delivered goods can be sent back. */
    returnDays: integer('return_days').notNull().default(7),
    /** What is given back above this waits for a second administrator; null: nothing waits. */
    refundLimitPaise: paise('refund_limit_paise'),
    /** By day. They move the day that a delivery is promised for. */
    closedDays: jsonb('closed_days').$type<ClosedDay[]>().notNull().default([]),
    /**
     * Goods that nobody has rated yet show five stars and '(120)', as the specification has them. Off: they
     * show none.
     */
    fixedStars: boolean('fixed_stars').notNull().default(true),
    /** Somebody has said that no list of areas is missing. */
    deliversEverywhere: boolean('delivers_everywhere').notNull().default(false),
    /** Goes up with each save: of two people who opened one state, the second is told. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('shop_settings_only', sql`${table.isOnly}`),
    check('shop_settings_state', sql`${table.stateCode} ~ '^([0-3][0-9])?$'`),
    check('shop_settings_pin_code', sql`${table.pinCode} ~ '^([1-9][0-9]{5})?$'`),
    check('shop_settings_refund_limit', sql`${table.refundLimitPaise} >= 0`),
    check('shop_settings_fssai_licence', sql`${table.fssaiLicence} ~ '^([0-9]{14})?$'`),
    // Its first digits are the state of the shop. The check digit is proved in the domain.
    check(
      'shop_settings_gstin',
      sql`${table.gstin} ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$' and left(${table.gstin}, 2) = ${table.stateCode}`,
    ),
    check('shop_settings_max_cash', sql`${table.maxCashPaise} > 0`),
    check('shop_settings_shipping', sql`${table.shippingPaise} >= 0`),
    check('shop_settings_free_from', sql`${table.freeFromPaise} > 0`),
    check('shop_settings_return_days', sql`${table.returnDays} between 1 and 365`),
    check(
      'shop_settings_series',
      sql`${table.invoiceSeries} ~ '^[A-Z0-9]{1,4}$' and ${table.creditNoteSeries} ~ '^[A-Z0-9]{1,4}$' and ${table.invoiceSeries} <> ${table.creditNoteSeries}`,
    ),
  ],
)
