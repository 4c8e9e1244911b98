import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

import { products } from './catalog.ts'
import { isLanguage, language, moment } from './columns.ts'
import { people } from './customers.ts'

const whys = [
  'hold',
  'release',
  'sale',
  'cancel',
  'return',
  'replacement',
  'delivery',
  'correction',
  'spoiled',
  'import',
  'uncounted',
  'count',
  'repack',
  'repack_undone',
  'given_away',
  'expired',
  'recalled',
] as const

/**
 * The ledger of stock: every change of a counted product's pieces, written in the transaction that makes it
 * (docs/decisions/095-stock-ledger.md). Summed over a product, `shelf_change` is its stock and
 * `held_change` what is held of it for people who are paying. Only ever added to: a trigger refuses
 * everything else.
 */
export const stockEntries = pgTable(
  'stock_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    /**
     * hold, release, sale: of a payment order; sale also of an order in cash. cancel, replacement: of an
     * order. sale, cancel: also of a change of an order's lines. return: of a return. delivery, correction,
     * spoiled: by hand. import: it came with its product.
     * uncounted: an order has sold it without a line, and the count did not know of it. count: somebody has
     * counted what is there. repack, repack_undone: goods became packs of another size, and back. given_away:
     * by hand. expired, recalled: they were of a batch whose life was over, or that was called back.
     */
    why: text('why', { enum: whys }).notNull(),
    /**
     * The id of what caused it: a payment order, an order, a return; of itself where it is by hand. The
     * entries of one repacking share theirs.
     */
    cause: text('cause').notNull(),
    /** Pieces that came onto the shelf; negative for those that left it. */
    shelfChange: integer('shelf_change').notNull(),
    /** Pieces that are held from now on; negative for those that are not any more. */
    heldChange: integer('held_change').notNull().default(0),
    /** null for the system itself. */
    actorId: text('actor_id').references(() => people.id),
    note: text('note'),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('stock_entries_once_a_cause').on(table.productId, table.why, table.cause),
    index('stock_entries_by_product').on(table.productId, table.id),
    index('stock_entries_of_repacking')
      .on(table.cause)
      .where(sql`${table.why} in ('repack', 'repack_undone')`),
    check(
      'stock_entries_why',
      sql`${table.why} in ('hold', 'release', 'sale', 'cancel', 'return', 'replacement', 'delivery', 'correction', 'spoiled', 'import', 'uncounted', 'count', 'repack', 'repack_undone', 'given_away', 'expired', 'recalled')`,
    ),
    check('stock_entries_change', sql`${table.shelfChange} <> 0 or ${table.heldChange} <> 0`),
    check('stock_entries_note', sql`length(${table.note}) between 1 and 500`),
  ],
)

/** Who wants to be told when a product can be had again, once each: until they were told, or for a year. */
export const stockWishes = pgTable(
  'stock_wishes',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** In small letters. */
    email: text('email').notNull(),
    /** In which they are told. */
    language: language().notNull().default('en'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.email] }),
    index('stock_wishes_by_email').on(table.email),
    index('stock_wishes_by_time').on(table.createdAt),
    check('stock_wishes_language', isLanguage(table.language)),
    check('stock_wishes_email', sql`${table.email} like '%_@_%' and length(${table.email}) <= 200`),
  ],
)
