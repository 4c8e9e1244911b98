import http from 'node:http'
import { Writable } from 'node:stream'

import { expect, test, vi } from 'vitest'

import { makeProduct, testShop } from '#tests/support/shop.ts'

import { CachedAnswers } from './cached-answers.ts'

const shop = await testShop({}, { pages: shownPages() })
const product = await makeProduct(shop, { category: 'pulses' })
const admin = await shop.admin()
// Changes nothing, and returns once this process has heard of every change so far.
await admin.post('/api/update-product', await details())

interface Asked {
  path?: string
  method?: string
  /** Names and values by turns. */
  headers?: string[]
}

const whole: Record<string, Asked> = {
  'in brotli': { headers: ['accept-encoding', 'gzip, deflate, br, zstd'] },
  'in gzip': { headers: ['accept-encoding', 'br;q=0, gzip'] },
  'as it is': {},
  'its head alone': { method: 'HEAD', headers: ['accept-encoding', 'br'] },
  'with a cookie': { headers: ['cookie', 'haat.session_token=somebody'] },
  'for a version': { headers: ['accept-version', '2.x'] },
  'behind a proxy': { headers: ['x-forwarded-for', '203.0.113.7', 'x-forwarded-proto', 'https'] },
  'with a body': { headers: ['content-length', '0', 'content-type', 'nonsense'] },
  'under another spelling': { path: `/Product/./${product}/any-name?utm_source=mail` },
  'and what it shows as data': { path: `/product/${product}.data` },
  'unless it is any': { headers: ['if-none-match', '*'] },
  'on a connection of its own': { headers: ['connection', 'close'] },
}

test('an answer that is given again is the same in every header and byte but for its id', async () => {
  for (const [how, asked] of Object.entries(whole)) await expectTheSame(how, asked)
  const { etag = '' } = (await ask({ headers: ['accept-encoding', 'br'] })).headers
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`])
    for (const method of ['GET', 'HEAD']) {
      const asked = { method, headers: ['accept-encoding', 'br', 'if-none-match', tag] }
      expect((await expectTheSame(`${method} with ${tag}`, asked)).status).toBe(304)
    }
})

test('what is refused or answered in another way stays so at the address of a kept page', async () => {
  const others: Record<string, [Asked, number]> = {
    'two hosts': [{ headers: ['host', 'haat.example', 'Host', 'evil.example'] }, 400],
    'a whole address': [{ path: `http://haat.example/product/${product}` }, 400],
    'a NUL character': [{ path: `/product/${product}?x=%00` }, 200],
    'a change': [{ method: 'POST' }, 404],
    'another site': [{ headers: ['origin', 'https://evil.example'] }, 200],
    'a slash at its end': [{ path: `/product/${product}/` }, 301],
    'an endless address': [{ path: withoutEnd() }, 200],
  }
  await ask({})
  for (const [what, [asked, status]] of Object.entries(others))
    for (let times = 0; times < 3; times++) {
      const answer = await ask(asked)
      expect([what, answer.status, answer.isGivenAgain]).toEqual([what, status, false])
    }
})

test('a page that has changed is given to nobody again, whatever the address leads to by then', async () => {
  const address = { path: '/product-category?category=wild+honey' }
  const all = { path: '/product-category' }
  await givenAgain(address)
  expect((await ask(address)).text).toContain('/product-category?category=- 1')

  await admin.post('/api/add-category', { label: 'Wild Honey', hindiLabel: 'जंगली शहद' })
  const before = (await givenAgain(all)).text
  expect((await ask(address)).text).toContain('/product-category?category=wild+honey 1')

  const shown = (await givenAgain({})).text
  await admin.post('/api/update-product', { ...(await details()), sellingPrice: 12 })
  // Guests may be shown the old ones for a moment (refresh.http.test.ts).
  const headers = ['cookie', 'haat.session_token=somebody']
  expect((await ask({ headers })).text).not.toBe(shown)
  expect((await ask({ ...all, headers })).text).not.toBe(before)
})

test('the log says the same of an answer that is given again', async () => {
  const lines: string[] = []
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    lines.push(...String(chunk).split('\n').filter(Boolean))
    done()
  }
  const told = await testShop(
    {},
    { pages: shownPages(), logger: { level: 'info', stream: new Writable({ write }) } },
  )
  for (const headers of [
    [],
    ['x-forwarded-for', '203.0.113.7, 127.0.0.1', 'x-forwarded-host', 'a.example, haat.example'],
  ]) {
    await givenAgain({ path: '/about?from=mail', headers }, told.url)
    lines.length = 0
    const again = await ask({ path: '/about?from=mail', headers }, told.url)
    expect(again.isGivenAgain).toBe(true)
    // Another site is answered by Fastify each time.
    const byFastify = await ask(
      { path: '/about?from=mail', headers: [...headers, 'origin', told.url] },
      told.url,
    )
    expect(byFastify.isGivenAgain).toBe(false)
    await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 10_000 })
    const [first, second] = lines.map((line) => JSON.parse(line))
    expect(first.reqId).toBe(again.headers['x-request-id'])
    expect(first).toEqual({
      ...second,
      reqId: first.reqId,
      time: expect.any(Number),
      responseTime: expect.any(Number),
    })
  }
})

test('on a connection that is open while the shop ends the answer ends the connection', async () => {
  const ending = await testShop({}, { pages: shownPages() })
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  expect((await givenAgain({}, ending.url, agent)).headers.connection).toBe('keep-alive')

  const drained = ending.app.drain()
  await vi.waitFor(() => expect(ending.app.isDraining()).toBe(true), { timeout: 10_000 })
  expect((await ask({}, ending.url, agent)).headers.connection).toBe('close')
  await drained
})

async function expectTheSame(how: string, asked: Asked) {
  const again = await givenAgain(asked)
  const byFastify = await ask({ ...asked, path: withoutEnd(asked.path) })
  expect(byFastify.isGivenAgain, how).toBe(false)
  expect(again.headers['x-request-id'], how).toMatch(/^[0-9a-f]{16}$/)
  expect(again.headers['x-request-id'], how).not.toBe(byFastify.headers['x-request-id'])
  expect(comparable(again), how).toEqual(comparable(byFastify))
  return again
}

/** Another spelling of the address, too long to be remembered: Fastify answers it each time. */
function withoutEnd(path = `/product/${product}`): string {
  return `${path}${path.includes('?') ? '&' : '?'}x=${'x'.repeat(500)}`
}

/** The first rendering is no kept page yet, and what is written past the calls may drop it once. */
async function givenAgain(asked: Asked, url = shop.url, agent?: http.Agent) {
  for (let times = 0; times < 6; times++) {
    const answer = await ask(asked, url, agent)
    if (answer.isGivenAgain) return answer
  }
  throw new Error(`${JSON.stringify(asked)} is never given again`)
}

function comparable({ status, headers, text }: Awaited<ReturnType<typeof ask>>) {
  const { 'x-request-id': _id, date: _date, ...others } = headers
  return { status, headers: others, text }
}

async function ask(
  { path = `/product/${product}`, method = 'GET', headers = [] }: Asked,
  url = shop.url,
  agent?: http.Agent,
) {
  const answering = vi.spyOn(CachedAnswers.prototype, 'answer')
  const { port } = new URL(url)
  const named = headers.includes('host') ? headers : ['host', `127.0.0.1:${port}`, ...headers]
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
  const options = { host: '127.0.0.1', port, path, method, headers: named, ...(agent && { agent }) }
  http.request(options, resolve).on('error', reject).end()
  const answer = await promise
  const text = Buffer.concat(await answer.toArray()).toString('base64')
  const isGivenAgain = answering.mock.results[0]?.value === true
  answering.mockRestore()
  return { status: answer.statusCode, headers: answer.headers, text: decoded(answer, text), isGivenAgain }
}

/** As it came, unless a person can read it. */
function decoded({ headers }: http.IncomingMessage, text: string): string {
  return headers['content-encoding'] ? text : Buffer.from(text, 'base64').toString()
}

/** Pages that say for which key they are rendered, and the how manieth time. */
function shownPages() {
  const times = new Map<string, number>()
  return {
    handle: async ({ url }: Request) => {
      const { pathname, search } = new URL(url)
      const key = pathname + search
      times.set(key, (times.get(key) ?? 0) + 1)
      const type = pathname.endsWith('.data') ? 'text/x-script' : 'text/html; charset=utf-8'
      return new Response(`<!doctype html><p>${key} ${times.get(key)}</p>`, {
        headers: { 'content-type': type, 'cache-tag': `product:${product},category:*` },
      })
    },
    clientFolder: null,
    isDevelopment: false,
  }
}

async function details() {
  const { body } = await admin.post('/api/product-details', { productId: product })
  const { productImage: _leftAsTheyAre, ...rest } = body['data']
  return rest
}
