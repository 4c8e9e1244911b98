/**
 * A gateway that no kill reaches: the test gateway on a port and a database of the test's own, where it is
 * to the shop what Razorpay is.
 */
import { EventEmitter, once } from 'node:events'

import Fastify from 'fastify'
import type { FastifyRequest } from 'fastify'

import { razorpaySandbox } from '#sandbox/razorpay-sandbox.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { testDatabase } from '#tests/support/database.ts'
import type { PostgresServer } from '#tests/support/postgres-server.ts'

const keys = { keyId: 'rzp_test_badday', keySecret: 'the-key-secret', webhookSecret: 'the-webhook-secret' }

/** Between two kills, however busy the machine is. */
const longestWaitMs = 120_000

/**
 * What the gateway sees of the shop's work. Opening and refunding are heard before it answers: then the shop
 * has written down what it is about and not what came of it. A payment that was looked up is heard when it
 * was answered: then the shop settles it.
 */
export type Moment = 'captured' | 'opening' | 'opened' | 'looking' | 'looked' | 'refunding'

export interface Gateway {
  url: string
  /** Where its book is. */
  book: PostgresServer
  /** The settings of a shop that is paid here. */
  settings: NodeJS.ProcessEnv
  /** Settles when so many more payments were captured, and then the next one comes to this moment. */
  next(moment: Moment, captured: number): Promise<void>
}

export async function openGateway(shopUrl: string, host = '127.0.0.1'): Promise<Gateway> {
  const { db, connectionConfig } = await testDatabase()
  const moments = new EventEmitter<Record<Moment, []>>()
  const app = Fastify()
  app.addHook('onRequest', async (request) => {
    const call = callOf(request)
    if (call === 'POST /v1/orders') moments.emit('opening')
    if (call === 'GET /v1/payments/:id') moments.emit('looking')
    if (call === 'POST /v1/payments/:id/refund') moments.emit('refunding')
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const call = callOf(request)
    if (call === 'POST /v1/orders') moments.emit('opened')
    if (call === 'GET /v1/payments/:id') moments.emit('looked')
    if (call === 'POST /pay' && statusCode === 200) moments.emit('captured')
  })
  await app.register(razorpaySandbox, {
    db,
    ...keys,
    webhookUrl: `${shopUrl}/api/razorpay/webhook`,
    now: () => new Date(),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    // A shop that was killed is back in seconds.
    retrySchedule: [100, 200, 400, 800],
  })
  const url = await app.listen({ host, port: 0 })
  afterwards(() => app.close())
  return {
    url,
    book: connectionConfig,
    settings: {
      RAZORPAY_KEY_ID: keys.keyId,
      RAZORPAY_KEY_SECRET: keys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
      RAZORPAY_API_URL: `${url}/v1`,
    },
    async next(moment, captured) {
      const signal = AbortSignal.timeout(longestWaitMs)
      for (let more = captured; more > 0; more--) await once(moments, 'captured', { signal })
      await once(moments, moment, { signal })
    },
  }
}

function callOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url}`
}
