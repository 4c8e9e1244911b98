import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type pg from 'pg'

import * as contract from '#contract/search-misses.ts'
import { makeAlias, takeAliasBack } from '#domain/search-misses/make-alias.ts'
import { setWordAway } from '#domain/search-misses/set-word-away.ts'
import { tellMiss } from '#domain/search-misses/tell-miss.ts'
import { addressLimit } from '#server/http/address-limit.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wireProduct } from '#server/http/wire.ts'
import { wordsOf } from '#server/http/words-of.ts'

/** Misses of one address in an hour. Many people share one, and their shop has other words to count. */
const perAddress = 60

/** What people searched for in vain, and what the shopkeeper makes of it. */
export async function searchMissCalls(scope: FastifyInstance, { pool }: { pool: pg.Pool }): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  // One hook for both calls: they share one count.
  const onRequest = addressLimit(pool, { of: 'misses', most: perAddress, withinSeconds: 60 * 60 })

  app.route({
    ...contract.tellMiss,
    onRequest,
    handler: async (request) => {
      // A guest's: nobody is to know who asked.
      await tellMiss(request.guestCtx(), { query: request.body.q })
      return yes(wordsOf(request).answers.missTold)
    },
  })

  app.route({
    ...contract.seeMiss,
    onRequest,
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      // Fetched in advance: nobody has seen the page yet.
      if (!/prefetch|prerender/.test(String(request.headers['sec-purpose'])))
        await tellMiss(request.guestCtx(), { query: request.query.q })
      return yes(wordsOf(request).answers.missTold)
    },
  })

  app.route({
    ...contract.makeAlias,
    preParsing: adminFirst,
    handler: async (request) => {
      const { word, productId, loaded } = request.body
      const loadedAt = new Date(loaded.updatedAt)
      const product = await makeAlias(await request.ctx(), { word, productId, loadedAt })
      const message = wordsOf(request).answers.aliasMade({ word, productName: product.name })
      return yes(message, { data: wireProduct(product) })
    },
  })

  app.route({
    ...contract.takeAliasBack,
    preParsing: adminFirst,
    handler: async (request) => {
      const { word } = request.body
      const product = await takeAliasBack(await request.ctx(), request.body)
      const message = wordsOf(request).answers.aliasTakenBack({ word, productName: product.name })
      return yes(message, { data: wireProduct(product) })
    },
  })

  app.route({
    ...contract.setWordAway,
    preParsing: adminFirst,
    handler: async (request) => {
      const { word, isAway } = request.body
      await setWordAway(await request.ctx(), { word, isAway })
      return yes(
        isAway ? wordsOf(request).answers.wordAway({ word }) : wordsOf(request).answers.wordBack({ word }),
      )
    },
  })
}
