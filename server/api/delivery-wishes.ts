import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type pg from 'pg'

import * as contract from '#contract/delivery-wishes.ts'
import { addWish } from '#domain/addresses/wishes/add-wish.ts'
import { deleteWishes } from '#domain/addresses/wishes/delete-wishes.ts'
import { wishesByPinCode } from '#domain/addresses/wishes/queries.ts'
import { addressLimit } from '#server/http/address-limit.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { languageOfCall, wordsOf } from '#server/http/words-of.ts'

/** Wishes of one address in an hour: more than a household has, and many people share one. */
const perAddress = 20

/** Who wants to be told when the shop comes to them. */
export async function deliveryWishCalls(scope: FastifyInstance, { pool }: { pool: pg.Pool }): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.addDeliveryWish,
    onRequest: addressLimit(pool, { of: 'wishes', most: perAddress, withinSeconds: 60 * 60 }),
    handler: async (request) => {
      await addWish(request.guestCtx(), { ...request.body, language: languageOfCall(request) })
      return yes(wordsOf(request).answers.wishKept(request.body))
    },
  })

  app.route({
    ...contract.deliveryWishes,
    preParsing: adminFirst,
    handler: async (request) => {
      const found = await wishesByPinCode(await request.ctx())
      const data = found.map(({ isDelivered, ...wishes }) => ({ ...wishes, delivered: isDelivered }))
      return yes(wordsOf(request).answers.deliveryWishes, { data })
    },
  })

  app.route({
    ...contract.deleteDeliveryWishes,
    preParsing: adminFirst,
    handler: async (request) => {
      await deleteWishes(await request.ctx(), request.body)
      return yes(wordsOf(request).answers.wishesDeleted)
    },
  })
}
