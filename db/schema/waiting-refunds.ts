import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { moment, paise } from './columns.ts'
import { people } from './customers.ts'
import { orders } from './orders.ts'

/**
 * Money that somebody at the desk wants to give back, and that is above the shop's sum: nothing of it is done
 * before a second administrator allows it (decision 186). Its rows stay, with the answer.
 */
export const waitingRefunds = pgTable(
  'waiting_refunds',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** What would go back. */
    amountPaise: paise('amount_paise').notNull(),
    /** The command that waits, with its input: carried out as it stands here once it is allowed. */
    request: jsonb('request')
      .$type<{ kind: 'refund' | 'move' | 'return' | 'change' | 'pack'; input: object }>()
      .notNull(),
    /** Why, in the words of who asked; null where they gave none. */
    note: text('note'),
    askedBy: text('asked_by')
      .notNull()
      .references(() => people.id),
    askedAt: moment('asked_at').notNull(),
    /** null while it waits. */
    answeredBy: text('answered_by').references(() => people.id),
    answeredAt: moment('answered_at'),
    isAllowed: boolean('is_allowed'),
    /** Why it was refused. */
    answer: text('answer'),
  },
  (table) => [
    // One at a time: what it is measured by stays as it was shown.
    uniqueIndex('waiting_refunds_one_an_order')
      .on(table.orderId)
      .where(sql`${table.answeredAt} is null`),
    index('waiting_refunds_by_order').on(table.orderId, table.askedAt),
    check('waiting_refunds_amount', sql`${table.amountPaise} > 0`),
    check('waiting_refunds_answer', sql`length(${table.answer}) between 1 and 500`),
    check(
      'waiting_refunds_answered',
      sql`num_nonnulls(${table.answeredBy}, ${table.answeredAt}, ${table.isAllowed}) in (0, 3)`,
    ),
    // Nobody allows what they asked for themselves.
    check(
      'waiting_refunds_second',
      sql`${table.isAllowed} is not true or ${table.answeredBy} <> ${table.askedBy}`,
    ),
  ],
)
