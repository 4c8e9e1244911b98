import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/batches.ts'
import type { Batch } from '#contract/batches.ts'
import { deskBatches, receivedBatches } from '#domain/batches/queries.ts'
import type { DeskBatch } from '#domain/batches/queries.ts'
import { receiveBatch } from '#domain/batches/receive-batch.ts'
import { setBatchPrice } from '#domain/batches/set-batch-price.ts'
import { setLeastLife } from '#domain/batches/set-least-life.ts'
import { takeReceiptBack } from '#domain/batches/take-receipt-back.ts'
import { toReceive } from '#domain/batches/to-receive.ts'
import { packLabel } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { toPaise, toRupees } from '#domain/pricing/rules.ts'
import { adminFirst, dutyFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { pageAnswer, pageRequest } from '#server/http/page-request.ts'
import { gramsOfStep } from '#server/http/wire.ts'
import { wordsOf } from '#server/http/words-of.ts'

export async function batchCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.receiveBatch,
    preParsing: dutyFirst('packs'),
    handler: async (request) => {
      const ctx = await request.ctx()
      const { price, ...receipt } = request.body
      const pricePaise = price === undefined ? undefined : toPaise(price)
      const key = request.headers['idempotency-key']
      // Without a price it is the same request as before there were any.
      const { id, wasReceived } = await receiveBatch(
        ctx,
        pricePaise === undefined ? receipt : { ...receipt, pricePaise },
        key,
      )
      const [batch] = await deskBatches(ctx, [id])
      const { answers } = wordsOf(request)
      const sentence = wasReceived ? answers.batchReceivedBefore : answers.batchReceived
      return yes(sentence, { data: { batch: wireBatch(batch!), wasReceived } })
    },
  })

  app.route({
    ...contract.toReceive,
    preParsing: dutyFirst('packs'),
    handler: async (request) => {
      const { growers, goods, prices } = await toReceive(await request.ctx())
      return yes(wordsOf(request).answers.toReceive, {
        data: {
          prices: prices.map(({ pricePaise, ...of }) => ({ ...of, price: toRupees(pricePaise) })),
          growers: growers.map(({ id, ...grower }) => ({ ...grower, _id: id })),
          goods: goods.map(({ id, name, hindiName, brand, aliases, barcode, ...size }) => ({
            _id: id,
            productName: name,
            hindiName,
            brandName: brand,
            aliases,
            pack: packLabel(size),
            ...gramsOfStep(size),
            barcode,
          })),
        },
      })
    },
  })

  app.route({
    ...contract.receivedBatches,
    preParsing: dutyFirst('packs'),
    handler: async (request) => {
      const wanted = pageRequest(request.query) ?? { page: 1, pageSize: request.query.pageSize }
      const found = await receivedBatches(await request.ctx(), request.query, wanted)
      return yes(wordsOf(request).answers.batches, pageAnswer(wanted, found, wireBatch))
    },
  })

  app.route({
    ...contract.setLeastLife,
    preParsing: adminFirst,
    handler: async (request) => {
      await setLeastLife(await request.ctx(), request.body)
      return yes(wordsOf(request).answers.leastLifeSet, {
        data: { leastLifeDays: request.body.leastLifeDays },
      })
    },
  })

  app.route({
    ...contract.setBatchPrice,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { batchId, price, note } = request.body
      await setBatchPrice(ctx, { batchId, pricePaise: toPaise(price), note })
      return yes(wordsOf(request).answers.batchPriced, { data: await oneBatch(ctx, batchId) })
    },
  })

  app.route({
    ...contract.takeReceiptBack,
    preParsing: dutyFirst('packs'),
    handler: async (request) => {
      const ctx = await request.ctx()
      await takeReceiptBack(ctx, request.body)
      const { answers } = wordsOf(request)
      return yes(answers.receiptTakenBack, { data: await oneBatch(ctx, request.body.batchId) })
    },
  })
}

async function oneBatch(ctx: Ctx, id: string): Promise<Batch> {
  const [batch] = await deskBatches(ctx, [id])
  return wireBatch(batch!)
}

function wireBatch({
  id,
  product,
  grower,
  productId: _product,
  recallReason: _reason,
  shareBp,
  pricePaise,
  ...batch
}: DeskBatch): Batch {
  const { id: growerId, slug, name, hindiName, village, hindiVillage } = grower
  const { id: productId, name: productName } = product
  return {
    ...batch,
    _id: id,
    product: {
      _id: productId,
      productName,
      hindiName: product.hindiName,
      pack: packLabel(product),
      ...gramsOfStep(product),
    },
    grower: { _id: growerId, slug, name, hindiName, village, hindiVillage },
    receivedAt: batch.receivedAt.toISOString(),
    terms: shareBp === null ? 'bought' : 'share',
    price: pricePaise === null ? null : toRupees(pricePaise),
  }
}
