import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/orders.ts'
import { allOrders, everyOrder, myOrders } from '#domain/orders/queries.ts'
import { dutyFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { pageAnswer, pageRequest } from '#server/http/page-request.ts'
import { wireOrder } from '#server/http/wire.ts'
import { wordsOf } from '#server/http/words-of.ts'

export async function orderCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.allOrders,
    preParsing: dutyFirst('packs'),
    handler: async (request, reply) => {
      const ctx = await request.ctx()
      const { person: personId, ...query } = request.query
      const asked = { ...query, personId }
      const wanted = pageRequest(request.query)
      if (!wanted)
        return reply.sendWhole({
          message: wordsOf(request).answers.allOrders,
          read: (take) => everyOrder(ctx, asked, take),
          wire: wireOrder,
        })
      const found = await allOrders(ctx, asked, wanted)
      return yes(wordsOf(request).answers.allOrders, pageAnswer(wanted, found, wireOrder))
    },
  })

  app.route({
    ...contract.myOrders,
    handler: async (request) =>
      yes(wordsOf(request).answers.myOrders, { data: (await myOrders(await request.ctx())).map(wireOrder) }),
  })
}
