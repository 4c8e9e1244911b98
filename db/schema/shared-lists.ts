import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'
import { people } from './customers.ts'

/** A line of a list that is shared: goods and how many, without a price. */
export interface SharedLine {
  productId: string
  quantity: number
}

/** Lists of goods that a link opens, `/list/{token}`: neither a name nor a price is in them. */
export const sharedLists = pgTable(
  'shared_lists',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    /** Who shares it; null for a guest. */
    personId: text('person_id').references(() => people.id, { onDelete: 'cascade' }),
    /** Of the key of the browser of a guest who shares it. */
    guestKeyHash: text('guest_key_hash'),
    lines: jsonb('lines').$type<SharedLine[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('shared_lists_by_person').on(table.personId),
    index('shared_lists_by_guest').on(table.guestKeyHash),
    index('shared_lists_by_end').on(table.expiresAt),
    check('shared_lists_of_one', sql`num_nonnulls(${table.personId}, ${table.guestKeyHash}) = 1`),
  ],
)
