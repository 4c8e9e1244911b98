import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'

import { mails, noticeMailboxes, noticeSwitches, notices } from '#db/schema/index.ts'
import { takeNightlyBackup } from '#domain/backups/take-nightly.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { tellLowStock } from '#domain/mails/low-stock.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'
import { processDueWebhooks } from '#domain/payments/webhooks.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { askReturn, buy, deliver, move, orderInCash } from '#tests/support/orders.ts'
import { fillCart } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { passOnNotices } from './pass-on.ts'
import { pruneNotices } from './prune-notices.ts'
import { keptDays } from './rules.ts'

const server = await mailServer()
afterwards(server.goDown)
const shop = await testShop(server.env)
const [admin, asha] = [await shop.admin(), await shop.customer()]

beforeEach(async () => {
  server.mood = 'accept'
  await shop.db.delete(notices)
  server.mails.length = 0
})

test('the shop is told of an order and of a return, once each, with the way to the order and without who it is', async () => {
  const { orderId } = await buy(asha, await makeProduct(shop))
  await deliver(admin, orderId)
  await askReturn(asha, orderId)

  const told = await shop.db.select().from(notices).orderBy(asc(notices.id))
  expect(told).toMatchObject([
    { kind: 'order_placed', orderId, actorId: asha.id, facts: { isPaid: true } },
    { kind: 'return_asked', orderId, actorId: asha.id },
  ])
  expect(JSON.stringify(told.map(({ facts }) => facts))).not.toMatch(/Asha|Pune|9\d{9}/)
  // It is handed over: nobody has to do anything for it as an order.
  expect((await shown()).map(({ kind }) => kind)).toEqual(['return_asked'])
})

test('the shop is told when a customer adds to their order or cancels it, and not when it does so itself', async () => {
  const [dal, oil] = [await makeProduct(shop), await makeProduct(shop)]
  const [mine, changed] = [await buy(asha, dal), await buy(asha, dal)]
  await fillCart(asha, oil)
  const { body } = await asha.get('/api/cart-offer')
  const { _id, after } = body['data']
  await asha.post(`/api/orders/${_id}/add-cart`, { total: after.total })
  await move(admin, mine.orderId, { action: 'cancel' })
  await move(asha, changed.orderId, { action: 'cancel' })

  const told = await shop.db.select().from(notices).where(eq(notices.kind, 'order_changed'))
  expect(told).toMatchObject([
    { orderId: changed.orderId, actorId: asha.id, facts: { isCancelled: false } },
    { orderId: changed.orderId, actorId: asha.id, facts: { isCancelled: true } },
  ])
})

test('what fails behind the shop is told: a mail, a message of the gateway, a backup, goods that run low', async () => {
  await queueMail(shop.ctx, asha.id, { kind: 'welcome', facts: {}, cause: 'refused' })
  server.mood = { refuse: 550 }
  await shop.pool.query(
    `insert into webhook_events (id, event, body, received_at, next_attempt_at)
     values ('old', 'order.paid', $1, $2, $2)`,
    [
      Buffer.from('{"payload":{"payment":{"entity":{"id":"pay_none"}}}}'),
      secondsAfter(shop.ctx.now(), -7 * 86_400),
    ],
  )
  const findPayment = () => Promise.reject(new Error('nobody answers'))
  const payments = { ...shop.ctx.gateways.payments, findPayment }
  const quiet = { ...shop.ctx.log, warn: () => undefined }
  await processDueWebhooks({ ...shop.ctx, log: quiet, gateways: { ...shop.ctx.gateways, payments } })
  const noon = { ...shop.ctx, now: () => new Date('2026-11-26T12:00:00+05:30') }
  const full = () => Promise.reject(new Error('No space left'))
  const nightly = {
    dir: '/none',
    hour: 3,
    alone: aloneAtIt,
    take: full,
    days: async () => [],
    remove: async () => {},
  }
  for (const hours of [0, 2]) {
    const later = secondsAfter(noon.now(), hours * 3600)
    await expect(takeNightlyBackup({ ...shop.ctx, now: () => later }, nightly)).rejects.toThrow('No space')
  }
  await makeProduct(shop, { stock: 1 })
  await tellLowStock(noon)
  await tellLowStock(noon)

  await vi.waitFor(
    async () => {
      const told = (await shown()).map(({ words }) => words)
      // Other mails of the shop are refused, too.
      const isOther = (words: string) => words.startsWith('A mail') && !words.includes('welcome')
      expect(told.filter((words) => !isOther(words)).toSorted()).toEqual([
        'A mail could not be sent (welcome).',
        'A message of the payment service was given up (order.paid).',
        'One product runs low.',
        'The backup of 2026-11-26 failed. It is tried again each hour.',
      ])
    },
    { timeout: 10_000 },
  )
})

test('nobody is told of their own doing, nor of what they have switched off', async () => {
  const [other, packer] = [await shop.admin(), await shop.hand('packs')]
  const product = await makeProduct(shop, { sellingPricePaise: 500_00 })
  const order = { userId: asha.id, lines: [{ productId: product, quantity: 1 }], collect: true, amount: 500 }
  await admin.post('/api/counter/orders', { ...order, payment: { way: 'later' } })
  await packer.post('/api/notice-switch', { way: 'panel', kind: 'order_placed', isOn: false })

  // A mail that was refused before may be told only now.
  const placed = async (who: typeof admin) =>
    (await shown(who)).filter(({ kind }) => kind === 'order_placed').length
  expect(await Promise.all([admin, packer, other].map(placed))).toEqual([0, 0, 1])
  await packer.post('/api/notice-switch', { way: 'panel', kind: 'order_placed', isOn: true })
  expect(await placed(packer)).toBe(1)
})

test('an address that the shop has named gets the first notice at once, and those of the next minute as one mail', async () => {
  // What was told before is not told to it.
  await orderInCash(shop, await shop.customer())
  await passedOn()
  shop.passTime(2)
  await admin.post('/api/notice-mailbox', { address: 'Shop@example.com', kinds: ['order_placed'] })
  await orderInCash(shop, await shop.customer())
  await vi.waitFor(() => expect(toShop()).toHaveLength(1), { timeout: 10_000 })
  expect(toShop()[0]?.subject).toMatch(/^New order #\d+: ₹500\.00, not paid yet$/)
  expect(toShop()[0]?.text).toMatch(new RegExp(`${shop.url}/admin-panel/all-orders/\\w{20}`))

  for (let times = 0; times < 3; times++) await orderInCash(shop, await shop.customer())
  await passOnNotices(shop.ctx)
  expect(await shop.db.$count(notices, eq(notices.kind, 'order_placed'))).toBe(5)
  expect(toShop()).toHaveLength(1)
  shop.passTime(1.1)
  await vi.waitFor(() => expect(toShop()).toHaveLength(2), { timeout: 10_000 })
  expect(toShop()[1]?.subject).toBe('3 things are new in the shop')
  expect(toShop()[1]?.text?.match(/New order #\d+/g)).toHaveLength(3)

  // One that bears no mail is told of in the panel, and by no other mail to it.
  server.mood = { refuse: 550 }
  shop.passTime(2)
  await admin.post('/api/notice-mailbox', {
    address: 'shop@example.com',
    kinds: ['order_placed', 'mail_failed'],
  })
  await orderInCash(shop, await shop.customer())
  const refused = and(eq(mails.address, 'shop@example.com'), eq(mails.state, 'failed'))
  await vi.waitFor(async () => expect(await shop.db.$count(mails, refused)).toBe(1), { timeout: 10_000 })
  expect((await shown())[0]?.kind).toBe('mail_failed')
  server.mood = 'accept'
  shop.passTime(2)
  await passedOn()
  expect(toShop()).toHaveLength(2)
  await admin.post('/api/notice-mailbox', { address: 'shop@example.com', kinds: [] })
})

test('a notice of a newer program is told by its own word, and what was chosen of its kind stays', async () => {
  // Two versions run together during an upgrade.
  await shop.db.insert(noticeSwitches).values({ personId: admin.id, way: 'push', kind: 'parcel_weighed' })
  const address = 'newer@example.com'
  const box = { address, kinds: ['order_placed', 'parcel_weighed'] }
  await shop.db.insert(noticeMailboxes).values({ ...box, createdAt: shop.ctx.now() })
  shop.passTime(2)
  await shop.db
    .insert(notices)
    .values({ kind: 'parcel_weighed', cause: '1', facts: { grams: 500 }, at: shop.ctx.now() })

  expect(await shown()).toMatchObject([{ words: 'Parcel weighed.', path: '/admin-panel/notices' }])
  expect(await shown(await shop.hand('packs'))).toEqual([])
  const toIt = () => server.mails.filter(({ recipients }) => recipients.includes(address))
  await vi.waitFor(() => expect(toIt().map(({ subject }) => subject)).toEqual(['Parcel weighed']), {
    timeout: 10_000,
  })
  await admin.post('/api/notice-mailbox', { address, kinds: ['refund_refused'] })
  const { status, body } = await admin.get('/api/notice-settings')
  expect(status).toBe(200)
  expect(body['data']).toMatchObject({
    switchedOff: [{ way: 'push', kind: 'parcel_weighed' }],
    mailboxes: [{ address, kinds: ['refund_refused', 'parcel_weighed'] }],
  })
  await admin.post('/api/notice-mailbox', { address, kinds: [] })
})

test('a notice is forgotten after a month', async () => {
  const { ctx } = shop
  await orderInCash(shop, await shop.customer())
  await pruneNotices({ ...ctx, now: () => secondsAfter(ctx.now(), (keptDays - 1) * 86_400) })
  const before = await shop.db.$count(notices)
  await pruneNotices({ ...ctx, now: () => secondsAfter(ctx.now(), (keptDays + 1) * 86_400) })
  expect([before > 0, await shop.db.$count(notices)]).toEqual([true, 0])
})

async function aloneAtIt(work: (held: AbortSignal) => Promise<void>): Promise<void> {
  await work(new AbortController().signal)
}

async function shown(person = admin) {
  const { body } = await person.get('/api/desk-now')
  return (body['data'] as { notices: { kind: string; words: string }[] }).notices
}

function toShop() {
  return server.mails.filter(({ recipients }) => recipients.includes('shop@example.com'))
}

async function passedOn(): Promise<void> {
  await vi.waitFor(
    async () => expect((await shop.db.select().from(notices)).every((one) => one.passedOnAt)).toBe(true),
    { timeout: 10_000 },
  )
}
