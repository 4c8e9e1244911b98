import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/customers.ts'
import { changeRole } from '#domain/customers/change-role.ts'
import { allPeople, everyPerson, me, peopleCount } from '#domain/customers/queries.ts'
import { signUp } from '#domain/customers/sign-up.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { pageRequest } from '#server/http/page-request.ts'
import type { SignInLimit } from '#server/http/sign-in-limit.ts'
import { wireUser } from '#server/http/wire.ts'
import { headersOf } from '#server/plugins/request-ctx.ts'
import { words } from '#words/words.ts'

/** A 5 MB picture as a data string, and the rest of the form. */
const signUpBody = 8 * 1024 * 1024

interface Options {
  limit: SignInLimit
  /**
   * Sign-ins and sign-ups one address may ask for in five minutes: many people share one on mobile networks.
   */
  perAddress: number
}

export async function customerCalls(scope: FastifyInstance, { limit, perAddress }: Options): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  // One hook for both calls: they share one count.
  const onRequest = app.rateLimit({ max: perAddress, timeWindow: 5 * 60 * 1000 })

  app.route({
    ...contract.signUp,
    onRequest,
    bodyLimit: signUpBody,
    handler: async (request) => {
      await signUp(await request.ctx(), request.body)
      return yes(words.answers.accountOpen)
    },
  })

  app.route({
    ...contract.signIn,
    onRequest,
    handler: async (request, reply) => {
      const { email, password } = request.body
      const { accounts } = request.guestCtx().gateways
      await limit.attempt(email)
      const { cookies } = await accounts.signIn({
        email: email.toLowerCase(),
        password,
        headers: headersOf(request),
      })
      await limit.forget(email)
      return reply.header('set-cookie', cookies).send(yes(words.answers.signedIn))
    },
  })

  app.route({
    ...contract.userDetails,
    handler: async (request) => {
      const ctx = await request.ctx()
      if (!ctx.actor) return { success: false, error: false, message: words.answers.nobodySignedIn }
      return yes(words.answers.user, { data: wireUser(await me(ctx)) })
    },
  })

  app.route({
    ...contract.userLogout,
    handler: async (request, reply) => {
      const { accounts } = request.guestCtx().gateways
      const { cookies } = await accounts.signOut(headersOf(request))
      return reply.header('set-cookie', cookies).send(yes(words.answers.signedOut))
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
          message: words.answers.allUsers,
          read: (take) => everyPerson(ctx, take),
          wire: wireUser,
        })
      const { rows, nextCursor } = await allPeople(ctx, wanted)
      const counted = wanted.page ? { total: await peopleCount(ctx), page: wanted.page } : {}
      const { pageSize } = wanted
      return yes(words.answers.allUsers, { data: rows.map(wireUser), ...counted, pageSize, nextCursor })
    },
  })

  app.route({
    ...contract.updateUser,
    preParsing: adminFirst,
    handler: async (request) =>
      yes(words.answers.userUpdated, {
        data: wireUser(await changeRole(await request.ctx(), request.body)),
      }),
  })
}
