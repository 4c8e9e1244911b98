import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/boxes.ts'
import type { Boxes } from '#contract/boxes.ts'
import { boxes } from '#domain/boxes/queries.ts'
import type { BoxView } from '#domain/boxes/queries.ts'
import { setBoxWeek } from '#domain/boxes/set-box-week.ts'
import { adminFirst, anyDutyFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wireBoxGood } from '#server/http/wire.ts'
import { wordsOf } from '#server/http/words-of.ts'

export async function boxCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.allBoxes,
    preParsing: anyDutyFirst,
    handler: async (request) => {
      const data = wireBoxes(await boxes(await request.ctx()))
      return yes(wordsOf(request).answers.boxes, { data })
    },
  })

  app.route({
    ...contract.setBoxWeek,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      await setBoxWeek(ctx, request.body)
      return yes(wordsOf(request).answers.boxSet, { data: wireBoxes(await boxes(ctx)) })
    },
  })
}

function wireBoxes(views: readonly BoxView[]): Boxes {
  return views.map(({ id, name, hindiName, weeks }) => ({
    _id: id,
    productName: name,
    hindiName: hindiName ?? '',
    weeks: weeks.map(({ week, goods, standIns }) => ({
      week,
      goods: goods.map(wireBoxGood),
      standIns: standIns.map(wireBoxGood),
    })),
  }))
}
