import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test, vi } from 'vitest'

import * as schema from '#db/schema/index.ts'
import type { Ctx, Log } from '#domain/ground/context.ts'
import { refillDerived } from '#domain/ground/refill-derived.ts'
import { diskFiles } from '#integrations/pictures/disk-files.ts'
import * as sandboxSchema from '#sandbox/schema.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { takeBackup } from '#server/backup/take-backup.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { testDatabase } from '#tests/support/database.ts'
import type { TestDatabase } from '#tests/support/database.ts'
import { catalog } from '#tests/upgrade/catalog.ts'
import { wrong } from '#tests/upgrade/wrong.ts'

import { derived } from './derived.ts'
import { migrate } from './migrate.ts'
import { projectFolder } from './project-folder.ts'
import { readMigrations } from './read-migrations.ts'
import { noteMigration } from './schema-state.ts'

/** A shop in which every table has rows, as the last version before 1.0.0 left it (tests/upgrade/dump.ts). */
const lastVersion = 'before-1.0.0'

const carriedOver = await testDatabase()
const fresh = await testDatabase()

describe('a shop of the last version', () => {
  beforeAll(async () => {
    await load(lastVersion, carriedOver)
  })

  test('had rows in every table', async () => {
    const tables =
      await named(`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'razorpay_sandbox') and table_type = 'BASE TABLE'`)
    for (const name of tables) expect(await rows(`select from ${name} limit 1`), name).toHaveLength(1)
  })

  test('is restored from a backup by this version, and is then as a new one', async () => {
    const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'haat-older-')), 'haat.backup')
    afterwards(() => rm(path.dirname(file), { recursive: true }))
    const [restored, pictures] = [await testDatabase(), diskFiles(path.dirname(file))]
    const of = { pictures, secrets: null, passphrase: null, now: () => new Date() }
    await takeBackup(file, { config: carriedOver.connectionConfig, ...of })
    const into = { config: restored.connectionConfig, pictures, passphrase: null }
    await restoreBackup(file, { ...into, finish: () => Promise.resolve() })
    expect(await catalog(restored.pool)).toEqual(await catalog(fresh.pool))
  })

  test('is refused while it is older than the first migration, and told how to go on', async () => {
    await rows(`update drizzle.__drizzle_migrations set created_at = created_at - 1`)
    await expect(migrate(carriedOver.connectionConfig)).rejects.toThrow(
      'This database is older than the last version before 1.0.0.',
    )
    await rows(`update drizzle.__drizzle_migrations set created_at = created_at + 1`)
  })

  test('is upgraded while a buyer is in the way, a step at a time, each with its line in the log', async () => {
    const buyer = await carriedOver.pool.connect()
    await buyer.query(`set deadlock_timeout = '1min'; begin; lock table payment_orders in row exclusive mode`)
    const { log, said } = listening()
    const upgrade = migrate(carriedOver.connectionConfig, log)
    // The migration has changed orders by then, and waits for payment orders.
    await vi.waitFor(
      async () =>
        expect(
          await rows(`select from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`),
        ).toHaveLength(1),
      { timeout: 10_000 },
    )
    await buyer.query('lock table orders in row exclusive mode; commit')
    await upgrade
    buyer.release()
    const times = (line: string) => line.replace(/\d+ ms/, '… ms')
    const { migrations } = await known()
    expect(said.map(times).filter((line) => !line.startsWith('trigger '))).toEqual([
      'what programs of other versions are told: … ms',
      ...migrations
        .slice(1)
        .flatMap((tag) =>
          tag === '0003_no_fee'
            ? [`${tag}: others hold its locks, trying again`, `${tag}: … ms in 2 tries`]
            : `${tag}: … ms`,
        ),
      expect.stringMatching(/^\d+ functions: … ms$/),
    ])
  })

  test('has after the upgrade the columns, constraints, indexes, functions and triggers of a new one', async () => {
    expect(await catalog(carriedOver.pool)).toEqual(await catalog(fresh.pool))
  })

  test('tells its last version, which asks nobody, that it is too old for what has changed', async () => {
    await rows('create table if not exists drizzle.functions (name text primary key, hash text not null)')
    await expect(rows('select name, hash from drizzle.functions')).rejects.toThrow(
      'This version is too old for it: start the newer one',
    )
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

  test('has all that is derived written anew from its sources, whatever was there', async () => {
    await rows(`update product_lookups set words = ''; delete from order_lookups; delete from person_lookups;
      update product_ranks set selling_price_paise = 1, is_sold_out = true, declared = '{}';
      delete from product_ranks where rank = (select min(rank) from product_ranks);
      insert into list_counts (list, change) values ('products', 7); delete from list_counts where list = 'orders';
      delete from sales_days; update product_sales_days set pieces = pieces + 1`)
    const all = derived.map((table) => ({ ...table, version: table.version + 1 }))
    const { log, said } = listening()
    await refillDerived({ db: carriedOver.db, log } as unknown as Ctx, { all, forMs: 60_000 })
    expect(said).toHaveLength(derived.length)
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

test('a shop of 1.0.0 has all of a new one too, and 1.0.0 finds its functions there as it left them', async () => {
  const released = await testDatabase()
  await load('1.0.0', released)
  const functions = 'select name, hash from drizzle.functions order by name'
  const { rows: before } = await released.pool.query(functions)
  const { log, said } = listening()

  await migrate(released.connectionConfig, log)

  expect(await catalog(released.pool)).toEqual(await catalog(fresh.pool))
  expect(before.length).toBeGreaterThan(60)
  expect((await released.pool.query(functions)).rows).toEqual(before)
  // What is as 1.0.0 had it is not made again, so no table is locked for it.
  const made = said.flatMap((line) => /^trigger (\w+)/.exec(line)?.[1] ?? [])
  expect(made).toContain('till_of_cash')
  expect(made).not.toContain('products_counted_by_state')
  expect(made).not.toContain('order_lines_sold')
})

test('a function and a trigger that were changed by hand are as their files have them once those are applied again', async () => {
  await fresh.pool.query(`create or replace function indian_day(at timestamptz) returns date language sql
    as 'select null::date'; drop trigger products_counted_in on products;
    update drizzle.schema_state set parts = parts - 'indian_day' - 'trigger products_counted_in'`)
  const { log, said } = listening()
  await migrate(fresh.connectionConfig, log)
  const day = `select indian_day('2026-11-01T20:00Z')::text as day`
  expect((await fresh.pool.query(day)).rows).toEqual([{ day: '2026-11-02' }])
  expect(said.map((line) => line.split(':')[0])).toEqual(['1 functions', 'trigger products_counted_in'])
})

describe('a program of another version', () => {
  const change = (what: string) => fresh.pool.query(`update drizzle.schema_state set ${what}`)
  const newerMigration = `insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`

  test('that is older than the database starts where the newest migration bears it', async () => {
    await fresh.pool.query(newerMigration)
    await expect(migrate(fresh.connectionConfig)).resolves.toBeUndefined()
  })

  test('leaves functions that are newer than its own as they are', async () => {
    await fresh.pool.query(`create or replace function indian_day(at timestamptz) returns date language sql
      as 'select date ''2026-01-01'''`)
    await change(`functions_version = 9999, parts = parts - 'indian_day' || '{"indian_day": "newer"}'`)
    await migrate(fresh.connectionConfig)
    expect((await fresh.pool.query(`select indian_day(now())::text as day`)).rows).toEqual([
      { day: '2026-01-01' },
    ])
  })

  test('is refused, and told which migration it would have to know, where it does not bear it', async () => {
    await change(
      `floor = (select max(created_at) from drizzle.__drizzle_migrations), floor_tag = '0099_newer'`,
    )
    const { migrations } = await known()
    await expect(migrate(fresh.connectionConfig)).rejects.toThrow(
      'A newer version of Haat brought this database to its shape. It bears no version that does not know ' +
        `0099_newer. This version knows no more than ${migrations.at(-1)}: start the newer one`,
    )
  })

  test('of 1.0.0 finds a sentence in its place after a migration that does not bear it', async () => {
    const when = Date.now() * 2
    const newer = {
      tag: '0099_newer',
      hash: 'newer',
      statements: [],
      floor: { tag: '0099_newer', when },
      when,
    }
    const client = await fresh.pool.connect()
    await noteMigration(client, newer)
    client.release()
    await expect(fresh.pool.query('select name, hash from drizzle.functions')).rejects.toThrow(
      'too old for it',
    )
    await expect(migrate(fresh.connectionConfig)).rejects.toThrow('no version that does not know 0099_newer')
  })
})

async function rows(query: string): Promise<Record<string, unknown>[]> {
  return (await carriedOver.pool.query<Record<string, unknown>>(query)).rows
}

async function named(query: string): Promise<string[]> {
  return (await rows(query)).map(({ name }) => name as string)
}

/** Makes the database what a version left of it. */
async function load(version: string, { pool }: TestDatabase): Promise<void> {
  const dump = await readFile(path.join(projectFolder(), 'tests', 'upgrade', `${version}.sql.gz`))
  const client = await pool.connect()
  await client.query('drop schema public, razorpay_sandbox, drizzle cascade; create schema public')
  await client.query(String(await promisify(gunzip)(dump)))
  // Closed: the dump switched the triggers of this connection off.
  client.release(true)
}

/** The migrations that this program knows, in their order. */
async function known(): Promise<{ migrations: string[] }> {
  return { migrations: (await readMigrations()).map(({ tag }) => tag) }
}

/** A log that keeps what it is told. */
function listening(): { log: Log; said: string[] } {
  const said: string[] = []
  const say = (_: object, line: string) => void said.push(line)
  return { log: { info: say, warn: say, error: say }, said }
}
