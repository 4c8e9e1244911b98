/** pgbench of Debian's `postgresql` package, on tables of its own in the shop's server. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import type { ConnectionConfig } from '#db/embedded/conversation.ts'

import type { Rate } from './rounds.ts'

export interface Pgbench {
  program: string
  version: string
}

/** Its newest version on this machine; null where there is none. */
export function findPgbench(): Pgbench | null {
  const home = '/usr/lib/postgresql'
  const versions = fs.existsSync(home) ? fs.readdirSync(home).sort((a, b) => Number(b) - Number(a)) : []
  for (const program of [...versions.map((one) => path.join(home, one, 'bin', 'pgbench')), 'pgbench']) {
    const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
    if (status === 0) return { program, version: stdout.trim() }
  }
  return null
}

/** Runs a script of this folder on so many connections, with prepared statements. */
export async function runPgbench(
  { program }: Pgbench,
  {
    script,
    database,
    connections,
    seconds,
  }: {
    script: string
    database: ConnectionConfig
    connections: number
    seconds: number
  },
): Promise<Rate> {
  const { host, port, user } = database
  const file = fileURLToPath(new URL(script, import.meta.url))
  const clients = ['-c', String(connections), '-T', String(Math.max(1, Math.round(seconds)))]
  const server = ['-h', host, '-p', String(port), '-U', user, database.database]
  const child = spawn(program, ['-n', '-M', 'prepared', ...clients, '-f', file, ...server])
  const end = () => child.kill()
  process.once('exit', end)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const [code] = (await once(child, 'close')) as [number | null]
  process.off('exit', end)
  const perSecond = Number(/^tps = ([\d.]+)/m.exec(said)?.[1])
  if (code !== 0 || !(perSecond > 0)) throw new Error(`pgbench ended with ${code}:\n${said}`)
  return { perSecond }
}
