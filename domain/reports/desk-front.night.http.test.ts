import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders, returns } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'
import { fillShop } from '#tests/support/fill-shop.ts'
import { buy, move, orderInCash } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { plansOf } from '#tests/support/plans.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { deskFront } from './desk-front.ts'
import type { DeskFront } from './desk-front.ts'
import type { Waiting, WaitingKind } from './waiting.ts'

const shop = await testShop()
const admin = await shop.admin()

test('an empty shop misses everything, and each step is done as soon as its data is there', async () => {
  expect(await front()).toMatchObject({
    steps: [
      { step: 'facts', isDone: false },
      { step: 'shelves', isDone: false },
      { step: 'product', isDone: false },
      { step: 'payment', isDone: false },
      { step: 'delivery', isDone: false },
    ],
    missingFacts: ['name', 'address', 'phone', 'email', 'grievance'],
    payment: { isTestGateway: true, isWebhookHeard: false, takesCash: true, areas: 0, cashAreas: 0 },
  })

  await admin.post('/api/shop-settings', { ...demoSettings, phones: [] })
  expect((await front()).missingFacts).toEqual(['phone'])
  await admin.post('/api/shop-settings', demoSettings)
  expect(await done()).toEqual(['facts'])

  await makeProduct(shop)
  expect(await done()).toEqual(['facts', 'shelves', 'product'])

  await admin.post('/api/delivery-areas', { areas: [{ from: '226001', to: '226099' }] })
  expect(await done()).toContain('delivery')
  await admin.post('/api/delivery-areas', { areas: [] })
})

test('a shop that takes cash in some area is ready to be paid, also without a gateway', async () => {
  const other = await testShop()
  const keeper = await other.admin()
  const isReady = async () => {
    const { steps } = (await keeper.get('/api/desk-front')).body['data'] as DeskFront
    return steps.find(({ step }) => step === 'payment')?.isDone
  }
  const [withCash, without] = [
    { from: '226001', cash: true },
    { from: '226002', cash: false },
  ]
  const ready: unknown[] = []
  for (const areas of [[without], [without, withCash], []]) {
    const { version } = (await keeper.get('/api/delivery-areas')).body
    await keeper.post('/api/delivery-areas', { areas, version })
    ready.push(await isReady())
  }
  expect(ready).toEqual([false, true, true])
  await keeper.post('/api/shop-settings', { ...demoSettings, takesCash: false })
  expect(await isReady()).toBe(false)
})

test('delivering everywhere is a choice: an empty list counts once somebody has saved it', async () => {
  const other = await testShop()
  const keeper = await other.admin()
  const isDone = async () => {
    const { steps } = (await keeper.get('/api/desk-front')).body['data'] as DeskFront
    return steps.find(({ step }) => step === 'delivery')?.isDone
  }
  expect(await isDone()).toBe(false)
  await keeper.post('/api/delivery-areas', { areas: [] })
  expect(await isDone()).toBe(true)
})

test('what waits for a hand is counted: to pack, without an address, low, returns and refused refunds', async () => {
  const asha = await shop.customer()
  const dal = await makeProduct(shop, { stock: 5 })
  await makeProduct(shop, { stock: 0 })
  const { orderId } = await buy(asha, dal)
  await orderInCash(shop, asha)
  await fillCart(asha, dal)
  await verify(asha, await payAtGateway(asha, (await startPaying(asha)).orderId))
  expect((await front()).waiting).toMatchObject({
    toPack: 2,
    needAddress: 1,
    lowStock: 2,
    soldOut: 1,
    returnsAsked: 0,
  })

  await shop.db.insert(returns).values({
    id: newId(),
    orderId,
    wish: 'money',
    reason: 'bruised',
    createdAt: new Date(),
  })
  await shop.pool.query(
    `insert into refunds (id, payment_id, amount_paise, reason, requested_at, refused_at, refusal)
     select 'refused', id, 100, 'by_hand', now(), now(), 'no balance' from payments where order_id = $1`,
    [orderId],
  )
  expect((await front()).waiting).toMatchObject({
    returnsAsked: 1,
    refundsRefused: 1,
    refusedRefunds: [{ id: orderId, number: expect.any(Number) as number }],
  })
  // All of it went back in another way.
  await shop.pool.query(
    `insert into refunds (id, payment_id, amount_paise, reason, requested_at, refunded_at)
     select 'all', id, amount_paise, 'at_gateway', now(), now() from payments where order_id = $1`,
    [orderId],
  )
  expect((await front()).waiting).toMatchObject({ refundsRefused: 0, refusedRefunds: [] })
})

test('complaints are counted while they wait, and those whose 48 hours are over', async () => {
  const complaints = async () => {
    const { complaints, complaintsLate } = (await front()).waiting
    return [complaints, complaintsLate]
  }
  expect(await complaints()).toEqual([0, 0])
  await shop.guest().post('/api/grievances', { name: 'Lata', mobile: '9876540001', words: 'It was open.' })
  shop.passTime(48 * 60 - 1)
  await shop.guest().post('/api/grievances', { name: 'Mohan', mobile: '9876540002', words: 'It was late.' })
  expect(await complaints()).toEqual([2, 0])
  shop.passTime(2)
  expect(await complaints()).toEqual([2, 1])

  const [first] = (await admin.get('/api/grievances')).body['data']
  await admin.post(`/api/grievances/${first._id}/answer`, { answer: 'Sorry.' })
  expect(await complaints()).toEqual([1, 0])
})

test('what stands still is counted too, each with the time of its oldest', async () => {
  const [asha, lata] = [await shop.customer(), await shop.customer()]
  const before = (await front()).waiting
  const fetched = await orderInCash(shop, asha)
  const brought = await orderInCash(shop, lata)
  await shop.pool.query('update orders set is_collected = true, delivery_address = null where id = $1', [
    fetched,
  ])
  for (const id of [fetched, brought]) await move(admin, id, { action: 'pack' })
  expect(await grown(before)).toMatchObject({ toFetch: 1, toSend: 1, longOnTheWay: 0, moneyDue: 0 })
  expect(Date.parse((await front()).waiting.since.toFetch ?? '')).toBeGreaterThan(Date.now() - 60_000)

  await move(admin, brought, { action: 'dispatch' })
  shop.passTime(47 * 60)
  expect(await grown(before)).toMatchObject({ longOnTheWay: 0 })
  shop.passTime(2 * 60)
  expect(await grown(before)).toMatchObject({ longOnTheWay: 1 })
  expect(await listed('late')).toEqual([brought])

  await move(admin, brought, { action: 'deliver', cashTaken: 450, note: 'The rest comes tomorrow.' })
  expect(await grown(before)).toMatchObject({ longOnTheWay: 0, moneyDue: 1 })
  expect([await listed('due'), await listed('fetch')]).toEqual([[brought], [fetched]])
})

test('it is counted whole, by indexes', { tags: 'night' }, async () => {
  const full = await testShop()
  await fillShop(full.pool, 3000)
  await full.pool.query(`update products set low_stock_mark = 100000 where stock is not null`)
  const actor = {
    id: 'a',
    name: 'A',
    email: 'a@example.com',
    role: 'ADMIN' as const,
    duties: [],
    sessionId: '',
  }
  const { waiting } = await deskFront({ ...full.ctx, actor })
  const isNew = inArray(orders.status, ['placed', 'paid'])
  const isHere = inArray(orders.status, ['placed', 'paid', 'packed'])
  expect(waiting.toPack).toBe(await full.db.$count(orders, and(isNew, isNotNull(orders.deliveryAddress))))
  expect(waiting.needAddress).toBe(await full.db.$count(orders, and(isHere, isNull(orders.deliveryAddress))))
  expect(waiting.needAddress).toBeGreaterThan(100)

  const plans = await plansOf(full.pool, (db) => deskFront({ ...full.ctx, db, actor }))
  const counting = plans.find((plan) => plan.includes('orders_by_status')) ?? ''
  expect(counting).toContain(' orders_needing_address ')
  expect(counting).toContain(' products_low ')
  expect(counting).toContain(' orders_with_surplus ')
  expect(counting).toContain(' returns_waiting_first ')
  expect(counting).toContain(' refunds_refused ')
  expect(counting).toContain(' grievances_waiting ')
  expect(plans.join('\n')).not.toMatch(/Seq Scan on (orders|products|returns|refunds|payments|grievances)/)
  // What stands in no order is one row at most.
  expect(counting).not.toMatch(/Sort {2}\(cost=\S+ rows=(?!1 )/)
})

/** By how much each has grown since. */
async function grown(before: Waiting): Promise<Partial<Record<WaitingKind, number>>> {
  const { waiting } = await front()
  const kinds = Object.keys(waiting.since) as WaitingKind[]
  return Object.fromEntries(kinds.map((kind) => [kind, waiting[kind] - before[kind]]))
}

async function listed(toDo: string): Promise<string[]> {
  const { body } = await admin.get(`/api/all-orders?page=1&toDo=${toDo}`)
  return (body['data'] as { _id: string }[]).map(({ _id }) => _id)
}

async function front(): Promise<DeskFront> {
  return (await admin.get('/api/desk-front')).body['data'] as DeskFront
}

async function done(): Promise<string[]> {
  return (await front()).steps.filter(({ isDone }) => isDone).map(({ step }) => step)
}
