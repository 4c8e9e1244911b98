import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders } from '#db/schema/index.ts'
import { overlap } from '#tests/support/locks.ts'
import { move } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { moveOrder } from './move-order.ts'
import { setOrderAddress } from './set-order-address.ts'

// An order that was taken at the counter, and of which nobody has said where it goes, costs its delivery.
// Fetched at the market, it costs none.
const shop = await testShop()
const [admin, asha] = [await shop.admin(), await shop.customer()]
const dal = await makeProduct(shop, { sellingPricePaise: 100_00, stock: 50 })

test('an unpaid order that turns out to be fetched costs no delivery, and says so everywhere', async () => {
  const orderId = await taken('later')

  await asha.post(`/api/orders/${orderId}/address`, { collect: true })

  expect(await seen(orderId)).toMatchObject({
    shipping: 0,
    totalPrice: 100,
    due: 100,
    payment: { standing: 'due' },
    deliveryToGiveBack: 0,
  })
  await move(admin, orderId, { action: 'pack' })
  expect((await tryMove(orderId, { action: 'deliver', cashTaken: 140 })).status).toBe(422)
  const { body } = await move(admin, orderId, { action: 'deliver', cashTaken: 100 })
  expect(body['data']).toMatchObject({ due: 0, documents: [{ amount: 100 }] })
})

test('one that is handed over at the market, of which nobody had said where it goes, is paid without delivery', async () => {
  const orderId = await packedBefore()

  const { body } = await move(admin, orderId, { action: 'deliver', cashTaken: 100 })

  expect(body['data']).toMatchObject({
    status: 'Delivered',
    totalPrice: 100,
    due: 0,
    cash: [{ amount: 100 }],
    delivery: { collect: true },
    documents: [{ amount: 100 }],
  })
})

test.each([
  ['in cash', { way: 'cash' }, {}, 'Cash'],
  ['by UPI', { way: 'upi', reference: 'PAID00000001' }, { upiReference: 'BACK00000001' }, 'UPI'],
])(
  'the delivery of one that was paid %s is offered to be given back, once',
  async (_how, payment, sent, way) => {
    const orderId = await taken(payment)
    await admin.post(`/api/orders/${orderId}/address`, { collect: true })
    expect(await seen(orderId)).toMatchObject({ totalPrice: 140, due: 0, deliveryToGiveBack: 40 })

    const give = (amount: number, more: object = {}) =>
      admin.post(`/api/orders/${orderId}/refund`, {
        amount,
        note: 'Fetched.',
        delivery: true,
        ...sent,
        ...more,
      })
    expect((await give(41)).body).toMatchObject({ code: 'bad_refund', left: 40 })
    const { body } = await give(40)

    expect(body['data']).toMatchObject({
      deliveryToGiveBack: 0,
      cash: [
        { amount: 140, way },
        { amount: -40, way, note: 'Fetched.' },
      ],
    })
    expect(
      (await give(40, 'upiReference' in sent ? { upiReference: 'BACK00000002' } : {})).body,
    ).toMatchObject({
      code: 'bad_refund',
      left: 0,
    })
  },
)

test('of one that is brought, and of one that was called off, nothing is offered', async () => {
  const brought = await taken({ way: 'cash' })
  expect(await seen(brought)).toMatchObject({ deliveryToGiveBack: 0 })
  await admin.post(`/api/orders/${brought}/address`, { collect: true })

  await move(admin, brought, { action: 'cancel' })

  expect(await seen(brought)).toMatchObject({ status: 'Cancelled', deliveryToGiveBack: 0 })
})

test('who fetches an order while it is handed over is asked for its delivery by nobody', async () => {
  const orderId = await packedBefore()
  const actor = { ...admin, name: 'Shopkeeper', role: 'ADMIN' as const, duties: [], sessionId: '' }

  const { second } = await overlap(shop.ctx, {
    first: (tx) => setOrderAddress({ ...tx, actor }, { orderId, collect: true }),
    second: () => moveOrder({ ...shop.ctx, actor }, { orderId, action: 'deliver', cashTakenPaise: 100_00 }),
  })

  expect(second).toBeUndefined()
  expect(await seen(orderId)).toMatchObject({ totalPrice: 100, due: 0, shipping: 0 })
})

test('what comes off an order comes off what the shop has sold, also when it is called off later', async () => {
  const before = await soldPaise()
  const orderId = await taken('later')
  await asha.post(`/api/orders/${orderId}/address`, { collect: true })
  expect((await soldPaise()) - before).toBe(100_00)

  await move(admin, orderId, { action: 'cancel' })

  expect(await soldPaise()).toBe(before)
})

async function taken(payment: object | 'later'): Promise<string> {
  const { body } = await admin.post('/api/counter/orders', {
    userId: asha.id,
    lines: [{ productId: dal, quantity: 1 }],
    amount: 140,
    payment: payment === 'later' ? { way: 'later' } : payment,
  })
  expect(body).toMatchObject({ success: true })
  return body['orderId'] as string
}

/** Packed when the shop did not ask yet where an order goes before it is packed. */
async function packedBefore(): Promise<string> {
  const orderId = await taken('later')
  await shop.db.update(orders).set({ status: 'packed' }).where(eq(orders.id, orderId))
  return orderId
}

/** Unlike `move` it may be refused. */
function tryMove(orderId: string, body: object) {
  return admin.post(`/api/orders/${orderId}/move`, body)
}

async function seen(orderId: string) {
  return (await admin.get(`/api/orders/${orderId}`)).body['data'] as object
}

async function soldPaise(): Promise<number> {
  const { rows } = await shop.pool.query<{ paise: string }>(
    'select sum(total_paise) as paise from sales_days',
  )
  return Number(rows[0]?.paise ?? 0)
}
