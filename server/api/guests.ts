import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/guests.ts'
import { beGuest, boughtCart, guestOrders } from '#domain/checkout/guests.ts'
import { claimAsGuest } from '#domain/counter/claim-account.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'
import { toPaise, toRupees } from '#domain/pricing/rules.ts'
import { yes } from '#server/http/answer.ts'
import type { SignUpBrake } from '#server/http/brakes.ts'
import type { KnownDevices } from '#server/http/known-devices.ts'
import { wordsOf } from '#server/http/words-of.ts'

/** Buying without an account. */
export async function guestCalls(
  scope: FastifyInstance,
  { brake, devices }: { brake: SignUpBrake; devices: KnownDevices },
): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.beGuest,
    handler: async (request, reply) => {
      const { 'guest-key': key, cookie } = request.headers
      const known = devices.claimed(cookie)
      await brake.attempt({ device: known, address: normalizeIP(request.ip) })
      // A device is known by name from its first order on, whatever becomes of its key.
      const named = known === null ? devices.remember(cookie, `guest ${key}`) : null
      const { lines, address, email, ...guest } = request.body
      const data = await beGuest(request.guestCtx(), {
        ...guest,
        key,
        deviceId: known ?? devices.claimed(named ?? undefined),
        email: email ?? null,
        address: address ?? null,
        lines: lines.map(({ priceWhenAdded, ...line }) => ({
          ...line,
          ...(priceWhenAdded !== undefined && { priceWhenAddedPaise: toPaise(priceWhenAdded) }),
        })),
      })
      if (named !== null) void reply.header('set-cookie', named)
      return yes(wordsOf(request).answers.guestKnown, { data })
    },
  })

  app.route({
    ...contract.guestOrders,
    handler: async (request) => {
      const ctx = await request.ctx()
      const [found, bought] = await Promise.all([guestOrders(ctx), boughtCart(ctx)])
      return yes(wordsOf(request).answers.guestOrders, {
        data: found.map(({ id, number, status, totalPaise, createdAt, statusToken }) => ({
          _id: id,
          number,
          status: orderStatusLabels[status],
          totalPrice: toRupees(totalPaise),
          createdAt: createdAt.toISOString(),
          token: statusToken,
        })),
        boughtCart: bought,
      })
    },
  })

  app.route({
    ...contract.guestClaim,
    handler: async (request) =>
      yes(wordsOf(request).answers.guestClaim, { data: await claimAsGuest(await request.ctx()) }),
  })
}
