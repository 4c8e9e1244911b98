import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { paymentOrders, products, refunds } from '#db/schema/index.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import type { GatewayPayment } from '#domain/payments/gateway.ts'
import { reconcilePaymentOrders } from '#domain/payments/reconcile.ts'
import { settlePayment } from '#domain/payments/settle-payment.ts'
import { overlap } from '#tests/support/locks.ts'
import { cartTotal, fillCart, ordersOf, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { correctStock } from './correct-stock.ts'

// The shopkeeper begins to count, or ends it, while people pay. What is counted here is what there is in all.
const shop = await testShop()

test('a piece that was offered before the counting began is that payer’s: nobody else is offered it', async () => {
  const { oil, asha, ravi } = await twoWhoWant()
  const { orderId } = await startPaying(asha)
  await count(oil, 1)

  expect(await askToPay(ravi)).toMatchObject({ status: 409, body: { code: 'out_of_stock', available: 0 } })
  expect((await verify(asha, await payAtGateway(asha, orderId))).body.success).toBe(true)

  expect(await stockOf(oil)).toBe(0)
})

test('who was paying before the counting began takes their piece off the count when they have paid', async () => {
  const { oil, asha } = await twoWhoWant()
  const { orderId } = await startPaying(asha)
  await count(oil, 5)

  await verify(asha, await payAtGateway(asha, orderId))

  expect(await stockOf(oil)).toBe(4)
})

test.each([
  ['the one who set out first', 0],
  ['the one who set out last', 1],
])(
  'of two who pay for what is counted as one piece one is sold it, and the other gets the money back: %s pays first',
  async (_who, place) => {
    const { oil, asha, ravi } = await twoWhoWant()
    const paying = [
      { person: asha, ...(await startPaying(asha)) },
      { person: ravi, ...(await startPaying(ravi)) },
    ]
    await count(oil, 1)

    const told = new Map<Visitor, string>()
    for (const { person, orderId } of place === 0 ? paying : paying.toReversed()) {
      const { body } = await verify(person, await payAtGateway(person, orderId))
      told.set(person, body.success ? 'sold' : body.message)
    }

    // Who set out first has it, whoever is quicker with the bank.
    expect(told.get(asha)).toBe('sold')
    expect(told.get(ravi)).toMatch(/get this payment back in full/)
    expect((await ordersOf(ravi)).map(({ status }) => status)).toEqual(['Refunded'])
    expect(await stockOf(oil)).toBe(0)
  },
)

test('a counting that begins while a payment is being settled counts its piece as sold, whoever set out before', async () => {
  const { oil, asha, ravi } = await twoWhoWant()
  const before = await startPaying(ravi)
  const { payment, paymentOrderId } = await captured(await startPaying(asha))

  await shop.db.transaction(async (db) => {
    const settled = await settlePayment({ ...shop.ctx, db }, { paymentOrderId, payment })
    expect(settled.outcome).toBe('sold')
    // The payment is not committed, and does not keep the shopkeeper waiting.
    await count(oil, 1)
  })

  expect(await stockOf(oil)).toBe(0)
  expect((await verify(ravi, await payAtGateway(ravi, before.orderId))).body.code).toBe('paid_too_late')
  expect(await stockOf(oil)).toBe(0)
})

test('a payment that comes while the counting begins waits for it, and goes back when there is no piece for it', async () => {
  const { oil, asha, ravi } = await twoWhoWant()
  await startPaying(asha)
  const { payment, paymentOrderId } = await captured(await startPaying(ravi))

  const { second } = await overlap(shop.ctx, {
    first: (tx) => correctStock(tx, { productId: oil, stock: 1, stockShown: undefined }),
    second: () => settlePayment(shop.ctx, { paymentOrderId, payment }),
  })

  expect(second).toMatchObject({ outcome: 'given_back', why: 'out_of_stock' })
  expect(await shop.db.select().from(refunds).where(eq(refunds.paymentId, payment.id))).toMatchObject([
    { reason: 'out_of_stock', amountPaise: payment.amountPaise },
  ])
  expect(await stockOf(oil)).toBe(0)
})

test('a payment for two goods, one of which is counted as gone, puts the other one back on the shelf', async () => {
  const { oil, asha } = await twoWhoWant()
  const ghee = await makeProduct(shop, { stock: 2 })
  await fillCart(asha, ghee)
  const { orderId } = await startPaying(asha)
  expect(await stockOf(ghee)).toBe(1)
  await count(oil, 0)

  expect((await verify(asha, await payAtGateway(asha, orderId))).body.code).toBe('paid_too_late')

  expect([await stockOf(oil), await stockOf(ghee)]).toEqual([0, 2])
})

test('a start to pay that waits for the counting to begin is counted by it', async () => {
  const { oil, asha, ravi } = await twoWhoWant()
  const amount = await cartTotal(asha)

  const { second } = await overlap(shop.ctx, {
    first: (tx) => correctStock(tx, { productId: oil, stock: 1, stockShown: undefined }),
    second: () => asha.post('/api/razorpay/order', { amount }),
  })

  expect(second.body.success).toBe(true)
  expect(await stockOf(oil)).toBe(0)
  expect(await askToPay(ravi)).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
})

test('a counting that ends and begins again while somebody pays has their piece in it once', async () => {
  const { oil, asha } = await twoWhoWant({ stock: 3 })
  const { orderId } = await startPaying(asha)
  await count(oil, null)
  await count(oil, 3)
  expect(await stockOf(oil)).toBe(2)

  await verify(asha, await payAtGateway(asha, orderId))

  expect(await stockOf(oil)).toBe(2)
})

test.each([
  ['and more are there', 3, 'Paid', 2],
  ['and one is there', 1, 'Paid', 0],
  ['and none is there', 0, 'Refunded', 0],
])(
  'a payment that comes after its time takes its piece of what is counted since: %s',
  async (_what, stock, status, left) => {
    const { oil, asha } = await twoWhoWant()
    const { orderId } = await startPaying(asha)
    shop.passTime(16)
    await reconcilePaymentOrders(shop.ctx)
    await count(oil, stock)
    expect(await stockOf(oil)).toBe(stock)

    await verify(asha, await payAtGateway(asha, orderId))

    expect((await ordersOf(asha)).map((order) => order.status)).toEqual([status])
    expect(await stockOf(oil)).toBe(left)
  },
)

test('what nobody paid for after all is on the shelf that is counted since, once', async () => {
  const { oil, asha } = await twoWhoWant()
  await startPaying(asha)
  await count(oil, 3)
  expect(await stockOf(oil)).toBe(2)

  shop.passTime(16)
  await reconcilePaymentOrders(shop.ctx)

  expect(await stockOf(oil)).toBe(3)
})

/** Two people with one piece each of the same product in their carts. */
async function twoWhoWant({ stock = null }: { stock?: number | null } = {}) {
  const oil = await makeProduct(shop, { stock })
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  await fillCart(asha, oil)
  await fillCart(ravi, oil)
  return { oil, asha, ravi }
}

function count(productId: string, stock: number | null): Promise<void> {
  return inTransaction(shop.ctx, (tx) => correctStock(tx, { productId, stock, stockShown: undefined }))
}

async function askToPay(person: Visitor) {
  return person.post('/api/razorpay/order', { amount: await cartTotal(person) })
}

/** A payment as the gateway would report it. */
async function captured({ orderId: gatewayOrderId }: { orderId: string }) {
  const [order] = await shop.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.gatewayOrderId, gatewayOrderId))
  if (!order) throw new Error('There is no payment order')
  const payment: GatewayPayment = {
    id: `pay_${order.id}`,
    gatewayOrderId,
    amountPaise: order.totalPaise,
    currency: order.currency,
    status: 'captured',
    method: 'upi',
  }
  return { payment, paymentOrderId: order.id }
}

async function stockOf(productId: string): Promise<number | null | undefined> {
  const [row] = await shop.db.select().from(products).where(eq(products.id, productId))
  return row?.stock
}
