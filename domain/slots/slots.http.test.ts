import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { mails, slotEntries, slots } from '#db/schema/index.ts'
import { expirePaymentOrder } from '#domain/payments/expire-payment-order.ts'
import { daysAfter, indianDay, weekdayOf } from '#domain/time/rules.ts'
import { overlap } from '#tests/support/locks.ts'
import { addAddress, move } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, verify } from '#tests/support/paying.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { makeSlots } from './make-slots.ts'
import { lockSlots } from './take-slot.ts'

const shop = await testShop()
const admin = await shop.admin()
const dal = await makeProduct(shop, { sellingPricePaise: 100_00, listPricePaise: 100_00, stock: 500 })
const noon = 12 * 60

let zoneId: string | undefined

beforeEach(async () => {
  await admin.post('/api/shop-settings', { ...demoSettings, closedDays: [] })
  if (zoneId) await admin.post(`/api/zones/${zoneId}/end`, {})
  const pune = { from: '411001', to: '411099', days: 1, weekdays: [1, 2, 3, 4, 5, 6, 7], cash: true }
  expect((await admin.post('/api/delivery-areas', { areas: [pune] })).status).toBe(200)
})

test('a plan makes the slots of two weeks, and without one a day alone is promised as before', async () => {
  expect(await free()).toEqual([])
  expect(await promisedOn()).toBe(dayIn(1))

  await plan([daily({ capacity: 3, closesBefore: 24 * 60 })])

  const found = await free()
  expect(found.map(({ day }) => day)).toEqual(
    Array.from({ length: found.length }, (_, later) => daysAfter(found[0]!.day, later)),
  )
  expect(found.length).toBeGreaterThanOrEqual(12)
  expect(found[0]).toMatchObject({
    from: `${found[0]!.day}T06:30:00.000Z`,
    to: `${found[0]!.day}T08:30:00.000Z`,
    zone: { kind: 'area', name: 'Pune' },
  })
  expect(await promisedOn()).toBe(found[0]!.day)
})

test('a closed day has no slots, and a cycle that is open until a day before is a slot that closes early', async () => {
  const wanted = dayIn(5)
  // Brought at noon of that day, open until 20:00 three days before it.
  await plan([{ ...daily({ closesBefore: 2 * 24 * 60 + 16 * 60 }), weekday: weekdayOf(wanted) }])
  const [first] = await free()
  expect(first).toMatchObject({ day: wanted, closes: `${dayIn(2)}T14:30:00.000Z` })

  await admin.post('/api/shop-settings', { ...demoSettings, closedDays: [{ on: wanted, words: 'Holi' }] })

  expect((await free()).map(({ day }) => day)).toEqual([dayIn(12)])
})

test('an order has the first slot that can be had, tells it everywhere, and gives it back when it is cancelled', async () => {
  await plan([daily({ capacity: 1 })])
  const [first, second] = await free()
  const asha = await buyer()

  const orderId = await inCash(asha)

  const { body } = await asha.get(`/api/orders/${orderId}`)
  expect(body['data']).toMatchObject({ delivery: { promisedOn: first!.day, slot: first, slotAsked: null } })
  const [mail] = await shop.db.select().from(mails).where(eq(mails.cause, orderId))
  expect(mail?.facts).toMatchObject({
    place: { slot: { day: first!.day, from: first!.from, to: first!.to } },
  })
  expect(await reservedOf(first!._id)).toEqual({ capacity: 1, reserved: 1 })
  expect((await free())[0]).toEqual(second)

  await move(asha, orderId, { action: 'cancel' })

  expect((await free())[0]).toEqual(first)
  const entries = await shop.db.select().from(slotEntries).where(eq(slotEntries.cause, orderId))
  expect(entries.map(({ change, why }) => [change, why])).toEqual([
    [1, 'ordered'],
    [-1, 'called_off'],
  ])
})

test('who pays has the slot while they pay: it is theirs when the money is there, and free when nobody pays', async () => {
  await plan([daily({ capacity: 1 })])
  const [first, second] = await free()
  const asha = await buyer()
  const paying = await startPaying(asha)
  // Asked again it is the same checkout.
  expect((await startPaying(asha)).id).toBe(paying.id)
  expect((await free())[0]).toEqual(second)
  const paid = await verify(asha, await payAtGateway(asha, paying.id))
  expect(await slotOf(asha, paid.body['orderId'] as string)).toMatchObject({ slot: first, slotAsked: null })

  const ravi = await buyer()
  await startPaying(ravi)
  expect((await free())[0]).not.toEqual(second)
  await expirePaymentOrder(shop.ctx, await openPaymentOrder(ravi))

  expect((await free())[0]).toEqual(second)
})

test('of twenty buyers of the last reservation one has it, and the others are told the next three', async () => {
  await plan([daily({ capacity: 1 })])
  const [first, ...later] = await free()
  const buyers = await Promise.all(Array.from({ length: 20 }, () => buyer()))

  const answers = await Promise.all(
    buyers.map(async (person) => {
      const addressId = await addAddress(person)
      return person.post('/api/razorpay/order', { amount: 140, addressId, slotId: first!._id })
    }),
  )

  const told = Map.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? 'offered'}`)
  expect([told.get('200 offered')?.length, told.get('409 slot_full')?.length]).toEqual([1, 19])
  for (const { body } of told.get('409 slot_full')!) expect(body['slots']).toEqual(later.slice(0, 3))
})

test('who waits for a slot that somebody takes meanwhile is told so, and who has named none has the next one', async () => {
  await plan([daily({ capacity: 1 })])
  const [first, second] = await free()
  const [asha, ravi] = [await buyer(), await buyer()]
  const take = async (tx: typeof shop.ctx) => {
    await lockSlots(tx, [first!._id])
    await tx.db.update(slots).set({ capacity: 0 }).where(eq(slots.id, first!._id))
  }

  const { second: named } = await overlap(shop.ctx, {
    first: take,
    second: () => ask(asha, { slotId: first!._id }),
  })
  expect([named.status, named.body.code]).toEqual([409, 'slot_full'])

  await shop.db.update(slots).set({ capacity: 1 }).where(eq(slots.id, first!._id))
  const { second: unnamed } = await overlap(shop.ctx, { first: take, second: () => ask(ravi) })
  expect(unnamed.status).toBe(200)
  const paid = await verify(ravi, await payAtGateway(ravi, unnamed.body.order.id))
  expect(await slotOf(ravi, paid.body['orderId'] as string)).toMatchObject({ slot: second })
})

test('money that comes when others have the slot has the next one, and its customer is told in page and mail', async () => {
  await plan([daily({ capacity: 1 })])
  const [first, second] = await free()
  const [asha, ravi] = [await buyer(), await buyer()]
  const paying = await startPaying(asha)
  await expirePaymentOrder(shop.ctx, await openPaymentOrder(asha))
  await inCash(ravi)

  const paid = await verify(asha, await payAtGateway(asha, paying.id))

  const orderId = paid.body['orderId'] as string
  expect(await slotOf(asha, orderId)).toMatchObject({
    slot: second,
    slotAsked: first,
    promisedOn: second!.day,
  })
  const [mail] = await shop.db.select().from(mails).where(eq(mails.cause, orderId))
  expect(mail?.facts).toMatchObject({ slotAsked: { day: first!.day } })
})

test('until its slot closes a customer moves or cancels an order, and one second later only the shop does', async () => {
  await plan([daily({ capacity: 1, closesBefore: 60 })])
  const [first, second, third] = await free()
  const asha = await buyer()
  const orderId = await inCash(asha)
  const change = (person: Visitor, slotId: string) => person.post(`/api/orders/${orderId}/slot`, { slotId })

  expect((await change(asha, second!._id)).body['data']).toMatchObject({
    delivery: { slot: second, promisedOn: second!.day },
  })
  expect(await reservedOf(first!._id)).toMatchObject({ reserved: 0 })
  shop.passTime((new Date(second!.closes).getTime() - shop.ctx.now().getTime()) / 60_000 + 1 / 60)

  const [moved, cancelled] = [
    await change(asha, third!._id),
    await asha.post(`/api/orders/${orderId}/move`, { action: 'cancel' }),
  ]
  expect([moved.status, moved.body.code, moved.body['slots']?.[0]]).toEqual([409, 'slot_closed', third])
  expect([cancelled.status, cancelled.body.code]).toEqual([409, 'slot_closed'])
  expect((await asha.get(`/api/orders/${orderId}`)).body['data']).toMatchObject({
    actions: [],
    mayChange: false,
  })
  expect((await ask(await buyer(), { slotId: second!._id })).body.code).toBe('slot_closed')
  expect((await change(admin, third!._id)).status).toBe(200)
})

test('what is wrong with a zone is said at its field, and a slot of another place is not found', async () => {
  const refused = await admin.post('/api/zones', {
    kind: 'area',
    name: 'Nowhere',
    areas: ['560001'],
    plans: [{ ...daily({}), weekday: 1 }],
  })
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { areas: 'Please choose areas of the list in Delivery Areas.' },
  ])
  const backwards = await admin.post('/api/zones', {
    kind: 'area',
    name: 'Pune',
    plans: [{ ...daily({}), weekday: 1, toMinute: 60 }],
  })
  expect([backwards.status, Object.keys(backwards.body.fields ?? {})]).toEqual([422, ['plans']])
  await plan([daily({})])
  const other = await ask(await buyer(), { slotId: 'slot of nobody' })
  expect([other.status, other.body.code]).toEqual([404, 'not_found'])
  expect((await (await shop.customer()).get('/api/zones')).status).toBe(403)
})

test('a slot with reservations keeps its hours and never takes fewer than it has, whatever is planned', async () => {
  const saved = await plan([daily({ capacity: 2 })])
  const [first, second] = await free()
  await inCash(await buyer())
  await inCash(await buyer())
  const plans = saved.plans.map((one) => ({
    ...one,
    fromMinute: noon + 60,
    toMinute: noon + 120,
    capacity: 1,
  }))
  const later = { ...saved, plans }

  expect((await admin.post('/api/zones', later)).status).toBe(200)
  await makeSlots(shop.ctx)

  expect(await reservedOf(first!._id)).toEqual({ capacity: 2, reserved: 2 })
  const { body } = await admin.get('/api/coming-slots')
  const ofPlan = (body['data'] as Shown[]).filter(({ _id }) => [first!._id, second!._id].includes(_id))
  expect(ofPlan).toMatchObject([
    { from: first!.from, capacity: 2, reserved: 2 },
    { from: `${second!.day}T07:30:00.000Z`, capacity: 1, reserved: 0 },
  ])
})

test('an order that is collected has a slot of a point', async () => {
  const saved = await admin.post('/api/zones', {
    kind: 'point',
    name: 'Kothrud school',
    place: 'At the gate',
    plans: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ ...daily({ capacity: 5 }), weekday })),
  })
  const { body } = await shop.guest().get('/api/slots?collect=true')
  const asha = await buyer()

  const orderId = await inCash(asha, { collect: true }, 100)

  expect(await slotOf(asha, orderId)).toMatchObject({ slot: body['data'][0], collect: true })
  expect(body['data'][0].zone).toMatchObject({ kind: 'point', name: 'Kothrud school', place: 'At the gate' })
  await admin.post(`/api/zones/${saved.body['data']._id}/end`, {})
  expect((await shop.guest().get('/api/slots?collect=true')).body['data']).toEqual([])
})

test('a day that is closed moves its orders together to their next slots, and tells each customer once', async () => {
  await plan([daily({ capacity: 50 })])
  const [first, second] = await free()
  const asha = await buyer()
  const orderId = await inCash(asha)
  const listed = await admin.get(`/api/orders-of-day?day=${first!.day}`)
  expect(listed.body['data']).toContainEqual(expect.objectContaining({ orderId, slotId: first!._id }))
  const close = () => admin.post('/api/close-day', { day: first!.day, words: 'Holi' })

  expect((await close()).body['data']).toContainEqual(expect.objectContaining({ orderId, slot: second }))

  // A press whose answer was lost is repeated.
  expect((await close()).body['data']).toEqual([])
  expect(await slotOf(asha, orderId)).toMatchObject({ slot: second, promisedOn: second!.day })
  expect((await free()).map(({ day }) => day)).not.toContain(first!.day)
  const told = await shop.db
    .select()
    .from(mails)
    .where(and(eq(mails.kind, 'order_put_off'), eq(mails.address, asha.email)))
  expect(told.map(({ facts }) => facts)).toMatchObject([
    { was: { day: first!.day }, slot: { day: second!.day }, words: 'Holi' },
  ])
  const over = await admin.post('/api/close-day', { day: '2020-01-01' })
  expect([over.status, Object.keys(over.body.fields ?? {})]).toEqual([422, ['day']])
})

interface Shown {
  _id: string
  day: string
  from: string
  to: string
  closes: string
}

async function free(): Promise<Shown[]> {
  const { body } = await shop.guest().get('/api/slots?pinCode=411002')
  return body['data'] as Shown[]
}

async function promisedOn() {
  const { body } = await shop.guest().get('/api/delivery?pinCode=411002')
  return body['data'].promised.on as unknown
}

/** Each day from noon to two, saved as the plan of Pune. */
async function plan(plans: object[]) {
  const days = plans.flatMap((one) =>
    'weekday' in one ? [one] : [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ ...one, weekday })),
  )
  const { status, body } = await admin.post('/api/zones', {
    kind: 'area',
    name: 'Pune',
    areas: ['411001'],
    plans: days,
  })
  expect(status).toBe(200)
  zoneId = body['data']._id as string
  return body['data'] as { plans: object[] }
}

function daily({ capacity = 5, closesBefore = 0 }: { capacity?: number; closesBefore?: number }) {
  return { fromMinute: noon, toMinute: noon + 120, capacity, closesBefore }
}

async function buyer() {
  const person = await shop.customer()
  await fillCart(person, dal)
  return person
}

async function ask(person: Visitor, more: object = {}) {
  return person.post('/api/razorpay/order', { amount: 140, addressId: await addAddress(person), ...more })
}

const places = new Map<Visitor, string>()

async function startPaying(person: Visitor): Promise<{ id: string }> {
  const addressId = places.get(person) ?? (await addAddress(person))
  places.set(person, addressId)
  const { status, body } = await person.post('/api/razorpay/order', { amount: 140, addressId })
  expect(status).toBe(200)
  return body.order
}

async function openPaymentOrder(person: { id: string }): Promise<string> {
  const { rows } = await shop.pool.query<{ id: string }>(
    "select id from payment_orders where person_id = $1 and status = 'open'",
    [person.id],
  )
  return rows[0]!.id
}

async function inCash(person: Visitor, place?: object, amount = 140): Promise<string> {
  const { body } = await person.post('/api/orders/cash', {
    amount,
    ...(place ?? { addressId: await addAddress(person) }),
  })
  expect(body).toMatchObject({ success: true })
  return body['orderId'] as string
}

async function slotOf(person: Visitor, orderId: string) {
  const { body } = await person.get(`/api/orders/${orderId}`)
  return body['data'].delivery as unknown
}

async function reservedOf(id: string) {
  const [slot] = await shop.db
    .select({ capacity: slots.capacity, reserved: slots.reserved })
    .from(slots)
    .where(eq(slots.id, id))
  return slot
}

function dayIn(days: number): string {
  return daysAfter(indianDay(shop.ctx.now()), days)
}
