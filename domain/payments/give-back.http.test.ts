import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { payments, refunds } from '#db/schema/index.ts'
import { overlap } from '#tests/support/locks.ts'
import { buy, move, orderInCash } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const [admin, asha] = [await shop.admin(), await shop.customer()]

test('of ten refunds at once of a payment that bears three, three are given back and seven are told that nothing is left', async () => {
  // ₹600.00, without shipping.
  const { orderId, transactionId } = await buy(
    asha,
    await makeProduct(shop, { sellingPricePaise: 600_00, listPricePaise: 600_00 }),
  )
  const refund = () =>
    admin.post(`/api/orders/${orderId}/refund`, { transactionId, amount: 200, note: 'Two were bruised.' })

  const { second: answers } = await overlap(shop.ctx, {
    first: ({ db }) => db.select().from(payments).where(eq(payments.id, transactionId)).for('update'),
    second: () => Promise.all(Array.from({ length: 10 }, refund)),
  })

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, body }) => [status, body['code'], body['left']])).toEqual(
    Array.from({ length: 7 }, () => [422, 'bad_refund', 0]),
  )
  expect(await refundedAtGateway(transactionId)).toBe(600_00)
  const { body } = await asha.get(`/api/orders/${orderId}`)
  expect(body['data'].status).toBe('Paid')
  expect(body['data'].refunds).toHaveLength(3)
  expect(body['data'].refunds[0]).toMatchObject({
    amount: 200,
    reason: 'by_hand',
    note: 'Two were bruised.',
    standing: 'given back',
    givenBackAt: expect.stringMatching(/Z$/),
  })
})

test.each([
  [0, 'nothing'],
  [-5, 'less than nothing'],
  [10.005, 'three decimals'],
  [640.01, 'more than was paid'],
  [0.99, 'less than the gateway gives back'],
  [499.5, 'a rest that the gateway would not give back'],
])('₹%s is refused with what is left: %s', async (amount) => {
  const { orderId, transactionId } = await buy(
    asha,
    await makeProduct(shop, { sellingPricePaise: 300_00, listPricePaise: 300_00 }),
    await makeProduct(shop, { sellingPricePaise: 300_00, listPricePaise: 300_00 }),
  )
  await admin.post(`/api/orders/${orderId}/refund`, { transactionId, amount: 100, note: 'A gift.' })

  const answer = await admin.post(`/api/orders/${orderId}/refund`, {
    transactionId,
    amount,
    note: 'Too much.',
  })

  expect(answer).toMatchObject({ status: 422, body: { code: 'bad_refund', left: 500 } })
  expect(await refundedAtGateway(transactionId)).toBe(100_00)
})

test('a part of what was paid in cash is given back in cash, once under its key and never more than was paid', async () => {
  const orderId = await orderInCash(shop, asha)
  for (const action of ['pack', 'dispatch']) await move(admin, orderId, { action })
  await move(admin, orderId, { action: 'deliver', cashTaken: 500 })
  const give = (amount: number, key: string) =>
    admin.post(`/api/orders/${orderId}/refund`, { amount, note: 'Bruised.' }, { 'idempotency-key': key })

  const answers = [
    await give(120.5, 'key-of-the-cash-given-back'),
    await give(120.5, 'key-of-the-cash-given-back'),
    await give(379.51, 'key-of-more-than-is-left-1'),
    await give(0, 'key-of-nothing-to-give-back'),
  ]

  expect(answers.map(({ status, body }) => [status, body['left']])).toEqual([
    [200, undefined],
    [200, undefined],
    [422, 379.5],
    [422, 379.5],
  ])
  const { body } = await asha.get(`/api/orders/${orderId}`)
  expect(body['data']).toMatchObject({
    status: 'Delivered',
    due: 0,
    cash: [{ amount: 500 }, { amount: -120.5, note: 'Bruised.' }],
    documents: [{ amount: 500 }, { amount: 120.5 }],
  })
})

test('a refund names the lines that it is for, and no more pieces than were bought', async () => {
  const { orderId, transactionId } = await buy(asha, await makeProduct(shop))
  const refund = (quantity: number) =>
    admin.post(`/api/orders/${orderId}/refund`, {
      transactionId,
      amount: 1,
      note: 'Bruised.',
      lines: [{ position: 0, quantity }],
    })

  expect((await refund(2)).status).toBe(422)
  const { body } = await refund(1)

  expect(body['data'].refunds).toMatchObject([{ lines: [{ position: 0, quantity: 1 }] }])
})

test('the payment of another order is not found', async () => {
  const [mine, other] = [await buy(asha, await makeProduct(shop)), await buy(asha, await makeProduct(shop))]
  const input = { transactionId: other.transactionId, amount: 1, note: 'Wrong order.' }
  expect((await admin.post(`/api/orders/${mine.orderId}/refund`, input)).status).toBe(404)
})

async function refundedAtGateway(transactionId: string): Promise<number> {
  const made = await shop.ctx.gateways.payments.refundsOfPayment(transactionId)
  expect(made).toHaveLength(
    (await shop.db.select().from(refunds).where(eq(refunds.paymentId, transactionId))).length,
  )
  return made.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}
