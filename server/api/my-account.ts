import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/my-account.ts'
import { askNewEmail, confirmEmail } from '#domain/customers/change-email.ts'
import { changeProfile } from '#domain/customers/change-profile.ts'
import { deleteAccount } from '#domain/customers/delete-account.ts'
import { askLink } from '#domain/customers/mailed-links.ts'
import { myData } from '#domain/customers/my-data.ts'
import { permitSignInLink, takeSignInLink } from '#domain/customers/sign-in-by-link.ts'
import { indianDay } from '#domain/time/rules.ts'
import { yes } from '#server/http/answer.ts'
import { countedTry } from '#server/http/counted-try.ts'
import type { KnownDevices } from '#server/http/known-devices.ts'
import type { ResetLimit } from '#server/http/reset-limit.ts'
import type { SignInLimit } from '#server/http/sign-in-limit.ts'
import { wireUser } from '#server/http/wire.ts'
import { wordsOf } from '#server/http/words-of.ts'
import { headersOf } from '#server/plugins/request-ctx.ts'

interface Options {
  limit: SignInLimit
  resetLimit: ResetLimit
  devices: KnownDevices
}

/** What people do with what the shop keeps of them, and links by which they sign in. */
export async function myAccountCalls(
  scope: FastifyInstance,
  { limit, resetLimit, devices }: Options,
): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.changeProfile,
    handler: async (request) =>
      yes(wordsOf(request).answers.profileChanged, {
        data: wireUser(await changeProfile(await request.ctx(), request.body)),
      }),
  })

  app.route({
    ...contract.askNewEmail,
    handler: async (request) => {
      const ctx = await request.ctx()
      await countedTry({ request, limit, ctx }, async () => {
        // A mail goes to an address that may be a stranger's.
        await resetLimit.ask({ email: request.body.email.toLowerCase(), origin: normalizeIP(request.ip) })
        await askNewEmail(ctx, request.body)
      })
      return yes(wordsOf(request).answers.newEmailAsked)
    },
  })

  app.route({
    ...contract.confirmEmail,
    handler: async (request) => {
      await resetLimit.open({ origin: normalizeIP(request.ip) })
      await confirmEmail(request.guestCtx(), request.body)
      return yes(wordsOf(request).answers.emailConfirmed)
    },
  })

  app.route({
    ...contract.myData,
    handler: async (request, reply) => {
      const ctx = await request.ctx()
      const { about, orders } = await myData(ctx)
      const fileName = `my-data-${indianDay(ctx.now())}`
      const fields = yes(wordsOf(request).answers.myData, about)
      return reply.sendJson({ fileName, fields, list: 'orders', read: orders })
    },
  })

  app.route({
    ...contract.deleteAccount,
    handler: async (request, reply) => {
      const ctx = await request.ctx()
      await countedTry({ request, limit, ctx }, () => deleteAccount(ctx, request.body))
      const { cookies } = await ctx.gateways.accounts.signOut(headersOf(request))
      return reply.header('set-cookie', cookies).send(yes(wordsOf(request).answers.accountDeleted))
    },
  })

  app.route({
    ...contract.askSignInLink,
    handler: async (request) => {
      const email = request.body.email.toLowerCase()
      await resetLimit.ask({ email, origin: normalizeIP(request.ip) })
      await askLink(request.guestCtx(), { email, purpose: 'sign_in' })
      return yes(wordsOf(request).answers.signInLinkAsked)
    },
  })

  app.route({
    ...contract.signInByLink,
    handler: async (request, reply) => {
      await resetLimit.open({ origin: normalizeIP(request.ip) })
      const ctx = request.guestCtx()
      const { token, figures: typed } = request.body
      await permitSignInLink(ctx, { token, typed })
      const { personId, email } = await takeSignInLink(ctx, { token })
      const { cookies } = await ctx.gateways.accounts.openSession({ personId, headers: headersOf(request) })
      // From now on this device has tries of its own, which no stranger can use up.
      const device = devices.remember(request.headers.cookie, email)
      return reply.header('set-cookie', [...cookies, device]).send(yes(wordsOf(request).answers.signedIn))
    },
  })
}
