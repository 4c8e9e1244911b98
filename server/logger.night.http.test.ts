import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'

import { expect, test, vi } from 'vitest'

import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { testShop } from '#tests/support/shop.ts'

import { RequestLog, logOptions } from './logger.ts'
import type { LogOptions } from './logger.ts'

vi.stubEnv('NO_COLOR', '1')

const asked = [
  '/',
  '/api/none?x=1',
  '/images/dal-800.webp',
  '/images/gone-800.webp',
  '/health/live',
  '/health/ready?from=watch',
]

test('at a terminal the log is one short line a request, without pictures and health checks that go well', async () => {
  const { shop, lines } = await loggedShop(atTerminal)
  for (const address of asked) await shop.guest().get(address)

  await vi.waitFor(() => expect(lines().at(-1)).toContain('/images/gone-800.webp'), { timeout: 10_000 })
  expect(lines()).toEqual([
    expect.stringMatching(/^\[\d\d:\d\d:\d\d\] INFO: GET \/ 200 \d+ ms$/),
    expect.stringMatching(/^\[\d\d:\d\d:\d\d\] INFO: GET \/api\/none 404 \d+ ms$/),
    expect.stringMatching(/^\[\d\d:\d\d:\d\d\] INFO: GET \/images\/gone-800\.webp 404 \d+ ms$/),
  ])
})

test('at a terminal a request that fails shows its error whole, and one that is refused its code', async () => {
  const { shop, lines } = await loggedShop(atTerminal)
  await shop.guest().get('/broken')
  await shop.guest().post('/api/signin', { email: 'asha@example.com', password: 'not-hers-1' })

  await vi.waitFor(() => expect(lines().at(-1)).toContain('POST /api/signin 401'), { timeout: 10_000 })
  const text = lines().join('\n')
  expect(text).toMatch(
    /ERROR: unexpected error *\n {4}err: \{[^]*the till is stuck[^]*logger\.night\.http\.test[^]*GET \/broken 500/,
  )
  expect(text).toMatch(/INFO: wrong_credentials\n.*POST \/api\/signin 401/)
})

test('without a terminal the log is JSON: one line a request with the id of its answer, and of pictures and health checks what fails', async () => {
  const { shop, lines } = await loggedShop(asJson)
  const ids = []
  const headers = { cookie: 'secret=1', authorization: 'Bearer secret' }
  for (const address of asked)
    ids.push((await shop.guest().get(address, headers)).headers.get('x-request-id'))

  await vi.waitFor(() => expect(lines()).toHaveLength(3), { timeout: 10_000 })
  const requests = lines().map((line) => JSON.parse(line))
  expect(requests).toMatchObject([
    { msg: 'request completed', reqId: ids[0], req: { method: 'GET', url: '/' }, res: { statusCode: 200 } },
    {
      reqId: ids[1],
      req: { url: '/api/none?x=1', route: '/api/*', remoteAddress: '127.0.0.1' },
      res: { statusCode: 404 },
    },
    {
      reqId: ids[3],
      req: { url: '/images/gone-800.webp', route: 'none', host: new URL(shop.url).host },
    },
  ])
  expect(lines().join()).not.toContain('secret')
})

test('of requests that go well as many as wanted are in the log, of those that fail all', async () => {
  for (const [sample, least, most] of [
    [0, 0, 0],
    [0.5, 20, 180],
  ] as const) {
    const log = (out: Writable) => ({ ...asJson(out), logController: new RequestLog(sample) })
    const { shop, lines } = await loggedShop(log)
    for (let asked = 0; asked < 200; asked++) await shop.guest().get('/')
    await shop.guest().get('/api/none')

    await vi.waitFor(() => expect(lines().at(-1)).toContain('/api/none'), { timeout: 10_000 })
    expect(lines().length - 1).toBeGreaterThanOrEqual(least)
    expect(lines().length - 1).toBeLessThanOrEqual(most)
  }
})

test('whoever leaves before the answer has a line that says so', async () => {
  const { shop, lines } = await loggedShop(asJson)
  const leaving = new AbortController()
  const asked = fetch(`${shop.url}/slow`, { signal: leaving.signal })
  await vi.waitFor(() => expect(slow).toHaveLength(1), { timeout: 10_000 })
  leaving.abort()
  await expect(asked).rejects.toThrow('aborted')

  await vi.waitFor(() => expect(lines()).toHaveLength(1), { timeout: 10_000 })
  expect(JSON.parse(lines()[0]!)).toMatchObject({ msg: 'request aborted', req: { url: '/slow' } })
  for (const answer of slow) answer()
})

test('the log tells what happened in the shop, by ids and sums alone', async () => {
  const { shop, lines } = await loggedShop(asJson)
  const [admin, asha] = [await shop.admin(), await shop.customer('Asha Devi')]
  await admin.post('/api/update-user', { userId: asha.id, role: 'GENERAL' })
  const okra = {
    productName: 'Okra of Wardha',
    brandName: 'Haat',
    category: 'vegetables',
    description: 'Green.',
  }
  const priced = { ...okra, price: 60, sellingPrice: 50, productImage: ['/images/okra-800.webp'] }
  const { data } = (await admin.post('/api/upload-product', priced)).body
  await admin.post('/api/update-product', { ...priced, _id: data._id, sellingPrice: 40 })
  await fillCart(asha, data._id)
  const paid = await verify(asha, await payAtGateway(asha, (await startPaying(asha)).orderId))

  const told = lines().map((line) => JSON.parse(line))
  const first = (message: string) => told.find(({ msg }) => msg === message)
  expect(first('role changed')).toMatchObject({ actorId: admin.id, personId: asha.id, role: 'GENERAL' })
  expect(first('product created')).toMatchObject({ productId: data._id, actorId: admin.id })
  expect(first('product changed')).toMatchObject({ productId: data._id, actorId: admin.id })
  expect(first('order paid')).toMatchObject({ orderId: paid.body['orderId'], totalPaise: 8_000 })
  expect(lines().join('\n')).not.toMatch(/Asha Devi|Okra of Wardha|@/)
})

/** A shop that writes its log there, and what has come there line by line since it listens. */
async function loggedShop(options: (out: Writable) => LogOptions | Promise<LogOptions>) {
  const written: string[] = []
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    written.push(...String(chunk).split('\n').filter(Boolean))
    done()
  }
  const shop = await testShop({}, { ...(await options(new Writable({ write }))), pages })
  await mkdir(path.join(shop.dataDir, 'images'), { recursive: true })
  await writeFile(path.join(shop.dataDir, 'images/dal-800.webp'), 'a picture')
  // The shop asks its test gateway for payments by itself, sooner or later.
  const lines = () =>
    written
      .slice(written.findIndex((line) => line.includes('Server listening')) + 1)
      .filter((line) => !line.includes('/sandbox/'))
  return { shop, lines }
}

function asJson(out: Writable): LogOptions {
  return { logger: { level: 'info', stream: out } }
}

function atTerminal(out: Writable): Promise<LogOptions> {
  return logOptions({ level: 'info' }, Object.assign(out, { isTTY: true }))
}

const slow: (() => void)[] = []
const pages = {
  handle: async ({ url }: Request) => {
    if (url.endsWith('/slow')) await new Promise<void>((resolve) => slow.push(resolve))
    if (url.endsWith('/broken')) throw new Error('the till is stuck')
    return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
  },
  clientFolder: null,
  isDevelopment: false,
}
