import { setTimeout as sleep } from 'node:timers/promises'

import type pg from 'pg'

import { connect, connectionName } from '#db/connect.ts'
import type { Db } from '#db/connect.ts'
import { endInTime } from '#db/end-in-time.ts'
import type { Log } from '#domain/ground/context.ts'

import { SettingsError } from './settings-error.ts'

/** Of its server. Reports and exports take turns (domain/ground/in-turn.ts), so few are enough. */
const connections = 4
/** A replica is some milliseconds behind: whoever reads waits for so long, or reads at the primary. */
const mostBehindMs = 300
const pollMs = 20
/** One that was away, or too far behind, is left alone for so long. */
const restMs = 10_000

interface Replica {
  /** For `atOneMoment`: null where it is away, or does not have yet what is committed by now. */
  db: () => Promise<Db | null>
  stop: () => Promise<void>
}

/**
 * The replica at DATABASE_REPLICA_URL: a standby that streams from the primary. It may be away at the start,
 * and at any time. @throws SettingsError where it is one of another database
 */
export async function openReplica(
  url: string,
  { primary, log }: { primary: pg.Pool; log: Log },
): Promise<Replica> {
  const named = { application_name: connectionName('replica') }
  const replica = connect({ connectionString: url, max: connections, ...named })
  let restsUntil = 0
  let isStarting = true

  async function db(): Promise<Db | null> {
    if (performance.now() < restsUntil) return null
    try {
      if (await follows(replica.pool, await standOf(primary))) return replica.db
      log.warn(
        {},
        'the replica is behind, or follows no primary: reports and exports are read at the primary',
      )
    } catch (error) {
      if (isStarting && error instanceof SettingsError) throw error
      log.warn({ err: error }, 'the replica is away: reports and exports are read at the primary')
    }
    restsUntil = performance.now() + restMs
    return null
  }

  const stop = () => endInTime(replica.pool)
  await db().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  isStarting = false
  return { db, stop }
}

interface Stand {
  /** How far its log is written. */
  written: string
  database: string
}

/** The same of a primary and its standbys, and of nobody else. */
const database = `(select system_identifier from pg_control_system()) || '/' ||
  (select oid from pg_database where datname = current_database()) as database`

async function standOf(primary: pg.Pool): Promise<Stand> {
  const { rows } = await primary.query<Stand>(`select pg_current_wal_lsn() as written, ${database}`)
  return rows[0]!
}

/**
 * Whether the replica has all that was written so far. One that lost its primary, as after a takeover, may
 * have what the new one does not: it counts only while it streams.
 */
async function follows(replica: pg.Pool, stand: Stand): Promise<boolean> {
  for (const began = performance.now(); ; await sleep(pollMs)) {
    const { rows } = await replica.query<{ streams: boolean; has: boolean; database: string }>(
      `select pg_is_in_recovery() and exists (select from pg_stat_wal_receiver) as streams,
         coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has, ${database}`,
      [stand.written],
    )
    const { streams, has, database: there } = rows[0]!
    if (there !== stand.database)
      throw new SettingsError(
        'DATABASE_REPLICA_URL leads to another database than a standby of DATABASE_URL.',
      )
    if (streams && has) return true
    if (!streams || performance.now() - began > mostBehindMs) return false
  }
}
