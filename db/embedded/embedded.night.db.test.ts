import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'

import { describe, expect, test, vi } from 'vitest'

import { afterwards } from '#tests/support/afterwards.ts'
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

import { DataFolderTaken } from './presence.ts'
import { runningServer } from './server-process.ts'

const usedDataDir = await clusterCopies()
/** For a busy machine; `npm run test:faults` measures how long it takes. */
const patience = { timeout: 20_000, interval: 20 }

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

test('writes nothing into its log that a statement was asked with', async () => {
  const dataDir = usedDataDir()
  const { connectionConfig } = await start(dataDir)
  const failing = query(connectionConfig, "select 'a secret'::int")
  await expect(failing).rejects.toThrow('a secret')

  expect(fs.readFileSync(locationsOf(dataDir).serverLog, 'utf8')).not.toContain('a secret')
})

test('keeps its data when the program that started it is killed', async () => {
  const dataDir = usedDataDir()
  const starter = startInAnotherProcess(dataDir)
  const { connectionConfig } = await starter.report
  await query(connectionConfig, "create table stall as select 'okra' as goods")
  await kill(starter.child)

  expect(await goods(await start(dataDir))).toBe('okra')
})

describe('a server that several programs use', () => {
  test('is left to the others by whoever ends, and stopped by the last one', async () => {
    const dataDir = usedDataDir()
    const [first, second, third] = [await start(dataDir), await start(dataDir), await start(dataDir)]
    expect([first.how, second.how, third.how]).toEqual(['started', 'adopted', 'adopted'])

    const pid = serverPid(dataDir)
    await first.stop()
    await third.stop()
    expect(serverPid(dataDir)).toBe(pid)
    expect(await query(second.connectionConfig, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
    expect(fs.existsSync(path.join(locationsOf(dataDir).cluster, 'postmaster.pid'))).toBe(false)
  })
})

describe('a second shop on a data folder', () => {
  test('is refused, told who has it and since when, and leaves the database to the first one', async () => {
    const dataDir = usedDataDir()
    const first = await start(dataDir, 'shop')
    const [row] = await query(first.connectionConfig, 'select now()::text as now')

    const refusal = await start(dataDir, 'shop').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DataFolderTaken)
    const { message, user } = refusal as DataFolderTaken
    expect(message).toContain(
      `${fs.realpathSync(dataDir)} is in use by a shop (process ${process.pid}) since`,
    )
    expect(Math.abs(user.since.getTime() - new Date(String(row?.now)).getTime())).toBeLessThan(60_000)
    expect(await query(first.connectionConfig, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('is welcome once the first one is dead, however it died', async () => {
    const dataDir = usedDataDir()
    const first = startInAnotherProcess(dataDir, 'shop')
    await first.report
    await expect(start(dataDir, 'shop')).rejects.toBeInstanceOf(DataFolderTaken)
    await kill(first.child)

    expect((await start(dataDir, 'shop')).how).toBe('adopted')
  })

  test('is no matter for scripts, which join', async () => {
    const dataDir = usedDataDir()
    await start(dataDir, 'shop')
    expect((await start(dataDir, 'script')).how).toBe('adopted')
  })
})

describe('a server that goes away under its shop', () => {
  test('is started anew as often as it is killed, and the folder is still taken', async () => {
    const dataDir = usedDataDir()
    const { connectionConfig } = await start(dataDir, 'shop')
    await query(connectionConfig, "create table stall as select 'millet' as goods")
    // A server that may forget would do so.
    await query(connectionConfig, 'checkpoint')
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const pid = serverPid(dataDir)
      process.kill(pid, signal)
      await vi.waitFor(() => expect(runningServer(locationsOf(dataDir))).not.toBe(pid), patience)
      await vi.waitFor(
        async () =>
          expect(await query(connectionConfig, 'select goods from stall')).toEqual([{ goods: 'millet' }]),
        patience,
      )
    }
    await vi.waitFor(() => expect(start(dataDir, 'shop')).rejects.toBeInstanceOf(DataFolderTaken), patience)
  })

  test('is back although a statement of the one that was killed is still at work', async () => {
    const dataDir = usedDataDir()
    const { connectionConfig, lost } = await start(dataDir, 'shop')
    const busy = query(connectionConfig, 'select count(*) from generate_series(1, 1e9)').catch(() => 'lost')
    await vi.waitFor(
      async () =>
        expect(
          await query(connectionConfig, "select 1 from pg_stat_activity where query like '%1e9)'"),
        ).toHaveLength(1),
      patience,
    )
    const pid = serverPid(dataDir)
    process.kill(pid, 'SIGKILL')

    const back = vi.waitFor(() => query(connectionConfig, 'select 1 as one'), patience)
    expect(await Promise.race([back, lost])).toEqual([{ one: 1 }])
    expect(await busy).toBe('lost')
  })
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

test.runIf(process.getuid?.() === 0)(
  'refuses a copy of its data folder and one that came without its database, and says what to do',
  async () => {
    const dataDir = usedDataDir()
    const first = await start(dataDir)
    await query(first.connectionConfig, "create table stall as select 'honey' as goods")
    const copy = `${dataDir}-copy`
    fs.cpSync(dataDir, copy, { recursive: true })
    afterwards(async () => fs.rmSync(copy, { recursive: true }))

    await expect(start(copy)).rejects.toMatchObject({
      name: 'DataFolderRefused',
      message: expect.stringMatching(
        /-copy is a copy of \S+, whose database is in \S+: [^]* delete \S+location\.$/,
      ),
    })
    expect(await goods(first)).toBe('honey')

    const pointer = path.join(copy, 'postgres-location')
    fs.writeFileSync(pointer, `/var/lib/haat/of-another-machine\n${copy}\n`)
    await expect(start(copy)).rejects.toThrow(/was in \/var\/lib\/haat\/of-another-machine, and is not there/)
    expect(fs.existsSync('/var/lib/haat/of-another-machine')).toBe(false)
    expect(fs.existsSync(pointer)).toBe(true)
  },
)

test('finds a shorter place for the socket when the data folder lies deep', async () => {
  const dataDir = usedDataDir(path.join(newDataDir(), 'a-very-long-name-'.repeat(6), 'data'))
  removeAfterwards(dataDir)

  const { connectionConfig } = await start(dataDir)
  expect(Buffer.byteLength(`${connectionConfig.host}/.s.PGSQL.5432`)).toBeLessThan(104)
  expect(fs.statSync(connectionConfig.host).mode & 0o777).toBe(0o700)
})
