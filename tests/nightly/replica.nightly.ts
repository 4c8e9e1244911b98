import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { connect } from '#db/connect.ts'
import { isRoot, postgresAccount } from '#db/embedded/server-account.ts'
import { freePort } from '#server/port.ts'
import { openReplica } from '#server/replica.ts'

// The embedded PostgreSQL has no pg_basebackup.
const systemVersions = '/usr/lib/postgresql'
const [system] = existsSync(systemVersions) ? readdirSync(systemVersions) : []
const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-replica-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.skipIf(!system)(
  'a replica has what was written a moment ago or is not asked, and no more so once it follows nobody',
  async () => {
    const [primaryPort, standbyPort] = [await freePort('127.0.0.1'), await freePort('127.0.0.1')]
    const account = isRoot() ? postgresAccount() : undefined
    if (account) chownSync(folder, account.uid, account.gid)
    const [primary, standby] = ['primary', 'standby'].map((name) => path.join(folder, name)) as [
      string,
      string,
    ]
    run('initdb', ['-D', primary, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
    start(primary, primaryPort)
    const { pool } = connectTo(primaryPort)
    run('pg_basebackup', [
      '-D',
      standby,
      '-R',
      '-h',
      '127.0.0.1',
      '-p',
      String(primaryPort),
      '-U',
      'postgres',
    ])
    start(standby, standbyPort)
    const atStandby = connectTo(standbyPort).pool
    const warnings: string[] = []
    const log = { info() {}, warn: (_: object, message: string) => void warnings.push(message), error() {} }
    const open = (port: number, database = 'postgres') =>
      openReplica(addressOf(port, database), { primary: pool, log })

    await expect.poll(async () => (await atStandby.query(streams)).rowCount, { timeout: 20_000 }).toBe(1)
    const replica = await open(standbyPort)
    await pool.query('create table written (number int)')
    for (let number = 1; number <= 200; number++) {
      await pool.query('insert into written values ($1)', [number])
      const db = await replica.db()
      const { rows } = await db!.execute(
        'select max(number) as newest, pg_is_in_recovery() as "isStandby" from written',
      )
      expect(rows).toEqual([{ newest: number, isStandby: true }])
    }
    expect(warnings).toEqual([])

    await atStandby.query('select pg_wal_replay_pause()')
    await pool.query('insert into written values (0)')
    expect(await replica.db()).toBeNull()
    expect(await replica.db()).toBeNull()
    expect(warnings).toEqual([expect.stringContaining('is behind')])
    await replica.stop()
    await atStandby.query('select pg_wal_replay_resume()')

    await pool.query('create database another')
    await expect(open(primaryPort, 'another')).rejects.toThrow('leads to another database')
    await atStandby.query('select pg_promote()')
    for (const port of [standbyPort, primaryPort, await freePort('127.0.0.1')]) {
      const none = await open(port)
      expect(await none.db()).toBeNull()
      await none.stop()
    }
    expect(warnings).toHaveLength(4)

    function start(cluster: string, port: number) {
      const options = `-c listen_addresses=127.0.0.1 -p ${port} -c unix_socket_directories= -c fsync=off`
      run('pg_ctl', ['-D', cluster, '-w', '-l', `${cluster}.log`, '-o', options, 'start'])
      afterAll(() => run('pg_ctl', ['-D', cluster, '-m', 'immediate', 'stop']))
    }

    function run(program: string, args: string[]) {
      const bin = path.join(systemVersions, system!, 'bin', program)
      const { status, stderr } = spawnSync(bin, args, {
        ...account,
        encoding: 'utf8',
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      if (status !== 0) throw new Error(`${program}: ${stderr}`)
    }
  },
  120_000,
)

const streams = 'select from pg_stat_wal_receiver'

function addressOf(port: number, database: string): string {
  return `postgres://postgres@127.0.0.1:${port}/${database}`
}

function connectTo(port: number) {
  const connection = connect({ connectionString: addressOf(port, 'postgres') })
  afterAll(() => connection.pool.end())
  return connection
}
