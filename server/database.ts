import type pg from 'pg'

import { connect } from '#db/connect.ts'
import type { Connection } from '#db/connect.ts'
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { readsEveryScript } from '#db/reads-every-script.ts'
import type { Log } from '#domain/ground/context.ts'

import { SettingsError } from './settings-error.ts'
import type { Settings } from './settings.ts'

export interface Database {
  connection: Connection
  connectionConfig: pg.ClientConfig
  /** Closes the connections, and stops the server if it is ours. */
  stop(): Promise<void>
}

/**
 * Connects to the database of the settings, or starts our own, and brings it up to date. @throws
 * SettingsError when DATABASE_URL leads to none
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<Database> {
  const embedded = settings.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: settings.dataDir, log: (line) => log.info({}, line) })
  const connectionConfig = embedded?.connectionConfig ?? { connectionString: settings.databaseUrl ?? '' }
  const connection = connect(connectionConfig)
  if (!embedded) await refuseUnreachable(connection)
  await migrate(connectionConfig)
  if (!(await readsEveryScript(connection.pool))) log.warn({}, slowInHindi[embedded ? 'embedded' : 'given'])
  return {
    connection,
    connectionConfig,
    async stop() {
      await connection.pool.end()
      await embedded?.stop()
    },
  }
}

async function refuseUnreachable({ pool }: Connection): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    // Of a name with several addresses Node says the code alone.
    const { message, code } = error as NodeJS.ErrnoException
    throw new SettingsError(`DATABASE_URL cannot be connected to: ${message || code}`)
  }
}

/** The shop works with such a database, but reads all products for each search in Devanagari. */
const slowInHindi = {
  embedded:
    'This database was made by an older version, and searches in Hindi are slow on it. For a demo shop, `npm run db:reset` makes a new one.',
  given:
    'The database of DATABASE_URL was made with LC_CTYPE C, and searches in Hindi are slow on it. One that is made with a UTF-8 locale, such as C.UTF-8, has an index for them.',
}
