/** A real, migrated, empty database for one test file. */
import { randomBytes } from 'node:crypto'

import { inject } from 'vitest'

import type { Connection } from '#db/connect.ts'
import { connect } from '#db/connect.ts'

import { afterwards } from './afterwards.ts'
import type { PostgresServer } from './postgres-server.ts'
import { administer, onServer } from './postgres-server.ts'

export interface TestDatabase extends Connection {
  /** For code under test that opens connections of its own. */
  connectionConfig: PostgresServer
}

/** Copies the template; to be called once, at the top of a test file. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('postgresServer')
  const name = `t_${randomBytes(6).toString('hex')}`
  // Copied file by file, which is quicker than through the log when nothing waits for the disk.
  await administer(
    server,
    `create database ${name} template ${inject('templateDatabase')} strategy file_copy`,
  )

  const connectionConfig = onServer(server, name)
  const connection = connect(connectionConfig)
  afterwards(async () => {
    await connection.pool.end()
    // Also on a server that is thrown away after the run: the next copy is then written into memory that the
    // machine has given out already. Where it has not, a copy takes ten times as long.
    await administer(server, `drop database if exists ${name} with (force)`)
  })
  return { ...connection, connectionConfig }
}
