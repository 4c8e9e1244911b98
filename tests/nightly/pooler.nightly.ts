import { expect, test, vi } from 'vitest'

import { connect } from '#db/connect.ts'
import { withLock } from '#db/with-lock.ts'
import { watchCatalog } from '#server/cache/catalog-watch.ts'
import { openDatabase } from '#server/database.ts'
import { readSettings } from '#server/settings.ts'
import { installMissing } from '#tests/cluster/packages.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { testDatabase } from '#tests/support/database.ts'
import { pgBouncer } from '#tests/support/pgbouncer.ts'
import { makeProduct } from '#tests/support/shop.ts'

await installMissing()
const database = await testDatabase()
const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
const name = rows[0]!.name
const server = database.connectionConfig
const direct =
  'connectionString' in server
    ? server.connectionString
    : `postgresql://${server.user}@localhost:${server.port}/${name}?host=${encodeURIComponent(server.host)}`
const pooler = await pgBouncer(server, name)
const warned: string[] = []
const log = { info() {}, warn: (_: object, line: string) => void warned.push(line), error() {} }

async function open(databaseDirectUrl: string | null) {
  const { database } = readSettings({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: databaseDirectUrl ?? '' })
  const opened = await openDatabase({ databaseUrl: pooler, databaseDirectUrl, database, dataDir: '' }, log)
  afterwards(() => opened.stop())
  return opened
}

test('a pooler without a way past it is refused, and so is one in the place of that', async () => {
  await expect(open(null)).rejects.toThrow(/^DATABASE_URL leads to a pooler.* Set DATABASE_DIRECT_URL/)
  await expect(open(pooler)).rejects.toThrow('DATABASE_DIRECT_URL leads to a pooler')
})

test('connections that the pooler opened before its role had limits of time are told of', async () => {
  await open(direct)
  expect(warned).toEqual([expect.stringMatching(/^The connections that the pooler has open have no limits/)])
})

test('limits of time hold behind a pooler, of a role that has none and of one that has its own', async () => {
  await database.pool.query(`alter role postgres in database ${name} set statement_timeout = '300ms'`)
  await database.pool.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  const { connection } = await open(direct)
  await expect(connection.pool.query('select pg_sleep(10)')).rejects.toMatchObject({ code: '57014' })
  expect((await connection.pool.query('show idle_in_transaction_session_timeout')).rows).toEqual([
    { idle_in_transaction_session_timeout: '15s' },
  ])
  // Kept ready, a statement would be unknown on the next connection of the pooler.
  for (let n = 0; n < 20; n++) await connection.pool.query('select $1::text', ['x'])
  // What may take long has a limit on neither way.
  const patient = await withLock({ connectionString: direct }, 11, (client) =>
    client.query('select pg_sleep(1)'),
  )
  expect(patient.rowCount).toBe(1)
})

test('a lock that was taken through a pooler is gone with its work, so that the next start finds it free', async () => {
  const through = { connectionString: pooler }
  await withLock(through, 12, async () => 'done')
  expect(await withLock({ connectionString: direct }, 12, async () => 'mine', { mostMs: 1_000 })).toBe('mine')
})

test('a change is heard of at once, past the pooler', async () => {
  const { connection, directConfig } = await open(direct)
  const heard: string[] = []
  const watch = await watchCatalog({
    pool: connection.pool,
    connectionConfig: directConfig,
    log,
    onChange: async (tags) => void heard.push(...tags),
  })
  afterwards(() => watch.stop())
  const { pool, db } = connect({ connectionString: direct })
  afterwards(() => pool.end())
  const id = await makeProduct({ db })
  await vi.waitFor(() => expect(heard).toContain(`product:${id}`), { timeout: 1_000 })
})
