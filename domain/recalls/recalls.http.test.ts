import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import {
  batches,
  mails,
  orders,
  paymentOrders,
  phoneConsents,
  phoneMessages,
  products,
  returns,
  shopSettings,
  stockEntries,
} from '#db/schema/index.ts'
import { writePaymentOrder } from '#domain/checkout/create-payment-order.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { makeGrower } from '#tests/support/growers.ts'
import { overlap } from '#tests/support/locks.ts'
import { wrongInBooks } from '#tests/support/order-books.ts'
import { addAddress, buy, deliver, move } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { carryOutRecall } from './carry-out-recall.ts'

// That money, stock and batches add up is checked at the end of every test of a shop.
const shop = await testShop()
const admin = await shop.admin()
const growerId = await makeGrower(shop)
const reason = 'A stone was found in it.'

test('one press calls a batch back: what is left is off the shelf, who has it is told once, each line is given back once', async () => {
  const [milk, rice] = [await goods(0), await goods(50)]
  const { _id: batchId, code } = await receive(milk, 20)
  const [asha, ravi, meena] = [
    await shop.customer(),
    await shop.customer('Ravi'),
    await shop.customer('Meena'),
  ]
  const whole = await buy(asha, milk, milk)
  const part = await buy(asha, rice)
  const inCash = await cashOrder(asha, milk, rice)
  const packed = await buy(ravi, milk, rice)
  await move(admin, packed.orderId, { action: 'pack' })
  const delivered = await buy(ravi, milk, milk, rice)
  await deliver(admin, delivered.orderId)
  const onItsWay = await buy(ravi, milk)
  for (const action of ['pack', 'dispatch']) await move(admin, onItsWay.orderId, { action })
  await fillCart(meena, milk)
  const paying = await startPaying(meena)
  const second = await receive(milk, 5)

  const recalled = await admin.post('/api/recall-batch', { batchId, reason })

  const outcomes = async () => {
    const { body } = await admin.get(`/api/recalled-orders?batchId=${batchId}`)
    const rows = body['data'] as { orderId: string; pieces: number; outcome: string | null }[]
    return Object.fromEntries(rows.map((row) => [row.orderId, [row.pieces, row.outcome]]))
  }
  expect(recalled.body['data']).toHaveLength(5)
  // Her milk is not offered any more, and she gets the other batch where she pays all the same.
  await verify(meena, await payAtGateway(meena, paying.orderId))
  expect(await leftOf(second._id)).toBe(4)
  for (let press = 0; press < 2; press += 1) await admin.post('/api/carry-out-recall', { batchId })

  expect(await outcomes()).toEqual({
    [whole.orderId]: [2, 'cancelled'],
    [inCash]: [1, 'taken_out'],
    [packed.orderId]: [1, 'taken_out'],
    [delivered.orderId]: [2, 'given_back'],
    [onItsWay.orderId]: [1, null],
  })
  expect(await stockOf(milk)).toBe(4)
  expect(await statusOf(whole.orderId)).toBe('cancelled')
  expect(await statusOf(packed.orderId)).toBe('paid')
  expect(await refundsOf(delivered.orderId)).toEqual(['20000'])
  expect(await refundsOf(packed.orderId)).toEqual(['10000'])
  expect(await refundsOf(part.orderId)).toEqual([])
  const told = await shop.db.select().from(mails).where(eq(mails.kind, 'batch_recalled'))
  expect(told.map(({ address }) => address).toSorted()).toEqual([asha.email, ravi.email].toSorted())
  expect(told[0]!.facts).toMatchObject({ code, reason })
  for (const kind of ['order_changed', 'order_cancelled', 'return_answered', 'order_corrected'] as const)
    expect(await shop.db.$count(mails, eq(mails.kind, kind))).toBe(0)

  await move(admin, onItsWay.orderId, { action: 'deliver' })
  await admin.post('/api/carry-out-recall', { batchId })
  expect((await outcomes())[onItsWay.orderId]).toEqual([1, 'given_back'])
  const again = await admin.post('/api/recall-batch', { batchId, reason })
  expect([again.status, again.body.code]).toEqual([409, 'batch_not_open'])
  const { body } = await admin.get(`/api/batches?page=1&productId=${milk}`)
  expect(body['data']).toMatchObject([{ state: 'open' }, { state: 'recalled', left: 0 }])
})

test('who sets out to pay for it while it is called back is offered it no more', async () => {
  const jaggery = await goods(0)
  const { _id: batchId } = await receive(jaggery, 4)
  const meena = await shop.customer('Meena')
  await fillCart(meena, jaggery)
  const { id, email } = meena
  const actor = { id, email, name: 'Meena', role: 'GENERAL' as const, duties: [], sessionId: '' }

  const { first, second } = await overlap(shop.ctx, {
    first: (tx) => writePaymentOrder({ ...tx, actor }, { amountPaise: 140_00 }, { language: 'en' }),
    second: () => admin.post('/api/recall-batch', { batchId, reason }),
  })

  expect(second.body['data']).toEqual([])
  const isIt = eq(paymentOrders.id, first.paymentOrder.id)
  expect(await shop.db.select().from(paymentOrders).where(isIt)).toMatchObject([{ status: 'expired' }])
  expect([await stockOf(jaggery), await leftOf(batchId)]).toEqual([0, 0])
})

test('what was paid in cash waits among the returns for a hand, and what was sent back or called off is left alone', async () => {
  const ghee = await goods(0)
  const { _id: batchId } = await receive(ghee, 9)
  const [asha, ravi] = [await shop.customer(), await shop.customer('Ravi')]
  const inCash = await cashOrder(asha, ghee, ghee)
  for (const action of ['pack', 'dispatch']) await move(admin, inCash, { action })
  await move(admin, inCash, { action: 'deliver', cashTaken: 240 })
  const gone = await buy(ravi, ghee)
  await move(admin, gone.orderId, { action: 'cancel', note: 'Asked for' })

  await admin.post('/api/recall-batch', { batchId, reason })
  const { body } = await admin.post('/api/carry-out-recall', { batchId })

  expect(body['data']).toMatchObject([{ orderId: inCash, pieces: 2, outcome: 'return_asked' }])
  const [asked] = await shop.db.select().from(returns).where(eq(returns.orderId, inCash))
  expect(asked).toMatchObject({ status: 'asked', reason, wish: 'money' })
  expect(
    await shop.db.$count(
      stockEntries,
      and(eq(stockEntries.productId, ghee), eq(stockEntries.why, 'recalled')),
    ),
  ).toBe(1)
})

test('what was taken along without a name waits among the returns too, and its money goes back', async () => {
  const paneer = await goods(0)
  const { _id: batchId } = await receive(paneer, 3)
  const sale = { lines: [{ productId: paneer, quantity: 2 }], amount: 200, payment: { way: 'cash' } }
  const { orderId } = (await admin.post('/api/counter/sales', sale)).body['data']
  await admin.post('/api/recall-batch', { batchId, reason })
  await admin.post('/api/carry-out-recall', { batchId })

  const listed = (await admin.get('/api/returns?page=1&status=asked')).body['data'] as { orderId: string }[]
  const asked = listed.find((one) => one.orderId === orderId) as { _id: string } | undefined
  expect(asked).toMatchObject({ user: { _id: '', name: 'Walk-in customer' } })
  const decision = { outcome: 'money', amount: 200, answer: 'Sorry.' }
  expect((await admin.post(`/api/returns/${asked!._id}/decide`, decision)).status).toBe(200)
})

test('what came back from a door is packed anew without it, and delivery that was free stays free', async () => {
  const [curd, rice] = [await goods(0), await goods(9)]
  const { _id: batchId } = await receive(curd, 3)
  const { orderId } = await buy(await shop.customer(), curd, rice, rice, rice, rice)
  for (const action of ['pack', 'dispatch', 'bring_back'])
    await move(admin, orderId, { action, ...(action === 'bring_back' && { note: 'Nobody was at home.' }) })

  await admin.post('/api/recall-batch', { batchId, reason })
  const { body } = await admin.post('/api/carry-out-recall', { batchId })

  expect(body['data']).toMatchObject([{ orderId, outcome: 'taken_out' }])
  expect(await refundsOf(orderId)).toEqual(['10000'])
  await deliver(admin, orderId)
  expect(await wrongInBooks(shop.pool, orderId)).toEqual([])
})

test('an order whose money has to wait for a second administrator does not keep the others waiting', async () => {
  const oil = await goods(0)
  const { _id: batchId } = await receive(oil, 5)
  const [large, small] = [
    await buy(await shop.customer(), oil, oil, oil),
    await buy(await shop.customer(), oil),
  ]
  await admin.post('/api/recall-batch', { batchId, reason })
  await shop.db.update(shopSettings).set({ refundLimitPaise: 200_00 })

  await carryOutRecall(deskCtx(), batchId, 1)
  await shop.db.update(shopSettings).set({ refundLimitPaise: null })

  expect([await statusOf(large.orderId), await statusOf(small.orderId)]).toEqual(['paid', 'cancelled'])
})

test('a recall is told on the telephone of who wants that, with its order', async () => {
  const curd = await goods(0)
  const { _id: batchId } = await receive(curd, 3)
  const asha = await shop.customer()
  const consent = {
    personId: asha.id,
    channel: 'sms',
    mobile: '9812345670',
    givenAt: shop.ctx.now(),
  } as const
  await shop.db.insert(phoneConsents).values(consent)
  const { orderId } = await buy(asha, curd)

  await admin.post('/api/recall-batch', { batchId, reason })

  const told = await shop.db.select().from(phoneMessages).where(eq(phoneMessages.kind, 'batch_recalled'))
  expect(told).toMatchObject([{ personId: asha.id, orderId }])
})

test('a recall needs a batch and a reason', async () => {
  expect((await admin.post('/api/recall-batch', { batchId: 'none', reason })).status).toBe(404)
  const { body } = await admin.post('/api/recall-batch', { batchId: 'none', reason: ' ' })
  expect(body.fields).toHaveProperty('reason')
})

function deskCtx(): Ctx {
  const { id, email } = admin
  return { ...shop.ctx, actor: { id, email, name: '', role: 'ADMIN', duties: [], sessionId: '' } }
}

function goods(stock: number) {
  return makeProduct(shop, { stock, sellingPricePaise: 100_00, listPricePaise: 100_00 })
}

async function receive(productId: string, pieces: number): Promise<{ _id: string; code: string }> {
  const { body } = await admin.post('/api/batches', { growerId, productId, pieces })
  return body['data'].batch as { _id: string; code: string }
}

/** Answers its id. */
async function cashOrder(person: Visitor, ...productIds: string[]): Promise<string> {
  await fillCart(person, ...productIds)
  const amount = productIds.length * 100 + 40
  const { body } = await person.post('/api/orders/cash', { amount, addressId: await addAddress(person) })
  expect(body).toMatchObject({ success: true })
  return body['orderId'] as string
}

async function leftOf(batchId: string): Promise<number> {
  const [batch] = await shop.db.select().from(batches).where(eq(batches.id, batchId))
  return batch!.left
}

async function stockOf(productId: string): Promise<number | null> {
  const [product] = await shop.db.select().from(products).where(eq(products.id, productId))
  return product!.stock
}

async function statusOf(orderId: string): Promise<string> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  return order!.status
}

async function refundsOf(orderId: string): Promise<string[]> {
  const { rows } = await shop.pool.query<{ paise: string }>(
    'select r.amount_paise as paise from refunds r join payments p on p.id = r.payment_id where p.order_id = $1',
    [orderId],
  )
  return rows.map(({ paise }) => paise)
}
