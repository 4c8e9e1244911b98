import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { people } from '#db/schema/index.ts'
import { askReturn, move, orderInCash } from '#tests/support/orders.ts'
import { testShop } from '#tests/support/shop.ts'

// The page of a caller, and how the desk's searches find them.

const shop = await testShop()
const admin = await shop.admin()

const spellings = [
  '9822011223',
  '98220 11223',
  '098220-11223',
  '+91 98220 11223',
  '+91-9822011223',
  '0091 (98220) 11.223',
]

test('the page of a customer has orders, what is due, returns and our notes of them, the newest first', async () => {
  const asha = await caller('9822011223')
  const paid = await orderInCash(shop, asha)
  await move(admin, paid, { action: 'pack' })
  await move(admin, paid, { action: 'dispatch' })
  await move(admin, paid, { action: 'deliver', cashTaken: 500 })
  await askReturn(asha, paid)
  const due = await orderInCash(shop, asha)
  await admin.post(`/api/people/${asha.id}/notes`, { text: 'The dog bites.' })
  await admin.post(`/api/people/${asha.id}/notes`, { text: 'Rings twice.' })

  const { data } = (await admin.get(`/api/people/${asha.id}`)).body

  expect(data).toMatchObject({ user: { mobile: '9822011223' }, orderCount: 2, due: 500 })
  expect(data.orders.map(({ _id }: { _id: string }) => _id)).toEqual([due, paid])
  expect(data.returns).toMatchObject([{ orderId: paid, status: 'asked' }])
  expect(data.notes.map(({ text }: { text: string }) => text)).toEqual(['Rings twice.', 'The dog bites.'])

  const { body } = await admin.post(`/api/people/${asha.id}/notes/${data.notes[0]._id}/delete`)
  expect(body['data'].notes).toMatchObject([{ text: 'The dog bites.' }])
  // What is written of somebody is theirs to read.
  expect(JSON.stringify((await asha.get('/api/my-data')).body)).toContain('The dog bites.')
})

test.each(spellings)('the number %s finds its customer and their orders in every search', async (q) => {
  const bina = await shop.customer()
  await shop.db.update(people).set({ mobile: '9822011223' }).where(eq(people.id, bina.id))
  const orderId = await orderInCash(shop, bina)
  const asked = new URLSearchParams({ q, page: '1', pageSize: '100' })
  const idsIn = async (call: string) =>
    ((await admin.get(`${call}?${asked}`)).body['data'] as { _id: string }[]).map(({ _id }) => _id)

  expect(await idsIn('/api/all-orders')).toContain(orderId)
  expect(await idsIn('/api/all-user')).toContain(bina.id)
  const found = await admin.get(`/api/counter/people?${new URLSearchParams({ q })}`)
  expect((found.body['data'] as unknown[]).length).toBeGreaterThan(0)
})

test('an order is found by its address’s number, its UPI reference, its short number and an id that was cut', async () => {
  const chitra = await shop.customer()
  const orderId = await orderInCash(shop, chitra)
  await move(admin, orderId, { action: 'pack' })
  await move(admin, orderId, { action: 'dispatch' })
  await move(admin, orderId, { action: 'deliver', cashTaken: 500, upiReference: '412345678901' })
  const { data } = (await admin.get(`/api/orders/${orderId}`)).body
  const idsOf = async (q: string) => {
    const query = new URLSearchParams({ q, page: '1', pageSize: '100' })
    return ((await admin.get(`/api/all-orders?${query}`)).body['data'] as { _id: string }[]).map(
      ({ _id }) => _id,
    )
  }

  for (const q of [
    '412345678901',
    ' 4123 4567 8901',
    `#${data.orderNumber}`,
    String(data.orderNumber),
    `${orderId.slice(0, 10)}…`,
    `${orderId.slice(0, 10)}...`,
  ])
    expect(await idsOf(q), q).toEqual([orderId])
  // Of its address.
  expect(await idsOf('098765-43210')).toContain(orderId)
  const owner = await admin.get(
    `/api/all-user?${new URLSearchParams({ q: `#${data.orderNumber}`, page: '1' })}`,
  )
  expect(owner.body['data']).toMatchObject([{ _id: chitra.id }])
  const theirs = await admin.get(`/api/all-orders?person=${chitra.id}&page=1`)
  expect(theirs.body).toMatchObject({ total: 1, data: [{ _id: orderId }] })
})

async function caller(mobile: string) {
  const asha = await shop.customer()
  await shop.db.update(people).set({ mobile }).where(eq(people.id, asha.id))
  return asha
}
