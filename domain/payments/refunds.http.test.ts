import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { payments, refunds } from '#db/schema/index.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { carryOutDueRefunds, carryOutRefunds, requestRefund } from './refunds.ts'

const shop = await testShop()

test('a payment goes back in parts, each once, and its sums say so here and at the gateway', async () => {
  const paymentId = await paidOrder()
  await askFor(paymentId, 100_00)
  await askFor(paymentId, 89_00)

  await Promise.all([carryOutDueRefunds(shop.ctx), carryOutDueRefunds(shop.ctx)])

  expect(await refundsOf(paymentId)).toMatchObject([{ nextAttemptAt: null }, { nextAttemptAt: null }])
  expect((await refundsOf(paymentId)).every(({ refundedAt }) => refundedAt !== null)).toBe(true)
  expect(await refundedHere(paymentId)).toBe(189_00)
  expect(await refundedAtGateway(paymentId)).toEqual([89_00, 100_00])
})

test('an answer that was lost gives nothing back twice', async () => {
  const paymentId = await paidOrder()
  await askFor(paymentId, 100_00)
  await shop.guest().post('/sandbox/razorpay/faults', { mode: 'lost-answer', count: 1 })

  await carryOutRefunds(shop.ctx, paymentId)
  const [waiting] = await refundsOf(paymentId)
  shop.passTime(2)
  await carryOutDueRefunds(shop.ctx)

  expect(waiting).toMatchObject({ refundedAt: null, attempts: 1 })
  expect(await refundsOf(paymentId)).toMatchObject([{ nextAttemptAt: null, attempts: 2 }])
  expect(await refundedAtGateway(paymentId)).toEqual([100_00])
})

test('of ten who give back at the same moment of a payment that bears three, three do', async () => {
  const paymentId = await paidOrder()

  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => askFor(paymentId, 60_00)))

  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(answers.length - refused.length).toBe(3)
  expect(refused.map((reason) => reason.cause.constraint)).toEqual(Array(7).fill('payments_refunded'))
  expect(await refundedHere(paymentId)).toBe(180_00)
})

test('a refund that is withdrawn is no part of the sum any more', async () => {
  const paymentId = await paidOrder()
  await askFor(paymentId, 189_00)
  await shop.db.delete(refunds).where(eq(refunds.paymentId, paymentId))
  await askFor(paymentId, 10_00)
  await shop.db.update(refunds).set({ amountPaise: 15_00 }).where(eq(refunds.paymentId, paymentId))
  expect(await refundedHere(paymentId)).toBe(15_00)
})

/** An order of ₹189.00. Answers its payment. */
async function paidOrder(): Promise<string> {
  const asha = await shop.customer()
  await fillCart(asha, await makeProduct(shop, { sellingPricePaise: 149_00, listPricePaise: 180_00 }))
  const receipt = await payAtGateway(asha, (await startPaying(asha)).orderId)
  expect((await verify(asha, receipt)).body.success).toBe(true)
  return receipt.razorpay_payment_id
}

async function askFor(paymentId: string, amountPaise: number): Promise<void> {
  await requestRefund(shop.ctx, { paymentId, amountPaise, reason: 'by_hand' })
}

function refundsOf(paymentId: string) {
  return shop.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
}

async function refundedHere(paymentId: string): Promise<number | undefined> {
  const [payment] = await shop.db.select().from(payments).where(eq(payments.id, paymentId))
  return payment?.refundedPaise
}

async function refundedAtGateway(paymentId: string): Promise<number[]> {
  const { rows } = await shop.pool.query<{ amount: number }>(
    'select amount_paise::int as amount from razorpay_sandbox.refunds where payment_id = $1 order by 1',
    [paymentId],
  )
  return rows.map(({ amount }) => amount)
}
