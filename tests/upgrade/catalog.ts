import type pg from 'pg'

/** What may not differ between a shop that was carried over and a new one: by kind, one line each. */
export async function catalog(pool: pg.Pool): Promise<Record<string, string[]>> {
  const answers: Record<string, string[]> = {}
  for (const [kind, query] of Object.entries(queries)) {
    const { rows } = await pool.query<{ line: string }>(query)
    answers[kind] = rows.map(({ line }) => line).toSorted()
  }
  return answers
}

const ours = `not in ('pg_catalog', 'information_schema', 'pg_toast', 'drizzle')`
const queries = {
  columns: `select concat_ws(' ', table_schema, table_name, column_name, udt_name, is_nullable, column_default,
      identity_generation, generation_expression, collation_name) as line
    from information_schema.columns where table_schema ${ours}`,
  constraints: `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(c.oid)) as line
    from pg_constraint c join pg_namespace n on n.oid = connamespace where nspname ${ours}`,
  indexes: `select indexdef as line from pg_indexes where schemaname ${ours}`,
  functions: `select pg_get_functiondef(p.oid) as line from pg_proc p join pg_namespace n on n.oid = pronamespace
    where nspname ${ours} and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  triggers: `select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal`,
}
