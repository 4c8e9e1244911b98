import type { FastifyReply, FastifyRequest } from 'fastify'

import type { DomainError } from '#domain/ground/errors.ts'
import { errorSentence } from '#words/words.ts'

/**
 * The page of a shop that cannot render one just now. It costs nothing, needs nothing, and asks again by
 * itself.
 */
export function sendBusyPage(
  error: DomainError<'busy'>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { retryAfterSeconds } = error.details
  request.log.warn({ code: error.code }, error.code)
  return reply
    .code(503)
    .headers({
      'retry-after': retryAfterSeconds,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    })
    .type('text/html; charset=utf-8')
    .send(page(errorSentence(error), retryAfterSeconds))
}

function page(sentence: string, retryAfterSeconds: number): string {
  return `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="refresh" content="${retryAfterSeconds}">
    <title>One moment, please · Haat</title>
    <style>
      :root { color-scheme: light dark }
      body { max-width: 34rem; margin: 20vh auto; padding: 0 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif }
    </style>
  </head>
  <body>
    <main>
      <h1>One moment, please</h1>
      <p>${sentence} This page tries again by itself. Your cart is safe.</p>
      <p><a href="">Try again now</a></p>
    </main>
  </body>
</html>
`
}
