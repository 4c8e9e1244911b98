import { monitorEventLoopDelay } from 'node:perf_hooks'

import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'

import * as contract from '#contract/products.ts'
import { busy } from '#domain/ground/busy.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the shop has more to do than this thread can. */
    isOverloaded: () => boolean
    /** For what only looks at goods. @throws busy while the shop is overloaded */
    refuseBrowsing: () => void
  }
}

interface Options {
  mostDelayMs?: number | undefined
}

/** How long half of all turns of this thread may take at least. Paying needs some twenty of them. */
const usualDelayMs = 300
const sampleMs = 500
/** So many samples in a row are an overload. */
const lateSamples = 3

/** Calls that look at goods. All others are accounts, cart, paying and the panel. */
const browsing = new Set<string>([
  contract.getProduct.url,
  contract.getCategoryProduct.url,
  contract.categoryProduct.url,
  contract.productDetails.url,
  contract.search.url,
  contract.filterProduct.url,
])

/**
 * Load shedding: under more load than the machine bears, paying is served before browsing. Pages ask by
 * themselves, because one that is cached costs nothing.
 */
export const loadShedding = fp(async (app: FastifyInstance, { mostDelayMs = usualDelayMs }: Options) => {
  const turns = monitorEventLoopDelay({ resolution: 20 })
  turns.enable()
  let lateInARow = 0
  const timer = setInterval(() => {
    const isLate = turns.percentile(50) / 1e6 > mostDelayMs
    lateInARow = isLate ? lateInARow + 1 : 0
    turns.reset()
  }, sampleMs)
  timer.unref()

  // One long turn can be all of one sample, and is no overload.
  app.decorate('isOverloaded', () => lateInARow >= lateSamples)
  app.decorate('refuseBrowsing', () => {
    if (app.isOverloaded()) throw busy('browsing')
  })
  const refuse: onRequestHookHandler = (_request, _reply, done) => {
    app.refuseBrowsing()
    done()
  }
  app.addHook('onRoute', (route) => {
    if (browsing.has(route.url)) route.onRequest = [...[route.onRequest ?? []].flat(), refuse]
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    turns.disable()
  })
})
