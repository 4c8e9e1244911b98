import type { IncomingMessage } from 'node:http'

import { ROOT_CONTEXT, SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api'
import type { Context, Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

import { loggedAddress } from '#server/http/logged-address.ts'
import type { Trusts } from '#server/http/raw-request.ts'

interface Options {
  /** Whose `traceparent` is taken: anybody's would let strangers decide what is traced. */
  trusts: Trusts
}

const tracer = trace.getTracer('haat')

/** A span for each request, which continues the trace of a believed proxy; registered where traces are on. */
export const tracedRequests = fp(async (app: FastifyInstance, { trusts }: Options) => {
  const traced = new WeakMap<FastifyRequest, Context>()
  app.addHook('onRequest', (request, reply, done) => {
    const { id, method, route, url } = request
    const span = begin(request.raw, { id, method, route, url }, trusts)
    const within = trace.setSpan(context.active(), span)
    traced.set(request, within)
    reply.raw.on('close', () => {
      end(span, reply.statusCode, !reply.raw.writableFinished)
    })
    context.with(within, done)
  })
  // What was read of the body came by the connection, outside of the trace.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(traced.get(request) ?? context.active(), done)
  })
})

/** The span of an answer that is over already, as that of a kept page is. */
export function traceAnswer(
  raw: IncomingMessage,
  { status, ms, ...asked }: Asked & { status: number; ms: number },
  trusts: Trusts,
): void {
  end(begin(raw, asked, trusts, Date.now() - ms), status, false)
}

interface Asked {
  id: string
  method: string
  route: string
  url: string
}

function begin(raw: IncomingMessage, { id, method, route, url }: Asked, trusts: Trusts, at?: number): Span {
  const { traceparent, tracestate } = raw.headers
  const isBelieved = traceparent !== undefined && trusts?.(raw.socket.remoteAddress ?? '', 0)
  const parent = isBelieved ? propagation.extract(ROOT_CONTEXT, { traceparent, tracestate }) : ROOT_CONTEXT
  const attributes = {
    'http.request.method': method,
    'http.route': route,
    'url.path': loggedAddress(url.split('?', 1)[0] ?? ''),
    'haat.request_id': id,
  }
  const began = at === undefined ? {} : { startTime: at }
  return tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes, ...began }, parent)
}

function end(span: Span, status: number, hasLeft: boolean): void {
  span.setAttribute('http.response.status_code', hasLeft ? 499 : status)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
