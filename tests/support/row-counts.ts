import type pg from 'pg'

/** What the shop's jobs note at their own times. */
const ofJobs = ['job_runs', 'derived_tables']

/**
 * How many rows each table of the shop has, by its name; to compare before and after a call that must store
 * nothing.
 */
export async function rowCounts(
  pool: pg.Pool,
  { except = [] }: { except?: string[] } = {},
): Promise<Record<string, number>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and tablename <> all($1) order by name`,
    [[...ofJobs, ...except]],
  )
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as n from ${name}`)
  const { rows } = await pool.query<{ name: string; n: number }>(counts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
}
