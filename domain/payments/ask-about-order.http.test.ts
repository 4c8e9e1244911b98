import { expect, test } from 'vitest'

import { newId } from '#domain/ground/ids.ts'
import { buy, orderInCash } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const [admin, asha] = [await shop.admin(), await shop.customer()]
const jar = () => makeProduct(shop, { sellingPricePaise: 640_00, listPricePaise: 700_00 })

test('an order of which the gateway has nothing new says what it has', async () => {
  const { orderId } = await buy(asha, await jar())
  expect((await ask(orderId)).message).toBe('The gateway has: Card ₹640.00, paid. Nothing is new.')
})

test('money that the bank confirmed after all, and nobody reported, is found and goes back', async () => {
  await fillCart(asha, await jar())
  const { orderId: gatewayOrderId } = await startPaying(asha)
  const failed = await payAtGateway(asha, gatewayOrderId, { outcome: 'failure' })
  const { body } = await verify(asha, await payAtGateway(asha, gatewayOrderId))
  expect((await ask(body['orderId'])).message).toContain('Card ₹640.00, failed')
  const confirm = `update razorpay_sandbox.payments set status = 'captured', error = null where id = $1`
  await shop.pool.query(confirm, [failed.razorpay_payment_id])

  const { message, data } = await ask(body['orderId'])

  expect(message).toContain('New: ₹640.00 has arrived that was not due, and goes back.')
  expect(data.payments).toMatchObject([{ left: 640 }, { left: 0 }])
  expect(data.refunds).toMatchObject([{ amount: 640, why: 'It was more than was due.' }])
})

test('what was given back at the gateway’s dashboard is found at once', async () => {
  const { orderId, transactionId } = await buy(asha, await jar())
  const refund = { amountPaise: 120_00, idempotencyKey: `dashboard_${newId()}` }
  await shop.ctx.gateways.payments.refund(transactionId, refund)

  const { message, data } = await ask(orderId)

  expect(message).toBe(
    'The gateway has: Card ₹640.00, paid. New: A refund of ₹120.00 was made there, and has been given back.',
  )
  expect(data.payment).toEqual({ way: 'Card', standing: '₹120.00 of ₹640.00 given back' })
  expect(data.refunds).toMatchObject([
    { amount: 120, why: 'It was made at the payment service.', standing: 'given back', by: null },
  ])
})

test('an order that nobody pays for online has nothing to ask for', async () => {
  const { message, data } = await ask(await orderInCash(shop, asha))
  expect(message).toBe('The gateway has no payment for this order. Nothing is new.')
  expect(data).toMatchObject({ atGateway: false, payment: { way: 'Cash', standing: 'due' } })
})

test('a gateway that does not answer is told so, and the order stays as it is', async () => {
  const { orderId } = await buy(asha, await jar())
  await shop.guest().post('/sandbox/razorpay/faults', { mode: 'down', count: 1 })
  const answer = await admin.post(`/api/orders/${orderId}/ask-gateway`)
  expect(answer).toMatchObject({ status: 503, body: { code: 'gateway_unavailable' } })
})

test('an order that does not exist is not found', async () => {
  expect((await admin.post('/api/orders/no-such-order/ask-gateway')).status).toBe(404)
})

async function ask(orderId: string) {
  const { body } = await admin.post(`/api/orders/${orderId}/ask-gateway`)
  return body
}
