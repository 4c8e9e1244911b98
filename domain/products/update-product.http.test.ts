import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { products } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { overlap } from '#tests/support/locks.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { updateProduct } from './update-product.ts'
import { uploadProduct } from './upload-product.ts'

const shop = await testShop()
const [one, other] = [await shop.admin(), await shop.admin()]
const asAdmin: Ctx = {
  ...shop.ctx,
  actor: { id: one.id, name: 'One', email: one.email, role: 'ADMIN', duties: [], sessionId: '' },
}

test('goods are put on the shelf and changed by an admin alone, whichever door leads to it', async () => {
  const ctx: Ctx = { ...asAdmin, actor: { ...asAdmin.actor!, role: 'GENERAL', duties: ['packs', 'counter'] } }
  const goods = {
    name: 'Ragi',
    brand: 'Gram Seva',
    category: 'pulses',
    images: [],
    description: 'Whole.',
    listPricePaise: 60_00,
    sellingPricePaise: 50_00,
  }
  const id = await makeProduct(shop)
  const refusal = { code: 'forbidden' }

  await expect(uploadProduct(ctx, goods)).rejects.toMatchObject(refusal)
  await expect(updateProduct(ctx, { id, sellingPricePaise: 1 })).rejects.toMatchObject(refusal)
})

/** A product as a form loads it. */
async function load(productId: string) {
  const { body } = await shop.guest().post('/api/product-details', { productId })
  const form = body['data']
  return { ...form, loaded: { updatedAt: form.updatedAt, stock: form.stock } }
}

test('of two who edit one product the second is refused, told how it is now, and nothing of theirs is written', async () => {
  const id = await makeProduct(shop, { name: 'Jaggery', stock: 10 })
  const [mine, theirs] = [await load(id), await load(id)]
  const first = await one.post('/api/update-product', { ...mine, productName: 'Palm Jaggery' })
  expect(first.status).toBe(200)

  const second = await other.post('/api/update-product', {
    ...theirs,
    productImage: ['https://images.example/other.webp'],
    brandName: 'Other',
    stock: 3,
  })

  expect(second).toMatchObject({ status: 409, body: { success: false, code: 'changed_meanwhile' } })
  expect(second.body['current']).toEqual(first.body['data'])
  const { loaded: _loaded, ...now } = await load(id)
  expect(now).toEqual(first.body['data'])
})

test('who has seen the change may make theirs', async () => {
  const id = await makeProduct(shop)
  await one.post('/api/update-product', { ...(await load(id)), brandName: 'One' })
  const second = await other.post('/api/update-product', { ...(await load(id)), brandName: 'Other' })
  expect(second.body).toMatchObject({ success: true, data: { brandName: 'Other' } })
})

test('a change of one product leaves every other one as it was', async () => {
  const [id, another] = [await makeProduct(shop), await makeProduct(shop)]
  const before = await load(another)
  await one.post('/api/update-product', { ...(await load(id)), brandName: 'One' })
  expect(await load(another)).toEqual(before)
})

test('two forms that are sent at the same moment are taken one after the other', async () => {
  const id = await makeProduct(shop)
  const { loaded, ...form } = await load(id)
  const change = (ctx: Ctx, name: string) =>
    updateProduct(ctx, { id, name, loaded: { ...loaded, updatedAt: new Date(loaded.updatedAt) } })

  const { second } = await overlap(asAdmin, {
    first: (tx) => change(tx, 'The first'),
    second: () => change(asAdmin, 'The second').catch((error: unknown) => error),
  })

  expect(second).toMatchObject({ code: 'changed_meanwhile', details: { current: { name: 'The first' } } })
  expect(form.productName).not.toBe('The first')
})

test('every change has a moment of its own, within a millisecond and when the clock goes back', async () => {
  const id = await makeProduct(shop)
  const moments: number[] = []
  for (const at of [5000, 5000, 4000]) {
    const now = () => new Date(Date.UTC(2030, 0, 1) + at)
    const { updatedAt } = await updateProduct({ ...asAdmin, now }, { id, name: 'Changed' })
    moments.push(updatedAt.getTime() - Date.UTC(2030, 0, 1))
  }
  expect(moments).toEqual([5000, 5001, 5002])
})

test('a change within the microseconds of a moment that JavaScript cannot name is seen', async () => {
  const id = await makeProduct(shop)
  await shop.db
    .update(products)
    .set({ updatedAt: sql`timestamptz '2030-01-01 00:00:00.000999'` })
    .where(eq(products.id, id))
  const form = await load(id)
  const now = () => new Date(Date.UTC(2030, 0, 1))
  await updateProduct({ ...asAdmin, now }, { id, name: 'Changed' })
  expect((await other.post('/api/update-product', form)).status).toBe(409)
})

test('another name that says nothing of the goods is refused by its words, and stays where it stood before', async () => {
  const id = await makeProduct(shop, { aliases: ['arhar', 'fresh'] })
  const changed = await one.post('/api/update-product', { ...(await load(id)), brandName: 'Van' })
  expect(changed.body).toMatchObject({
    success: true,
    data: { brandName: 'Van', aliases: ['arhar', 'fresh'] },
  })

  const aliases = ['fresh', '1 kg', 'tur']
  const refused = await one.post('/api/update-product', { ...(await load(id)), aliases })

  const says = '“1 kg” says nothing of the goods. Please say what people call them.'
  expect([refused.status, refused.body.fields]).toEqual([422, { aliases: says }])
})

test('sales are no change of the product: the form is taken, and what was sold stays sold', async () => {
  const [id, asha] = [await makeProduct(shop, { stock: 10 }), await shop.customer()]
  const form = await load(id)
  await fillCart(asha, id, id, id)
  await verify(asha, await payAtGateway(asha, (await startPaying(asha)).orderId))

  const { body } = await one.post('/api/update-product', { ...form, brandName: 'Van', stock: 12 })

  expect(body).toMatchObject({ success: true, data: { brandName: 'Van', stock: 9 } })
})

test('a client that saves a product as it read it sells nothing twice that is being paid for', async () => {
  const id = await makeProduct(shop, { stock: 5 })
  const { loaded: _loaded, ...asRead } = await load(id)
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  await fillCart(ravi, id)
  await fillCart(asha, id, id, id, id, id)
  const { orderId } = await startPaying(asha)

  const saved = await one.post('/api/update-product', { ...asRead, description: 'As it was read.' })

  expect(saved.body).toMatchObject({ success: true, data: { stock: 0 } })
  const late = await ravi.post('/api/razorpay/order', { amount: asRead.sellingPrice + 40 })
  expect(late).toMatchObject({ status: 409, body: { code: 'out_of_stock', available: 0 } })
  expect((await verify(asha, await payAtGateway(asha, orderId))).body.success).toBe(true)
})

test('a client that says nothing of what it loaded changes the product in any case', async () => {
  const id = await makeProduct(shop, { stock: 5 })
  const { loaded: _loaded, updatedAt: _updatedAt, ...asRead } = await load(id)
  await one.post('/api/update-product', { ...asRead, brandName: 'One' })
  const { body } = await other.post('/api/update-product', { ...asRead, brandName: 'Other', stock: 8 })
  expect(body).toMatchObject({ success: true, data: { brandName: 'Other', stock: 8 } })
})

test('a whole product sent back by another client puts nothing that was sold on the shelf again', async () => {
  const [id, asha] = [await makeProduct(shop, { stock: 10 }), await shop.customer()]
  const { loaded: _loaded, ...asRead } = await load(id)
  await fillCart(asha, id, id, id)
  await verify(asha, await payAtGateway(asha, (await startPaying(asha)).orderId))

  const saved = await one.post('/api/update-product', { ...asRead, brandName: 'Van' })

  expect(saved.body).toMatchObject({ success: true, data: { brandName: 'Van', stock: 7 } })
  // As many as it never had since it was read: somebody has counted.
  const counted = await one.post('/api/update-product', { ...saved.body['data'], stock: 12 })
  expect(counted.body['data'].stock).toBe(12)
  const fewer = await one.post('/api/update-product', { ...counted.body['data'], stock: 7 })
  expect(fewer.body['data'].stock).toBe(7)
})

test('a whole product that was read while somebody pays takes nothing off the shelf', async () => {
  const [id, asha] = [await makeProduct(shop, { stock: 10 }), await shop.customer()]
  await fillCart(asha, id, id, id)
  const { orderId } = await startPaying(asha)
  const { loaded: _loaded, ...asRead } = await load(id)

  const saved = await one.post('/api/update-product', { ...asRead, brandName: 'Van' })

  expect(saved.body).toMatchObject({ success: true, data: { brandName: 'Van', stock: 7 } })
  await verify(asha, await payAtGateway(asha, orderId))
  expect((await load(id)).stock).toBe(7)
})

test('a whole product that was read before another change is refused, as a form would be', async () => {
  const id = await makeProduct(shop, { stock: 5 })
  const { loaded: _loaded, ...asRead } = await load(id)
  const first = await one.post('/api/update-product', { ...asRead, brandName: 'First' })

  const second = await other.post('/api/update-product', { ...asRead, brandName: 'Second', stock: 50 })

  expect(second).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect(second.body['current']).toEqual(first.body['data'])
  const again = await other.post('/api/update-product', { ...second.body['current'], brandName: 'Second' })
  expect(again.body).toMatchObject({ success: true, data: { brandName: 'Second', stock: 5 } })
})

test('a whole product that was read before anybody counted it leaves the counting alone', async () => {
  const id = await makeProduct(shop, { stock: null })
  const { loaded: _loaded, ...asRead } = await load(id)
  shop.passTime(1)
  await one.post('/api/count-stock', { productId: id, stock: 8 })

  const { body } = await other.post('/api/update-product', { ...asRead, brandName: 'Van' })

  expect(body['data']).toMatchObject({ brandName: 'Van', stock: 8 })
})

test('what was read has no moment where it is empty, and is refused where nobody can read it', async () => {
  const { loaded: _loaded, ...asRead } = await load(await makeProduct(shop, { stock: 5 }))
  for (const updatedAt of ['', null]) {
    const { body } = await one.post('/api/update-product', { ...asRead, updatedAt, stock: 8 })
    expect(body).toMatchObject({ success: true, data: { stock: 8 } })
  }
  const { status, body } = await one.post('/api/update-product', { ...asRead, updatedAt: 'yesterday' })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['updatedAt']])
})

test.each([
  ['no moment', { updatedAt: 'yesterday', stock: 1 }],
  ['no stock', { updatedAt: '2026-11-01T00:00:00.000Z' }],
])('what was loaded is refused with %s', async (_what, loaded) => {
  const form = await load(await makeProduct(shop))
  expect((await one.post('/api/update-product', { ...form, loaded })).status).toBe(422)
})
