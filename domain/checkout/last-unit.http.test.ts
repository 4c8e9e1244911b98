import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { cartLines, products } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop({}, { databaseDelayMs: 20 })

test('of two hundred buyers of the last piece, with 20 ms to the database, one gets it and the others are told that it is sold out', async () => {
  const oil = await makeProduct(shop, { stock: 1, sellingPricePaise: 149_00, listPricePaise: 180_00 })
  const buyers = await Promise.all(Array.from({ length: 200 }, () => shop.customer()))
  const addedAt = shop.ctx.now()
  await shop.db
    .insert(cartLines)
    .values(buyers.map(({ id }) => ({ id: newId(), personId: id, productId: oil, quantity: 1, addedAt })))

  const answers = await Promise.all(buyers.map((buyer) => buyer.post('/api/razorpay/order', { amount: 189 })))

  const told = answers.map(({ status, body }) => (status === 200 ? 'offered' : `${status} ${body.code}`))
  expect(
    Object.fromEntries(
      Map.groupBy(told, String)
        .entries()
        .map(([what, all]) => [what, all.length]),
    ),
  ).toEqual({
    offered: 1,
    '409 out_of_stock': 199,
  })
  expect(await shop.db.select({ stock: products.stock }).from(products).where(eq(products.id, oil))).toEqual([
    { stock: 0 },
  ])
})
