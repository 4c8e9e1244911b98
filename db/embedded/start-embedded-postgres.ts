/**
 * The shop's own PostgreSQL: a real server as a child process, started by the program itself.
 *
 * Any number of programs may call this for one data folder at once; one server comes of it, is started again
 * when it goes away, and is stopped by the last of them. A program that was killed leaves nothing that the
 * next start would trip over.
 */
import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { endInTime } from '#db/end-in-time.ts'

import { preparedBinaries } from './binaries.ts'
import { ensureCluster, prepareFolders } from './cluster.ts'
import type { ConnectionConfig } from './conversation.ts'
import { connectionTo, isReadyWith } from './conversation.ts'
import type { Locations } from './locations.ts'
import { chooseLocations } from './locations.ts'
import { DataFolderTaken, join, usersOf } from './presence.ts'
import type { Role } from './presence.ts'
import { clearStaleLocks, endOrphans, launchServer, runningServer, stopServer } from './server-process.ts'

export interface EmbeddedPostgresOptions {
  dataDir: string
  /** Of two shops on one folder the second one is refused; scripts join. */
  role?: Role
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
  /** Settles when the server has gone away and cannot be started again, with why. */
  lost: Promise<Error>
  /** Ends the server, unless another program uses it. */
  stop(): Promise<void>
}

const databaseName = 'haat'
const startLimitMs = 10 * 60_000 // recovery after a crash may take minutes on a large database
const launchLimit = 5
/** What is left of a server that was killed may keep the next one from starting for a moment. */
const relaunchPauseMs = 100
const pollMs = 25
const noticeMs = 10_000

/**
 * Starts the server of `dataDir`, or joins the one that is running, and makes the database `haat` when
 * missing. From then on it is started again whenever it goes away. @throws DataFolderTaken
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, role = 'script', durable = true, log } = options
  fs.mkdirSync(dataDir, { recursive: true })
  // Without links, so that the path can be compared with what the server says of itself.
  const realDataDir = fs.realpathSync(dataDir)
  const locations = chooseLocations(realDataDir)
  const binaries = await preparedBinaries(locations)
  prepareFolders(locations)
  const isNew = ensureCluster(binaries, locations, durable)

  const stopping = new AbortController()
  const launch = () => launchServer(binaries, locations, durable)
  const entered = await enter()
  let { presence } = entered
  let comingBack = Promise.resolve()
  const { promise: lost, resolve: loseIt } = Promise.withResolvers<Error>()
  watch()

  /** The server's end is seen by that of our connection, at once. */
  function watch(): void {
    presence.once('end', () => {
      if (stopping.signal.aborted) return
      comingBack = comeBack().catch((error: Error) => {
        if (!stopping.signal.aborted) loseIt(error)
      })
    })
  }

  async function comeBack(): Promise<void> {
    log('PostgreSQL has stopped and is being started again')
    presence = (await enter()).presence
    watch()
  }

  /** A server may go away again before we have joined: its last user has ended, or somebody kills it. */
  async function enter() {
    for (let tries = 1; ; tries++) {
      const child = await untilReady(locations, { launch, log, signal: stopping.signal })
      try {
        return { child, presence: await join(locations, role, realDataDir) }
      } catch (error) {
        if (tries === launchLimit || error instanceof DataFolderTaken) throw error
      }
    }
  }

  return {
    connectionConfig: connectionTo(locations, databaseName),
    newIn: isNew ? locations.cluster : null,
    how: isServer(entered.child, locations) ? 'started' : 'adopted',
    lost,
    async stop() {
      stopping.abort()
      // It may just be joining, and would be taken for another program that uses the server.
      await comingBack
      await endInTime(presence)
      if ((await usersOf(locations)).length === 0) await stopServer(locations)
    },
  }
}

/**
 * Waits until the server answers, launching it when nobody else does. Answers our last child, if we had one.
 */
async function untilReady(
  locations: Locations,
  { launch, log, signal }: { launch: () => ChildProcess; log: (line: string) => void; signal: AbortSignal },
): Promise<ChildProcess | undefined> {
  let child: ChildProcess | undefined
  let launches = 0
  const began = performance.now()
  let nextNotice = began + noticeMs

  try {
    while (!(await isReadyWith(databaseName, locations))) {
      if (performance.now() - began > startLimitMs) throw startFailure('does not answer', locations)
      if (performance.now() > nextNotice) {
        log(`Waiting for PostgreSQL (its log: ${locations.serverLog})`)
        nextNotice += noticeMs
      }
      const somebodyStartsIt = (child && isRunning(child)) || runningServer(locations) !== undefined
      if (!somebodyStartsIt) {
        if (launches === launchLimit) throw startFailure('does not start', locations)
        await sleep(launches * relaunchPauseMs, undefined, { signal })
        endOrphans(locations)
        clearStaleLocks(locations)
        child = launch()
        launches++
      }
      await sleep(pollMs, undefined, { signal })
    }
    return child
  } catch (error) {
    // Nobody else may know of it yet.
    if (child && isRunning(child)) child.kill('SIGINT')
    throw error
  }
}

function isServer(child: ChildProcess | undefined, locations: Locations): boolean {
  return child?.pid !== undefined && child.pid === runningServer(locations)
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null
}

function startFailure(what: string, { serverLog }: Locations): Error {
  const tail = fs.existsSync(serverLog) ? fs.readFileSync(serverLog, 'utf8').slice(-2_000) : '(no log)'
  return new Error(`The embedded PostgreSQL ${what}. The end of ${serverLog}:\n${tail}`)
}
