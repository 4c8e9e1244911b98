import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test } from 'vitest'

import * as schema from '#db/schema/index.ts'
import * as sandboxSchema from '#sandbox/schema.ts'
import { testDatabase } from '#tests/support/database.ts'
import { catalog } from '#tests/upgrade/catalog.ts'

import { migrate } from './migrate.ts'
import { projectFolder } from './project-folder.ts'

/** A shop in which every table has rows, as the last version left it (tests/upgrade/dump.ts). */
const lastVersion = 'before-1.0.0'

const carriedOver = await testDatabase()
const fresh = await testDatabase()

describe('a shop of the last version', () => {
  beforeAll(async () => {
    const dump = await readFile(path.join(projectFolder(), 'tests', 'upgrade', `${lastVersion}.sql.gz`))
    const client = await carriedOver.pool.connect()
    await client.query('drop schema public, razorpay_sandbox, drizzle cascade; create schema public')
    await client.query(String(await promisify(gunzip)(dump)))
    // Closed: the dump switched the triggers of this connection off.
    client.release(true)
  })

  test('had rows in every table', async () => {
    const tables =
      await named(`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'razorpay_sandbox') and table_type = 'BASE TABLE'`)
    for (const name of tables) expect(await rows(`select from ${name} limit 1`), name).toHaveLength(1)
  })

  test('is refused while it is older than the first migration, and told how to go on', async () => {
    await rows(`update drizzle.__drizzle_migrations set created_at = created_at - 1`)
    await expect(migrate(carriedOver.connectionConfig)).rejects.toThrow(
      'This database is older than the last version before 1.0.0.',
    )
    await rows(`update drizzle.__drizzle_migrations set created_at = created_at + 1`)
  })

  test('has after the upgrade the columns, constraints, indexes, functions and triggers of a new one', async () => {
    await migrate(carriedOver.connectionConfig)
    expect(await catalog(carriedOver.pool)).toEqual(await catalog(fresh.pool))
  })

  // A migration that makes a column anew drops its indexes with it, in an upgraded shop and in a new one.
  test('has every index that the tables declare, and none beside them', async () => {
    const tables = [...Object.values(schema), ...Object.values(sandboxSchema)].filter((table) =>
      is(table, PgTable),
    )
    const declared = tables.flatMap((table) =>
      getTableConfig(table).indexes.map(({ config }) => config.name ?? ''),
    )
    const made = await named(`select indexname as name from pg_indexes
      where schemaname in ('public', 'razorpay_sandbox')
        and not exists (select from pg_constraint where conname = indexname and contype in ('p', 'u'))`)
    expect(made.toSorted()).toEqual(declared.toSorted())
  })

  test.each(Object.entries(wrong()))('counts %s anew and finds what was kept', async (_what, query) => {
    expect(await rows(query)).toEqual([])
  })

  test('finds products by the words that it would write for them today', async () => {
    const kept = `select term, rank, position, pack from search_entries order by term, position`
    const before = await rows(kept)
    await rows(`select search_write(array(select position from products), false)`)
    expect(await rows(kept)).toEqual(before)
  })
})

test('a function that was changed by hand is as its file has it once its file is applied again', async () => {
  await fresh.pool.query(`create or replace function indian_day(at timestamptz) returns date language sql
    as 'select null::date'; update drizzle.functions set hash = '' where name = 'indian_day'`)
  await migrate(fresh.connectionConfig)
  expect((await fresh.pool.query(`select indian_day('2026-11-01T20:00Z')::text as day`)).rows).toEqual([
    { day: '2026-11-02' },
  ])
})

/** Rows that differ between what is kept and what its sources say: there should be none. */
function wrong(): Record<string, string> {
  const sold = `payment_way <> 'none' and status not in ('cancelled', 'refunded')`
  return {
    'the rows of each list': differences(
      `select list, sum(change) from list_counts group by list having sum(change) <> 0`,
      ['products', 'people', 'orders', 'stock_entries', 'mails', 'audit_entries']
        .map((table) => `select '${table}' as list, count(*)::numeric from ${table}`)
        .concat(`select 'products ' || state, count(*)::numeric from products group by state`)
        .join(' union all '),
    ),
    'the words of products': `select id from products p join product_lookups l using (id) where l.words <> words_of_product(p)`,
    'the words of orders': `select o.id from orders o join people p on p.id = person_id join order_lookups l on l.id = o.id
      where words <> words_of_order(number, p.name, p.email, payment_id)`,
    'the places of goods': differences(
      `select id, category, position, selling_price_paise, list_price_paise, is_sold_out from product_ranks`,
      `select distinct on (coalesce(family_key, id)) id, category, position, selling_price_paise, list_price_paise,
          stock is not distinct from 0
        from products where state = 'on_shelf'
        order by coalesce(family_key, id), stock is not distinct from 0, position`,
    ),
    'what lists have of declarations': `select id from product_ranks where declared is distinct from (
      select jsonb_object_agg(key, value) from product_declarations where product_id = product_ranks.id)`,
    'the sales of each day': differences(
      `select day, sum(orders), sum(total_paise) from sales_days group by day having sum(orders) <> 0`,
      `select indian_day(created_at), count(*)::numeric, sum(total_paise)::numeric from orders where ${sold} group by 1`,
    ),
    'the sales of each product': differences(
      `select day, product_id, sum(pieces), sum(total_paise) from product_sales_days group by 1, 2 having sum(pieces) <> 0`,
      `select indian_day(created_at), product_id, sum(quantity)::numeric, sum(quantity * selling_price_paise)::numeric
        from orders join order_lines on order_id = orders.id where ${sold} group by 1, 2`,
    ),
  }
}

function differences(kept: string, counted: string): string {
  return `(${kept} except (${counted})) union all ((${counted}) except ${kept})`
}

async function rows(query: string): Promise<Record<string, unknown>[]> {
  return (await carriedOver.pool.query<Record<string, unknown>>(query)).rows
}

async function named(query: string): Promise<string[]> {
  return (await rows(query)).map(({ name }) => name as string)
}
