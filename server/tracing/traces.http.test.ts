import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test, vi } from 'vitest'

import { afterwards } from '#tests/support/afterwards.ts'
import { fillCart, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

const { endpoint, spans } = await collector()
vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '50')
const shown = { 'content-type': 'text/html; charset=utf-8', 'cache-tag': 'category:*' }
const shop = await testShop(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
  {
    pages: {
      handle: async () => new Response('<!doctype html>', { headers: shown }),
      clientFolder: null,
      isDevelopment: false,
      patterns: ['/', '/about', '/*'],
    },
  },
)

test('a request is a trace with its statements and its calls of the gateway, and continues that of a proxy', async () => {
  const asha = await shop.customer()
  await fillCart(asha, await makeProduct(shop, { stock: 3 }))
  await startPaying(asha)
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
  await asha.get('/api/my-sessions', { traceparent })
  // Not well-formed: a trace of its own.
  await asha.get('/api/user-details', { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` })

  const paying = await found('POST /api/razorpay/order')
  const below = () => spans.filter((span) => span.traceId === paying.traceId && span !== paying)
  await vi.waitFor(() => {
    expect(below().some(({ name }) => name === 'POST /orders')).toBe(true)
    expect(below().some(({ name }) => name === 'INSERT')).toBe(true)
  }, 5_000)
  // The gateway, which is in this very shop, was told of the trace.
  await vi.waitFor(
    () => expect(below().some(({ name }) => name.startsWith('POST /sandbox/'))).toBe(true),
    5_000,
  )
  expect(JSON.stringify(below())).not.toContain(asha.id)
  expect(paying.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  expect(await found('GET /api/my-sessions')).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' })
  expect((await found('GET /api/user-details')).parentSpanId ?? '').toBe('')
})

test('kept pages and jobs have spans too', async () => {
  for (let times = 0; times < 3; times++) await shop.guest().get('/about')
  await vi.waitFor(() => expect(spans.filter(({ name }) => name === 'GET /about')).toHaveLength(3), 5_000)
  const job = await found('job webhooks')
  await vi.waitFor(
    () => expect(spans.some(({ parentSpanId }) => parentSpanId === job.spanId)).toBe(true),
    5_000,
  )
})

/** The first span of this name that has arrived, or arrives soon. */
function found(name: string): Promise<Span> {
  return vi.waitFor(() => {
    const span = spans.find((one) => one.name === name)
    if (!span) throw new Error(`No span ${name}`)
    return span
  }, 5_000)
}

/** Takes OTLP over HTTP as a collector does. */
async function collector() {
  const spans: Span[] = []
  const server = http.createServer((request, response) => {
    void request.toArray().then((chunks) => {
      const sent = JSON.parse(Buffer.concat(chunks as Buffer[]).toString()) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
      }
      for (const { scopeSpans } of sent.resourceSpans) for (const one of scopeSpans) spans.push(...one.spans)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  afterwards(async () => void server.close())
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans }
}
