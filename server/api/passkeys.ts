import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/passkeys.ts'
import {
  addPasskey,
  beginPasskey,
  deletePasskey,
  myPasskeys,
  passkeyChallenge,
  signInByPasskey,
} from '#domain/customers/passkeys/passkeys.ts'
import { yes } from '#server/http/answer.ts'
import { countedTry } from '#server/http/counted-try.ts'
import type { KnownDevices } from '#server/http/known-devices.ts'
import type { SignInLimit } from '#server/http/sign-in-limit.ts'
import { wirePasskey } from '#server/http/wire.ts'
import { wordsOf } from '#server/http/words-of.ts'
import { headersOf } from '#server/plugins/request-ctx.ts'

interface Options {
  limit: SignInLimit
  devices: KnownDevices
  /** Sign-ins that one address may ask for in five minutes. */
  perAddress: number
}

/** Keys of devices, which sign in without a password. */
export async function passkeyCalls(
  scope: FastifyInstance,
  { limit, devices, perAddress }: Options,
): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  const onRequest = app.rateLimit({ max: perAddress, timeWindow: 5 * 60 * 1000 })

  app.route({
    ...contract.myPasskeys,
    handler: async (request) =>
      yes(wordsOf(request).answers.passkeys, {
        data: (await myPasskeys(await request.ctx())).map(wirePasskey),
      }),
  })

  app.route({
    ...contract.beginPasskey,
    handler: async (request) => {
      const ctx = await request.ctx()
      const options = await countedTry({ request, limit, ctx }, () => beginPasskey(ctx, request.body))
      return yes(wordsOf(request).answers.passkeyBegun, { data: { challenge: '', ...options } })
    },
  })

  app.route({
    ...contract.addPasskey,
    handler: async (request) => {
      const ctx = await request.ctx()
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, 500)
      await addPasskey(ctx, { response: request.body.credential, userAgent })
      return yes(wordsOf(request).answers.passkeyAdded, { data: (await myPasskeys(ctx)).map(wirePasskey) })
    },
  })

  app.route({
    ...contract.deletePasskey,
    handler: async (request) => {
      const ctx = await request.ctx()
      await deletePasskey(ctx, request.body)
      return yes(wordsOf(request).answers.passkeyDeleted, { data: (await myPasskeys(ctx)).map(wirePasskey) })
    },
  })

  app.route({
    ...contract.passkeyChallenge,
    onRequest,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const options = await passkeyChallenge(request.guestCtx())
      return yes(wordsOf(request).answers.passkeyBegun, { data: { challenge: '', ...options } })
    },
  })

  app.route({
    ...contract.signInByPasskey,
    onRequest,
    handler: async (request, reply) => {
      const ctx = request.guestCtx()
      const { personId, email } = await signInByPasskey(ctx, request.body.credential)
      const { cookies } = await ctx.gateways.accounts.openSession({ personId, headers: headersOf(request) })
      const device = email === '' ? [] : [devices.remember(request.headers.cookie, email)]
      return reply.header('set-cookie', [...cookies, ...device]).send(yes(wordsOf(request).answers.signedIn))
    },
  })
}
