import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/customers.ts'
import { changeDuties } from '#domain/customers/change-duties.ts'
import { changePassword } from '#domain/customers/change-password.ts'
import { changeRole } from '#domain/customers/change-role.ts'
import { endSession } from '#domain/customers/end-session.ts'
import { askLink } from '#domain/customers/mailed-links.ts'
import { mySessions } from '#domain/customers/my-sessions.ts'
import { allPeople, everyPerson, me } from '#domain/customers/queries.ts'
import { resetPassword } from '#domain/customers/reset-password.ts'
import { refuseWithoutSecondFactor } from '#domain/customers/second-factor/take-figures.ts'
import { setSmartCoins } from '#domain/customers/set-smart-coins.ts'
import { signUp } from '#domain/customers/sign-up.ts'
import { DomainError, hasCode } from '#domain/ground/errors.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import type { SignUpBrake } from '#server/http/brakes.ts'
import { countedTry } from '#server/http/counted-try.ts'
import type { KnownDevices } from '#server/http/known-devices.ts'
import { pageAnswer, pageRequest } from '#server/http/page-request.ts'
import { refuseTooLarge } from '#server/http/refuse-too-large.ts'
import type { ResetLimit } from '#server/http/reset-limit.ts'
import type { SignInLimit } from '#server/http/sign-in-limit.ts'
import { tryOf } from '#server/http/sign-in-try.ts'
import { wireDeskUser, wireSession, wireUser } from '#server/http/wire.ts'
import { languageOfCall, wordsOf } from '#server/http/words-of.ts'
import { headersOf } from '#server/plugins/request-ctx.ts'

/** A 5 MB picture as a data string, and the rest of the form. */
const signUpBody = 8 * 1024 * 1024

interface Options {
  limit: SignInLimit
  resetLimit: ResetLimit
  signUps: SignUpBrake
  devices: KnownDevices
  /**
   * Sign-ins and sign-ups one address may ask for in five minutes: many people share one on mobile networks.
   */
  perAddress: number
}

export async function customerCalls(
  scope: FastifyInstance,
  { limit, resetLimit, signUps, devices, perAddress }: Options,
): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  // One hook for both calls: they share one count. It spares the processor of this process what a password
  // costs, so each process counts for itself; what guards accounts is counted for all, by the limits above.
  const onRequest = app.rateLimit({ max: perAddress, timeWindow: 5 * 60 * 1000 })

  app.route({
    ...contract.signUp,
    onRequest,
    bodyLimit: signUpBody,
    errorHandler: refuseTooLarge(
      () => new DomainError('invalid_input', { fields: { profilePic: { problem: 'picture_too_large' } } }),
    ),
    handler: async (request, reply) => {
      const { cookie } = request.headers
      await signUps.attempt({ device: devices.claimed(cookie), address: normalizeIP(request.ip) })
      await signUp(await request.ctx(), { ...request.body, language: languageOfCall(request) })
      const device = devices.remember(cookie, request.body.email.trim().toLowerCase())
      return reply.header('set-cookie', device).send(yes(wordsOf(request).answers.accountOpen))
    },
  })

  app.route({
    ...contract.signIn,
    onRequest,
    handler: async (request, reply) => {
      const { password, figures: typed } = request.body
      const email = request.body.email.toLowerCase()
      const ctx = request.guestCtx()
      const by = tryOf(request, email, devices.deviceOf(request.headers.cookie, email))
      await limit.attempt(by)
      const permit = (personId: string) => refuseWithoutSecondFactor(ctx, { personId, typed })
      const input = { email, password, headers: headersOf(request), permit }
      const { cookies } = await ctx.gateways.accounts.signIn(input).catch(async (error: unknown) => {
        // The password was right: to be asked for more is no wrong sign-in.
        if (hasCode(error, 'second_factor_needed')) await limit.forget(by)
        throw error
      })
      await limit.forget(by)
      const device = devices.remember(request.headers.cookie, email)
      return reply.header('set-cookie', [...cookies, device]).send(yes(wordsOf(request).answers.signedIn))
    },
  })

  app.route({
    ...contract.userDetails,
    handler: async (request) => {
      const ctx = await request.ctx()
      if (!ctx.actor)
        return { success: false, error: false, message: wordsOf(request).answers.nobodySignedIn }
      return yes(wordsOf(request).answers.user, { data: wireUser(await me(ctx)) })
    },
  })

  app.route({
    ...contract.userLogout,
    handler: async (request, reply) => {
      const { accounts } = request.guestCtx().gateways
      const { cookies } = await accounts.signOut(headersOf(request))
      return reply.header('set-cookie', cookies).send(yes(wordsOf(request).answers.signedOut))
    },
  })

  app.route({
    ...contract.mySessions,
    handler: async (request) =>
      yes(wordsOf(request).answers.sessions, {
        data: (await mySessions(await request.ctx())).map(wireSession),
      }),
  })

  app.route({
    ...contract.endSession,
    handler: async (request) => {
      await endSession(await request.ctx(), request.body)
      return yes(wordsOf(request).answers.sessionEnded)
    },
  })

  app.route({
    ...contract.changePassword,
    handler: async (request) => {
      const ctx = await request.ctx()
      await countedTry({ request, limit, ctx }, () => changePassword(ctx, request.body))
      return yes(wordsOf(request).answers.passwordChanged)
    },
  })

  app.route({
    ...contract.askPasswordReset,
    onRequest,
    handler: async (request) => {
      const email = request.body.email.toLowerCase()
      await resetLimit.ask({ email, origin: normalizeIP(request.ip) })
      await askLink(request.guestCtx(), { email, purpose: 'password' })
      return yes(wordsOf(request).answers.resetAsked)
    },
  })

  app.route({
    ...contract.resetPassword,
    onRequest,
    handler: async (request) => {
      await resetLimit.open({ origin: normalizeIP(request.ip) })
      await resetPassword(request.guestCtx(), request.body)
      return yes(wordsOf(request).answers.passwordReset)
    },
  })

  app.route({
    ...contract.allUser,
    preParsing: adminFirst,
    handler: async (request, reply) => {
      const ctx = await request.ctx()
      const wanted = pageRequest(request.query)
      if (!wanted)
        return reply.sendWhole({
          message: wordsOf(request).answers.allUsers,
          read: (take) => everyPerson(ctx, request.query, take),
          wire: wireDeskUser,
        })
      const found = await allPeople(ctx, request.query, wanted)
      return yes(wordsOf(request).answers.allUsers, pageAnswer(wanted, found, wireDeskUser))
    },
  })

  app.route({
    ...contract.updateUser,
    preParsing: adminFirst,
    handler: async (request) =>
      yes(wordsOf(request).answers.userUpdated, {
        data: wireUser(await changeRole(await request.ctx(), request.body)),
      }),
  })

  app.route({
    ...contract.changeDuties,
    preParsing: adminFirst,
    handler: async (request) =>
      yes(wordsOf(request).answers.dutiesChanged, {
        data: wireUser(await changeDuties(await request.ctx(), request.body)),
      }),
  })

  app.route({
    ...contract.setSmartCoins,
    preParsing: adminFirst,
    handler: async (request) =>
      yes(wordsOf(request).answers.smartCoinsSet, {
        data: wireUser(await setSmartCoins(await request.ctx(), request.body)),
      }),
  })
}
