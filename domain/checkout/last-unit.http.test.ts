import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { cartLines, products } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const shop = await testShop({}, { databaseDelayMs: 20 })

test(
  'of two hundred buyers of the last piece, with 20 ms to the database, one gets it and the others are told that it is sold out',
  { tags: 'night' },
  async () => {
    const { oil, buyers } = await wanted({ stock: 1, by: 200 })

    const told = await Promise.all(buyers.map(askUntilTold))

    expect(
      Object.fromEntries(
        Map.groupBy(told, String)
          .entries()
          .map(([what, all]) => [what, all.length]),
      ),
    ).toEqual({
      '200 offered': 1,
      '409 out_of_stock': 199,
    })
    expect(
      await shop.db.select({ stock: products.stock }).from(products).where(eq(products.id, oil)),
    ).toEqual([{ stock: 0 }])
  },
)

test('who comes when the last piece is gone is told so without waiting for those who are after it', async () => {
  const { oil, buyers } = await wanted({ stock: 0, by: 30 })

  const told = await shop.db.transaction(async (tx) => {
    await tx.select().from(products).where(eq(products.id, oil)).for('update')
    return Promise.all(buyers.map(ask))
  })

  expect(new Set(told)).toEqual(new Set(['409 out_of_stock']))
})

/** So many people with one of a product in their cart. */
async function wanted({ stock, by }: { stock: number; by: number }) {
  const oil = await makeProduct(shop, { stock, sellingPricePaise: 149_00, listPricePaise: 180_00 })
  const buyers = await Promise.all(Array.from({ length: by }, () => shop.customer()))
  const line = { productId: oil, quantity: 1, addedAt: shop.ctx.now() }
  await shop.db.insert(cartLines).values(buyers.map(({ id }) => ({ ...line, id: newId(), personId: id })))
  return { oil, buyers }
}

/** On a machine that is very busy somebody may be asked to come again; that is a 503 and nothing else. */
async function askUntilTold(buyer: Visitor): Promise<string> {
  const told = await ask(buyer)
  return told === '503 unavailable' ? ask(buyer) : told
}

async function ask(buyer: Visitor): Promise<string> {
  const { status, body } = await buyer.post('/api/razorpay/order', { amount: 189 })
  return `${status} ${body.code ?? 'offered'}`
}
