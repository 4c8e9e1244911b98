import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

import type { FastifyInstance, onSendHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import helmet from 'helmet'

/**
 * The headers of every answer. The Content-Security-Policy of pages belongs to the pages, who know their
 * scripts.
 */
export const securityHeaders = fp(async (app: FastifyInstance, { isHttps }: { isHttps: boolean }) => {
  const ofEvery = Object.entries(headersOfEvery(isHttps))
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of ofEvery) void reply.header(name, value)
    done()
  })
  // By the route that was found, because one address can be written in many ways: /%61pi/user-details.
  app.addHook('onRoute', (route) => {
    const headers = headersOfCall(route.url)
    if (!headers) return
    const send: onSendHookHandler = (_request, reply, payload, done) => {
      void reply.headers(headers)
      done(null, payload)
    }
    route.onSend = [...[route.onSend ?? []].flat(), send]
  })
})

/** What helmet says, asked once: they are the same for every answer (docs/decisions/117). */
function headersOfEvery(isHttps: boolean): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  const say = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // A bank's page opens in a window of its own and reports back to the checkout.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: isHttps ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true } : false,
  })
  say(answer.req, answer, () => undefined)
  return answer.getHeaders() as Record<string, string>
}

function headersOfCall(url: string): Record<string, string> | null {
  if (!/^\/api(\/|$)/.test(url) || url.startsWith('/api/docs')) return null
  const isPrivate = url.endsWith('.pdf') || url.endsWith('/pictures/:place')
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': isPrivate ? 'private, no-store' : 'no-store',
  }
}
