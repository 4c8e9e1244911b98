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

/** A program that uses the server. */
interface User {
  role: Role
  /** Its process id, where it told one. */
  pid: number | undefined
  since: Date
}

/** Somebody else uses the data folder, who and since when. */
export class DataFolderTaken extends Error {
  override readonly name = 'DataFolderTaken'
  readonly user: User

  constructor(dataDir: string, user: User) {
    const who = user.pid === undefined ? `a ${user.role}` : `a ${user.role} (process ${user.pid})`
    const since = `${user.since.toISOString().slice(0, 16).replace('T', ' ')} UTC`
    super(`${dataDir} is in use by ${who} since ${since}`)
    this.user = user
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
    const holder = (await othersBeside(client)).find(({ role }) => role === 'shop')
    const isTooLong = performance.now() - began > deathNoticeMs
    if (holder && (holder.pid === undefined || isAlive(holder.pid) || isTooLong))
      throw new DataFolderTaken(dataDir, holder)
  }
}

/** The programs that use the server, beside this one once its own connection has ended. */
export async function usersOf(locations: Locations): Promise<User[]> {
  let client: pg.Client | undefined
  try {
    client = await talkTo(locations)
    return await othersBeside(client)
  } catch {
    // Not there, or about to end.
    return []
  } finally {
    if (client) await endInTime(client)
  }
}

async function othersBeside(client: pg.Client): Promise<User[]> {
  const { rows } = await client.query<{ role: Role; pid: string; since: Date }>(
    `select name[2] as role, name[cardinality(name)] as pid, backend_start as since
     from pg_stat_activity, string_to_array(application_name, ' ') as name
     where name[1] = 'haat' and name[2] in ('shop', 'script') and pid <> pg_backend_pid()
     order by backend_start`,
  )
  return rows.map(({ role, pid, since }) => ({ role, pid: Number(pid) || undefined, since }))
}
