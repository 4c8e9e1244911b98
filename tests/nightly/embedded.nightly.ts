import fs from 'node:fs'
import path from 'node:path'

import pg from 'pg'
import { expect, test } from 'vitest'

import {
  clusterCopies,
  goods,
  kill,
  locationsOf,
  newDataDir,
  query,
  serverPid,
  start,
  startInAnotherProcess,
} from '#tests/support/embedded-servers.ts'

// Faults of the embedded PostgreSQL that are rarer than those of db/embedded/embedded.night.db.test.ts.

const usedDataDir = await clusterCopies()

test('keeps its data when program and server are killed together', async () => {
  const dataDir = usedDataDir()
  const starter = startInAnotherProcess(dataDir)
  const { connectionConfig } = await starter.report
  await query(connectionConfig, "create table stall as select 'ginger' as goods")
  process.kill(serverPid(dataDir), 'SIGKILL')
  await kill(starter.child)

  expect(await goods(await start(dataDir))).toBe('ginger')
})

test('goes on under an open transaction when the program that started it is killed', async () => {
  const dataDir = usedDataDir()
  const starter = startInAnotherProcess(dataDir)
  await starter.report
  const guest = await start(dataDir)
  const client = new pg.Client(guest.connectionConfig)
  await client.connect()
  await client.query('begin; create table stall (goods text)')
  await kill(starter.child)

  await client.query('commit')
  await client.end()
  await guest.stop()
  expect(fs.existsSync(path.join(locationsOf(dataDir).cluster, 'postmaster.pid'))).toBe(false)
})

test('is given up after five starts that fail, with what it said', async () => {
  const dataDir = usedDataDir()
  const { lost } = await start(dataDir, 'shop')
  const { cluster, serverLog } = locationsOf(dataDir)
  fs.writeFileSync(path.join(cluster, 'postgresql.conf'), 'no such setting = 1')
  process.kill(serverPid(dataDir), 'SIGKILL')

  expect((await lost).message).toMatch(/does not start.*contains errors/s)
  expect(fs.readFileSync(serverLog, 'utf8').match(/contains errors/g)).toHaveLength(5)
})

test('makes one cluster when two programs start at once', async () => {
  const dataDir = newDataDir()
  const reports = await Promise.all([1, 2].map(() => startInAnotherProcess(dataDir).report))

  expect(reports.map(({ how }) => how).sort()).toEqual(['adopted', 'started'])
  expect(new Set(reports.map(({ cluster }) => cluster)).size).toBe(1)
})
