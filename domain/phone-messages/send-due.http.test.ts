import { asc } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'

import { phoneMessages } from '#db/schema/index.ts'
import { startOfIndianDay } from '#domain/time/rules.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { testDatabase } from '#tests/support/database.ts'
import { testShop } from '#tests/support/shop.ts'
import { smsGateway } from '#tests/support/sms-gateway.ts'

import { goesOutAt } from './rules.ts'
import { sendCode } from './send-code.ts'
import { prunePhoneMessages, sendDuePhoneMessages } from './send-due.ts'

const database = await testDatabase()
const gateway = await smsGateway()
afterwards(gateway.goDown)
const shop = await testShop(gateway.env, { database })

beforeEach(async () => {
  gateway.mood = 'accept'
  await shop.db.delete(phoneMessages)
  gateway.sent.length = 0
  gateway.asked.length = 0
})

test('a code goes out by SMS at any hour, in its language and with its registered text, and stands nowhere afterwards', async () => {
  await code('4711', 'hi')
  await allDone()

  expect(gateway.sent).toEqual([
    {
      key: 'secret',
      to: '919812345678',
      text: `Haat: आपका कोड 4711 है। यह 5 मिनट चलेगा। किसी को न बताएँ।\n@${new URL(shop.url).host} #4711`,
      template: '1107160000000000011',
      ref: expect.stringMatching(/^haat-\d+$/) as string,
    },
  ])
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, facts: {}, failure: null }])
})

test('several processes share the work while the gateway is slow, and each message goes out once', async () => {
  const other = await testShop(gateway.env, { database })
  gateway.mood = 'slow'
  for (let n = 0; n < 20; n++) await code(String(1000 + n))

  await Promise.all([sendDuePhoneMessages(shop.ctx), sendDuePhoneMessages(other.ctx)])
  await allDone()

  expect(gateway.asked).toHaveLength(20)
  expect(new Set(gateway.asked.map(({ ref }) => ref)).size).toBe(20)
})

test.each(['break off', 'refuse in words', { refuse: 503 }] as const)(
  'a gateway that says %j is asked again with the same number, so that a telephone rings once',
  async (mood) => {
    gateway.mood = mood
    await code('4711')
    await triedOnce()
    expect((await rows())[0]).toMatchObject({ state: 'waiting', facts: { code: '4711' } })

    gateway.mood = 'accept'
    shop.passTime(0.1)
    await allDone()

    expect(new Set(gateway.asked.map(({ ref }) => ref)).size).toBe(1)
    expect(gateway.asked.length).toBeGreaterThan(1)
    expect(gateway.sent).toHaveLength(1)
  },
)

test('what the gateway refuses for good has failed at once, and its code is gone', async () => {
  gateway.mood = { refuse: 422 }
  await code('4711')
  await allDone()

  expect(await rows()).toMatchObject([
    { state: 'failed', attempts: 1, facts: {}, failure: '422 Not this one' },
  ])
})

test('a code that could not be sent in its ten minutes is not sent later', async () => {
  gateway.mood = { refuse: 503 }
  await code('4711')
  await triedOnce()
  gateway.mood = 'accept'
  shop.passTime(11)
  await allDone()

  expect(gateway.sent).toEqual([])
  expect(await rows()).toMatchObject([{ state: 'failed', facts: {} }])
})

test('a shop ends in time while the gateway is silent, and the next one sends what was left', async () => {
  gateway.mood = 'silent'
  const database = await testDatabase()
  const first = await testShop(gateway.env, { database })
  await sendCode(first.ctx, { mobile: '9812345678', code: '4711', language: 'en' })
  await vi.waitFor(() => expect(gateway.asked).toHaveLength(1), { timeout: 10_000 })

  const began = performance.now()
  await first.app.close()

  expect(performance.now() - began).toBeLessThan(3000)
  gateway.mood = 'accept'
  await testShop(gateway.env, { database })
  await vi.waitFor(() => expect(gateway.sent).toHaveLength(1), { timeout: 10_000 })
})

test('without a gateway a code is kept, read in the panel by administrators, and deleted after a day', async () => {
  const keeping = await testShop()
  const admin = await keeping.admin()
  await sendCode(keeping.ctx, { mobile: '9812345678', code: '4711', language: 'en' })
  await sendDuePhoneMessages(keeping.ctx)

  const read = async () => (await admin.get('/api/phone-messages?page=1')).body
  expect(await read()).toMatchObject({
    total: 1,
    data: [{ to: '9812345678', status: 'kept', text: expect.stringContaining('4711') as string }],
  })
  const inHours = (hours: number) => ({
    ...keeping.ctx,
    now: () => new Date(keeping.ctx.now().getTime() + hours * 3_600_000),
  })
  await prunePhoneMessages(inHours(23))
  expect(await read()).toMatchObject({ total: 1 })
  await prunePhoneMessages(inHours(25))
  expect(await read()).toMatchObject({ total: 0, data: [] })
})

test('a code that is on its way to a telephone is not read in the panel', async () => {
  gateway.mood = { refuse: 503 }
  const admin = await shop.admin()
  await code('4711')
  await triedOnce()

  const { body } = await admin.get('/api/phone-messages')
  expect(body['data']).toMatchObject([{ kind: 'code', status: 'waiting' }])
  expect(JSON.stringify(body)).not.toContain('4711')
})

test.each([
  ['order_packed', '2026-11-21T20:59:00+05:30', '2026-11-21T20:59:00+05:30'],
  ['order_packed', '2026-11-21T21:00:00+05:30', '2026-11-22T08:00:00+05:30'],
  ['order_packed', '2026-11-22T07:59:00+05:30', '2026-11-22T08:00:00+05:30'],
  ['order_delivered', '2026-11-21T23:00:00+05:30', '2026-11-21T23:00:00+05:30'],
  ['code', '2026-11-22T03:00:00+05:30', '2026-11-22T03:00:00+05:30'],
] as const)('%s of %s goes out at %s', (kind, at, out) => {
  expect(goesOutAt(kind, new Date(at))).toEqual(new Date(out))
})

test('what has waited in a queue into the night waits on until the morning; a code does not', async () => {
  const eleven = new Date(startOfIndianDay('2026-12-01').getTime() + 23 * 3_600_000)
  const at = (hours: number) => ({
    ...shop.ctx,
    now: () => new Date(eleven.getTime() + hours * 3_600_000),
  })
  // Later than by the clock of the shop, whose own jobs would send it.
  const late = { nextAttemptAt: eleven, createdAt: eleven, triedUntil: at(24).now() }
  const of = { channel: 'sms', mobile: '9812345678', language: 'en', ...late } as const
  await shop.db.insert(phoneMessages).values([
    { ...of, kind: 'order_packed', cause: '1', facts: { orderNumber: 1042 } },
    { ...of, kind: 'code', cause: '2', facts: { code: '4711' } },
  ])

  await sendDuePhoneMessages(at(0))
  expect(gateway.sent.map(({ text }) => text.slice(0, 10))).toEqual(['Haat: your'])
  expect((await rows()).map(({ state }) => state)).toEqual(['waiting', 'sent'])
  await sendDuePhoneMessages(at(9))
  expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

function code(digits: string, language: 'en' | 'hi' = 'en'): Promise<void> {
  return sendCode(shop.ctx, { mobile: '9812345678', code: digits, language })
}

function rows() {
  return shop.db.select().from(phoneMessages).orderBy(asc(phoneMessages.id))
}

/** By the shop's own job, and here so that nobody waits for its next round. */
async function allDone(): Promise<void> {
  await sendDuePhoneMessages(shop.ctx)
  await vi.waitFor(
    async () => expect((await rows()).filter(({ state }) => state === 'waiting')).toEqual([]),
    { timeout: 10_000 },
  )
}

/** Waits until the only message was tried, and that was written down. */
async function triedOnce(): Promise<void> {
  await sendDuePhoneMessages(shop.ctx)
  await vi.waitFor(async () => expect((await rows())[0]?.failure).not.toBe(null), { timeout: 10_000 })
}
