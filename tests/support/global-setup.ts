/** Before all tests: one PostgreSQL server, and on it a migrated database to copy from. */
import { randomBytes } from 'node:crypto'

import type { TestProject } from 'vitest/node'

import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { newDataDir, removeDataDir, removeLeftovers } from '#tests/support/leftovers.ts'
import type { PostgresServer } from '#tests/support/postgres-server.ts'
import { administer, onServer } from '#tests/support/postgres-server.ts'

const folderPrefix = 'haat-test-'

/** Vitest calls it once a run, and what it answers at the end of the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers(folderPrefix)
  const { server, stop } = await startServer()
  // A name of its own: on a given server two runs may work side by side.
  const template = `haat_template_${randomBytes(4).toString('hex')}`
  try {
    await administer(server, `create database ${template}`)
    // Closed again by then: a template that somebody is connected to cannot be copied.
    await migrate(onServer(server, template))
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

  const dataDir = newDataDir(folderPrefix)
  const embedded = await startEmbeddedPostgres({ dataDir, durable: false, log: console.log })
  return {
    server: embedded.connectionConfig,
    async stop() {
      await embedded.stop()
      await removeDataDir(dataDir)
    },
  }
}
