/** Before all tests: one PostgreSQL server, and on it a migrated database to copy from. */
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import type { TestProject } from 'vitest/node'

import { connect } from '#db/connect.ts'
import { removeEmbeddedPostgres } from '#db/embedded/remove-embedded-postgres.ts'
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import type { PostgresServer } from '#tests/support/postgres-server.ts'
import { administer, onServer } from '#tests/support/postgres-server.ts'

const folderPrefix = 'haat-test-'

/** Vitest calls it once a run, and what it answers at the end of the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers()
  const { server, stop } = await startServer()
  // A name of its own: on a given server two runs may work side by side.
  const template = `haat_template_${randomBytes(4).toString('hex')}`
  try {
    await administer(server, `create database ${template}`)
    await migrateOn(onServer(server, template))
  } catch (error) {
    await stop()
    throw error
  }

  project.provide('postgresServer', server)
  project.provide('templateDatabase', template)
  return async () => {
    await administer(server, `drop database if exists ${template} with (force)`)
    await stop()
  }
}

async function startServer(): Promise<{ server: PostgresServer; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { server: { connectionString: given }, stop: async () => undefined }

  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), `${folderPrefix}${process.pid}-`))
  const embedded = await startEmbeddedPostgres({ dataDir, durable: false, log: console.log })
  return { server: embedded.connectionConfig, stop: async () => remove(dataDir) }
}

async function migrateOn(server: PostgresServer): Promise<void> {
  const { pool } = connect(server)
  try {
    await migrate(pool)
  } finally {
    // A template that somebody is connected to cannot be copied.
    await pool.end()
  }
}

/** A run that was killed could not tidy up; the next one does. */
async function removeLeftovers(): Promise<void> {
  for (const name of fs.readdirSync(os.tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue
    const pid = Number.parseInt(name.slice(folderPrefix.length), 10)
    const folder = path.join(os.tmpdir(), name)
    if (isAlive(pid) || fs.statSync(folder).uid !== process.getuid?.()) continue
    await remove(folder)
  }
}

async function remove(dataDir: string): Promise<void> {
  await removeEmbeddedPostgres(dataDir)
  fs.rmSync(dataDir, { recursive: true, force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
