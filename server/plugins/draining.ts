import { once } from 'node:events'
import net from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the moment the process was asked to end, while it may still serve as before. */
    isLeaving: () => boolean
    /** Aborted at that moment: what is sent without end, as a stream, ends then, and begins anywhere else. */
    leaving: AbortSignal
    /** Says that the process was asked to end, so that whoever hands out requests sends them elsewhere. */
    leave: () => void
    /** True once no new connection is taken, and answers end theirs. */
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
  const leaving = new AbortController()
  let isDraining = false
  let answeredAt = 0
  app.decorate('isLeaving', () => leaving.signal.aborted)
  app.decorate('leaving', leaving.signal)
  app.decorate('leave', () => leaving.abort())
  app.decorate('isDraining', () => isDraining)
  app.decorate('drain', async () => {
    leaving.abort()
    const crowd = await takeIn(app.server)
    // In one go: a client that is sent away must not come back to a door that is about to be slammed.
    // http's own `close` would also cut connections that are idle, on one of which a request may be on its
    // way.
    isDraining = true
    answeredAt = performance.now()
    net.Server.prototype.close.call(app.server)
    for (const one of crowd) app.server.emit('connection', one)
    const everybodyLeft = once(app.server, 'close').then(() => true)
    while (performance.now() - answeredAt < quietMs)
      if (await Promise.race([everybodyLeft, sleep(quietMs / 10)])) return
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    answeredAt = performance.now()
    done()
  })
  app.addHook('preClose', async () => {
    leaving.abort()
    isDraining = true
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining) void reply.header('connection', 'close')
    done(null, payload)
  })
})

/**
 * Those who have connected, to be served once the door is closed: closing it resets those who stand in
 * front of it. One comes in at each turn of the loop. So nobody is served meanwhile, which would make the
 * turns long, until two turns bring nobody: the first of them may be half over.
 */
async function takeIn(server: net.Server): Promise<net.Socket[]> {
  const crowd: net.Socket[] = []
  const served = server.listeners('connection') as ((socket: net.Socket) => void)[]
  const keep = (socket: net.Socket) => void crowd.push(socket.on('error', () => undefined))
  server.removeAllListeners('connection').on('connection', keep)
  const began = performance.now()
  for (let known = -1; known < crowd.length && performance.now() - began < quietMs;) {
    known = crowd.length
    await setImmediate()
    await setImmediate()
  }
  server.off('connection', keep)
  for (const listener of served) server.on('connection', listener)
  return crowd
}
