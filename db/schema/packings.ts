import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { batches } from './batches.ts'
import { products } from './catalog.ts'
import { moment } from './columns.ts'
import { people } from './customers.ts'
import { orderEvents, orders } from './orders.ts'

/**
 * An order that somebody packs (docs/decisions/229-packing.md). One of an order is open at a time; what it is
 * packed with stands once it has the event that moved the order to Packed, unless that was taken back.
 */
export const packings = pgTable(
  'packings',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Who has it: who began it, or took it over. */
    personId: text('person_id')
      .notNull()
      .references(() => people.id),
    begunAt: moment('begun_at').notNull(),
    /** Their last sign: who gives none for some minutes has it no more (`domain/orders/packer.ts`). */
    seenAt: moment('seen_at').notNull(),
    /** Packed, or given up. */
    endedAt: moment('ended_at'),
    /** The move to Packed; null where it was given up. */
    eventId: bigint('event_id', { mode: 'number' })
      .unique()
      .references(() => orderEvents.id),
  },
  (table) => [
    index('packings_by_order').on(table.orderId),
    uniqueIndex('packings_one_open')
      .on(table.orderId)
      .where(sql`${table.endedAt} is null`),
    check('packings_ended', sql`${table.eventId} is null or ${table.endedAt} is not null`),
  ],
)

/** What was found of a line of an order that is packed: the last answer of each. */
export const packingAnswers = pgTable(
  'packing_answers',
  {
    packingId: text('packing_id')
      .notNull()
      .references(() => packings.id),
    /** The line's own number in its order. */
    position: integer('position').notNull(),
    /** How many pieces the line had when it was answered: it holds as long as the line has as many. */
    ofPieces: integer('of_pieces').notNull(),
    /** How many of them are there. */
    pieces: integer('pieces').notNull(),
    /** Of goods by weight: what the scale said; null: nobody weighed it. */
    weighedGrams: integer('weighed_grams'),
    /** The batch that they are of, where it was named. */
    batchId: text('batch_id').references(() => batches.id),
    /** What goes instead of those that are missing, and how many of it. */
    insteadId: text('instead_id').references(() => products.id),
    insteadPieces: integer('instead_pieces'),
    insteadBatchId: text('instead_batch_id').references(() => batches.id),
    /** Its customer was called, and agreed. */
    isAgreed: boolean('is_agreed').notNull().default(false),
    actorId: text('actor_id')
      .notNull()
      .references(() => people.id),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.packingId, table.position] }),
    check('packing_answers_pieces', sql`${table.pieces} between 0 and ${table.ofPieces}`),
    check(
      'packing_answers_instead',
      sql`(${table.insteadId} is null) = (${table.insteadPieces} is null) and ${table.insteadPieces} > 0
        and (${table.insteadId} is null or ${table.pieces} < ${table.ofPieces})`,
    ),
    check(
      'packing_answers_weighed',
      sql`${table.weighedGrams} is null or (${table.weighedGrams} > 0 and ${table.insteadId} is null)`,
    ),
    check(
      'packing_answers_instead_batch',
      sql`${table.insteadBatchId} is null or ${table.insteadId} is not null`,
    ),
  ],
)

/**
 * With which batches an order was packed, also of goods that nobody counts: a recall finds it by these. Only
 * ever added to: a trigger refuses everything else.
 */
export const packedBatches = pgTable(
  'packed_batches',
  {
    packingId: text('packing_id')
      .notNull()
      .references(() => packings.id),
    batchId: text('batch_id')
      .notNull()
      .references(() => batches.id),
    pieces: integer('pieces').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.packingId, table.batchId] }),
    index('packed_batches_by_batch').on(table.batchId),
    check('packed_batches_pieces', sql`${table.pieces} > 0`),
  ],
)
