import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/order-desk.ts'
import type { MovedOrder } from '#contract/order-desk.ts'
import { moveOrder } from '#domain/fulfilment/move-order.ts'
import { moveOrders, takeMovesBack } from '#domain/fulfilment/move-orders.ts'
import type { MoveResult } from '#domain/fulfilment/move-orders.ts'
import { orderDetail } from '#domain/fulfilment/order-detail.ts'
import { takeMoveBack } from '#domain/fulfilment/take-back.ts'
import { takeCashBack } from '#domain/fulfilment/take-cash-back.ts'
import { writeDownRest } from '#domain/fulfilment/write-down-rest.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { hasCode } from '#domain/ground/errors.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'
import { takeCash } from '#domain/orders/take-cash.ts'
import { askAboutOrder } from '#domain/payments/ask-about-order.ts'
import { refundByHand } from '#domain/payments/give-back.ts'
import { answerWaitingRefund } from '#domain/waiting-refunds/answer-waiting-refund.ts'
import { adminFirst, anyDutyFirst, dutyFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { sentPaise } from '#server/http/sent-paise.ts'
import { wireOrderDetail } from '#server/http/wire-order-detail.ts'
import { wordsOf } from '#server/http/words-of.ts'
import { errorSentence } from '#words/words.ts'
import type { Words } from '#words/words.ts'

/** What is done with one order, by its owner or at the desk. */
export async function orderDeskCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.getOrder,
    handler: async (request) =>
      answerOrder(request, await request.ctx(), request.params.id, wordsOf(request).answers.order),
  })

  app.route({
    ...contract.moveOrder,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { cashTaken, writeDown: isWrittenDown, ...sent } = request.body
      const { id: orderId } = request.params
      const cashTakenPaise = cashTaken === undefined ? undefined : sentPaise(cashTaken)
      const move = { ...sent, orderId, cashTakenPaise, isWrittenDown }
      await moveOrder(ctx, move, request.headers['idempotency-key'])
      return answerOrder(request, ctx, orderId, wordsOf(request).answers.orderMoved)
    },
  })

  app.route({
    ...contract.moveOrders,
    preParsing: dutyFirst('packs'),
    handler: async (request) => {
      const results = await moveOrders(await request.ctx(), request.body)
      return yes(wordsOf(request).answers.ordersMoved, {
        data: results.map((result) => wireResult(wordsOf(request), result)),
      })
    },
  })

  app.route({
    ...contract.takeMoveBack,
    preParsing: anyDutyFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: orderId } = request.params
      const { event: eventId, reason } = request.body
      await takeMoveBack(ctx, { orderId, eventId, reason }, request.headers['idempotency-key'])
      return answerOrder(request, ctx, orderId, wordsOf(request).answers.movesTakenBack)
    },
  })

  app.route({
    ...contract.takeMovesBack,
    preParsing: dutyFirst('packs'),
    handler: async (request) => {
      const moves = request.body.moves.map(({ _id, event }) => ({ orderId: _id, eventId: event }))
      const results = await takeMovesBack(await request.ctx(), moves)
      return yes(wordsOf(request).answers.movesTakenBack, {
        data: results.map((result) => wireResult(wordsOf(request), result)),
      })
    },
  })

  app.route({
    ...contract.refundOrder,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { transactionId: paymentId = null, amount, ...sent } = request.body
      const { delivery: isDelivery, surplus: isSurplus, ...more } = sent
      const { id: orderId } = request.params
      const refund = { ...more, orderId, paymentId, amountPaise: sentPaise(amount), isDelivery, isSurplus }
      await refundByHand(ctx, refund, request.headers['idempotency-key'])
      const { refundDecided, cashGivenBack } = wordsOf(request).answers
      return answerOrder(request, ctx, orderId, paymentId === null ? cashGivenBack : refundDecided)
    },
  })

  app.route({
    ...contract.answerRefund,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: orderId } = request.params
      const { refund: refundId, allow: isAllowed, ...more } = request.body
      const given = { ...more, orderId, refundId, isAllowed }
      await answerWaitingRefund(ctx, given, request.headers['idempotency-key'])
      const { refundAllowed, refundNotAllowed } = wordsOf(request).answers
      return answerOrder(request, ctx, orderId, isAllowed ? refundAllowed : refundNotAllowed)
    },
  })

  app.route({
    ...contract.takeCash,
    preParsing: dutyFirst('counter'),
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: orderId } = request.params
      const { cashTaken, writeDown, upiReference, ...notes } = request.body
      const key = request.headers['idempotency-key']
      const { answers } = wordsOf(request)
      if (writeDown) {
        const rest = { ...notes, orderId, amountPaise: sentPaise(cashTaken) }
        await writeDownRest(ctx, rest, key)
        return answerOrder(request, ctx, orderId, answers.writtenDown)
      }
      await takeCash(ctx, { ...notes, upiReference, orderId, cashTakenPaise: sentPaise(cashTaken) }, key)
      return answerOrder(request, ctx, orderId, answers.cashTaken)
    },
  })

  app.route({
    ...contract.takeCashBack,
    preParsing: anyDutyFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: orderId } = request.params
      const { entry: entryId, reason } = request.body
      await takeCashBack(ctx, { orderId, entryId, reason }, request.headers['idempotency-key'])
      return answerOrder(request, ctx, orderId, wordsOf(request).answers.movesTakenBack)
    },
  })

  app.route({
    ...contract.askGateway,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const found = await askAboutOrder(ctx, request.params.id)
      return answerOrder(request, ctx, request.params.id, wordsOf(request).answers.gatewayAsked(found))
    },
  })
}

async function answerOrder(request: FastifyRequest, ctx: Ctx, orderId: string, message: string) {
  return yes(message, { data: wireOrderDetail(await orderDetail(ctx, orderId), wordsOf(request)) })
}

function wireResult(words: Words, { orderId, refusal, eventId }: MoveResult): MovedOrder {
  return {
    _id: orderId,
    moved: refusal === null,
    status: refusal && hasCode(refusal, 'order_moved') ? orderStatusLabels[refusal.details.status] : '',
    code: refusal?.code ?? '',
    why: refusal ? errorSentence(words, refusal) : '',
    ...(eventId !== null && { event: eventId }),
  }
}
