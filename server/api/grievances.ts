import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type pg from 'pg'

import * as contract from '#contract/grievances.ts'
import type { Grievance } from '#contract/grievances.ts'
import { answerGrievance } from '#domain/grievances/answer-grievance.ts'
import { allGrievances } from '#domain/grievances/queries.ts'
import type { GrievanceView } from '#domain/grievances/queries.ts'
import { grievanceName } from '#domain/grievances/rules.ts'
import { tellGrievance } from '#domain/grievances/tell-grievance.ts'
import { addressLimit } from '#server/http/address-limit.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { pageAnswer, pageRequest } from '#server/http/page-request.ts'
import { languageOfCall, wordsOf } from '#server/http/words-of.ts'

export async function grievanceCalls(scope: FastifyInstance, { pool }: { pool: pg.Pool }): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.tellGrievance,
    // Many share one address on mobile networks.
    onRequest: addressLimit(pool, { of: 'grievances', most: 20, withinSeconds: 15 * 60 }),
    handler: async (request) => {
      const { number, answerBy } = await tellGrievance(await request.ctx(), {
        ...request.body,
        language: languageOfCall(request),
      })
      return yes(wordsOf(request).answers.grievanceTold({ name: grievanceName(number) }), {
        data: { number, answerBy: answerBy.toISOString() },
      })
    },
  })

  app.route({
    ...contract.allGrievances,
    preParsing: adminFirst,
    handler: async (request) => {
      const { status: state, pageSize } = request.query
      const wanted = pageRequest(request.query) ?? { page: 1, pageSize }
      const found = await allGrievances(await request.ctx(), { state }, wanted)
      return yes(wordsOf(request).answers.grievances, pageAnswer(wanted, found, wireGrievance))
    },
  })

  app.route({
    ...contract.answerGrievance,
    preParsing: adminFirst,
    handler: async (request) => {
      const { id: grievanceId } = request.params
      const { answer } = request.body
      const answered = await answerGrievance(await request.ctx(), { grievanceId, answer })
      return yes(wordsOf(request).answers.grievanceAnswered, { data: wireGrievance(answered) })
    },
  })
}

function wireGrievance({ id, email, mobile, answer, ...one }: GrievanceView): Grievance {
  return {
    _id: id,
    number: one.number,
    name: one.name,
    email: email ?? '',
    mobile: mobile ?? '',
    words: one.words,
    createdAt: one.createdAt.toISOString(),
    answerBy: one.answerBy.toISOString(),
    answer: answer ?? '',
    answeredAt: one.answeredAt?.toISOString() ?? '',
  }
}
