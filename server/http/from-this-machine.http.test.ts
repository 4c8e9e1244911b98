import http from 'node:http'

import { describe, expect, test } from 'vitest'

import { fillCart, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { TestShop } from '#tests/support/shop.ts'

const believing = await testShop()
const believingNobody = await testShop({ TRUST_PROXY: 'off' })
const proxied = await testShop({ PUBLIC_URL: 'http://trial.haat.example' })
const calls = ['/pay', '/faults', '/authorize-late', '/settle-refund']
const refusal = 'Only an administrator, or a program on the machine of the shop, may ask for this.'

describe('playing the bank of the test gateway, and making it fail', () => {
  test.each([
    ['a proxy that names the visitor', { 'x-forwarded-for': '203.0.113.7' }],
    ['a proxy behind a visitor who claims to be this machine', { 'x-forwarded-for': '127.0.0.1' }],
    ['a proxy that names the visitor in words of its own', { 'x-client-ip': '203.0.113.7' }],
    ['a proxy that speaks the newer language', { forwarded: 'for=127.0.0.1' }],
    ['a proxy that says no more than how it was asked', { 'x-forwarded-proto': 'https' }],
    ['a tunnel that names nobody and keeps the name of the shop', { host: 'trial.haat.example' }],
    ['a proxy that forwards a session of a customer', { via: '1.1 proxy' }],
  ])('is refused to what comes by %s, whoever is believed', async (_way, headers) => {
    for (const shop of [believing, believingNobody])
      for (const call of calls)
        expect(await ask(shop, call, headers)).toMatchObject({
          status: 403,
          body: { error: { description: refusal } },
        })
    expect(await ask(believing, '/faults', headers, 'GET')).toMatchObject({ status: 403 })
  })

  // As nginx does by default: it says nothing of the visitor, and asks the shop for 127.0.0.1.
  test('is refused to what comes by a proxy that says nothing, as the shop is opened under another name', async () => {
    for (const call of calls) expect(await ask(proxied, call, {}), call).toMatchObject({ status: 403 })
    const admin = await proxied.admin()
    expect(await admin.post('/sandbox/razorpay/faults', { mode: 'none' })).toMatchObject({ status: 200 })
  })

  test('is refused to a customer, and an administrator may, through a proxy too', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const [asha, admin] = [await believing.customer(), await believing.admin()]

    const refused = await asha.post('/sandbox/razorpay/faults', { mode: 'down' }, headers)
    expect(refused.status).toBe(403)
    const set = await admin.post('/sandbox/razorpay/faults', { mode: 'none' }, headers)
    expect(set).toMatchObject({ status: 200, body: { mode: 'none' } })
  })

  test.each(['127.0.0.1', 'localhost', '[::1]:3000'])(
    'stays open to a program on it, at %s',
    async (host) => {
      expect(await ask(believing, '/faults', { host }, 'GET')).toMatchObject({ status: 200 })
    },
  )
})

test('the checkout of the test gateway stays open to every visitor', async () => {
  const asha = await believing.customer()
  await fillCart(asha, await makeProduct(believing))
  const { orderId } = await startPaying(asha)
  const setup = { key: 'rzp_test_haatsandbox0', order_id: orderId }

  const opened = await ask(believing, '/checkout/orders', { 'x-forwarded-for': '203.0.113.7' }, 'POST', setup)
  expect(opened).toMatchObject({ status: 200, body: { order_id: orderId } })
})

/** By hand, because `fetch` sends no Host of one's own. */
async function ask(
  { url }: TestShop,
  call: string,
  headers: Record<string, string>,
  method = 'POST',
  body: object = {},
): Promise<{ status: number | undefined; body: unknown }> {
  return new Promise((resolve, reject) => {
    const sent = http.request(
      `${url}/sandbox/razorpay${call}`,
      { method, headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('end', () => resolve({ status: answer.statusCode, body: JSON.parse(text) }))
      },
    )
    sent.on('error', reject)
    sent.end(method === 'GET' ? undefined : JSON.stringify(body))
  })
}
