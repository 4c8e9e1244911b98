import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'

import { connect } from '#db/connect.ts'
import { mails, people } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { databaseLine } from '#tests/support/database-line.ts'
import { testDatabase } from '#tests/support/database.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { buy } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { queueMail } from './queue-mail.ts'
import { pruneMails, sendDueMails } from './send-due-mails.ts'

const database = await testDatabase()
const server = await mailServer()
afterwards(server.goDown)
const shop = await testShop(server.env, { database })
const asha = await shop.customer()
await shop.db.update(people).set({ emailVerified: true })

beforeEach(async () => {
  server.mood = 'accept'
  await shop.db.delete(mails)
  server.mails.length = 0
  server.cutOff.length = 0
})

test('a mail goes out once, with its own Message-ID, to whom it is for', async () => {
  const cause = await queued()
  // The same thing told twice.
  await queued({ cause })

  await allSent()

  expect(server.mails).toMatchObject([
    {
      recipients: [asha.email],
      from: { name: 'Haat', address: 'orders@haat.example' },
      to: [{ name: 'Asha Devi', address: asha.email }],
      subject: 'Welcome to Haat',
    },
  ])
  const [mail] = await rows()
  expect(mail).toMatchObject({ state: 'sent', attempts: 1, failure: null })
  expect(server.mails[0]?.messageId).toBe(`<${mail!.createdAt.getTime()}.${mail!.id}@127.0.0.1>`)
})

test('what is rolled back is told to nobody', async () => {
  await shop.ctx.db
    .transaction(async (db) => {
      await queueMail({ ...shop.ctx, db }, asha.id, welcome(newId()))
      throw new Error('the line is cut')
    })
    .catch(() => undefined)

  expect(await rows()).toEqual([])
})

test('a server that says not now is asked again, later each time, until it takes the mail', async () => {
  server.mood = { refuse: 451 }
  await queued()
  await triedTimes(1)
  expect((await rows())[0]).toMatchObject({ state: 'waiting', failure: expect.stringContaining('451') })

  for (const [place, seconds] of [2, 4, 8, 16].entries()) {
    shop.passTime(seconds / 60)
    await triedTimes(place + 2)
  }
  server.mood = 'accept'
  shop.passTime(1)
  await allSent()

  expect(server.mails).toHaveLength(1)
})

test('a recipient whom the server refuses for good has failed at once, and is not tried again', async () => {
  server.mood = { refuse: 550 }
  await queued()

  await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('failed'), { timeout: 10_000 })

  const [mail] = await rows()
  expect(mail).toMatchObject({ attempts: 1, nextAttemptAt: null, failure: expect.stringContaining('550') })
})

test('a server that breaks off after the data gets the same Message-ID again', async () => {
  server.mood = 'break off'
  await queued()
  await triedTimes(1)

  server.mood = 'accept'
  shop.passTime(1)
  await allSent()

  expect(server.cutOff).toHaveLength(1)
  expect(server.mails).toHaveLength(1)
  expect(server.mails[0]?.messageId).toBe(server.cutOff[0]?.messageId)
  expect(server.mails[0]?.messageId).toMatch(/^<\d+\.\d+@127\.0\.0\.1>$/)
})

test(
  'while the mail server is down for a whole day nobody waits for it, and all mails arrive afterwards, once each',
  { tags: 'night' },
  async () => {
    const ravi = await shop.customer('Ravi Kumar')
    const product = await makeProduct(shop)
    await server.goDown()
    const orderIds: string[] = []
    let longestMs = 0
    for (let hour = 0; hour < 24; hour++) {
      if (hour % 6 === 0) {
        const began = performance.now()
        orderIds.push((await buy(ravi, product)).orderId)
        longestMs = Math.max(longestMs, performance.now() - began)
      }
      shop.passTime(60)
      await sendDueMails(shop.ctx)
    }
    expect((await rows()).map(({ state }) => state)).toEqual(Array(4).fill('waiting'))
    expect(longestMs).toBeLessThan(5000)

    await server.comeBack()
    shop.passTime(61)
    await allSent()

    const told = server.mails.flatMap(({ text }) => orderIds.filter((id) => text?.includes(id)))
    expect(new Set(told)).toEqual(new Set(orderIds))
    expect(told).toHaveLength(4)
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(4)
  },
)

test('a mail that is tried for three days has failed', async () => {
  await server.goDown()
  await queued()
  await triedTimes(1)

  for (let hour = 0; hour <= 72; hour++) {
    expect((await rows())[0]?.state).toBe('waiting')
    shop.passTime(61)
    await sendDueMails(shop.ctx)
    await vi.waitFor(
      async () =>
        expect((await rows())[0]?.nextAttemptAt?.getTime() ?? Infinity).toBeGreaterThan(
          shop.ctx.now().getTime(),
        ),
      { timeout: 10_000 },
    )
    if ((await rows())[0]?.state === 'failed') break
  }

  expect((await rows())[0]).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('ECONNREFUSED'),
  })
  await server.comeBack()
})

test('several processes share the work, and each mail goes out once', async () => {
  const other = await testShop(server.env, { database })
  for (let n = 0; n < 40; n++) await queued()

  await Promise.all([sendDueMails(shop.ctx), sendDueMails(other.ctx), sendDueMails(shop.ctx)])
  await allSent()

  expect(server.mails).toHaveLength(40)
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(40)
})

test('a mail that went out while the database was away is known as sent, and goes out once', async () => {
  const line = await databaseLine(database.connectionConfig)
  const { db, pool } = connect(line.connectionConfig)
  afterwards(() => pool.end())
  const send = vi.fn(async () => {
    line.cut()
    setTimeout(() => line.restore(), 200)
    return null
  })
  // Due later than by the clock of the shop, whose own jobs would send it.
  const now = () => secondsAfter(shop.ctx.now(), 60 * 60)
  const gateways = { ...shop.ctx.gateways, mails: { ...shop.ctx.gateways.mails, send } }
  await queueMail({ ...shop.ctx, now }, asha.id, welcome(newId()))

  await sendDueMails({ ...shop.ctx, db, now, gateways })

  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1 }])
  expect(send).toHaveBeenCalledOnce()
})

test(
  'a shop ends in time while the mail server stalls, and the next one sends what was left',
  { tags: 'night' },
  async () => {
    server.mood = 'stall'
    const database = await testDatabase()
    const first = await testShop(server.env, { database })
    const { id, email } = await first.customer()
    const before = server.connections
    await queueMail(first.ctx, id, welcome(id))
    await vi.waitFor(() => expect(server.connections).toBeGreaterThan(before), { timeout: 10_000 })

    const began = performance.now()
    await first.app.close()

    expect(performance.now() - began).toBeLessThan(3000)
    server.mood = 'accept'
    const next = await testShop(server.env, { database })
    await vi.waitFor(() => expect(server.mails.map(({ recipients }) => recipients)).toEqual([[email]]), {
      timeout: 10_000,
    })
    await expect.poll(async () => (await next.db.select().from(mails))[0]?.state).toBe('sent')
  },
)

test('a line break in a name or in words changes no header', async () => {
  const name = 'Asha\r\nBcc: everybody@example.com\r\n\r\nHello'
  const to = { personId: null, address: 'asha@example.com', name }
  await queueMail(shop.ctx, to, welcome(newId()))

  await allSent()

  const [mail] = server.mails
  expect(mail?.recipients).toEqual(['asha@example.com'])
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail?.subject).toBe('Welcome to Haat')
  expect(mail?.raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^bcc:/im)
})

test('mails of before last quarter go, but for those that still wait', async () => {
  const [sent, waiting] = [await queued(), await queued()]
  await allSent()
  await shop.db
    .update(mails)
    .set({ state: 'waiting', sentAt: null, nextAttemptAt: new Date('2100-01-01') })
    .where(eq(mails.cause, waiting))
  const inDays = (days: number) => ({
    ...shop.ctx,
    now: () => new Date(shop.ctx.now().getTime() + days * 86_400_000),
  })

  await pruneMails(inDays(89))
  expect((await rows()).map(({ cause }) => cause)).toEqual([sent, waiting])
  await pruneMails(inDays(91))
  expect((await rows()).map(({ cause }) => cause)).toEqual([waiting])
})

function welcome(cause: string) {
  return { kind: 'welcome', cause, facts: {} } as const
}

async function queued({ cause = newId() } = {}): Promise<string> {
  await queueMail(shop.ctx, asha.id, welcome(cause))
  return cause
}

function rows() {
  return shop.db.select().from(mails).orderBy(asc(mails.id))
}

/** By the shop's own job, and here so that nobody waits for its next round. */
async function allSent(): Promise<void> {
  await sendDueMails(shop.ctx)
  await vi.waitFor(async () => expect((await rows()).filter(({ state }) => state !== 'sent')).toEqual([]), {
    timeout: 10_000,
  })
}

/** Waits until the only mail was tried so often, and that was written down. */
async function triedTimes(times: number): Promise<void> {
  await sendDueMails(shop.ctx)
  await vi.waitFor(
    async () => {
      const [mail] = await rows()
      expect(mail?.attempts).toBe(times)
      expect(mail?.failure).not.toBe(null)
      // No longer claimed: its claim ends later than its next try.
      const waits = (mail?.nextAttemptAt?.getTime() ?? 0) - shop.ctx.now().getTime()
      expect(waits).toBeLessThanOrEqual(2 ** times * 1000)
    },
    { timeout: 10_000 },
  )
}
