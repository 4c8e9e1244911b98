import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/returns.ts'
import type { Return } from '#contract/returns.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import { askReturn } from '#domain/returns/ask-return.ts'
import { decideReturn } from '#domain/returns/decide-return.ts'
import { returnsAsked, returnsOfOrder } from '#domain/returns/queries.ts'
import type { ReturnView } from '#domain/returns/queries.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { sentPaise } from '#server/http/sent-paise.ts'
import { words } from '#words/words.ts'

export async function returnCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.returnsOfOrder,
    handler: async (request) => answerReturns(await request.ctx(), request.params.id, words.answers.returns),
  })

  app.route({
    ...contract.askReturn,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: orderId } = request.params
      await askReturn(ctx, { ...request.body, orderId }, request.headers['idempotency-key'])
      return answerReturns(ctx, orderId, words.answers.returnAsked)
    },
  })

  app.route({
    ...contract.returnsAsked,
    preParsing: adminFirst,
    handler: async (request) =>
      yes(words.answers.returns, { data: (await returnsAsked(await request.ctx())).map(wireReturn) }),
  })

  app.route({
    ...contract.decideReturn,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { outcome: is, amount, restock: isRestocked, answer } = request.body
      const outcome = is === 'money' ? { is, amountPaise: sentPaise(amount ?? 0) } : { is }
      const decision = { returnId: request.params.id, outcome, isRestocked, answer }
      const { orderId } = await decideReturn(ctx, decision, request.headers['idempotency-key'])
      return answerReturns(ctx, orderId, words.answers.returnDecided)
    },
  })
}

async function answerReturns(ctx: Ctx, orderId: string, message: string) {
  const { returns, returnableUntil, returnable } = await returnsOfOrder(ctx, orderId)
  return yes(message, {
    data: returns.map(wireReturn),
    returnableUntil: returnableUntil?.toISOString() ?? null,
    returnable,
  })
}

function wireReturn(view: ReturnView): Return {
  const { id, orderId, wish, reason, status, answer, amountPaise, replacementOrderId, createdAt, decidedAt } =
    view
  return {
    _id: id,
    orderId,
    wish,
    reason,
    status,
    answer: answer ?? '',
    amount: amountPaise === null ? null : toRupees(amountPaise),
    replacement: replacementOrderId ?? '',
    lines: view.lines.map(({ position, productName, quantity }) => ({ position, productName, quantity })),
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? '',
  }
}
