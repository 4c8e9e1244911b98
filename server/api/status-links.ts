import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/status-links.ts'
import { openByFigures, orderIdOfLink, statusLink } from '#domain/counter/status-link.ts'
import { dutyFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import type { FiguresBrake } from '#server/http/brakes.ts'
import { linkWithCode } from '#server/http/link-with-code.ts'
import type { OrderKeys } from '#server/http/order-key.ts'
import { wordsOf } from '#server/http/words-of.ts'
import { pathIn } from '#words/languages.ts'

/** The link that tells how far an order is, and what opens it. */
export async function statusLinkCalls(
  scope: FastifyInstance,
  { brake, keys }: { brake: FiguresBrake; keys: OrderKeys },
): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.statusLink,
    preParsing: dutyFirst('counter'),
    handler: async (request) => {
      const ctx = await request.ctx()
      const { token, mobile, language } = await statusLink(ctx, request.params.id, request.body?.anew)
      const link = linkWithCode(ctx.publicUrl + pathIn(language, `/order/${token}/status`))
      return yes(wordsOf(request).answers.statusLink, { data: { ...link, mobile } })
    },
  })

  app.route({
    ...contract.openStatusLink,
    handler: async (request, reply) => {
      const ctx = request.guestCtx()
      const { token } = request.params
      const orderId = await orderIdOfLink(ctx, token)
      await brake.attempt(orderId)
      const opened = await openByFigures(ctx, { token, figures: request.body.figures })
      await brake.right(orderId)
      void reply.header('set-cookie', keys.give(opened, ctx.now()))
      return yes(wordsOf(request).answers.statusLinkOpened, { data: { orderId } })
    },
  })
}
