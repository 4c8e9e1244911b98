import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

import * as contract from '#contract/products.ts'
import { DomainError } from '#domain/ground/errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** @throws busy when the shop has more to do than it can: whoever only looks at goods comes again */
    refuseBrowsing: () => void
  }
}

/** How late the main thread may be, on average of a second. Paying needs some twenty turns of it. */
const usualDelayMs = 200

interface Options {
  mostDelayMs?: number | undefined
}

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
 * themselves, because one that is kept costs nothing.
 */
export const loadShedding = fp(async (app: FastifyInstance, { mostDelayMs = usualDelayMs }: Options) => {
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    pressureHandler: ({ routeOptions }) => {
      if (browsing.has(routeOptions.url ?? '')) refuse()
    },
  })
  app.decorate('refuseBrowsing', () => {
    if (app.isUnderPressure()) refuse()
  })
})

function refuse(): never {
  throw new DomainError('busy', { of: 'browsing', retryAfterSeconds: 2 })
}
