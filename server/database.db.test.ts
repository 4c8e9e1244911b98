import { randomBytes } from 'node:crypto'

import { afterAll, expect, inject, test } from 'vitest'

import { administer, onServer } from '#tests/support/postgres-server.ts'

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

/** What is said of a new database that was made in this way. */
async function warningsOf(made: string): Promise<string[]> {
  const name = `t_${randomBytes(6).toString('hex')}`
  names.push(name)
  await administer(server, `create database ${name} template template0 ${made}`)
  const warnings: string[] = []
  const database = await openDatabase(
    { databaseUrl: addressOf(name), dataDir: '' },
    { info() {}, warn: (_details, message) => void warnings.push(message), error() {} },
  )
  await database.stop()
  return warnings
}

function addressOf(name: string): string {
  const there = onServer(server, name)
  if ('connectionString' in there) return there.connectionString
  return `postgresql://${there.user}@localhost:${there.port}/${name}?host=${encodeURIComponent(there.host)}`
}
