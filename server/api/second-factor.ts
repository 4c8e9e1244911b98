import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/second-factor.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  mySecondFactor,
  resetSecondFactor,
} from '#domain/customers/second-factor/second-factor.ts'
import { adminFirst, anyDutyFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { countedTry } from '#server/http/counted-try.ts'
import type { SignInLimit } from '#server/http/sign-in-limit.ts'
import { wordsOf } from '#server/http/words-of.ts'

/** Figures of an app beside the password, for administrators and people with duties. */
export async function secondFactorCalls(
  scope: FastifyInstance,
  { limit }: { limit: SignInLimit },
): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.mySecondFactor,
    handler: async (request) =>
      yes(wordsOf(request).answers.secondFactor, { data: await mySecondFactor(await request.ctx()) }),
  })

  app.route({
    ...contract.beginSecondFactor,
    preParsing: anyDutyFirst,
    handler: async (request, reply) => {
      const ctx = await request.ctx()
      const data = await countedTry({ request, limit, ctx }, () => beginSecondFactor(ctx, request.body))
      return reply
        .header('cache-control', 'no-store')
        .send(yes(wordsOf(request).answers.secondFactorBegun, { data }))
    },
  })

  app.route({
    ...contract.confirmSecondFactor,
    preParsing: anyDutyFirst,
    handler: async (request, reply) => {
      const data = await confirmSecondFactor(await request.ctx(), request.body)
      return reply
        .header('cache-control', 'no-store')
        .send(yes(wordsOf(request).answers.secondFactorOn, { data }))
    },
  })

  app.route({
    ...contract.endSecondFactor,
    handler: async (request) => {
      const ctx = await request.ctx()
      await countedTry({ request, limit, ctx }, () => endSecondFactor(ctx, request.body))
      return yes(wordsOf(request).answers.secondFactorOff)
    },
  })

  app.route({
    ...contract.resetSecondFactor,
    preParsing: adminFirst,
    handler: async (request) => {
      await resetSecondFactor(await request.ctx(), { userId: request.params.id })
      return yes(wordsOf(request).answers.secondFactorReset)
    },
  })
}
