import type pg from 'pg'

import { connect, connectionName } from '#db/connect.ts'
import type { Connection } from '#db/connect.ts'
import { DataFolderTaken } from '#db/embedded/presence.ts'
import type { Role } from '#db/embedded/presence.ts'
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'
import type { EmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'
import { endInTime } from '#db/end-in-time.ts'
import { migrate } from '#db/migrate.ts'
import { readsEveryScript } from '#db/reads-every-script.ts'
import type { StatementOptions } from '#db/ready-client.ts'
import type { Log } from '#domain/ground/context.ts'

import { refuseRestoring } from './backup/restoring.ts'
import { databaseAddresses } from './database-addresses.ts'
import { SettingsError } from './settings-error.ts'
import type { Settings } from './settings.ts'
import { SlowStatements } from './slow-statements.ts'

export interface Database {
  connection: Connection
  connectionConfig: pg.ClientConfig & Pick<StatementOptions, 'keepsReady'>
  /** Past a pooler, where there is one: for locks, migrations and what listens. */
  directConfig: pg.ClientConfig
  /** Told of by every pool that is given it; null where nobody is to know. */
  slow: SlowStatements | null
  /** Settles when our own server has gone away and cannot be started again, with why. */
  lost: Promise<Error>
  /** Closes the connections, and stops the server if it is ours. */
  stop(): Promise<void>
}

/**
 * Connects to the database of the settings, or starts our own, and brings it up to date. The shop waits for
 * one that is away, until `signal` ends that. With `asItIs` it is not brought up to date.
 * @throws SettingsError when DATABASE_URL leads to none, another shop has the data folder, or a restore was
 * cut off in it
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'> &
    Partial<Pick<Settings, 'database' | 'databaseDirectUrl' | 'startWaitSeconds'>>,
  log: Log,
  role: Role = 'script',
  { signal, asItIs = false }: { signal?: AbortSignal | undefined; asItIs?: boolean } = {},
): Promise<Database> {
  // A restore makes the tables itself, and a backup is made before an upgrade.
  if (!asItIs) refuseRestoring(settings.dataDir)
  const embedded = settings.databaseUrl ? null : await startOwn(settings.dataDir, role, log)
  if (embedded?.newIn) log.info({}, `A new PostgreSQL database is in ${embedded.newIn}`)
  const { connections, keepsReady, slowMs } = settings.database ?? scripted
  // Whoever runs a script sees that the database is away, and runs it again.
  const waiting = { waitSeconds: role === 'shop' ? (settings.startWaitSeconds ?? 0) : 0, log, signal }
  const own = embedded?.connectionConfig
  const reached = own
    ? { connectionConfig: own, directConfig: own }
    : await databaseAddresses(settings, waiting)
  const { directConfig } = reached
  const slow = slowMs === null ? null : new SlowStatements(directConfig, slowMs)
  const connectionConfig = { ...reached.connectionConfig, keepsReady }
  const named = { application_name: connectionName(role === 'shop' ? 'web' : 'script') }
  const connection = connect({ ...connectionConfig, ...named, max: connections, ...(slow && { slow }) })
  const stop = async () => {
    await endInTime(connection.pool)
    await embedded?.stop()
  }
  try {
    if (!asItIs) {
      await migrate(directConfig, log)
      const isSlow = !(await readsEveryScript(connection.pool))
      if (isSlow) log.warn({}, slowInHindi[embedded ? 'embedded' : 'given'])
    }
  } catch (error) {
    await stop()
    throw error
  }
  const lost = embedded?.lost ?? new Promise<Error>(() => undefined)
  return { connection, connectionConfig, directConfig, slow, lost, stop }
}

/** What a script works with, which asks little. */
const scripted: Settings['database'] = { connections: 10, keepsReady: true, slowMs: null }

async function startOwn(dataDir: string, role: Role, log: Log): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ dataDir, role, log: (line) => log.info({}, line) })
  } catch (error) {
    if (!(error instanceof DataFolderTaken)) throw error
    throw new SettingsError(`DATA_DIR ${error.message}. Stop that shop, or set DATA_DIR to another folder.`)
  }
}

/** The shop works with such a database, but reads all products for each search in Devanagari. */
const slowInHindi = {
  embedded:
    'An older version made this database, so searches in Hindi are slow. For a demo shop, `npm run db:reset` makes a new one.',
  given:
    'The database of DATABASE_URL has LC_CTYPE C, so searches in Hindi are slow. Use a database with a UTF-8 locale, such as C.UTF-8.',
}
