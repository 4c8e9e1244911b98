import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api'
import { ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import type { CircuitBreakerPolicy } from 'cockatiel'
import type { z } from 'zod'

import type { Log } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { GatewayRefusal } from '#domain/payments/gateway.ts'

import { errorDescription } from './wire.ts'

/** Razorpay's longest answer that we ask for, a hundred payments, is about a sixth of it. */
const longestAnswerBytes = 1024 * 1024

export interface RazorpayConnection {
  /** With the version and without a slash at the end. */
  apiUrl: string
  keyId: string
  keySecret: string
  /** A gateway that is silent for longer is away. */
  timeoutMs: number
  /** Ends the waiting for a gateway that is away. */
  breaker: CircuitBreakerPolicy
  /** Ends every call that is under way, and lets no other begin. */
  signal?: AbortSignal | undefined
  log: Log | undefined
}

/**
 * Who waits for a silent gateway waits for nothing: after three silent calls in a row everybody is told at
 * once for ten seconds, and then one call tries for all.
 */
export function silenceBreaker(): CircuitBreakerPolicy {
  const isSilence = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'
  return circuitBreaker(handleWhen(isSilence), {
    halfOpenAfter: 10_000,
    breaker: new ConsecutiveBreaker(3),
  })
}

interface RazorpayRequest {
  method: 'GET' | 'POST'
  path: string
  body?: object
  headers?: Record<string, string>
}

interface Reply {
  status: number
  body: unknown
}

/**
 * Asks Razorpay and reads the answer with a schema; every way in which that can fail is one of two errors. An
 * answer that is about something else than `asked` is none.
 */
export async function ask<Answer extends object>(
  connection: RazorpayConnection,
  request: RazorpayRequest,
  answer: z.ZodType<Answer>,
  asked: Partial<Answer> = {},
): Promise<Answer> {
  let reply = await send(connection, request)
  if (reply.status === 429 && request.method === 'GET') {
    await pause(randomInt(200, 800))
    reply = await send(connection, request)
  }
  if (reply.status === 429 || reply.status === 408 || reply.status >= 500) {
    throw unavailable(connection, request, `status ${reply.status}`)
  }
  if (reply.status >= 400) throw refusal(connection, request, reply)
  const parsed = answer.safeParse(reply.body)
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
    throw unavailable(connection, request, `an unexpected answer (${fields || 'body'})`)
  }
  const other = Object.entries(asked).find(([field, value]) => parsed.data[field as keyof Answer] !== value)
  if (other) throw unavailable(connection, request, `an answer about another ${other[0]}`, 'error')
  return parsed.data
}

/** What is only asked is refused for our keys or our address: nobody who pays can do anything about that. */
function refusal(connection: RazorpayConnection, request: RazorpayRequest, reply: Reply): Error {
  const description = errorDescription(reply.body)
  if (description === null)
    return unavailable(connection, request, `status ${reply.status} without an error body`)
  if (request.method === 'GET' && !isUnknownId(description))
    return unavailable(connection, request, `status ${reply.status}: ${description}`, 'error')
  return new GatewayRefusal(reply.status, description)
}

/** Razorpay answers 400 with these words, and not 404, for an id that it does not know. */
export function isUnknownId(description: string): boolean {
  return /id provided does not exist/i.test(description)
}

async function send(connection: RazorpayConnection, request: RazorpayRequest): Promise<Reply> {
  try {
    return await connection.breaker.execute(() => traced(request, () => exchange(connection, request)))
  } catch (error) {
    throw unavailable(connection, request, error instanceof Error ? error.name : 'an unknown failure')
  }
}

/** The call in the trace of who asks, if there is one; ids are left out of its name. */
function traced(request: RazorpayRequest, call: () => Promise<Reply>): Promise<Reply> {
  const [path = ''] = request.path.split('?', 1)
  const name = `${request.method} ${path.replaceAll(/\/[a-z]+_\w+/gi, '/:id')}`
  return trace.getTracer('haat').startActiveSpan(name, { kind: SpanKind.CLIENT }, async (span) => {
    try {
      const reply = await call()
      span.setAttribute('http.response.status_code', reply.status)
      if (reply.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      return reply
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** The time limit covers the body too: a gateway that stalls half-way must not hold a person up either. */
async function exchange(connection: RazorpayConnection, request: RazorpayRequest): Promise<Reply> {
  const credentials = Buffer.from(`${connection.keyId}:${connection.keySecret}`).toString('base64')
  const ofTrace: Record<string, string> = {}
  propagation.inject(context.active(), ofTrace)
  const response = await fetch(`${connection.apiUrl}${request.path}`, {
    method: request.method,
    headers: {
      accept: 'application/json',
      authorization: `Basic ${credentials}`,
      ...(request.body && { 'content-type': 'application/json' }),
      ...ofTrace,
      ...request.headers,
    },
    ...(request.body && { body: JSON.stringify(request.body) }),
    // The credentials go to the address that was configured and nowhere else.
    redirect: 'error',
    signal: AbortSignal.any([
      AbortSignal.timeout(connection.timeoutMs),
      ...(connection.signal ? [connection.signal] : []),
    ]),
  })
  return { status: response.status, body: parseJson(await readText(response)) }
}

/** Read bit by bit: an answer without end must not fill the memory. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > longestAnswerBytes) throw Object.assign(new Error(), { name: 'AnswerTooLong' })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** undefined for what is not JSON: no schema accepts that, so it is reported as an unexpected answer. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Paths hold ids only; bodies, keys and signatures never reach the log. */
function unavailable(
  connection: RazorpayConnection,
  request: RazorpayRequest,
  why: string,
  level: 'warn' | 'error' = 'warn',
): DomainError {
  connection.log?.[level](
    { method: request.method, path: request.path.split('?')[0], why },
    'the payment gateway did not answer as it should',
  )
  return new DomainError('gateway_unavailable', {})
}
