import { expect, test } from 'vitest'

import { cartLines } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { maxCartLines } from './rules.ts'

const shop = await testShop()

test('a cart holds two hundred different products and not one more, and takes more of those', async () => {
  const asha = await shop.customer()
  for (let n = 1; n < maxCartLines; n++) await lineOf(asha.id)

  const lastOne = await makeProduct(shop)

  const last = await asha.post('/api/addto-cart', { productId: lastOne })
  const oneMore = await asha.post('/api/addto-cart', { productId: await makeProduct(shop) })
  const again = await asha.post('/api/addto-cart', { productId: lastOne })

  expect([last.body, again.body]).toMatchObject([{ success: true }, { success: true }])
  expect(oneMore).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', message: 'Your cart is full: it takes 200 different products.' },
  })
  expect((await asha.get('/api/countAddToCartProduct')).body.data).toEqual({ count: 200 })
})

async function lineOf(personId: string): Promise<void> {
  const productId = await makeProduct(shop)
  await shop.db
    .insert(cartLines)
    .values({ id: newId(), personId, productId, quantity: 1, addedAt: new Date() })
}
