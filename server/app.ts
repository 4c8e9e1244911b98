import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

import { userLogout } from '#contract/customers.ts'
import type { Connection } from '#db/connect.ts'
import type { PaymentGateway } from '#domain/payments/gateway.ts'
import { razorpaySandbox } from '#sandbox/razorpay-sandbox.ts'

import { registerCalls } from './api/calls.ts'
import { CachedAnswers } from './cache/cached-answers.ts'
import { cachedCalls } from './cache/cached-calls.ts'
import { databaseClock } from './database-clock.ts'
import type { Database } from './database.ts'
import { DeskStreams } from './desk-streams.ts'
import { health } from './health.ts'
import { tooManyOfAddress } from './http/address-limit.ts'
import { refuseUnknownFields } from './http/desk-fields.ts'
import { isFromThisMachine } from './http/from-this-machine.ts'
import { orderKeys } from './http/order-key.ts'
import type { OrderKeys } from './http/order-key.ts'
import { trustOf } from './http/raw-request.ts'
import { runJobs } from './jobs/run-jobs.ts'
import type { Kicks } from './jobs/run-jobs.ts'
import { RequestLog } from './logger.ts'
import type { LogOptions } from './logger.ts'
import { processFigures } from './metrics/process-figures.ts'
import type { ProcessFigures } from './metrics/process-figures.ts'
import { watchShop } from './metrics/watch-shop.ts'
import { newServer } from './new-server.ts'
import { ownDoor } from './own-door.ts'
import { pageRoutes } from './pages/page-route.ts'
import { registerPages } from './pages/register-pages.ts'
import type { PagesOptions } from './pages/register-pages.ts'
import { RenderQueue } from './pages/render-queue.ts'
import { pictureFiles, pictureFolder } from './picture-files.ts'
import { pictures } from './pictures.ts'
import { draining } from './plugins/draining.ts'
import { errors } from './plugins/errors.ts'
import { hostileInput } from './plugins/hostile-input.ts'
import { loadShedding } from './plugins/load-shedding.ts'
import { openapi } from './plugins/openapi.ts'
import { originCheck } from './plugins/origin-check.ts'
import { otherSites } from './plugins/other-sites.ts'
import { requestCtx } from './plugins/request-ctx.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { unknownCalls } from './plugins/unknown-calls.ts'
import { wholeLists } from './plugins/whole-lists.ts'
import { programVersion } from './program-version.ts'
import type { Settings } from './settings.ts'
import { reachableHost } from './settings/hosts.ts'
import { testGatewayAt, testGatewayPath } from './settings/payments.ts'
import { found } from './share/share.ts'
import { shortLinks } from './share/short-links.ts'
import { shareCtx } from './shared-ctx.ts'
import type { Shared } from './shared-ctx.ts'
import type { SlowStatements } from './slow-statements.ts'
import { statements } from './statements/statements.ts'
import { startTracing } from './tracing/start-tracing.ts'
import { tracedRequests } from './tracing/traced-requests.ts'

export interface AppOptions extends LogOptions {
  settings: Settings
  connection: Connection
  /** For the connections of what works behind the shop. */
  connectionConfig: Database['connectionConfig']
  /** For what listens; without it, the one above. */
  directConfig?: Database['directConfig']
  /** What the connections tell of slow statements goes to the log of this app. */
  slow?: SlowStatements | null
  /** Without it, the database's clock. */
  now?: () => Date
  /** Sign-ins and sign-ups an address may ask for in five minutes. */
  accountsPerAddress?: number
  /** From what lateness of the main thread on browsing is refused. */
  mostDelayMs?: number | undefined
  /** React Router's part; without it only the calls are served. */
  pages?: PagesOptions
}

/**
 * The whole shop as one Fastify instance that does not listen yet: what `main` serves and every test talks
 * to.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { connection } = options
  const { logger, logController = new RequestLog() } = options
  const { trustedProxies } = options.settings
  const pageRoute = options.pages?.patterns && pageRoutes(options.pages.patterns)
  const app = newServer({ logger, logController, trustedProxies, pageRoute })
  const settings = await withReachableGateway(app, options.settings)
  const trusts = trustOf(trustedProxies)
  if (settings.tracesEndpoint !== null) {
    const tracing = await startTracing({
      endpoint: settings.tracesEndpoint,
      version: programVersion,
      service: 'haat',
    })
    app.addHook('onClose', () => tracing.stop())
    await app.register(tracedRequests, { trusts })
  }
  if (options.slow) options.slow.log = app.log
  const now = options.now ?? (await databaseTime(app, connection))
  const { connectionConfig, directConfig = connectionConfig, slow } = options
  const shared = await shareCtx(app, { settings, connection, connectionConfig, directConfig, slow, now })

  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  await app.register(draining)
  await app.register(errors)
  await app.register(securityHeaders, { isHttps: settings.publicUrl.startsWith('https:') })
  await app.register(otherSites, { publicUrl: settings.publicUrl, corsOrigins: settings.corsOrigins })
  await app.register(originCheck, { publicUrl: settings.publicUrl, corsOrigins: settings.corsOrigins })
  await app.register(hostileInput)
  await app.register(loadShedding, { mostDelayMs: options.mostDelayMs })
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) => tooManyOfAddress(ttl),
  })
  const keys = orderKeys({
    secret: settings.sessionSecret,
    previousSecret: settings.previousSessionSecret,
    isHttps: settings.publicUrl.startsWith('https:'),
  })
  await app.register(requestCtx, { shared: shared.ctx, keys })
  await app.register(wholeLists)
  await app.register(cachedCalls, { cache: shared.callCache, db: connection.db })

  await app.register(unknownCalls)
  app.addHook('onRoute', refuseUnknownFields)
  await app.register(health, { pool: connection.pool })
  const gateways: Record<string, PaymentGateway> = { web: shared.ctx.gateways.payments }
  const kicks = settings.role === 'web' ? null : runJobs(app, { settings, shared, gateways, directConfig })
  const queues = { ahead: new RenderQueue(), browsing: new RenderQueue() }
  const { counts } = logController
  const figures = () =>
    processFigures({
      counts,
      pools: { web: connection.pool, background: shared.background.pool },
      pagesPool: options.pages?.pool,
      pages: shared.cache,
      calls: shared.callCache,
      queues,
      gateways,
    })
  if (settings.role !== 'jobs')
    await servePeople(
      app,
      { ...options, settings, now, logController },
      { shared, keys, kicks, queues, figures },
    )
  await watchShop(app, { settings, connectionConfig: directConfig, now, figures, counts })

  app.addHook('onClose', async () => options.pages?.stop?.())
  app.addHook('preClose', () => shared.stop())
  return app
}

interface Beside {
  shared: Shared
  keys: OrderKeys
  kicks: Kicks | null
  queues: { ahead: RenderQueue; browsing: RenderQueue }
  figures: () => ProcessFigures
}

type Opened = AppOptions & Required<Pick<AppOptions, 'now' | 'logController'>>

/** What is beside the jobs: calls, pages, pictures, the gateway's webhook and its test twin. */
async function servePeople(
  app: FastifyInstance,
  { settings, connection, now, pages, ...options }: Opened,
  { shared, keys, kicks, queues, figures }: Beside,
): Promise<void> {
  const files = pictureFiles(settings)
  await app.register(found, { publicUrl: settings.publicUrl, files })
  await app.register(shortLinks, { publicUrl: settings.publicUrl })
  await app.register(statements)
  await app.register(openapi)
  const streams = new DeskStreams({ db: shared.background.db, now, log: app.log, leaving: app.leaving })
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.method !== 'GET' || request.route === userLogout.url) streams.lookSoon()
    done()
  })
  await registerCalls(app, {
    settings,
    pool: connection.pool,
    streams,
    figures,
    accountsPerAddress: options.accountsPerAddress,
    keys,
    onConfirmed: () => kicks?.importConfirmed(),
    onReceived: () => kicks?.webhookReceived(),
  })
  if (settings.payments.isSandbox)
    await app.register(razorpaySandbox, {
      prefix: '/sandbox/razorpay',
      db: shared.background.db,
      keyId: settings.payments.keyId,
      keySecret: settings.payments.keySecret,
      webhookSecret: settings.payments.webhookSecret,
      webhookUrl: () => webhookUrl(app, settings),
      isTester: async (request) =>
        isFromThisMachine(request, settings.publicUrl) || (await request.ctx()).actor?.role === 'ADMIN',
      now,
      log: app.log,
    })

  await app.register(pictures, { files, folder: pictureFolder(settings) })
  const { cache, refresh } = shared
  const answers = new CachedAnswers({
    cache,
    refresh,
    log: app.log,
    requestLog: options.logController,
    isTraced: settings.tracesEndpoint !== null,
    trustedProxies: settings.trustedProxies,
    isDraining: () => app.isDraining(),
  })
  answers.standBefore(app.server)
  if (pages) await registerPages(app, pages, settings, { cache, answers, refresh, queues })
}

/**
 * A test gateway of our own is reached by a door of our own, because the one for people closes first when
 * the program ends.
 */
async function withReachableGateway(app: FastifyInstance, settings: Settings): Promise<Settings> {
  const { payments } = settings
  if (payments.apiUrl !== testGatewayAt(settings)) return settings
  const door = await ownDoor(app.server)
  app.addHook('onClose', async () => door.close())
  return { ...settings, payments: { ...payments, apiUrl: `${door.url}${testGatewayPath}` } }
}

async function databaseTime(app: FastifyInstance, { pool }: Connection): Promise<() => Date> {
  const clock = await databaseClock(pool, app.log)
  app.addHook('onClose', async () => clock.stop())
  return clock.now
}

/** The gateway's test twin is a stranger to the shop and rings at its public door, on loopback. */
function webhookUrl(app: FastifyInstance, settings: Settings): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  return `http://${reachableHost(settings.host)}:${port}/api/razorpay/webhook`
}
