import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/deposits.ts'
import type { Deposits, MyDeposits } from '#contract/deposits.ts'
import { giveDepositBack } from '#domain/deposits/give-back.ts'
import { depositWays, depositsGiven, emptiesOut, myEmpties } from '#domain/deposits/queries.ts'
import type { EmptiesOf, EmptiesOut } from '#domain/deposits/queries.ts'
import { takeDepositBack } from '#domain/deposits/take-back-press.ts'
import { unpaidOf } from '#domain/deposits/unpaid.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { formatPaise, toRupees } from '#domain/pricing/rules.ts'
import { anyDutyFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { sentPaise } from '#server/http/sent-paise.ts'
import { sentEmpties, wireOut } from '#server/http/wire-empties.ts'
import { wordsOf } from '#server/http/words-of.ts'

/** Bottles and crates that come back. */
export async function depositCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.depositsOut,
    preParsing: anyDutyFirst,
    handler: async (request) => {
      const data = await wireDeposits(await request.ctx(), whoseOf(request.query))
      return yes(wordsOf(request).answers.deposits, { data })
    },
  })

  app.route({
    ...contract.giveDepositBack,
    preParsing: anyDutyFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { empties, way, off, ...whose } = request.body
      const of = whoseOf(whose)
      const back = { of, empties: sentEmpties(empties), way, offPaise: sentPaise(off) }
      const paise = await giveDepositBack(ctx, back, request.headers['idempotency-key'])
      const offWords = off > 0 && way !== 'receivable' ? formatPaise(sentPaise(off)) : null
      return yes(wordsOf(request).answers.depositGivenBack(formatPaise(paise), offWords), {
        data: await wireDeposits(ctx, of),
      })
    },
  })

  app.route({
    ...contract.takeDepositBack,
    preParsing: anyDutyFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { given: backId, reason, ...whose } = request.body
      const of = whoseOf(whose)
      await takeDepositBack(ctx, { backId, reason }, request.headers['idempotency-key'])
      return yes(wordsOf(request).answers.depositTakenBack, { data: await wireDeposits(ctx, of) })
    },
  })

  app.route({
    ...contract.myDeposits,
    handler: async (request) => {
      const ctx = await request.ctx()
      return yes(wordsOf(request).answers.deposits, { data: await wireOutside(ctx, await myEmpties(ctx)) })
    },
  })
}

/** @throws invalid_input unless one of them is named */
function whoseOf({ person, order }: { person?: string | undefined; order?: string | undefined }): EmptiesOf {
  if (person !== undefined && order !== undefined)
    throw new DomainError('invalid_input', { fields: { order: { problem: 'unexpected' } } })
  if (person !== undefined) return { personId: person }
  if (order !== undefined) return { orderId: order }
  throw new DomainError('invalid_input', { fields: { person: { problem: 'missing' } } })
}

async function wireOutside(ctx: Ctx, out: readonly EmptiesOut[]): Promise<MyDeposits> {
  return { ...wireOut(out), unpaid: toRupees((await unpaidOf(ctx, out)).paise) }
}

async function wireDeposits(ctx: Ctx, of: EmptiesOf): Promise<Deposits> {
  const given = await depositsGiven(ctx, of)
  return {
    ...(await wireOutside(ctx, await emptiesOut(ctx, of))),
    ways: await depositWays(ctx, of),
    given: given.map(({ backId, at, way, pieces, paise, offPaise, by, takenBack }) => ({
      _id: backId,
      at: at.toISOString(),
      way,
      pieces,
      amount: toRupees(paise),
      off: toRupees(offPaise),
      by,
      takenBack: takenBack ?? '',
    })),
  }
}
