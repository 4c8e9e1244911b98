import type { FastifyInstance } from 'fastify'

import { connect, connectionName } from '#db/connect.ts'
import type { Connection } from '#db/connect.ts'
import { endInTime } from '#db/end-in-time.ts'
import { shopCategories } from '#domain/categories/queries.ts'
import type { ShopCategory } from '#domain/categories/queries.ts'
import { eventReaders } from '#domain/event-readers.ts'

import { CachedFacts } from './cache/cached-facts.ts'
import { CallCache } from './cache/call-cache.ts'
import { watchCatalog } from './cache/catalog-watch.ts'
import { PageCache } from './cache/page-cache.ts'
import { Refresh } from './cache/refresh.ts'
import type { Database } from './database.ts'
import { shopGateways } from './gateways.ts'
import { pictureFiles } from './picture-files.ts'
import { answerOthers } from './picture-witness.ts'
import type { SharedCtx } from './plugins/request-ctx.ts'
import { openReplica } from './replica.ts'
import type { Settings } from './settings.ts'
import type { SlowStatements } from './slow-statements.ts'

/** In bytes; the pages have more (cache/page-cache.ts). */
const cachedOfCalls = { products: 8 * 1024 * 1024, lists: 12 * 1024 * 1024 }

/** For the jobs and the test gateway together. */
export const backgroundConnections = 5

interface Basis {
  settings: Settings
  connection: Connection
  connectionConfig: Database['connectionConfig']
  directConfig: Database['directConfig']
  slow: SlowStatements | null | undefined
  now: () => Date
}

/** What this process knows of the shop, and what all of its ctxs have in common. */
export interface Shared {
  ctx: SharedCtx
  cache: PageCache
  callCache: CallCache
  refresh: Refresh
  /** For what works behind the shop: it takes no buyer's connection, and waits for none behind them. */
  background: Connection
  /** Stops hearing of changes, and rendering what they changed. */
  stop: () => Promise<void>
}

/**
 * Reads the shop's facts and categories, listens for changes of the catalogue, and puts together what every
 * ctx has.
 */
export async function shareCtx(
  app: FastifyInstance,
  { settings, connection, connectionConfig, directConfig, slow, now }: Basis,
): Promise<Shared> {
  const cache = new PageCache()
  const callCache = new CallCache(cachedOfCalls)
  const refresh = new Refresh({ cache, log: app.log, isOverloaded: () => app.isOverloaded() })
  const facts = new CachedFacts(connection.db)
  const files = pictureFiles(settings)
  let categories: ShopCategory[] = []
  const watch = await watchCatalog({
    pool: connection.pool,
    connectionConfig: directConfig,
    log: app.log,
    onListening: (listener) => answerOthers(listener, files),
    onChange: async (tags) => {
      // First, so that what is rendered after the change has the facts and categories of now.
      if (tags.includes('*')) {
        await facts.read()
        categories = await shopCategories(connection)
      }
      // At once: nobody waits for what is read again.
      callCache.drop(tags)
      refresh.changed(tags)
    },
  })
  await facts.read()
  categories = await shopCategories(connection)
  const background = connect({
    ...connectionConfig,
    application_name: connectionName('background'),
    max: backgroundConnections,
    ...(slow && { slow }),
  })
  app.addHook('onClose', () => endInTime(background.pool))
  const { databaseReplicaUrl } = settings
  const replica =
    databaseReplicaUrl === null || settings.role === 'jobs'
      ? null
      : await openReplica(databaseReplicaUrl, { primary: connection.pool, log: app.log })
  app.addHook('onClose', async () => replica?.stop())
  const ctx: SharedCtx = {
    db: connection.db,
    replica: replica?.db,
    now,
    // Read by every ctx when it is made.
    get categories() {
      return categories
    },
    gateways: shopGateways({ settings, db: connection.db, log: app.log }),
    readers: eventReaders,
    publicUrl: settings.publicUrl,
    testGateway: settings.payments.isSandbox,
    pictureHost: settings.pictureHost,
    get shop() {
      return facts.now
    },
    catalogChanged: () => watch.catchUp(),
  }
  const stop = async () => {
    await watch.stop()
    await refresh.stop()
  }
  return { ctx, cache, callCache, refresh, background, stop }
}
