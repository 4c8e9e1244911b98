import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/seasons.ts'
import { saveSeason, seasonOf } from '#domain/products/seasons.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wordsOf } from '#server/http/words-of.ts'

export async function seasonCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.seasonOf,
    preParsing: adminFirst,
    handler: async (request) => {
      const data = await seasonOf(await request.ctx(), request.query.productId)
      return yes(wordsOf(request).answers.season, { data })
    },
  })

  app.route({
    ...contract.saveSeason,
    preParsing: adminFirst,
    handler: async (request) => {
      const data = await saveSeason(await request.ctx(), request.body)
      return yes(wordsOf(request).answers.seasonSaved, { data })
    },
  })
}
