import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/recalls.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'
import { carryOutRecall } from '#domain/recalls/carry-out-recall.ts'
import { ordersOfRecall } from '#domain/recalls/queries.ts'
import type { RecalledOrder } from '#domain/recalls/queries.ts'
import { recallBatch } from '#domain/recalls/recall-batch.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wordsOf } from '#server/http/words-of.ts'

export async function recallCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.recallBatch,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      await recallBatch(ctx, request.body, request.headers['idempotency-key'])
      const data = (await ordersOfRecall(ctx, request.body.batchId)).map(wireOrder)
      return yes(wordsOf(request).answers.batchRecalled, { data })
    },
  })

  app.route({
    ...contract.recalledOrders,
    preParsing: adminFirst,
    handler: async (request) => {
      const data = (await ordersOfRecall(await request.ctx(), request.query.batchId)).map(wireOrder)
      return yes(wordsOf(request).answers.recalledOrders, { data })
    },
  })

  app.route({
    ...contract.carryOutRecall,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      await carryOutRecall(ctx, request.body.batchId)
      const data = (await ordersOfRecall(ctx, request.body.batchId)).map(wireOrder)
      return yes(wordsOf(request).answers.recalledOrders, { data })
    },
  })
}

function wireOrder({ status, ...order }: RecalledOrder): contract.RecalledOrder {
  return { ...order, status: orderStatusLabels[status] }
}
