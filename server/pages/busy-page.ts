import type { FastifyReply, FastifyRequest } from 'fastify'

import type { DomainError } from '#domain/ground/errors.ts'
import { languageOf } from '#words/languages.ts'
import { errorSentence, wordsIn } from '#words/words.ts'

import { plainPage, plainPagePolicy } from './plain-page.ts'

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
  const language = languageOf(request.url)
  const words = wordsIn(language)
  request.log.warn({ code: error.code }, error.code)
  return reply
    .code(503)
    .headers({
      'retry-after': retryAfterSeconds,
      'cache-control': 'no-store',
      'content-security-policy': plainPagePolicy,
    })
    .type('text/html; charset=utf-8')
    .send(
      plainPage({
        title: words.requests.busyTitle,
        html: `<p>${errorSentence(words, error)} ${words.requests.busyHint}</p>
          <p><a href="">${words.requests.tryNow}</a></p>`,
        language,
        refreshSeconds: retryAfterSeconds,
      }),
    )
}
