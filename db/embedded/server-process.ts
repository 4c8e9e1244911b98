/** The server as a process: launching it, knowing it again, ending it. */
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Binaries } from './binaries.ts'
import type { Locations } from './locations.ts'
import { socketPort } from './locations.ts'

const serverSettings = [
  'listen_addresses=',
  'max_connections=200',
  'shared_buffers=128MB',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
  // What goes wrong with a statement the shop logs itself, without the values that PostgreSQL would quote.
  'log_min_messages=log',
]

/** For tests: a database that may be lost with the power, but answers sooner. */
const forgetfulSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // With a database for every test file the vacuum would be always on its way from one to the next.
  'autovacuum=off',
]

const serverLogLimitBytes = 10 * 1024 * 1024

/**
 * Launches the server, which outlives us: others may use it. What the last of them leaves behind when it is
 * killed, the next start takes up at once.
 */
export function launchServer({ postgres }: Binaries, locations: Locations, durable: boolean): ChildProcess {
  const { cluster, socketDir, serverLog, account } = locations
  const settings = durable ? serverSettings : [...serverSettings, ...forgetfulSettings]
  const args = [
    '-D',
    cluster,
    '-k',
    socketDir,
    '-p',
    String(socketPort),
    ...settings.flatMap((s) => ['-c', s]),
  ]

  keepLogSmall(serverLog)
  const log = fs.openSync(serverLog, 'a')
  if (account) fs.fchownSync(log, account.uid, account.gid)
  // A session of its own: Ctrl-C in the terminal reaches the shop, which then stops the server in order.
  const options: SpawnOptions = { ...account, cwd: '/', detached: true, stdio: ['ignore', log, log] }
  const child = spawn(postgres, args, options)
  fs.closeSync(log)
  child.on('error', () => undefined) // shows as a server that never answers, with its log
  child.unref()
  return child
}

/** The process id of our running server, or undefined. */
export function runningServer({ cluster }: Locations): number | undefined {
  const pid = readPid(path.join(cluster, 'postmaster.pid'))
  return pid !== undefined && isServerOf(cluster, pid) ? pid : undefined
}

/** Ends the server: a fast, clean shutdown first, harder ones when that hangs. */
export async function stopServer(locations: Locations): Promise<void> {
  const pid = runningServer(locations)
  if (pid === undefined) return
  for (const [signal, patienceMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 2_000],
    ['SIGKILL', 1_000],
  ] as const) {
    signalTo(pid, signal)
    const began = performance.now()
    while (isServerOf(locations.cluster, pid)) {
      if (performance.now() - began > patienceMs) break
      await sleep(20)
    }
  }
}

/**
 * Ends what a server that was killed has left at work. Each would keep the next server from starting, for as
 * long as its statement takes; elsewhere than on Linux nothing tells whose they are.
 */
export function endOrphans({ cluster }: Locations): void {
  if (process.platform !== 'linux') return
  for (const name of fs.readdirSync('/proc')) {
    const pid = Number(name)
    if (pid > 0 && isOrphanOf(cluster, pid)) signalTo(pid, 'SIGKILL')
  }
}

function isOrphanOf(cluster: string, pid: number): boolean {
  try {
    if (fs.readlinkSync(`/proc/${pid}/cwd`) !== cluster) return false
    const parent = Number(/^PPid:\s*(\d+)$/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    const title = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return title.startsWith('postgres: ') && !isServerOf(cluster, parent)
  } catch {
    // It has ended meanwhile, or is somebody else's.
    return false
  }
}

/** Removes lock files that would block the start although their process is not our server. */
export function clearStaleLocks({ cluster, socketDir }: Locations): void {
  for (const file of [
    path.join(cluster, 'postmaster.pid'),
    path.join(socketDir, `.s.PGSQL.${socketPort}.lock`),
  ]) {
    if (!isStale(file, cluster)) continue
    // Taken aside and looked at again: another starter's server may have written a new one meanwhile.
    const aside = `${file}.${process.pid}`
    fs.renameSync(file, aside)
    if (!isStale(aside, cluster) && !fs.existsSync(file)) fs.renameSync(aside, file)
    else fs.rmSync(aside, { force: true })
  }
}

function isStale(file: string, cluster: string): boolean {
  const modified = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (modified === undefined) return false
  const pid = readPid(file)
  // Empty after a power cut; but a server that is just starting has it empty for a moment, too.
  if (pid === undefined) return Date.now() - modified > 2_000
  return !isServerOf(cluster, pid)
}

function isServerOf(cluster: string, pid: number): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    // Empty for a zombie; another program's when the number was given out again.
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster)
  } catch {
    return false
  }
}

/** Whether there is a process of this number, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function readPid(file: string): number | undefined {
  const pid = Number.parseInt(readOrNothing(file), 10)
  return pid > 0 ? pid : undefined
}

function readOrNothing(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function keepLogSmall(serverLog: string): void {
  const size = fs.statSync(serverLog, { throwIfNoEntry: false })?.size ?? 0
  if (size > serverLogLimitBytes) fs.renameSync(serverLog, `${serverLog}.1`)
}
