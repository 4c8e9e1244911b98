import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'

import { paymentOrders, products } from '#db/schema/index.ts'
import { reconcilePaymentOrders } from '#domain/payments/reconcile.ts'
import { cartTotal, fillCart, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const lines: string[] = []
const stream = { write: (line: string) => void lines.push(line) }
const shop = await testShop({}, { logger: { level: 'error', stream } })

afterEach(async () => {
  await faults('none')
  lines.length = 0
})

test.each([
  ['refused', 422, 'payment_refused', /does not accept ₹189\.00/],
  ['wrong-keys', 503, 'gateway_unavailable', /does not answer/],
])(
  'an order that the gateway refuses to open (%s) is answered in words, is an error in the log and keeps no stock',
  async (fault, status, code, message) => {
    const { asha, oil, amount } = await buyer()
    await faults(fault)

    const refused = await asha.post('/api/razorpay/order', { amount })

    expect(refused).toMatchObject({ status, body: { success: false, code } })
    expect(refused.body.message).toMatch(message)
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ level: 50, msg: 'the gateway refused to open an order' }),
    )
    expect(await stockOf(oil)).toBe(1)
    await faults('none')
    await startPaying(asha)
  },
)

test('keys that the gateway does not take any more refuse nobody for good: with the right ones paying goes on', async () => {
  const { asha, oil, amount } = await buyer()
  await startPaying(asha)
  await faults('wrong-keys')
  expect(await asha.post('/api/razorpay/order', { amount })).toMatchObject({
    status: 503,
    body: { code: 'gateway_unavailable' },
  })
  shop.passTime(20)
  await reconcilePaymentOrders(shop.ctx)
  await faults('none')
  shop.passTime(5)
  await reconcilePaymentOrders(shop.ctx)

  expect(await stockOf(oil)).toBe(1)
  await startPaying(asha)
})

test('an order of other keys, which the gateway does not know, is not offered again, and keeps nobody from paying', async () => {
  const { asha } = await buyer()
  const { orderId } = await startPaying(asha)
  expect(await rowOf(orderId)).toMatchObject({ gatewayKeyId: 'rzp_test_haatsandbox0' })
  await shop.db
    .update(paymentOrders)
    .set({ gatewayOrderId: 'order_of_other_keys', gatewayKeyId: 'rzp_test_of_before' })
    .where(eq(paymentOrders.gatewayOrderId, orderId))

  const again = await startPaying(asha)

  expect(again.orderId).not.toBe('order_of_other_keys')
  expect(await rowOf('order_of_other_keys')).toMatchObject({ status: 'superseded' })
})

async function buyer() {
  const oil = await makeProduct(shop, { stock: 1, sellingPricePaise: 149_00, listPricePaise: 180_00 })
  const asha = await shop.customer()
  await fillCart(asha, oil)
  return { asha, oil, amount: await cartTotal(asha) }
}

async function rowOf(gatewayOrderId: string) {
  const [row] = await shop.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.gatewayOrderId, gatewayOrderId))
  return row
}

async function stockOf(productId: string): Promise<number | null | undefined> {
  const [row] = await shop.db.select().from(products).where(eq(products.id, productId))
  return row?.stock
}

async function faults(mode: string): Promise<void> {
  expect((await shop.guest().post('/sandbox/razorpay/faults', { mode })).status).toBe(200)
}
