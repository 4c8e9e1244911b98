import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orderLines, products } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'
import { wrongInBooks } from '#tests/support/order-books.ts'
import { askReturn } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

// Goods by weight at the counter: weighed where they are taken along, in steps where they are ordered.

const shop = await testShop()
const [admin, keeper] = [await shop.admin(), await shop.hand('counter')]
const keeperOfStock = await shop.hand('packs')
/** ₹40.00 a kilogram in steps of 100 g, online from 500 g to 3 kg. */
const loose = { netQuantity: 100, leastGrams: 500, mostGrams: 3000, stock: 60 }
const bhindi = await makeProduct(shop, { name: 'Bhindi', ...loose, sellingPricePaise: 4_00 })
const salt = await makeProduct(shop, { name: 'Salt', sellingPricePaise: 20_00 })

const sell = (line: object, amount: number, changes: object = {}) =>
  keeper.post(
    '/api/counter/sales',
    { lines: [line], amount, payment: { way: 'cash' }, ...changes },
    { 'idempotency-key': newId() },
  )

const stockOf = async (id: string) =>
  (await shop.db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]!.stock!

test('what is weighed at the stall costs what the scale says, and bill and order say that weight', async () => {
  const before = await stockOf(bhindi)

  const { body } = await sell({ productId: bhindi, grams: 740 }, 29.6)

  const { orderId, total, lines } = body['data']
  expect(total).toBe(29.6)
  expect(lines).toMatchObject([{ weight: { amount: '740 g', price: '40.00/kg' }, amount: 29.6 }])
  // The ledgers count steps: the eighth is begun.
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  expect(line).toMatchObject({ quantity: 8, weighedGrams: 740, sellingPricePaise: 3_70, isByWeight: true })
  expect(await stockOf(bhindi)).toBe(before - 8)
  const { data: order } = (await keeper.get(`/api/orders/${orderId}`)).body
  expect(order.productId).toMatchObject([{ step: { amount: '740 g', price: '₹40.00/kg' } }])
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

test('what rounding leaves is the customer’s: less than a paisa a step', async () => {
  const okra = await makeProduct(shop, { name: 'Okra', ...loose, sellingPricePaise: 3_35 })
  // 7.4 steps of ₹3.35 are ₹24.79, and eight steps of whole paise ₹24.72.
  expect((await sell({ productId: okra, grams: 740 }, 24.79)).body).toMatchObject({
    code: 'amount_mismatch',
    total: 24.72,
  })
  expect((await sell({ productId: okra, grams: 740 }, 24.72)).status).toBe(200)
})

test('less than is ordered online can be weighed at the stall; nothing, too much and salt cannot', async () => {
  expect((await sell({ productId: bhindi, grams: 120 }, 4.8)).body['data'].total).toBe(4.8)

  const wrong = [
    await sell({ productId: bhindi, grams: 0 }, 0),
    await sell({ productId: bhindi, grams: 9901 }, 396),
    await sell({ productId: bhindi, grams: 740.5 }, 29.6),
    await sell({ productId: salt, grams: 500 }, 10),
    await sell({ productId: bhindi, grams: 740, quantity: 8 }, 29.6),
    await sell({ productId: bhindi }, 29.6),
  ]

  expect(wrong.map(({ status }) => status)).toEqual(wrong.map(() => 422))
  expect(wrong[1]!.body['fields']!['grams']).toBe('This can be at most 9900 g.')
  // Steps that are asked for have their least and most, as at the telephone.
  const least = 'Bhindi is sold from 500 g to 3 kg.'
  const inSteps = await sell({ productId: bhindi, quantity: 2 }, 8)
  expect(inSteps.body['fields']!['quantity']).toBe(least)
  const order = { person: { name: 'Asha' }, lines: [{ productId: bhindi, quantity: 2 }], amount: 8 }
  const taken = await admin.post('/api/counter/orders', {
    ...order,
    collect: true,
    payment: { way: 'later' },
  })
  expect(taken.body['fields']!['quantity']).toBe(least)
})

test('of a shelf that has less than was weighed so much is said, and without a line it is sold all the same', async () => {
  const few = await makeProduct(shop, { name: 'Beans', ...loose, sellingPricePaise: 4_00, stock: 7 })
  const weighed = { productId: few, grams: 740 }

  expect((await sell(weighed, 29.6)).body).toMatchObject({
    code: 'out_of_stock',
    message: expect.stringContaining('700 g'),
  })
  expect((await sell(weighed, 29.6, { handedOverSecondsAgo: 60 })).status).toBe(200)
  expect(await stockOf(few)).toBe(0)
})

test('an offer takes off what was weighed, and is said before the customer pays', async () => {
  const offer = { name: 'Tenth', code: 'TENTH', kind: 'percent', percent: 10, from: '2020-01-01' }
  await admin.post('/api/offers', offer)
  const asked = { lines: [{ productId: bhindi, grams: 740 }], buyer: 'walk-in', collect: true, code: 'TENTH' }

  const { data: priced } = (await keeper.post('/api/price-offers', asked)).body

  expect(priced).toMatchObject({ full: 29.6, total: 26.64, codeProblem: '' })
  const sold = await sell({ productId: bhindi, grams: 740 }, 26.64, { code: 'TENTH' })
  expect(sold.body['data'].total).toBe(26.64)
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

test('the stall’s device knows which of its goods are weighed', async () => {
  const { data } = (await keeper.get('/api/counter/goods')).body
  const named = (id: string) => data.find((good: { _id: string }) => good._id === id)
  expect(named(bhindi).step).toEqual({ grams: 100, least: 5, most: 30 })
  expect(named(salt).step).toBeUndefined()
})

test('what comes back of it is said as a weight: all of it as the scale said, and a part by its steps', async () => {
  const asha = await shop.customer()
  const { body } = await sell({ productId: bhindi, grams: 740 }, 29.6, { userId: asha.id })
  const { orderId } = body['data']
  await askReturn(asha, orderId, { quantity: 3 })
  await askReturn(asha, orderId, { quantity: 5 })
  const amountsOf = async (id: string) =>
    (await asha.get(`/api/orders/${id}/returns`)).body.data.map(
      (one: { lines: { amount: string }[] }) => one.lines[0]!.amount,
    )
  expect(await amountsOf(orderId)).toEqual(['300 g', '500 g'])
  const more = { lines: [{ position: 0, quantity: 1 }], wish: 'money', reason: 'Sour.' }
  expect((await asha.post(`/api/orders/${orderId}/return`, more)).body).toMatchObject({
    code: 'return_too_many',
    message: 'All of Bhindi has been sent back already.',
  })
  const whole = (await sell({ productId: bhindi, grams: 740 }, 29.6, { userId: asha.id })).body['data']
    .orderId
  const tooMany = { ...more, lines: [{ position: 0, quantity: 9 }] }
  expect((await asha.post(`/api/orders/${whole}/return`, tooMany)).body['message']).toContain('at most 800 g')
  await askReturn(asha, whole, { quantity: 8 })
  expect(await amountsOf(whole)).toEqual(['740 g'])
})

test('stock, receipts and labels of goods by weight name their step', async () => {
  const { data: stock } = (await keeperOfStock.get(`/api/product-stock?productId=${bhindi}`)).body
  expect(stock).toMatchObject([{ step: { grams: 100 } }])
  const { data: entries } = (await admin.get(`/api/stock-entries?productId=${bhindi}&page=1`)).body
  expect(entries[0].product).toMatchObject({ step: { grams: 100 } })
  const { data: known } = (await keeperOfStock.get('/api/to-receive')).body
  const stepOf = (id: string) => known.goods.find((good: { _id: string }) => good._id === id).step
  expect([stepOf(bhindi), stepOf(salt)]).toEqual([{ grams: 100 }, undefined])
})
