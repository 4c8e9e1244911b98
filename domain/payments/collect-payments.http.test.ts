import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders, paymentOrders, products } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { fillCart, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { collectPayment } from './collect-payments.ts'
import type { GatewayPayment, PaymentGateway } from './gateway.ts'
import { GatewayRefusal } from './gateway.ts'

const shop = await testShop()

test('a payment of another order settles nothing, and neither does one of another amount that is only authorised', async () => {
  const { order, payment } = await capturedPayment()

  for (const difference of [
    { gatewayOrderId: 'order_of_somebody_else' },
    { amountPaise: 1_00, status: 'authorized' as const },
  ])
    expect(await collectPayment(shop.ctx, order, { ...payment, ...difference })).toBeNull()

  expect(await shop.db.$count(orders, eq(orders.paymentOrderId, order.id))).toBe(0)
})

test.each<[string, Partial<GatewayPayment>]>([
  ['another amount', { amountPaise: 1_00 }],
  ['another currency', { currency: 'JPY' }],
])('a captured payment of %s sells nothing and goes back whole', async (_what, difference) => {
  const oil = await makeProduct(shop, { stock: 1 })
  const { order, payment } = await capturedPayment(oil)
  const captured = { ...payment, ...difference }
  const back: number[] = []
  const ctx = withGateway({
    refund: async (_id, { amountPaise }) => {
      back.push(amountPaise)
      return { id: `rfnd_${order.id}`, amountPaise, status: 'processed' }
    },
  })

  const settlement = await collectPayment(ctx, order, captured)

  expect(settlement).toMatchObject({ outcome: 'given_back', why: 'wrong_amount' })
  expect(await collectPayment(ctx, order, captured)).toEqual(settlement)
  expect(back).toEqual([captured.amountPaise])
  const [written] = await shop.db.select().from(orders).where(eq(orders.paymentOrderId, order.id))
  expect(written).toMatchObject({ status: 'refunded', paidPaise: 0 })
  const [product] = await shop.db.select().from(products).where(eq(products.id, oil))
  expect(product?.stock).toBe(1)
})

test('a payment that somebody else captured a moment before us becomes an order', async () => {
  const { order, payment } = await capturedPayment()
  const ctx = withGateway({
    capture: () => Promise.reject(new GatewayRefusal(400, 'This payment has already been captured')),
    findPayment: async () => payment,
  })

  const settlement = await collectPayment(ctx, order, { ...payment, status: 'authorized' })

  expect(settlement).toMatchObject({ outcome: 'sold' })
  expect(await shop.db.$count(orders, eq(orders.paymentOrderId, order.id))).toBe(1)
})

async function capturedPayment(oil?: string) {
  const asha = await shop.customer()
  await fillCart(asha, oil ?? (await makeProduct(shop)))
  const { orderId } = await startPaying(asha)
  const [order] = await shop.db.select().from(paymentOrders).where(eq(paymentOrders.gatewayOrderId, orderId))
  if (!order) throw new Error('There is no payment order')
  const payment: GatewayPayment = {
    id: `pay_${order.id}`,
    gatewayOrderId: orderId,
    amountPaise: order.totalPaise,
    currency: 'INR',
    status: 'captured',
    method: 'card',
  }
  return { order, payment }
}

/** The shop with a gateway that answers these otherwise. */
function withGateway(answers: Partial<PaymentGateway>): Ctx {
  const { gateways } = shop.ctx
  return { ...shop.ctx, gateways: { ...gateways, payments: { ...gateways.payments, ...answers } } }
}
