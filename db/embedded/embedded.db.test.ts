import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import {
  clusterCopies,
  goods,
  kill,
  killAfterwards,
  locationsOf,
  newDataDir,
  query,
  removeAfterwards,
  serverPid,
  start,
  startInAnotherProcess,
} from '#tests/support/embedded-servers.ts'

const usedDataDir = await clusterCopies()

test('makes its cluster on the first start, stops without a need for recovery, and keeps its data', async () => {
  const dataDir = newDataDir()
  const first = await start(dataDir)
  expect(first.how).toBe('started')
  await query(first.connectionConfig, "create table stall as select 'tomatoes' as goods")
  await first.stop()
  expect(fs.readFileSync(locationsOf(dataDir).serverLog, 'utf8')).toMatch(/database system is shut down\s*$/)
  expect(fs.existsSync(path.join(locationsOf(dataDir).cluster, 'postmaster.pid'))).toBe(false)

  const second = await start(dataDir)
  expect(second.how).toBe('started')
  expect(await goods(second)).toBe('tomatoes')
})

test('keeps its data when the program that started it is killed', async () => {
  const dataDir = usedDataDir()
  const starter = startInAnotherProcess(dataDir)
  const { connectionConfig } = await starter.report
  await query(connectionConfig, "create table stall as select 'okra' as goods")
  await kill(starter.child)

  expect(await goods(await start(dataDir))).toBe('okra')
})

test('keeps its data when program and server are killed together', async () => {
  const dataDir = usedDataDir()
  const starter = startInAnotherProcess(dataDir)
  const { connectionConfig } = await starter.report
  await query(connectionConfig, "create table stall as select 'ginger' as goods")
  process.kill(serverPid(dataDir), 'SIGKILL')
  await kill(starter.child)

  expect(await goods(await start(dataDir))).toBe('ginger')
})

test('leaves a server that another program started to that program', async () => {
  const dataDir = usedDataDir()
  const starter = startInAnotherProcess(dataDir)
  await starter.report

  const guest = await start(dataDir)
  expect(guest.how).toBe('adopted')
  await guest.stop()
  expect((await start(dataDir)).how).toBe('adopted')
})

test('makes one cluster when four programs start at once', async () => {
  const dataDir = newDataDir()
  const reports = await Promise.all([1, 2, 3, 4].map(() => startInAnotherProcess(dataDir).report))

  expect(reports.map(({ how }) => how).sort()).toEqual(['adopted', 'adopted', 'adopted', 'started'])
  expect(new Set(reports.map(({ cluster }) => cluster)).size).toBe(1)
})

test('starts although the lock file names a living process that is not the server', async () => {
  const dataDir = usedDataDir()
  await (await start(dataDir)).stop()
  const { cluster } = locationsOf(dataDir)
  // Of the account that the server runs as: only such a process would make PostgreSQL refuse.
  const { uid, gid } = fs.statSync(cluster)
  const stranger = spawn('sleep', ['600'], { uid, gid, cwd: '/' })
  killAfterwards(stranger)
  await once(stranger, 'spawn')
  const lock = path.join(cluster, 'postmaster.pid')
  fs.writeFileSync(lock, `${stranger.pid}\n${cluster}\n`)
  fs.chownSync(lock, uid, gid)

  expect((await start(dataDir)).how).toBe('started')
})

test('starts although a power cut left an empty lock file', async () => {
  const dataDir = usedDataDir()
  await (await start(dataDir)).stop()
  const lock = path.join(locationsOf(dataDir).cluster, 'postmaster.pid')
  fs.writeFileSync(lock, '')
  fs.utimesSync(lock, new Date('2026-01-01'), new Date('2026-01-01'))

  expect((await start(dataDir)).how).toBe('started')
})

test('begins empty when the data folder was deleted', async () => {
  const dataDir = usedDataDir()
  const first = await start(dataDir)
  await query(first.connectionConfig, "create table stall as select 'old' as goods")
  const { state } = locationsOf(dataDir)
  await first.stop()
  fs.rmSync(dataDir, { recursive: true })

  try {
    const second = await start(dataDir)
    expect(await query(second.connectionConfig, "select to_regclass('stall') as goods")).toEqual([
      { goods: null },
    ])
  } finally {
    fs.rmSync(state, { recursive: true, force: true })
  }
})

test('finds its data when the data folder was moved', async () => {
  const dataDir = usedDataDir()
  const first = await start(dataDir)
  await query(first.connectionConfig, "create table stall as select 'jaggery' as goods")
  await first.stop()
  const moved = `${dataDir}-moved`
  fs.renameSync(dataDir, moved)
  removeAfterwards(moved)

  expect(await goods(await start(moved))).toBe('jaggery')
})

test('finds a shorter place for the socket when the data folder lies deep', async () => {
  const dataDir = path.join(newDataDir(), 'a-very-long-name-'.repeat(6), 'data')
  removeAfterwards(dataDir)

  const { connectionConfig } = await start(dataDir)
  expect(Buffer.byteLength(`${connectionConfig.host}/.s.PGSQL.5432`)).toBeLessThan(104)
  expect(fs.statSync(connectionConfig.host).mode & 0o777).toBe(0o700)
})
