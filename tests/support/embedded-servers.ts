/** Embedded servers to maltreat: each in a folder of its own, all of it gone after the test. */
import type { ChildProcess } from 'node:child_process'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

import pg from 'pg'

import { preparedBinaries } from '#db/embedded/binaries.ts'
import { ensureCluster, prepareFolders } from '#db/embedded/cluster.ts'
import type { ConnectionConfig } from '#db/embedded/conversation.ts'
import type { Locations } from '#db/embedded/locations.ts'
import { chooseLocations, knownLocations } from '#db/embedded/locations.ts'
import type { Role } from '#db/embedded/presence.ts'
import { removeEmbeddedPostgres } from '#db/embedded/remove-embedded-postgres.ts'
import type { EmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'

import { afterwards } from './afterwards.ts'

/** An empty data folder: the first start makes the cluster. */
export function newDataDir(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-embedded-'))
  removeAfterwards(folder)
  return folder
}

/**
 * Makes one cluster for a whole test file, and answers what makes a data folder with a copy of it, a new one
 * unless one is given: making a cluster (initdb) takes longer than all that most tests do with theirs. To be
 * called at the top of the file.
 */
export async function clusterCopies(): Promise<(folder?: string) => string> {
  const original = locationsFor(newDataDir())
  ensureCluster(await preparedBinaries(original), original, false)
  return (folder = newDataDir()) => {
    fs.mkdirSync(folder, { recursive: true })
    execFileSync('cp', ['-a', original.cluster, locationsFor(folder).cluster])
    return folder
  }
}

function locationsFor(folder: string): Locations {
  const locations = chooseLocations(fs.realpathSync(folder))
  prepareFolders(locations)
  return locations
}

/** Starts it in this process, which otherwise would start it anew when the folder is removed. */
export async function start(dataDir: string, role: Role = 'script'): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({ dataDir, role, durable: false, log: () => undefined })
  afterwards(() => embedded.stop())
  return embedded
}

interface Report {
  how: EmbeddedPostgres['how']
  connectionConfig: ConnectionConfig
  /** The number that initdb gave this cluster. */
  cluster: string
}

/** Starts the server in a real program of its own, as the shop does, which then stays until it is killed. */
export function startInAnotherProcess(
  dataDir: string,
  role: Role = 'script',
): { child: ChildProcess; report: Promise<Report> } {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', starterProgram, dataDir, role], {
    cwd: path.join(import.meta.dirname, '..', '..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  killAfterwards(child)
  return { child, report: firstLine(child).then((line) => JSON.parse(line) as Report) }
}

const starterProgram = `
  import pg from 'pg'
  import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'
  const [, dataDir, role] = process.argv
  const { how, connectionConfig } = await startEmbeddedPostgres({ dataDir, role, log: () => undefined })
  const client = new pg.Client(connectionConfig)
  await client.connect()
  const { rows } = await client.query('select system_identifier::text as cluster from pg_control_system()')
  await client.end()
  console.log(JSON.stringify({ how, connectionConfig, cluster: rows[0].cluster }))
  process.stdin.resume()
`

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the program has no output')
  for await (const line of createInterface({ input: stdout })) return line
  throw new Error('the program ended without a report')
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

export function locationsOf(dataDir: string): Locations {
  const locations = knownLocations(fs.realpathSync(dataDir))
  if (!locations) throw new Error(`no server was ever started for ${dataDir}`)
  return locations
}

export function serverPid(dataDir: string): number {
  return Number.parseInt(
    fs.readFileSync(path.join(locationsOf(dataDir).cluster, 'postmaster.pid'), 'utf8'),
    10,
  )
}

export async function goods({ connectionConfig }: EmbeddedPostgres): Promise<unknown> {
  const [row] = await query(connectionConfig, 'select goods from stall')
  return row?.goods
}

export async function query(config: ConnectionConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(config)
  client.on('error', () => undefined) // some tests kill the server
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** Vitest runs these the latest first, so that processes end and inner folders go before the outer ones. */
export function removeAfterwards(folder: string): void {
  afterwards(async () => {
    await removeEmbeddedPostgres(folder)
    fs.rmSync(folder, { recursive: true, force: true })
  })
}

export function killAfterwards(child: ChildProcess): void {
  afterwards(() => kill(child))
}
