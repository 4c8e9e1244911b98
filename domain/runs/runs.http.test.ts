import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import type { RiderRun } from '#contract/runs.ts'
import { isTimeUp } from '#db/is-away.ts'
import {
  cashEntries,
  deliveryRuns,
  mails,
  orders,
  stopOutcomes,
  tillEntries,
  walletEntries,
  wallets,
} from '#db/schema/index.ts'
import { overlap } from '#tests/support/locks.ts'
import { addAddress, move } from '#tests/support/orders.ts'
import { fillCart } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { answerStop } from './answer-stop.ts'

const shop = await testShop()
const [admin, ravi, asha, stranger] = [
  await shop.admin(),
  await shop.hand('packs', 'counter'),
  await shop.customer(),
  await shop.customer(),
]
/** Whose an order is: a new customer has one in cash at a time. */
const owners = new Map<string, Awaited<ReturnType<typeof shop.customer>>>()
const rice = await makeProduct(shop, { stock: 500, sellingPricePaise: 460_00, listPricePaise: 500_00 })

test('packed orders become a run by PIN code, in the order of a hand, and are in one run alone', async () => {
  const [far, near, other] = [await packed('411 045'), await packed('411 001'), await packed('411 030')]
  expect((await shop.guest().post('/api/runs', { orderIds: [far] })).status).toBe(401)
  expect((await asha.post('/api/runs', { orderIds: [far] })).status).toBe(403)
  const make = () =>
    ravi.post('/api/runs', { orderIds: [far, near], language: 'hi' }, { 'idempotency-key': 'a' })

  const [made, again] = [await make(), await make()]

  expect(again.body['data']._id).toBe(made.body['data']._id)
  expect(made.body['data']).toMatchObject({ language: 'hi', startedAt: '', linkUntil: '', cash: null })
  expect(idsOf(made)).toEqual([near, far])
  const taken = await ravi.post('/api/runs', { orderIds: [other, far] })
  expect([taken.status, taken.body.code]).toEqual([409, 'stops_taken'])
  expect(taken.body.message).toContain(`#${await numberOf(far)}`)
  const { body } = await ravi.get('/api/runs')
  expect(body['toBring'].map((order: { orderId: string }) => order.orderId)).toEqual([other])

  const url = `/api/runs/${made.body['data']._id}/stops`
  expect(idsOf(await ravi.post(url, { orderIds: [far, other, near] }))).toEqual([far, other, near])
  expect(idsOf(await ravi.post(url, { orderIds: [other, near] }))).toEqual([other, near])
  expect((await ravi.post(url, { orderIds: [] })).body['data']).toBe(null)
  expect((await ravi.post(url, { orderIds: [other] })).status).toBe(404)
})

test('one press sends all of it out, the rider reads no more than the doors, and says what became of each', async () => {
  const paidId = await packed('411 004', { isPaid: true })
  const cashIds = [await packed('411 001'), await packed('411 002'), await packed('411 003')]
  const { runId, token } = await started([...cashIds, paidId])
  const [first, second, third, fourth] = await Promise.all([...cashIds, paidId].map(numberOf))

  const read = await rider(token).read()

  expect(read.stops.map(({ orderNumber, due }) => [orderNumber, due])).toEqual([
    [first, 500],
    [second, 500],
    [third, 500],
    [fourth, 0],
  ])
  expect(Object.keys(read.stops[0]!).toSorted()).toEqual(
    ['door', 'due', 'orderNumber', 'standing', 'taken', 'undoneUntil', 'way'].toSorted(),
  )
  expect(read.stops[0]!.door).toEqual({
    name: 'Asha Patil',
    mobile: '9876543210',
    lines: ['12 Tulsi Baug', 'Behind the temple', 'Pune 411001'],
    directions: 'Second floor, the green door',
  })
  expect((await owners.get(cashIds[1]!)!.get(`/api/orders/${cashIds[1]}/place`)).body['data']).toEqual({
    place: 2,
    of: 4,
  })
  expect((await stranger.get(`/api/orders/${cashIds[1]}/place`)).status).toBe(404)

  const { say } = rider(token)
  expect((await say('k0-no-such', 2 ** 31, { outcome: 'not_home' })).status).toBe(422)
  expect((await say('k1-first', first!, { outcome: 'delivered', way: 'cash', taken: 500 })).status).toBe(200)
  const sameAgain = await say('k1-first', first!, { outcome: 'delivered', way: 'cash', taken: 500 })
  expect([sameAgain.status, stopIn(sameAgain, first!)]).toEqual([
    200,
    {
      orderNumber: first,
      standing: 'delivered',
      door: null,
      due: 0,
      way: 'cash',
      taken: 500,
      undoneUntil: expect.stringMatching(/Z$/),
    },
  ])
  const upi = { outcome: 'delivered', way: 'upi', taken: 500 }
  expect((await say('k2-no-ref', second!, upi)).body['fields']).toEqual({
    reference: 'This field is required.',
  })
  expect((await say('k2-ref-now', second!, { ...upi, reference: 'run000000042' })).status).toBe(200)
  expect(
    (await say('k3-is-less', third!, { outcome: 'delivered', way: 'cash', taken: 400 })).body['fields'],
  ).toEqual({
    note: 'This field is required.',
  })
  expect(
    (await say('k3-is-less', third!, { outcome: 'delivered', way: 'cash', taken: 400, note: 'No change.' }))
      .status,
  ).toBe(200)
  expect((await owners.get(paidId)!.get(`/api/orders/${paidId}/place`)).body['data']).toEqual({
    place: 1,
    of: 1,
  })
  expect((await close(runId, { expected: 900, counted: 900 })).body).toMatchObject({ code: 'run_goes_on' })
  expect((await say('k4-is-paid', fourth!, { outcome: 'delivered' })).status).toBe(200)

  const { body } = await ravi.get(`/api/runs`)
  expect(runIn(body, runId)).toMatchObject({ cash: { expected: 900, counted: null } })
  const wrong = await close(runId, { expected: 900, counted: 890 })
  expect(wrong.body['fields']).toEqual({ note: 'This field is required.' })
  const closed = await close(runId, { expected: 900, counted: 890, note: 'Ten short.' })
  expect(closed.body['data']).toMatchObject({ linkUntil: '', cash: { expected: 900, counted: 890 } })
  expect((await shop.guest().get(`/api/run-links/${token}`)).status).toBe(404)
  expect((await close(runId, { expected: 900, counted: 890 })).body).toMatchObject({ code: 'run_closed' })
  const [run] = await shop.db.select().from(deliveryRuns).where(eq(deliveryRuns.id, runId))
  const [handed] = await shop.db.select().from(tillEntries).where(eq(tillEntries.id, run!.handedEntryId!))
  expect(handed).toMatchObject({ cause: 'put_in', way: 'cash', amountPaise: 890_00, actorId: ravi.id })
})

test('nobody at home: once it has another day and its customer is told, and the second time the shopkeeper decides', async () => {
  const orderId = await packed('411 001')
  const number = await numberOf(orderId)
  const once = await started([orderId])

  await rider(once.token).say('missed-1', number, { outcome: 'not_home' })

  expect(await statusOf(orderId)).toBe('packed')
  const [told] = await mailsOf(orderId)
  expect(told!.facts).toMatchObject({ was: null, orderNumber: number })
  const twice = await started([orderId])
  const late = await rider(once.token).say('missed-2', number, {
    outcome: 'delivered',
    way: 'cash',
    taken: 500,
  })
  expect([late.status, late.body.code]).toEqual([409, 'stop_answered'])
  await rider(twice.token).say('missed-3', number, { outcome: 'not_home' })

  const { body } = await ravi.get('/api/runs')
  const again = body['toBring'].find((order: { orderId: string }) => order.orderId === orderId)
  expect(again).toMatchObject({ slot: null, promisedOn: null, timesMissed: 2, said: { outcome: 'not_home' } })
  const unheard = runIn(body, once.runId).stops[0].unheard
  expect(unheard).toMatchObject([{ outcome: 'delivered', way: 'cash', taken: 500, code: 'stop_answered' }])

  // They came home after all, while the goods were still in the van.
  const afterAll = await rider(twice.token).say('missed-4', number, {
    outcome: 'delivered',
    way: 'cash',
    taken: 500,
  })

  expect([afterAll.status, stopIn(afterAll, number).standing]).toEqual([200, 'delivered'])
  expect(await statusOf(orderId)).toBe('delivered')
  await close(once.runId, {})
  await close(twice.runId, { expected: 500, counted: 500 })
})

test('what was not wanted comes back without a day, and what was pressed by mistake is taken back within its minute', async () => {
  const [returnedId, mistakenId] = [await packed('411 001'), await packed('411 002')]
  const [returned, mistaken] = [await numberOf(returnedId), await numberOf(mistakenId)]
  const { runId, token } = await started([returnedId, mistakenId])
  const { say, undo } = rider(token)

  await say('back-again', returned, { outcome: 'returned', note: 'The oil leaks.' })
  await say('by-mistake', mistaken, { outcome: 'delivered', way: 'cash', taken: 500 })
  const undone = await undo(mistaken)

  expect(await orderOf(returnedId)).toMatchObject({ status: 'packed', slotId: null, promisedOn: null })
  expect(stopIn(undone, mistaken)).toMatchObject({ standing: 'open', due: 500, way: null })
  expect((await undo(mistaken)).status).toBe(200)
  await say('right-now', mistaken, { outcome: 'delivered', way: 'cash', taken: 500 })
  shop.passTime(2)
  expect((await undo(mistaken)).body).toMatchObject({ code: 'minute_over' })
  // An admin takes it back later, and the stop is open again.
  const { takeBack } = (await admin.get(`/api/orders/${mistakenId}`)).body['data']
  await admin.post(`/api/orders/${mistakenId}/take-back`, {
    event: takeBack.event,
    reason: 'The wrong door.',
  })
  expect((await rider(token).read()).stops.map(({ standing }) => standing)).toEqual(['returned', 'open'])
  await say('the-door', mistaken, { outcome: 'delivered', way: 'cash', taken: 500 })
  await close(runId, { expected: 500, counted: 500 })
})

test('what somebody has paid online meanwhile stands in the till of the run, when the rider has taken it too', async () => {
  const orderId = await packed('411 001')
  const number = await numberOf(orderId)
  const { runId, token } = await started([orderId])
  await payBefore(orderId, 300_00)

  const answer = await rider(token).say('too-much', number, { outcome: 'delivered', way: 'cash', taken: 500 })

  expect(answer.status).toBe(200)
  expect(await orderOf(orderId)).toMatchObject({ status: 'delivered', paidPaise: 500_00 })
  const more = await shop.db
    .select()
    .from(tillEntries)
    .where(
      eq(
        tillEntries.note,
        `Order #${number} was paid before: taken at the door on delivery run ${await runNumber(runId)}.`,
      ),
    )
  expect(more).toMatchObject([{ amountPaise: 300_00, way: 'cash', cause: 'put_in' }])
  const till = (await admin.get('/api/tills')).body['data'].find(({ trip }: { trip: number[] | null }) =>
    trip?.includes(number),
  )
  expect((await ravi.post(`/api/tills/${till._id}/close`, { expected: 500, counted: 500 })).body.code).toBe(
    'till_of_run',
  )
  expect((await close(runId, { expected: 500, counted: 500 })).status).toBe(200)
})

test('two telephones at one door count once, a press waits for the run that is being closed, and a link that is ended opens nothing', async () => {
  const [oneId, otherId] = [await packed('411 001'), await packed('411 002')]
  const [one, other] = [await numberOf(oneId), await numberOf(otherId)]
  const { runId, token } = await started([oneId, otherId])
  const press = (key: string) => rider(token).say(key, one, { outcome: 'delivered', way: 'cash', taken: 500 })

  const answers = await Promise.all([press('phone-one'), press('phone-two'), press('phone-one')])

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await shop.db.select().from(cashEntries).where(eq(cashEntries.orderId, oneId))).toHaveLength(1)
  expect(await shop.db.select().from(stopOutcomes).where(eq(stopOutcomes.orderId, oneId))).toHaveLength(2)

  const { second } = await overlap(shop.ctx, {
    first: ({ db }) =>
      db
        .update(deliveryRuns)
        .set({ token: 'another'.padEnd(22, 'x') })
        .where(eq(deliveryRuns.id, runId)),
    second: async () =>
      answerStop(shop.ctx, token, { number: other, outcome: 'returned', secondsAgo: 0 }, 'while-ended').then(
        () => 'done',
        (error: { code: string }) => error.code,
      ),
  })
  expect(second).toBe('not_found')
  expect((await rider(token).say('too-late', other, { outcome: 'returned' })).status).toBe(404)

  const { url } = (await ravi.post(`/api/runs/${runId}/link`, { language: 'hi' })).body['data']
  expect(url).toMatch(/\/hi\/run\/[\w-]{22}$/)
  const anew = url.split('/').at(-1)
  expect((await rider(anew).say('now-then', other, { outcome: 'returned' })).status).toBe(200)
  await ravi.post(`/api/runs/${runId}/revoke`, {})
  expect((await shop.guest().get(`/api/run-links/${anew}`)).status).toBe(404)
  // Nobody has a key to what is over.
  await ravi.post(`/api/runs/${runId}/link`, {})
  shop.passTime(40 * 60)
  const [run] = await shop.db.select().from(deliveryRuns).where(eq(deliveryRuns.id, runId))
  expect((await shop.guest().get(`/api/run-links/${run!.token}`)).status).toBe(404)
  await close(runId, { expected: 500, counted: 500 })
})

test('empties that come back at the door are paid from the cash of the run, no more than are out, and not by a press that is undone', async () => {
  const milk = await makeProduct(shop, { stock: 50, sellingPricePaise: 60_00, depositPaise: 20_00 })
  const orderId = await packed('411 001')
  const { id: userId } = owners.get(orderId)!
  const lines = [{ productId: milk, quantity: 2 }]
  await ravi.post('/api/counter/sales', { userId, lines, amount: 160, payment: { way: 'cash' } })
  const number = await numberOf(orderId)
  const { runId, token } = await started([orderId])
  const { say, read } = rider(token)
  const brought = (pieces: number) => ({
    outcome: 'delivered',
    way: 'cash',
    taken: 500,
    empties: [{ productId: milk, each: 20, pieces }],
  })
  expect((await read()).stops[0]!.door!.empties).toMatchObject([{ productId: milk, each: 20, pieces: 2 }])

  const first = await say('five-said', number, brought(5))
  await shop.guest().post(`/api/run-links/${token}/undo`, { orderNumber: number })
  const undone = await read()
  const second = await say('one-said', number, brought(1))

  expect([first, second].map((answer) => stopIn(answer, number).deposit)).toEqual([40, 20])
  expect(undone.stops[0]).toMatchObject({ standing: 'open', door: { empties: [{ pieces: 2 }] } })
  const out = await ravi.get(`/api/deposits?person=${userId}`)
  expect(out.body['data']).toMatchObject({
    owed: 20,
    given: [{ takenBack: '' }, { takenBack: 'Undone at the door.' }],
  })
  expect((await close(runId, { expected: 480, counted: 480 })).status).toBe(200)
})

test('empties that were never paid go off the khata at the door, as the rider read, and the cash stays whole', async () => {
  const milk = await makeProduct(shop, { stock: 50, sellingPricePaise: 60_00, depositPaise: 20_00 })
  const orderId = await packed('411 001')
  const { id: userId } = owners.get(orderId)!
  await shop.admin().then((admin) => admin.post(`/api/people/${userId}/receivables`, { limit: 500 }))
  const lines = [{ productId: milk, quantity: 2 }]
  await ravi.post('/api/counter/sales', { userId, lines, amount: 160, payment: { way: 'receivable' } })
  const number = await numberOf(orderId)
  const { runId, token } = await started([orderId])
  const { say, read } = rider(token)
  expect((await read()).stops[0]!.door).toMatchObject({ unpaid: 40, empties: [{ pieces: 2 }] })

  const empties = [{ productId: milk, each: 20, pieces: 2 }]
  const said = await say('off-khata', number, {
    outcome: 'delivered',
    way: 'cash',
    taken: 500,
    empties,
    off: 40,
  })

  expect(stopIn(said, number)).not.toHaveProperty('deposit')
  expect((await ravi.get(`/api/deposits?person=${userId}`)).body['data']).toMatchObject({
    owed: 0,
    given: [{ way: 'receivable', amount: 40 }],
  })
  expect((await close(runId, { expected: 500, counted: 500 })).status).toBe(200)
})

test('what a rider says goes off is a sum of money, and what is paid by now goes into the wallet', async () => {
  const milk = await makeProduct(shop, { stock: 50, sellingPricePaise: 60_00, depositPaise: 20_00 })
  const orderId = await packed('411 001')
  const { id: userId } = owners.get(orderId)!
  const lines = [{ productId: milk, quantity: 2 }]
  await ravi.post('/api/counter/sales', { userId, lines, amount: 160, payment: { way: 'cash' } })
  const number = await numberOf(orderId)
  const { runId, token } = await started([orderId])
  const { say } = rider(token)
  const empties = [{ productId: milk, each: 20, pieces: 2 }]
  const delivered = { outcome: 'delivered', way: 'cash', taken: 500, empties } as const

  for (const off of [-1000, 0.005, 1e12])
    expect(await say(`off-${off}`, number, { ...delivered, off })).toMatchObject({
      status: 422,
      body: { fields: { off: expect.any(String) } },
    })
  expect((await say('off-paid', number, { ...delivered, off: 30 })).status).toBe(200)

  expect((await ravi.get(`/api/deposits?person=${userId}`)).body['data']).toMatchObject({
    owed: 0,
    given: [{ way: 'wallet', amount: 40 }],
  })
  const kept = await shop.db
    .select()
    .from(walletEntries)
    .innerJoin(wallets, eq(wallets.id, walletEntries.walletId))
    .where(eq(wallets.personId, userId))
  expect(kept.map((row) => row.wallet_entries.amountPaise)).toEqual([30_00])
  expect((await close(runId, { expected: 490, counted: 490 })).status).toBe(200)
})

test('a run on which nothing is due has a till all the same, where somebody may give empties to the rider', async () => {
  const milk = await makeProduct(shop, { stock: 50, sellingPricePaise: 60_00, depositPaise: 20_00 })
  const orderId = await packed('411 001', { isPaid: true })
  const { id: userId } = owners.get(orderId)!
  const lines = [{ productId: milk, quantity: 1 }]
  await ravi.post('/api/counter/sales', { userId, lines, amount: 80, payment: { way: 'cash' } })
  const { runId, token } = await started([orderId])
  const empties = [{ productId: milk, each: 20, pieces: 1 }]
  await rider(token).say('one-back', await numberOf(orderId), {
    outcome: 'delivered',
    way: 'cash',
    taken: 0,
    empties,
  })
  // The rider gave their own change: nothing is left to be counted.
  const note = 'The change was Ravi’s own.'
  expect(await close(runId, { expected: -20, counted: 0, note })).toMatchObject({ status: 200 })
})

test('a press that the database had no time for counts when it comes again', async () => {
  const orderId = await packed('411 001')
  const number = await numberOf(orderId)
  const { runId, token } = await started([orderId])
  const press = () =>
    answerStop(
      shop.ctx,
      token,
      { number, outcome: 'delivered', way: 'cash', takenPaise: 500_00, secondsAgo: 0 },
      'no-time-for-it',
    )

  const { second } = await overlap(shop.ctx, {
    first: ({ db }) => db.select().from(orders).where(eq(orders.id, orderId)).for('update'),
    second: () =>
      press().then(
        () => null,
        (error: unknown) => error,
      ),
    // As the limit of time ends a statement.
    meanwhile: () =>
      shop.pool.query(
        'select pg_cancel_backend(pid) from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0',
      ),
  })
  expect(isTimeUp(second)).toBe(true)
  await press()

  expect(await orderOf(orderId)).toMatchObject({ status: 'delivered', paidPaise: 500_00 })
  await close(runId, { expected: 500, counted: 500 })
})

test('two who send one run out at once send it out once, and nothing is said to stay here', async () => {
  const orderIds = [await packed('411 001'), await packed('411 002'), await packed('411 003')]
  const runId = (await ravi.post('/api/runs', { orderIds })).body['data']._id as string

  const answers = await Promise.all([1, 2].map(() => ravi.post(`/api/runs/${runId}/start`, {})))

  expect(answers.map(({ body }) => body['stayed'])).toEqual([[], []])
  expect(await Promise.all(orderIds.map(statusOf))).toEqual(orderIds.map(() => 'out_for_delivery'))
})

/** An order of ₹500.00 that is packed, to be brought to this PIN code. */
async function packed(pinCode: string, { isPaid = false } = {}): Promise<string> {
  const owner = await shop.customer()
  await fillCart(owner, rice)
  const { body } = await owner.post('/api/orders/cash', {
    amount: 500,
    addressId: await addAddress(owner, { pinCode }),
  })
  const orderId = body['orderId'] as string
  owners.set(orderId, owner)
  if (isPaid) await payBefore(orderId, 500_00)
  await move(admin, orderId, { action: 'pack' })
  return orderId
}

/** Takes money for an order as the gateway would: without the rider knowing of it. */
async function payBefore(orderId: string, amountPaise: number): Promise<void> {
  const entry = { orderId, amountPaise, way: 'upi' as const, reference: orderId.toUpperCase() }
  await shop.db
    .insert(cashEntries)
    .values({ ...entry, cause: 'paid before', actorId: admin.id, at: shop.ctx.now() })
}

async function started(orderIds: string[]): Promise<{ runId: string; token: string }> {
  const { body } = await ravi.post('/api/runs', { orderIds })
  const runId = body['data']._id as string
  const start = await ravi.post(`/api/runs/${runId}/start`, {})
  expect(start.body).toMatchObject({ success: true, stayed: [] })
  const { url } = (await ravi.post(`/api/runs/${runId}/link`, {})).body['data'] as { url: string }
  return { runId, token: url.split('/').at(-1)! }
}

function rider(token: string) {
  const guest = shop.guest()
  const url = `/api/run-links/${token}`
  return {
    read: async () => (await guest.get(url)).body['data'] as RiderRun,
    say: (key: string, orderNumber: number, said: object) =>
      guest.post(`${url}/outcomes`, { key, orderNumber, ...said }),
    undo: (orderNumber: number) => guest.post(`${url}/undo`, { orderNumber }),
  }
}

const close = (runId: string, count: object) => ravi.post(`/api/runs/${runId}/close`, count)
const runIn = (body: Record<string, any>, runId: string) =>
  body['data'].find(({ _id }: { _id: string }) => _id === runId)
const idsOf = ({ body }: { body: Record<string, any> }) =>
  body['data'].stops.map(({ orderId }: { orderId: string }) => orderId)
const stopIn = ({ body }: { body: Record<string, any> }, number: number) =>
  body['data'].stops.find(({ orderNumber }: { orderNumber: number }) => orderNumber === number)

async function orderOf(orderId: string) {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  return order!
}

async function runNumber(runId: string): Promise<number> {
  const [run] = await shop.db.select().from(deliveryRuns).where(eq(deliveryRuns.id, runId))
  return run!.number
}

const numberOf = async (orderId: string) => (await orderOf(orderId)).number
const statusOf = async (orderId: string) => (await orderOf(orderId)).status

async function mailsOf(orderId: string) {
  const found = await shop.db.select().from(mails).where(eq(mails.kind, 'order_put_off'))
  return found.filter(({ cause }) => cause.startsWith(orderId))
}
