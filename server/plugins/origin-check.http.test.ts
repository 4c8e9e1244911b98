import { beforeEach, describe, expect, test } from 'vitest'

import { cartLines } from '#db/schema/index.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const friend = 'https://stall.example'
const publicUrl = 'http://haat.example'
const shop = await testShop({ CORS_ORIGINS: `${friend}, https://other.example/`, PUBLIC_URL: publicUrl })
const productId = await makeProduct(shop)
const customer = await shop.customer()

beforeEach(() => shop.db.delete(cartLines))

async function addWith(headers: Record<string, string>): Promise<number> {
  const { status } = await customer.post('/api/addto-cart', { productId }, headers)
  expect(await shop.db.$count(cartLines)).toBe(status === 200 ? 1 : 0)
  return status
}

const own = shop.url

describe('a change', () => {
  test.each([
    ['no browser', {}],
    ['the shop’s own page', { 'sec-fetch-site': 'same-origin', origin: own }],
    ['the shop’s own page in a browser that sends no Origin', { 'sec-fetch-site': 'same-origin' }],
    ['an old browser that says Origin alone', { origin: own }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['the shop’s public address', { origin: publicUrl, 'sec-fetch-site': 'same-origin' }],
    ['a site in CORS_ORIGINS', { origin: friend, 'sec-fetch-site': 'cross-site' }],
    ['another site in CORS_ORIGINS, listed with a slash', { origin: 'https://other.example' }],
  ])('is carried out for %s', async (_who, headers) => {
    expect(await addWith(headers)).toBe(200)
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site that hides its name', { 'sec-fetch-site': 'cross-site' }],
    [
      'a neighbour under the same domain',
      { 'sec-fetch-site': 'same-site', origin: 'http://blog.haat.example' },
    ],
    ['an old browser on another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a sandboxed frame of a browser that says more', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['a name that begins like a friend’s', { origin: `${friend}.evil.example` }],
    [
      'an Origin that contradicts Sec-Fetch-Site',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['a word that no browser says', { 'sec-fetch-site': 'SAME-ORIGIN; x' }],
    ['an empty Origin', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ])('is refused to %s', async (_who, headers) => {
    expect(await addWith(headers)).toBe(403)
  })

  test('is refused in the envelope, before anything is looked up', async () => {
    const { status, body } = await shop
      .guest()
      .post('/api/addto-cart', {}, { 'sec-fetch-site': 'cross-site' })
    expect(status).toBe(403)
    expect(body).toEqual({
      success: false,
      error: true,
      code: 'forbidden',
      message: 'This request comes from another site, so it is refused.',
    })
  })

  test('is refused to another site’s form whatever its content type, and by every method', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await customer.send('/api/addto-cart', { method, headers, body: '{}' })).status).toBe(403)
  })
})

describe('logging out', () => {
  test.each([
    '/api/userLogout',
    '/api/userLogout?',
    '/api/userLogout?x=1',
    '/api/%75serLogout',
    '/api/user%4cogout',
  ])('at %s is a change, though its method is GET', async (path) => {
    const { status } = await customer.get(path, { 'sec-fetch-site': 'cross-site' })
    expect(status).toBe(403)
    expect((await customer.get('/api/user-details')).body.success).toBe(true)
  })

  test('is a change by HEAD as well', async () => {
    const cookie = `haat.session_token=${customer.cookies.get('haat.session_token')}`
    const headers = { 'sec-fetch-site': 'cross-site', cookie }
    expect((await fetch(`${shop.url}/api/userLogout`, { method: 'HEAD', headers })).status).toBe(403)
    expect((await customer.get('/api/user-details')).body.success).toBe(true)
  })

  test('works from the shop’s own page', async () => {
    const visitor = await shop.customer()
    expect((await visitor.get('/api/userLogout', { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })
})

describe('a read', () => {
  test('is answered to every site, and named readable only to those in CORS_ORIGINS', async () => {
    const evil = await customer.get('/api/user-details', {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    })
    const known = await customer.get('/api/user-details', { origin: friend, 'sec-fetch-site': 'cross-site' })

    expect(evil.headers.has('access-control-allow-origin')).toBe(false)
    expect(known.headers.get('access-control-allow-origin')).toBe(friend)
    expect(known.headers.get('access-control-allow-credentials')).toBe('true')
    expect(known.headers.get('vary')).toMatch(/origin/i)
  })
})

test('the public address is trusted under its own scheme only', async () => {
  const from = async (origin: string) => {
    const headers = { host: 'haat.example', origin }
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/addto-cart',
      headers,
      body: { productId },
    })
    return answer.statusCode
  }
  expect(await from('http://haat.example')).toBe(401)
  expect(await from('https://haat.example')).toBe(403)
})

test('a preflight allows the friends and nobody else', async () => {
  const ask = (origin: string) =>
    shop.guest().send('/api/signin', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
  expect((await ask(friend)).headers.get('access-control-allow-origin')).toBe(friend)
  expect((await ask('https://evil.example')).headers.has('access-control-allow-origin')).toBe(false)
})

test('the webhook is exempt: it stands for itself by its signature', async () => {
  const answer = await shop.guest().post('/api/razorpay/webhook', {}, { 'sec-fetch-site': 'cross-site' })
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_signature' } })
})

test('an address that only begins like the webhook’s is not exempt', async () => {
  for (const path of ['/api/razorpay/webhooks', '/api/razorpay/webhook/x', '/sandboxed/x'])
    expect((await customer.post(path, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})
