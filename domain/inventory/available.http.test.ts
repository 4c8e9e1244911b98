import { expect, test } from 'vitest'

import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const shop = await testShop()

test('what is held for me counts as mine to have, and what is held for others does not', async () => {
  const oil = await makeProduct(shop, { stock: 5 })
  const [asha, ravi, meena] = [await shop.customer(), await shop.customer(), await shop.customer()]
  await fillCart(asha, oil)
  await fillCart(ravi, oil, oil)
  await startPaying(asha)
  await startPaying(ravi)

  await fillCart(meena, oil, oil)

  expect([await seenBy(asha), await seenBy(ravi), await seenBy(meena)]).toEqual([3, 4, 2])
  const third = await meena.post('/api/addto-cart', { productId: oil })
  expect(third).toMatchObject({ status: 409, body: { code: 'out_of_stock', available: 2 } })
})

test('what I bought is not mine to have once more', async () => {
  const oil = await makeProduct(shop, { stock: 5 })
  const asha = await shop.customer()
  await fillCart(asha, oil, oil)
  const { orderId } = await startPaying(asha)
  await verify(asha, await payAtGateway(asha, orderId))

  await fillCart(asha, oil)

  expect(await seenBy(asha)).toBe(3)
})

/** How many of the one product in their cart this person is told that they can have. */
async function seenBy(person: Visitor): Promise<number> {
  const { body } = await person.get('/api/view-card-product')
  return body.data[0].productId.stock as number
}
