import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type pg from 'pg'

import * as contract from '#contract/shared-lists.ts'
import { mySharedLists, sharedList } from '#domain/lists/queries.ts'
import type { SharedGood } from '#domain/lists/queries.ts'
import { shareList } from '#domain/lists/share-list.ts'
import { stopSharing } from '#domain/lists/stop-sharing.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import { addressLimit } from '#server/http/address-limit.ts'
import { yes } from '#server/http/answer.ts'
import { stepOf } from '#server/http/wire.ts'
import { languageOfCall, wordsOf } from '#server/http/words-of.ts'
import { pathIn } from '#words/languages.ts'

/** Lists that are shared from one address in an hour: many people share one. */
const perAddress = 60

/** Lists of goods that a link opens. */
export async function sharedListCalls(scope: FastifyInstance, { pool }: { pool: pg.Pool }): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.shareList,
    onRequest: addressLimit(pool, { of: 'shared lists', most: perAddress, withinSeconds: 60 * 60 }),
    handler: async (request) => {
      const guestKey = request.headers['guest-key']
      const ctx = await request.ctx()
      const { token, expiresAt } = await shareList(ctx, { lines: request.body.lines, guestKey })
      const data = { url: linkOf(request, token), expiresAt: expiresAt.toISOString() }
      return yes(wordsOf(request).answers.listShared, { data })
    },
  })

  app.route({
    ...contract.mySharedLists,
    handler: async (request) => {
      const guestKey = request.headers['guest-key']
      const lists = await mySharedLists(await request.ctx(), { guestKey })
      const data = lists.map(({ id, token, createdAt, expiresAt, goods }) => ({
        _id: id,
        url: linkOf(request, token),
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        goods: goods.map(wireSharedGood),
      }))
      return yes(wordsOf(request).answers.sharedLists, { data })
    },
  })

  app.route({
    ...contract.stopSharing,
    handler: async (request) => {
      const guestKey = request.headers['guest-key']
      await stopSharing(await request.ctx(), { id: request.params.id, guestKey })
      return yes(wordsOf(request).answers.sharingStopped)
    },
  })

  app.route({
    ...contract.openSharedList,
    handler: async (request) => {
      const goods = await sharedList(request.guestCtx(), request.params.token)
      return yes(wordsOf(request).answers.sharedList, { data: goods.map(wireSharedGood) })
    },
  })
}

/** Of the page in the language of who shares it. */
function linkOf(request: FastifyRequest, token: string): string {
  return request.guestCtx().publicUrl + pathIn(languageOfCall(request), `/list/${token}`)
}

function wireSharedGood({ id, name, image, hindiName, sellingPricePaise, ...good }: SharedGood) {
  const { leastGrams: _least, mostGrams: _most, ...shown } = good
  return {
    ...shown,
    ...stepOf(good),
    _id: id,
    productName: name,
    hindiName: hindiName ?? '',
    productImage: image ?? '',
    sellingPrice: toRupees(sellingPricePaise),
  }
}
