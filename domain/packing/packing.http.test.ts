import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orderLines } from '#db/schema/index.ts'
import { addressInPune } from '#tests/support/address.ts'
import { addAddress, move } from '#tests/support/orders.ts'
import { cartTotal, fillCart, payAtGateway, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

// That money, stock, batches and packings add up is checked at the end of every test of a shop.
const shop = await testShop()
const admin = await shop.admin()

test('what is wanted where something is missing goes along with the cart, and is changed line by line until it is packed', async () => {
  const [dal, oil] = [await makeProduct(shop), await makeProduct(shop)]
  const [asha, ravi] = [await shop.customer(), await shop.customer('Ravi')]
  await fillCart(asha, dal, oil)
  const pay = async (more: object) => {
    const amount = await cartTotal(asha)
    const { body } = await asha.post('/api/razorpay/order', { amount, ...more })
    return body['order'].id as string
  }
  // The page that asked last says it, and offers the same payment.
  expect(await pay({ ifMissing: 'similar' })).toBe(await pay({ ifMissing: 'call' }))
  const { body } = await verify(asha, await payAtGateway(asha, await pay({ ifMissing: 'similar' })))
  const orderId = body['orderId'] as string
  expect(await wishes(orderId)).toEqual(['similar', 'similar'])

  const set = (by: Visitor, wish: object) => by.post(`/api/orders/${orderId}/if-missing`, wish)
  const one = await set(asha, { position: 1, ifMissing: 'refund' })
  expect(one.body['data'].productId).toMatchObject([{ ifMissing: 'similar' }, { ifMissing: 'refund' }])
  expect((await set(asha, { ifMissing: 'steal' })).status).toBe(422)
  expect((await set(asha, { position: 7, ifMissing: 'call' })).status).toBe(404)
  expect((await set(ravi, { ifMissing: 'call' })).status).toBe(404)
  expect(await wishes(orderId)).toEqual(['similar', 'refund'])
  await asha.post(`/api/orders/${orderId}/address`, { address: addressInPune })
  await move(admin, orderId, { action: 'pack' })
  expect((await set(asha, { ifMissing: 'call' })).body.code).toBe('order_moved')
})

test('who sends no wish gets the money back, in cash too', async () => {
  const asha = await shop.customer()
  const ask = async (more: object) => {
    await fillCart(asha, await makeProduct(shop))
    const addressId = await addAddress(asha)
    const amount = await cartTotal(asha)
    const { body } = await asha.post('/api/orders/cash', { amount, addressId, ...more })
    return body['orderId'] as string
  }
  const orderId = await ask({})
  expect(await wishes(orderId)).toEqual(['refund'])
  await move(admin, orderId, { action: 'cancel', note: 'Asked for' })
  expect(await wishes(await ask({ ifMissing: 'call' }))).toEqual(['call'])
})

async function wishes(orderId: string): Promise<string[]> {
  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  return lines.toSorted((a, b) => a.position - b.position).map(({ ifMissing }) => ifMissing)
}
