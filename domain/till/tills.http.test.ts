import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { cashEntries, tillEntries, tills } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { Duty } from '#domain/ground/rules.ts'
import { indianDay } from '#domain/time/rules.ts'
import { overlap } from '#tests/support/locks.ts'
import { move, orderInCash } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { closeTill } from './close-till.ts'
import { enterInTill } from './enter-in-till.ts'

const shop = await testShop()
const [admin, asha] = [await shop.admin(), await shop.customer()]
const rice = await makeProduct(shop, { stock: 99, sellingPricePaise: 500_00, listPricePaise: 500_00 })

test('a till knows its morning, what came in and went out by whom, what should be there and what was counted', async () => {
  const ravi = await shop.hand('counter')
  await ravi.post('/api/tills/start', { amount: 300 })
  const { orderId } = await sold(ravi, { way: 'cash' })
  await sold(ravi, { way: 'upi', reference: 'ASHA00000001' })
  await ravi.post('/api/tills/money', { cause: 'taken_out', amount: 80, note: 'Milk for tea.' })
  await ravi.post('/api/tills/money', { cause: 'put_in', amount: 20.5, note: 'Coins.' })
  await admin.post(`/api/orders/${orderId}/refund`, { amount: 50, note: 'Bruised.' })

  const [mine] = await tillsOf(ravi)
  expect(mine).toMatchObject({
    person: { _id: ravi.id },
    trip: null,
    morning: 300,
    // What the administrator gave back went out of their own till.
    cash: { orders: 500, givenBack: 0, putIn: 20.5, takenOut: 80, sum: 740.5 },
    upi: { orders: 500, sum: 500 },
    expected: 740.5,
    usuallyLeft: 300,
    closed: null,
  })
  const { entries } = await whole(ravi, mine!._id)
  expect(entries.map(({ kind, amount, reference, note }) => [kind, amount, reference || note])).toEqual([
    ['put_in', 20.5, 'Coins.'],
    ['taken_out', -80, 'Milk for tea.'],
    ['order', 500, 'ASHA00000001'],
    ['order', 500, ''],
    ['float', 300, ''],
  ])
  const close = (input: object) => ravi.post(`/api/tills/${mine!._id}/close`, { expected: 740.5, ...input })
  expect((await close({ counted: 735 })).body['fields']).toEqual({ note: 'This field is required.' })
  const closed = await close({ counted: 735, note: 'Wrong change.' })
  expect(closed.body['data'].till.closed).toMatchObject({
    by: { _id: ravi.id },
    counted: 735,
    difference: -5.5,
    note: 'Wrong change.',
    left: 300,
  })

  // What comes after it is in the next till, which begins with what was left in the box.
  await sold(ravi, { way: 'cash' })
  const [next, before] = await tillsOf(ravi)
  expect(next).toMatchObject({ morning: 300, cash: { orders: 500 }, expected: 800, closed: null })
  expect(before).toMatchObject({ expected: 740.5, cash: { orders: 500 }, closed: { afterwards: 0 } })
  const late = await ravi.post('/api/tills/money', {
    till: mine!._id,
    cause: 'put_in',
    amount: 5,
    note: 'Late.',
  })
  expect([late.status, late.body['code']]).toEqual([409, 'till_closed'])
})

test('the change of the morning is said again until something else is in the till, and then no more', async () => {
  const ravi = await shop.hand('counter')
  const start = (amount: number) => ravi.post('/api/tills/start', { amount })
  await start(300)
  expect((await start(280)).body['data'].till).toMatchObject({ morning: 280, expected: 280 })
  await sold(ravi, { way: 'cash' })
  const lower = await start(80)
  expect([lower.status, lower.body['code']]).toEqual([409, 'till_begun'])
  expect((await start(280)).status).toBe(200)
  expect(await tillsOf(ravi)).toMatchObject([{ morning: 280, expected: 780 }])
})

test('a helper sees their own till and nobody else’s, an administrator all of them', async () => {
  const [ravi, meena] = [await shop.hand('counter'), await shop.hand('packs')]
  await sold(ravi, { way: 'cash' })
  const [{ _id }] = (await tillsOf(ravi)) as [Shown]
  expect(await tillsOf(meena)).toEqual([])
  expect((await meena.get(`/api/tills/${_id}`)).status).toBe(404)
  expect((await meena.post(`/api/tills/${_id}/close`, { expected: 500, counted: 500 })).status).toBe(404)
  expect((await asha.get('/api/tills')).status).toBe(403)
  const { body } = await admin.get('/api/tills')
  expect((body['data'] as Shown[]).map((till) => till._id)).toContain(_id)
})

test('a closed till takes counter-entries alone, and says what came afterwards', async () => {
  const ravi = await shop.hand('counter')
  await sold(ravi, { way: 'cash' })
  const [{ _id }] = (await tillsOf(ravi)) as [Shown]
  await ravi.post(`/api/tills/${_id}/close`, { expected: 500, counted: 480, left: 0, note: '20 missing.' })
  const correction = { amount: -20, note: 'It was ₹480.' }
  expect((await ravi.post(`/api/tills/${_id}/correct`, correction)).status).toBe(403)
  const { body } = await admin.post(`/api/tills/${_id}/correct`, correction)
  expect(body['data'].till).toMatchObject({ expected: 500, closed: { difference: -20, afterwards: -20 } })

  const refusal = async (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { cause?: { constraint?: string; code?: string } }) =>
        error.cause?.constraint ?? error.cause?.code,
    )
  const entry = { tillId: _id, way: 'cash', cause: 'put_in', amountPaise: 1, note: 'Late.' } as const
  expect(await refusal(enterInTill(as(ravi, ['counter']), entry))).toBe('till_entries_of_open_till')
  expect(await refusal(shop.db.update(tills).set({ countedPaise: 1 }).where(eq(tills.id, _id)))).toBe(
    'tills_final',
  )
  expect(await refusal(shop.db.delete(tillEntries).where(eq(tillEntries.tillId, _id)).execute())).toBe(
    '23001',
  )
})

test('of two who close a till at once the second is told who closed it', async () => {
  const ravi = await shop.hand('counter')
  await sold(ravi, { way: 'cash' })
  const [{ _id }] = (await tillsOf(ravi)) as [Shown]
  const count = { tillId: _id, shownPaise: 500_00, countedPaise: 500_00 }
  const { second } = await overlap(shop.ctx, {
    first: (tx) => closeTill({ ...as(ravi, ['counter']), db: tx.db }, count),
    second: () => admin.post(`/api/tills/${_id}/close`, { expected: 500, counted: 490, note: 'Mine.' }),
  })
  expect([second.status, second.body['code']]).toEqual([409, 'till_closed'])
  expect(second.body['message']).toContain('Ravi Hand counted and closed this till on')
  expect((await tillsOf(ravi))[0]).toMatchObject({ closed: { counted: 500 } })
})

test('money that comes while somebody counts is waited for, and then the count is compared again', async () => {
  const ravi = await shop.hand('counter')
  await sold(ravi, { way: 'cash' })
  const [{ _id }] = (await tillsOf(ravi)) as [Shown]
  const entry = { way: 'cash', cause: 'put_in', amountPaise: 10_00, note: 'Coins.' } as const
  const { second } = await overlap(shop.ctx, {
    first: (tx) => enterInTill({ ...as(ravi, ['counter']), db: tx.db }, entry),
    second: () => ravi.post(`/api/tills/${_id}/close`, { expected: 500, counted: 500 }),
  })
  expect([second.status, second.body['code']]).toEqual([409, 'till_moved'])
  expect(second.body['message']).toContain('₹510.00 should be there now')
})

test('money that comes at the very moment of the count goes into the next till, and into no closed one', async () => {
  const ravi = await shop.hand('counter')
  await sold(ravi, { way: 'cash' })
  const [{ _id }] = (await tillsOf(ravi)) as [Shown]
  const count = { tillId: _id, shownPaise: 500_00, countedPaise: 500_00, leftPaise: 100_00 }
  const { second } = await overlap(shop.ctx, {
    first: (tx) => closeTill({ ...as(ravi, ['counter']), db: tx.db }, count),
    second: () => sold(ravi, { way: 'cash' }),
  })
  expect(second.orderId).toBeTruthy()
  expect(await tillsOf(ravi)).toMatchObject([
    { morning: 100, expected: 600, closed: null },
    { expected: 500, closed: { counted: 500, afterwards: 0 } },
  ])
})

test('two first sums of a day that come at once open one till', async () => {
  const ravi = await shop.hand('counter')
  const entry = { way: 'cash', cause: 'put_in', amountPaise: 10_00, note: 'Coins.' } as const
  await overlap(shop.ctx, {
    first: (tx) => enterInTill({ ...as(ravi, ['counter']), db: tx.db }, entry),
    second: () => sold(ravi, { way: 'cash' }),
  })
  expect(await tillsOf(ravi)).toMatchObject([{ expected: 510 }])
})

test('what was entered before there were tills stays out of them', async () => {
  const orderId = await orderInCash(shop, asha)
  await move(admin, orderId, { action: 'pack' })
  const old = { orderId, amountPaise: 500_00, cause: 'old', actorId: null, at: shop.ctx.now() }
  const [entry] = await shop.db.insert(cashEntries).values(old).returning()
  expect(entry).toMatchObject({ tillId: null })
})

interface Shown {
  _id: number
  expected: number
}

/** One sack of rice, taken along and paid. */
async function sold(person: Visitor, payment: object): Promise<{ orderId: string }> {
  const lines = [{ productId: rice, quantity: 1 }]
  const order = { userId: asha.id, lines, amount: 500, collect: true, payment }
  const { body } = await person.post('/api/counter/orders', order)
  expect(body).toMatchObject({ success: true })
  return { orderId: body['orderId'] as string }
}

async function tillsOf(person: Visitor): Promise<Shown[]> {
  const { body } = await person.get(`/api/tills?day=${indianDay(shop.ctx.now())}`)
  return body['data'] as Shown[]
}

async function whole(person: Visitor, id: number) {
  const { body } = await person.get(`/api/tills/${id}`)
  return body['data'] as {
    till: Shown
    entries: { kind: string; amount: number; reference: string; note: string }[]
  }
}

function as({ id, email }: { id: string; email: string }, duties: Duty[]): Ctx {
  const actor = { id, email, name: 'Ravi Hand', role: 'GENERAL' as const, duties, sessionId: '' }
  return { ...shop.ctx, actor }
}
