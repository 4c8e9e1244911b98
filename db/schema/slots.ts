import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'

/** Delivery areas that share their slots, or one point where orders are collected. */
export const zones = pgTable(
  'zones',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['area', 'point'] }).notNull(),
    name: text('name').notNull(),
    hindiName: text('hindi_name'),
    /** Of a point: where it is, in the words of a sign. */
    place: text('place'),
    hindiPlace: text('hindi_place'),
    /** Points are offered by it, the lowest first. */
    position: integer('position').notNull().default(0),
    /** It takes no more reservations since then. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    check('zones_kind', sql`${table.kind} in ('area', 'point')`),
    check('zones_name', sql`length(${table.name}) between 1 and 60`),
    check('zones_hindi_name', sql`length(${table.hindiName}) between 1 and 60`),
    check(
      'zones_place',
      sql`${table.place} is null or (${table.kind} = 'point' and length(${table.place}) between 1 and 200)`,
    ),
    check(
      'zones_hindi_place',
      sql`${table.hindiPlace} is null or (${table.kind} = 'point' and length(${table.hindiPlace}) between 1 and 200)`,
    ),
  ],
)

/** What is brought to a zone each week. A plan that closes days before is an order cycle. */
export const slotPlans = pgTable(
  'slot_plans',
  {
    id: text('id').primaryKey(),
    zoneId: text('zone_id')
      .notNull()
      .references(() => zones.id),
    /** 1 for Monday to 7. */
    weekday: smallint('weekday').notNull(),
    /** Minutes of the Indian day. */
    fromMinute: smallint('from_minute').notNull(),
    toMinute: smallint('to_minute').notNull(),
    capacity: integer('capacity').notNull(),
    /** So many minutes before it begins it closes. */
    closesBefore: integer('closes_before').notNull(),
  },
  (table) => [
    index('slot_plans_by_zone').on(table.zoneId),
    check('slot_plans_weekday', sql`${table.weekday} between 1 and 7`),
    check(
      'slot_plans_hours',
      sql`${table.fromMinute} >= 0 and ${table.toMinute} > ${table.fromMinute} and ${table.toMinute} <= 1440`,
    ),
    check('slot_plans_capacity', sql`${table.capacity} between 1 and 10000`),
    check('slot_plans_closes', sql`${table.closesBefore} between 0 and 18720`),
  ],
)

/** The hours of one day in which orders are brought to a zone, or collected there. */
export const slots = pgTable(
  'slots',
  {
    id: text('id').primaryKey(),
    zoneId: text('zone_id')
      .notNull()
      .references(() => zones.id),
    /** null: its plan is gone. */
    planId: text('plan_id').references(() => slotPlans.id, { onDelete: 'set null' }),
    /** The Indian day. */
    day: date('day', { mode: 'string' }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** From then on nobody reserves it, leaves it or changes its order. */
    closesAt: moment('closes_at').notNull(),
    capacity: integer('capacity').notNull(),
    /** The sum of its entries. Kept by the trigger `slots_add_up`. */
    reserved: integer('reserved').notNull().default(0),
  },
  (table) => [
    unique('slots_one_a_day').on(table.planId, table.day),
    index('slots_by_zone').on(table.zoneId, table.startsAt),
    index('slots_by_day').on(table.day),
    check('slots_hours', sql`${table.endsAt} > ${table.startsAt} and ${table.closesAt} <= ${table.startsAt}`),
    check('slots_reserved', sql`${table.reserved} between 0 and ${table.capacity}`),
  ],
)

/**
 * The ledger of reservations. A payment order that is open has one, and an order that was not called off:
 * the triggers `slot_of_payment_order` and `slot_of_order` write it. Only ever added to: a trigger refuses
 * everything else.
 */
export const slotEntries = pgTable(
  'slot_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    slotId: text('slot_id')
      .notNull()
      .references(() => slots.id),
    /** 1: reserved. -1: given back. */
    change: smallint('change').notNull(),
    /** The id of its payment order or its order. */
    cause: text('cause').notNull(),
    /** How often that has reserved by then; what gives a reservation back bears the number of it. */
    turn: integer('turn').notNull(),
    /**
     * paying: somebody set out to pay. not_paying: they did not, or it became an order. ordered, called_off:
     * of an order. moved: an order went from one slot to another.
     */
    why: text('why', { enum: ['paying', 'not_paying', 'ordered', 'called_off', 'moved'] }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('slot_entries_once_a_cause').on(table.cause, table.turn, table.change),
    index('slot_entries_by_slot').on(table.slotId, table.id),
    check('slot_entries_change', sql`${table.change} in (1, -1)`),
    check(
      'slot_entries_why',
      sql`${table.why} in ('paying', 'not_paying', 'ordered', 'called_off', 'moved')`,
    ),
  ],
)
