import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders, refunds } from '#db/schema/index.ts'
import { addressInPune } from '#tests/support/address.ts'
import { overlap } from '#tests/support/locks.ts'
import { addAddress, move } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const shop = await testShop()
/** ₹180.00 and ₹40.00 for its delivery. */
const dal = await makeProduct(shop, { sellingPricePaise: 180_00, listPricePaise: 200_00 })
const [admin, other] = [await shop.admin(), await shop.customer()]

test('an order that was paid without an address asks for one, and is not packed or sent out before it has it', async () => {
  const { asha, orderId } = await paidOrder()
  const waiting = await admin.get(`/api/orders/${orderId}`)
  expect(waiting.body['data']).toMatchObject({
    delivery: { address: null, needsAddress: true },
    actions: ['cancel'],
  })
  const refusal = [409, 'needs_address', 'This order needs an address before it is packed or goes out.']
  const move = async (action: string) => {
    const { status, body } = await admin.post(`/api/orders/${orderId}/move`, { action })
    return [status, body['code'], body['message']]
  }
  expect(await move('pack')).toEqual(refusal)
  const [many] = (await admin.post('/api/move-orders', { orderIds: [orderId], action: 'pack' })).body['data']
  expect(many).toMatchObject({ moved: false, why: refusal[2] })

  // One that was packed before this was asked.
  await shop.db.update(orders).set({ status: 'packed' }).where(eq(orders.id, orderId))
  expect(await move('dispatch')).toEqual(refusal)
  await shop.db.update(orders).set({ status: 'paid' }).where(eq(orders.id, orderId))

  await give(asha, orderId, { addressId: await addAddress(asha) })
  expect(await shown(asha, orderId)).toMatchObject({
    delivery: { address: { line1: '12 Tulsi Baug', state: 'Maharashtra' }, needsAddress: false },
  })
  for (const action of ['pack', 'dispatch']) {
    const moved = await admin.post('/api/move-orders', { orderIds: [orderId], action })
    expect(moved.body['data']).toMatchObject([{ moved: true }])
  }
})

test('who has paid without a place, or for one where nobody delivers, cancels it and gets all of it back', async () => {
  const [nowhere, outside] = [await paidOrder(), await paidOrder()]
  await give(outside.asha, outside.orderId, { address: addressInPune })
  const areas = { areas: [{ from: '226001', days: 1, note: '', cash: true }] }
  expect((await admin.post('/api/delivery-areas', areas)).status).toBe(200)
  const refused = await give(nowhere.asha, nowhere.orderId, { address: addressInPune })
  expect([refused.status, refused.body['code']]).toEqual([409, 'not_delivered'])

  for (const { asha, orderId } of [nowhere, outside]) {
    expect(await shown(asha, orderId)).toMatchObject({ actions: ['cancel'] })
    const { body } = await asha.post(`/api/orders/${orderId}/move`, { action: 'cancel' })
    expect(body['data']).toMatchObject({ status: 'Cancelled', refunds: [{ amount: 220 }] })
  }
  await admin.post('/api/delivery-areas', { areas: [] })
})

test('orders that need an address are listed by themselves, until they have one, are fetched or called off', async () => {
  const [first, second, third] = [await paidOrder(), await paidOrder(), await paidOrder()]
  const listed = async (query: string) => {
    const { body } = await admin.get(`/api/all-orders?page=1&pageSize=200&${query}`)
    const ids = new Set((body['data'] as { _id: string }[]).map(({ _id }) => _id))
    return [first, second, third].map(({ orderId }) => ids.has(orderId))
  }
  // One that was packed before its place was asked for.
  await shop.db.update(orders).set({ status: 'packed' }).where(eq(orders.id, first.orderId))
  expect(await listed('needsAddress=yes')).toEqual([true, true, true])
  expect(await listed('needsAddress=yes&status=packed')).toEqual([true, false, false])

  await give(admin, first.orderId, { address: addressInPune })
  await give(second.asha, second.orderId, { collect: true })
  await move(third.asha, third.orderId, { action: 'cancel' })
  expect(await listed('needsAddress=yes')).toEqual([false, false, false])
  expect(await listed('')).toEqual([true, true, true])
})

test('the shopkeeper enters it for the customer, or chooses one of the customer’s own', async () => {
  const [first, second] = [await paidOrder(), await paidOrder()]
  const hers = await addAddress(second.asha)
  const deskAddress = await addAddress(admin)

  const entered = await give(admin, first.orderId, { address: addressInPune })
  expect(entered.body['data'].delivery.address).toMatchObject({ mobile: '9876543210', line2: null })
  expect((await give(admin, second.orderId, { addressId: deskAddress })).status).toBe(404)
  expect((await give(admin, second.orderId, { addressId: hers })).status).toBe(200)
})

test('it is given once, by nobody else, and says what is wrong with it', async () => {
  const { asha, orderId } = await paidOrder()
  const [mine, his] = [await addAddress(asha), await addAddress(other)]
  const wrong = { ...addressInPune, pinCode: '1', town: '' }

  const answers = [
    await give(other, orderId, { addressId: his }),
    await give(asha, orderId, { addressId: his }),
    await give(asha, orderId, {}),
    await give(asha, orderId, { collect: false }),
    await give(asha, orderId, { addressId: mine, collect: true }),
    await give(asha, orderId, { address: wrong }),
    await give(asha, orderId, { addressId: mine }),
    // The same press once more, after its answer was lost.
    await give(asha, orderId, { addressId: mine }),
    await give(asha, orderId, { address: { ...addressInPune, line1: '13 Tulsi Baug' } }),
    await give(asha, orderId, { collect: true }),
  ]

  expect(answers.map(({ status, body }) => [status, body['code'] ?? null, body['fields']])).toEqual([
    [404, 'not_found', undefined],
    [404, 'not_found', undefined],
    [422, 'invalid_input', { addressId: 'This field is required.' }],
    [422, 'invalid_input', { addressId: 'This field is required.' }],
    [422, 'invalid_input', { addressId: 'This value is not allowed here.' }],
    [
      422,
      'invalid_input',
      {
        'address.town': 'This field is required.',
        'address.pinCode': 'Please enter a PIN code of 6 digits, such as 411001.',
      },
    ],
    [200, null, undefined],
    [200, null, undefined],
    [409, 'address_given', undefined],
    [409, 'address_given', undefined],
  ])
})

test('two who say at once that it is fetched are both thanked, and delivery is given back once', async () => {
  const { asha, orderId } = await paidOrder()
  const { second: answers } = await overlap(shop.ctx, {
    first: ({ db }) => db.select().from(orders).where(eq(orders.id, orderId)).for('update'),
    second: () =>
      Promise.all([give(asha, orderId, { collect: true }), give(admin, orderId, { collect: true })]),
  })
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await backOf(orderId)).toHaveLength(1)
})

test('what was paid for delivery is given back when the order is fetched after all', async () => {
  const { asha, orderId } = await paidOrder()

  const { body } = await give(asha, orderId, { collect: true })

  expect(body['data']).toMatchObject({
    status: 'Paid',
    delivery: { address: null, collect: true, needsAddress: false },
    refunds: [{ amount: 40, standing: 'given back', note: expect.stringContaining('fetch it') }],
  })
  await move(admin, orderId, { action: 'pack' })
  const sent = await admin.post(`/api/orders/${orderId}/move`, { action: 'dispatch' })
  expect([sent.status, sent.body['code']]).toEqual([409, 'order_collected'])
  const handed = await admin.post(`/api/orders/${orderId}/move`, { action: 'deliver' })
  expect(handed.body['data'].status).toBe('Delivered')
})

test('of money that has gone back already nothing is given back again', async () => {
  const { asha, orderId, transactionId } = await paidOrder()
  const refund = { transactionId, amount: 200, note: 'Bruised.' }
  await admin.post(`/api/orders/${orderId}/refund`, refund)

  await give(asha, orderId, { collect: true })

  const back = (await backOf(orderId)).reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  expect(back).toBe(220_00)
})

test('an order that was cancelled needs no address', async () => {
  const { asha, orderId } = await paidOrder()
  await move(asha, orderId, { action: 'cancel' })
  const answer = await give(asha, orderId, { address: addressInPune })
  expect([answer.status, answer.body['code'], answer.body['orderStatus']]).toEqual([
    409,
    'order_moved',
    'Cancelled',
  ])
  expect(await shown(asha, orderId)).toMatchObject({ delivery: { needsAddress: false } })
})

/** Paid as the page of the cart pays when nothing was chosen. */
async function paidOrder() {
  const asha = await shop.customer()
  await fillCart(asha, dal)
  const receipt = await payAtGateway(asha, (await startPaying(asha)).orderId)
  const { body } = await verify(asha, receipt)
  return { asha, orderId: body['orderId'] as string, transactionId: receipt.razorpay_payment_id }
}

function give(person: Visitor, orderId: string, place: object) {
  return person.post(`/api/orders/${orderId}/address`, place)
}

async function shown(person: Visitor, orderId: string): Promise<object> {
  return (await person.get(`/api/orders/${orderId}`)).body['data'] as object
}

async function backOf(orderId: string) {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  return shop.db.select().from(refunds).where(eq(refunds.paymentId, order!.paymentId!))
}
