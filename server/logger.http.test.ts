import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'

import { expect, test, vi } from 'vitest'

import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { testShop } from '#tests/support/shop.ts'

import { logOptions } from './logger.ts'
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

  await vi.waitFor(() => expect(lines().at(-1)).toContain('/images/gone-800.webp'))
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

  await vi.waitFor(() => expect(lines().at(-1)).toContain('POST /api/signin 401'))
  const text = lines().join('\n')
  expect(text).toMatch(
    /ERROR: unexpected error *\n {4}err: \{[^]*the till is stuck[^]*logger\.http\.test[^]*GET \/broken 500/,
  )
  expect(text).toMatch(/INFO: wrong_credentials\n.*POST \/api\/signin 401/)
})

test('without a terminal the log is JSON: two lines a request with its id, and of pictures and health checks what fails', async () => {
  const { shop, lines } = await loggedShop((out) => ({ logger: { level: 'info', stream: out } }))
  for (const address of asked) await shop.guest().get(address)

  await vi.waitFor(() => expect(lines().at(-1)).toContain('"statusCode":404'))
  const requests = lines().map((line) => JSON.parse(line))
  expect(requests.map(({ msg, req, res }) => [msg, req?.url ?? res?.statusCode])).toEqual([
    ['incoming request', '/'],
    ['request completed', 200],
    ['incoming request', '/api/none?x=1'],
    ['request completed', 404],
    ['incoming request', '/images/gone-800.webp'],
    ['request completed', 404],
  ])
  for (const [incoming, completed] of [requests.slice(0, 2), requests.slice(4, 6)])
    expect(incoming.reqId).toBe(completed.reqId)
})

test('the log tells what happened in the shop, by ids and sums alone', async () => {
  const { shop, lines } = await loggedShop((out) => ({ logger: { level: 'info', stream: out } }))
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
  const lines = () => written.slice(written.findIndex((line) => line.includes('Server listening')) + 1)
  return { shop, lines }
}

function atTerminal(out: Writable): Promise<LogOptions> {
  return logOptions({ level: 'info' }, Object.assign(out, { isTTY: true }))
}

const pages = {
  handle: async ({ url }: Request) => {
    if (url.endsWith('/broken')) throw new Error('the till is stuck')
    return new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
  },
  clientFolder: null,
  isDevelopment: false,
}
