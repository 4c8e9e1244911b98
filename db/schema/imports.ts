import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { moment } from './columns.ts'
import { people } from './customers.ts'

/** A file of products that somebody wants to take in, with what it would do (docs/decisions/113). */
export const imports = pgTable(
  'imports',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the file. */
    hash: text('hash').notNull(),
    fileName: text('file_name').notNull(),
    /** Who brought the file last. */
    personId: text('person_id')
      .notNull()
      .references(() => people.id),
    /** planned: nothing is done yet. taking: somebody has confirmed it. taken: it is in the shop. */
    state: text('state', { enum: ['planned', 'taking', 'taken'] })
      .notNull()
      .default('planned'),
    /** Goes up with every plan: who confirms names the one that they have seen. */
    version: integer('version').notNull().default(1),
    /**
     * What became of the last plan that was confirmed. planned_anew: the shop had changed, and this plan took
     * its place. failed: it could not be carried out, and nothing of it was.
     */
    setback: text('setback', { enum: ['planned_anew', 'failed'] }),
    /** Lines of the plan by what they do. */
    newLines: integer('new_lines').notNull().default(0),
    changedLines: integer('changed_lines').notNull().default(0),
    unchangedLines: integer('unchanged_lines').notNull().default(0),
    wrongLines: integer('wrong_lines').notNull().default(0),
    /** Lines that are carried out, in a transaction that is not committed yet: for the progress bar. */
    done: integer('done').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    takenAt: moment('taken_at'),
    /** null unless it is being taken. */
    nextAttemptAt: moment('next_attempt_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    // The same file twice at once is one.
    uniqueIndex('imports_open_once')
      .on(table.hash)
      .where(sql`${table.state} <> 'taken'`),
    index('imports_by_hash').on(table.hash, table.takenAt),
    index('imports_by_time').on(table.createdAt),
    index('imports_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    check('imports_state', sql`${table.state} in ('planned', 'taking', 'taken')`),
    check('imports_setback', sql`${table.setback} in ('planned_anew', 'failed')`),
    check('imports_taking', sql`(${table.state} = 'taking') = (${table.nextAttemptAt} is not null)`),
    check('imports_taken', sql`(${table.state} = 'taken') = (${table.takenAt} is not null)`),
    check('imports_without_mistake', sql`${table.state} = 'planned' or ${table.wrongLines} = 0`),
  ],
)

/** Wrong ones are shown first. */
export const lineKinds = ['wrong', 'changed', 'new', 'unchanged'] as const

/** A line of the file: what it says, and what it would do. */
export const importLines = pgTable(
  'import_lines',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** On which line of the file it begins; the head is line 1. */
    line: integer('line').notNull(),
    /** What stands in it, as `ImportedFields`; of a wrong one nothing. */
    fields: jsonb('fields').$type<object>().notNull(),
    /** null: a new product. */
    givenId: text('given_id'),
    /** What is wrong: a code with its details, by the name of the column. */
    problems: jsonb('problems').$type<Record<string, object>>(),
    kind: text('kind', { enum: lineKinds }).notNull(),
    /** The product that it makes or changes; null for a wrong line. */
    productId: text('product_id'),
    name: text('name').notNull(),
    /** The fields that differ, by their names in the audit; `before` is null for a new product. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    isAboveListPrice: boolean('is_above_list_price').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    check('import_lines_kind', sql`${table.kind} in ('wrong', 'changed', 'new', 'unchanged')`),
    check('import_lines_wrong', sql`(${table.kind} = 'wrong') = (${table.problems} is not null)`),
  ],
)

/** An address of a picture in a file: the shop fetches it after the file was taken (docs/decisions/184). */
export const importPictures = pgTable(
  'import_pictures',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    /** As it was typed. */
    address: text('address').notNull(),
    /** waiting: not fetched yet. kept: in the shop, in its place. refused: the address stays as it is. */
    state: text('state', { enum: ['waiting', 'kept', 'refused'] })
      .notNull()
      .default('waiting'),
    /** Why it was refused, by its code. */
    why: text('why'),
    /** The address that took its place. */
    keptAs: text('kept_as'),
    /** null unless it is waiting. */
    nextAttemptAt: moment('next_attempt_at'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    index('import_pictures_of_import').on(table.importId, table.state),
    index('import_pictures_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    check('import_pictures_state', sql`${table.state} in ('waiting', 'kept', 'refused')`),
    check(
      'import_pictures_waiting',
      sql`(${table.state} = 'waiting') = (${table.nextAttemptAt} is not null)`,
    ),
    check('import_pictures_kept', sql`(${table.state} = 'kept') = (${table.keptAs} is not null)`),
    check('import_pictures_refused', sql`(${table.state} = 'refused') = (${table.why} is not null)`),
  ],
)
