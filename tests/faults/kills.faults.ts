import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test, vi } from 'vitest'

import { emptyFolder, postmasterPid, start } from '#tests/support/program.ts'
import type { Running } from '#tests/support/program.ts'

import { killPostgres, killShop } from './kills.ts'
import { visitors } from './visitors.ts'

const dataDir = await emptyFolder()
const demo = { SEED: 'demo', LOG_LEVEL: 'error' }
const howOften = Number(process.env.KILLS ?? 20)
const howMany = Number(process.env.VISITORS ?? 20)

test(`the shop lives through ${howOften} kills of PostgreSQL under ${howMany} visitors, and says 503 meanwhile`, async () => {
  const shop = await start(dataDir, demo)
  const crowd = visitors(shop.url, howMany, await signUp(shop))
  const times: number[] = []
  for (let kill = 0; kill < howOften; kill++) {
    await sleep(300)
    times.push(await killPostgres(shop))
  }
  const tally = await crowd.stop()
  report('PostgreSQL killed', times, tally)
  await end(shop)

  expect(tally).toMatchObject({ cut: [], refused: 0, wrong: [] })
  expect(tally.answers[200]).toBeGreaterThan(0)
})

test(`the shop is ready again after each of ${howOften} kill -9, and knows whom it let in`, async () => {
  const times: number[] = []
  let shop = await start(dataDir, demo)
  for (let kill = 0; kill < howOften; kill++) {
    const cookie = await signUp(shop)
    await killShop(shop)
    const killed = performance.now()
    shop = await start(dataDir, demo)
    times.push(performance.now() - killed)
    const answer = await fetch(`${shop.url}/api/user-details`, { headers: { cookie } })
    expect(await answer.json()).toMatchObject({ success: true })
  }
  report('the shop killed', times)
  await end(shop)
})

test(`none of ${howOften} SIGTERM under ${howMany} visitors cuts a connection or answers an error`, async () => {
  const times: number[] = []
  for (let stop = 0; stop < howOften; stop++) {
    const shop = await start(dataDir, demo)
    const crowd = visitors(shop.url, howMany, await signUp(shop))
    // Everybody has come and goes on asking.
    await vi.waitFor(() => expect(crowd.tally.answers[200]).toBeGreaterThan(5 * howMany), { timeout: 60_000 })
    const asked = performance.now()
    await end(shop)
    times.push(performance.now() - asked)
    const tally = await crowd.stop()

    expect.soft(tally, `stop ${stop}`).toMatchObject({ cut: [], wrong: [] })
    expect(existsSync(postmasterPid(dataDir))).toBe(false)
  }
  report('SIGTERM', times)
})

/** Answers the cookie of somebody new. */
async function signUp({ url }: Running): Promise<string> {
  const email = `asha${Date.now()}@example.com`
  const password = 'long enough for her'
  await post(`${url}/api/signup`, { name: 'Asha', email, password, confirmPassword: password })
  const answer = await post(`${url}/api/signin`, { email, password })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}

function post(url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function end(shop: Running): Promise<void> {
  shop.child.kill('SIGTERM')
  expect(await shop.ended).toEqual([0, null])
}

function report(what: string, times: number[], tally: object = {}): void {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round)
  const [median, longest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  process.stdout.write(
    `${what} ×${times.length}: median ${median} ms, longest ${longest} ms ${JSON.stringify(tally)}\n`,
  )
}
