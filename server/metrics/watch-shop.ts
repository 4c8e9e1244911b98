import type { Server } from 'node:http'

import type { FastifyInstance } from 'fastify'

import { connect, connectionName } from '#db/connect.ts'
import { endInTime } from '#db/end-in-time.ts'
import type { Database } from '#server/database.ts'
import { SettingsError } from '#server/settings-error.ts'
import type { Settings } from '#server/settings.ts'

import { listenForMetrics } from './metrics-listener.ts'
import type { ProcessFigures } from './process-figures.ts'
import type { RequestCounts } from './request-counts.ts'
import { sharedFigures } from './shared-figures.ts'
import { shopMetrics } from './shop-metrics.ts'

interface Watched {
  settings: Settings
  connectionConfig: Database['directConfig']
  now: () => Date
  figures: () => ProcessFigures
  counts: RequestCounts
}

/** What the database is asked for a scrape may take so long; who watches gives up sooner. */
const mostMs = 3_000

/**
 * Opens the door for Prometheus, if there is to be one, before the shop opens its own. It has a connection of
 * its own: it takes nobody's, and is answered when all others wait.
 */
export async function watchShop(app: FastifyInstance, watched: Watched): Promise<void> {
  const { settings, connectionConfig, now, figures, counts } = watched
  const { metricsPort: port, metricsHost: host, dataDir } = settings
  if (port === null) return
  const { db, pool } = connect({
    ...connectionConfig,
    application_name: connectionName('watch'),
    max: 1,
    connectionTimeoutMillis: mostMs,
    query_timeout: mostMs,
    statement_timeout: mostMs,
  })
  const text = shopMetrics({ counts, process: figures, shared: sharedFigures({ db, now }), dataDir })
  let server: Server | undefined
  app.addHook('onReady', async () => {
    server = await listenForMetrics({ host, port, text, log: app.log }).catch((error: Error) => {
      throw new SettingsError(`METRICS_PORT ${port} cannot be opened: ${error.message}`)
    })
  })
  app.addHook('onClose', async () => {
    server?.close()
    server?.closeAllConnections()
    await endInTime(pool)
  })
}
