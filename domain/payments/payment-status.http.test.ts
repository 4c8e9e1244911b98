import { expect, test } from 'vitest'

import { cartTotal, fillCart, ordersOf, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { reconcilePaymentOrders } from './reconcile.ts'

const shop = await testShop()

test('a payment that the bank has yet to decide is open, to its owner alone, until the bank answers', async () => {
  const asha = await buyer()
  const { orderId } = await startPaying(asha)
  expect(await standing(asha, orderId)).toEqual([{ paid: false, orderId: null, isOpen: false }, null])

  const answer = await beginAtGateway(asha, orderId)
  expect(await standing(asha, orderId)).toEqual([{ paid: false, orderId: null, isOpen: true }, orderId])
  const ravi = await shop.customer()
  expect(await openOf(ravi)).toBeNull()
  expect(await ravi.get(`/api/razorpay/order/${orderId}`)).toMatchObject({ status: 404 })

  await answer({ approve: true })
  // Whoever asks what is open has the order made that the list then shows.
  expect(await openOf(asha)).toBeNull()
  const [order] = await ordersOf(asha)
  expect(await standing(asha, orderId)).toEqual([{ paid: true, orderId: order?._id, isOpen: false }, null])
})

test('an attempt that failed leaves nothing open', async () => {
  const asha = await buyer()
  const { orderId } = await startPaying(asha)
  const answer = await beginAtGateway(asha, orderId)
  await answer({ approve: false })
  expect(await standing(asha, orderId)).toEqual([{ paid: false, orderId: null, isOpen: false }, null])
})

test('while the gateway is away nobody can say whether a payment is open, and nobody can pay', async () => {
  const asha = await buyer()
  await startPaying(asha)
  await shop.guest().post('/sandbox/razorpay/faults', { mode: 'down' })
  const asked = await asha.get('/api/razorpay/open-payment')
  expect(asked).toMatchObject({ status: 503, body: { code: 'gateway_unavailable' } })
  const again = await asha.post('/api/razorpay/order', { amount: await cartTotal(asha) })
  expect(again.body.code).toBe('gateway_unavailable')
  await shop.guest().post('/sandbox/razorpay/faults', { mode: 'none' })
  expect(await openOf(asha)).toBeNull()
})

test('a payment stays open when another checkout takes the place of its own, and when its goods are held no more', async () => {
  const asha = await buyer()
  const { orderId } = await startPaying(asha)
  // The bank gives up after ten minutes, and the goods are held for fifteen.
  shop.passTime(8)
  const answer = await beginAtGateway(asha, orderId)
  await fillCart(asha, await makeProduct(shop))
  await startPaying(asha)
  expect(await openOf(asha)).toBe(orderId)

  shop.passTime(8)
  await reconcilePaymentOrders(shop.ctx)
  expect(await openOf(asha)).toBe(orderId)

  await answer({ approve: true })
  const asked = await asha.get('/api/razorpay/open-payment')
  expect(asked.body).toMatchObject({ data: null, hasSettled: true })
  expect(await ordersOf(asha)).toHaveLength(1)
  expect((await asha.get('/api/razorpay/open-payment')).body).toMatchObject({ hasSettled: false })
})

async function buyer(): Promise<Visitor> {
  const customer = await shop.customer()
  await fillCart(customer, await makeProduct(shop))
  return customer
}

/** Pays by UPI, without a webhook: asking alone tells. Answers how the bank is made to answer. */
async function beginAtGateway(visitor: Visitor, orderId: string) {
  const { keyId: key } = (await visitor.post('/api/razorpay/order', { amount: await cartTotal(visitor) }))
    .body as unknown as { keyId: string }
  const begun = await visitor.post('/sandbox/razorpay/checkout/payments', {
    key,
    order_id: orderId,
    method: 'upi',
    vpa: 'success@razorpay',
  })
  expect(begun.status).toBe(200)
  const { payment_id } = begun.body as unknown as { payment_id: string }
  await shop.pool.query(`update razorpay_sandbox.payments set webhook_mode = 'none' where id = $1`, [
    payment_id,
  ])
  return (answer: { approve: boolean }) =>
    visitor.post(`/sandbox/razorpay/checkout/payments/${payment_id}/answer`, { key, ...answer })
}

async function standing(visitor: Visitor, orderId: string) {
  const status = await visitor.get(`/api/razorpay/order/${orderId}`)
  return [status.body.data, await openOf(visitor)]
}

async function openOf(visitor: Visitor): Promise<unknown> {
  return (await visitor.get('/api/razorpay/open-payment')).body.data
}
