import { expect, test } from 'vitest'

import type { AuditEntry } from '#contract/audit.ts'
import { auditEntries } from '#db/schema/index.ts'
import { buy } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const [meena, ravi] = [await shop.admin(), await shop.admin()]
const asha = await shop.customer('Asha Patil')

const tomato = {
  productName: 'Tomato',
  brandName: 'Gram Seva',
  category: 'vegetables',
  price: 50,
  sellingPrice: 40,
}

test('a change is found by who made it and by what it was made to, each word of it', async () => {
  const productId = await makeProduct(shop, { name: 'Tomato', hindiName: 'टमाटर', stock: 9 })
  await ravi.post('/api/update-product', { ...tomato, _id: productId, sellingPrice: 42 })
  await meena.post('/api/enter-stock', { why: 'spoiled', productId, pieces: 2 })
  await meena.post('/api/update-user', { userId: asha.id, role: 'ADMIN' })
  const { orderId } = await buy(asha, await makeProduct(shop))
  const { headers } = await meena.post(`/api/orders/${orderId}/move`, { action: 'pack' })

  expect(await found(ravi.email)).toEqual([`product_changed ${productId}`])
  expect(await found('tomato')).toEqual([`stock_entered ${productId}`, `product_changed ${productId}`])
  expect(await found(`टमाटर ${meena.email}`)).toEqual([`stock_entered ${productId}`])
  expect(await found(productId)).toHaveLength(2)
  expect(await found('asha patil shopkeeper')).toEqual([`role_changed ${asha.id}`])
  expect(await found(`#${orderId.slice(0, 12)}`)).toContain(`order_moved ${orderId}`)
  expect(await found('tomato%')).toEqual([])

  const [moved] = await entries(`q=${orderId}`)
  expect(await found(moved!.object.name)).toContain(`order_moved ${orderId}`)
  expect(moved).toMatchObject({
    by: { _id: meena.id, name: 'Shopkeeper', email: meena.email },
    object: { kind: 'order', _id: orderId, name: expect.stringMatching(/^#\d{4}$/) },
    before: { status: 'paid' },
    after: { status: 'packed' },
    requestId: headers.get('x-request-id'),
  })
})

test('a product that was renamed is found by both of its names, and called by the new one', async () => {
  const productId = await makeProduct(shop, { name: 'Ladies finger' })
  await meena.post('/api/update-product', { ...tomato, productName: 'Okra', _id: productId })

  expect(await found('finger')).toEqual([`product_changed ${productId}`])
  const [renamed] = await entries('q=okra')
  expect(renamed).toMatchObject({
    object: { name: 'Okra' },
    before: { name: 'Ladies finger' },
    after: { name: 'Okra' },
  })
})

test('a day is an Indian one, from its first moment to its last', async () => {
  const at = (moment: string) =>
    shop.db.insert(auditEntries).values({
      at: new Date(moment),
      action: 'role_changed',
      objectKind: 'person',
      objectId: 'of that day',
      before: { role: moment },
      after: { role: 'ADMIN' },
    })
  for (const time of ['18:29:59.999', '18:30']) {
    await at(`2025-03-04T${time}Z`)
    await at(`2025-03-05T${time}Z`)
  }

  const ofDay = await entries('from=2025-03-05&to=2025-03-05')
  expect(ofDay.map(({ before }) => before?.['role'])).toEqual([
    '2025-03-04T18:30Z',
    '2025-03-05T18:29:59.999Z',
  ])
  expect(ofDay).toMatchObject([{ by: null, requestId: '' }, {}])
  expect(await entries('to=2025-03-04')).toHaveLength(1)
})

test('a product’s own past is its prices and texts, without its stock', async () => {
  const productId = await makeProduct(shop, { stock: 9 })
  await meena.post('/api/enter-stock', { why: 'delivery', productId, pieces: 2 })
  await meena.post('/api/update-product', { ...tomato, _id: productId, sellingPrice: 39.5 })

  expect(await entries(`productId=${productId}`)).toMatchObject([
    { action: 'product_changed', after: { sellingPricePaise: 39_50 } },
  ])
})

test('pages go on by cursor, newest first, while others change things', async () => {
  const productId = await makeProduct(shop, { name: 'Cumin', stock: 9 })
  for (const lowStockMark of [1, 2, 3])
    await meena.post('/api/set-low-stock-mark', { productId, lowStockMark })
  const page = (query: string) => meena.get(`/api/audit?q=cumin&pageSize=2&${query}`)

  const first = await page('page=1')
  await meena.post('/api/set-low-stock-mark', { productId, lowStockMark: 4 })
  const second = await page(`cursor=${first.body['nextCursor']}`)

  const marks = [first, second].map(({ body }) =>
    (body['data'] as AuditEntry[]).map(({ after }) => after?.['lowStockMark']),
  )
  expect(marks).toEqual([[3, 2], [1]])
  expect(first.body).toMatchObject({ total: 3, previousCursor: null })
  expect(second.body).toMatchObject({ total: 4, nextCursor: null })
})

async function entries(query: string): Promise<AuditEntry[]> {
  const { status, body } = await meena.get(`/api/audit?${query}`)
  expect(status).toBe(200)
  return body['data'] as AuditEntry[]
}

async function found(q: string): Promise<string[]> {
  const rows = await entries(new URLSearchParams({ q }).toString())
  return rows.map(({ action, object }) => `${action} ${object._id}`)
}
