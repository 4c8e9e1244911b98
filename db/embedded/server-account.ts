/** Which system account the embedded PostgreSQL runs as. */
import { spawnSync } from 'node:child_process'

export interface ServerAccount {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root, so root has to lend it another account. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** The system's `postgres` account; made when the machine has none. */
export function postgresAccount(): ServerAccount {
  const existing = lookUpPostgres()
  if (existing) return existing

  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/bin/false', 'postgres'], {
    // After a plain `su` the folder of such programs is missing from root's PATH.
    env: { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` },
  })
  const made = lookUpPostgres()
  if (made) return made

  throw new Error(
    'PostgreSQL does not run as root, and the account "postgres" could not be created. ' +
      'Run as an ordinary user, or set DATABASE_URL to use a PostgreSQL of your own.',
  )
}

function lookUpPostgres(): ServerAccount | undefined {
  const uid = idOf('-u')
  const gid = idOf('-g')
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

function idOf(flag: '-u' | '-g'): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
  return status === 0 ? Number(stdout.trim()) : undefined
}
