import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries } from '#db/schema/index.ts'
import { daysAfter, indianDay } from '#domain/time/rules.ts'
import { fillCart } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { carryOutPriceDays } from './price-days.ts'

const shop = await testShop()
const admin = await shop.admin()
const day = 24 * 60
const inDays = (count: number) => daysAfter(indianDay(shop.ctx.now()), count)

test('a price is lower from its first day to its last in card, list and payment, ends by itself, and is in the history of the product', async () => {
  const ghee = await product(600_00)
  await plan(ghee, 499.5, inDays(1), inDays(2))
  await carryOutPriceDays(shop.ctx)
  expect(await priceOf(ghee)).toBe(600)
  await afterDays(1)
  expect(await priceOf(ghee)).toBe(499.5)
  const asha = await shop.customer()
  await fillCart(asha, ghee)
  expect((await asha.post('/api/razorpay/order', { amount: 600 })).status).toBe(409)
  expect((await asha.post('/api/razorpay/order', { amount: 499.5 })).status).toBe(200)
  await afterDays(2)
  expect(await priceOf(ghee)).toBe(600)
  const kept = await shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, ghee))
  expect(kept.filter(({ action }) => action === 'product_changed')).toMatchObject([
    { actorId: null, after: { sellingPricePaise: 499_50 } },
    { actorId: null, after: { sellingPricePaise: 600_00 } },
  ])
})

test('all that is planned is listed, what runs first, and so are its products; what is over is not', async () => {
  const [jam, honey, over] = [await product(90_00), await product(200_00), await product(300_00)]
  await plan(over, 250, inDays(0), inDays(0))
  await afterDays(1)
  await plan(jam, 80, inDays(2), inDays(4))
  await plan(honey, 150, inDays(0), inDays(1))

  const { body } = await admin.get('/api/all-price-days')
  expect(body['data']).toEqual([
    { productId: honey, price: 150, before: 200, from: inDays(0), until: inDays(1) },
    { productId: jam, price: 80, before: null, from: inDays(2), until: inDays(4) },
  ])
  const found = await admin.get('/api/get-product?page=1&state=price_days&sort=newest')
  expect((found.body['data'] as { _id: string }[]).map(({ _id }) => _id)).toEqual([honey, jam])
  expect((await shop.guest().get('/api/get-product?state=price_days')).status).toBe(401)
  for (const productId of [jam, honey]) await admin.post('/api/end-price-days', { productId })
})

test('a price that is set by hand meanwhile stays when the days are over', async () => {
  const rice = await product(90_00)
  await plan(rice, 80, inDays(0), inDays(1))
  expect(await priceOf(rice)).toBe(80)
  const seen = { price: 900, sellingPrice: 80, stock: null, state: 'on_shelf' }
  await admin.post('/api/product-prices', { rows: [{ _id: rice, seen, sellingPrice: 85 }] })
  await afterDays(3)
  expect(await priceOf(rice)).toBe(85)
  expect((await admin.get(`/api/price-days?productId=${rice}`)).body['data']).toBe(null)
})

test('a job that comes days late sets back what ran, and begins nothing that is over', async () => {
  const [atta, dal] = [await product(50_00), await product(70_00)]
  await plan(atta, 40, inDays(0), inDays(0))
  await plan(dal, 60, inDays(1), inDays(2))
  shop.passTime(5 * day)
  // Two machines at once.
  await Promise.all([carryOutPriceDays(shop.ctx), carryOutPriceDays(shop.ctx)])
  await carryOutPriceDays(shop.ctx)
  expect([await priceOf(atta), await priceOf(dal)]).toEqual([50, 70])
})

test('what is not lower, ends before it begins or is over already is refused, and what is ended is as before', async () => {
  const oil = await product(200_00)
  const asked = (its: object) =>
    admin.post('/api/price-days', { productId: oil, price: 150, from: inDays(0), until: inDays(1), ...its })
  expect((await asked({ price: 200 })).body.fields).toEqual({
    price: 'Please enter less than it is sold for today, which is ₹200.00.',
  })
  expect((await asked({ until: inDays(-1) })).status).toBe(422)
  expect((await asked({ from: inDays(3), until: inDays(2) })).status).toBe(422)
  await asked({})
  expect(await priceOf(oil)).toBe(150)
  // Another price in its place is measured by the price of before.
  await asked({ price: 160 })
  expect(await priceOf(oil)).toBe(160)
  await admin.post('/api/end-price-days', { productId: oil })
  expect(await priceOf(oil)).toBe(200)
})

function product(sellingPricePaise: number): Promise<string> {
  return makeProduct(shop, { sellingPricePaise, listPricePaise: 900_00 })
}

async function plan(productId: string, price: number, from: string, until: string): Promise<void> {
  const { status, body } = await admin.post('/api/price-days', { productId, price, from, until })
  expect(status, JSON.stringify(body)).toBe(200)
}

async function afterDays(count: number): Promise<void> {
  shop.passTime(count * day)
  await carryOutPriceDays(shop.ctx)
}

async function priceOf(productId: string): Promise<number> {
  const { body } = await shop.guest().post('/api/product-details', { productId })
  return (body.data as { sellingPrice: number }).sellingPrice
}
