import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/returns.ts'
import { signedInFor } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { askReturn } from '#domain/returns/ask-return.ts'
import { decideReturn } from '#domain/returns/decide-return.ts'
import { allReturns, returnPicture, returnsOfOrder } from '#domain/returns/queries.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { pageAnswer, pageRequest } from '#server/http/page-request.ts'
import { refuseTooLarge } from '#server/http/refuse-too-large.ts'
import { sentPaise } from '#server/http/sent-paise.ts'
import { wireDeskReturn, wireReturn } from '#server/http/wire-return.ts'
import { wordsOf } from '#server/http/words-of.ts'

/** Three pictures of 5 MB as data strings, and the rest of what is asked. */
const returnBody = 22 * 1024 * 1024

export async function returnCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.returnsOfOrder,
    handler: async (request) =>
      answerReturns(await request.ctx(), request.params.id, wordsOf(request).answers.returns),
  })

  app.route({
    ...contract.askReturn,
    bodyLimit: returnBody,
    // A guest's pictures are not taken in.
    preParsing: async (request) => void signedInFor(await request.ctx(), request.params.id),
    errorHandler: refuseTooLarge(
      () => new DomainError('invalid_input', { fields: { pictures: { problem: 'picture_too_large' } } }),
    ),
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: orderId } = request.params
      await askReturn(ctx, { ...request.body, orderId }, request.headers['idempotency-key'])
      return answerReturns(ctx, orderId, wordsOf(request).answers.returnAsked)
    },
  })

  app.route({
    ...contract.returnPicture,
    handler: async (request, reply) => {
      const { id: orderId, returnId, place } = request.params
      const webp = await returnPicture(await request.ctx(), { orderId, returnId, place })
      return reply.type('image/webp').send(webp)
    },
  })

  app.route({
    ...contract.allReturns,
    preParsing: adminFirst,
    handler: async (request) => {
      const wanted = pageRequest(request.query) ?? { page: 1, pageSize: request.query.pageSize }
      const found = await allReturns(await request.ctx(), request.query, wanted)
      return yes(wordsOf(request).answers.returns, pageAnswer(wanted, found, wireDeskReturn))
    },
  })

  app.route({
    ...contract.decideReturn,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { outcome: is, amount, upiReference, restock: isRestocked, answer } = request.body
      const outcome =
        is === 'money'
          ? { is, amountPaise: sentPaise(amount ?? 0), ...(upiReference && { upiReference }) }
          : { is }
      const decision = { returnId: request.params.id, outcome, isRestocked, answer }
      const { orderId } = await decideReturn(ctx, decision, request.headers['idempotency-key'])
      return answerReturns(ctx, orderId, wordsOf(request).answers.returnDecided)
    },
  })
}

async function answerReturns(ctx: Ctx, orderId: string, message: string) {
  const { returns, returnableUntil, returnable, replaces } = await returnsOfOrder(ctx, orderId)
  return yes(message, {
    data: returns.map(wireReturn),
    returnableUntil: returnableUntil?.toISOString() ?? null,
    returnable,
    replaces: replaces?.orderId ?? '',
    replacesNumber: replaces?.orderNumber ?? null,
  })
}
