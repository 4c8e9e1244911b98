import http from 'node:http'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'

import { expect, test, vi } from 'vitest'

import { sign } from '#integrations/razorpay/signature.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { cartTotal, fillCart } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

test('a stop does not wait for a gateway that takes a question and says nothing', async () => {
  let asked = 0
  const gateway = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => asked++)
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  afterwards(() => new Promise((resolve) => gateway.close(resolve)))
  const lines: string[] = []
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    lines.push(...String(chunk).split('\n').filter(Boolean))
    done()
  }
  const settings = {
    RAZORPAY_KEY_ID: 'rzp_test_silent',
    RAZORPAY_KEY_SECRET: 'a-key-secret',
    RAZORPAY_WEBHOOK_SECRET: 'a-webhook-secret',
    RAZORPAY_API_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
  }
  const shop = await testShop(settings, { logger: { level: 'info', stream: new Writable({ write }) } })
  const paid = { event: 'payment.captured', payload: { payment: { entity: { id: 'pay_1' } } } }
  const signature = sign('a-webhook-secret', JSON.stringify(paid))
  const kept = await shop.guest().post('/api/razorpay/webhook', paid, { 'x-razorpay-signature': signature })
  expect(kept.status).toBe(200)
  await vi.waitFor(() => expect(asked).toBe(1), 5_000)

  lines.length = 0
  const began = performance.now()
  await shop.app.close()

  expect(performance.now() - began).toBeLessThan(4_000)
  // That we ended our own question is no alarm.
  expect(lines.join('\n')).toContain('cut off by the end of the program')
  expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30)).toEqual([])
})

test('a shop that is asked to end is not ready and serves on, then what is open, and its buyers can pay', async () => {
  const shop = await testShop()
  const asha = await shop.customer()
  await fillCart(asha, await makeProduct(shop))
  const cart = { amount: await cartTotal(asha) }
  const headers = { cookie: [...asha.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  const keptOpen = () => new http.Agent({ keepAlive: true, maxSockets: 1 })
  const [agent, hers] = [keptOpen(), keptOpen()]

  shop.app.leave()
  // Whoever hands out requests has not asked yet whether we are ready.
  for (const one of [agent, hers])
    expect(await ask(`${shop.url}/api/get-product`, one)).toEqual({ status: 200, connection: 'keep-alive' })
  expect(await ask(`${shop.url}/health/ready`, agent)).toEqual({ status: 503, connection: 'keep-alive' })
  expect((await shop.guest().get('/health/live')).status).toBe(200)

  const drained = shop.app.drain()
  await vi.waitFor(() => expect(shop.app.isDraining()).toBe(true), { timeout: 10_000 })
  expect(await ask(`${shop.url}/health/ready`, agent)).toEqual({ status: 503, connection: 'close' })
  // The test gateway is a part of the shop that takes no new connection any more, and no old one is left.
  const live = () => fetch(`${shop.url}/health/live`)
  while (
    await live().then(
      ({ ok }) => ok,
      () => false,
    )
  );
  expect(await ask(`${shop.url}/api/razorpay/order`, hers, { headers, body: cart })).toEqual({
    status: 200,
    connection: 'close',
  })
  await drained
  await expect(ask(`${shop.url}/api/get-product`, agent)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('a crowd that has connected at the moment of the stop is let in, each on a new connection', async () => {
  const shop = await testShop()
  const crowd = Promise.all(
    Array.from({ length: 30 }, () =>
      ask(`${shop.url}/api/get-product`, new http.Agent({ keepAlive: false })),
    ),
  )

  await shop.app.drain()

  expect((await crowd).map(({ status }) => status)).toEqual(Array(30).fill(200))
})

function ask(
  url: string,
  agent: http.Agent,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
): Promise<{ status: number | undefined; connection: string | undefined }> {
  const sent = body && { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, headers, ...sent }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve({ status: response.statusCode, connection: response.headers.connection }),
      )
    })
    request.on('error', reject)
    request.end(body && JSON.stringify(body))
  })
}
