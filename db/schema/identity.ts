import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * What this database goes with: the secret that signs its sessions and links, and where its pictures are. A
 * process that has another one is refused at its start. Neither mark is a secret.
 */
export const identity = pgTable(
  'identity',
  {
    of: text('of', { enum: ['secret', 'pictures'] }).primaryKey(),
    /** The fingerprint of the secret (server/fingerprint.ts), or the id of the picture store. */
    mark: text('mark').notNull(),
  },
  (table) => [check('identity_of', sql`${table.of} in ('secret', 'pictures')`)],
)
