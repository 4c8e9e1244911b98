/**
 * Who uses an embedded server. Each program keeps one connection for nothing else: PostgreSQL sees it end
 * with its program, whatever ends that, so no file is left that names the dead.
 */
import { setTimeout as sleep } from 'node:timers/promises'

import type pg from 'pg'

import { endInTime } from '#db/end-in-time.ts'

import { talkTo } from './conversation.ts'
import type { Locations } from './locations.ts'
import { isAlive } from './server-process.ts'

/** A folder has one shop, and any number of scripts beside it. */
export type Role = 'shop' | 'script'

/** Any number that nothing else in this database locks on. */
const shopLock = 4_224_003
/** How long PostgreSQL may take to notice that a shop has died. */
const deathNoticeMs = 5_000

/** Another shop is open on this data folder. */
export class DataFolderTaken extends Error {
  readonly dataDir: string
  /** Its process id, where it told one. */
  readonly holder: number | undefined
  readonly since: Date

  constructor(dataDir: string, holder: number | undefined, since: Date) {
    super(`Another shop is open on ${dataDir}`)
    this.name = 'DataFolderTaken'
    this.dataDir = dataDir
    this.holder = holder
    this.since = since
  }
}

/**
 * Connects as somebody who uses the server, until the connection is ended. @throws DataFolderTaken when a
 * shop finds another one there
 */
export async function join(locations: Locations, role: Role, dataDir: string): Promise<pg.Client> {
  const client = await talkTo(locations, `haat ${role} ${process.pid}`)
  try {
    if (role === 'shop') await takeFolder(client, dataDir)
    return client
  } catch (error) {
    await endInTime(client)
    throw error
  }
}

async function takeFolder(client: pg.Client, dataDir: string): Promise<void> {
  for (const began = performance.now(); ; await sleep(20)) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      shopLock,
    ])
    if (rows[0]?.taken) return
    const holder = await shopOf(client)
    const isTooLong = performance.now() - began > deathNoticeMs
    if (holder && (holder.pid === undefined || isAlive(holder.pid) || isTooLong))
      throw new DataFolderTaken(dataDir, holder.pid, holder.since)
  }
}

async function shopOf(client: pg.Client): Promise<{ pid: number | undefined; since: Date } | undefined> {
  const { rows } = await client.query<{ name: string; since: Date }>(
    `select application_name as name, backend_start as since
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [shopLock],
  )
  const [shop] = rows
  return shop && { pid: Number(shop.name.split(' ')[2]) || undefined, since: shop.since }
}

/** Whether any program uses the server. Asked after one's own connection has ended. */
export async function isUsed(locations: Locations): Promise<boolean> {
  let client: pg.Client | undefined
  try {
    client = await talkTo(locations)
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where application_name ~ '^haat (shop|script) ' limit 1`,
    )
    return rowCount === 1
  } catch {
    // Not there, or about to end.
    return false
  } finally {
    if (client) await endInTime(client)
  }
}
