import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { products } from '#db/schema/index.ts'
import { createPaymentOrder } from '#domain/checkout/create-payment-order.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { setShelf } from '#tests/support/ledger.ts'
import { overlap } from '#tests/support/locks.ts'
import { cartTotal, fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { correctStock } from './correct-stock.ts'

const shop = await testShop()

test('a form that was opened before a checkout does not put back what the checkout took', async () => {
  const [admin, asha] = [await shop.admin(), await shop.customer()]
  const oil = await makeProduct(shop, { stock: 10 })
  const { body } = await shop.guest().post('/api/product-details', { productId: oil })
  const form = body['data']
  await fillCart(asha, oil, oil, oil)
  await verify(asha, await payAtGateway(asha, (await startPaying(asha)).orderId))

  const loaded = { updatedAt: form.updatedAt, stock: 10 }
  const saved = await admin.post('/api/update-product', { ...form, productName: 'Mustard Oil', loaded })
  expect(saved.body['data']).toMatchObject({ productName: 'Mustard Oil', stock: 7 })
  loaded.updatedAt = saved.body['data'].updatedAt
  const delivered = await admin.post('/api/update-product', { ...form, stock: 30, loaded })
  expect(delivered.body['data'].stock).toBe(27)
})

test('a correction waits for a checkout that has the product locked, and adds to what it left', async () => {
  const oil = await makeProduct(shop, { stock: 10 })

  await overlap(shop.ctx, {
    first: (tx) => setShelf(tx, oil, 6),
    second: () => correct(oil, 12, 10),
  })

  expect(await stockOf(oil)).toBe(8)
})

test('a product that is saved while somebody starts to pay for it keeps from others what they hold', async () => {
  const oil = await makeProduct(shop, { stock: 5 })
  const { id, email, ...asha } = await shop.customer()
  await fillCart(asha, oil, oil, oil)
  const amountPaise = Math.round((await cartTotal(asha)) * 100)

  await overlap(shop.ctx, {
    first: (tx) => {
      const actor = { id, email, name: 'Asha', role: 'GENERAL', duties: [], sessionId: '' } as const
      return createPaymentOrder({ ...tx, actor }, { amountPaise, language: 'en' })
    },
    // As it was read: five pieces in all.
    second: () => correct(oil, 5, undefined),
  })

  expect(await stockOf(oil)).toBe(2)
})

test.each([
  // present, in the form, shown by the form: what is there afterwards
  [5, 8, 7, 6, 'a difference is added'],
  [5, 0, 7, 0, 'a difference takes away what is left and no more'],
  [5, 7, 7, 5, 'a form that changed nothing changes nothing'],
  [5, 9, undefined, 9, 'a number without what was shown is the number to have'],
  [5, null, undefined, null, 'the counting ends'],
  [5, null, 7, null, 'the counting ends, whatever was shown'],
  [null, 4, undefined, 4, 'the counting begins'],
  [null, 4, null, 4, 'the counting begins, as it was shown'],
  [null, null, null, null, 'nobody counts, and nobody begins'],
  [5, null, null, 5, 'a form that showed no counting does not end one that began meanwhile'],
  [5, 4, null, 5, 'of two who begin to count the first one stands'],
  [null, 4, 7, null, 'a correction does not begin a counting that ended meanwhile'],
])(
  '%j with %j in the form, which showed %j, comes to %j: %s',
  async (present, stock, seen, expected, _what) => {
    const oil = await makeProduct(shop, { stock: present })
    await correct(oil, stock, seen)
    expect(await stockOf(oil)).toBe(expected)
  },
)

test.each([
  // present, held meanwhile, the number that is to be: what is on the shelf afterwards
  [5, 2, 10, 8, 'what is held is counted in'],
  [5, 2, 7, 5, 'who counts what is held and what is on the shelf changes nothing'],
  [0, 5, 3, 0, 'the shelf never goes below 0'],
  [null, 2, 5, 3, 'a counting that begins counts what is held of before'],
])(
  '%j on the shelf with %i held and %i to be comes to %j: %s',
  async (present, quantity, stock, expected, _what) => {
    const oil = await makeProduct(shop, { stock: 100 })
    const asha = await shop.customer()
    await fillCart(asha, ...Array<string>(quantity).fill(oil))
    await startPaying(asha)
    await setShelf(shop.ctx, oil, present)

    await correct(oil, stock, undefined)

    expect(await stockOf(oil)).toBe(expected)
  },
)

test('what was held for a checkout that is over does not count as if it were held', async () => {
  const [oil, asha] = [await makeProduct(shop, { stock: 10 }), await shop.customer()]
  await fillCart(asha, oil, oil, oil)
  await verify(asha, await payAtGateway(asha, (await startPaying(asha)).orderId))

  await correct(oil, 6, undefined)

  expect(await stockOf(oil)).toBe(6)
})

test('a new product is counted from its upload on, if the form says so', async () => {
  const admin = await shop.admin()
  const form = {
    productName: 'Honey',
    brandName: 'Van',
    category: 'healthcare',
    productImage: ['/images/honey-800.webp'],
    description: 'Raw.',
    price: 300,
    sellingPrice: 280,
  }
  const counted = await admin.post('/api/upload-product', { ...form, stock: 12 })
  const uncounted = await admin.post('/api/upload-product', { ...form, stock: null })
  expect([counted.body['data'].stock, uncounted.body['data'].stock]).toEqual([12, null])
})

function correct(productId: string, stock: number | null, stockShown: number | null | undefined) {
  return inTransaction(shop.ctx, (tx) => correctStock(tx, { productId, stock, stockShown }))
}

async function stockOf(productId: string): Promise<number | null | undefined> {
  const [row] = await shop.db.select().from(products).where(eq(products.id, productId))
  return row?.stock
}
