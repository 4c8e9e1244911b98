import pg from 'pg'

import { reachable } from '#db/connect.ts'
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
}

export interface CatalogWatch {
  /** Returns once every change that was committed before the call has been handed to `onChange`. */
  catchUp(): Promise<void>
  stop(): Promise<void>
}

/**
 * How often the number of the last change is compared even if no notice came, and a lost connection tried
 * again.
 */
const pollMs = 5_000

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
}: Options): Promise<CatalogWatch> {
  let seen = await lastVersion(pool)
  let reading: Promise<void> = Promise.resolve()
  let listener: pg.Client | null = null
  /** One at a time: two that wait for a slow database would each open a connection to listen on. */
  let round: Promise<void> | null = null

  async function read(): Promise<void> {
    const { rows } = await pool.query<{ version: string; tags: string[] }>(
      'select version, tags from catalog_changes where version > $1 order by version',
      [seen],
    )
    for (const { version, tags } of rows) {
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
    const client = new pg.Client({ ...reachable, ...connectionConfig, query_timeout: 5_000 })
    client.on('error', () => undefined)
    client.on('end', () => {
      if (listener === client) listener = null
    })
    client.on('notification', () => void catchUp().catch(logFailure))
    try {
      await client.connect()
      await client.query('listen catalog_changed')
    } catch (error) {
      void client.end()
      throw error
    }
    listener = client
  }

  function logFailure(error: unknown): void {
    log.warn({ err: error }, 'could not read the changes of the catalogue; will try again shortly')
  }

  async function listenAndCatchUp(): Promise<void> {
    if (!listener) await listen()
    await catchUp()
  }

  await listen()
  const timer = setInterval(() => {
    round ??= listenAndCatchUp()
      .catch(logFailure)
      .finally(() => {
        round = null
      })
  }, pollMs)
  timer.unref()

  return {
    catchUp,
    async stop() {
      clearInterval(timer)
      await round
      await reading.catch(() => undefined)
      if (listener) await endInTime(listener)
    },
  }
}

async function lastVersion(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ version: string }>('select version from catalog_version')
  return Number(rows[0]?.version ?? 0)
}
