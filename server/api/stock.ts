import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/stock.ts'
import type { ProductStock, StockEntry } from '#contract/stock.ts'
import { packLabel } from '#domain/catalog/rules.ts'
import { countGoods } from '#domain/inventory/count-goods.ts'
import { countStock } from '#domain/inventory/count-stock.ts'
import { enterStock } from '#domain/inventory/enter-stock.ts'
import { lowStock, stockEntriesOf, stockOfProducts } from '#domain/inventory/queries.ts'
import type { ProductStockView, StockEntryView } from '#domain/inventory/queries.ts'
import { repack } from '#domain/inventory/repack.ts'
import { setLowStockMark } from '#domain/inventory/set-low-stock-mark.ts'
import { takeBackRepack } from '#domain/inventory/take-back-repack.ts'
import { adminFirst, dutyFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { pageAnswer, pageRequest } from '#server/http/page-request.ts'
import { gramsOfStep } from '#server/http/wire.ts'
import { wordsOf } from '#server/http/words-of.ts'

export async function stockCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.enterStock,
    preParsing: dutyFirst('packs'),
    handler: async (request) => {
      await enterStock(await request.ctx(), request.body, request.headers['idempotency-key'])
      return yes(wordsOf(request).answers.stockEntered)
    },
  })

  app.route({
    ...contract.countStock,
    preParsing: adminFirst,
    handler: async (request) => {
      await countStock(await request.ctx(), request.body, request.headers['idempotency-key'])
      return yes(wordsOf(request).answers.stockEntered)
    },
  })

  app.route({
    ...contract.countGoods,
    preParsing: adminFirst,
    handler: async (request) => {
      const { goods, isTrial } = request.body
      const counted = goods.map((good) => ({ ...good, countedAt: new Date(good.countedAt) }))
      const key = request.headers['idempotency-key']
      const data = await countGoods(await request.ctx(), { goods: counted, isTrial }, key)
      return yes(wordsOf(request).answers[isTrial ? 'countChecked' : 'goodsCounted'], { data })
    },
  })

  app.route({
    ...contract.repack,
    preParsing: adminFirst,
    handler: async (request) => {
      const waste = await repack(await request.ctx(), request.body, request.headers['idempotency-key'])
      return yes(wordsOf(request).answers.repacked(waste))
    },
  })

  app.route({
    ...contract.takeBackRepack,
    preParsing: adminFirst,
    handler: async (request) => {
      const repackId = request.body.cause
      await takeBackRepack(await request.ctx(), { repackId }, request.headers['idempotency-key'])
      return yes(wordsOf(request).answers.repackTakenBack)
    },
  })

  app.route({
    ...contract.setLowStockMark,
    preParsing: adminFirst,
    handler: async (request) => {
      await setLowStockMark(await request.ctx(), request.body)
      return yes(wordsOf(request).answers.lowStockMarkSet)
    },
  })

  app.route({
    ...contract.stockEntries,
    preParsing: dutyFirst('packs'),
    handler: async (request) => {
      const wanted = pageRequest(request.query) ?? { page: 1, pageSize: request.query.pageSize }
      const found = await stockEntriesOf(await request.ctx(), request.query, wanted)
      return yes(wordsOf(request).answers.stockEntries, pageAnswer(wanted, found, wireEntry))
    },
  })

  app.route({
    ...contract.lowStock,
    preParsing: dutyFirst('packs'),
    handler: async (request) => {
      const { rows, total } = await lowStock(await request.ctx())
      return yes(wordsOf(request).answers.lowStock, { data: rows.map(wireStock), total })
    },
  })

  app.route({
    ...contract.stockOfProducts,
    preParsing: dutyFirst('packs'),
    handler: async (request) => {
      const ctx = await request.ctx()
      const wanted = pageRequest(request.query) ?? { page: 1, pageSize: request.query.pageSize }
      const found = await stockOfProducts(ctx, request.query, wanted)
      const at = ctx.now().toISOString()
      return yes(wordsOf(request).answers.stockOfProducts, { ...pageAnswer(wanted, found, wireStock), at })
    },
  })
}

function wireEntry({
  id,
  product,
  shelfChange,
  heldChange,
  by,
  note,
  at,
  ...entry
}: StockEntryView): StockEntry {
  return {
    ...entry,
    _id: id,
    product: {
      _id: product.id,
      productName: product.name,
      pack: packLabel(product),
      ...gramsOfStep(product),
    },
    shelf: shelfChange,
    held: heldChange,
    by: by && { _id: by.id, name: by.name },
    note: note ?? '',
    at: at.toISOString(),
  }
}

function wireStock({ id, name, ...stock }: ProductStockView): ProductStock {
  return { _id: id, productName: name, pack: packLabel(stock), ...stock, ...gramsOfStep(stock) }
}
