import { connect as connectSocket } from 'node:net'

import { describe, expect, test } from 'vitest'

import { calls } from '#tests/support/calls.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const lines: string[] = []
const stream = { write: (line: string) => void lines.push(line) }
const html = async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
const pages = { handle: html, clientFolder: null, isDevelopment: false }
const shop = await testShop({}, { logger: { level: 'info', stream }, pages })
const guest = shop.guest()

const requestId = /^[0-9a-f]{16}$/

describe('what the shop does not know', () => {
  test.each([
    '/api',
    '/api/',
    '/api/none',
    '/api/signup/more',
    '/api//signup',
    '/api/sign-up?x=<b>',
    '/API/none'.toLowerCase(),
  ])('is answered at %s with 404 in the envelope and never with a page', async (path) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status, headers, body } = await guest.send(path, { method })
      expect(status).toBe(404)
      expect(headers.get('content-type')).toContain('application/json')
      expect(body).toEqual({ success: false, error: true, code: 'not_found', message: expect.any(String) })
    }
  })
})

test.each(calls)('$method $url is told by another method which ones it takes', async ({ method, url }) => {
  for (const other of ['PUT', 'DELETE', 'PATCH', method === 'GET' ? 'POST' : 'GET']) {
    // GET and POST of one address may both be calls; /api/tills/start is one of /api/tills/:id as well.
    if (calls.some((call) => call.method === other && isOneOf(url, call.path))) continue
    const { status, headers, body } = await guest.send(`${url}/?x=1`, { method: other })
    expect([status, headers.get('allow')?.split(', ')]).toEqual([405, expect.arrayContaining([method])])
    expect(headers.get('allow')).not.toContain(other)
    expect(body).toMatchObject({ success: false, error: true, code: 'method_not_allowed' })
  }
})

function isOneOf(url: string, path: string): boolean {
  const [parts, pattern] = [url.split('/'), path.split('/')]
  return (
    parts.length === pattern.length && pattern.every((part, n) => part.startsWith('{') || part === parts[n])
  )
}

test('Allow names the methods of an address, however it is written', async () => {
  for (const url of ['/api/signup', '/%61pi/signup'])
    expect((await guest.get(url)).headers.get('allow')).toBe('POST')
  const { headers, body } = await guest.send('/api/search', { method: 'PUT' })
  expect(headers.get('allow')).toBe('GET, HEAD')
  expect(body.message).toBe('/api/search takes no PUT. It takes GET, HEAD.')
  expect((await guest.send('/api/orders/x/y/z', { method: 'PUT' })).status).toBe(404)
})

test('what another client writes into its own basket call reaches ours', async () => {
  for (const url of ['/api/addtocart', '/api/addToCart', '/api/ADDTOCART/', '/api/AddTo-Cart?x=1'])
    expect(await guest.post(url, { productId: 'rice' })).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    })
  const asha = await shop.customer()
  expect((await asha.post('/api/addtocart', { productId: await makeProduct(shop) })).status).toBe(200)
  expect((await asha.get('/api/countAddToCartProduct')).body['data']).toEqual({ count: 1 })
  const other = { 'sec-fetch-site': 'cross-site' }
  expect((await asha.post('/api/addtocart', { productId: 'rice' }, other)).status).toBe(403)
  expect((await guest.post('/api/addtocarts', { productId: 'rice' })).status).toBe(404)
})

test('a NUL character in a query leads to the page, and one in a path to none', async () => {
  const headers = { accept: 'text/html' }
  for (const address of ['/search?q=%00', '/about?x=%00', '/product-category?category=%00'])
    expect((await fetch(shop.url + address, { headers })).status).toBe(200)
})

test('a call is found with a slash at its end, and is the same call', async () => {
  const customer = await shop.customer()
  const own = { 'sec-fetch-site': 'same-origin' }
  expect((await guest.get('/api/search/?q=rice')).body).toMatchObject({ success: true, data: [] })
  expect(await guest.post('/api/addto-cart/', { productId: 'rice' })).toMatchObject({
    status: 401,
    body: { code: 'not_signed_in' },
  })
  expect((await customer.get('/api/userLogout/', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await customer.get('/api/userLogout/', own)).body.success).toBe(true)
  expect((await guest.get('/api/search/')).headers.get('cache-control')).toBe('no-store')
})

describe('what cannot be read as a request', () => {
  test.each(['/api/%', '/api/razorpay/order/%E0%A4%A', '/%zz'])(
    'is answered in the envelope at %s',
    async (path) => {
      const { status, headers, body } = await guest.get(path)
      expect(status).toBe(400)
      expect(body).toMatchObject({ success: false, error: true, code: 'bad_request' })
      expect(headers.get('x-request-id')).toMatch(requestId)
    },
  )

  test('is answered in the envelope when its address is without end', async () => {
    const { status, headers, body } = await guest.get(`/api/search?q=${'a'.repeat(40_000)}`)
    expect(status).toBe(431)
    expect(body).toMatchObject({ success: false, error: true, code: 'too_large' })
    expect(headers.get('x-request-id')).toMatch(requestId)
  })

  test('is answered in the envelope when it is no HTTP at all', async () => {
    const answer = await raw('hello haat\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      success: false,
      error: true,
      code: 'bad_request',
    })
  })
})

test.each([
  ['with the address of a whole site', 'GET http://evil.example/ HTTP/1.1\r\nhost: evil.example'],
  ['with the address of this one', 'GET http://127.0.0.1/about HTTP/1.1\r\nhost: 127.0.0.1'],
  ['of a call with such an address', 'GET http://127.0.0.1/api/get-product HTTP/1.1\r\nhost: 127.0.0.1'],
  ['for everything', 'GET * HTTP/1.1\r\nhost: 127.0.0.1'],
  ['without a slash', 'GET about HTTP/1.1\r\nhost: 127.0.0.1'],
  ['to two hosts', 'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nhost: evil.example'],
  ['to the same host twice', 'GET /api/get-product HTTP/1.1\r\nHost: a\r\nhost: a'],
  ['to no host', 'GET / HTTP/1.1\r\naccept: */*'],
])('a request %s is refused', async (_what, head) => {
  const answer = await raw(`${head}\r\nconnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
})

test.each(['/%E0%A4%A', '/product/%00', '/checkout/%00'])(
  'a person who opens %s gets a page of the shop, and a program the envelope',
  async (address) => {
    const page = await fetch(shop.url + address, { headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(page.status).toBe(400)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toContain('<h1>We cannot find this page</h1>')
    const answer = await fetch(shop.url + address, { headers: { accept: 'application/json' } })
    expect(await answer.json()).toMatchObject({ success: false, error: true })
  },
)

function raw(text: string): Promise<string> {
  const { port, hostname } = new URL(shop.url)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connectSocket(Number(port), hostname, () => socket.write(text))
    socket.on('data', (bytes) => (answer += bytes.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

describe('the request’s id', () => {
  test.each([
    ['a page', '/', {}],
    ['a call', '/api/get-product', {}],
    ['a refusal', '/api/all-user', {}],
    ['an unknown address', '/api/none', {}],
    ['a refusal of another site', '/api/userLogout', { 'sec-fetch-site': 'cross-site' }],
    ['a picture that is not there', '/images/none.webp', {}],
  ])('stands in the header of %s and in every line of its log', async (_what, path, headers) => {
    lines.length = 0
    const answer = await guest.get(path, headers)

    const id = answer.headers.get('x-request-id')

    expect(id).toMatch(requestId)
    const logged = lines.map((line) => JSON.parse(line) as { reqId?: string; msg: string })
    expect(logged.length).toBeGreaterThan(0)
    expect(new Set(logged.map((line) => line.reqId))).toEqual(new Set([id]))
  })

  test('is the shop’s own, whatever a client claims', async () => {
    const { headers } = await guest.get('/health/live', { 'x-request-id': 'forged', 'request-id': 'forged' })
    expect(headers.get('x-request-id')).toMatch(requestId)
  })

  test('is that of the proxy before the shop, where it gives one', async () => {
    lines.length = 0
    const given = '6f1d3c0d4b2e4a55b9a7f2f2a9f0c1d2'
    const { headers } = await guest.get('/api/get-product', { 'x-request-id': given })
    expect(headers.get('x-request-id')).toBe(given)
    expect(lines.map((line) => JSON.parse(line).reqId)).toContain(given)
  })

  test('is logged without cookies and passwords', async () => {
    lines.length = 0
    const customer = await shop.customer()
    await customer.post('/api/signin', {
      email: 'a@example.com',
      password: 'a secret that is logged nowhere',
    })
    await customer.get('/api/user-details')
    expect(lines.join('')).not.toMatch(/a secret that|session_token/)
  })
})

describe('a refusal', () => {
  test.each([
    ['the domain', '/api/addto-cart', { productId: 'rice' }, 'not_signed_in', 'Please sign in first.'],
    ['the contract', '/api/addto-cart', {}, 'invalid_input', 'Please fill in all required fields.'],
  ])('of %s is said in a sentence and logged by its code', async (_whose, path, input, code, sentence) => {
    lines.length = 0
    const { body } = await guest.post(path, input)

    expect(body).toMatchObject({ code, message: sentence })
    expect(lines.map((line) => (JSON.parse(line) as { code?: string }).code)).toContain(code)
    expect(lines.join('')).not.toContain(sentence)
  })
})

describe('what goes wrong on the shop’s side', () => {
  test('is logged whole and said in one bare sentence', async () => {
    lines.length = 0
    await shop.pool.query('alter table products rename to products_gone')
    const { status, body } = await guest.get('/api/search?q=atta')
    await shop.pool.query('alter table products_gone rename to products')

    expect(status).toBe(500)
    expect(body).toEqual({
      success: false,
      error: true,
      code: 'unexpected',
      message: 'Something went wrong on our side. Please try again.',
    })
    expect(lines.join('')).toContain('relation \\"products\\" does not exist')
  })

  test('is 503 with Retry-After when the database gives no answer in time', async () => {
    const blocker = await shop.pool.connect()
    await blocker.query('begin; lock table products in access exclusive mode')
    const waiting = guest.get('/api/search?q=atta')
    // The shop may ask a second time: who waits is ended until the answer is there.
    let isAnswered = false
    const answered = waiting.finally(() => {
      isAnswered = true
    })
    await expect.poll(async () => (await endedWaiters()) >= 0 && isAnswered, { timeout: 30_000 }).toBe(true)
    const { status, headers, body } = await answered
    blocker.release(true)

    expect(status).toBe(503)
    expect(body).toMatchObject({ success: false, error: true, code: 'unavailable' })
    expect(headers.get('retry-after')).toBe('2')
  })
})

/** Ends the connections that wait for a lock, as a database that is stopped would. */
async function endedWaiters(): Promise<number> {
  const { rowCount } = await shop.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount ?? 0
}

test('calls are never cached, never framed and never guessed at', async () => {
  for (const path of ['/api/get-product', '/%61pi/get-product', '/api', '/api/none', '/api/all-user'])
    expect((await guest.get(path)).headers.get('cache-control')).toBe('no-store')
  const { headers } = await guest.get('/api/get-product')
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect(headers.has('x-powered-by')).toBe(false)
  expect(headers.has('server')).toBe(false)
})
