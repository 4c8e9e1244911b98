import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/sign-in-codes.ts'
import { signInByNumber } from '#domain/customers/sign-in-by-number.ts'
import { askCode } from '#domain/customers/sign-in-codes.ts'
import { tellCodesUsedUp } from '#domain/customers/tell-codes-used-up.ts'
import { tieNumber, untieNumber } from '#domain/customers/tie-number.ts'
import { yes } from '#server/http/answer.ts'
import { countedTry } from '#server/http/counted-try.ts'
import type { KnownDevices } from '#server/http/known-devices.ts'
import type { Puzzles } from '#server/http/puzzles.ts'
import type { SignInCodeLimit } from '#server/http/sign-in-code-limit.ts'
import type { SignInLimit } from '#server/http/sign-in-limit.ts'
import { wireUser } from '#server/http/wire.ts'
import { languageOfCall, wordsOf } from '#server/http/words-of.ts'
import { headersOf } from '#server/plugins/request-ctx.ts'

interface Options {
  limit: SignInLimit
  codeLimit: SignInCodeLimit
  puzzles: Puzzles
  devices: KnownDevices
}

/** Accounts by a mobile number and a code of six figures. */
export async function signInCodeCalls(
  scope: FastifyInstance,
  { limit, codeLimit, puzzles, devices }: Options,
): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.askSignInCode,
    handler: async (request) => {
      const { mobile, puzzle } = request.body
      const ctx = request.guestCtx()
      const known = devices.deviceOf(request.headers.cookie, mobile)
      await codeLimit.ask({ mobile, known, address: normalizeIP(request.ip), puzzle }, () =>
        tellCodesUsedUp(ctx),
      )
      const data = await askCode(ctx, { mobile, language: languageOfCall(request) })
      return yes(wordsOf(request).answers.codeSent, { data })
    },
  })

  app.route({
    ...contract.signInPuzzle,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { parameters, signature = '' } = await puzzles.make()
      return yes(wordsOf(request).answers.puzzle, { data: { parameters: { ...parameters }, signature } })
    },
  })

  app.route({
    ...contract.signInByCode,
    handler: async (request, reply) => {
      const ctx = request.guestCtx()
      const language = languageOfCall(request)
      const { personId, mobile, isNew } = await signInByNumber(ctx, { ...request.body, language })
      const { cookies } = await ctx.gateways.accounts.openSession({ personId, headers: headersOf(request) })
      const device = devices.remember(request.headers.cookie, mobile)
      const { openedByCode, signedIn: isIn } = wordsOf(request).answers
      return reply.header('set-cookie', [...cookies, device]).send(yes(isNew ? openedByCode : isIn))
    },
  })

  app.route({
    ...contract.tieNumber,
    handler: async (request) => {
      const ctx = await request.ctx()
      const person = await countedTry({ request, limit, ctx }, () => tieNumber(ctx, request.body))
      return yes(wordsOf(request).answers.numberTied, { data: wireUser(person) })
    },
  })

  app.route({
    ...contract.untieNumber,
    handler: async (request) => {
      const ctx = await request.ctx()
      const person = await countedTry({ request, limit, ctx }, () => untieNumber(ctx, request.body))
      return yes(wordsOf(request).answers.numberUntied, { data: wireUser(person) })
    },
  })
}
