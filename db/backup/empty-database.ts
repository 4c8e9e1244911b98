import type pg from 'pg'

import { tablesOf } from './shape.ts'

/** What a shop has that nobody has entered anything into: migrations and its first moments write it. */
const ofNewShop = new Set(
  [
    'backups',
    'backups_by_hand',
    'catalog_changes',
    'catalog_version',
    'categories',
    'derived_tables',
    'goes_with_due',
    'identity',
    'job_runs',
    'list_counts',
    'month_due',
    // One of each group of prices.
    'offers',
    'payment_sweeps',
    'ranking_due',
    'shop_settings',
  ].map((table) => `public.${table}`),
)

/** The tables that have rows of somebody: none in an empty shop. */
export async function tablesInUse(client: pg.ClientBase): Promise<string[]> {
  const inUse: string[] = []
  for (const { name } of await tablesOf(client)) {
    if (ofNewShop.has(name)) continue
    const { rows } = await client.query(`select from ${name} limit 1`)
    if (rows.length > 0) inUse.push(name)
  }
  return inUse
}

/** Takes away what the database has of a shop; the schema `public` and what extensions made stay. */
export async function emptyDatabase(client: pg.ClientBase): Promise<void> {
  await client.query(`
    drop schema if exists razorpay_sandbox cascade;
    drop schema if exists drizzle cascade;
    do $$
    declare
      one record;
    begin
      for one in select c.oid::regclass as name from pg_class c
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
          and not exists (select from pg_depend where objid = c.oid and deptype = 'e') loop
        execute format('drop table if exists %s cascade', one.name);
      end loop;
      for one in select p.oid::regprocedure as name from pg_proc p
        where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend where objid = p.oid and deptype = 'e') loop
        execute format('drop routine if exists %s cascade', one.name);
      end loop;
    end $$`)
}
