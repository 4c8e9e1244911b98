import { once } from 'node:events'
import net from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

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

/** Connections on which nothing was answered for so long have nothing more to ask. */
const quietMs = 1_000

/**
 * While the shop closes, answers end their connections. A kept-alive one that nobody uses would hold the
 * process up until its time-out.
 */
export const draining = fp(async (app: FastifyInstance) => {
  let isDraining = false
  let answeredAt = 0
  app.decorate('isDraining', () => isDraining)
  app.decorate('drain', async () => {
    // Whoever has connected is taken in first: twice, because the first turn may be half over.
    await setImmediate()
    await setImmediate()
    // In one go: whoever is sent away must not come back to a door that is about to be slammed. http's own
    // `close` would also cut connections that are idle, on one of which a request may be on its way.
    isDraining = true
    answeredAt = performance.now()
    net.Server.prototype.close.call(app.server)
    const everybodyLeft = once(app.server, 'close').then(() => true)
    while (performance.now() - answeredAt < quietMs)
      if (await Promise.race([everybodyLeft, sleep(quietMs / 10)])) return
  })
  app.addHook('onResponse', async () => {
    answeredAt = performance.now()
  })
  app.addHook('preClose', async () => {
    isDraining = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) void reply.header('connection', 'close')
  })
})
