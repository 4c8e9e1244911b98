import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the moment the process was asked to end. */
    isDraining: () => boolean
  }
}

/**
 * While the shop closes, answers that are still under way end their connections. A kept-alive one that
 * nobody uses would hold the process up until its time-out.
 */
export const draining = fp(async (app: FastifyInstance) => {
  let isDraining = false
  app.decorate('isDraining', () => isDraining)
  app.addHook('preClose', async () => {
    isDraining = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) void reply.header('connection', 'close')
  })
})
