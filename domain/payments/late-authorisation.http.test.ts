import { expect, test } from 'vitest'

import { fillCart, ordersOf, payAtGateway, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { reconcilePaymentOrders } from './reconcile.ts'

const shop = await testShop()

test.each([
  ['third', 2 * 24 + 12, 3 * 24],
  ['fifth', 4 * 24 + 12, 5 * 24],
])(
  'a payment that its bank confirms on the %s day is captured before it lapses',
  async (_day, confirmedHours, lapsesHours) => {
    const asha = await shop.customer()
    await fillCart(asha, await makeProduct(shop))
    const failed = await payAtGateway(asha, (await startPaying(asha)).orderId, { outcome: 'failure' })
    // Until its span has ended, and then in long steps.
    await passMinutes(30, 10)
    await passMinutes(confirmedHours * 60 - 30, 12 * 60)
    const payment_id = failed.razorpay_payment_id
    expect((await asha.post('/sandbox/razorpay/authorize-late', { payment_id })).status).toBe(200)

    await passMinutes((lapsesHours - confirmedHours) * 60 - 30, 60)

    expect(await ordersOf(asha)).toMatchObject([{ transactionId: payment_id, status: 'Paid' }])
  },
)

async function passMinutes(minutes: number, every: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += every) {
    shop.passTime(Math.min(every, minutes - passed))
    await reconcilePaymentOrders(shop.ctx)
  }
}
