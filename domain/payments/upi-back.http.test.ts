import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { mails } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'
import { askReturn, decide, move } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

// What came to the shop's own UPI id is neither the gateway's nor cash: it goes back by UPI, with the
// reference of what was sent, or in cash where the shop says that it did.
const shop = await testShop()
const [admin, asha] = [await shop.admin(), await shop.customer()]
const dal = await makeProduct(shop, { sellingPricePaise: 500_00, stock: 50 })
const missing = { status: 422, body: { fields: { upiReference: expect.any(String) } } }

test('a part of it goes back by UPI with a reference, and is booked and told so', async () => {
  const orderId = await paidByUpi()
  const sent = reference()

  expect(await refund(orderId, { amount: 120 })).toMatchObject(missing)
  const { body } = await refund(orderId, { amount: 120, upiReference: sent })

  expect(body['data']).toMatchObject({
    payment: { way: 'UPI', standing: '₹120.00 of ₹500.00 given back' },
    cash: [
      { way: 'UPI', amount: 500 },
      { way: 'UPI', amount: -120, reference: sent },
    ],
  })
  const told = await shop.db.select().from(mails).where(eq(mails.kind, 'money_back'))
  expect(told.map(({ facts }) => facts)).toContainEqual(
    expect.objectContaining({ orderId, way: 'upi', amountPaise: 120_00 }),
  )
  expect(await refund(orderId, { amount: 1, upiReference: sent })).toMatchObject({
    status: 409,
    body: { code: 'upi_reference_used' },
  })
})

test('it goes back in cash where the shop says so, and nothing goes back twice', async () => {
  const orderId = await paidByUpi()

  expect(await refund(orderId, { amount: 1, way: 'cash', upiReference: reference() })).toMatchObject(missing)
  await refund(orderId, { amount: 100, way: 'cash' })
  const { body } = await refund(orderId, { amount: 400, way: 'upi', upiReference: reference() })

  expect(body['data']).toMatchObject({
    payment: { way: 'UPI', standing: 'refunded' },
    cash: [{ amount: 500 }, { way: 'Cash', amount: -100, reference: '' }, { way: 'UPI', amount: -400 }],
  })
  expect((await refund(orderId, { amount: 1, way: 'cash' })).body).toMatchObject({ left: 0 })
})

test('who cancels it says with which reference its money was sent back', async () => {
  const orderId = await paidByUpi()

  expect(await tryMove(orderId, { action: 'cancel' })).toMatchObject(missing)
  expect((await seen(orderId)).status).toBe('Placed')
  const sent = reference()
  const { body } = await move(admin, orderId, { action: 'cancel', upiReference: sent })

  expect(body['data']).toMatchObject({
    status: 'Cancelled',
    cash: [{ amount: 500 }, { way: 'UPI', amount: -500, reference: sent }],
  })
})

test('what was paid in both ways goes back in both, under one cause', async () => {
  const orderId = await delivered({ cashTaken: 200, note: 'The rest by UPI.' })
  await admin.post(`/api/orders/${orderId}/take-cash`, { cashTaken: 300, upiReference: reference() })
  expect((await seen(orderId)).payment).toEqual({ way: 'UPI and cash', standing: 'paid' })

  const { body } = await move(admin, orderId, { action: 'refund', upiReference: reference() })

  expect(body['data']).toMatchObject({
    status: 'Refunded',
    cash: [{ amount: 200 }, { amount: 300 }, { way: 'UPI', amount: -300 }, { way: 'Cash', amount: -200 }],
  })
})

test('at the door it is said whether cash was taken or UPI', async () => {
  const orderId = await delivered({ cashTaken: 500, upiReference: reference() })

  expect(await seen(orderId)).toMatchObject({
    payment: { way: 'UPI', standing: 'paid' },
    cash: [{ way: 'UPI' }],
  })
})

test('money for a return goes back by UPI where it came so', async () => {
  const orderId = await delivered({ cashTaken: 500, upiReference: reference() })
  const id = await askReturn(asha, orderId)
  const money = { outcome: 'money', amount: 450, answer: 'Sorry.' }

  expect(await admin.post(`/api/returns/${id}/decide`, money)).toMatchObject(missing)
  await decide(admin, id, { ...money, upiReference: reference() })

  expect((await seen(orderId)).cash).toMatchObject([{ amount: 500 }, { way: 'UPI', amount: -450 }])
})

test('a reference is refused where nothing is sent by UPI', async () => {
  const orderId = await delivered({ cashTaken: 500 })
  expect(await tryMove(orderId, { action: 'refund', upiReference: reference() })).toMatchObject(missing)
  expect((await seen(orderId)).status).toBe('Delivered')
})

function reference(): string {
  return newId()
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '0')
}

async function taken(payment: object): Promise<string> {
  const lines = [{ productId: dal, quantity: 1 }]
  const order = { userId: asha.id, lines, amount: 500, collect: true, payment }
  const { body } = await admin.post('/api/counter/orders', order)
  expect(body).toMatchObject({ success: true })
  return body['orderId'] as string
}

function paidByUpi() {
  return taken({ way: 'upi', reference: reference() })
}

async function delivered(how: object): Promise<string> {
  const orderId = await taken({ way: 'later' })
  await move(admin, orderId, { action: 'pack' })
  await move(admin, orderId, { action: 'deliver', ...how })
  return orderId
}

function refund(orderId: string, body: object) {
  return admin.post(`/api/orders/${orderId}/refund`, { note: 'Bruised.', ...body })
}

/** Unlike `move` it may be refused. */
function tryMove(orderId: string, body: object) {
  return admin.post(`/api/orders/${orderId}/move`, body)
}

async function seen(orderId: string) {
  return (await admin.get(`/api/orders/${orderId}`)).body['data']
}
