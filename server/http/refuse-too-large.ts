import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

import type { DomainError } from '#domain/ground/errors.ts'
import { answerError } from '#server/plugins/errors.ts'

import { readToEnd } from './read-to-end.ts'

/**
 * The error handler of a call whose bodies only a file or a picture makes too large: that is what is said,
 * whichever limit a body meets first. All else is answered as everywhere.
 */
export function refuseTooLarge(refusal: () => DomainError) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
    void answer(refusal, error, request, reply)
}

async function answer(
  refusal: () => DomainError,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return void answerError(error, request, reply)
  await readToEnd(request.raw)
  answerError(refusal(), request, reply)
}
