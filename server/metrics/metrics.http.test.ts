import { expect, test, vi } from 'vitest'

import { freePort } from '#server/port.ts'
import { scrape } from '#tests/support/metrics.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const port = await freePort('127.0.0.1')
const shop = await testShop(
  { METRICS_PORT: String(port) },
  {
    databaseDelayMs: 0,
    pages: {
      handle: async ({ url }: Request) => {
        if (url.endsWith('/broken')) throw new Error('the till is stuck')
        const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-tag': 'category:*' }
        return new Response('<!doctype html>', { headers })
      },
      clientFolder: null,
      isDevelopment: false,
      patterns: ['/', '/product/:id/:slug?', '/broken', '/*'],
    },
  },
)
await makeProduct(shop)

test('the metrics stand at an address of their own, and the shop’s address has none', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).headers.get('content-type')).toMatch(
    /^text\/plain/,
  )
  for (const path of ['/', '/api/get-product', '/health/live'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
  expect((await shop.guest().get('/metrics')).body.text).not.toContain('haat_')
})

test('every answer is counted by the pattern of its address and its status, kept pages too', async () => {
  const pages = { cache: 'pages' }
  const before = await scrape(port)
  const guest = shop.guest()
  for (const id of ['dal', 'oil', 'dal', 'oil', 'dal']) await guest.get(`/product/${id}/any-name?from=${id}`)
  await guest.get('/api/get-product')
  await guest.get('/api/my-sessions')
  await guest.get('/broken')

  const after = await scrape(port)
  const counted = (route: string, status: string) =>
    after.sum('haat_http_requests_total', { route, status }) -
    before.sum('haat_http_requests_total', { route, status })
  expect(counted('/product/:id/:slug?', '200')).toBe(5)
  expect(counted('/api/get-product', '200')).toBe(1)
  expect(counted('/api/my-sessions', '401')).toBe(1)
  expect(counted('/broken', '500')).toBe(1)
  const ofProducts = { route: '/product/:id/:slug?', method: 'GET' }
  expect(after.of('haat_http_request_duration_seconds_count', ofProducts)).toBe(5)
  expect(after.of('haat_http_request_duration_seconds_bucket', { ...ofProducts, le: '+Inf' })).toBe(5)
  const more = (metric: string) => after.sum(metric, pages) - before.sum(metric, pages)
  expect([more('haat_cache_misses_total'), more('haat_cache_hits_total')]).toEqual([3, 3])
})

test('while the database is away the metrics answer at once and say so', async () => {
  expect((await scrape(port)).of('haat_database_up')).toBe(1)
  shop.cutDatabase()
  await vi.waitFor(async () => expect((await scrape(port)).of('haat_database_up')).toBe(0), {
    timeout: 10_000,
  })
  const began = performance.now()
  const { of } = await scrape(port)
  expect(performance.now() - began).toBeLessThan(2_500)
  expect(of('haat_pool_max', { pool: 'web' })).toBeGreaterThan(0)
  // What is not known is left out, and not 0.
  expect(of('haat_holds_past_end')).toBeUndefined()
})
