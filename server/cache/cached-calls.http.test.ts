import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { paymentOrders } from '#db/schema/index.ts'
import { expirePaymentOrder } from '#domain/payments/expire-payment-order.ts'
import { fillCart, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import { statementsSent } from '#tests/support/statements.ts'
import type { Visitor } from '#tests/support/visitor.ts'

// Product details, short whole lists and pages of lists are cached beside the pages.
const friend = 'https://stall.example'
const shop = await testShop({ CORS_ORIGINS: friend })
const guest = shop.guest()

async function details(productId: string, who: Visitor = guest, headers = {}) {
  return who.post('/api/product-details', { productId }, headers)
}

/** The statements that read products, each by the words of it that tell it from others. */
async function asked(work: () => Promise<unknown>): Promise<string[]> {
  const sent = await statementsSent(shop.pool, work)
  return sent
    .filter((text) => /from "products"/.test(text))
    .map((text) => (/"description"/.test(text) ? 'products' : 'stock'))
}

test('an answer is read once; of counted goods their stock is read each time, and of others nothing', async () => {
  const [counted, uncounted] = [
    await makeProduct(shop, { stock: 40, category: 'oils' }),
    await makeProduct(shop, { category: 'oils' }),
  ]
  // Changes nothing, and returns once this process has heard of both.
  const { productImage: _leftAsTheyAre, ...rest } = (await details(counted)).body['data'] as Record<
    string,
    unknown
  >
  await (await shop.admin()).post('/api/update-product', rest)
  const calls = {
    counted: () => details(counted),
    uncounted: () => details(uncounted),
    list: () => guest.post('/api/category-product', { category: 'oils' }),
    filtered: () => guest.post('/api/filter-product', { category: ['oils', 'juice'] }),
    all: () => guest.get('/api/get-product'),
    strip: () => guest.get('/api/get-categoryProduct'),
    page: () => guest.get('/api/get-product?page=1&pageSize=24'),
    cheapest: () => guest.get('/api/get-product?page=1&pageSize=24&sort=price-asc'),
  }
  for (const [name, call] of Object.entries(calls)) {
    const first = await call()
    const again = await asked(async () => expect((await call()).body).toEqual(first.body))
    expect(again, name).toEqual(name === 'uncounted' ? [] : ['stock'])
  }
})

test('everybody is told the stock of this moment, whoever changed it and however', async () => {
  const dal = await makeProduct(shop, { stock: 40, category: 'juice' })
  const rice = await makeProduct(shop, {
    stock: 7,
    category: 'juice',
    description: 'Says "stock":7,"hsnCode": in चावल',
  })
  const shown = async () => {
    const { body } = await guest.post('/api/category-product', { category: 'juice' })
    return (body['data'] as { stock: number }[]).map(({ stock }) => stock)
  }
  expect(await shown()).toEqual([40, 7])

  const asha = await shop.customer()
  await fillCart(asha, dal, dal, rice)
  const { orderId } = await startPaying(asha)
  expect(await shown()).toEqual([38, 6])
  expect((await details(dal)).body['data'].stock).toBe(38)
  // Nobody pays: the list says once more what it said at first.
  await expirePaymentOrder(shop.ctx, await paymentOrderId(orderId))
  expect(await shown()).toEqual([40, 7])

  const shopkeeper = await shop.admin()
  const delivery = { productId: dal, why: 'delivery', pieces: 1_000 }
  expect((await shopkeeper.post('/api/enter-stock', delivery)).body).toMatchObject({ success: true })
  expect(await shown()).toEqual([1_040, 7])
  // Once more behind the longer number.
  await startPaying(await withCart(rice))
  expect(await shown()).toEqual([1_040, 6])
  expect((await details(rice)).body['data']).toMatchObject({
    stock: 6,
    description: 'Says "stock":7,"hsnCode": in चावल',
  })
})

async function paymentOrderId(gatewayOrderId: string): Promise<string> {
  const same = eq(paymentOrders.gatewayOrderId, gatewayOrderId)
  const [found] = await shop.db.select({ id: paymentOrders.id }).from(paymentOrders).where(same)
  return found!.id
}

async function withCart(productId: string) {
  const buyer = await shop.customer()
  await fillCart(buyer, productId)
  return buyer
}

test('what an admin saves is answered by the next call, also what no page shows', async () => {
  const dal = await makeProduct(shop, { name: 'Chana Dal', category: 'pulses', aliases: ['chana'] })
  const shopkeeper = await shop.admin()
  const { body } = await details(dal)
  const { _id, productName, brandName, category, price, sellingPrice } = body['data']
  const change = { _id, productName, brandName, category, price, sellingPrice }

  await shopkeeper.post('/api/update-product', { ...change, aliases: ['gram'] })
  const saved = (await details(dal)).body['data']
  expect(saved).toMatchObject({ aliases: ['gram'] })
  expect(saved.updatedAt).not.toBe(body['data'].updatedAt)

  await shopkeeper.post('/api/set-product-state', { _id, state: 'archived' })
  expect((await details(dal)).body['data'].state).toBe('archived')
  const list = await guest.post('/api/category-product', { category: 'pulses' })
  expect(list.body['data']).toEqual([])
})

test('a draft is seen by admins alone, also right after one of them has looked at it', async () => {
  const draft = await makeProduct(shop, { state: 'draft' })
  const shopkeeper = await shop.admin()
  for (let times = 0; times < 2; times++) {
    expect((await details(draft, shopkeeper)).body['data'].state).toBe('draft')
    expect((await details(draft)).status).toBe(404)
    expect((await details(draft, await shop.customer())).status).toBe(404)
  }
})

test('another site gets whole addresses and our own pages paths, whoever asks first', async () => {
  const dal = await makeProduct(shop)
  for (let times = 0; times < 2; times++) {
    const there = await details(dal, guest, { origin: friend })
    expect(there.body['data'].productImage[0]).toMatch(/^http:.*\/images\//)
    expect((await details(dal)).body['data'].productImage[0]).toMatch(/^\/images\//)
  }
})

test('no id that somebody makes up leads to what another site is answered', async () => {
  const dal = await makeProduct(shop)
  expect((await details(dal, guest, { origin: friend })).status).toBe(200)
  expect((await details(`${dal} for another site`)).status).toBe(404)
})
