import pg from 'pg'

import { connectionName, reachable } from '#db/connect.ts'
import { endInTime } from '#db/end-in-time.ts'
import type { Log } from '#domain/ground/context.ts'

interface Options {
  pool: pg.Pool
  /** Listens on a connection of its own, because a pool hands connections round. */
  connectionConfig: pg.ClientConfig
  log: Log
  /**
   * Called with what changed, in order; with `*` when something may have been missed. If it fails it is
   * called again.
   */
  onChange: (tags: string[]) => Promise<void>
  /** What else is to be heard on the connection that listens: called with each new one. */
  onListening?: (listener: pg.Client) => Promise<void>
}

export interface CatalogWatch {
  /** Returns once every change that was committed before the call has been handed to `onChange`. */
  catchUp(): Promise<void>
  stop(): Promise<void>
}

/**
 * How often the number of the last change is compared even if no notice came, and a connection that could
 * not be opened tried again. Other processes are to know of a change within five seconds.
 */
const pollMs = 4_000

/**
 * Tells this process what changed in the catalogue, whichever process changed it. PostgreSQL's notices only
 * wake us up; what changed stands in `catalog_changes` under consecutive numbers, so that a lost notice
 * costs seconds and never a change.
 */
export async function watchCatalog({
  pool,
  connectionConfig,
  log,
  onChange,
  onListening,
}: Options): Promise<CatalogWatch> {
  let { seen, timeline } = await begin(pool)
  let reading: Promise<void> = Promise.resolve()
  let listener: pg.Client | null = null
  /** One at a time: two that wait for a slow database would each open a connection to listen on. */
  let listening: Promise<void> | null = null
  let looking: Promise<void> | null = null
  let isStopped = false

  async function read(): Promise<void> {
    const { rows } = await pool.query<Read>(changesSince, [seen])
    const [last] = rows
    // A standby lags behind: the next reading is of the primary.
    if (!last?.timeline) return
    if (last.timeline !== timeline || Number(last.last) < seen) {
      log.warn(
        { timeline, seen, now: last },
        'another database has taken over, which may have lost changes; all is read anew',
      )
      await onChange(['*'])
      seen = Number(last.last)
      timeline = last.timeline
      return
    }
    for (const { version, tags } of rows) {
      if (version === null || tags === null) return
      // A gap means that rows were pruned while this process could not read them.
      await onChange(Number(version) === seen + 1 ? tags : ['*'])
      seen = Number(version)
    }
  }

  /**
   * One after the other: a call that comes while another reads must still see what was committed in between.
   */
  function catchUp(): Promise<void> {
    reading = reading.catch(() => undefined).then(read)
    return reading
  }

  async function listen(): Promise<void> {
    const named = { application_name: connectionName('listen') }
    const client = new pg.Client({ ...reachable, ...connectionConfig, ...named, query_timeout: 5_000 })
    client.on('error', () => undefined)
    client.on('end', () => {
      if (listener !== client) return
      listener = null
      listenAgain()
    })
    client.on('notification', ({ channel }) => {
      if (channel === 'catalog_changed') void catchUp().catch(logFailure)
    })
    try {
      await client.connect()
      await client.query('listen catalog_changed')
      await onListening?.(client)
    } catch (error) {
      void client.end()
      throw error
    }
    listener = client
  }

  function logFailure(error: unknown): void {
    log.warn({ err: error }, 'could not read the changes of the catalogue; will try again shortly')
  }

  /** Catches up once it listens: what changed while nobody did brings no notice. */
  function listenAgain(): void {
    if (listener || isStopped) return
    listening ??= listen()
      .then(catchUp)
      .catch(logFailure)
      .finally(() => {
        listening = null
      })
  }

  /** Not behind a connection that cannot be opened: the pool may have one that works. */
  function look(): void {
    looking ??= catchUp()
      .catch(logFailure)
      .finally(() => {
        looking = null
      })
  }

  await listen()
  const timer = setInterval(() => {
    look()
    listenAgain()
  }, pollMs)
  timer.unref()

  return {
    catchUp,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await Promise.all([listening, looking])
      await reading.catch(() => undefined)
      if (listener) await endInTime(listener)
    },
  }
}

interface Read {
  /** The number of the last change. */
  last: string
  /** Of the server's log; it begins another one when a standby takes over. null: this is a standby. */
  timeline: string | null
  /** A change after the one that was seen last; null where there is none. */
  version: string | null
  tags: string[] | null
}

/**
 * A takeover may have lost changes that were committed and seen: then their numbers are given to others, or
 * there is none yet. The name of the log has the timeline from the first moment of a takeover; in the control
 * file it stands only after a checkpoint.
 */
const changesSince = `
  select last.version as last, changes.version, changes.tags,
    case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline
  from catalog_version last left join catalog_changes changes on changes.version > $1
  order by changes.version`

async function begin(pool: pg.Pool): Promise<{ seen: number; timeline: string | null }> {
  const { rows } = await pool.query<Read>(changesSince, [Number.MAX_SAFE_INTEGER])
  return { seen: Number(rows[0]?.last ?? 0), timeline: rows[0]?.timeline ?? null }
}
