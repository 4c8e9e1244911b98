import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/packing.ts'
import type { Packing } from '#contract/packing.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import { packLabel } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { answerLine } from '#domain/packing/answer-line.ts'
import { beginPacking } from '#domain/packing/begin-packing.ts'
import { insteadGoods } from '#domain/packing/instead.ts'
import { packOrder } from '#domain/packing/pack-order.ts'
import { ordersToPack, packingView } from '#domain/packing/queries.ts'
import { whatWasPacked } from '#domain/packing/what-was-packed.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import { dutyFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wireBoxGood, wireSlot } from '#server/http/wire.ts'
import { wordsOf } from '#server/http/words-of.ts'

/** Packing an order line by line. */
export async function packingCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.ordersToPack,
    preParsing: dutyFirst('packs'),
    handler: async (request) => {
      const found = await ordersToPack(await request.ctx())
      return yes(wordsOf(request).answers.toPack, {
        data: found.map(({ id, number, slot, isCollected, createdAt, ...order }) => ({
          ...order,
          _id: id,
          orderNumber: number,
          slot: slot && wireSlot(slot),
          collect: isCollected,
          createdAt: createdAt.toISOString(),
        })),
      })
    },
  })

  app.route({
    ...contract.beginPacking,
    preParsing: dutyFirst('packs'),
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: orderId } = request.params
      await beginPacking(ctx, { orderId, ...request.body })
      return answerPacking(ctx, orderId, wordsOf(request).answers.packing)
    },
  })

  app.route({
    ...contract.answerLine,
    preParsing: dutyFirst('packs'),
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: orderId } = request.params
      await answerLine(ctx, { orderId, ...request.body })
      return answerPacking(ctx, orderId, wordsOf(request).answers.packing)
    },
  })

  app.route({
    ...contract.insteadGoods,
    preParsing: dutyFirst('packs'),
    handler: async (request) => {
      const { id: orderId, place: position } = request.params
      const found = await insteadGoods(await request.ctx(), { orderId, position })
      return yes(wordsOf(request).answers.insteadGoods, {
        data: found.map((product) => ({
          ...wireGoods(product),
          sellingPrice: toRupees(product.sellingPricePaise),
          stock: product.stock,
          allergens: product.declarations.allergens ?? '',
          diet: product.declarations.diet ?? '',
        })),
      })
    },
  })

  app.route({
    ...contract.packOrder,
    preParsing: dutyFirst('packs'),
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: orderId } = request.params
      await packOrder(ctx, { orderId, ...request.body }, request.headers['idempotency-key'])
      const { number, changed, lessPaise, duePaise, eventId } = await whatWasPacked(ctx, orderId)
      return yes(wordsOf(request).answers.packed, {
        data: {
          _id: orderId,
          orderNumber: number,
          changed,
          less: toRupees(lessPaise),
          due: toRupees(duePaise),
          event: eventId,
        },
      })
    },
  })
}

async function answerPacking(ctx: Ctx, orderId: string, message: string) {
  return yes(message, { data: await wirePacking(ctx, orderId) })
}

async function wirePacking(ctx: Ctx, id: string): Promise<Packing> {
  const {
    orderId,
    number,
    slot,
    isCollected,
    deskNote,
    lines,
    status: _,
    ...order
  } = await packingView(ctx, id)
  return {
    ...order,
    _id: orderId,
    orderNumber: number,
    slot: slot && wireSlot(slot),
    collect: isCollected,
    deskNote: deskNote ?? '',
    lines: lines.map(
      ({ imageUrl, netQuantity, netUnit, orderedGrams, sellingPricePaise, box, answer, ...line }) => ({
        ...line,
        productImage: imageUrl,
        pack: packLabel({ netQuantity, netUnit }),
        ...(orderedGrams !== null && { step: { grams: netQuantity, ordered: orderedGrams } }),
        sellingPrice: toRupees(sellingPricePaise),
        box: box.map(({ batches, ...good }) => ({ ...wireBoxGood(good), batches })),
        answer: answer && {
          ...answer,
          instead: answer.instead && {
            ...wireGoods(answer.instead.product),
            pieces: answer.instead.pieces,
            price: toRupees(answer.instead.pricePaise),
            batchCode: answer.instead.batchCode,
          },
        },
      }),
    ),
  }
}

function wireGoods(product: ProductView) {
  return {
    productId: product.id,
    productName: product.name,
    hindiName: product.hindiName,
    brandName: product.brand,
    pack: packLabel(product),
    productImage: product.images[0] ?? null,
    category: product.category,
  }
}
