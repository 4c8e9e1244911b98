import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { paymentOrders, products } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { overlap } from '#tests/support/locks.ts'
import { fillCart, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import type { GatewayPayment } from './gateway.ts'
import { reconcilePaymentOrders } from './reconcile.ts'
import { settlePayment } from './settle-payment.ts'

const shop = await testShop()

test('a payment order that is being settled when its time runs out stays settled, and its goods stay sold', async () => {
  const { oil, paymentOrder } = await somebodyPays()
  shop.passTime(5 * 24 * 60 + 1)
  const { asked, answer, ctx } = gatewayThatIsAsked()
  const reconciling = reconcilePaymentOrders(ctx)
  await asked

  await overlap(shop.ctx, {
    first: (tx) => settlePayment(tx, { paymentOrderId: paymentOrder.id, payment: captured(paymentOrder) }),
    second: () => {
      answer([])
      return reconciling
    },
  })

  expect(await statusOf(paymentOrder.id)).toBe('settled')
  expect(await stockOf(oil)).toBe(2)
})

test('a payment order that nobody paid is asked about for five days and then expires', async () => {
  const { oil, paymentOrder } = await somebodyPays()

  shop.passTime((5 * 24 - 1) * 60)
  await reconcilePaymentOrders(shop.ctx)
  expect(await statusOf(paymentOrder.id)).toBe('open')
  shop.passTime(120)
  await reconcilePaymentOrders(shop.ctx)

  expect(await statusOf(paymentOrder.id)).toBe('expired')
  expect(await stockOf(oil)).toBe(3)
})

test('a payment order that is being asked about is left alone by the next round, until it is due again', async () => {
  const { paymentOrder } = await somebodyPays()
  shop.passTime(1)
  const { asked, answer, ctx } = gatewayThatIsAsked()
  const reconciling = reconcilePaymentOrders(ctx)
  await asked

  let isAskedAgain = false
  await reconcilePaymentOrders(
    withGateway(async () => {
      isAskedAgain = true
      return []
    }),
  )
  answer([])
  await reconciling

  expect(isAskedAgain).toBe(false)
  expect((await rowOf(paymentOrder.id))?.checks).toBe(1)
})

async function somebodyPays() {
  const oil = await makeProduct(shop, { stock: 3 })
  const asha = await shop.customer()
  await fillCart(asha, oil)
  const { orderId } = await startPaying(asha)
  const [paymentOrder] = await shop.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.gatewayOrderId, orderId))
  if (!paymentOrder) throw new Error('There is no payment order')
  return { oil, paymentOrder }
}

/** The shop with a gateway that has been asked for an order's payments and takes its time to answer. */
function gatewayThatIsAsked() {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<GatewayPayment[]>()
  const ctx = withGateway(() => {
    asked.resolve()
    return answer.promise
  })
  return { asked: asked.promise, answer: answer.resolve, ctx }
}

function withGateway(paymentsOfOrder: () => Promise<GatewayPayment[]>): Ctx {
  const { gateways } = shop.ctx
  return { ...shop.ctx, gateways: { ...gateways, payments: { ...gateways.payments, paymentsOfOrder } } }
}

function captured(order: typeof paymentOrders.$inferSelect): GatewayPayment {
  const { gatewayOrderId, totalPaise: amountPaise, currency } = order
  return { id: `pay_${order.id}`, gatewayOrderId, amountPaise, currency, status: 'captured', method: 'upi' }
}

async function rowOf(id: string) {
  const [row] = await shop.db.select().from(paymentOrders).where(eq(paymentOrders.id, id))
  return row
}

async function statusOf(id: string): Promise<string | undefined> {
  return (await rowOf(id))?.status
}

async function stockOf(productId: string): Promise<number | null | undefined> {
  const [row] = await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, productId))
  return row?.stock
}
