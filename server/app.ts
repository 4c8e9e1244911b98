import path from 'node:path'

import rateLimit from '@fastify/rate-limit'
import staticFiles from '@fastify/static'
import Fastify from 'fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'

import { connect } from '#db/connect.ts'
import type { Connection } from '#db/connect.ts'
import { endInTime } from '#db/end-in-time.ts'
import { shopCategories } from '#domain/categories/queries.ts'
import type { ShopCategory } from '#domain/categories/queries.ts'
import { eventReaders } from '#domain/event-readers.ts'
import { smtpMailer } from '#integrations/mail/smtp-mailer.ts'
import { razorpaySandbox } from '#sandbox/razorpay-sandbox.ts'

import { addressCalls } from './api/addresses.ts'
import { auditCalls } from './api/audit.ts'
import { cartCalls } from './api/cart.ts'
import { categoryCalls } from './api/categories.ts'
import { checkoutCalls } from './api/checkout.ts'
import { counterCalls } from './api/counter.ts'
import { customerCalls } from './api/customers.ts'
import { exportCalls } from './api/exports.ts'
import { grievanceCalls } from './api/grievances.ts'
import { importCalls } from './api/imports.ts'
import { invoiceCalls } from './api/invoices.ts'
import { mailCalls } from './api/mails.ts'
import { mediaCalls } from './api/media.ts'
import { myAccountCalls } from './api/my-account.ts'
import { orderDeskCalls } from './api/order-desk.ts'
import { orderCalls } from './api/orders.ts'
import { peopleCalls } from './api/people.ts'
import { priceCalls } from './api/prices.ts'
import { productCalls } from './api/products.ts'
import { reportCalls } from './api/reports.ts'
import { returnCalls } from './api/returns.ts'
import { searchMissCalls } from './api/search-misses.ts'
import { shopCalls } from './api/shop.ts'
import { stockCalls } from './api/stock.ts'
import { CachedAnswers } from './cache/cached-answers.ts'
import { cachedCalls } from './cache/cached-calls.ts'
import { CachedFacts } from './cache/cached-facts.ts'
import { CallCache } from './cache/call-cache.ts'
import { watchCatalog } from './cache/catalog-watch.ts'
import { PageCache } from './cache/page-cache.ts'
import { Refresh } from './cache/refresh.ts'
import type { Database } from './database.ts'
import { paymentGateway, shopGateways } from './gateways.ts'
import { health } from './health.ts'
import { addressAsMeant } from './http/address-as-meant.ts'
import { paymentBrake, signUpBrake } from './http/brakes.ts'
import { contractValidator } from './http/contract-validator.ts'
import { refuseUnknownFields } from './http/desk-fields.ts'
import { isFromThisMachine } from './http/from-this-machine.ts'
import { knownDevices } from './http/known-devices.ts'
import { loggedAddress } from './http/logged-address.ts'
import { newRequestId } from './http/request-id.ts'
import { resetLimit } from './http/reset-limit.ts'
import { signInLimit } from './http/sign-in-limit.ts'
import { unreadableRequests } from './http/unreadable-requests.ts'
import { startJobs } from './jobs/jobs.ts'
import type { Jobs } from './jobs/jobs.ts'
import { logWhileEnding } from './jobs/log-while-ending.ts'
import { errorForLog } from './log-error.ts'
import { RequestLog } from './logger.ts'
import type { LogOptions } from './logger.ts'
import { pages } from './pages/pages.ts'
import type { PageHandler, PageRenderer } from './pages/pages.ts'
import { serviceWorker } from './pages/service-worker.ts'
import { pictures } from './pictures.ts'
import { draining } from './plugins/draining.ts'
import { errors } from './plugins/errors.ts'
import { hostileInput } from './plugins/hostile-input.ts'
import { loadShedding } from './plugins/load-shedding.ts'
import { openapi } from './plugins/openapi.ts'
import { originCheck } from './plugins/origin-check.ts'
import { otherSites } from './plugins/other-sites.ts'
import { requestCtx } from './plugins/request-ctx.ts'
import type { SharedCtx } from './plugins/request-ctx.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { unknownCalls } from './plugins/unknown-calls.ts'
import { wholeLists } from './plugins/whole-lists.ts'
import { isUsedByOtherSites, reachableHost } from './settings.ts'
import type { Settings } from './settings.ts'
import { found } from './share/share.ts'
import type { SlowStatements } from './slow-statements.ts'
import { razorpayWebhook } from './webhooks/razorpay.ts'

export interface AppOptions extends LogOptions {
  settings: Settings
  connection: Connection
  /** For the connection that listens to the catalogue's changes, and those of what works behind the shop. */
  connectionConfig: ConnectionConfig
  /** What the connections tell of slow statements goes to the log of this app. */
  slow?: SlowStatements | null
  now?: () => Date
  /** Sign-ins and sign-ups an address may ask for in five minutes. */
  accountsPerAddress?: number
  /** From what lateness of the main thread on browsing is refused. */
  mostDelayMs?: number | undefined
  /** React Router's part; without it only the calls are served. */
  pages?: {
    handle: PageHandler
    /** Renders a page whole, on another thread. */
    render?: PageRenderer
    clientFolder: string | null
    isDevelopment: boolean
    /** Ends what renders, once the last page has been sent. */
    stop?: () => Promise<void>
  }
}

/** In bytes; the pages have more (cache/page-cache.ts). */
const cachedOfCalls = { products: 8 * 1024 * 1024, lists: 12 * 1024 * 1024 }

/** For the jobs and the test gateway together. */
const backgroundConnections = 5

type ConnectionConfig = Database['connectionConfig']

/**
 * The whole shop as one Fastify instance that does not listen yet: what `main` serves and every test talks
 * to.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, connection } = options
  const now = options.now ?? (() => new Date())
  const requestLog = options.logController ?? new RequestLog()
  const app = Fastify({
    logger: withSafeErrors(options.logger),
    logController: requestLog,
    genReqId: newRequestId,
    bodyLimit: 64 * 1024,
    requestTimeout: 60_000,
    trustProxy: settings.trustedProxies.length > 0 && settings.trustedProxies,
    // What still arrives while the shop closes is served (plugins/draining.ts).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Calls alone have such addresses; pages read theirs themselves.
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    rewriteUrl: addressAsMeant,
    ...unreadableRequests,
  })
  // A client that sends JSON and forgets to say so is told, and not that fields are missing.
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(contractValidator)
  app.setSerializerCompiler(serializerCompiler)

  if (options.slow) options.slow.log = app.log

  const cache = new PageCache()
  const callCache = new CallCache(cachedOfCalls)
  const refresh = new Refresh({ cache, log: app.log, isOverloaded: () => app.isOverloaded() })
  const facts = new CachedFacts(connection.db)
  let categories: ShopCategory[] = []
  const watch = await watchCatalog({
    pool: connection.pool,
    connectionConfig: options.connectionConfig,
    log: app.log,
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
  // What works behind the shop takes no buyer's connection, and waits for none behind them.
  const background = connect({
    ...options.connectionConfig,
    max: backgroundConnections,
    ...(options.slow && { slow: options.slow }),
  })
  app.addHook('onClose', () => endInTime(background.pool))
  const shared: SharedCtx = {
    db: connection.db,
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

  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  await app.register(draining)
  await app.register(errors)
  const isHttps = settings.publicUrl.startsWith('https:')
  await app.register(securityHeaders, { isHttps })
  await app.register(otherSites, { publicUrl: settings.publicUrl, corsOrigins: settings.corsOrigins })
  await app.register(originCheck, { publicUrl: settings.publicUrl, corsOrigins: settings.corsOrigins })
  await app.register(hostileInput)
  await app.register(loadShedding, { mostDelayMs: options.mostDelayMs })
  await app.register(rateLimit, { global: false, errorResponseBuilder: tooManyRequests })
  await app.register(requestCtx, { shared })
  await app.register(wholeLists)
  await app.register(cachedCalls, { cache: callCache, db: connection.db })

  await app.register(unknownCalls)
  app.addHook('onRoute', refuseUnknownFields)
  await app.register(health, { pool: connection.pool })
  await app.register(found, { publicUrl: settings.publicUrl, dataDir: settings.dataDir })
  await app.register(openapi)
  const devices = knownDevices({
    secret: settings.sessionSecret,
    isHttps,
    isUsedByOtherSites: isUsedByOtherSites(settings),
  })
  const brake = paymentBrake(connection.pool)
  const tries = { limit: signInLimit(connection.pool), resetLimit: resetLimit(connection.pool), devices }
  await app.register(myAccountCalls, tries)
  await app.register(customerCalls, {
    ...tries,
    signUps: signUpBrake(connection.pool, options.accountsPerAddress),
    perAddress: options.accountsPerAddress ?? 300,
  })
  await app.register(productCalls)
  await app.register(searchMissCalls)
  await app.register(priceCalls)
  await app.register(categoryCalls)
  await app.register(cartCalls)
  await app.register(checkoutCalls, { brake, devices })
  await app.register(counterCalls, { brake, devices })
  await app.register(peopleCalls)
  await app.register(orderCalls)
  await app.register(orderDeskCalls)
  await app.register(returnCalls)
  await app.register(stockCalls)
  await app.register(invoiceCalls)
  await app.register(shopCalls)
  await app.register(reportCalls)
  await app.register(addressCalls)
  await app.register(auditCalls)
  await app.register(mediaCalls)
  await app.register(mailCalls)
  await app.register(grievanceCalls)
  await app.register(exportCalls)

  // Not before the shop listens: the first round asks the gateway, which may be the test twin behind our own
  // door.
  let jobs: Jobs | null = null
  const closing = new AbortController()
  app.addHook('onListen', async () => {
    // A person waits for an answer of the gateway; a job begins again with the next program.
    const log = logWhileEnding(app.log, closing.signal)
    const payments = paymentGateway({ settings, log, signal: closing.signal })
    const mails = smtpMailer({
      settings: settings.mail,
      publicUrl: settings.publicUrl,
      signal: closing.signal,
    })
    const gateways = { ...shared.gateways, payments, mails }
    const ctx = { ...shared, db: background.db, gateways, actor: null, requestId: null, log }
    // They run for as long as the program, and the facts change meanwhile.
    jobs = startJobs(Object.defineProperty(ctx, 'shop', { get: () => facts.now, enumerable: true }))
  })
  await app.register(importCalls, { onConfirmed: () => jobs?.importConfirmed() })
  await app.register(razorpayWebhook, { brake, onReceived: () => jobs?.webhookReceived() })
  if (settings.payments.isSandbox)
    await app.register(razorpaySandbox, {
      prefix: '/sandbox/razorpay',
      db: background.db,
      keyId: settings.payments.keyId,
      keySecret: settings.payments.keySecret,
      webhookSecret: settings.payments.webhookSecret,
      webhookUrl: () => webhookUrl(app, settings),
      isTester: async (request) =>
        isFromThisMachine(request, settings.publicUrl) || (await request.ctx()).actor?.role === 'ADMIN',
      now,
      log: app.log,
    })

  await app.register(pictures, { folder: path.join(settings.dataDir, 'images') })
  const answers = new CachedAnswers({
    cache,
    refresh,
    log: app.log,
    requestLog,
    trustedProxies: settings.trustedProxies,
    isDraining: () => app.isDraining(),
  })
  answers.standBefore(app.server)
  if (options.pages) {
    await registerPages(app, options.pages, settings, { cache, answers, refresh })
  }

  app.addHook('onClose', async () => options.pages?.stop?.())
  app.addHook('preClose', async () => {
    closing.abort()
    await jobs?.stop()
    await watch.stop()
    await refresh.stop()
  })
  return app
}

/** Whatever else the log is told to do, it writes errors without what people entered, and no link's token. */
function withSafeErrors(logger: LogOptions['logger'] = false): typeof logger {
  if (typeof logger === 'boolean') return logger
  return { ...logger, serializers: { ...logger.serializers, err: errorForLog, req: requestForLog } }
}

function requestForLog({ method, url, host, ip: remoteAddress }: FastifyRequest) {
  return { method, url: loggedAddress(url), host, remoteAddress }
}

async function registerPages(
  app: FastifyInstance,
  { handle, render, clientFolder, isDevelopment }: NonNullable<AppOptions['pages']>,
  settings: Settings,
  caching: { cache: PageCache; answers: CachedAnswers; refresh: Refresh },
): Promise<void> {
  if (clientFolder) {
    await app.register(staticFiles, {
      root: path.join(clientFolder, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    })
    // What must have a name of its own at the top, such as the manifest. Listed at the start: all else is a
    // page.
    await app.register(staticFiles, {
      root: clientFolder,
      wildcard: false,
      globIgnore: ['assets/**', '**/.*', 'sw.js'],
      decorateReply: false,
      maxAge: '1h',
    })
  }
  await app.register(serviceWorker, { clientFolder: settings.serviceWorker ? clientFolder : null })
  const { publicUrl, payments, pictureHost, cdnSeconds } = settings
  const { isSandbox } = payments
  await app.register(pages, {
    handle,
    render,
    ...caching,
    publicUrl,
    isSandbox,
    pictureHost,
    cdnSeconds,
    isDevelopment,
  })
}

/** The gateway's test twin is a stranger to the shop and rings at its public door, on loopback. */
function webhookUrl(app: FastifyInstance, settings: Settings): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  return `http://${reachableHost(settings.host)}:${port}/api/razorpay/webhook`
}

function tooManyRequests(_request: unknown, { ttl }: { ttl: number }): Error {
  const error = new Error('too many requests from one address')
  return Object.assign(error, { statusCode: 429, retryAfterSeconds: Math.ceil(ttl / 1000) })
}
