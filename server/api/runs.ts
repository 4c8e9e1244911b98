import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/runs.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { answerStop } from '#domain/runs/answer-stop.ts'
import { closeRun } from '#domain/runs/close-run.ts'
import { makeRun, setStops } from '#domain/runs/make-run.ts'
import { placeInRun } from '#domain/runs/place-in-run.ts'
import { runById, runsOfDesk } from '#domain/runs/queries.ts'
import { revokeRunLink, riderRun, runLink } from '#domain/runs/run-link.ts'
import { startRun } from '#domain/runs/start-run.ts'
import { undoStop } from '#domain/runs/undo-stop.ts'
import { dutyFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { linkWithCode } from '#server/http/link-with-code.ts'
import { sentPaise } from '#server/http/sent-paise.ts'
import { sentEmpties } from '#server/http/wire-empties.ts'
import { wireRiderRun, wireRun, wireToBring } from '#server/http/wire-run.ts'
import { wordsOf } from '#server/http/words-of.ts'
import { pathIn } from '#words/languages.ts'
import { errorSentence } from '#words/words.ts'

/** Delivery runs: for the desk, and for who rides by the link of one. */
export async function runCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  const packsFirst = dutyFirst('packs')

  app.route({
    ...contract.listRuns,
    preParsing: packsFirst,
    handler: async (request) => {
      const { runs, toBring } = await runsOfDesk(await request.ctx())
      const { answers } = wordsOf(request)
      return yes(answers.runs, { data: runs.map(wireRun), toBring: toBring.map(wireToBring) })
    },
  })

  app.route({
    ...contract.makeRun,
    preParsing: packsFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const runId = await makeRun(ctx, request.body, request.headers['idempotency-key'])
      return answerRun(ctx, runId, wordsOf(request).answers.runMade)
    },
  })

  app.route({
    ...contract.setStops,
    preParsing: packsFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: runId } = request.params
      const isThere = await setStops(ctx, { runId, orderIds: request.body.orderIds })
      const { runChanged, runGivenUp } = wordsOf(request).answers
      return isThere ? answerRun(ctx, runId, runChanged) : yes(runGivenUp, { data: null })
    },
  })

  app.route({
    ...contract.startRun,
    preParsing: packsFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const words = wordsOf(request)
      const stayed = await startRun(ctx, { runId: request.params.id })
      return yes(words.answers.runStarted, {
        data: wireRun(await runById(ctx, request.params.id)),
        stayed: stayed.map(({ number, refusal }) => ({
          orderNumber: number,
          code: refusal.code,
          why: errorSentence(words, refusal),
        })),
      })
    },
  })

  app.route({
    ...contract.runLink,
    preParsing: packsFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { language } = request.body
      const { token, until } = await runLink(ctx, { runId: request.params.id, ...request.body })
      const sent = linkWithCode(ctx.publicUrl + pathIn(language, `/run/${token}`))
      return yes(wordsOf(request).answers.runLink, { data: { ...sent, until: until.toISOString() } })
    },
  })

  app.route({
    ...contract.revokeRunLink,
    preParsing: packsFirst,
    handler: async (request) => {
      await revokeRunLink(await request.ctx(), request.params.id)
      return yes(wordsOf(request).answers.runLinkRevoked)
    },
  })

  app.route({
    ...contract.closeRun,
    preParsing: packsFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: runId } = request.params
      const { expected, counted, note } = request.body
      const count = { runId, shownPaise: sentPaise(expected), countedPaise: sentPaise(counted), note }
      await closeRun(ctx, count, request.headers['idempotency-key'])
      return answerRun(ctx, runId, wordsOf(request).answers.runClosed)
    },
  })

  app.route({
    ...contract.openRun,
    handler: async (request) =>
      answerRider(request.guestCtx(), request.params.token, wordsOf(request).answers.run),
  })

  app.route({
    ...contract.answerStop,
    handler: async (request) => {
      const ctx = request.guestCtx()
      const { token } = request.params
      const { key, orderNumber: number, taken, empties = [], off, ...answer } = request.body
      const takenPaise = taken === undefined ? undefined : sentPaise(taken)
      const brought = { empties: sentEmpties(empties), offPaise: off === undefined ? 0 : sentPaise(off) }
      await answerStop(ctx, token, { ...answer, ...brought, number, takenPaise }, key)
      return answerRider(ctx, token, wordsOf(request).answers.stopAnswered)
    },
  })

  app.route({
    ...contract.undoStop,
    handler: async (request) => {
      const ctx = request.guestCtx()
      const { token } = request.params
      await undoStop(ctx, token, { number: request.body.orderNumber })
      return answerRider(ctx, token, wordsOf(request).answers.movesTakenBack)
    },
  })

  app.route({
    ...contract.placeInRun,
    handler: async (request) => {
      const data = await placeInRun(await request.ctx(), request.params.id)
      return yes(wordsOf(request).answers.placeInRun, { data })
    },
  })
}

async function answerRun(ctx: Ctx, runId: string, message: string) {
  return yes(message, { data: wireRun(await runById(ctx, runId)) })
}

async function answerRider(ctx: Ctx, token: string, message: string) {
  return yes(message, { data: wireRiderRun(await riderRun(ctx, token)) })
}
