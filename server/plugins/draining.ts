import { once } from 'node:events'
import net from 'node:net'

import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the moment the process was asked to end. */
    isDraining: () => boolean
    /**
     * To be awaited before the shop closes: takes no new connection, and returns once the clients of the open
     * ones have left or say nothing any more. What they ask for meanwhile is served.
     */
    drain: () => Promise<void>
  }
}

/** A connection on which nothing came for so long after the last answer has nothing more to ask. */
const quietMs = 1_000

/**
 * While the shop closes, answers end their connections. A kept-alive one that nobody uses would hold the
 * process up until its time-out.
 */
export const draining = fp(async (app: FastifyInstance) => {
  let isDraining = false
  app.decorate('isDraining', () => isDraining)
  app.decorate('drain', async () => {
    isDraining = true
    // http's own `close` would cut connections that are idle, on one of which a request may be on its way.
    net.Server.prototype.close.call(app.server)
    await once(app.server, 'close', { signal: AbortSignal.timeout(quietMs) }).catch(() => undefined)
  })
  app.addHook('preClose', async () => {
    isDraining = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) void reply.header('connection', 'close')
  })
})
