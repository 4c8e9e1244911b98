/** What a database is made of, as a backup writes it down and a restore makes it again. */
import type pg from 'pg'

export interface Shape {
  /** Those of drizzle's journal, in their order; none where there is no shop. */
  migrations: { hash: string; when: number }[]
  tables: Table[]
  sequences: string[]
  /** Statements that make them. */
  functions: string[]
  triggers: Trigger[]
}

export interface Trigger {
  statement: string
  /** On which table it does what and when, in words that no version of PostgreSQL writes otherwise. */
  mark: string
}

export interface Table {
  /** As SQL has it, with its schema. */
  name: string
  /** As SQL has them; without those that are computed. */
  columns: string[]
}

/** Of drizzle's schema a restore makes its own; the other one is the mark of a restore. */
const ours = `nspname not in ('pg_catalog', 'information_schema', 'drizzle', 'haat_restore')
  and nspname not like 'pg\\_%'`
/** Made by an extension, which makes it again. */
const ofExtension = (catalog: string, oid: string) => `exists (
  select from pg_depend where classid = '${catalog}'::regclass and objid = ${oid} and deptype = 'e')`

/** Reads it in the transaction of the connection. */
export async function readShape(client: pg.ClientBase): Promise<Shape> {
  return {
    migrations: await migrationsOf(client),
    tables: await tablesOf(client),
    sequences: await lines(
      client,
      `select format('%I.%I', nspname, relname) as line
       from pg_class c join pg_namespace n on n.oid = relnamespace where relkind = 'S' and ${ours}`,
    ),
    functions: await lines(
      client,
      `select pg_get_functiondef(p.oid) as line from pg_proc p join pg_namespace n on n.oid = pronamespace
       where prokind in ('f', 'p') and ${ours} and not ${ofExtension('pg_proc', 'p.oid')}`,
    ),
    triggers: await triggersOf(client),
  }
}

/** In the order of their tables and names. */
export async function triggersOf(client: pg.ClientBase): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select pg_get_triggerdef(t.oid) as statement,
       concat_ws(' ', nspname, relname, tgname, tgfoid::regproc, tgtype, tgdeferrable) as mark
     from pg_trigger t join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = relnamespace
     where not tgisinternal and ${ours} order by nspname, relname, tgname`,
  )
  return rows
}

/** Foreign keys, which check at every row what is checked at once afterwards. */
export async function foreignKeysOf(
  client: pg.ClientBase,
): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select format('%I.%I', nspname, relname) as "table", quote_ident(conname) as name,
       pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = relnamespace
     where contype = 'f' and conparentid = 0 and ${ours} order by nspname, relname, conname`,
  )
  return rows
}

export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', nspname, relname) as name,
       array(select quote_ident(attname) from pg_attribute where attrelid = c.oid and attnum > 0
         and not attisdropped and attgenerated = '' order by attname) as columns
     from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and ${ours} and not ${ofExtension('pg_class', 'c.oid')} order by nspname, relname`,
  )
  return rows
}

async function migrationsOf(client: pg.ClientBase): Promise<Shape['migrations']> {
  const { rows: journals } = await client.query<{ isThere: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )
  if (!journals[0]?.isThere) return []
  const { rows } = await client.query<{ hash: string; when: string }>(
    'select hash, created_at as when from drizzle.__drizzle_migrations order by created_at, id',
  )
  return rows.map(({ hash, when }) => ({ hash, when: Number(when) }))
}

async function lines(client: pg.ClientBase, query: string): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(query)
  return rows.map(({ line }) => line).toSorted()
}
