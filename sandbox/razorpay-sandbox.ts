import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Db } from '#db/connect.ts'
import type { Log } from '#domain/ground/context.ts'
import { isDomainError } from '#domain/ground/errors.ts'

import { apiRoutes } from './api.ts'
import type { Book } from './book.ts'
import { checkoutFiles } from './checkout-files.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { doublingSchedule, postman } from './deliveries.ts'
import { applyFaults, faultRoutes, faultSwitch } from './faults.ts'
import { SandboxRefusal } from './refusals.ts'
import { testRoutes } from './test-routes.ts'
import { failUnanswered } from './unanswered.ts'

export interface RazorpaySandboxOptions {
  db: Db
  keyId: string
  keySecret: string
  webhookSecret: string
  /** Where the shop takes webhooks; a function when the port is known only once the server listens. */
  webhookUrl: string | (() => string)
  /** Whether who asks may play the bank and make the gateway fail; where it is left out, everybody may. */
  isTester?: (request: FastifyRequest) => Promise<boolean>
  now: () => Date
  log: Log
  /**
   * How long after each failed delivery the next one is made, in milliseconds; the last one goes on for 24
   * hours.
   */
  retrySchedule?: readonly number[]
  /** How long the shop may take over a webhook before it counts as not delivered; Razorpay's 5 seconds. */
  answerTimeoutMs?: number
  /** How late webhooks of the mode 'late' come. */
  lateWebhookMs?: number
}

/**
 * The test gateway: Razorpay's API, checkout and webhooks without the money, offline. To be registered under
 * a prefix, in a scope of its own; nothing of it leaks into the shop's routes. Its webhooks begin when the
 * server is ready and end when it closes.
 */
export async function razorpaySandbox(app: FastifyInstance, options: RazorpaySandboxOptions): Promise<void> {
  const { retrySchedule = doublingSchedule, answerTimeoutMs = 5_000, lateWebhookMs = 25_000 } = options
  const { db, now, keyId, keySecret, webhookSecret, log, webhookUrl, isTester = async () => true } = options
  const book: Book = { db, now, keyId, keySecret, webhookSecret, lateWebhookMs }
  const faults = faultSwitch()
  const closing = new AbortController()
  const chores = failUnanswered(book)
  const post = postman({ db, now, log, webhookUrl, retrySchedule, answerTimeoutMs, chores })

  app.setErrorHandler((error: FastifyError, request, reply) => answerError(log, error, request, reply))
  app.setNotFoundHandler((_request, reply) => {
    const refusal = new SandboxRefusal('The requested URL was not found on the server.', { status: 404 })
    return reply.code(404).send(refusal.body())
  })
  // Not a part of the shop's own API, so not of its description either.
  app.addHook('onRoute', (route) => {
    route.schema = Object.assign({}, route.schema, { hide: true })
  })
  app.addHook('onReady', async () => post.start())
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onClose', async () => post.stop())

  await checkoutFiles(app)
  await app.register(
    async (api) => {
      applyFaults(api, faults, closing.signal)
      apiRoutes(api, book, post.kick)
    },
    { prefix: '/v1' },
  )
  checkoutRoutes(app, book, post.kick)
  await app.register(async (tests) => {
    tests.addHook('onRequest', async (request) => {
      if (!(await isTester(request))) throw onlyTesters()
    })
    testRoutes(tests, book, post.kick)
    faultRoutes(tests, faults)
  })
}

function onlyTesters(): SandboxRefusal {
  const who = 'Only an administrator, or a program on the machine of the shop, may ask for this.'
  return new SandboxRefusal(who, { status: 403, step: 'NA', reason: 'NA' })
}

/** Whatever goes wrong leaves in Razorpay's shape; what is wrong with the request itself is never a 5xx. */
function answerError(
  log: Log,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof SandboxRefusal) return reply.code(error.status).send(error.body())
  // What the shop's own checks refuse before a route of ours is reached is bad input here too.
  if (isDomainError(error) || (error.statusCode !== undefined && error.statusCode < 500)) {
    return reply.code(400).send(new SandboxRefusal('The request body is not valid JSON').body())
  }
  log.error({ err: error, url: request.routeOptions.url }, 'the test gateway failed')
  const failure = new SandboxRefusal('The server is facing trouble. Please try again shortly.', {
    status: 500,
    code: 'SERVER_ERROR',
  })
  return reply.code(500).send(failure.body())
}
