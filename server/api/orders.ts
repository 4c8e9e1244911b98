import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/orders.ts'
import { allOrders, everyOrder, myOrders } from '#domain/orders/queries.ts'
import type { OrderView } from '#domain/orders/queries.ts'
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
      const words = wordsOf(request)
      const wire = (order: OrderView) => wireOrder(order, words)
      if (!wanted)
        return reply.sendWhole({
          message: words.answers.allOrders,
          read: (take) => everyOrder(ctx, asked, take),
          wire,
        })
      const found = await allOrders(ctx, asked, wanted)
      return yes(words.answers.allOrders, pageAnswer(wanted, found, wire))
    },
  })

  app.route({
    ...contract.myOrders,
    handler: async (request) => {
      const words = wordsOf(request)
      const found = await myOrders(await request.ctx())
      return yes(words.answers.myOrders, { data: found.map((order) => wireOrder(order, words)) })
    },
  })
}
