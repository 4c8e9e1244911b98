import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/shopping-lists.ts'
import { readList } from '#domain/lists/read-list.ts'
import type { ListGood, ListLine } from '#domain/lists/read-list.ts'
import { isMore, packsLabel, quantityLabel } from '#domain/lists/rules.ts'
import type { Quantity } from '#domain/lists/rules.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import { yes } from '#server/http/answer.ts'
import { wordsOf } from '#server/http/words-of.ts'

/** Shopping lists, for everybody. */
export async function shoppingListCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.readList,
    handler: async (request) => {
      const lines = await readList(request.guestCtx(), request.body.list)
      return yes(wordsOf(request).answers.listRead, { data: { lines: lines.map(wireLine) } })
    },
  })
}

function wireLine({ typed, words: said, quantity, isSure, goods }: ListLine) {
  return {
    typed,
    words: said,
    quantity: quantity && quantityLabel(quantity),
    isSure,
    goods: goods.map((good) => wireGood(good, quantity)),
  }
}

function wireGood({ good, pack, count, isSure }: ListGood, quantity: Quantity | null) {
  return {
    _id: pack.id,
    productName: good.name,
    hindiName: good.hindiName ?? '',
    category: good.category,
    productImage: good.image ?? '',
    netQuantity: pack.netQuantity,
    netUnit: pack.netUnit,
    sellingPrice: toRupees(pack.sellingPricePaise),
    stock: pack.stock,
    count,
    label: packsLabel(pack, count),
    isMore: isMore(pack, count, quantity),
    isSure,
  }
}
