import { createHmac } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { orders, paymentOrders, products, refunds, webhookEvents } from '#db/schema/index.ts'
import { setShelf } from '#tests/support/ledger.ts'
import { cartTotal, fillCart, ordersOf, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { reconcilePaymentOrders } from './reconcile.ts'
import { carryOutDueRefunds } from './refunds.ts'
import { settlePayment } from './settle-payment.ts'

const webhookSecret = 'webhook-secret-of-the-tests'
const shop = await testShop({ RAZORPAY_WEBHOOK_SECRET: webhookSecret })

test('an amount that is not the cart’s total is refused with the right one, and nothing is held', async () => {
  const oil = await makeProduct(shop, { stock: 3 })
  const asha = await shop.customer()
  await fillCart(asha, oil)
  const total = await cartTotal(asha)

  for (const amount of [1, total - 0.01, total + 1, 0]) {
    const refused = await asha.post('/api/razorpay/order', { amount })
    expect(refused).toMatchObject({ status: 409, body: { success: false, code: 'amount_mismatch', total } })
  }
  expect(await stockOf(oil)).toBe(3)
})

test('an empty cart cannot be paid', async () => {
  const asha = await shop.customer()
  expect(await asha.post('/api/razorpay/order', { amount: 0 })).toMatchObject({
    status: 409,
    body: { code: 'cart_empty' },
  })
})

test('items and totalPrice of the browser change nothing', async () => {
  const asha = await buyer()
  const { orderId, amountPaise } = await startPaying(asha)
  const receipt = await payAtGateway(asha, orderId)

  const verified = await asha.post('/api/razorpay/verify', {
    ...receipt,
    items: [{ productId: 'something-else', quantity: 99 }],
    totalPrice: 0.01,
  })

  expect(verified.body.success).toBe(true)
  expect(await ordersOf(asha)).toMatchObject([{ totalPrice: amountPaise / 100 }])
})

test('a forged signature, or a genuine one for another order, settles nothing', async () => {
  const [asha, ravi] = [await buyer(), await buyer()]
  const [first, second] = [await startPaying(asha), await startPaying(ravi)]
  const paid = await payAtGateway(ravi, second.orderId, { webhook: 'none' })
  const flipped = paid.razorpay_signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))

  for (const receipt of [
    { ...paid, razorpay_signature: flipped },
    { ...paid, razorpay_signature: 'x' },
    { ...paid, razorpay_signature: paid.razorpay_signature.toUpperCase() },
  ])
    expect(await verify(ravi, receipt)).toMatchObject({ status: 400, body: { code: 'bad_signature' } })
  expect(await verify(asha, { ...paid, razorpay_order_id: first.orderId })).toMatchObject({ status: 400 })
  expect(await ordersOf(asha)).toEqual([])
  expect(await ordersOf(ravi)).toEqual([])
})

test('somebody else’s payment is not found', async () => {
  const [asha, ravi] = [await buyer(), await buyer()]
  const receipt = await payAtGateway(asha, (await startPaying(asha)).orderId)

  expect(await verify(ravi, receipt)).toMatchObject({ status: 404 })
  expect(await ravi.get(`/api/razorpay/order/${receipt.razorpay_order_id}`)).toMatchObject({ status: 404 })
  expect(await ordersOf(ravi)).toEqual([])
})

test('a payment that failed makes no order, and the cart stays', async () => {
  const asha = await buyer()
  const { orderId } = await startPaying(asha)
  await payAtGateway(asha, orderId, { outcome: 'failure', webhook: 'normal' })

  expect((await asha.get(`/api/razorpay/order/${orderId}`)).body.data).toEqual({
    paid: false,
    orderId: null,
    isOpen: false,
  })
  expect(await ordersOf(asha)).toEqual([])
  expect((await asha.get('/api/countAddToCartProduct')).body.data).toEqual({ count: 1 })
})

test('a checkout that is closed after the money was taken is told so', async () => {
  const asha = await buyer()
  const { orderId } = await startPaying(asha)
  await payAtGateway(asha, orderId)

  const { body } = await asha.get(`/api/razorpay/order/${orderId}`)

  expect(body.data).toMatchObject({ paid: true })
  expect(await ordersOf(asha)).toHaveLength(1)
})

test('asking twice for an unchanged cart answers the same gateway order, also at the same moment', async () => {
  const asha = await buyer()
  const total = await cartTotal(asha)

  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => asha.post('/api/razorpay/order', { amount: total })),
  )

  expect(new Set(answers.map((answer) => answer.body.order.id)).size).toBe(1)
})

test('a cart that was paid in another tab cannot be paid again', async () => {
  const asha = await buyer()
  const { orderId, amountPaise } = await startPaying(asha)
  await payAtGateway(asha, orderId)

  const again = await asha.post('/api/razorpay/order', { amount: amountPaise / 100 })

  expect(again).toMatchObject({ status: 409, body: { code: 'already_paid' } })
  expect(await ordersOf(asha)).toHaveLength(1)
})

test('a cart that was changed, or left for a while, cannot be paid again while the first payment is on its way', async () => {
  for (const meanwhile of ['changed', 'left']) {
    const asha = await buyer()
    const { orderId } = await startPaying(asha)
    await payAtGateway(asha, orderId)
    if (meanwhile === 'changed') await fillCart(asha, await makeProduct(shop))
    else shop.passTime(12)

    const again = await asha.post('/api/razorpay/order', { amount: await cartTotal(asha) })

    expect(again, meanwhile).toMatchObject({ status: 409, body: { code: 'already_paid' } })
    expect(await ordersOf(asha)).toHaveLength(1)
    const left = meanwhile === 'changed' ? 1 : 0
    expect((await asha.get('/api/countAddToCartProduct')).body.data).toEqual({ count: left })
  }
})

test('a webhook without the right signature is refused and not kept', async () => {
  const body = JSON.stringify({ event: 'payment.captured', payload: {} })
  const before = (await shop.db.select().from(webhookEvents)).length
  for (const signature of ['', 'forged', createHmac('sha256', 'another secret').update(body).digest('hex')]) {
    const answer = await sendWebhook(body, { 'x-razorpay-signature': signature })
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_signature' } })
  }
  expect(await shop.db.select().from(webhookEvents)).toHaveLength(before)
})

test('a signed webhook of an event or a payment that we do not know is taken and does nothing', async () => {
  const before = (await shop.db.select().from(orders)).length
  for (const event of ['payment.downtime.started', 'payment.captured', 'order.paid', 'something.new']) {
    const body = JSON.stringify({ event, payload: { payment: { entity: { id: 'pay_00000000000000' } } } })
    expect(await sendWebhook(body, signed(body))).toMatchObject({ status: 200 })
  }
  await vi.waitFor(
    async () => {
      const open = (await shop.db.select().from(webhookEvents)).filter((event) => event.processedAt === null)
      expect(open).toEqual([])
    },
    { timeout: 10_000 },
  )
  expect(await shop.db.select().from(orders)).toHaveLength(before)
})

test('while the gateway is down paying is refused with advice, the cart stays, and later it works', async () => {
  const asha = await buyer()
  const total = await cartTotal(asha)
  await faults('down')
  const refused = await asha.post('/api/razorpay/order', { amount: total })
  await faults('none')

  expect(refused).toMatchObject({ status: 503, body: { code: 'gateway_unavailable' } })
  expect(refused.headers.get('retry-after')).toBe('30')
  expect((await asha.post('/api/razorpay/order', { amount: total })).body.success).toBe(true)
})

test('a gateway that goes down after paying delays the order and does not lose it', async () => {
  const asha = await buyer()
  const receipt = await payAtGateway(asha, (await startPaying(asha)).orderId)
  await faults('down')
  const refused = await verify(asha, receipt)
  shop.passTime(1)
  await reconcilePaymentOrders(shop.ctx)
  await faults('none')
  expect(refused.status).toBe(503)
  expect(await ordersOf(asha)).toEqual([])

  shop.passTime(1)
  await reconcilePaymentOrders(shop.ctx)

  expect(await ordersOf(asha)).toMatchObject([{ status: 'Paid' }])
})

test('an answer of the gateway that was lost opens no second order there', async () => {
  const asha = await buyer()
  const total = await cartTotal(asha)
  await faults('lost-answer', 1)
  expect((await asha.post('/api/razorpay/order', { amount: total })).status).toBe(503)
  shop.passTime(1)

  const { orderId } = await startPaying(asha)

  const [ours] = await shop.db.select().from(paymentOrders).where(eq(paymentOrders.gatewayOrderId, orderId))
  const known = await shop.pool.query('select id from razorpay_sandbox.orders where receipt = $1', [ours?.id])
  expect(known.rows).toEqual([{ id: orderId }])
})

test('the last piece is sold once: the second buyer is told before paying', async () => {
  const oil = await makeProduct(shop, { stock: 1 })
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  await fillCart(asha, oil)
  await fillCart(ravi, oil)
  const total = await cartTotal(asha)

  const answers = await Promise.all(
    [asha, ravi].map((person) => person.post('/api/razorpay/order', { amount: total })),
  )

  expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find((answer) => answer.status === 409)?.body).toMatchObject({
    code: 'out_of_stock',
    available: 0,
  })
  expect(await stockOf(oil)).toBe(0)
})

test('thirty buyers of five pieces: five pay, nobody sees an error of ours, and no piece is sold twice', async () => {
  const oil = await makeProduct(shop, { stock: 5 })
  const people = await Promise.all(Array.from({ length: 30 }, () => shop.customer()))
  for (const person of people) await fillCart(person, oil)
  const total = await cartTotal(people[0] as Visitor)

  const answers = await Promise.all(
    people.map((person) => person.post('/api/razorpay/order', { amount: total })),
  )

  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5)
  expect(answers.filter((answer) => answer.body.code === 'out_of_stock')).toHaveLength(25)
  expect(await stockOf(oil)).toBe(0)
})

test('one’s own held piece stays one’s own: the cart shows it, and a changed cart can be paid', async () => {
  const [oil, dal] = [await makeProduct(shop, { stock: 1 }), await makeProduct(shop)]
  const asha = await shop.customer()
  await fillCart(asha, oil)
  await startPaying(asha)

  const { body } = await asha.get('/api/view-card-product')
  expect(body.data[0].productId.stock).toBe(1)
  await fillCart(asha, dal)
  const { orderId } = await startPaying(asha)
  await verify(asha, await payAtGateway(asha, orderId))

  expect(await ordersOf(asha)).toMatchObject([{ status: 'Paid' }])
  expect(await stockOf(oil)).toBe(0)
})

test('stock that nobody paid for comes back after a quarter of an hour', async () => {
  const oil = await makeProduct(shop, { stock: 2 })
  const asha = await shop.customer()
  await fillCart(asha, oil, oil)
  await startPaying(asha)
  expect(await stockOf(oil)).toBe(0)

  shop.passTime(14)
  await reconcilePaymentOrders(shop.ctx)
  expect(await stockOf(oil)).toBe(0)
  shop.passTime(3)
  await reconcilePaymentOrders(shop.ctx)

  expect(await stockOf(oil)).toBe(2)
})

test('a payment after the hold takes the stock again while there is some', async () => {
  const oil = await makeProduct(shop, { stock: 1 })
  const asha = await shop.customer()
  await fillCart(asha, oil)
  const { orderId } = await startPaying(asha)
  await letHoldEnd()

  const verified = await verify(asha, await payAtGateway(asha, orderId))

  expect(verified.body.success).toBe(true)
  expect(await stockOf(oil)).toBe(0)
})

test('a payment after the goods have gone is refunded in full, and the order says so', async () => {
  const [oil, dal] = [await makeProduct(shop, { stock: 1 }), await makeProduct(shop, { stock: 4 })]
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  await fillCart(asha, oil, dal)
  const { orderId, amountPaise } = await startPaying(asha)
  await letHoldEnd()
  await fillCart(ravi, oil)
  const sold = await startPaying(ravi)
  await verify(ravi, await payAtGateway(ravi, sold.orderId))

  const receipt = await payAtGateway(asha, orderId)
  const verified = await verify(asha, receipt)

  expect(verified).toMatchObject({ status: 409, body: { code: 'paid_too_late' } })
  expect(await verify(asha, receipt)).toMatchObject({ status: 409, body: { code: 'paid_too_late' } })
  expect((await asha.get(`/api/razorpay/order/${orderId}`)).body).toMatchObject({ data: { paid: false } })
  expect(await ordersOf(asha)).toMatchObject([
    { status: 'Refunded', transactionId: receipt.razorpay_payment_id },
  ])
  const back = await refundedOf(receipt.razorpay_payment_id)
  expect(back).toMatchObject({ amountPaise, reason: 'out_of_stock' })
  expect((await shop.ctx.gateways.payments.findPayment(receipt.razorpay_payment_id))?.status).toBe('refunded')
  expect([await stockOf(oil), await stockOf(dal)]).toEqual([0, 4])
  expect((await asha.get('/api/countAddToCartProduct')).body.data).toEqual({ count: 2 })
})

test('a second captured payment of one payment order is given back once, however often it is reported', async () => {
  const asha = await buyer()
  const { orderId, amountPaise } = await startPaying(asha)
  await verify(asha, await payAtGateway(asha, orderId))
  const other = await buyer()
  const surplus = await payAtGateway(other, (await startPaying(other)).orderId)
  const [first] = await shop.db.select().from(paymentOrders).where(eq(paymentOrders.gatewayOrderId, orderId))
  const payment = {
    id: surplus.razorpay_payment_id,
    gatewayOrderId: orderId,
    amountPaise,
    currency: 'INR',
    status: 'captured',
    method: 'upi',
  } as const

  const settle = () => settlePayment(shop.ctx, { paymentOrderId: first?.id ?? '', payment })
  const settlements = await Promise.all([settle(), settle(), settle()])

  expect(new Set(settlements.map((settlement) => settlement.orderId)).size).toBe(1)
  expect(await ordersOf(asha)).toHaveLength(1)
  expect(await refundedOf(payment.id)).toMatchObject({ reason: 'surplus' })
})

test('a refund that the bank takes its time over, and then fails, is asked for until the money is back', async () => {
  const { paymentId } = await paidTooLate('pending-refunds')
  const pending = await refundOf(paymentId)
  expect(pending).toMatchObject({ refundedAt: null, round: 1 })
  const outcome = 'failed'
  await shop.guest().post('/sandbox/razorpay/settle-refund', { refund_id: pending?.gatewayRefundId, outcome })

  for (const _round of [1, 2]) {
    shop.passTime(90)
    await carryOutDueRefunds(shop.ctx)
  }

  expect(await refundOf(paymentId)).toMatchObject({ round: 2, nextAttemptAt: null })
  expect((await refundOf(paymentId))?.refundedAt).not.toBeNull()
})

/** Somebody pays for a piece that was sold meanwhile, while the gateway has this fault for the refund. */
async function paidTooLate(fault: string): Promise<{ paymentId: string }> {
  const oil = await makeProduct(shop, { stock: 1 })
  const asha = await shop.customer()
  await fillCart(asha, oil)
  const { orderId } = await startPaying(asha)
  await letHoldEnd()
  await setShelf(shop.ctx, oil, 0)
  const receipt = await payAtGateway(asha, orderId)
  await faults(fault)
  expect((await verify(asha, receipt)).body.code).toBe('paid_too_late')
  await faults('none')
  return { paymentId: receipt.razorpay_payment_id }
}

async function buyer(): Promise<Visitor> {
  const person = await shop.customer()
  await fillCart(person, await makeProduct(shop, { sellingPricePaise: 149_00, listPricePaise: 180_00 }))
  return person
}

async function letHoldEnd(): Promise<void> {
  shop.passTime(20)
  await reconcilePaymentOrders(shop.ctx)
}

async function stockOf(productId: string): Promise<number | null | undefined> {
  const [row] = await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, productId))
  return row?.stock
}

async function refundOf(paymentId: string) {
  const [refund] = await shop.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
  return refund
}

/** The refund once it is done: the shop's own job may be at it when the settlement has answered. */
function refundedOf(paymentId: string) {
  return vi.waitFor(
    async () => {
      const refund = await refundOf(paymentId)
      expect(refund?.nextAttemptAt).toBeNull()
      return refund
    },
    { timeout: 10_000 },
  )
}

async function faults(mode: string, count?: number): Promise<void> {
  const set = await shop.guest().post('/sandbox/razorpay/faults', { mode, count })
  expect(set.status).toBe(200)
}

function sendWebhook(body: string, headers: Record<string, string>) {
  return shop.guest().send('/api/razorpay/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

function signed(body: string): Record<string, string> {
  return { 'x-razorpay-signature': createHmac('sha256', webhookSecret).update(body).digest('hex') }
}
