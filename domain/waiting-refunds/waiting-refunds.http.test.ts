import { and, asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'

import { auditEntries, notices, people, shopSettings, waitingRefunds } from '#db/schema/index.ts'
import { overlap } from '#tests/support/locks.ts'
import { askReturn, buy, deliver, move, orderInCash } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'

// The shop gives back ₹100.00 of an order at one person's word, and waits for a second one above it.
const shop = await testShop()
const [meera, ravi, asha] = [await shop.admin(), await shop.admin(), await shop.customer()]

beforeEach(() => shop.db.update(shopSettings).set({ refundLimitPaise: 100_00 }))

test('a refund above the sum waits: nothing leaves before a second administrator allows it, once', async () => {
  const { orderId, transactionId } = await bought(600_00)
  const ask = () => refund(meera, orderId, { transactionId, amount: 500 })

  expect(await ask()).toMatchObject({ status: 409, body: { code: 'refund_waits' } })
  // The same press once more is the same one; another one has to wait.
  expect((await ask()).body.code).toBe('refund_waits')
  expect((await refund(ravi, orderId, { transactionId, amount: 400 })).body.code).toBe('refund_waits_already')
  // What waits counts with what the same person asks beside it, however little that is.
  expect((await refund(meera, orderId, { transactionId, amount: 1 })).body.code).toBe('refund_waits_already')

  const [waiting] = await waitsOf(orderId)
  expect(waiting).toMatchObject({ amount: 500, note: 'Sour.', standing: 'waits', by: { _id: meera.id } })
  expect(await refundedAtGateway(transactionId)).toBe(0)
  const toDo = (await ravi.get('/api/desk-front')).body['data'].waiting
  expect([toDo.refundsWaiting, toDo.waitingRefunds.map(({ id }: { id: string }) => id)]).toEqual([
    1,
    [orderId],
  ])
  expect((await asha.get(`/api/orders/${orderId}`)).body['data']).toMatchObject({
    waitingRefunds: [],
    refundLimit: null,
  })

  expect((await answer(meera, orderId, { allow: true })).body.code).toBe('own_refund')
  const allowed = await answer(ravi, orderId, { allow: true })

  expect(allowed.body['data'].refunds).toMatchObject([
    { amount: 500, by: { _id: meera.id }, standing: 'given back' },
  ])
  expect(allowed.body['data'].waitingRefunds[0]).toMatchObject({
    standing: 'allowed',
    answeredBy: { _id: ravi.id },
  })
  expect(await refundedAtGateway(transactionId)).toBe(500_00)
  expect((await answer(ravi, orderId, { allow: false, answer: 'No.' })).body.code).toBe('refund_answered')
  expect(await auditOf(orderId)).toEqual([
    ['refund_asked', meera.id],
    ['refund_decided', meera.id],
    ['refund_allowed', ravi.id],
  ])
  const told = await shop.db
    .select()
    .from(notices)
    .where(eq(notices.orderId, orderId))
    .orderBy(asc(notices.id))
  expect(told.slice(1).map(({ kind, actorId }) => [kind, actorId])).toEqual([
    ['refund_waits', meera.id],
    ['refund_answered', ravi.id],
  ])
})

test('of two administrators who answer at once one is heard, and the money goes back once or not at all', async () => {
  const { orderId, transactionId } = await bought(600_00)
  await refund(meera, orderId, { transactionId, amount: 500 })
  const third = await shop.admin()

  const { second: answers } = await overlap(shop.ctx, {
    first: ({ db }) =>
      db.select().from(waitingRefunds).where(eq(waitingRefunds.orderId, orderId)).for('update'),
    second: () =>
      Promise.all([
        answer(ravi, orderId, { allow: true }),
        answer(third, orderId, { allow: false, answer: 'Too much.' }),
        answer(meera, orderId, { allow: false }),
      ]),
  })

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const wasAllowed = answers[0].status === 200
  expect(await refundedAtGateway(transactionId)).toBe(wasAllowed ? 500_00 : 0)
  expect((await waitsOf(orderId))[0]?.standing).toBe(wasAllowed ? 'allowed' : 'refused')
})

test('a refusal says why and leaves all as it is; who asked may take it back without a word', async () => {
  const { orderId, transactionId } = await bought(600_00)
  await refund(meera, orderId, { transactionId, amount: 500 })
  expect((await answer(ravi, orderId, { allow: false })).body['fields']).toEqual({
    answer: 'This field is required.',
  })
  await answer(ravi, orderId, { allow: false, answer: 'She kept the goods.' })
  expect((await waitsOf(orderId))[0]).toMatchObject({ standing: 'refused', answer: 'She kept the goods.' })

  await refund(meera, orderId, { transactionId, amount: 500 })
  await answer(meera, orderId, { allow: false })

  expect((await waitsOf(orderId)).map(({ standing }) => standing)).toEqual(['refused', 'refused'])
  expect(await refundedAtGateway(transactionId)).toBe(0)
})

test('wherever it is begun it waits as a whole: a cancelled order, a return, a change of the lines, cash', async () => {
  const cancelled = await bought(600_00)
  expect((await tryMove(meera, cancelled.orderId, 'cancel')).body.code).toBe('refund_waits')
  expect(await statusOf(cancelled.orderId)).toBe('Paid')
  await answer(ravi, cancelled.orderId, { allow: true })
  expect(await statusOf(cancelled.orderId)).toBe('Cancelled')
  expect(await refundedAtGateway(cancelled.transactionId)).toBe(600_00)

  const returned = await bought(600_00)
  await deliver(meera, returned.orderId)
  const returnId = await askReturn(asha, returned.orderId)
  const decision = { outcome: 'money', amount: 600, answer: 'Sorry.' }
  expect((await meera.post(`/api/returns/${returnId}/decide`, decision)).body.code).toBe('refund_waits')
  await answer(ravi, returned.orderId, { allow: true })
  expect(await refundedAtGateway(returned.transactionId)).toBe(600_00)

  const changed = await bought(800_00)
  const change = {
    version: 0,
    lines: [{ position: 0, quantity: 1 }],
    discount: 150,
    total: 650,
    note: 'Sour.',
  }
  const asked = await meera.post(`/api/orders/${changed.orderId}/change`, change)
  expect(asked.body).toMatchObject({ code: 'refund_waits' })
  await answer(ravi, changed.orderId, { allow: true })
  expect((await ravi.get(`/api/orders/${changed.orderId}`)).body['data'].totalPrice).toBe(650)

  const inCash = await orderInCash(shop, asha)
  for (const action of ['pack', 'dispatch']) await move(meera, inCash, { action })
  await move(meera, inCash, { action: 'deliver', cashTaken: 500 })
  expect((await refund(meera, inCash, { amount: 300, way: 'upi' })).body.code).toBe('refund_waits')
  // It is sent once it may be.
  expect((await answer(ravi, inCash, { allow: true })).body['fields']).toHaveProperty('upiReference')
  const given = await answer(ravi, inCash, { allow: true, upiReference: 'SENT00000042' })
  expect(given.body['data'].cash.at(-1)).toMatchObject({
    amount: -300,
    reference: 'SENT00000042',
    by: { _id: meera.id },
  })
})

test('customers who call off their own order wait for nobody', async () => {
  const { orderId, transactionId } = await bought(600_00)
  await move(asha, orderId, { action: 'cancel' })
  expect(await refundedAtGateway(transactionId)).toBe(600_00)
})

test('an order that has changed meanwhile is not given back otherwise than was asked', async () => {
  const { orderId, transactionId } = await bought(600_00)
  await tryMove(meera, orderId, 'cancel')
  expect((await refund(ravi, orderId, { transactionId, amount: 50 })).status).toBe(200)
  expect((await answer(ravi, orderId, { allow: true })).body.code).toBe('refund_changed')
  await move(asha, orderId, { action: 'cancel' })
  expect((await answer(ravi, orderId, { allow: true })).body.code).toBe('order_moved')
  expect(await refundedAtGateway(transactionId)).toBe(600_00)
  expect((await answer(ravi, orderId, { allow: false, answer: 'She did it herself.' })).status).toBe(200)

  // Nothing is left to be given back: what was shown is not what would be done.
  const { orderId: empty, transactionId: paid } = await bought(600_00)
  await tryMove(meera, empty, 'cancel')
  await shop.db.update(shopSettings).set({ refundLimitPaise: null })
  expect((await refund(ravi, empty, { transactionId: paid, amount: 600 })).status).toBe(200)
  expect((await answer(ravi, empty, { allow: true })).body.code).toBe('refund_changed')
  expect(await statusOf(empty)).toBe('Paid')
})

test('an order does not go on while its cancelling waits, and does once that is refused', async () => {
  const { orderId, transactionId } = await bought(600_00)
  await tryMove(meera, orderId, 'cancel')
  const refused = await tryMove(meera, orderId, 'pack')
  expect([refused.status, refused.body.code]).toEqual([409, 'call_off_waits'])
  expect(refused.body['message']).toMatch(/^This order is to be cancelled, which waits for a second/)
  await answer(ravi, orderId, { allow: false, answer: 'She wants it.' })
  await move(meera, orderId, { action: 'pack' })
  await tryMove(meera, orderId, 'cancel')
  const together = { action: 'dispatch', orderIds: [orderId] }
  expect((await meera.post('/api/move-orders', together)).body['data']).toMatchObject([
    { moved: false, code: 'call_off_waits' },
  ])
  await answer(ravi, orderId, { allow: true })
  expect(await statusOf(orderId)).toBe('Cancelled')

  // A part that goes back changes nothing of what is packed.
  const other = await bought(600_00)
  await refund(meera, other.orderId, { transactionId: other.transactionId, amount: 500 })
  await move(meera, other.orderId, { action: 'pack' })
  expect(await refundedAtGateway(transactionId)).toBe(600_00)
})

test('the only administrator is told so, and nothing is kept', async () => {
  const { orderId, transactionId } = await bought(600_00)
  const others = (await shop.db.select().from(people).where(eq(people.role, 'ADMIN'))).filter(
    ({ id }) => id !== meera.id,
  )
  for (const { id } of others) await shop.db.update(people).set({ role: 'GENERAL' }).where(eq(people.id, id))
  expect(await refund(meera, orderId, { transactionId, amount: 500 })).toMatchObject({
    status: 409,
    body: { code: 'only_administrator' },
  })
  for (const { id } of others) await shop.db.update(people).set({ role: 'ADMIN' }).where(eq(people.id, id))
  expect(await waitsOf(orderId)).toEqual([])
})

test('however one person parts it, alone or at once, no more than the sum leaves an order at their word', async () => {
  const parts = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 2, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(parts, fc.boolean(), async (amounts, isAtOnce) => {
      const { orderId, transactionId } = await bought(600_00)
      const ask = (amount: number) => refund(meera, orderId, { transactionId, amount })
      const answers: Answer[] = []
      if (isAtOnce) answers.push(...(await Promise.all(amounts.map(ask))))
      else for (const amount of amounts) answers.push(await ask(amount))
      const given = amounts.filter((_, place) => answers[place]!.status === 200)
      const sum = given.reduce((total, amount) => total + amount, 0)
      expect(sum).toBeLessThanOrEqual(100)
      expect(await refundedAtGateway(transactionId)).toBe(sum * 100)
      // What was held back did not fit.
      const isHeld = amounts.some((_, place) => answers[place]!.status !== 200)
      expect(isHeld).toBe(amounts.reduce((total, amount) => total + amount, 0) > 100)
    }),
    { numRuns: 6 },
  )
})

/** An order of Asha's over so many paise, paid online; one piece of one thing. */
async function bought(sellingPricePaise: number) {
  return buy(asha, await makeProduct(shop, { sellingPricePaise, listPricePaise: sellingPricePaise }))
}

function refund(person: Visitor, orderId: string, input: object): Promise<Answer> {
  return person.post(`/api/orders/${orderId}/refund`, { note: 'Sour.', ...input })
}

function tryMove(person: Visitor, orderId: string, action: string): Promise<Answer> {
  return person.post(`/api/orders/${orderId}/move`, { action })
}

async function answer(person: Visitor, orderId: string, input: object): Promise<Answer> {
  const [newest] = await waitsOf(orderId)
  return person.post(`/api/orders/${orderId}/answer-refund`, { refund: newest?._id, ...input })
}

async function waitsOf(orderId: string) {
  const { body } = await ravi.get(`/api/orders/${orderId}`)
  return body['data'].waitingRefunds as { _id: string; standing: string; [more: string]: unknown }[]
}

async function statusOf(orderId: string): Promise<string> {
  return (await ravi.get(`/api/orders/${orderId}`)).body['data'].status as string
}

async function refundedAtGateway(paymentId: string): Promise<number> {
  const made = await shop.ctx.gateways.payments.refundsOfPayment(paymentId)
  return made.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}

async function auditOf(orderId: string) {
  const isOf = and(eq(auditEntries.objectKind, 'order'), eq(auditEntries.objectId, orderId))
  const found = await shop.db.select().from(auditEntries).where(isOf).orderBy(asc(auditEntries.id))
  return found
    .filter(({ action }) => action.startsWith('refund'))
    .map(({ action, actorId }) => [action, actorId])
}
