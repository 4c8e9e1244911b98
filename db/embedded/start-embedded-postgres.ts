/**
 * The shop's own PostgreSQL: a real server as a child process, started by the program itself.
 *
 * Any number of programs may call this for one data folder at once; one server comes of it.
 * A program that was killed leaves nothing that the next start would trip over.
 */
import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { preparedBinaries } from './binaries.ts'
import { ensureCluster, prepareFolders } from './cluster.ts'
import type { ConnectionConfig } from './conversation.ts'
import { connectionTo, isReadyWith } from './conversation.ts'
import type { Locations } from './locations.ts'
import { chooseLocations } from './locations.ts'
import {
  clearStaleLocks,
  isOrphan,
  launchServer,
  recordStarter,
  runningServer,
  stopServer,
} from './server-process.ts'

export interface EmbeddedPostgresOptions {
  dataDir: string
  /** False trades safety on a power cut for speed; for tests only. */
  durable?: boolean
  log: (line: string) => void
}

export interface EmbeddedPostgres {
  connectionConfig: ConnectionConfig
  /** `adopted`: it was already running, started by another program. */
  how: 'started' | 'adopted'
  /** The folder of the database when it was made just now, else null. */
  newIn: string | null
  /** Ends the server, unless another living program started it. */
  stop(): Promise<void>
}

const databaseName = 'haat'
const startLimitMs = 10 * 60_000 // recovery after a crash may take minutes on a large database
const launchLimit = 5
const pollMs = 25
const noticeMs = 10_000

/**
 * Starts the server of `dataDir`, or joins the one that is running, and makes the database `haat` when
 * missing.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, log } = options
  fs.mkdirSync(dataDir, { recursive: true })
  // Without links, so that the path can be compared with what the server says of itself.
  const locations = chooseLocations(fs.realpathSync(dataDir))
  const binaries = await preparedBinaries(locations)
  prepareFolders(locations)
  const isNew = ensureCluster(binaries, locations, durable)

  const child = await untilReady(locations, () => launchServer(binaries, locations, durable), log)
  const serverPid = runningServer(locations)
  const isOurs = serverPid !== undefined && serverPid === child?.pid
  if (isOurs) recordStarter(locations, serverPid)
  return {
    connectionConfig: connectionTo(locations, databaseName),
    newIn: isNew ? locations.cluster : null,
    how: isOurs ? 'started' : 'adopted',
    stop: async () => {
      if (isOurs || isOrphan(locations)) await stopServer(locations)
    },
  }
}

/**
 * Waits until the server answers, launching it when nobody else does. Answers our last child, if we had one.
 */
async function untilReady(
  locations: Locations,
  launch: () => ChildProcess,
  log: (line: string) => void,
): Promise<ChildProcess | undefined> {
  let child: ChildProcess | undefined
  let launches = 0
  const deadline = Date.now() + startLimitMs
  let nextNotice = Date.now() + noticeMs

  while (!(await isReadyWith(databaseName, locations))) {
    if (Date.now() > deadline) throw startFailure('does not answer', locations)
    if (Date.now() > nextNotice) {
      log(`Waiting for PostgreSQL (its log: ${locations.serverLog})`)
      nextNotice += noticeMs
    }
    const somebodyStartsIt = (child && isRunning(child)) || runningServer(locations) !== undefined
    if (!somebodyStartsIt) {
      if (++launches > launchLimit) throw startFailure('does not start', locations)
      clearStaleLocks(locations)
      child = launch()
    }
    await sleep(pollMs)
  }
  return child
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null
}

function startFailure(what: string, { serverLog }: Locations): Error {
  const tail = fs.existsSync(serverLog) ? fs.readFileSync(serverLog, 'utf8').slice(-2_000) : '(no log)'
  return new Error(`The embedded PostgreSQL ${what}. The end of ${serverLog}:\n${tail}`)
}
