/**
 * What the database says of itself to programs of other versions: which of them may run on it, and whose
 * functions it has. Beside drizzle's journal, in its schema.
 */
import type pg from 'pg'

import type { Migration } from './read-migrations.ts'

export interface SchemaState {
  /** The newest migration that it has; 0 for none. */
  newest: number
  /** The migration that a program must know to run here. */
  floor: { tag: string; when: number }
  /** The number of the functions that it has (db/functions.json), and the hash of each part, by name. */
  functionsVersion: number
  parts: Record<string, string>
  /**
   * The newest migration that was here when 1.0.0 or an older version ran, which know nothing of this table;
   * null where they are refused.
   */
  unaware: number | null
}

export const schemaStateTable = `create table if not exists drizzle.schema_state (
  one boolean primary key default true check (one),
  floor bigint not null,
  floor_tag text not null,
  functions_version integer not null,
  parts jsonb not null,
  unaware bigint)`

/** As drizzle-orm writes it, so that its own migrator and drizzle-kit find what they know. */
const journalTable = `create table if not exists drizzle.__drizzle_migrations (
  id serial primary key, hash text not null, created_at bigint)`

/** Null where no program has said anything yet that knows of this. */
export async function readState(client: pg.ClientBase): Promise<SchemaState | null> {
  if (!(await exists(client, 'schema_state'))) return null
  const { rows } = await client.query<Record<string, string> & { parts: Record<string, string> }>(
    'select floor, floor_tag, functions_version, parts, unaware from drizzle.schema_state',
  )
  const [row] = rows
  if (!row) return null
  return {
    newest: await newestMigration(client),
    floor: { tag: row.floor_tag ?? '', when: Number(row.floor) },
    functionsVersion: Number(row.functions_version),
    parts: row.parts,
    unaware: row.unaware === null ? null : Number(row.unaware),
  }
}

/** 0 for none. */
export async function newestMigration(client: pg.ClientBase): Promise<number> {
  if (!(await exists(client, '__drizzle_migrations'))) return 0
  const { rows } = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.at ?? 0)
}

/**
 * Writes it for the first time: of a new database, or of one that 1.0.0 or an older version has had. Those
 * keep the table `drizzle.functions` as they left it, and so never take their functions for newer ones.
 */
export async function beginState(
  client: pg.ClientBase,
  { floor, partsOf }: { floor: Migration['floor']; partsOf: PartsOf },
): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(journalTable)
  await client.query(schemaStateTable)
  const newest = await newestMigration(client)
  const files = (await exists(client, 'functions'))
    ? (await client.query<{ name: string; hash: string }>('select name, hash from drizzle.functions')).rows
    : null
  await client.query(
    `insert into drizzle.schema_state (floor, floor_tag, functions_version, parts, unaware)
      values ($1, $2, 0, $3, $4)`,
    [floor.when, floor.tag, files ? partsOf(files) : {}, newest],
  )
  if (!files) await refuseUnaware(client)
}

/** By the hashes of whole files, of before 1.1.0, the parts of them that are the same today. */
type PartsOf = (files: { name: string; hash: string }[]) => Record<string, string>

/** After a migration: which programs may run from now on. */
export async function noteMigration(client: pg.ClientBase, { hash, when, floor }: Migration): Promise<void> {
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    when,
  ])
  const { rows } = await client.query<{ unaware: string | null }>(
    `update drizzle.schema_state set
      floor_tag = case when floor < $1 then $2 else floor_tag end, floor = greatest(floor, $1)
      returning unaware`,
    [floor.when, floor.tag],
  )
  const unaware = rows[0]?.unaware
  if (unaware !== null && Number(unaware) < floor.when) await refuseUnaware(client)
}

/** Notes which functions the database has from now on. */
export async function noteFunctions(
  client: pg.ClientBase,
  version: number,
  parts: Record<string, string>,
): Promise<void> {
  await client.query(
    `update drizzle.schema_state set
      functions_version = greatest(functions_version, $1), parts = parts || $2::jsonb`,
    [version, parts],
  )
}

/**
 * 1.0.0 and older versions ask nobody whether they may run. They read the table of functions when they start:
 * in its place they find a sentence.
 */
async function refuseUnaware(client: pg.ClientBase): Promise<void> {
  await client.query('drop table if exists drizzle.functions')
  await client.query(`create or replace function drizzle.refuse_older() returns table (name text, hash text)
    language plpgsql as $$ begin
      raise exception 'A newer version of Haat brought this database to its shape. This version is too old for it: start the newer one, or restore the backup of before the upgrade.';
    end $$`)
  await client.query('create or replace view drizzle.functions as select * from drizzle.refuse_older()')
  await client.query('update drizzle.schema_state set unaware = null')
}

async function exists(client: pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    `select to_regclass(format('drizzle.%I', $1::text)) is not null as is`,
    [table],
  )
  return rows[0]?.is ?? false
}
