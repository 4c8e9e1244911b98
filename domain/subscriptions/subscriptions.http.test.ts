import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import {
  mails,
  orders,
  people,
  products,
  slots,
  subscribers,
  subscriptionDays,
  subscriptions,
  walletEntries,
} from '#db/schema/index.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { makeSlots } from '#domain/slots/make-slots.ts'
import { daysAfter, indianDay, startOfIndianDay, weekdayOf } from '#domain/time/rules.ts'
import { lockWallet } from '#domain/wallets/lock-wallet.ts'
import { setShelf } from '#tests/support/ledger.ts'
import { overlap } from '#tests/support/locks.ts'
import { wrongInBooks } from '#tests/support/order-books.ts'
import { addAddress, move } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { makeSubscribedOrders } from './make-subscribed-orders.ts'
import { makeUp } from './make-up.ts'

const shop = await testShop()
const [admin, keeper] = [await shop.admin(), await shop.hand('counter')]
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const pune = { from: '411001', to: '411099', days: 1, weekdays: everyDay, cash: true }
expect((await admin.post('/api/delivery-areas', { areas: [pune] })).status).toBe(200)
// From 6 to 8 in the morning, closed at 20:00 of the day before, when the orders are made.
const plan = { fromMinute: 360, toMinute: 480, capacity: 50, closesBefore: 600 }
const zone = { kind: 'area', name: 'Pune', areas: ['411001'] }
const saved = await admin.post('/api/zones', {
  ...zone,
  plans: everyDay.map((weekday) => ({ ...plan, weekday })),
})
expect(saved.status).toBe(200)

let milk = ''

beforeEach(async () => {
  // What other tests have begun would take its slots.
  await shop.db.update(subscriptions).set({ endedAt: shop.ctx.now() }).where(isNull(subscriptions.endedAt))
  milk = await makeProduct(shop, {
    name: 'Cow Milk',
    netQuantity: 500,
    netUnit: 'ml',
    sellingPricePaise: 32_00,
    listPricePaise: 32_00,
    stock: 100,
  })
  passTo('12:00')
})

/** Moves the clock to the next moment of this time in India, or of the one of a day. */
function passTo(time: string, day?: string): void {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  const now = shop.ctx.now()
  const of = (on: string) => startOfIndianDay(on).getTime() + (hours * 60 + minutes) * 60_000
  const today = indianDay(now)
  const next = of(day ?? today) > now.getTime() ? of(day ?? today) : of(daysAfter(today, 1))
  shop.passTime((next - now.getTime()) / 60_000)
}

const tomorrow = () => daysAfter(indianDay(shop.ctx.now()), 1)

async function evening(): Promise<void> {
  await makeSlots(shop.ctx)
  passTo('20:00')
  await makeSubscribedOrders(shop.ctx)
}

type Person = Awaited<ReturnType<typeof shop.customer>>

/** Somebody to whom two packs of milk come each day, in cash. */
async function withMilk(person: Person | null = null, more: object = {}) {
  const asha = person ?? (await shop.customer())
  const answer = await wish(asha, more)
  expect(answer.body.message).toBe('It comes by itself from now on.')
  return { asha, id: answer.body['data'].subscriptions.at(-1)._id as string }
}

async function wish(asha: Person, more: object = {}) {
  const delivery = { addressId: await addAddress(asha), fromMinute: 360, pays: 'cash' }
  const wanted = { productId: milk, quantity: 2, weekdays: everyDay, price: 32, delivery }
  return asha.post('/api/subscriptions', { ...wanted, ...more })
}

const ofPerson = (asha: Person) =>
  shop.db.select().from(orders).where(eq(orders.personId, asha.id)).orderBy(orders.number)

const daysOf = (id: string) =>
  shop.db
    .select({ day: subscriptionDays.day, outcome: subscriptionDays.outcome })
    .from(subscriptionDays)
    .where(eq(subscriptionDays.subscriptionId, id))
    .orderBy(subscriptionDays.day)

const mailsTo = async ({ id }: Person) =>
  (await shop.db.select().from(mails).where(eq(mails.personId, id))).map(({ kind, facts }) => ({
    kind,
    facts,
  }))

const act = (asha: Person, id: string, what: string, input: object = {}) =>
  asha.post(`/api/subscriptions/${id}/${what}`, input)

test('who pays online for the same goods while tomorrow’s are made has bought both', async () => {
  const { asha } = await withMilk()
  passTo('19:58')
  await fillCart(asha, milk)
  const { orderId } = await startPaying(asha)
  await evening()

  const { body } = await verify(asha, await payAtGateway(asha, orderId))

  expect(body).toMatchObject({ success: true })
  expect((await ofPerson(asha)).map(({ status }) => status)).toEqual(['placed', 'paid'])
})

test('at 20:00 tomorrow’s goods become one ordinary order: in its slot, off the shelf, free of shipping, told to nobody', async () => {
  const curd = await makeProduct(shop, { name: 'Curd', sellingPricePaise: 40_00, stock: 9 })
  const { asha } = await withMilk()
  const second = await asha.post('/api/subscriptions', {
    productId: curd,
    quantity: 1,
    weekdays: everyDay,
    price: 40,
  })
  expect(second.status).toBe(200)
  const day = tomorrow()
  await makeSlots(shop.ctx)
  passTo('19:59')
  await makeSubscribedOrders(shop.ctx)
  expect(await ofPerson(asha)).toEqual([])

  await evening()
  await makeSubscribedOrders(shop.ctx)

  const [order, ...others] = await ofPerson(asha)
  expect(others).toEqual([])
  expect(order).toMatchObject({ status: 'placed', totalPaise: 104_00, shippingPaise: 0, promisedOn: day })
  const [slot] = await shop.db.select().from(slots).where(eq(slots.id, order!.slotId!))
  expect(slot).toMatchObject({ day, reserved: 1 })
  expect(await stockOf(milk)).toBe(98)
  expect(await mailsTo(asha)).toEqual([])
  const { body } = await asha.get('/api/subscriptions')
  expect(body['data'].subscriptions[0].days[0]).toEqual({
    day,
    state: 'ordered',
    order: { _id: order!.id, orderNumber: order!.number },
  })
  // Changed to less it stays free of shipping.
  const changed = await keeperChanges(order!.id)
  expect(changed).toMatchObject({ after: { shipping: 0, total: 32 } })
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

/** Their newest order is brought and paid. */
async function handOver(asha: Person): Promise<void> {
  const { id, totalPaise } = (await ofPerson(asha)).at(-1)!
  for (const action of ['pack', 'dispatch']) await move(admin, id, { action })
  await move(admin, id, { action: 'deliver', cashTaken: totalPaise / 100 })
}

async function keeperChanges(orderId: string) {
  const { body } = await admin.get(`/api/orders/${orderId}`)
  const { version } = body['data']
  const lines = [{ position: 0, quantity: 1 }]
  const planned = await admin.post(`/api/orders/${orderId}/plan-change`, { version, lines })
  return planned.body['data'] ?? planned.body
}

test('a day is skipped, paused and changed until 20:00 of the day before, and one second later the next one is named', async () => {
  const { asha, id } = await withMilk()
  const [first, second, third] = [1, 2, 3].map((later) => daysAfter(indianDay(shop.ctx.now()), later))
  expect(
    (await act(asha, id, 'skip', { day: first, skip: true })).body['data'].subscriptions[0].days[0],
  ).toEqual({ day: first, state: 'skipped', order: null })
  await act(asha, id, 'skip', { day: third, skip: true })
  expect((await act(asha, id, 'skip', { day: third, skip: false })).status).toBe(200)

  await evening()

  expect(await ofPerson(asha)).toEqual([])
  const late = await act(asha, id, 'skip', { day: first, skip: false })
  expect([late.status, late.body.code]).toEqual([409, 'day_made'])
  expect(late.body.message).toContain('8 pm of the day before')
  expect((await act(asha, id, 'change', { quantity: 5 })).status).toBe(200)
  await evening()
  expect(await ofPerson(asha)).toMatchObject([{ promisedOn: second, totalPaise: 160_00 }])

  expect((await act(asha, id, 'pause', { from: second, until: null })).status).toBe(409)
  const fourth = daysAfter(third!, 1)
  expect((await act(asha, id, 'pause', { from: fourth, until: fourth })).status).toBe(200)
  await handOver(asha)
  await evening()
  await handOver(asha)
  await evening()
  await evening()
  expect((await ofPerson(asha)).map(({ promisedOn }) => promisedOn)).toEqual([
    second,
    third,
    daysAfter(fourth, 1),
  ])
  expect((await act(asha, id, 'end')).body['data'].subscriptions).toEqual([])
  expect((await act(asha, id, 'end')).status).toBe(404)
})

test('what costs more than a tenth more is left out until its person accepts the price, and is asked about once', async () => {
  const { asha, id } = await withMilk()
  await priceOf(milk, 35_20)
  await evening()
  await handOver(asha)
  await priceOf(milk, 35_21)

  await evening()
  await evening()

  expect((await ofPerson(asha)).map(({ totalPaise }) => totalPaise)).toEqual([70_40])
  expect((await daysOf(id)).map(({ outcome }) => outcome)).toEqual(['ordered', 'dearer', 'dearer'])
  expect((await mailsTo(asha)).filter(({ kind }) => kind === 'subscription_dearer')).toEqual([
    {
      kind: 'subscription_dearer',
      facts: { productName: 'Cow Milk 500 ml', agreedPaise: 32_00, pricePaise: 35_21 },
    },
  ])
  const other = await act(asha, id, 'accept', { price: 35.2 })
  expect([other.status, other.body.code, other.body.total]).toEqual([409, 'price_is_other', 35.21])
  expect((await act(asha, id, 'accept', { price: 35.21 })).body['data'].subscriptions[0]).toMatchObject({
    agreedPrice: 35.21,
    asked: false,
  })
  await evening()
  expect((await daysOf(id)).at(-1)?.outcome).toBe('ordered')
})

test('a deposit that nobody agreed to is asked about first, and comes with its goods once it is accepted', async () => {
  const { asha, id } = await withMilk()
  await shop.db.update(products).set({ depositPaise: 10_67 }).where(eq(products.id, milk))

  await evening()
  await evening()

  expect(await ofPerson(asha)).toEqual([])
  expect((await daysOf(id)).map(({ outcome }) => outcome)).toEqual(['dearer', 'dearer'])
  expect(await mailsTo(asha)).toEqual([
    {
      kind: 'subscription_dearer',
      facts: { productName: 'Cow Milk 500 ml', agreedPaise: 32_00, pricePaise: 42_67, depositPaise: 10_67 },
    },
  ])
  const { body } = await asha.get('/api/subscriptions')
  expect(body['data'].subscriptions[0]).toMatchObject({ agreedPrice: 32, asked: true })
  const other = await act(asha, id, 'accept', { price: 32 })
  expect([other.status, other.body.code, other.body.total]).toEqual([409, 'price_is_other', 42.67])
  expect((await act(asha, id, 'accept', { price: 42.67 })).body['data'].subscriptions[0]).toMatchObject({
    agreedPrice: 42.67,
    asked: false,
  })
  await evening()
  expect(await ofPerson(asha)).toMatchObject([{ totalPaise: 85_34, depositPaise: 21_34 }])
  // Who begins now agrees to both.
  const ravi = await shop.customer()
  expect((await wish(ravi)).body.total).toBe(42.67)
  expect((await wish(ravi, { price: 42.67 })).status).toBe(200)
})

test('what is sold out, has no slot or cannot be paid is left out that day and told once; the rest comes', async () => {
  const curd = await makeProduct(shop, { name: 'Curd', sellingPricePaise: 40_00, stock: 9 })
  const { asha, id } = await withMilk()
  const more = { productId: curd, quantity: 1, weekdays: everyDay, price: 40 }
  await asha.post('/api/subscriptions', more)
  await setShelf(shop.ctx, milk, 1)
  const day = tomorrow()

  await evening()

  expect(await ofPerson(asha)).toMatchObject([{ totalPaise: 40_00 }])
  expect(await daysOf(id)).toEqual([{ day, outcome: 'sold_out' }])
  expect(await mailsTo(asha)).toEqual([
    { kind: 'subscription_left_out', facts: { day, why: 'sold_out', productNames: ['Cow Milk 500 ml'] } },
  ])
  // Somebody who has paid none of theirs has one order in cash at a time.
  await setShelf(shop.ctx, milk, 50)
  await evening()
  expect((await daysOf(id)).at(-1)).toEqual({ day: daysAfter(day, 1), outcome: 'payment' })
  await handOver(asha)
  await admin.post('/api/shop-settings', {
    ...demoSettings,
    closedDays: [{ on: daysAfter(day, 2), words: 'Holi' }],
  })
  await evening()
  await admin.post('/api/shop-settings', { ...demoSettings, closedDays: [] })
  expect((await daysOf(id)).at(-1)).toEqual({ day: daysAfter(day, 2), outcome: 'closed' })
  expect((await mailsTo(asha)).filter(({ kind }) => kind === 'subscription_left_out')).toHaveLength(3)
})

test('written down it is owed up to the limit, and what is above it does not come', async () => {
  const asha = await shop.customer()
  expect((await wish(asha, { delivery: await delivery(asha, 'receivable') })).body.code).toBe('not_trusted')
  await admin.post(`/api/people/${asha.id}/receivables`, { limit: 100 })
  const { id } = await withMilk(asha, { delivery: await delivery(asha, 'receivable') })

  await evening()
  await evening()

  expect((await asha.get('/api/my-receivables')).body['data']).toMatchObject({ balance: 64 })
  expect((await daysOf(id)).map(({ outcome }) => outcome)).toEqual(['ordered', 'payment'])
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

test('from a wallet all of an order is paid or nothing: what it is too small for comes all the same, to be paid at the door', async () => {
  const asha = await withWallet(100)

  await evening()
  await evening()

  const [first, second] = await ofPerson(asha)
  expect([first, second]).toMatchObject([
    { totalPaise: 64_00, paidPaise: 64_00, paymentWay: 'cash' },
    { totalPaise: 64_00, paidPaise: 0 },
  ])
  expect((await asha.get('/api/my-wallet')).body['data']).toMatchObject({
    balance: 36,
    entries: [{ kind: 'spent', amount: -64, order: { _id: first!.id } }, { kind: 'topped_up' }],
  })
  const facts = { day: second!.promisedOn, totalPaise: 64_00, leftPaise: 36_00 }
  expect(await mailsTo(asha)).toEqual([
    {
      kind: 'subscription_to_pay',
      facts: { ...facts, orderId: second!.id, orderNumber: second!.number },
    },
  ])
  // Called off, it is in the wallet again.
  await move(admin, first!.id, { action: 'cancel' })
  expect((await asha.get('/api/my-wallet')).body['data']).toMatchObject({ balance: 100 })
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

test('what is taken out of a wallet while tomorrow’s are made is waited for, and not spent a second time', async () => {
  const asha = await withWallet(100)
  await makeSlots(shop.ctx)
  passTo('20:00')

  await overlap(shop.ctx, {
    first: async (tx) => {
      const { id: walletId } = (await lockWallet(tx, asha.id))!
      const sent = { kind: 'paid_out', reference: 'NEFT20261130', actorId: admin.id } as const
      await tx.db.insert(walletEntries).values({ walletId, ...sent, amountPaise: -50_00, at: tx.now() })
    },
    second: () => inTransaction(shop.ctx, (tx) => makeUp(tx, asha.id)),
  })

  expect(await ofPerson(asha)).toMatchObject([{ paidPaise: 0 }])
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

/** Somebody with so many rupees in their wallet, to whom two packs of milk come each day, paid from it. */
async function withWallet(amount: number) {
  const asha = await shop.customer()
  const { body } = await asha.post('/api/my-wallet/order', { amount })
  await asha.post('/api/my-wallet/verify', await payAtGateway(asha, body.order.id))
  await withMilk(asha, { delivery: await delivery(asha, 'wallet') })
  return asha
}

const delivery = async (asha: Person, pays: string) => ({
  addressId: await addAddress(asha),
  fromMinute: 360,
  pays,
})

test('a job that was dead at 20:00 makes up while the slot has not begun, with what was wanted then, and no day that is over', async () => {
  const { asha, id } = await withMilk()
  const day = tomorrow()
  await makeSlots(shop.ctx)
  passTo('21:00')
  // The hour is over, so that tomorrow stays as it was.
  expect((await act(asha, id, 'change', { quantity: 9 })).status).toBe(200)
  expect(await ofPerson(asha)).toMatchObject([{ promisedOn: day, totalPaise: 64_00 }])
  await handOver(asha)

  passTo('12:00')
  passTo('05:59')
  await makeSubscribedOrders(shop.ctx)
  expect((await ofPerson(asha)).at(-1)).toMatchObject({ promisedOn: daysAfter(day, 1), totalPaise: 288_00 })

  passTo('12:00')
  passTo('06:00')
  await makeSubscribedOrders(shop.ctx)
  expect((await daysOf(id)).at(-1)).toEqual({ day: daysAfter(day, 2), outcome: 'missed' })
  for (const _day of [1, 2, 3]) passTo('19:00')
  await makeSubscribedOrders(shop.ctx)
  expect((await daysOf(id)).length).toBe(4)
  expect(await ofPerson(asha)).toHaveLength(2)
})

test('two machines at 20:00 make one order: the second waits for the first and finds it made', async () => {
  const { asha } = await withMilk()
  await makeSlots(shop.ctx)
  passTo('20:00')

  await overlap(shop.ctx, {
    first: (tx) => makeUp(tx, asha.id),
    second: () => inTransaction(shop.ctx, (tx) => makeUp(tx, asha.id)),
  })

  expect(await ofPerson(asha)).toHaveLength(1)
})

test('somebody who skips while the order is made waits, and is told that the day is made', async () => {
  const { asha, id } = await withMilk()
  await makeSlots(shop.ctx)
  const day = tomorrow()
  passTo('20:00')

  const { second } = await overlap(shop.ctx, {
    first: (tx) => makeUp(tx, asha.id),
    second: () => act(asha, id, 'skip', { day, skip: true }),
  })

  expect([second.status, second.body.code]).toEqual([409, 'day_made'])
  expect(await daysOf(id)).toEqual([{ day, outcome: 'ordered' }])
})

test('the last place of a slot is one person’s, and the other is told that nothing comes on that day', async () => {
  const { asha } = await withMilk()
  const { asha: ravi } = await withMilk()
  await makeSlots(shop.ctx)
  const day = tomorrow()
  await shop.db.update(slots).set({ capacity: 1 }).where(eq(slots.day, day))
  passTo('20:00')

  await makeSubscribedOrders(shop.ctx)

  expect([await ofPerson(asha), await ofPerson(ravi)].flat()).toHaveLength(1)
  const outcomes = await shop.db.select().from(subscriptionDays).where(eq(subscriptionDays.day, day))
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toContain('closed')
})

test('what is wrong is said at its field, a second subscription of a product is refused, and another’s is not found', async () => {
  const { asha, id } = await withMilk()
  const ravi = await shop.customer()

  const again = await wish(asha)
  expect([again.status, again.body.code]).toEqual([409, 'subscribed_already'])
  const dearer = await wish(ravi, { price: 30 })
  expect([dearer.status, dearer.body.code, dearer.body.total]).toEqual([409, 'price_is_other', 32])
  const bad = async (more: object) => {
    const { status, body } = await wish(ravi, more)
    return [status, Object.keys(body.fields ?? {})]
  }
  expect(await bad({ quantity: 0 })).toEqual([422, ['quantity']])
  expect(await bad({ weekdays: [] })).toEqual([422, ['weekdays']])
  expect(await bad({ weekdays: [8] })).toEqual([422, ['weekdays']])
  expect(await bad({ delivery: undefined })).toEqual([422, ['delivery']])
  expect(await bad({ delivery: { pays: 'cash' } })).toEqual([422, ['addressId']])
  expect(await bad({ delivery: { addressId: 'x', pointId: '', pays: 'cash' } })).toEqual([422, ['addressId']])
  expect(await bad({ delivery: { pointId: '', pays: 'shells' } })).toEqual([422, ['delivery.pays']])
  expect((await wish(ravi, { productId: 'nothing' })).status).toBe(404)
  for (const [what, input] of [
    ['skip', { day: tomorrow(), skip: true }],
    ['pause', { from: tomorrow() }],
    ['change', { quantity: 1 }],
    ['accept', { price: 32 }],
    ['end', {}],
  ] as const)
    expect((await act(ravi, id, what, input)).status).toBe(404)
  expect((await ravi.get(`/api/subscriptions?userId=${asha.id}`)).status).toBe(404)
  expect((await act(asha, id, 'skip', { day: '2020-01-01', skip: true })).status).toBe(409)
  expect((await act(asha, id, 'skip', { day: daysAfter(tomorrow(), 60), skip: true })).status).toBe(422)
  const backwards = await act(asha, id, 'pause', { from: daysAfter(tomorrow(), 2), until: tomorrow() })
  expect([backwards.status, Object.keys(backwards.body.fields ?? {})]).toEqual([422, ['until']])
})

test('an answer that was lost is asked for again and subscribes once', async () => {
  const asha = await shop.customer()
  const addressId = await addAddress(asha)
  const wanted = {
    productId: milk,
    quantity: 1,
    weekdays: [weekdayOf(tomorrow())],
    price: 32,
    delivery: { addressId, pays: 'cash' },
  }
  const press = () => asha.post('/api/subscriptions', wanted, { 'idempotency-key': 'press 1' })
  const [one, two] = await Promise.all([press(), press()])
  expect([one.status, two.status]).toEqual([200, 200])
  expect(two.body['data'].subscriptions).toHaveLength(1)
})

test('the counter says it for somebody who rings up, and the day’s list has who gets what', async () => {
  const asha = await shop.customer('Meera Joshi')
  const addressId = await addAddress(asha)
  const said = await keeper.post('/api/subscriptions', {
    userId: asha.id,
    productId: milk,
    quantity: 2,
    weekdays: everyDay,
    price: 32,
    delivery: { addressId, fromMinute: 360, pays: 'cash' },
  })
  expect(said.status).toBe(200)
  const day = tomorrow()
  const list = async () => (await keeper.get(`/api/subscription-day?day=${day}`)).body['data']
  const line = { quantity: 2, user: { name: 'Meera Joshi' }, product: { _id: milk } }
  const isMilk = (one: { product: { _id: string } }) => one.product._id === milk
  expect((await list()).lines.filter(isMilk)).toMatchObject([{ ...line, state: 'coming', order: null }])

  await evening()

  const made = await list()
  expect(made.made).toBe(true)
  expect(made.lines.filter(isMilk)).toMatchObject([{ ...line, state: 'ordered' }])
  expect((await asha.get(`/api/subscription-day?day=${day}`)).status).toBe(403)
  expect((await keeper.get(`/api/subscriptions?userId=${asha.id}`)).body['data'].subscriptions).toHaveLength(
    1,
  )
})

test('what comes by itself costs a member their own price, and who pays as everybody again is asked', async () => {
  const asha = await shop.customer()
  const inGroup = (group: string) => admin.post(`/api/people/${asha.id}/price-group`, { group })
  await admin.post('/api/group-prices', { productId: milk, members: 28 })
  await inGroup('members')
  // The page showed what everybody pays.
  const { id } = await withMilk(asha)
  const { subscriptions } = (await asha.get('/api/subscriptions')).body['data']
  expect(subscriptions).toMatchObject([{ agreedPrice: 28, productId: { sellingPrice: 28 } }])
  await evening()
  await inGroup('')
  await evening()

  expect((await ofPerson(asha)).map(({ totalPaise }) => totalPaise)).toEqual([56_00])
  expect((await daysOf(id)).map(({ outcome }) => outcome)).toEqual(['ordered', 'dearer'])
  expect((await mailsTo(asha)).filter(({ kind }) => kind === 'subscription_dearer')).toMatchObject([
    { facts: { agreedPaise: 28_00, pricePaise: 32_00 } },
  ])
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

test('place, hour and payment of all that comes are changed until 20:00, by oneself and by the counter, with what cannot be refused', async () => {
  const { asha } = await withMilk()
  const there = (more: object) => asha.post('/api/subscriptions/delivery', { fromMinute: null, ...more })
  const home = await addAddress(asha, { line1: '4 Temple Road' })
  const stranger = await addAddress(await shop.customer())
  const far = await addAddress(asha, { town: 'Delhi', stateCode: '07', pinCode: '110001' })

  const wrong = [
    await there({ addressId: stranger, pays: 'cash' }),
    await there({ addressId: far, pays: 'cash' }),
    await there({ pointId: 'none', pays: 'cash' }),
    await there({ addressId: home, pays: 'receivable' }),
    await there({ addressId: home, pointId: '', pays: 'cash' }),
    await there({ addressId: home, pays: 'promise' }),
    await there({ addressId: home, fromMinute: 1440, pays: 'cash' }),
  ]
  expect(wrong.map(({ status }) => status)).toEqual([404, 409, 404, 409, 422, 422, 422])
  passTo('19:59')
  const changed = await there({ addressId: home, pays: 'wallet' })
  expect(changed.body['data'].delivery).toMatchObject({
    address: { _id: home },
    fromMinute: null,
    pays: 'wallet',
  })
  await evening()

  // What is made stays; what comes after it is fetched.
  const said = await keeper.post('/api/subscriptions/delivery', {
    userId: asha.id,
    pointId: '',
    pays: 'cash',
  })
  expect(said.status).toBe(200)
  const [first] = await ofPerson(asha)
  expect(first).toMatchObject({ isCollected: false, deliveryAddress: { line1: '4 Temple Road' } })
  // One order in cash at a time.
  await move(admin, first!.id, { action: 'cancel', note: 'They travel.' })
  passTo('12:00')
  await evening()
  expect((await ofPerson(asha)).map(({ isCollected }) => isCollected)).toEqual([false, true])
  const other = await shop.customer()
  const strange = await other.post('/api/subscriptions/delivery', {
    userId: asha.id,
    pointId: '',
    pays: 'cash',
  })
  expect(strange.status).toBe(404)
})

test('hours are told for a place, and days on which nobody comes are refused with those that can be had', async () => {
  const hours = await shop.guest().get('/api/subscription-hours?pinCode=411002')
  expect(hours.body['data']).toEqual({
    weekdays: everyDay,
    hours: [{ fromMinute: 360, toMinute: 480, weekdays: everyDay, pointId: null, point: null }],
  })
  const plans = (saved.body['data'].plans as { weekday: number }[]).filter(({ weekday }) => weekday !== 7)
  await admin.post('/api/zones', { ...saved.body['data'], plans })
  const asha = await shop.customer()
  const sunday = await wish(asha, { weekdays: [6, 7] })
  expect([sunday.status, sunday.body.fields?.['weekdays']]).toEqual([
    422,
    'Please choose days on which we come to this place: Mon, Tue, Wed, Thu, Fri, Sat.',
  ])
})

test('two points of the same hours are told apart by their names', async () => {
  const plans = [{ weekday: 2, fromMinute: 420, toMinute: 540, capacity: 5, closesBefore: 0 }]
  const points = [
    { name: 'Kothrud school', hindiName: 'कोथरूड स्कूल', place: 'at the gate', plans },
    { name: 'Dairy', position: 1, plans },
  ]
  for (const point of points) await admin.post('/api/zones', { kind: 'point', ...point })
  const { body } = await shop.guest().get('/api/subscription-hours')
  const { hours } = body['data'] as { hours: { pointId: string; point: { _id: string } }[] }
  expect(hours).toMatchObject([
    { fromMinute: 420, point: { name: 'Kothrud school', hindiName: 'कोथरूड स्कूल', place: 'at the gate' } },
    { fromMinute: 420, point: { name: 'Dairy', hindiName: '', place: '' } },
  ])
  expect(hours.map(({ point }) => point._id)).toEqual(hours.map(({ pointId }) => pointId))
  for (const { pointId } of hours) await admin.post(`/api/zones/${pointId}/end`)
})

test('with an account goes what comes by itself, and a blocked person gets nothing', async () => {
  const { asha } = await withMilk(null, { weekdays: [1, 2, 3, 4, 5, 6] })
  await shop.db.update(people).set({ blockedFrom: 'shop' }).where(eq(people.id, asha.id))
  await evening()
  expect(await ofPerson(asha)).toEqual([])
  await shop.db.update(people).set({ blockedFrom: null }).where(eq(people.id, asha.id))
  const { body } = await asha.get('/api/my-data')
  expect(body).toBeDefined()
  const [row] = await shop.db.select().from(subscribers).where(eq(subscribers.personId, asha.id))
  expect(row).toMatchObject({ payWay: 'cash' })
})

async function priceOf(productId: string, sellingPricePaise: number): Promise<void> {
  await shop.db.update(products).set({ sellingPricePaise }).where(eq(products.id, productId))
}

async function stockOf(productId: string) {
  const [product] = await shop.db
    .select()
    .from(products)
    .where(and(eq(products.id, productId)))
  return product?.stock
}
