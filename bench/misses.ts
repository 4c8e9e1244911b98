/**
 * `npm run bench:misses`: what people who look at pages that nobody has kept cost those who do not. Probes a
 * kept page, a cart and paying, by turns while nobody else is there and while ten connections ask for a new
 * page each time. Only ratios within one run say something.
 */
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import { Piscina } from 'piscina'

import { buildWhenNeeded } from '../scripts/build.ts'
import type askForNewPages from './misses-sent.ts'
import { productAddress, startShop } from './shop-on-trial.ts'

const rounds = Number(process.argv.find((word) => word.startsWith('--rounds='))?.slice(9) ?? 6)
const roundMs = 4_000
const connections = 10

await buildWhenNeeded()
const shop = await startShop()
const others = new Piscina<Parameters<typeof askForNewPages>[0], Record<number, number>>({
  filename: new URL('misses-sent.ts', import.meta.url).href,
})
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
try {
  const cookie = await buyer()
  const amount = await cartTotal(cookie)
  const probes: Record<string, () => Promise<number>> = {
    'kept home page': () => timed('GET', '/'),
    'cart page': () => timed('GET', '/cart', { cookie }),
    'cart call': () => timed('GET', '/api/view-card-product', { cookie }),
    'paying call': () => timed('POST', '/api/razorpay/order', { cookie }, JSON.stringify({ amount })),
  }
  const taken = new Map<string, Taken>(Object.keys(probes).map((name) => [name, { quiet: [], busy: [] }]))
  const misses: Record<number, number> = {}
  // Kept from here on, and the program has started in full.
  for (const ask of Object.values(probes)) for (let times = 0; times < 20; times++) await ask()
  for (let round = 0; round < rounds; round++) {
    await probe(probes, taken, 'quiet')
    const load = others.run({ url: shop.url, connections, forMs: roundMs + 1_000 })
    await pause(500)
    await probe(probes, taken, 'busy')
    for (const [status, count] of Object.entries(await load))
      misses[Number(status)] = (misses[Number(status)] ?? 0) + count
  }
  report(taken, misses)
} finally {
  agent.destroy()
  await others.destroy()
  await shop.stop()
}

interface Taken {
  quiet: number[]
  busy: number[]
}

/** One of each kind after the other, so that all of them meet the same moments. */
async function probe(
  probes: Record<string, () => Promise<number>>,
  taken: Map<string, Taken>,
  when: keyof Taken,
): Promise<void> {
  for (const end = performance.now() + roundMs; performance.now() < end;)
    for (const [name, ask] of Object.entries(probes)) taken.get(name)?.[when].push(await ask())
}

function timed(method: string, path: string, headers = {}, body = ''): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const sent = { 'accept-encoding': 'br', ...(body && { 'content-type': 'application/json' }), ...headers }
    const request = http.request(shop.url + path, { method, agent, headers: sent }, (answer) => {
      answer.resume()
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - began)
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}`))
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** The cookie of somebody with a cart. */
async function buyer(): Promise<string> {
  const person = { email: 'asha@example.com', password: 'a long enough one' }
  await post('/api/signup', { ...person, name: 'Asha', confirmPassword: person.password })
  const signedIn = await post('/api/signin', person)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const productId = (await productAddress(shop.url)).split('/')[2]
  await post('/api/addto-cart', { productId }, cookie)
  return cookie
}

/** In rupees. The refusal of a wrong amount says the right one. */
async function cartTotal(cookie: string): Promise<number> {
  const answer = await post('/api/razorpay/order', { amount: 1 }, cookie)
  return ((await answer.json()) as { total: number }).total
}

function post(path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  return fetch(shop.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

function report(taken: ReadonlyMap<string, Taken>, misses: Record<number, number>): void {
  console.log(`misses on ${connections} connections in ${(rounds * roundMs) / 1000} s, by status:`, misses)
  for (const [name, { quiet, busy }] of taken) {
    const [before, during] = [percentiles(quiet), percentiles(busy)]
    const ratio = (during.p99 / before.p99).toFixed(1)
    console.log(
      `${name.padEnd(15)} quiet ${shown(before)} · busy ${shown(during)} · p99 ${ratio} times its quiet one`,
    )
  }
}

function percentiles(times: readonly number[]): { p50: number; p99: number; count: number } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), count: sorted.length }
}

function shown({ p50, p99, count }: { p50: number; p99: number; count: number }): string {
  return `p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} ms of ${count}`
}
