import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import Fastify from 'fastify'
import { expect, onTestFinished } from 'vitest'

import type { Db } from '#db/connect.ts'
import type { PaymentGateway } from '#domain/payments/gateway.ts'
import { razorpayGateway } from '#integrations/razorpay/client.ts'

import { razorpaySandbox } from './razorpay-sandbox.ts'
import type { RazorpaySandboxOptions } from './razorpay-sandbox.ts'

const keys = { keyId: 'rzp_test_key', keySecret: 'the-secret', webhookSecret: 'whsec' }
const silent = { info: () => {}, warn: () => {}, error: () => {} }

export interface SandboxUnderTest {
  /** The shop's own client, over real HTTP. */
  gateway: PaymentGateway
  /** A call without the client, for what the client would not say. */
  call: (method: 'GET' | 'POST', path: string, body?: unknown, headers?: object) => Promise<CallAnswer>
  close: () => Promise<void>
}

interface CallAnswer {
  status: number
  body: {
    [field: string]: unknown
    error?: { code: string; description: string; field?: string; reason?: string }
    items?: Record<string, unknown>[]
  }
}

/** A test gateway on a port of its own, which ends with the test. */
export async function startSandbox(
  db: Db,
  options: Partial<RazorpaySandboxOptions> = {},
): Promise<SandboxUnderTest> {
  const app = Fastify()
  await app.register(async (scope) =>
    scope.register(razorpaySandbox, {
      prefix: '/sandbox/razorpay',
      db,
      ...keys,
      webhookUrl: 'http://127.0.0.1:1/',
      now: () => new Date(),
      log: silent,
      ...options,
    }),
  )
  const base = `${await app.listen({ port: 0, host: '127.0.0.1' })}/sandbox/razorpay`
  const close = () => app.close()
  onTestFinished(close)

  return {
    close,
    gateway: razorpayGateway({
      ...keys,
      apiUrl: `${base}/v1`,
      checkoutScriptUrl: `${base}/v1/checkout.js`,
      timeoutMs: 1000,
    }),
    async call(method, path, body, headers = {}) {
      const response = await fetch(base + path, {
        method,
        headers: {
          authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      return { status: response.status, body: (await response.json()) as CallAnswer['body'] }
    },
  }
}

let receipts = 0

/** An order of ₹499 with a receipt of its own. */
export function openOrder(gateway: PaymentGateway, receipt = `po_${++receipts}`) {
  return gateway.createOrder({ amountPaise: 49900, receipt, notes: {} })
}

/** Pays it, in whatever way, and answers what the shop's verification is handed. */
export async function pay({ call }: SandboxUnderTest, orderId: string, outcome: string, webhook = 'normal') {
  const { status, body } = await call('POST', '/pay', { order_id: orderId, outcome, webhook })
  expect(status).toBe(200)
  return {
    gatewayOrderId: String(body.razorpay_order_id),
    gatewayPaymentId: String(body.razorpay_payment_id),
    signature: String(body.razorpay_signature),
  }
}

interface Webhook {
  eventId: string
  event: string
  isSigned: boolean
  payload: Record<string, { entity: Record<string, unknown> }>
  raw: { contains: string[]; account_id: string; entity: string }
}

/** The shop's end of the webhooks: keeps what comes and answers with the status that the test wants. */
export async function startReceiver(
  gateway: () => PaymentGateway,
  status: () => number | 'silence' = () => 200,
) {
  const received: Webhook[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const raw = Buffer.concat(chunks)
      const parsed = JSON.parse(raw.toString()) as Webhook & Webhook['raw']
      received.push({
        eventId: String(request.headers['x-razorpay-event-id']),
        event: parsed.event,
        isSigned: gateway().isWebhookSignatureValid(raw, String(request.headers['x-razorpay-signature'])),
        payload: parsed.payload,
        raw: parsed,
      })
      const answer = status()
      if (answer !== 'silence') response.writeHead(answer).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/api/razorpay/webhook`, received }
}
