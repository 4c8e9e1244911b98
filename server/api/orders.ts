import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/orders.ts'
import { allOrders, myOrders } from '#domain/orders/queries.ts'
import { yes } from '#server/http/answer.ts'
import { wireOrder } from '#server/http/wire.ts'
import { words } from '#words/words.ts'

export async function orderCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.allOrders,
    handler: async (request) => {
      const { page, pageSize } = request.query
      const paging = page ? { page, pageSize } : undefined
      const { orders, total } = await allOrders(await request.ctx(), paging)
      return yes(words.answers.allOrders, {
        data: orders.map(wireOrder),
        ...(paging ? { total, ...paging } : {}),
      })
    },
  })

  app.route({
    ...contract.myOrders,
    handler: async (request) =>
      yes(words.answers.myOrders, { data: (await myOrders(await request.ctx())).map(wireOrder) }),
  })
}
