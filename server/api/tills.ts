import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/tills.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import { closeTill } from '#domain/till/close-till.ts'
import { correctTill } from '#domain/till/correct-till.ts'
import { enterMoney } from '#domain/till/enter-money.ts'
import { tillWithEntries } from '#domain/till/entries.ts'
import { exportTills } from '#domain/till/export-tills.ts'
import { tillsOfDay } from '#domain/till/queries.ts'
import { startTill } from '#domain/till/start-till.ts'
import { indianDay } from '#domain/time/rules.ts'
import { tillCells, tillColumnNames } from '#server/csv/till-columns.ts'
import { adminFirst, anyDutyFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { sentPaise } from '#server/http/sent-paise.ts'
import { wireTill, wireWholeTill } from '#server/http/wire-till.ts'
import { wordsOf } from '#server/http/words-of.ts'

/** What was in the tills, what should be there and what was counted. */
export async function tillCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.listTills,
    preParsing: anyDutyFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { day = indianDay(ctx.now()) } = request.query
      const { tills, moneyIn } = await tillsOfDay(ctx, { day })
      const money = moneyIn && { cash: toRupees(moneyIn.cash), upi: toRupees(moneyIn.upi) }
      return yes(wordsOf(request).answers.tills, { day, data: tills.map(wireTill), moneyIn: money })
    },
  })

  app.route({
    ...contract.getTill,
    preParsing: anyDutyFirst,
    handler: async (request) =>
      answerTill(await request.ctx(), request.params.id, wordsOf(request).answers.till),
  })

  app.route({
    ...contract.startTill,
    preParsing: anyDutyFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const start = { amountPaise: sentPaise(request.body.amount) }
      const id = await startTill(ctx, start, request.headers['idempotency-key'])
      return answerTill(ctx, id, wordsOf(request).answers.tillStarted)
    },
  })

  app.route({
    ...contract.enterTillMoney,
    preParsing: anyDutyFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { till: tillId = null, amount, cause, note } = request.body
      const money = { tillId, cause, amountPaise: sentPaise(amount), note }
      const id = await enterMoney(ctx, money, request.headers['idempotency-key'])
      return answerTill(ctx, id, wordsOf(request).answers.tillEntered)
    },
  })

  app.route({
    ...contract.closeTill,
    preParsing: anyDutyFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: tillId } = request.params
      const { expected, counted, left, note } = request.body
      const count = {
        tillId,
        shownPaise: sentPaise(expected),
        countedPaise: sentPaise(counted),
        leftPaise: left === undefined ? undefined : sentPaise(left),
        note,
      }
      await closeTill(ctx, count, request.headers['idempotency-key'])
      return answerTill(ctx, tillId, wordsOf(request).answers.tillClosed)
    },
  })

  app.route({
    ...contract.correctTill,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: tillId } = request.params
      const { way, amount, note } = request.body
      const correction = { tillId, way, amountPaise: sentPaise(amount), note }
      await correctTill(ctx, correction, request.headers['idempotency-key'])
      return answerTill(ctx, tillId, wordsOf(request).answers.tillEntered)
    },
  })

  app.route({
    ...contract.exportTills,
    preParsing: adminFirst,
    handler: async (request, reply) => {
      const ctx = await request.ctx()
      const { from, to } = request.query
      return reply.sendCsv({
        fileName: from === to ? `till-${from}` : `till-${from}-to-${to}`,
        columns: tillColumnNames,
        read: (take) => exportTills(ctx, request.query, take),
        lines: tillCells,
      })
    },
  })
}

async function answerTill(ctx: Ctx, id: number, message: string) {
  return yes(message, { data: wireWholeTill(await tillWithEntries(ctx, { id })) })
}
