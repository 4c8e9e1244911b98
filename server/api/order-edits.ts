import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/order-edits.ts'
import type { PlannedChange as WirePlanned } from '#contract/order-edits.ts'
import { orderDetail } from '#domain/fulfilment/order-detail.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { addCartToOrder, cartOffer } from '#domain/order-edits/add-cart.ts'
import { changeOrder, plannedChange } from '#domain/order-edits/change-order.ts'
import type { PlannedChange } from '#domain/order-edits/change-order.ts'
import type { OrderSums } from '#domain/order-edits/rules.ts'
import { setDeskNote } from '#domain/order-edits/set-desk-note.ts'
import { setIfMissing } from '#domain/orders/set-if-missing.ts'
import { toPaise, toRupees } from '#domain/pricing/rules.ts'
import { anyDutyFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wireOrderDetail } from '#server/http/wire-order-detail.ts'
import { wordsOf } from '#server/http/words-of.ts'

/** An order that changes before it is packed. */
export async function orderEditCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.planOrderChange,
    handler: async (request) => {
      const plan = await plannedChange(await request.ctx(), wanted(request.params.id, request.body))
      return yes(wordsOf(request).answers.plannedChange, { data: wirePlanned(plan) })
    },
  })

  app.route({
    ...contract.changeOrder,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { total, note, ...change } = request.body
      const { id: orderId } = request.params
      const whole = { ...wanted(orderId, change), totalPaise: toPaise(total), note }
      await changeOrder(ctx, whole, request.headers['idempotency-key'])
      return answerOrder(request, ctx, orderId, wordsOf(request).answers.orderChanged)
    },
  })

  app.route({
    ...contract.cartOffer,
    handler: async (request) => {
      const offer = await cartOffer(await request.ctx())
      const data = offer && {
        ...wirePlanned(offer),
        _id: offer.orderId,
        orderNumber: offer.orderNumber,
      }
      return yes(wordsOf(request).answers.cartOffer, { data })
    },
  })

  app.route({
    ...contract.addCart,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: orderId } = request.params
      const totalPaise = toPaise(request.body.total)
      await addCartToOrder(ctx, { orderId, totalPaise }, request.headers['idempotency-key'])
      return answerOrder(request, ctx, orderId, wordsOf(request).answers.cartAdded)
    },
  })

  app.route({
    ...contract.setIfMissing,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: orderId } = request.params
      await setIfMissing(ctx, { orderId, ...request.body })
      return answerOrder(request, ctx, orderId, wordsOf(request).answers.ifMissingKept)
    },
  })

  app.route({
    ...contract.setDeskNote,
    preParsing: anyDutyFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: orderId } = request.params
      await setDeskNote(ctx, { orderId, note: request.body.note })
      return answerOrder(request, ctx, orderId, wordsOf(request).answers.deskNoteKept)
    },
  })
}

function wanted(orderId: string, { version, lines, discount }: contract.OrderChange) {
  return {
    orderId,
    version,
    lines: lines.map(({ price, ...line }) => ({
      ...line,
      pricePaise: price === undefined ? undefined : toPaise(price),
    })),
    discountPaise: discount === undefined ? undefined : toPaise(discount),
  }
}

function wirePlanned(plan: PlannedChange): WirePlanned {
  return {
    before: wireSums(plan.before),
    after: wireSums(plan.after),
    changed: plan.changed,
    due: toRupees(plan.duePaise),
    backOnline: toRupees(plan.backOnlinePaise),
    backByHand: toRupees(plan.backByHandPaise),
  }
}

function wireSums({ subtotalPaise, discountPaise, shippingPaise, depositPaise = 0, totalPaise }: OrderSums) {
  return {
    subtotal: toRupees(subtotalPaise),
    discount: toRupees(discountPaise),
    shipping: toRupees(shippingPaise),
    deposit: toRupees(depositPaise),
    total: toRupees(totalPaise),
  }
}

async function answerOrder(request: FastifyRequest, ctx: Ctx, orderId: string, message: string) {
  return yes(message, { data: wireOrderDetail(await orderDetail(ctx, orderId), wordsOf(request)) })
}
