import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type pg from 'pg'

import * as contract from '#contract/stock-wishes.ts'
import { addStockWish } from '#domain/inventory/stock-wishes/add-stock-wish.ts'
import { addressLimit } from '#server/http/address-limit.ts'
import { yes } from '#server/http/answer.ts'
import { languageOfCall, wordsOf } from '#server/http/words-of.ts'

/** Wishes of one address in an hour: more than a household has, and many people share one. */
const perAddress = 20

/** Who wants to be told when goods that are sold out come back. */
export async function stockWishCalls(scope: FastifyInstance, { pool }: { pool: pg.Pool }): Promise<void> {
  scope.withTypeProvider<ZodTypeProvider>().route({
    ...contract.addStockWish,
    onRequest: addressLimit(pool, { of: 'stock wishes', most: perAddress, withinSeconds: 60 * 60 }),
    handler: async (request) => {
      const productName = await addStockWish(request.guestCtx(), {
        ...request.body,
        language: languageOfCall(request),
      })
      return yes(wordsOf(request).answers.stockWishKept({ productName }))
    },
  })
}
