import { randomBytes } from 'node:crypto'

import { afterAll, expect, inject, test, vi } from 'vitest'

import { diskFiles } from '#integrations/pictures/disk-files.ts'
import { databaseLine } from '#tests/support/database-line.ts'
import { administer, onServer } from '#tests/support/postgres-server.ts'
import type { PostgresServer } from '#tests/support/postgres-server.ts'

import { takeBackup } from './backup/take-backup.ts'
import { openDatabase } from './database.ts'

const server = inject('postgresServer')
const names: string[] = []

afterAll(async () => {
  for (const name of names) await administer(server, `drop database if exists ${name} with (force)`)
})

test('a database that cannot search in Hindi by its index is opened with a warning', async () => {
  expect(await warningsOf("lc_ctype 'C'")).toEqual([expect.stringContaining('searches in Hindi are slow')])
})

test('a database that was made as ours are is opened without one', async () => {
  expect(await warningsOf("lc_ctype 'C.UTF-8'")).toEqual([])
})

test('a start waits for a database that is not there yet, says so, and opens it when it is', async () => {
  const line = await databaseLine(onServer(server, await newDatabase('')))
  line.cut()
  const said: string[] = []
  const log = { info: (_: object, message: string) => void said.push(message), warn() {}, error() {} }
  const settings = { databaseUrl: addressOf(line.connectionConfig), dataDir: '', startWaitSeconds: 60 }
  const opened = openDatabase(settings, log, 'shop')
  await vi.waitFor(
    () => expect(said).toEqual([expect.stringMatching(/^Waiting for the database of .* 60 s/)]),
    { timeout: 10_000 },
  )

  line.restore()

  const database = await opened
  expect((await database.connection.pool.query('select 1')).rowCount).toBe(1)
  await database.stop()
})

test('for a backup a database is opened as it is, so that it can be kept before an upgrade', async () => {
  const databaseUrl = addressOf(onServer(server, await newDatabase('')))
  const log = { info() {}, warn() {}, error() {} }
  const database = await openDatabase({ databaseUrl, dataDir: '' }, log, 'script', { asItIs: true })
  const { rows } = await database.connection.pool.query(
    `select from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle'))`,
  )
  expect(rows).toEqual([])
  const of = { config: database.directConfig, secrets: null, passphrase: null, now: () => new Date() }
  await expect(takeBackup('/tmp/none', { ...of, pictures: diskFiles('/tmp/none') })).rejects.toThrow(
    'There is no shop in this database.',
  )
  await database.stop()
})

async function newDatabase(made: string): Promise<string> {
  const name = `t_${randomBytes(6).toString('hex')}`
  names.push(name)
  await administer(server, `create database ${name} template template0 ${made}`)
  return name
}

/** What is said of a new database that was made in this way. */
async function warningsOf(made: string): Promise<string[]> {
  const name = await newDatabase(made)
  const warnings: string[] = []
  const database = await openDatabase(
    { databaseUrl: addressOf(onServer(server, name)), dataDir: '' },
    { info() {}, warn: (_details, message) => void warnings.push(message), error() {} },
  )
  await database.stop()
  return warnings
}

function addressOf(there: PostgresServer): string {
  if ('connectionString' in there) return there.connectionString
  const { user, port, database, host } = there
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
