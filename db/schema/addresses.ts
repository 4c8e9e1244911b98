import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

import { isLanguage, language, moment, paise } from './columns.ts'
import { people } from './customers.ts'
import { zones } from './slots.ts'

/** Where a person has things brought. An order keeps a copy, so it may change or go. */
export const addresses = pgTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Ten digits. */
    mobile: text('mobile').notNull(),
    line1: text('line1').notNull(),
    line2: text('line2'),
    landmark: text('landmark'),
    /** How to find the door. */
    directions: text('directions'),
    town: text('town').notNull(),
    pinCode: text('pin_code').notNull(),
    /** The state's code in GST (domain/addresses/rules.ts). */
    stateCode: text('state_code').notNull(),
    /** Of a business that wants it on its invoices; null for all others. */
    gstin: text('gstin'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('addresses_by_person').on(table.personId, table.createdAt),
    index('addresses_by_mobile').on(table.mobile),
    check('addresses_mobile', sql`${table.mobile} ~ '^[6-9][0-9]{9}$'`),
    check('addresses_pin_code', sql`${table.pinCode} ~ '^[1-9][0-9]{5}$'`),
    check('addresses_state', sql`${table.stateCode} ~ '^[0-3][0-9]$'`),
    check('addresses_gstin', sql`${table.gstin} ~ '^[0-9A-Z]{15}$'`),
    check('addresses_directions', sql`length(${table.directions}) between 1 and 200`),
  ],
)

/** Where the shop delivers, by PIN code; without any row, everywhere. No two of them overlap. */
export const deliveryAreas = pgTable(
  'delivery_areas',
  {
    fromPinCode: text('from_pin_code').primaryKey(),
    /** The last one, which belongs to it; the first one where it is a single PIN code. */
    toPinCode: text('to_pin_code').notNull(),
    /** How many days it takes; null: not said. */
    days: integer('days'),
    /** For the customer to read. */
    note: text('note'),
    /** Whether one can pay in cash there. */
    takesCash: boolean('takes_cash').notNull().default(false),
    /** What delivery costs there; null: what it costs everywhere. */
    shippingPaise: paise('shipping_paise'),
    /** Goods for so much are brought free there; null: from the sum of the shop. */
    freeFromPaise: paise('free_from_paise'),
    /** No sum is brought free there. */
    isNeverFree: boolean('is_never_free').notNull().default(false),
    /** Goods for less are not brought there; null: any sum is. */
    leastPaise: paise('least_paise'),
    /** On which days of the week goods are brought there, 1 for Monday to 7; null: no day is promised. */
    weekdays: smallint('weekdays').array(),
    /** Until this hour of the Indian day an order counts as one of that day; null: until its end. */
    orderUntil: smallint('order_until'),
    /** Whose slots it has; null: a day alone is promised there. */
    zoneId: text('zone_id').references(() => zones.id),
  },
  (table) => [
    check('delivery_areas_from', sql`${table.fromPinCode} ~ '^[1-9][0-9]{5}$'`),
    check(
      'delivery_areas_to',
      sql`${table.toPinCode} ~ '^[1-9][0-9]{5}$' and ${table.toPinCode} >= ${table.fromPinCode}`,
    ),
    check('delivery_areas_days', sql`${table.days} between 0 and 60`),
    check('delivery_areas_shipping', sql`${table.shippingPaise} >= 0`),
    check(
      'delivery_areas_free_from',
      sql`${table.freeFromPaise} is null or (${table.freeFromPaise} > 0 and not ${table.isNeverFree})`,
    ),
    check('delivery_areas_least', sql`${table.leastPaise} > 0`),
    check('delivery_areas_note', sql`length(${table.note}) between 1 and 200`),
    check(
      'delivery_areas_weekdays',
      sql`cardinality(${table.weekdays}) between 1 and 7 and ${table.weekdays} <@ '{1,2,3,4,5,6,7}'::smallint[]`,
    ),
    check('delivery_areas_order_until', sql`${table.orderUntil} between 1 and 24`),
  ],
)

/**
 * Who wants to be told when the shop delivers to a PIN code, once each. It goes when an e-mail was told, when
 * the desk deletes it, and after a year.
 */
export const deliveryWishes = pgTable(
  'delivery_wishes',
  {
    pinCode: text('pin_code').notNull(),
    /** An e-mail in small letters, or a mobile number of ten digits. */
    contact: text('contact').notNull(),
    /** In which they are told. */
    language: language().notNull().default('en'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pinCode, table.contact] }),
    index('delivery_wishes_by_contact').on(table.contact),
    index('delivery_wishes_by_time').on(table.createdAt),
    check('delivery_wishes_language', isLanguage(table.language)),
    check('delivery_wishes_pin_code', sql`${table.pinCode} ~ '^[1-9][0-9]{5}$'`),
    check(
      'delivery_wishes_contact',
      sql`${table.contact} ~ '^[6-9][0-9]{9}$' or (${table.contact} like '%_@_%' and length(${table.contact}) <= 200)`,
    ),
  ],
)
