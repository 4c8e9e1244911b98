import { and, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'

import { auditEntries, invoices, offers } from '#db/schema/index.ts'
import { writePaymentOrder } from '#domain/checkout/create-payment-order.ts'
import { newId } from '#domain/ground/ids.ts'
import { reconcilePaymentOrders } from '#domain/payments/reconcile.ts'
import { overlap } from '#tests/support/locks.ts'
import { wrongInBooks } from '#tests/support/order-books.ts'
import { addAddress, deliver } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, verify } from '#tests/support/paying.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'

const shop = await testShop()
const [admin, keeper] = [await shop.admin(), await shop.hand('counter')]
await admin.post('/api/shop-settings', demoSettings)
const oil = await makeProduct(shop, {
  name: 'Oil of groups',
  stock: 99,
  sellingPricePaise: 200_00,
  taxRateBp: 500,
  hsnCode: '1515',
})
const dal = await makeProduct(shop, { name: 'Dal', stock: 99, sellingPricePaise: 90_00 })
// A price that stands nowhere else, so that it can be looked for.
const [members, off] = [173.37, 26.63]

type Person = Visitor & { id: string }

const inGroup = (person: Person, group: string, gstin?: string) =>
  admin.post(`/api/people/${person.id}/price-group`, { group, gstin })
const prices = (productId: string, its: object) => admin.post('/api/group-prices', { productId, ...its })
const pay = (person: Visitor, amount: number, its: object = {}) =>
  person.post('/api/razorpay/order', { amount, ...its })

expect((await prices(oil, { members, resellers: 150 })).status).toBe(200)

afterEach(async () => {
  // Offers of the shop that a test has made.
  await shop.db.update(offers).set({ endedAt: shop.ctx.now() }).where(eq(offers.name, 'Of a test'))
})

async function member(...productIds: string[]): Promise<Person> {
  const person = await shop.customer()
  expect((await inGroup(person, 'members')).status).toBe(200)
  if (productIds.length > 0) await fillCart(person, ...productIds)
  return person
}

async function give(its: object): Promise<void> {
  const offer = { name: 'Of a test', from: '2020-01-01', ...its }
  expect((await admin.post('/api/offers', offer)).status).toBe(200)
}

async function bought(person: Visitor, asked: Answer): Promise<string> {
  const { body } = await verify(person, await payAtGateway(person, asked.body['order'].id))
  return body['orderId'] as string
}

test('a member whose client sends the sum of everybody pays their own price; order, invoice and books have it', async () => {
  const asha = await member(oil, dal)
  const asked = await pay(asha, 330)
  expect(asked.body['order']).toMatchObject({ amount: 303_37 })
  const orderId = await bought(asha, asked)
  const [order] = (await asha.get('/api/orders/myorders', { 'haat-language': 'hi' })).body['data']
  expect(order).toMatchObject({
    subtotal: 290,
    discount: off,
    totalPrice: 303.37,
    savings: [{ name: 'सदस्यों का दाम', code: '', amount: off }],
  })
  await asha.post(`/api/orders/${orderId}/address`, { addressId: await addAddress(asha) })
  await deliver(admin, orderId)
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

test('nobody but who pays a price of a group is told it, by any call or page', async () => {
  const [asha, ravi, guest] = [await member(), await shop.customer(), shop.guest()]
  await fillCart(ravi, oil)
  const lines = [{ productId: oil, quantity: 1 }]
  for (const person of [ravi, guest]) {
    const telling = await Promise.all([
      person.get('/api/get-product'),
      person.get('/api/get-product?q=oil'),
      person.post('/api/product-details', { productId: oil }),
      person.post('/api/category-product', { category: 'pulses' }),
      person.post('/api/filter-product', { category: ['pulses'] }),
      person.get('/api/search?q=oil%20of%20groups'),
      person.post('/api/price-cart', { lines }),
    ])
    const others = await Promise.all([
      person.get('/sitemap-products-1.xml'),
      person.get('/api/view-card-product'),
      person.get(`/api/my-price?productId=${oil}`),
      person.get(`/api/group-prices?productId=${oil}`),
      person.post('/api/price-offers', { lines }),
    ])
    for (const { body } of telling) expect(JSON.stringify(body)).toContain('Oil of groups')
    for (const { body } of [...telling, ...others])
      expect(JSON.stringify(body)).not.toMatch(/173[.,]?37|26\.63|\b150(\.00)?\b/)
  }
  expect((await asha.get(`/api/my-price?productId=${oil}`)).body['data']).toEqual({
    group: 'members',
    price: members,
  })
  expect((await asha.get(`/api/my-price?productId=${dal}`)).body['data']).toEqual({
    group: 'members',
    price: null,
  })
})

test('a price of a group is below that of everybody when it is set; where that falls, the lower one is paid', async () => {
  const refused = await prices(dal, { members: 90, resellers: 0 })
  expect(refused.status).toBe(422)
  expect(refused.body['fields']).toEqual({
    members: expect.stringContaining('₹90.00') as string,
    resellers: expect.stringContaining('₹90.00') as string,
  })
  expect((await prices('none', { members: 1 })).status).toBe(404)
  const unpriced = await makeProduct(shop, { state: 'draft', sellingPricePaise: 0 })
  expect((await prices(unpriced, { members: 5 })).body['fields']).toEqual({
    members: expect.stringContaining('no selling price yet') as string,
  })
  const salt = await makeProduct(shop, { listPricePaise: 100_00, sellingPricePaise: 100_00, stock: 9 })
  await prices(salt, { members: 90 })
  await admin.post('/api/product-prices', {
    rows: [
      { _id: salt, seen: { price: 100, sellingPrice: 100, stock: 9, state: 'on_shelf' }, sellingPrice: 80 },
    ],
  })
  const asha = await member(salt)
  expect((await pay(asha, 120)).body['order']).toMatchObject({ amount: 120_00 })
  expect((await asha.get(`/api/my-price?productId=${salt}`)).body['data']).toMatchObject({ price: null })
  // What stood before may stay.
  expect((await prices(salt, { members: 90, resellers: 70 })).status).toBe(200)
})

test('goods with a price of a group take no part in other offers, unless these alone take more', async () => {
  await give({ kind: 'percent', percent: 10 })
  const asha = await member(oil, dal)
  // 173.37, and 90 less a tenth.
  expect((await pay(asha, 330)).body['order']).toMatchObject({ amount: 40_00 + 173_37 + 81_00 })
  await give({ kind: 'percent', percent: 20, code: 'MELA' })
  const code = await pay(asha, 330, { code: 'mela' })
  // A tenth and a fifth of everything are more than ₹26.63 and those of the dal.
  expect(code.body['order']).toMatchObject({ amount: 40_00 + Math.round(290_00 * 0.9 * 0.8) })
  const ravi = await member(oil)
  await give({ kind: 'percent', percent: 1, code: 'LITTLE' })
  const little = await pay(ravi, 240, { code: 'little' })
  expect(little.status).toBe(409)
  expect(little.body['message']).toContain('Your own prices take more off than this code.')
})

test('a reseller has a GSTIN, and a person is in one group, of which the audit says who put them there', async () => {
  const ravi = await shop.customer()
  expect((await inGroup(ravi, 'resellers')).body['fields']).toHaveProperty('gstin')
  expect((await inGroup(ravi, 'resellers', '27AAPFU0939F1ZZ')).status).toBe(422)
  const saved = await inGroup(ravi, 'resellers', '27aapfu0939f1zv')
  expect(saved.body['data']).toMatchObject({ priceGroup: 'resellers', gstin: '27AAPFU0939F1ZV' })
  await fillCart(ravi, oil)
  const asked = await pay(ravi, 240)
  expect(asked.body['order']).toMatchObject({ amount: 190_00 })
  const orderId = await bought(ravi, asked)
  await ravi.post(`/api/orders/${orderId}/address`, { addressId: await addAddress(ravi) })
  await deliver(admin, orderId)
  const [invoice] = await shop.db.select().from(invoices).where(eq(invoices.orderId, orderId))
  expect(invoice?.content.buyer).toMatchObject({ gstin: '27AAPFU0939F1ZV' })
  const after = { priceGroup: 'resellers', gstin: true }
  expect(
    await shop.db
      .select({ actorId: auditEntries.actorId, after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'price_group_set'), eq(auditEntries.objectId, ravi.id))),
  ).toEqual([{ actorId: admin.id, after }])
})

test('who has left the group since they were asked to pay, and pays late, gets their money back', async () => {
  const asha = await member(oil)
  const asked = await pay(asha, 240)
  shop.passTime(16)
  await reconcilePaymentOrders(shop.ctx)
  await inGroup(asha, '')
  const late = await verify(asha, await payAtGateway(asha, asked.body['order'].id))
  expect(late).toMatchObject({ status: 409, body: { code: 'paid_too_late' } })
})

test('goods that are added to an order have today’s price of the group, and what it had keeps the price of then', async () => {
  const ghee = await makeProduct(shop, { stock: 99, sellingPricePaise: 300_00 })
  await prices(ghee, { members: 250 })
  const asha = await member(ghee)
  const orderId = await bought(asha, await pay(asha, 340, { addressId: await addAddress(asha) }))
  await prices(ghee, { members: 260 })

  await fillCart(asha, ghee, oil)
  const offer = (await asha.get('/api/cart-offer')).body['data']
  expect(offer.after).toMatchObject({ subtotal: 800, discount: 50 + 40 + off })
  const added = await asha.post(
    `/api/orders/${orderId}/add-cart`,
    { total: offer.after.total },
    { 'idempotency-key': newId() },
  )
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  const order = added.body['data']
  expect(order.productId).toMatchObject([{ off: 50 }, { off: 40 }, { off }])
  const wanted = { version: order.version, lines: [{ position: 0, quantity: 1 }], total: 290 }
  const less = await asha.post(`/api/orders/${orderId}/change`, wanted)
  expect(less.body['data'], less.body['message']).toMatchObject({ discount: 50, totalPrice: 290 })
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

test('an order without prices of a group gets them with the goods that are added to it, for these alone', async () => {
  const asha = await shop.customer()
  await fillCart(asha, dal, oil)
  const orderId = await bought(asha, await pay(asha, 330, { addressId: await addAddress(asha) }))
  await inGroup(asha, 'members')
  await fillCart(asha, oil)
  const { total } = (await asha.get('/api/cart-offer')).body['data'].after
  expect(total).toBe(503.37)
  const added = await asha.post(`/api/orders/${orderId}/add-cart`, { total })
  expect(added.body['data'].productId).toMatchObject([{ off: 0 }, { off: 0 }, { off }])
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

test('what is added to an order is no dearer for a member: what is off for everybody is off it too', async () => {
  await give({ kind: 'percent', percent: 10 })
  const asha = await member(oil)
  const asked = await pay(asha, 240, { addressId: await addAddress(asha) })
  expect(asked.body['order']).toMatchObject({ amount: 213_37 })
  const orderId = await bought(asha, asked)
  await fillCart(asha, dal)
  const { after } = (await asha.get('/api/cart-offer')).body['data']
  expect(after).toMatchObject({ subtotal: 290, discount: 35.63, total: 294.37 })
  await asha.post(`/api/orders/${orderId}/add-cart`, { total: after.total })
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

test('an offer that has got a limit since is not had above it by a change of an order, also at the same moment', async () => {
  await give({ kind: 'percent', percent: 10 })
  const asha = await member(oil)
  const orderId = await bought(asha, await pay(asha, 240, { addressId: await addAddress(asha) }))
  const [offer] = (await admin.get('/api/offers')).body['data']
  const limited = { name: 'Of a test', kind: 'percent', percent: 10, from: '2020-01-01', mostUses: 1 }
  expect((await admin.post(`/api/offers/${offer._id}`, { ...limited, version: offer.version })).status).toBe(
    200,
  )
  await fillCart(asha, dal)
  const shown = (await asha.get('/api/cart-offer')).body['data'].after
  expect(shown).toMatchObject({ discount: 35.63 })

  const ravi = await shop.customer()
  await fillCart(ravi, dal)
  const actor = { ...ravi, name: 'Ravi', role: 'GENERAL' as const, duties: [], sessionId: '' }
  const { second: refused } = await overlap(shop.ctx, {
    first: (tx) => writePaymentOrder({ ...tx, actor }, { amountPaise: 121_00 }, { language: 'en' }),
    second: () => asha.post(`/api/orders/${orderId}/add-cart`, { total: shown.total }),
  })
  expect(refused).toMatchObject({ status: 409, body: { code: 'amount_mismatch' } })
  const { after } = (await asha.get('/api/cart-offer')).body['data']
  expect(after).toMatchObject({ discount: off })
  expect((await asha.post(`/api/orders/${orderId}/add-cart`, { total: after.total })).status).toBe(200)
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

test('at the counter a named person pays the price of their group, by weight too, and who gives no name never', async () => {
  const asha = await member()
  const beans = await makeProduct(shop, {
    stock: 999,
    netQuantity: 100,
    netUnit: 'g',
    leastGrams: 100,
    mostGrams: 5000,
    sellingPricePaise: 4_00,
  })
  await prices(beans, { members: 3.2 })
  const lines = [
    { productId: oil, quantity: 1 },
    { productId: beans, grams: 940 },
  ]
  const told = await keeper.post('/api/price-offers', { lines, buyer: asha.id, collect: true })
  // 940 g at ₹32.00 a kg.
  expect(told.body['data']).toMatchObject({ total: 173.37 + 30, full: 200 + 37.6 })
  const sale = { lines, userId: asha.id, amount: told.body['data'].total, payment: { way: 'cash' } }
  const sold = await keeper.post('/api/counter/sales', sale, { 'idempotency-key': newId() })
  expect(sold.status, JSON.stringify(sold.body)).toBe(200)
  for (const buyer of ['walk-in', 'guest'])
    expect((await keeper.post('/api/price-offers', { lines, buyer })).body['data']).toMatchObject({
      savings: [],
    })
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

test('the rows by which orders name these prices are no offers of the room, and nobody ends them', async () => {
  const { body } = await admin.get('/api/offers')
  expect(JSON.stringify(body)).not.toContain('group-members')
  expect((await admin.post('/api/offers/group-members/end', { version: 1 })).status).toBe(404)
  expect((await admin.get('/api/offers/group-members/uses?page=1')).status).toBe(404)
})
