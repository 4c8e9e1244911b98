import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { cartLines, products } from '#db/schema/index.ts'
import { listProducts } from '#domain/catalog/listing.ts'
import { cartTotal, ordersOf, payAtGateway, startPaying } from '#tests/support/paying.ts'
import { testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const shop = await testShop()
const [admin, asha] = [await shop.admin(), await shop.customer()]

const form = {
  productName: 'Tomato',
  brandName: 'Gram Seva',
  category: 'vegetables',
  productImage: ['https://images.example/tomato.webp'],
  description: 'Red and ripe.',
  price: 5,
  sellingPrice: 4,
  netQuantity: 100,
  netUnit: 'g',
  leastGrams: 500,
  mostGrams: 3000,
}

async function tomato(details: object = {}): Promise<string> {
  const { body } = await admin.post('/api/upload-product', { ...form, ...details })
  return body['data']._id
}

async function lineOf(visitor: Visitor, productId: string) {
  const { body } = await visitor.get('/api/view-card-product')
  return body['data'].find((line: { productId: { _id: string } }) => line.productId._id === productId)
}

test('goods by weight are bought by steps from the least to the most, at the price of a step, and the order keeps the step', async () => {
  const id = await tomato({ stock: 40 })
  const step = { grams: 100, least: 5, most: 30 }
  expect((await asha.post('/api/product-details', { productId: id })).body['data']).toMatchObject({ step })

  await asha.post('/api/addto-cart', { productId: id })
  expect(await lineOf(asha, id)).toMatchObject({ quantity: 5, step, productId: { sellingPrice: 4, step } })
  await asha.post('/api/addto-cart', { productId: id })
  const { _id, quantity } = await lineOf(asha, id)
  expect(quantity).toBe(6)
  for (const other of [4, 31]) {
    const refused = await asha.post('/api/update-cart-product', { _id, quantity: other })
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { quantity: 'Tomato is sold from 500 g to 3 kg.' } },
    })
  }
  await asha.post('/api/update-cart-product', { _id, quantity: 30 })
  const more = await asha.post('/api/addto-cart', { productId: id })
  expect(more).toMatchObject({ status: 422, body: { message: 'Tomato is sold from 500 g to 3 kg.' } })

  expect(await cartTotal(asha)).toBe(160)
  const { orderId } = await startPaying(asha)
  // What the shop changes of the product changes nothing of what was bought.
  await admin.post('/api/update-product', { ...form, _id: id, netQuantity: 250, sellingPrice: 20 })
  await payAtGateway(asha, orderId, { webhook: 'normal' })
  await expect
    .poll(() => ordersOf(asha), { timeout: 10_000 })
    .toMatchObject([
      {
        totalPrice: 160,
        productId: [
          { quantity: 30, sellingPrice: 4, step: { grams: 100, amount: '3 kg', price: '₹40.00/kg' } },
        ],
      },
    ])
  expect(await shop.db.select({ stock: products.stock }).from(products).where(eq(products.id, id))).toEqual([
    { stock: 10 },
  ])
})

test('of goods by the pack no answer says a step', async () => {
  const id = await tomato({ leastGrams: null, mostGrams: null })
  await asha.post('/api/addto-cart', { productId: id })
  const line = await lineOf(asha, id)
  expect(line.quantity).toBe(1)
  expect([line, line.productId].filter((each) => 'step' in each)).toEqual([])
})

test('how it is sold must fit together', async () => {
  const wrong = [
    [{ mostGrams: null }, 'mostGrams'],
    [{ leastGrams: null }, 'leastGrams'],
    [{ leastGrams: 550 }, 'leastGrams'],
    [{ leastGrams: 50 }, 'leastGrams'],
    [{ mostGrams: 400 }, 'mostGrams'],
    [{ mostGrams: 10_000 }, 'mostGrams'],
    [{ netUnit: 'piece' }, 'netUnit'],
    [{ deposit: 20 }, 'deposit'],
  ] as const
  for (const [change, field] of wrong) {
    const { status, body } = await admin.post('/api/upload-product', { ...form, ...change })
    expect([status, Object.keys(body['fields'] ?? {})]).toEqual([422, [field]])
  }
  const id = await tomato()
  const other = await admin.post('/api/update-product', { ...form, _id: id, netQuantity: 300 })
  expect(other).toMatchObject({
    status: 422,
    body: { fields: { leastGrams: expect.stringContaining('300 g') } },
  })
})

test('a line that is older than another least, a guest’s list and an order of before count as the nearest weight that is sold', async () => {
  const ravi = await shop.customer()
  const [id, scarce] = [await tomato(), await tomato({ productName: 'Bhindi', stock: 4 })]
  await ravi.post('/api/join-cart', { lines: [{ productId: id, quantity: 2 }] })
  expect((await lineOf(ravi, id)).quantity).toBe(5)
  await shop.db.update(cartLines).set({ quantity: 1 }).where(eq(cartLines.productId, id))
  expect((await lineOf(ravi, id)).quantity).toBe(5)
  await ravi.post('/api/addto-cart', { productId: id })
  expect((await lineOf(ravi, id)).quantity).toBe(6)

  const priced = await shop.guest().post('/api/price-cart', {
    lines: [{ productId: id, quantity: 99 }],
  })
  expect(priced.body['data']).toMatchObject({ lines: [{ quantity: 30 }], subtotal: 120 })

  const short = await ravi.post('/api/addto-cart', { productId: scarce })
  expect(short).toMatchObject({ status: 409, body: { code: 'out_of_stock', available: 0 } })
  const joined = await ravi.post('/api/join-cart', { lines: [{ productId: scarce, quantity: 5 }] })
  expect(joined.body['data'].missing).toMatchObject([
    { productName: 'Bhindi', why: 'sold_out', step: { grams: 100 } },
  ])
})

test('of less than their least nothing can be had: not from a cart, a list, nor what is kept for later', async () => {
  const ravi = await shop.customer()
  const id = await tomato({ stock: 6 })
  const lines = [{ productId: id, quantity: 6 }]
  await ravi.post('/api/join-cart', { lines })
  await ravi.post('/api/keep-for-later', { lines })
  const { body } = await ravi.post('/api/shared-lists', { lines })
  const stocks = async () => {
    const [cart, kept, priced, shared] = await Promise.all([
      lineOf(ravi, id),
      ravi.get('/api/kept-for-later'),
      shop.guest().post('/api/price-cart', { lines }),
      shop.guest().get(`/api/shared-lists/${body['data'].url.split('/').at(-1)}`),
    ])
    const [one, other, shown] = [kept, priced, shared].map((answer) => answer.body['data'])
    return [cart, one[0], other.lines[0]].map((line) => line.productId.stock).concat(shown[0].stock)
  }
  expect(await stocks()).toEqual([6, 6, 6, 6])
  await admin.post('/api/enter-stock', { why: 'correction', productId: id, pieces: -2 })
  expect(await stocks()).toEqual([0, 0, 0, 0])
})

test('the counter and who changes their order keep to the weights; the desk may pack less', async () => {
  const meena = await shop.customer()
  const id = await tomato()
  const take = (quantity: number, amount: number) =>
    admin.post('/api/counter/orders', {
      userId: meena.id,
      lines: [{ productId: id, quantity }],
      collect: true,
      amount,
      payment: { way: 'later' },
    })
  expect(await take(3, 12)).toMatchObject({
    status: 422,
    body: { message: 'Tomato is sold from 500 g to 3 kg.' },
  })
  const { body } = await take(10, 40)
  const orderId = body['orderId'] as string

  const plan = (who: Visitor, quantity: number) =>
    who.post(`/api/orders/${orderId}/plan-change`, { version: 0, lines: [{ position: 0, quantity }] })
  expect(await plan(meena, 3)).toMatchObject({
    status: 422,
    body: { message: 'Tomato is sold from 500 g to 3 kg.' },
  })
  expect((await plan(meena, 15)).body['data'].changed).toEqual(['Tomato: 1.5 kg instead of 1 kg'])
  expect((await plan(admin, 3)).body['data'].changed).toEqual(['Tomato: 300 g instead of 1 kg'])
})

test('a list orders and narrows goods by weight by what the least of them costs, as their card says', async () => {
  const okra = { ...form, productName: 'Okra of the valley', category: 'juice', price: 150, sellingPrice: 30 }
  const id = await tomato(okra)
  const pack = { netUnit: 'piece', netQuantity: 1, leastGrams: null, mostGrams: null }
  await tomato({ ...okra, ...pack, productName: 'Okra in a bag', sellingPrice: 119 })
  const listing = { categories: ['juice'], sort: 'price-asc' } as const
  const listed = async (more: object = {}) => {
    const { products } = await listProducts(shop.ctx, { ...listing, ...more }, { page: 1, pageSize: 24 })
    return products.map(({ name }) => name)
  }
  // 5 steps of 100 g at ₹30.
  expect(await listed()).toEqual(['Okra in a bag', 'Okra of the valley'])
  expect(await listed({ price: 'under-100' })).toEqual([])
  await admin.post('/api/update-product', { ...okra, _id: id, sellingPrice: 4 })
  expect(await listed()).toEqual(['Okra of the valley', 'Okra in a bag'])
  await admin.post('/api/update-product', { ...okra, _id: id, sellingPrice: 4, leastGrams: 3000 })
  expect(await listed()).toEqual(['Okra in a bag', 'Okra of the valley'])
})
