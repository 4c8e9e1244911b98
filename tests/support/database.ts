/** A real, migrated, empty database for one test file. */
import { randomBytes } from 'node:crypto'

import { afterAll, inject } from 'vitest'

import type { Connection } from '#db/connect.ts'
import { connect } from '#db/connect.ts'
import type { PostgresServer } from '#tests/support/postgres-server.ts'
import { administer, onServer } from '#tests/support/postgres-server.ts'

export interface TestDatabase extends Connection {
  /** For code under test that opens connections of its own. */
  connectionConfig: PostgresServer
}

/** Copies the template; call it once, at the top of a test file. The copy goes when the file's tests are done. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('postgresServer')
  const name = `t_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name} template ${inject('templateDatabase')}`)

  const connectionConfig = onServer(server, name)
  const connection = connect(connectionConfig)
  afterAll(async () => {
    await connection.pool.end()
    await administer(server, `drop database if exists ${name} with (force)`)
  })
  return { ...connection, connectionConfig }
}
