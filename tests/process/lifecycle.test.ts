import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { connectionTo } from '#db/embedded/conversation.ts'
import { knownLocations } from '#db/embedded/locations.ts'
import { projectFolder } from '#db/project-folder.ts'
import { freePort } from '#server/port.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { locationsOf, query, serverPid } from '#tests/support/embedded-servers.ts'
import { emptyFolder, end, listen, postmasterPid, ready, run, start } from '#tests/support/program.ts'
import type { Running } from '#tests/support/program.ts'
import { smsGateway } from '#tests/support/sms-gateway.ts'
import { whatsAppServer } from '#tests/support/whatsapp.ts'

// The program itself, as `npm start` runs it, in a process of its own. On a busy machine a start takes a
// while.
vi.setConfig({ testTimeout: 120_000 })

// A shop without goods that was opened before, for what a first start and goods have no part in.
const openedShop = await emptyFolder()

describe('while a shop is open', () => {
  let running: Running
  beforeAll(async () => {
    running = await start(openedShop)
  })
  afterAll(() => end(running))

  test('the data of a shop that is open are not thrown away', { tags: 'night' }, async () => {
    const reset = run(openedShop, {}, 'node scripts/db-reset.ts')

    expect(await reset.ended).toEqual([1, null])
    expect(reset.output()).toContain(`is in use by a shop (process ${running.child.pid}) since 20`)
    expect((await fetch(`${running.url}/health/ready`)).status).toBe(200)
  })

  test('a PostgreSQL that is killed is back by itself, and no second shop can have it', async () => {
    const pid = serverPid(openedShop)
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(serverPid(openedShop)).not.toBe(pid), { timeout: 20_000, interval: 20 })
    await ready(running)

    const second = run(openedShop, { PORT: '0' })
    const [code] = await second.ended
    expect(code).toBe(1)
    expect(second.output()).toContain(`is in use by a shop (process ${running.child.pid}) since 20`)
    expect((await fetch(`${running.url}/health/ready`)).status).toBe(200)
  })
})

test('after kill -9 the next start works at once, nothing that was answered is lost, and a text message is shown once', async () => {
  const [sms, whatsApp] = [await smsGateway(), await whatsAppServer()]
  afterwards(sms.goDown)
  afterwards(whatsApp.goDown)
  const env = { ...sms.env, ...whatsApp.env }
  const first = await start(openedShop, env)
  const kamala = account('kamala@example.com')
  expect(await post(`${first.url}/api/signup`, kamala)).toMatchObject({ success: true })
  // Killed while both gateways have a message, and with one that nobody has begun to send.
  sms.mood = 'hold'
  whatsApp.mood = 'hold'
  await writeMessages(['sms', 'held'], ['whatsapp', 'held'])
  await vi.waitFor(() => expect([sms.sent, whatsApp.sent]).toMatchObject([[{}], [{}]]), { timeout: 20_000 })
  await writeMessages(['sms', 'not begun'])
  first.child.kill('SIGKILL')
  await first.ended

  sms.mood = 'accept'
  whatsApp.mood = 'accept'
  const second = await start(openedShop, env)

  expect(await post(`${second.url}/api/signin`, kamala)).toMatchObject({ success: true })
  // WhatsApp knows no message for the same; its receipt says which one it has.
  const [{ id, ref } = { id: '', ref: '' }] = whatsApp.sent
  const receipt = { id, status: 'sent', timestamp: '1700000000', biz_opaque_callback_data: ref }
  expect(await whatsApp.tell(second.url, { statuses: [receipt] })).toBe(200)
  await vi.waitFor(async () => expect(await messages()).toContain('whatsapp held sent'), { timeout: 20_000 })
  // As when the lease of the process that died is over.
  await inShop("update phone_messages set next_attempt_at = now() where state = 'waiting'")
  const allSent = ['sms held sent', 'sms not begun sent', 'whatsapp held sent']
  await vi.waitFor(async () => expect(await messages()).toEqual(allSent), { timeout: 20_000 })
  await end(second)
  expect(sms.asked.length).toBeGreaterThan(sms.sent.length)
  expect([sms.sent, whatsApp.sent].map(({ length }) => length)).toEqual([2, 1])
})

test('an empty data folder becomes a shop with the demo market and an admin whose sign-in is told once', async () => {
  const dataDir = await emptyFolder()
  const first = await start(dataDir, { SEED: 'demo' })
  expect(first.output()).toMatch(
    /A new PostgreSQL database is in \S+\nThe shop is filled with \d+ demo products/,
  )
  // Its output is no terminal.
  const file = path.join(dataDir, 'first-password.txt')
  expect(first.output()).toContain(`password  in ${file}: read it, then delete it`)
  const [, password = ''] = /^password +(\S+)$/m.exec(readFileSync(file, 'utf8')) ?? []
  expect(first.output()).not.toContain(password)
  const signIn = { email: 'admin@haat.local', password }
  expect(await post(`${first.url}/api/signin`, signIn)).toMatchObject({ success: true })
  const products = await (await fetch(`${first.url}/api/get-product`)).json()
  expect((products as { data: unknown[] }).data.length).toBeGreaterThan(150)
  await end(first)

  const second = await start(dataDir, { SEED: 'demo' })
  expect(first.output().split('\nHaat is open at')[0]?.split('\n').length).toBeLessThan(10)
  expect(second.output()).not.toMatch(/password|demo products|database/)
  expect(await post(`${second.url}/api/signin`, signIn)).toMatchObject({ success: true })
})

test(
  'SIGTERM to npm makes the shop not ready, has it serve on and finish, and stops it with PostgreSQL',
  { tags: 'night' },
  async () => {
    // A statement that is slow on a busy machine is no fault of the stop.
    const settings = { LOG_LEVEL: 'debug', SLOW_STATEMENT_MS: '0', DRAIN_SECONDS: '2' }
    const shop = await start(openedShop, settings, 'npm start')
    const hashing = Promise.all(
      Array.from({ length: 4 }, (_, n) => post(`${shop.url}/api/signup`, account(`asha${n}@example.com`))),
    )
    await vi.waitFor(
      () => expect(shop.output().match(/"\/api\/signup".*incoming request/g)).toHaveLength(4),
      {
        timeout: 10_000,
      },
    )

    shop.child.kill('SIGTERM')

    await vi.waitFor(async () => expect((await fetch(`${shop.url}/health/ready`)).status).toBe(503), {
      timeout: 10_000,
    })
    expect((await fetch(`${shop.url}/api/get-product`)).status).toBe(200)
    expect((await hashing).every((answer) => answer.success)).toBe(true)
    const [code] = await shop.ended
    expect(code).toBe(0)
    expect(shop.output()).toMatch(/"stopping: [^]*"stopped"/)
    expect(shop.output()).not.toMatch(/"level":[4-6]0/)
    expect(existsSync(postmasterPid(shop.dataDir))).toBe(false)
  },
)

test(
  'SIGTERM while the shop is still starting ends it in order, and PostgreSQL with it',
  { tags: 'night' },
  async () => {
    const shop = run(openedShop, { PORT: '0' })
    await vi.waitFor(() => expect(existsSync(postmasterPid(openedShop))).toBe(true), {
      timeout: 60_000,
      interval: 5,
    })

    shop.child.kill('SIGTERM')

    expect(await shop.ended).toEqual([0, null])
    expect(existsSync(postmasterPid(openedShop))).toBe(false)
  },
)

test(
  'a terminal that is closed and a supervisor that asks again end the shop once and in order',
  { tags: 'night' },
  async () => {
    const shop = await start(openedShop)

    for (const signal of ['SIGHUP', 'SIGTERM', 'SIGINT'] as const) shop.child.kill(signal)

    expect(await shop.ended).toEqual([0, null])
    expect(existsSync(postmasterPid(openedShop))).toBe(false)
  },
)

test(
  'a first start that fails half-way says why and leaves no PostgreSQL behind',
  { tags: 'night' },
  async () => {
    const dataDir = await emptyFolder()
    // Not even root can lay a picture where a folder is.
    for (const name of readdirSync(path.join(projectFolder(), 'pictures')))
      mkdirSync(path.join(dataDir, 'images', name), { recursive: true })

    const shop = run(dataDir, { PORT: '0', SEED: 'demo' })

    expect(await shop.ended).toEqual([1, null])
    expect(shop.output()).toContain('images')
    expect(existsSync(postmasterPid(dataDir))).toBe(false)
  },
)

test(
  'a seed that is asked twice to end does so once and in order, and PostgreSQL with it',
  { tags: 'night' },
  async () => {
    const seed = run(openedShop, { PORT: '0' }, 'node scripts/seed.ts --people 1000000')
    await vi.waitFor(() => expect(seed.output()).toContain('of 1000000'), { timeout: 60_000, interval: 20 })

    seed.child.kill('SIGINT')
    seed.child.kill('SIGTERM')

    expect(await seed.ended).toEqual([0, null])
    expect(existsSync(postmasterPid(openedShop))).toBe(false)
  },
)

test(
  'wrong settings end the start with the variables and what is wrong with them',
  { tags: 'night' },
  async () => {
    const shop = run(await emptyFolder(), { PORT: 'eighty', LOG_LEVEL: 'loud', PUBLIC_URL: 'haat' })
    const [code] = await shop.ended
    expect(code).toBe(1)
    expect(shop.output()).toMatch(/PORT must be a number/)
    expect(shop.output()).toMatch(/LOG_LEVEL must be one of/)
    expect(shop.output()).toMatch(/PUBLIC_URL must be an address/)
  },
)

test('a seed into a database that is not there ends with one sentence', { tags: 'night' }, async () => {
  const settings = { DATABASE_URL: `postgres://haat@127.0.0.1:${await freePort('127.0.0.1')}/haat` }
  const seed = run(openedShop, settings, 'node scripts/seed.ts --products 1')
  const [code] = await seed.ended
  expect(code).toBe(1)
  expect(seed.output()).toMatch(/^Cannot connect to DATABASE_URL: .*\n$/)
})

test(
  'a port that is taken is said so before a database is made or a password is used up',
  { tags: 'night' },
  async () => {
    const squatter = createServer()
    const port = await listen(squatter)
    const dataDir = await emptyFolder()
    const shop = run(dataDir, { PORT: String(port) })
    const [code] = await shop.ended
    squatter.close()
    expect(code).toBe(1)
    expect(shop.output()).toContain(`PORT ${port} is in use`)
    expect(shop.output()).not.toContain('password')
    expect(knownLocations(dataDir)).toBeUndefined()
  },
)

// The last one: its folder cannot be opened afterwards.
test(
  'a PostgreSQL that cannot be started any more ends the shop with what it said, for its supervisor to act',
  { tags: 'night' },
  async () => {
    const shop = await start(openedShop)
    writeFileSync(
      path.join(path.dirname(postmasterPid(openedShop)), 'postgresql.conf'),
      'no such setting = 1',
    )

    process.kill(serverPid(openedShop), 'SIGKILL')

    expect(await shop.ended).toEqual([1, null])
    expect(shop.output()).toMatch(/The database has stopped and cannot be started again.*contains errors/s)
  },
)

function account(email: string) {
  return { name: 'Asha Devi', email, password: 'long-enough-1', confirmPassword: 'long-enough-1' }
}

async function post(url: string, body: object): Promise<{ success: boolean }> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as { success: boolean }
}

function inShop(statement: string): Promise<Record<string, unknown>[]> {
  return query(connectionTo(locationsOf(openedShop), 'haat'), statement)
}

/** Each by its channel and what it is about. */
async function writeMessages(...of: [channel: string, cause: string][]): Promise<void> {
  for (const [channel, cause] of of)
    await inShop(`insert into phone_messages
      (channel, kind, cause, mobile, language, facts, created_at, next_attempt_at, tried_until)
      values ('${channel}', 'order_delivered', '${cause}', '9812300001', 'en', '{"orderNumber": 1}',
        now(), now(), now() + interval '1 hour')`)
}

async function messages(): Promise<unknown[]> {
  const rows = await inShop(
    "select concat_ws(' ', channel, cause, state) as stands from phone_messages order by 1",
  )
  return rows.map(({ stands }) => stands)
}
