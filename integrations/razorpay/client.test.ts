import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { isGatewayRefusal } from '#domain/payments/gateway.ts'

import { razorpayGateway } from './client.ts'
import { sign } from './signature.ts'

interface Asked {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: unknown
}

type Answer = (response: ServerResponse, asked: Asked) => unknown

const payment = {
  id: 'pay_1',
  amount: 500,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_1',
  method: 'upi',
}
/** For tests in which it is silent. */
const hasty = { timeoutMs: 300 }
const unavailable = { code: 'gateway_unavailable' }

let asked: Asked[] = []
let answers: Answer[] = []
let logged: object[] = []
const server = createServer((request, response) => void hear(request, response))

beforeEach(async () => {
  asked = []
  answers = []
  logged = []
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

describe('what it asks', () => {
  test('opens an order in paise, with automatic capture, under the key', async () => {
    answers = [
      json(200, { id: 'order_1', amount: 49900, currency: 'INR', receipt: 'po_1', status: 'created' }),
    ]

    const order = await gateway().createOrder({ amountPaise: 49900, receipt: 'po_1', notes: { a: 'b' } })

    expect(order).toEqual({
      id: 'order_1',
      amountPaise: 49900,
      currency: 'INR',
      receipt: 'po_1',
      status: 'created',
    })
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: '/v1/orders',
      headers: { authorization: `Basic ${btoa('rzp_test_key:the-secret')}` },
      body: {
        amount: 49900,
        currency: 'INR',
        receipt: 'po_1',
        notes: { a: 'b' },
        payment: { capture: 'automatic' },
      },
    })
  })

  test('refunds a part under an idempotency key', async () => {
    answers = [json(200, { id: 'rfnd_1', amount: 500, status: 'pending' })]

    expect(await gateway().refund('pay_1', { amountPaise: 500, idempotencyKey: 'refund_0001-1' })).toEqual({
      id: 'rfnd_1',
      amountPaise: 500,
      status: 'pending',
    })
    expect(asked[0]).toMatchObject({
      url: '/v1/payments/pay_1/refund',
      headers: { 'x-refund-idempotency': 'refund_0001-1' },
      body: { amount: 500 },
    })
  })

  test('of several orders with one receipt it finds the one that was paid', async () => {
    const order = (id: string, status: string, receipt = 'po 1') => ({
      id,
      status,
      receipt,
      amount: 500,
      currency: 'INR',
    })
    const items = [order('order_a', 'created'), order('order_b', 'paid'), order('order_c', 'paid', 'another')]
    answers = [json(200, { items }), json(200, { items: [] })]

    const opened = { receipt: 'po 1', amountPaise: 500 }
    expect(await gateway().findOrder(opened)).toMatchObject({ id: 'order_b' })
    expect(await gateway().findOrder(opened)).toBeNull()
    expect(asked[0]?.url).toBe('/v1/orders?receipt=po%201')
  })

  test('reads all payments of a span a hundred at a time, and leaves out what it cannot read', async () => {
    const items = Array.from({ length: 99 }, (_, n) => ({ ...payment, id: `pay_${n}` }))
    answers = [
      json(200, { items: [...items, { ...payment, status: 'lost' }] }),
      json(200, { items: [payment] }),
    ]
    const span = { from: new Date('2026-11-21T06:00:00.900Z'), to: new Date('2026-11-21T06:15:00.100Z') }

    const pages = await Array.fromAsync(gateway().paymentsBetween(span))

    expect(pages.map((page) => page.length)).toEqual([99, 1])
    // Whole seconds, rounded outwards.
    const seconds = 'from=1795240800&to=1795241701'
    expect(asked.map(({ url }) => url)).toEqual([
      `/v1/payments?${seconds}&count=100&skip=0`,
      `/v1/payments?${seconds}&count=100&skip=100`,
    ])
    expect(logged).toMatchObject([{ fields: 'status' }])
  })

  test('an order that it does not know has no payments', async () => {
    answers = [json(400, { error: { description: 'The id provided does not exist' } })]

    expect(await gateway().paymentsOfOrder('order_1')).toEqual([])
  })

  test('an id cannot leave its place in the path', async () => {
    answers = [json(400, { error: { description: 'The id provided does not exist' } })]

    expect(await gateway().findPayment('../orders?x=')).toBeNull()
    expect(asked[0]?.url).toBe('/v1/payments/..%2Forders%3Fx%3D')
  })
})

describe('a clear no', () => {
  test('is a refusal with the gateway’s words', async () => {
    answers = [json(400, { error: { description: 'The amount must be at least INR 1.00' } })]

    const error = await gateway()
      .createOrder({ amountPaise: 1, receipt: 'r', notes: {} })
      .catch((reason: unknown) => reason)

    expect(isGatewayRefusal(error)).toBe(true)
    expect(error).toMatchObject({ status: 400, description: 'The amount must be at least INR 1.00' })
  })

  test('to a second capture answers the payment when the first one had succeeded', async () => {
    answers = [
      json(400, { error: { description: 'This payment has already been captured' } }),
      json(200, payment),
    ]

    expect(await gateway().capture('pay_1', 500)).toMatchObject({ id: 'pay_1', status: 'captured' })
  })

  test('to a capture stays a refusal when nothing was captured', async () => {
    const refusal = json(400, {
      error: { description: 'Capture amount must be equal to the amount authorized.' },
    })
    answers = [refusal, json(200, { ...payment, status: 'authorized' })]

    await expect(gateway().capture('pay_1', 500)).rejects.toMatchObject({ isGatewayRefusal: true })
  })
})

describe('an answer about something else than was asked', () => {
  const order = { id: 'order_1', amount: 49900, currency: 'INR', receipt: 'po_1', status: 'created' }

  test.each([
    ['amount', { amount: 49800 }],
    ['currency', { currency: 'JPY' }],
    ['receipt', { receipt: 'po_2' }],
  ])('is refused and logged as an error: an order of another %s', async (_what, difference) => {
    answers = [json(200, { ...order, ...difference })]

    await expect(
      gateway().createOrder({ amountPaise: 49900, receipt: 'po_1', notes: {} }),
    ).rejects.toMatchObject(unavailable)
    expect(logged).toMatchObject([
      { level: 'error', why: expect.stringContaining('about another') as string },
    ])
  })

  test('is refused: another payment, another amount that was captured, another that goes back', async () => {
    answers = [
      json(200, { ...payment, id: 'pay_2' }),
      json(200, { ...payment, amount: 499 }),
      json(200, { id: 'rfnd_1', amount: 499, status: 'processed' }),
    ]

    await expect(gateway().findPayment('pay_1')).rejects.toMatchObject(unavailable)
    await expect(gateway().capture('pay_1', 500)).rejects.toMatchObject(unavailable)
    await expect(
      gateway().refund('pay_1', { amountPaise: 500, idempotencyKey: 'refund_0001-1' }),
    ).rejects.toMatchObject(unavailable)
  })

  test('finds no order: one of this receipt for another amount is not the one that was opened', async () => {
    answers = [json(200, { items: [{ ...order, amount: 100 }] })]

    expect(await gateway().findOrder({ receipt: 'po_1', amountPaise: 49900 })).toBeNull()
  })
})

describe('a gateway that is silent', () => {
  const silent = () => undefined
  afterEach(() => void vi.useRealTimers())

  test('is away after three seconds', async () => {
    const wait = vi.spyOn(AbortSignal, 'timeout')
    answers = [json(200, payment)]

    await gateway({ waits: {} }).findPayment('pay_1')

    expect(wait.mock.calls).toEqual([[3000]])
    wait.mockRestore()
  })

  test('is waited for three times, and then for ten seconds nobody waits', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const patient = gateway({ waits: hasty })
    answers = [silent, silent, silent, json(200, payment), json(200, payment)]
    for (const _call of [1, 2, 3, 4, 5])
      await expect(patient.findPayment('pay_1')).rejects.toMatchObject(unavailable)
    expect(asked).toHaveLength(3)

    vi.setSystemTime(Date.now() + 10_000)

    expect(await patient.findPayment('pay_1')).toMatchObject({ id: 'pay_1' })
    expect(await patient.findPayment('pay_1')).toMatchObject({ id: 'pay_1' })
  })

  test('is another thing than one that says no, or fails: that costs nobody any time', async () => {
    const failing = gateway()
    answers = [1, 2, 3, 4].map(() => json(500, {}))
    for (const _call of answers.slice())
      await expect(failing.findPayment('pay_1')).rejects.toMatchObject(unavailable)
    expect(asked).toHaveLength(4)
  })
})

describe('no answer', () => {
  test.each([
    ['a server error', json(500, { error: { description: 'Trouble' } })],
    ['a page instead of JSON', html(200)],
    ['a 404 of something else', html(404)],
    ['a payment without its status', json(200, { ...payment, status: undefined })],
    ['a redirect', redirect],
    ['a connection that is cut', (response: ServerResponse) => response.destroy()],
    ['silence', () => {}],
    ['a body that never ends', stall],
  ] as [string, Answer][])('%s is "unavailable", and is not asked again', async (_name, answer) => {
    answers = [answer]

    await expect(gateway({ waits: hasty }).findPayment('pay_1')).rejects.toMatchObject(unavailable)
    expect(asked).toHaveLength(1)
  })

  test('one without end is not read to its end', async () => {
    let sent = 0
    const megabytes = function* () {
      for (; sent < 20; sent++) yield ' '.repeat(1024 * 1024)
    }
    answers = [
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        Readable.from(megabytes()).pipe(response)
      },
    ]

    await expect(gateway().findPayment('pay_1')).rejects.toMatchObject(unavailable)
    // 1 MB, and what the two ends of a connection hold.
    expect(sent).toBeLessThan(10)
  })

  test('a question that is refused, as for wrong keys, is "unavailable", and an error in the log', async () => {
    answers = [json(401, { error: { description: 'Authentication failed' } })]

    await expect(gateway().paymentsOfOrder('order_1')).rejects.toMatchObject(unavailable)
    expect(logged).toMatchObject([{ level: 'error', why: 'status 401: Authentication failed' }])
  })

  test('a gateway that is not there is "unavailable"', async () => {
    const nobody = gateway({ apiUrl: 'http://127.0.0.1:1/v1' })

    await expect(nobody.paymentsOfOrder('order_1')).rejects.toMatchObject(unavailable)
  })

  test('a read that comes too often is asked once more', async () => {
    const tooMany = json(429, { error: { description: 'Too many requests' } })
    answers = [tooMany, json(200, payment), tooMany, tooMany]

    expect(await gateway().findPayment('pay_1')).toMatchObject({ id: 'pay_1' })
    await expect(gateway().findPayment('pay_1')).rejects.toMatchObject(unavailable)
    expect(asked).toHaveLength(4)
  })

  test('a write that comes too often is not asked again', async () => {
    answers = [json(429, { error: { description: 'Too many requests' } })]

    await expect(
      gateway().refund('pay_1', { amountPaise: 500, idempotencyKey: 'refund_0001-1' }),
    ).rejects.toMatchObject(unavailable)
    expect(asked).toHaveLength(1)
  })

  test('is logged without secrets, receipts and notes', async () => {
    answers = [json(500, {})]
    const notes = { name: 'Asha' }

    await expect(gateway().createOrder({ amountPaise: 500, receipt: 'po_9', notes })).rejects.toMatchObject(
      unavailable,
    )
    expect(logged).toHaveLength(1)
    expect(JSON.stringify(logged)).not.toMatch(/the-secret|whsec|Asha|po_9|Basic/)
  })
})

describe('signatures', () => {
  test('of the checkout belong to one order and one payment', () => {
    const signature = sign('the-secret', 'order_1|pay_1')
    const isValid = (gatewayOrderId: string, given = signature) =>
      gateway().isCheckoutSignatureValid({ gatewayOrderId, gatewayPaymentId: 'pay_1', signature: given })

    expect([isValid('order_1'), isValid('order_2'), isValid('order_1', ''), isValid('order_1', 'अ')]).toEqual(
      [true, false, false, false],
    )
  })

  test('of webhooks may be made with the present secret or the one before, over exactly these bytes', () => {
    const body = Buffer.from('{"a": 1}')

    expect(gateway().isWebhookSignatureValid(body, sign('whsec', body))).toBe(true)
    expect(gateway().isWebhookSignatureValid(body, sign('whsec-before', body))).toBe(true)
    expect(gateway().isWebhookSignatureValid(body, sign('whsec', '{"a":1}'))).toBe(false)
    expect(gateway().isWebhookSignatureValid(body, sign('the-secret', body))).toBe(false)
  })
})

function gateway({
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
  // Longer than a busy machine takes for an answer.
  waits = { timeoutMs: 5000 },
}: { apiUrl?: string; waits?: { timeoutMs?: number } } = {}) {
  const note = (level: string) => (details: object, message: string) =>
    void logged.push({ level, ...details, message })
  return razorpayGateway({
    apiUrl,
    keyId: 'rzp_test_key',
    keySecret: 'the-secret',
    webhookSecret: 'whsec',
    previousWebhookSecret: 'whsec-before',
    checkoutScriptUrl: '/checkout.js',
    ...waits,
    log: { info: note('info'), warn: note('warn'), error: note('error') },
  })
}

async function hear(request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  const { method = '', url = '', headers } = request
  const heard = { method, url, headers, body: text === '' ? null : (JSON.parse(text) as unknown) }
  asked.push(heard)
  answers.shift()?.(response, heard)
}

function json(status: number, body: object): Answer {
  return (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function html(status: number): Answer {
  return (response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Hello</h1>')
}

function redirect(response: ServerResponse) {
  response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
}

function stall(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"id":')
}
