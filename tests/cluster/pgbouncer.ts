/** Debian's PgBouncer in transaction mode, on the machine of HAProxy, whose port of the primary it asks. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Machine } from './machines.ts'
import { programOf } from './packages.ts'

const port = 6432

/** Answers the address of the database behind it. */
export function openPooler(place: Machine, primaryPort: number): string {
  const users = path.join(place.folder, 'users.txt')
  const settings = path.join(place.folder, 'pgbouncer.ini')
  writeFileSync(users, '"haat" ""\n')
  writeFileSync(
    settings,
    `[databases]
haat = host=127.0.0.1 port=${primaryPort} dbname=haat
[pgbouncer]
listen_addr = ${place.address}
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 40
; While there is no primary it asks again each second, and lets nobody wait for long.
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 5
`,
  )
  place.run([programOf('pgbouncer'), settings], 'postgres')
  return `postgres://haat@${place.address}:${port}/haat`
}
