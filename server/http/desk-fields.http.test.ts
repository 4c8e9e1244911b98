import { expect, test } from 'vitest'

import { deliveryAreas } from '#db/schema/index.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const admin = await shop.admin()
const productId = await makeProduct(shop, { stock: 5 })
const product = (await admin.post('/api/product-details', { productId })).body['data']
const { price, sellingPrice, stock, state } = product
const seen = { price, sellingPrice, stock, state }

test.each<[what: string, url: string, body: object, field: string]>([
  ['a field', '/api/set-product-state', { _id: productId, state: 'archived', status: 'draft' }, 'status'],
  ['a misspelt note', '/api/enter-stock', { why: 'delivery', productId, pieces: 3, notes: 'x' }, 'notes'],
  ['a field of one of several forms', '/api/count-stock', { productId, stock: 9, pieces: 4 }, 'pieces'],
  ['a fee of an area', '/api/delivery-areas', { areas: [{ from: '411001', fee: 20 }] }, 'areas'],
  ['a field of a row', '/api/product-prices', { rows: [{ _id: productId, seen, mrp: 9 }] }, 'rows'],
  [
    'a field within a field',
    '/api/make-alias',
    { word: 'a', productId, loaded: { updatedAt: 1, by: 1 } },
    'loaded.by',
  ],
  ['what a new category has not', '/api/add-category', { label: 'Spices', value: 'masala' }, 'value'],
  ['a field of moving', '/api/orders/none/move', { action: 'pack', cash: 10 }, 'cash'],
  [
    'a field named as all objects have it',
    '/api/move-orders',
    { orderIds: ['x'], action: 'pack', constructor: 1 },
    'constructor',
  ],
])('a call of the desk refuses %s that it does not know, and says which', async (_what, url, body, field) => {
  const answer = await admin.post(url, body)
  expect([answer.status, answer.body.code]).toEqual([422, 'invalid_input'])
  const unknown = field === 'areas' ? 'fee' : field === 'rows' ? 'mrp' : field.split('.').at(-1)
  expect(answer.body.fields?.[field]).toBe(`There is no field “${unknown}” here.`)
})

test('nothing of a call with a field that nobody knows is done', async () => {
  expect((await admin.post('/api/product-details', { productId })).body['data']).toEqual(product)
  expect(await shop.db.select().from(deliveryAreas)).toEqual([])
})

test('of many such fields ten are named, and none at length', async () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, nth) => [`${nth} ${'x'.repeat(900)}`, 1]))
  const { body } = await admin.post('/api/set-product-state', { _id: productId, state: 'archived', ...many })
  expect(Object.keys(body.fields ?? {})).toHaveLength(10)
  expect(JSON.stringify(body).length).toBeLessThan(2000)
})

test('calls of the specification, and those of shoppers, take no notice of what they do not know', async () => {
  const asha = await shop.customer()
  const saved = await admin.post('/api/update-product', { ...product, rating: 4.5 })
  expect(saved.body).toMatchObject({ success: true })
  const changed = await admin.post('/api/update-user', { userId: asha.id, role: 'GENERAL', name: 'x' })
  expect(changed.body).toMatchObject({ success: true })
  expect((await asha.post('/api/addto-cart', { productId, quantity: 3 })).body).toMatchObject({
    success: true,
  })
})
