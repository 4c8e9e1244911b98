import { eq, isNotNull, lt } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import {
  addresses,
  cartLines,
  jobRuns,
  paymentOrders,
  people,
  sessions,
  stockHolds,
  verifications,
  webhookEvents,
} from '#db/schema/index.ts'
import { pruneGuests } from '#domain/checkout/prune-guests.ts'
import { pruneSignIns } from '#domain/customers/prune-sign-ins.ts'
import { pruneAbandonedPayments } from '#domain/payments/prune-abandoned.ts'
import { reconcilePaymentOrders } from '#domain/payments/reconcile.ts'
import { pruneWebhookEvents } from '#domain/payments/webhooks.ts'
import { addressInPune } from '#tests/support/address.ts'
import { overlap } from '#tests/support/locks.ts'
import { buy } from '#tests/support/orders.ts'
import { fillCart, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { startJobs } from './jobs.ts'

const shop = await testShop()
const day = 86_400_000
let numbers = 0
const inDays = (days: number) => new Date(shop.ctx.now().getTime() + days * day)

test('webhooks of before last month go, but for those that are still to be processed', async () => {
  const event = { event: 'order.paid', body: Buffer.from('{}') }
  await shop.db.insert(webhookEvents).values([
    { ...event, id: 'old', receivedAt: inDays(-31), processedAt: inDays(-31) },
    { ...event, id: 'given up', receivedAt: inDays(-31) },
    { ...event, id: 'due', receivedAt: inDays(-31), nextAttemptAt: inDays(1) },
    { ...event, id: 'recent', receivedAt: inDays(-29), processedAt: inDays(-29) },
  ])

  await pruneWebhookEvents(shop.ctx)

  const left = (await shop.db.select().from(webhookEvents)).map(({ id }) => id)
  expect(new Set(left)).toEqual(new Set(['due', 'recent']))
})

test('sessions and verifications that have run out go, and whoever is signed in stays so', async () => {
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  await shop.pool.query('update sessions set expires_at = $1 where person_id = $2', [inDays(-1), ravi.id])
  const verification = { identifier: 'x', value: 'y', createdAt: inDays(-2), updatedAt: inDays(-2) }
  await shop.db.insert(verifications).values([
    { ...verification, id: 'over', expiresAt: inDays(-1) },
    { ...verification, id: 'good', expiresAt: inDays(1) },
  ])

  await pruneSignIns(shop.ctx)

  expect((await shop.db.select().from(sessions)).map(({ userId }) => userId)).toEqual([asha.id])
  expect((await shop.db.select().from(verifications)).map(({ id }) => id)).toEqual(['good'])
  expect((await asha.get('/api/user-details')).body.success).toBe(true)
})

test('payment orders that nobody paid go after ninety days with what they held, and what was paid stays', async () => {
  const asha = await shop.customer()
  const product = await makeProduct(shop, { stock: 9 })
  await buy(asha, product)
  await fillCart(asha, product)
  const { orderId: first } = await startPaying(asha)
  await fillCart(asha, await makeProduct(shop))
  // It takes the place of the first one.
  const { orderId: second } = await startPaying(asha)
  shop.passTime(20)
  await vi.waitFor(
    async () => {
      await reconcilePaymentOrders(shop.ctx)
      expect(await shop.db.$count(paymentOrders, isNotNull(paymentOrders.nextCheckAt))).toBe(0)
    },
    { timeout: 10_000 },
  )
  const left = async () => (await shop.db.select().from(paymentOrders)).map((one) => one.gatewayOrderId)
  const since = shop.ctx.now()

  const inAQuarter = { ...shop.ctx, now: () => new Date(since.getTime() + 89 * day) }
  await pruneAbandonedPayments(inAQuarter)
  expect(await left()).toEqual(expect.arrayContaining([first, second]))
  const later = { ...shop.ctx, now: () => new Date(since.getTime() + 91 * day) }
  await pruneAbandonedPayments(later)
  await pruneAbandonedPayments(later)

  expect(await left()).toEqual([expect.not.stringMatching(`${first}|${second}`)])
  expect(await shop.db.$count(stockHolds)).toBe(1)
})

test('a guest who never ordered goes a week after their last visit, with all that is kept of them; whoever ordered or began to pay stays', async () => {
  const lines = [{ productId: await makeProduct(shop, { sellingPricePaise: 180_00 }), quantity: 1 }]
  const begin = async (name: string) => {
    const browser = shop.guest()
    const mobile = `98765000${10 + numbers++}`
    const address = { ...addressInPune, mobile, line1: `The house of ${name}` }
    const who = { name, mobile, address, cartKey: 'one cart', lines }
    const { body } = await browser.post('/api/guest', who, { 'guest-key': keyOf(name) })
    const addressId = body['data'].addressId as string
    const buys = (call: string) =>
      browser.post(call, { amount: 220, addressId }, { 'guest-key': keyOf(name) })
    return { id: addressId, buys }
  }
  const keyOf = (name: string) => name.padEnd(22, '_')
  const left = async () => {
    const rows = await shop.db.select({ name: people.name }).from(people)
    return rows.map(({ name }) => name).filter((name) => /^(Went|Later|Paying|Placed|Bad)$/.test(name))
  }
  const gone = await begin('Went')
  await (await begin('Placed')).buys('/api/orders/cash')
  await (await begin('Paying')).buys('/api/razorpay/order')
  const bad = await begin('Bad')
  await shop.db.update(people).set({ blockedFrom: 'shop' }).where(eq(people.id, bad.id))
  const admin = await shop.admin()
  await admin.post(`/api/people/${bad.id}/notes`, { text: 'Called, and did not buy.' })
  const offer = { name: 'For you', kind: 'free_delivery', from: '2026-01-01', userId: bad.id }
  expect((await admin.post('/api/offers', offer)).status).toBe(200)
  shop.passTime(6 * 24 * 60)
  const late = await begin('Later')
  await pruneGuests(shop.ctx)
  expect((await left()).toSorted()).toEqual(['Bad', 'Later', 'Paying', 'Placed', 'Went'])

  shop.passTime(2 * 24 * 60)
  await pruneGuests(shop.ctx)
  expect((await left()).toSorted()).toEqual(['Later', 'Paying', 'Placed'])
  expect(await shop.db.$count(addresses, eq(addresses.personId, gone.id))).toBe(0)
  expect(await shop.db.$count(cartLines, eq(cartLines.personId, gone.id))).toBe(0)

  // One whose order is being written is left alone, and stays.
  shop.passTime(8 * 24 * 60)
  const isLate = eq(people.id, late.id)
  await overlap(shop.ctx, {
    first: async ({ db }) => {
      await db.select().from(people).where(isLate).for('no key update')
      await pruneGuests(shop.ctx)
    },
    second: () => late.buys('/api/orders/cash'),
  })
  await pruneGuests(shop.ctx)
  expect((await left()).toSorted()).toEqual(['Later', 'Paying', 'Placed'])
})

test('one pruning that fails does not stop the next, and much is pruned in steps without a pause', async () => {
  await shop.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'not today'; end $$;
    create trigger refuse before delete on payment_sweeps for each row execute function refuse();
    insert into payment_sweeps (from_at, to_at) values ('2026-01-01', '2026-01-02');
    insert into verifications (id, identifier, value, expires_at, created_at, updated_at)
      select n, n, '', '2026-01-01', '2026-01-01', '2026-01-01' from generate_series(1, 2500) n`)
  const failed: unknown[] = []
  const error = (details: object) => failed.push('job' in details && details.job)
  const jobs = startJobs({ ...shop.ctx, log: { ...shop.ctx.log, info() {}, error } })
  const isOld = lt(verifications.expiresAt, shop.ctx.now())

  await vi.waitFor(async () => expect(await shop.db.$count(verifications, isOld)).toBe(0), 10_000)
  // And whoever looks at any process sees which.
  await vi.waitFor(async () => {
    const runs = await shop.db.select().from(jobRuns)
    const [sweeps, signIns] = ['payment sweeps', 'sign-ins'].map((job) => runs.find((run) => run.job === job))
    expect(sweeps).toMatchObject({ failedAt: expect.any(Date), error: expect.stringMatching(/not today$/) })
    expect(signIns).toMatchObject({ succeededAt: expect.any(Date), failedAt: null, error: null })
  }, 5_000)
  await jobs.stop()

  expect(failed).toEqual(['payment sweeps'])
  await shop.pool.query('drop trigger refuse on payment_sweeps')
})
