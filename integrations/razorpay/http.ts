import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { z } from 'zod'

import type { Log } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { GatewayRefusal } from '#domain/payments/gateway.ts'

import { errorDescription } from './wire.ts'

export interface RazorpayConnection {
  /** With the version and without a slash at the end. */
  apiUrl: string
  keyId: string
  keySecret: string
  timeoutMs: number
  /** Ends every call that is under way, and lets no other begin. */
  signal?: AbortSignal | undefined
  log: Log | undefined
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
 * Asks Razorpay and reads the answer with a schema; every way in which that can fail is one of two errors.
 */
export async function ask<Answer>(
  connection: RazorpayConnection,
  request: RazorpayRequest,
  answer: z.ZodType<Answer>,
): Promise<Answer> {
  let reply = await send(connection, request)
  if (reply.status === 429 && request.method === 'GET') {
    await pause(randomInt(200, 800))
    reply = await send(connection, request)
  }
  if (reply.status === 429 || reply.status === 408 || reply.status >= 500) {
    throw unavailable(connection, request, `status ${reply.status}`)
  }
  if (reply.status >= 400) {
    const description = errorDescription(reply.body)
    if (description === null) {
      throw unavailable(connection, request, `status ${reply.status} without an error body`)
    }
    throw new GatewayRefusal(reply.status, description)
  }
  const parsed = answer.safeParse(reply.body)
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
    throw unavailable(connection, request, `an unexpected answer (${fields || 'body'})`)
  }
  return parsed.data
}

/** The time limit covers the body too: a gateway that stalls half-way must not hold a person up either. */
async function send(connection: RazorpayConnection, request: RazorpayRequest): Promise<Reply> {
  const credentials = Buffer.from(`${connection.keyId}:${connection.keySecret}`).toString('base64')
  try {
    const response = await fetch(`${connection.apiUrl}${request.path}`, {
      method: request.method,
      headers: {
        accept: 'application/json',
        authorization: `Basic ${credentials}`,
        ...(request.body && { 'content-type': 'application/json' }),
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
    return { status: response.status, body: parseJson(await response.text()) }
  } catch (error) {
    throw unavailable(connection, request, error instanceof Error ? error.name : 'an unknown failure')
  }
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
function unavailable(connection: RazorpayConnection, request: RazorpayRequest, why: string): DomainError {
  connection.log?.warn(
    { method: request.method, path: request.path.split('?')[0], why },
    'the payment gateway did not answer as it should',
  )
  return new DomainError('gateway_unavailable', {})
}
