import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders, paymentOrders, webhookEvents } from '#db/schema/index.ts'
import { setShelf } from '#tests/support/ledger.ts'
import { fillCart, ordersOf, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import type { Receipt } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { reconcilePaymentOrders } from './reconcile.ts'
import { settlePayment } from './settle-payment.ts'
import { processDueWebhooks } from './webhooks.ts'

// What became of a payment is decided when it is settled. What the shopkeeper makes of the order is another
// thing.
const shop = await testShop()

test.each(['packed', 'out_for_delivery', 'delivered', 'cancelled', 'refunded'] as const)(
  'a payment that was sold stays so when its order is %s',
  async (status) => {
    const { asha, receipt } = await paid()
    const first = await verify(asha, receipt)
    await shop.db.update(orders).set({ status }).where(eq(orders.id, first.body['orderId']))

    const again = await verify(asha, receipt)
    await reportAgain(receipt)

    expect(again.body).toEqual(first.body)
    expect((await statusOf(asha, receipt)).body['data']).toMatchObject({
      paid: true,
      orderId: first.body['orderId'],
    })
    expect(await ordersOf(asha)).toHaveLength(1)
  },
)

test('a payment that the shopkeeper gave back stays one that was paid', async () => {
  const { asha, receipt } = await paid()
  const { body } = await verify(asha, receipt)
  await shop.ctx.gateways.payments.refund(receipt.razorpay_payment_id, {
    amountPaise: 189_00,
    idempotencyKey: `by-hand-${receipt.razorpay_payment_id}`,
  })

  expect((await verify(asha, receipt)).body).toEqual(body)
  expect((await statusOf(asha, receipt)).body['data']).toMatchObject({ paid: true, orderId: body['orderId'] })
})

test('a payment that went back stays so, whatever its order says', async () => {
  const { asha, receipt, oil } = await paid({ stock: 1, isLate: true })
  await setShelf(shop.ctx, oil, 0)
  const first = await verify(asha, receipt)
  expect(first).toMatchObject({ status: 409, body: { code: 'paid_too_late' } })
  const [order] = await ordersOf(asha)
  await shop.db
    .update(orders)
    .set({ status: 'paid' })
    .where(eq(orders.id, order?._id ?? ''))

  const again = await verify(asha, receipt)

  expect(again.body).toEqual(first.body)
  expect(await ordersOf(asha)).toMatchObject([{ status: 'Paid' }])
  expect(await reported(receipt)).toEqual({
    orderId: order?._id,
    outcome: 'given_back',
    why: 'out_of_stock',
  })
  expect((await statusOf(asha, receipt)).body['data']).toMatchObject({
    paid: false,
    orderId: order?._id,
  })
})

/** Somebody paid at the gateway and nobody has reported it yet. */
async function paid({ stock = null, isLate = false }: { stock?: number | null; isLate?: boolean } = {}) {
  const asha = await shop.customer()
  const oil = await makeProduct(shop, { sellingPricePaise: 149_00, listPricePaise: 180_00, stock })
  await fillCart(asha, oil)
  const { orderId } = await startPaying(asha)
  if (isLate) {
    shop.passTime(20)
    await reconcilePaymentOrders(shop.ctx)
  }
  return { asha, oil, receipt: await payAtGateway(asha, orderId, { webhook: 'none' }) }
}

/** The gateway tells of it once more, as it may at any time. */
async function reportAgain(receipt: Receipt) {
  const payload = { payload: { payment: { entity: { id: receipt.razorpay_payment_id } } } }
  const body = Buffer.from(JSON.stringify(payload))
  const now = shop.ctx.now()
  const id = `again-${receipt.razorpay_payment_id}`
  await shop.db
    .insert(webhookEvents)
    .values({ id, event: 'payment.captured', body, receivedAt: now, nextAttemptAt: now })
  await processDueWebhooks(shop.ctx)
}

/** What the sweeps and webhooks are answered. */
async function reported(receipt: Receipt) {
  const payment = await shop.ctx.gateways.payments.findPayment(receipt.razorpay_payment_id)
  const [paymentOrder] = await shop.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.gatewayOrderId, receipt.razorpay_order_id))
  return settlePayment(shop.ctx, { paymentOrderId: paymentOrder!.id, payment: payment! })
}

function statusOf(asha: Visitor, receipt: Receipt) {
  return asha.get(`/api/razorpay/order/${receipt.razorpay_order_id}`)
}
