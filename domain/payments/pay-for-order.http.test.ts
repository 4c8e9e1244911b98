import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders, paymentOrders, payments, refunds } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'
import type { OrderStatus } from '#domain/orders/rules.ts'
import { overlap } from '#tests/support/locks.ts'
import { fillCart, ordersOf, payAtGateway, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { settlePayment } from './settle-payment.ts'

// Payment orders that pay for an order that exists; until the desk opens them they are written here by hand.
const shop = await testShop()
type Customer = Visitor & { id: string }

test('money that was asked for an order is added to it once, however often it is reported', async () => {
  const asha = await shop.customer()
  await fillCart(asha, await makeProduct(shop))
  const orderId = await orderInCash(asha)
  const receipt = await payAtGateway(asha, await openFor(asha, orderId))

  const answers = await Promise.all([verify(asha, receipt), verify(asha, receipt)])
  answers.push(await verify(asha, receipt))

  expect(answers.map(({ body }) => body['orderId'])).toEqual([orderId, orderId, orderId])
  expect(await orderRow(orderId)).toMatchObject({
    paidPaise: 500_00,
    paymentId: receipt.razorpay_payment_id,
    status: 'placed',
  })
  expect(await ordersOf(asha)).toMatchObject([
    { status: 'Placed', transactionId: receipt.razorpay_payment_id },
  ])
  expect((await asha.get('/api/countAddToCartProduct')).body.data).toEqual({ count: 1 })
  expect(await refundsOf(receipt.razorpay_payment_id)).toEqual([])
})

test('what is more than an order’s due goes back, and no more than that', async () => {
  const asha = await shop.customer()
  const orderId = await orderInCash(asha)
  const [part, whole] = [
    await openFor(asha, orderId, 200_00),
    await openFor(asha, orderId, 500_00, 'superseded'),
  ]
  const [first, second] = [await payAtGateway(asha, part), await payAtGateway(asha, whole)]

  await verify(asha, first)
  const verified = await verify(asha, second)

  expect(verified.body).toMatchObject({ success: true, orderId })
  expect(await orderRow(orderId)).toMatchObject({ paidPaise: 500_00, paymentId: first.razorpay_payment_id })
  expect(await refundsOf(second.razorpay_payment_id)).toMatchObject([
    { amountPaise: 200_00, reason: 'surplus', nextAttemptAt: null },
  ])
  // A part is back, so the payment itself still stands at the gateway.
  const atGateway = await shop.ctx.gateways.payments.findPayment(second.razorpay_payment_id)
  expect(atGateway).toMatchObject({ status: 'captured', amountPaise: 500_00 })
})

test.each(['cancelled', 'refunded'] as const)(
  'money for an order that is %s goes back whole',
  async (status) => {
    const asha = await shop.customer()
    const orderId = await orderInCash(asha)
    const gatewayOrderId = await openFor(asha, orderId)
    await shop.db.update(orders).set({ status }).where(eq(orders.id, orderId))

    const receipt = await payAtGateway(asha, gatewayOrderId)
    const verified = await verify(asha, receipt)

    expect(verified).toMatchObject({ status: 409, body: { code: 'paid_too_late' } })
    expect(await orderRow(orderId)).toMatchObject({ status, paidPaise: 0, paymentId: null })
    expect(await refundsOf(receipt.razorpay_payment_id)).toMatchObject([{ amountPaise: 500_00 }])
  },
)

test('money for an order that is being called off waits for that, and goes back', async () => {
  const asha = await shop.customer()
  const orderId = await orderInCash(asha)
  const receipt = await payAtGateway(asha, await openFor(asha, orderId))

  const { second } = await overlap(shop.ctx, {
    first: (tx) => tx.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId)),
    second: () => verify(asha, receipt),
  })

  expect(second).toMatchObject({ status: 409, body: { code: 'paid_too_late' } })
  expect(await orderRow(orderId)).toMatchObject({ paidPaise: 0, paymentId: null })
})

test('two who pay for one order at the same moment pay for it once', async () => {
  const asha = await shop.customer()
  const orderId = await orderInCash(asha)
  const first = await payAtGateway(asha, await openFor(asha, orderId))
  const second = await payAtGateway(asha, await openFor(asha, orderId, 500_00, 'expired'))
  const [paymentOrder] = await shop.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.gatewayOrderId, first.razorpay_order_id))
  const payment = await shop.ctx.gateways.payments.findPayment(first.razorpay_payment_id)

  const settled = await overlap(shop.ctx, {
    first: (tx) => settlePayment(tx, { paymentOrderId: paymentOrder!.id, payment: payment! }),
    second: () => verify(asha, second),
  })

  expect(settled.first.outcome).toBe('sold')
  expect(settled.second).toMatchObject({ status: 409, body: { code: 'paid_too_late' } })
  expect(await orderRow(orderId)).toMatchObject({ paidPaise: 500_00 })
  const back = await shop.db
    .select({ amountPaise: refunds.amountPaise })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId))
  expect(back).toEqual([{ amountPaise: 500_00 }])
})

async function orderInCash(person: Customer, status: OrderStatus = 'placed'): Promise<string> {
  const id = newId()
  await shop.db.insert(orders).values({
    id,
    paymentWay: 'cash',
    personId: person.id,
    status,
    subtotalPaise: 500_00,
    shippingPaise: 0,
    totalPaise: 500_00,
    createdAt: shop.ctx.now(),
  })
  return id
}

/** Opens a payment order for an order, here and at the gateway. Answers the gateway's id. */
async function openFor(
  person: Customer,
  orderId: string,
  amountPaise = 500_00,
  status: 'open' | 'superseded' | 'expired' = 'open',
): Promise<string> {
  const id = newId()
  const opened = await shop.ctx.gateways.payments.createOrder({ amountPaise, receipt: id, notes: {} })
  await shop.db.insert(paymentOrders).values({
    id,
    personId: person.id,
    purpose: 'order',
    orderId,
    gatewayOrderId: opened.id,
    status,
    lines: [],
    subtotalPaise: amountPaise,
    shippingPaise: 0,
    totalPaise: amountPaise,
    createdAt: shop.ctx.now(),
  })
  return opened.id
}

async function orderRow(id: string) {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id))
  return order
}

function refundsOf(paymentId: string) {
  return shop.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
}
