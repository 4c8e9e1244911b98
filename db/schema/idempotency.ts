import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'
import { people } from './customers.ts'

/**
 * What a client asked for under a key of its own, and what came of it: written in the transaction of the
 * effect, so that either both are there or neither.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** A hash of the request, to tell a repetition from another request under the same key. */
    request: text('request').notNull(),
    result: jsonb('result'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.key] }),
    index('idempotency_keys_by_time').on(table.createdAt),
  ],
)
