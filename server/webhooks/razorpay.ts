import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/checkout.ts'
import { receiveWebhook } from '#domain/payments/webhooks.ts'
import { yes } from '#server/http/answer.ts'
import type { PaymentBrake } from '#server/http/brakes.ts'
import { wordsIn } from '#words/words.ts'

/**
 * The door that the gateway knocks at. Its signature is over the bytes as they came, so in this scope bodies
 * are left as they are. `onReceived` is called once the event is kept, to have it processed now rather than
 * at the next round.
 */
export async function razorpayWebhook(
  scope: FastifyInstance,
  { onReceived, brake }: { onReceived: () => void; brake: PaymentBrake },
): Promise<void> {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  scope.withTypeProvider<ZodTypeProvider>().route({
    ...contract.razorpayWebhook,
    bodyLimit: 1024 * 1024,
    handler: async (request) => {
      const body: unknown = request.body
      const { failedFor } = await receiveWebhook(request.guestCtx(), {
        rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        signature: one(request.headers['x-razorpay-signature']) ?? '',
        eventId: one(request.headers['x-razorpay-event-id'])?.slice(0, 200),
      })
      if (failedFor !== null) await brake.failed(failedFor)
      onReceived()
      return yes(wordsIn('en').answers.webhookReceived)
    },
  })
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
