import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/price-days.ts'
import type { PriceDays } from '#contract/price-days.ts'
import type { priceDays } from '#db/schema/index.ts'
import { toPaise, toRupees } from '#domain/pricing/rules.ts'
import { allPriceDays, endPriceDays, planPriceDays, priceDaysOf } from '#domain/products/price-days.ts'
import { daysAfter, indianDay } from '#domain/time/rules.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wordsOf } from '#server/http/words-of.ts'

export async function priceDaysCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.priceDaysOf,
    preParsing: adminFirst,
    handler: async (request) => {
      const span = await priceDaysOf(await request.ctx(), request.query.productId)
      return yes(wordsOf(request).answers.priceDays, { data: span && wired(span) })
    },
  })

  app.route({
    ...contract.allPriceDays,
    preParsing: adminFirst,
    handler: async (request) => {
      const spans = await allPriceDays(await request.ctx())
      const data = spans.map((span) => ({ productId: span.productId, ...wired(span) }))
      return yes(wordsOf(request).answers.priceDays, { data })
    },
  })

  app.route({
    ...contract.planPriceDays,
    preParsing: adminFirst,
    handler: async (request) => {
      const { price, ...days } = request.body
      const span = await planPriceDays(await request.ctx(), { ...days, pricePaise: toPaise(price) })
      return yes(wordsOf(request).answers.priceDaysPlanned, { data: wired(span) })
    },
  })

  app.route({
    ...contract.endPriceDays,
    preParsing: adminFirst,
    handler: async (request) => {
      await endPriceDays(await request.ctx(), request.body)
      return yes(wordsOf(request).answers.priceDaysEnded)
    },
  })
}

function wired({ pricePaise, beforePaise, fromAt, untilAt }: typeof priceDays.$inferSelect): PriceDays {
  return {
    price: toRupees(pricePaise),
    before: beforePaise === null ? null : toRupees(beforePaise),
    from: indianDay(fromAt),
    until: daysAfter(indianDay(untilAt), -1),
  }
}
