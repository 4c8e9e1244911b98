import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'

import { orders, paymentOrders, people, stockHolds } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'
import { overlap } from '#tests/support/locks.ts'
import { fillCart, ordersOf, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { expirePaymentOrder } from './expire-payment-order.ts'
import { settlePayment } from './settle-payment.ts'

// Locks are taken in this order: person, payment order, order, products, payment. Who takes them in another
// one waits in a circle; PostgreSQL breaks that after a second, and it is written to the log.
const log: string[] = []
const shop = await testShop(
  {},
  { logger: { level: 'warn', stream: { write: (line) => void log.push(line) } } },
)

beforeEach(() => void (log.length = 0))

test.each(['the payment', 'the new start'])(
  'a payment that is settled while its customer starts to pay anew never waits in a circle: %s comes first',
  async (whatComesFirst) => {
    const { asha, paymentOrder, settle, payAnew } = await somebodyPays()
    const [first, second] = whatComesFirst === 'the payment' ? [settle, payAnew] : [payAnew, settle]

    await overlap(shop.ctx, {
      // As a job does for a moment that claims it: so both are under way, and hold what they took before.
      first: ({ db }) =>
        db.select().from(paymentOrders).where(eq(paymentOrders.id, paymentOrder.id)).for('update'),
      second: () => Promise.all([first(), untilWaiting(1).then(second)]),
      meanwhile: () => untilWaiting(2),
    })

    expect(await ordersOf(asha)).toMatchObject([{ transactionId: `pay_${paymentOrder.id}`, status: 'Paid' }])
    expect(log).toEqual([])
  },
)

test('a payment that is settled while its hold is being ended never waits in a circle', async () => {
  const { asha, paymentOrder, settle } = await somebodyPays()

  await overlap(shop.ctx, {
    // As somebody does for a moment who begins to count.
    first: ({ db }) =>
      db.select().from(stockHolds).where(eq(stockHolds.paymentOrderId, paymentOrder.id)).for('update'),
    second: () =>
      Promise.all([settle(), untilWaiting(1).then(() => expirePaymentOrder(shop.ctx, paymentOrder.id))]),
    meanwhile: () => untilWaiting(2),
  })

  expect(await ordersOf(asha)).toMatchObject([{ transactionId: `pay_${paymentOrder.id}`, status: 'Paid' }])
  expect(log).toEqual([])
})

test('an order is written while its customer starts to pay, and does not wait for them', async () => {
  const { id: personId } = await shop.customer()

  await shop.db.transaction(async (paying) => {
    await paying.select().from(people).where(eq(people.id, personId)).for('no key update')
    await shop.db.transaction(async (writing) => {
      await writing.execute(sql`set local lock_timeout = '500ms'`)
      await writing.insert(orders).values({
        id: newId(),
        paymentWay: 'cash',
        personId,
        status: 'placed',
        subtotalPaise: 100_00,
        shippingPaise: 0,
        totalPaise: 100_00,
        createdAt: shop.ctx.now(),
      })
    })
  })

  expect(await shop.db.$count(orders, eq(orders.personId, personId))).toBe(1)
})

async function somebodyPays() {
  const asha = await shop.customer()
  await fillCart(asha, await makeProduct(shop))
  const { orderId: gatewayOrderId, amountPaise } = await startPaying(asha)
  const [paymentOrder] = await shop.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.gatewayOrderId, gatewayOrderId))
  if (!paymentOrder) throw new Error('There is no payment order')
  const { id: paymentOrderId, currency } = paymentOrder
  const payment = { id: `pay_${paymentOrderId}`, gatewayOrderId, amountPaise, currency, method: 'upi' }
  return {
    asha,
    paymentOrder,
    settle: (): Promise<unknown> =>
      settlePayment(shop.ctx, { paymentOrderId, payment: { ...payment, status: 'captured' } }),
    payAnew: (): Promise<unknown> => asha.post('/api/razorpay/order', { amount: amountPaise / 100 }),
  }
}

/** Until so many connections wait for a lock of another one. */
async function untilWaiting(many: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await shop.pool.query(
        `select 1 from pg_stat_activity
          where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
      )
      expect(rows).toHaveLength(many)
    },
    { timeout: 20_000, interval: 10 },
  )
}
