import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { cartLines } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'
import { overlap } from '#tests/support/locks.ts'
import { fillCart } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { emptyCart } from './empty-cart.ts'

const shop = await testShop()

test('lowers each line by what was paid for, takes away what comes to nothing, and leaves all others', async () => {
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  const [dal, oil, rice, gone] = [
    await makeProduct(shop),
    await makeProduct(shop),
    await makeProduct(shop),
    newId(),
  ]
  await fillCart(asha, dal, dal, dal, oil, rice)
  await fillCart(ravi, dal, oil)

  await emptyCart(shop.ctx, asha.id, [
    { productId: dal, quantity: 2 },
    { productId: oil, quantity: 5 },
    { productId: gone, quantity: 1 },
  ])

  expect(await linesOf(asha.id)).toEqual([
    [dal, 1],
    [rice, 1],
  ])
  expect(await linesOf(ravi.id)).toHaveLength(2)
})

test('one more that is added at the same moment stays in the cart', async () => {
  const asha = await shop.customer()
  const dal = await makeProduct(shop)
  await fillCart(asha, dal, dal)

  await overlap(shop.ctx, {
    first: ({ db }) => db.update(cartLines).set({ quantity: 3 }).where(eq(cartLines.personId, asha.id)),
    second: () => emptyCart(shop.ctx, asha.id, [{ productId: dal, quantity: 2 }]),
  })

  expect(await linesOf(asha.id)).toEqual([[dal, 1]])
})

async function linesOf(personId: string) {
  const lines = await shop.db.select().from(cartLines).orderBy(asc(cartLines.addedAt))
  return lines
    .filter((line) => line.personId === personId)
    .map(({ productId, quantity }) => [productId, quantity])
}
