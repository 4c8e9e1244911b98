import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/phone-webhook.ts'
import { receivePhoneEvent } from '#domain/phone-messages/news.ts'
import { yes } from '#server/http/answer.ts'
import { wordsOf } from '#server/http/words-of.ts'
import { wordsIn } from '#words/words.ts'

/**
 * The door that WhatsApp knocks at. Its signature is over the bytes as they came, so in this scope bodies are
 * left as they are.
 */
export async function whatsAppWebhook(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.whatsAppWebhook,
    bodyLimit: 1024 * 1024,
    handler: async (request) => {
      const body: unknown = request.body
      const signature = request.headers['x-hub-signature-256']
      await receivePhoneEvent(request.guestCtx(), {
        rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        signature: typeof signature === 'string' ? signature : '',
      })
      return yes(wordsIn('en').answers.webhookReceived)
    },
  })

  // Asked once, when its address is entered at WhatsApp.
  app.get<{ Querystring: Record<string, unknown> }>(
    contract.whatsAppWebhook.url,
    { schema: { hide: true } },
    (request, reply) => {
      const { 'hub.verify_token': token, 'hub.challenge': challenge } = request.query
      const isKnown = typeof token === 'string' && request.guestCtx().gateways.phoneNews.isVerification(token)
      if (!isKnown || typeof challenge !== 'string' || !/^\w{1,100}$/.test(challenge))
        return refuse(request, reply)
      return reply.type('text/plain; charset=utf-8').send(challenge)
    },
  )
}

/** To everybody who does not know the word this address takes POST alone. */
function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { method } = request
  const message = wordsOf(request).requests.wrongMethod({
    method,
    path: contract.whatsAppWebhook.url,
    allowed: 'POST',
  })
  return reply
    .code(405)
    .header('allow', 'POST')
    .send({ success: false, error: true, code: 'method_not_allowed', message })
}
