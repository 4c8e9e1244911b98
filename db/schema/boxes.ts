import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'

import { products } from './catalog.ts'

/**
 * What is in a box in a week, and what stands in for goods that somebody never wants. A product of which
 * there are rows is a box (`products.is_box`).
 */
export const boxGoods = pgTable(
  'box_goods',
  {
    boxId: text('box_id')
      .notNull()
      .references(() => products.id),
    /** The Monday of the week in which it is brought. */
    week: date('week', { mode: 'string' }).notNull(),
    goodsId: text('goods_id')
      .notNull()
      .references(() => products.id),
    /** Goods and stand-ins each have an order: the first stand-in goes first. */
    position: smallint('position').notNull(),
    /** Packs, or steps of what is sold by weight, in one box. */
    quantity: integer('quantity').notNull(),
    isStandIn: boolean('is_stand_in').notNull(),
    /** Its page names this week no more. */
    isOver: boolean('is_over').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.boxId, table.week, table.goodsId] }),
    index('box_goods_by_goods').on(table.goodsId),
    check('box_goods_week', sql`extract(isodow from ${table.week}) = 1`),
    check('box_goods_quantity', sql`${table.quantity} between 1 and 99`),
    check('box_goods_other', sql`${table.goodsId} <> ${table.boxId}`),
  ],
)
