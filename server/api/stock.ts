import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/stock.ts'
import { enterStock } from '#domain/inventory/enter-stock.ts'
import { lowStock, stockEntriesOf } from '#domain/inventory/queries.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { words } from '#words/words.ts'

export async function stockCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.enterStock,
    preParsing: adminFirst,
    handler: async (request) => {
      await enterStock(await request.ctx(), request.body, request.headers['idempotency-key'])
      return yes(words.answers.stockEntered)
    },
  })

  app.route({
    ...contract.stockEntries,
    preParsing: adminFirst,
    handler: async (request) => {
      const entries = await stockEntriesOf(await request.ctx(), request.query)
      const data = entries.map(({ id, why, cause, shelfChange, heldChange, left, by, note, at }) => ({
        _id: id,
        why,
        cause,
        shelf: shelfChange,
        held: heldChange,
        left,
        by: by && { _id: by.id, name: by.name },
        note: note ?? '',
        at: at.toISOString(),
      }))
      return yes(words.answers.stockEntries, { data })
    },
  })

  app.route({
    ...contract.lowStock,
    preParsing: adminFirst,
    handler: async (request) => {
      const found = await lowStock(await request.ctx())
      const data = found.map(({ id, name, ...counts }) => ({ _id: id, productName: name, ...counts }))
      return yes(words.answers.lowStock, { data })
    },
  })
}
