import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/shopping-lists.ts'
import { readList } from '#domain/lists/read-list.ts'
import type { ListGood, ListLine } from '#domain/lists/read-list.ts'
import { isMore } from '#domain/lists/rules.ts'
import type { Quantity } from '#domain/lists/rules.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import { yes } from '#server/http/answer.ts'
import { stepOf } from '#server/http/wire.ts'
import { languageOfCall, wordsOf } from '#server/http/words-of.ts'
import * as englishPacks from '#words/shop/list/packs/en.ts'
import * as hindiPacks from '#words/shop/list/packs/hi.ts'

const packsIn = { en: englishPacks, hi: hindiPacks }

/** Shopping lists, for everybody. */
export async function shoppingListCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.readList,
    handler: async (request) => {
      const lines = await readList(request.guestCtx(), request.body.list)
      return yes(wordsOf(request).answers.listRead, {
        data: { lines: lines.map((line) => wireLine(line, packsIn[languageOfCall(request)])) },
      })
    },
  })
}

function wireLine({ typed, words: said, quantity, isSure, goods }: ListLine, packs: typeof englishPacks) {
  return {
    typed,
    words: said,
    quantity: quantity && packs.quantityLabel(quantity),
    isSure,
    goods: goods.map((good) => wireGood(good, quantity, packs)),
  }
}

function wireGood(
  { good, pack, count, isSure }: ListGood,
  quantity: Quantity | null,
  packs: typeof englishPacks,
) {
  return {
    _id: pack.id,
    productName: good.name,
    hindiName: good.hindiName ?? '',
    category: good.category,
    productImage: good.image ?? '',
    netQuantity: pack.netQuantity,
    netUnit: pack.netUnit,
    sellingPrice: toRupees(pack.sellingPricePaise),
    ...stepOf({ leastGrams: null, mostGrams: null, ...pack }),
    stock: pack.stock,
    count,
    label: packs.packsLabel(pack, count),
    isMore: isMore(pack, count, quantity),
    isSure,
  }
}
