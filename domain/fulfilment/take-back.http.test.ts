import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { invoices, mails, orders } from '#db/schema/index.ts'
import { overlap } from '#tests/support/locks.ts'
import { askReturn, buy, deliver, move, orderInCash } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const shop = await testShop()
const [admin, packer] = [await shop.admin(), await shop.hand('packs')]

test('each move of one who packs can be taken back for a minute, from the last one to the first', async () => {
  const asha = await shop.customer()
  const orderId = await orderInCash(shop, asha)
  for (const step of [{ action: 'pack' }, { action: 'dispatch' }, { action: 'deliver', cashTaken: 500 }])
    await move(packer, orderId, step)

  const stands: unknown[] = []
  for (let step = 0; step < 3; step++) {
    const order = await shown(packer, orderId)
    const { body } = await packer.post(`/api/orders/${orderId}/take-back`, { event: order.takeBack!.event })
    const { status, due, takeBack } = body['data'] as Shown
    stands.push([order.takeBack!.action, status, due, takeBack?.action])
  }

  expect(stands).toEqual([
    ['deliver', 'Out for delivery', 500, 'dispatch'],
    ['dispatch', 'Packed', 500, 'pack'],
    ['pack', 'Placed', 500, undefined],
  ])
  // For its customer nothing of it was; the desk has all of it.
  expect((await shown(asha, orderId)).history.map(({ status }) => status)).toEqual(['Placed'])
  expect(await fileOf(asha)).toMatchObject([{ history: [{ status: 'placed' }] }])
  const { history, cash } = await shown(admin, orderId)
  expect(history.map(({ status, takenBack = false }) => [status, takenBack]).slice(3)).toEqual([
    ['Delivered', false],
    ['Out for delivery', true],
    ['Packed', true],
    ['Placed', true],
  ])
  expect(cash.map(({ amount, mistake }) => [amount, mistake])).toEqual([
    [500, true],
    [-500, true],
  ])
  expect(await toldOf(orderId)).toEqual(['order_placed'])
})

test('what was taken back can be done again: with the same reference, the same invoice and one mail', async () => {
  const asha = await shop.customer()
  const [wrong, right] = [await orderInCash(shop, asha), await orderInCash(shop, await shop.customer())]
  const upi = { action: 'deliver', cashTaken: 500, upiReference: 'DOOR00000001' }
  for (const orderId of [wrong, right])
    for (const action of ['pack', 'dispatch']) await move(packer, orderId, { action })
  await move(packer, wrong, upi)
  expect((await packer.post(`/api/orders/${right}/move`, upi)).body['code']).toBe('upi_reference_used')

  await takeBack(packer, wrong)
  await move(packer, right, upi)
  const again = await packer.post(`/api/orders/${wrong}/move`, upi)
  await move(packer, wrong, { action: 'deliver', cashTaken: 500 })

  expect(again.body['code']).toBe('upi_reference_used')
  expect((await shown(admin, right)).cash).toMatchObject([{ way: 'UPI', reference: 'DOOR00000001' }])
  expect((await shown(asha, wrong)).cash).toMatchObject([{ way: 'Cash', amount: 500 }])
  expect(await documentsOf(wrong)).toEqual(['receipt'])
  expect((await admin.get(`/api/orders/${wrong}/bill`)).body['data'].paid).toMatchObject([
    { way: 'cash', amount: 500 },
  ])
  expect(await toldOf(wrong)).toEqual(['order_placed', 'order_sent', 'order_delivered'])
})

test('after the minute only an administrator takes a move back, with a reason; the invoice is credited and the customer told', async () => {
  const asha = await shop.customer()
  const orderId = await orderInCash(shop, asha)
  await move(packer, orderId, { action: 'pack' })
  await move(packer, orderId, { action: 'dispatch' })
  const { event } = (await shown(packer, orderId)).takeBack!
  shop.passTime(1)
  expect((await shown(packer, orderId)).takeBack).toBeUndefined()
  // As a mail server has it.
  const sent = { state: 'sent', sentAt: shop.ctx.now(), nextAttemptAt: null } as const
  await shop.db
    .update(mails)
    .set(sent)
    .where(and(eq(mails.kind, 'order_sent'), eq(mails.cause, String(event))))

  const late = await packer.post(`/api/orders/${orderId}/take-back`, { event })
  expect([late.status, late.body['code']]).toEqual([409, 'minute_over'])
  const silent = await admin.post(`/api/orders/${orderId}/take-back`, { event })
  expect(silent.body['fields']).toEqual({ reason: 'This field is required.' })
  await admin.post(`/api/orders/${orderId}/take-back`, { event, reason: 'The wrong parcel.' })

  expect(await documentsOf(orderId)).toEqual(['receipt', 'credit_note'])
  expect(await toldOf(orderId)).toEqual(['order_placed', 'order_sent', 'order_corrected'])
  const ofAsha = (await shown(asha, orderId)).history.map(({ status, note }) => [status, note])
  expect(ofAsha.slice(-2)).toEqual([
    ['Out for delivery', ''],
    ['Packed', ''],
  ])
  expect((await shown(admin, orderId)).history.at(-1)).toMatchObject({ note: 'The wrong parcel.' })
  expect(JSON.stringify(await fileOf(asha))).not.toContain('The wrong parcel.')

  // It goes out again, with an invoice in the place of the first one.
  await move(admin, orderId, { action: 'dispatch' })
  expect(await documentsOf(orderId)).toEqual(['receipt', 'credit_note', 'receipt'])
  const [first, , second] = (await shown(asha, orderId)).documents
  expect((await asha.get(first!.pdf)).headers.get('content-disposition')).not.toBe(
    (await asha.get(second!.pdf)).headers.get('content-disposition'),
  )
  await admin.post(`/api/orders/${orderId}/move`, { action: 'bring_back', note: 'Nobody was at home.' })
  await move(admin, orderId, { action: 'cancel' })
  expect((await documentsOf(orderId)).at(-1)).toBe('credit_note')
})

test('an invoice that a move taken back has left is not used for an order that is another one by then', async () => {
  const asha = await shop.customer()
  const orderId = await orderInCash(shop, asha)
  for (const action of ['pack', 'dispatch']) await move(packer, orderId, { action })
  await takeBack(packer, orderId)
  await shop.db.update(orders).set({ shippingPaise: 0, totalPaise: 460_00 }).where(eq(orders.id, orderId))
  await move(packer, orderId, { action: 'dispatch' })
  expect(await documentsOf(orderId)).toEqual(['receipt', 'credit_note', 'receipt'])
  expect((await admin.get(`/api/orders/${orderId}/bill`)).body['data'].total).toBe(460)
})

test('a delivery of which something came back is not taken back', async () => {
  const asha = await shop.customer()
  const returned = await buy(asha, await makeProduct(shop))
  await deliver(admin, returned.orderId)
  await askReturn(asha, returned.orderId)
  const refunded = await orderInCash(shop, await shop.customer())
  for (const step of [{ action: 'pack' }, { action: 'dispatch' }, { action: 'deliver', cashTaken: 500 }])
    await move(admin, refunded, step)
  await admin.post(`/api/orders/${refunded}/refund`, { amount: 20, note: 'Bruised.' })

  for (const orderId of [returned.orderId, refunded]) {
    const { event } = (await shown(admin, orderId)).takeBack!
    const { status, body } = await admin.post(`/api/orders/${orderId}/take-back`, { event })
    expect([status, body['code']]).toEqual([409, 'not_taken_back'])
  }
})

test('of two who take one move back at once one does, and the other is told how the order stands', async () => {
  const asha = await shop.customer()
  const { orderId } = await buy(asha, await makeProduct(shop))
  await move(packer, orderId, { action: 'pack' })
  const { event } = (await shown(packer, orderId)).takeBack!
  const press = () => packer.post(`/api/orders/${orderId}/take-back`, { event })
  const { second } = await overlap(shop.ctx, {
    first: ({ db }) => db.select().from(orders).where(eq(orders.id, orderId)).for('update'),
    second: () => Promise.all([press(), press()]),
  })
  expect(second.map(({ status, body }) => `${status} ${body['code']}`).toSorted()).toEqual([
    '200 undefined',
    '409 order_moved',
  ])
  expect((await asha.post(`/api/orders/${orderId}/take-back`, { event })).status).toBe(403)
})

test('many are handed over at once as far as they are paid, and taken back at once; sent out together they share a till', async () => {
  const asha = await shop.customer()
  const [paid, due, other] = [
    (await buy(asha, await makeProduct(shop))).orderId,
    await orderInCash(shop, asha),
    await orderInCash(shop, await shop.customer()),
  ]
  const orderIds = [paid, due, other]
  for (const action of ['pack', 'dispatch']) await packer.post('/api/move-orders', { orderIds, action })
  const { body } = await packer.post('/api/move-orders', { orderIds, action: 'deliver' })
  const results = body['data'] as { _id: string; moved: boolean; code: string; event?: number }[]
  expect(results.map(({ moved, code }) => [moved, code])).toEqual([
    [true, ''],
    [false, 'money_due'],
    [false, 'money_due'],
  ])
  const moves = [{ _id: paid, event: results[0]!.event }]
  const back = await packer.post('/api/take-moves-back', { moves })
  expect(back.body['data']).toMatchObject([{ _id: paid, moved: true }])
  expect((await shown(packer, paid)).status).toBe('Out for delivery')

  await move(packer, due, { action: 'deliver', cashTaken: 500, ourNote: 'With the guard.' })
  await move(packer, other, { action: 'deliver', cashTaken: 500, upiReference: 'TRIP00000001' })
  const tills = (await packer.get('/api/tills')).body['data'] as { trip: number[] | null; expected: number }[]
  const numbers = await Promise.all([due, other].map(async (id) => (await shown(admin, id)).orderNumber))
  expect(tills.find(({ trip }) => trip?.includes(numbers[0]!))).toMatchObject({
    trip: numbers,
    expected: 500,
    upi: { orders: 500 },
  })
  expect((await shown(admin, due)).cash).toMatchObject([{ ourNote: 'With the guard.' }])
  expect((await shown(asha, due)).cash[0]).not.toHaveProperty('ourNote')
})

test('what was entered as taken is taken back for a minute by whoever has a duty, later by an administrator with a reason', async () => {
  const counter = await shop.hand('counter', 'packs')
  const asha = await shop.customer()
  const orderId = await orderInCash(shop, asha)
  for (const action of ['pack', 'dispatch']) await move(packer, orderId, { action })
  await move(packer, orderId, { action: 'deliver', cashTaken: 400, note: 'The rest tomorrow.' })
  const url = `/api/orders/${orderId}/take-cash`
  const taken = await counter.post(url, { cashTaken: 100, upiReference: 'REST00000001' })
  const [door, rest] = (taken.body['data'] as Shown).cash as [TakenByHand, TakenByHand]

  const back = await counter.post(`${url}-back`, { entry: rest.entry })
  expect(back.body['data']).toMatchObject({ status: 'Delivered', due: 100 })
  expect((await counter.post(url, { cashTaken: 100 })).body['data']).toMatchObject({ due: 0 })
  shop.passTime(1)
  expect((await counter.post(`${url}-back`, { entry: door.entry })).body['code']).toBe('minute_over')
  const reason = { entry: door.entry, reason: 'It was ₹300.' }
  expect((await admin.post(`${url}-back`, { entry: door.entry })).status).toBe(422)
  expect((await admin.post(`${url}-back`, reason)).body['data']).toMatchObject({ due: 400 })
  expect((await admin.post(`${url}-back`, reason)).body['code']).toBe('order_moved')
  expect((await shown(asha, orderId)).cash).toMatchObject([{ amount: 100, way: 'Cash' }])
})

test('only what is taken when an order of a trip is handed over is in the till of the trip', async () => {
  const [ravi, meena] = [await shop.hand('packs', 'counter'), await shop.hand('packs')]
  const orderIds = await Promise.all([1, 2, 3].map(async () => orderInCash(shop, await shop.customer())))
  const [brought, stayed, late] = orderIds as [string, string, string]
  for (const action of ['pack', 'dispatch']) await meena.post('/api/move-orders', { orderIds, action })
  await move(meena, brought, { action: 'bring_back', note: 'Nobody was at home.' })
  await takeBack(meena, stayed)
  for (const orderId of [brought, stayed]) await move(ravi, orderId, { action: 'deliver', cashTaken: 500 })
  await move(meena, late, { action: 'deliver', cashTaken: 400, note: 'The rest tomorrow.' })
  await ravi.post(`/api/orders/${late}/take-cash`, { cashTaken: 100 })
  await admin.post(`/api/orders/${late}/refund`, { amount: 20, note: 'Bruised.' })

  const tillsOf = async (person: Visitor) => (await person.get('/api/tills')).body['data'] as object[]
  const { orderNumber } = await shown(admin, late)
  expect(await tillsOf(meena)).toMatchObject([{ trip: [orderNumber], expected: 400 }])
  expect(await tillsOf(ravi)).toMatchObject([{ trip: null, expected: 1100 }])
})

interface TakenByHand {
  amount: number
  way: string
  entry?: number
  mistake?: true
  ourNote?: string
}

interface Shown {
  orderNumber: number
  status: string
  due: number
  history: { status: string; note: string; takenBack?: true }[]
  cash: TakenByHand[]
  documents: { pdf: string }[]
  takeBack?: { event: number; action: string }
}

async function shown(person: Visitor, orderId: string): Promise<Shown> {
  return (await person.get(`/api/orders/${orderId}`)).body['data'] as Shown
}

async function takeBack(person: Visitor, orderId: string): Promise<void> {
  const { event } = (await shown(person, orderId)).takeBack!
  expect((await person.post(`/api/orders/${orderId}/take-back`, { event })).status).toBe(200)
}

async function documentsOf(orderId: string): Promise<string[]> {
  const isOf = eq(invoices.orderId, orderId)
  const found = await shop.db
    .select()
    .from(invoices)
    .where(isOf)
    .orderBy(asc(invoices.issuedAt), asc(invoices.n))
  return found.map(({ kind }) => kind)
}

async function toldOf(orderId: string): Promise<string[]> {
  const all = await shop.db.select().from(mails).orderBy(asc(mails.id))
  return all
    .filter(({ facts }) => (facts as { orderId?: string }).orderId === orderId)
    .map(({ kind }) => kind)
}

/** The orders in what a customer takes along. */
async function fileOf(customer: Visitor): Promise<unknown> {
  return (await customer.get('/api/my-data')).body['orders']
}
