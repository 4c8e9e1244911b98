import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders, refunds, returns } from '#db/schema/index.ts'
import { moveOrder } from '#domain/fulfilment/move-order.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { requestRefund } from '#domain/payments/refunds.ts'
import { overlap } from '#tests/support/locks.ts'
import { askReturn, buy, decide, deliver, move, orderInCash } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const shop = await testShop()
const [admin, asha] = [await shop.admin(), await shop.customer()]

test('goods of a delivered order are sent back, and a part of the money is given back', async () => {
  const { orderId, transactionId, oil } = await delivered(asha, 3)

  const asked = await ask(asha, orderId, { quantity: 2, reason: 'Two were sour.' })
  expect(asked.body).toMatchObject({
    success: true,
    data: [{ status: 'asked', wish: 'money', lines: [{ position: 0, quantity: 2 }] }],
    returnable: [1],
  })
  const waiting = await admin.get('/api/returns')
  const [id] = (waiting.body['data'] as { _id: string; orderId: string }[])
    .filter((one) => one.orderId === orderId)
    .map(({ _id }) => _id)
  const decided = await decide(admin, id!, {
    outcome: 'money',
    amount: 250.5,
    restock: true,
    answer: 'We are sorry.',
  })

  expect(decided.body['data']).toMatchObject([
    { status: 'agreed', amount: 250.5, answer: 'We are sorry.', replacement: '' },
  ])
  const { body } = await asha.get(`/api/orders/${orderId}`)
  expect(body['data']).toMatchObject({
    status: 'Delivered',
    refunds: [{ transactionId, amount: 250.5, note: 'We are sorry.', lines: [{ position: 0, quantity: 2 }] }],
  })
  expect(await stockOf(oil)).toBe(9)
  expect((await tryDecide(id!, { outcome: 'refused' })).body['code']).toBe('return_decided')
})

test('a replacement is an order of ₹0.00 with the same goods, and takes them from the shelf', async () => {
  const { orderId, oil } = await delivered(asha, 2)
  const id = await askReturn(asha, orderId, { quantity: 2, wish: 'replacement' })

  const decided = await decide(admin, id, { outcome: 'replacement', answer: 'On Monday.' })

  const [{ replacement }] = decided.body['data']
  const { body } = await asha.get(`/api/orders/${replacement}`)
  expect(body['data']).toMatchObject({
    status: 'Placed',
    totalPrice: 0,
    due: 0,
    payment: { way: 'No payment', standing: 'nothing due' },
    productId: [{ _id: oil, quantity: 2 }],
  })
  const ofReplacement = await asha.get(`/api/orders/${replacement}/returns`)
  expect(ofReplacement.body).toMatchObject({ data: [], replaces: orderId })
  expect(await stockOf(oil)).toBe(5)
})

test('a replacement that is cancelled leaves its return open, and it can be decided with money', async () => {
  const { orderId, oil } = await delivered(asha, 2)
  const id = await askReturn(asha, orderId, { wish: 'replacement' })
  const decided = await decide(admin, id, { outcome: 'replacement', answer: 'On Monday.' })
  const before = await stockOf(oil)

  await move(asha, decided.body['data'][0].replacement, { action: 'cancel' })

  const { body } = await asha.get(`/api/orders/${orderId}/returns`)
  expect(body['data']).toMatchObject([{ status: 'asked', answer: '', replacement: '' }])
  expect(await stockOf(oil)).toBe(before + 1)
  const paid = await decide(admin, id, { outcome: 'money', amount: 100, answer: 'Then your money.' })
  expect(paid.body['data']).toMatchObject([{ status: 'agreed', amount: 100 }])
})

test('a replacement is cancelled after whatever is done just now with the order whose goods it replaces', async () => {
  const { orderId } = await delivered(asha, 2)
  const id = await askReturn(asha, orderId, { wish: 'replacement' })
  const decided = await decide(admin, id, { outcome: 'replacement', answer: 'On Monday.' })

  const { second } = await overlap(shop.ctx, {
    first: ({ db }) => db.select().from(orders).where(eq(orders.id, orderId)).for('no key update'),
    second: () => move(asha, decided.body['data'][0].replacement, { action: 'cancel' }),
  })

  expect(second.status).toBe(200)
})

test('goods that came back stand on the shelf once, also where their return is decided a second time', async () => {
  const { orderId, oil } = await delivered(asha, 2)
  const id = await askReturn(asha, orderId, { wish: 'replacement' })
  const before = await stockOf(oil)
  const decided = await decide(admin, id, { outcome: 'replacement', restock: true, answer: 'On Monday.' })
  await move(asha, decided.body['data'][0].replacement, { action: 'cancel' })

  const paid = await decide(admin, id, {
    outcome: 'money',
    amount: 100,
    restock: true,
    answer: 'Then your money.',
  })

  expect(paid.body['data']).toMatchObject([{ status: 'agreed', amount: 100 }])
  expect(await stockOf(oil)).toBe(before + 1)
})

test('a replacement that is not there is refused, and the return still waits', async () => {
  const { orderId, oil } = await delivered(asha, 1)
  const id = await askReturn(asha, orderId, { wish: 'replacement' })
  await admin.post('/api/enter-stock', { productId: oil, why: 'spoiled', pieces: 7 })

  const refused = await tryDecide(id, { outcome: 'replacement' })

  expect([refused.status, refused.body['code']]).toEqual([409, 'out_of_stock'])
  const still = await asha.get(`/api/orders/${orderId}/returns`)
  expect(still.body['data']).toMatchObject([{ status: 'asked' }])
})

test('once all money of an order went back its returns can only be refused, and what is refused comes onto no shelf', async () => {
  const { orderId, oil } = await delivered(asha, 2)
  const id = await askReturn(asha, orderId, { wish: 'replacement' })
  await move(admin, orderId, { action: 'refund' })
  const before = await stockOf(oil)

  const replaced = await tryDecide(id, { outcome: 'replacement', restock: true })
  const kept = await tryDecide(id, { outcome: 'refused', restock: true })
  const refused = await decide(admin, id, { outcome: 'refused', answer: 'You have your money already.' })

  expect([replaced.status, replaced.body['code'], replaced.body['orderStatus']]).toEqual([
    409,
    'order_moved',
    'Refunded',
  ])
  expect([kept.status, Object.keys(kept.body.fields ?? {})]).toEqual([422, ['restock']])
  expect(refused.body['data'][0].status).toBe('refused')
  expect(await stockOf(oil)).toBe(before)
})

test('never more pieces come back than were delivered, over all returns, also of two that are asked at once', async () => {
  const { orderId } = await delivered(asha, 3)

  const { second: answers } = await overlap(shop.ctx, {
    first: ({ db }) => db.select().from(orders).where(eq(orders.id, orderId)).for('update'),
    second: () => Promise.all([ask(asha, orderId, { quantity: 2 }), ask(asha, orderId, { quantity: 2 })]),
  })

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({
    code: 'return_too_many',
    message: expect.stringContaining('at most 1'),
  })
  // What was refused can be asked for once more.
  const { body } = await asha.get(`/api/orders/${orderId}/returns`)
  await decide(admin, body['data'][0]._id, { outcome: 'refused', answer: 'They look fine.' })
  expect((await ask(asha, orderId, { quantity: 3 })).status).toBe(200)
})

test('of two who decide one return at once the second is told that it is decided, and the money goes back once', async () => {
  const { orderId, transactionId } = await delivered(asha, 1)
  const id = await askReturn(asha, orderId)

  const { second: answers } = await overlap(shop.ctx, {
    first: ({ db }) => db.select().from(returns).where(eq(returns.id, id)).for('update'),
    second: () => Promise.all([1, 2].map(() => tryDecide(id, { outcome: 'money', amount: 100 }))),
  })

  expect(answers.map(({ body }) => body['code'] ?? 'decided').toSorted()).toEqual([
    'decided',
    'return_decided',
  ])
  const back = await shop.db.select().from(refunds).where(eq(refunds.paymentId, transactionId))
  expect(back.map(({ amountPaise }) => amountPaise)).toEqual([100_00])
})

test('a return that is decided while all money of its order goes back is not sent again as well', async () => {
  const orderId = await orderInCash(shop, asha)
  for (const input of [{ action: 'pack' }, { action: 'deliver', cashTaken: 500 }])
    await move(admin, orderId, input)
  const id = await askReturn(asha, orderId, { wish: 'replacement' })

  const { second } = await overlap(shop.ctx, {
    first: (tx) => moveOrder(asAdmin(tx), { orderId, action: 'refund' }),
    second: () => tryDecide(id, { outcome: 'replacement' }),
  })

  expect([second.status, second.body['code']]).toEqual([409, 'order_moved'])
})

test('money for a return that is decided while a part of its payment goes back is refused with what is left', async () => {
  const { orderId, transactionId, totalPrice } = await delivered(asha, 1)
  const id = await askReturn(asha, orderId)
  const part = { orderId, paymentId: transactionId, amountPaise: 250_00, reason: 'by_hand' } as const

  const { second } = await overlap(shop.ctx, {
    first: (tx) => requestRefund(tx, part),
    second: () => tryDecide(id, { outcome: 'money', amount: 100 }),
  })

  expect(second).toMatchObject({ status: 422, body: { code: 'bad_refund', left: totalPrice - 250 } })
})

test.each([
  [0, 'nothing'],
  [1.005, 'three decimals'],
  [9999, 'more than was paid'],
])('of a return ₹%s is refused with what is left: %s', async (amount) => {
  const { orderId, totalPrice } = await delivered(asha, 1)
  const id = await askReturn(asha, orderId)
  const refused = await tryDecide(id, { outcome: 'money', amount })
  expect(refused).toMatchObject({ status: 422, body: { code: 'bad_refund', left: totalPrice } })
})

test('what was paid in cash is given back in cash', async () => {
  const orderId = await orderInCash(shop, asha)
  for (const input of [{ action: 'pack' }, { action: 'deliver', cashTaken: 500 }])
    await move(admin, orderId, input)
  const id = await askReturn(asha, orderId)

  await decide(admin, id, { outcome: 'money', amount: 120, answer: 'Sorry.' })

  const { body } = await asha.get(`/api/orders/${orderId}`)
  expect(body['data'].cash).toMatchObject([{ amount: 500 }, { amount: -120, note: 'Sorry.' }])
})

test('a return is for its owner, for a delivered order, and for seven days', async () => {
  const { orderId } = await delivered(asha, 1)
  const paid = await buy(asha, await makeProduct(shop))
  expect((await ask(await shop.customer(), orderId, { quantity: 1 })).status).toBe(404)
  expect((await asha.get(`/api/orders/${orderId}/returns`)).body['data']).toEqual([])
  expect((await ask(asha, paid.orderId, { quantity: 1 })).body['code']).toBe('order_moved')
  expect((await ask(asha, orderId, { position: 1, quantity: 1 })).status).toBe(404)
  shop.passTime(7 * 24 * 60 + 1)
  expect((await ask(asha, orderId, { quantity: 1 })).body['code']).toBe('return_too_late')
})

/** An order of so many pieces of one good, of which seven are left, paid and delivered. */
async function delivered(person: Visitor, pieces: number) {
  const oil = await makeProduct(shop, {
    stock: 7 + pieces,
    sellingPricePaise: 300_00,
    listPricePaise: 300_00,
  })
  const bought = await buy(person, ...Array<string>(pieces).fill(oil))
  const { totalPrice } = await deliver(admin, bought.orderId)
  return { ...bought, oil, totalPrice }
}

function ask(
  person: Visitor,
  orderId: string,
  input: { quantity: number; position?: number; wish?: string; reason?: string },
) {
  const { quantity, position = 0, wish = 'money', reason = 'Sour.' } = input
  return person.post(`/api/orders/${orderId}/return`, { lines: [{ position, quantity }], wish, reason })
}

/** Unlike `decide` it may be refused. */
function tryDecide(id: string, decision: object) {
  return admin.post(`/api/returns/${id}/decide`, { answer: 'Sorry.', ...decision })
}

function asAdmin(tx: Ctx): Ctx {
  const { id, email } = admin
  return { ...tx, actor: { id, email, name: 'Shopkeeper', role: 'ADMIN', duties: [], sessionId: '' } }
}

async function stockOf(productId: string): Promise<number> {
  const { body } = await shop.guest().post('/api/product-details', { productId })
  return body['data'].stock as number
}
