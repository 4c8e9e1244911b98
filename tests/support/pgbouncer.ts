/** Debian's PgBouncer, in transaction mode, before the server of this test run. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { vi } from 'vitest'

import { whatIsAt } from '#db/pooler.ts'
import { freePort } from '#server/port.ts'

import { programOf } from '../cluster/packages.ts'
import { afterwards } from './afterwards.ts'
import type { PostgresServer } from './postgres-server.ts'

/** Answers the address of `database` behind it. It is ended after the test or the file. */
export async function pgBouncer(server: PostgresServer, database: string): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-pooler-'))
  chmodSync(folder, 0o755)
  const file = path.join(folder, 'pgbouncer.ini')
  const port = await freePort('127.0.0.1')
  writeFileSync(path.join(folder, 'users.txt'), '"postgres" ""\n')
  writeFileSync(
    file,
    `[databases]
${database} = ${placeOf(server)} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${path.join(folder, 'users.txt')}
pool_mode = transaction
`,
  )
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0
  const id = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }))
  const program = spawn(programOf('pgbouncer'), ['-q', file], {
    stdio: 'ignore',
    cwd: '/',
    ...(isRoot && { uid: id('-u'), gid: id('-g') }),
  })
  afterwards(async () => {
    const exit = once(program, 'exit')
    if (program.exitCode === null && program.kill('SIGKILL')) await exit
    rmSync(folder, { recursive: true, force: true })
  })
  const connectionString = `postgres://postgres@127.0.0.1:${port}/${database}`
  await vi.waitFor(() => whatIsAt({ connectionString }), { timeout: 10_000 })
  return connectionString
}

function placeOf(server: PostgresServer): string {
  if (!('connectionString' in server)) return `host=${server.host} port=${server.port}`
  const { hostname, port } = new URL(server.connectionString)
  return `host=${hostname} port=${port || 5432}`
}
