import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import pg from 'pg'
import { afterAll, expect, test } from 'vitest'

import { isRoot, postgresAccount } from '#db/embedded/server-account.ts'
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { diskFiles } from '#integrations/pictures/disk-files.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { takeBackup } from '#server/backup/take-backup.ts'
import { fillShop } from '#tests/support/fill-shop.ts'
import { newDataDir, removeDataDir } from '#tests/support/leftovers.ts'
import { catalog } from '#tests/upgrade/catalog.ts'

const systemVersions = '/usr/lib/postgresql'
const [system] = existsSync(systemVersions) ? readdirSync(systemVersions) : []
const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-majors-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.skipIf(!system)(
  'a shop goes from the embedded PostgreSQL to that of the system, as its mere owner, and back',
  async () => {
    const first = await embedded()
    await migrate(first)
    await withPool(first, (pool) => fillShop(pool, 2_000))
    const own = await ofSystem(system!)
    const last = await embedded()

    const there = await carry(first, own)
    const back = await carry(own, last)

    expect(there.from).not.toBe(there.into)
    expect(back).toMatchObject({ rows: there.rows, from: there.into, into: there.from })
    expect(await withPool(last, catalog)).toEqual(await withPool(first, catalog))
  },
  300_000,
)

async function carry(from: pg.ClientConfig, into: pg.ClientConfig) {
  const file = path.join(folder, `${Date.now()}.backup`)
  const pictures = diskFiles(path.join(folder, 'images'))
  const passphrase = 'mangoes in the month of may'
  await takeBackup(file, { config: from, pictures, secrets: null, passphrase, now: () => new Date() })
  const { rows } = await restoreBackup(file, {
    config: into,
    pictures,
    passphrase,
    finish: () => Promise.resolve(),
  })
  const majorOf = (config: pg.ClientConfig) =>
    withPool(config, async (pool) => {
      const answer = await pool.query<{ major: string }>(
        `select current_setting('server_version_num')::int / 10000 as major`,
      )
      return answer.rows[0]?.major
    })
  return { rows, from: await majorOf(from), into: await majorOf(into) }
}

async function withPool<Result>(config: pg.ClientConfig, work: (pool: pg.Pool) => Promise<Result>) {
  const pool = new pg.Pool({ ...config, max: 1 })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

async function embedded(): Promise<pg.ClientConfig> {
  const dataDir = newDataDir('haat-majors-')
  const server = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined })
  afterAll(async () => {
    await server.stop()
    await removeDataDir(dataDir)
  })
  return server.connectionConfig
}

/** A database of the system's PostgreSQL, whose owner may do nothing else. */
async function ofSystem(version: string): Promise<pg.ClientConfig> {
  const account = isRoot() ? postgresAccount() : undefined
  const cluster = path.join(folder, 'cluster')
  if (account) chownSync(folder, account.uid, account.gid)
  const run = (program: string, args: string[]) => {
    const bin = path.join(systemVersions, version, 'bin', program)
    const { status, stderr } = spawnSync(bin, args, {
      ...account,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (status !== 0) throw new Error(`${program}: ${stderr}`)
  }
  run('initdb', ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off`
  run('pg_ctl', ['-D', cluster, '-w', '-l', path.join(folder, 'server.log'), '-o', options, 'start'])
  afterAll(() => run('pg_ctl', ['-D', cluster, '-m', 'immediate', 'stop']))
  const administrator = { host: folder, user: 'postgres', database: 'postgres' }
  await withPool(administrator, async (pool) => {
    await pool.query('create role haat login')
    await pool.query('create database haat owner haat')
  })
  return { host: folder, user: 'haat', database: 'haat' }
}
