import type { Socket } from 'node:net'

import type { FastifyInstance, FastifyServerOptions } from 'fastify'

import { answerError } from '#server/plugins/errors.ts'
import { wordsIn } from '#words/words.ts'

import { newRequestId } from './request-id.ts'

/**
 * Requests that are refused before any hook or route sees them: these, too, are answered in the envelope.
 */
export const unreadableRequests = {
  frameworkErrors(error, request, reply): void {
    void reply.header('x-request-id', request.id)
    void answerError(error, request, reply)
  },

  clientErrorHandler(this: FastifyInstance, error, socket) {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const id = newRequestId()
    this.log.info({ reqId: id, code: error.code }, 'this is not an HTTP request')
    writeProblem(socket, id, problems[error.code ?? ''] ?? unreadable)
  },
} satisfies Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>

// Nobody has read its headers.
const words = wordsIn('en')

const unreadable = { status: '400 Bad Request', code: 'bad_request', message: words.requests.unreadable }

const problems: Record<string, typeof unreadable> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'too_large',
    message: words.requests.headersTooLong,
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'too_slow',
    message: words.requests.tooSlow,
  },
}

function writeProblem(socket: Socket, id: string, { status, code, message }: typeof unreadable): void {
  const body = JSON.stringify({ success: false, error: true, code, message })
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${id}`,
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
