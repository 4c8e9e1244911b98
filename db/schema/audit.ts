import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'
import { people } from './customers.ts'

/**
 * Who changed what: a row a change, written in its transaction. Only ever added to: a trigger refuses
 * everything else.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** null for the system itself. */
    actorId: text('actor_id').references(() => people.id),
    /** `role_changed`, `product_changed`: what was done, in the words of domain/audit/actions.ts. */
    action: text('action').notNull(),
    /** What it was done to: `person`, `product`, `order`, … */
    objectKind: text('object_kind').notNull(),
    objectId: text('object_id').notNull(),
    /** The fields that changed, as they were; null where the object is new. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    /** The same fields as they are now; null where the object is gone. */
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** The request's number, as logs and answers have it; null for the system's own jobs. */
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_entries_by_object').on(table.objectKind, table.objectId, table.id),
    index('audit_entries_by_actor').on(table.actorId, table.id),
    index('audit_entries_by_time').on(table.at, table.id),
    check('audit_entries_changed', sql`${table.before} is not null or ${table.after} is not null`),
  ],
)

/**
 * What the room 'Audit' searches in: who did it and what it was done to, in lower case, as both were called
 * then. Narrow, so that a word that many have is counted without reading the texts that changed. Kept by the
 * trigger `audit_entries_looked_up`.
 */
export const auditLookups = pgTable(
  'audit_lookups',
  {
    id: bigint('id', { mode: 'number' })
      .primaryKey()
      .references(() => auditEntries.id),
    words: text('words').notNull(),
  },
  (table) => [index('audit_lookups_words').using('gin', table.words.op('gin_trgm_ops'))],
)
