import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders } from '#db/schema/index.ts'
import { overlap } from '#tests/support/locks.ts'
import { buy, deliver, move, orderInCash } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const shop = await testShop()
const [admin, owner, other, demoted] = [
  await shop.admin(),
  await shop.customer(),
  await shop.customer(),
  await shop.admin(),
]
await demoted.get('/api/all-user')
await admin.post('/api/update-user', { userId: demoted.id, role: 'GENERAL' })
const notPaid = /^Your first order in cash is not paid yet/

test('the rest of a delivered order is taken once, by an admin alone, and then its customer can order in cash again', async () => {
  const orderId = await shortOrder(owner)
  const offer = async () => (await owner.get('/api/orders/cash?amount=9&collect=true')).body['data']
  expect(await offer()).toMatchObject({ offered: false, why: expect.stringMatching(notPaid) })
  const rest = { cashTaken: 49.5, note: 'He came by.' }
  const press = () => take(admin, orderId, rest, { 'idempotency-key': `rest of ${orderId}` })

  const others = [shop.guest(), owner, other, demoted].map((one) => take(one, orderId, rest))
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([401, 403, 403, 403])
  const answers = [await press(), await press()]

  for (const { status, body } of answers) {
    expect([status, body.message]).toEqual([200, 'Cash taken'])
    expect(body['data']).toMatchObject({
      status: 'Delivered',
      due: 0.5,
      cash: [
        { amount: 450, note: 'The rest comes tomorrow.' },
        { amount: 49.5, note: 'He came by.', by: { _id: admin.id } },
      ],
    })
  }
  expect(await offer()).toMatchObject({ offered: false, why: expect.stringMatching(notPaid) })
  expect((await take(admin, orderId, { cashTaken: '0.50' })).body['data']).toMatchObject({
    due: 0,
    payment: { way: 'Cash', standing: 'paid' },
    cash: [{}, {}, { amount: 0.5, note: '' }],
  })
  expect(await offer()).toMatchObject({ offered: true })
})

test('what is due can come by UPI, and one reference pays for one order', async () => {
  const [orderId, another] = [await shortOrder(other), await shortOrder(await shop.customer())]
  const rest = { cashTaken: 50, upiReference: ' 429517336482 ' }

  const { body } = await take(admin, orderId, rest)

  expect(body['data']).toMatchObject({
    due: 0,
    cash: [
      { way: 'Cash', reference: '' },
      { amount: 50, way: 'UPI', reference: '429517336482' },
    ],
  })
  expect(await take(admin, another, rest)).toMatchObject({
    status: 409,
    body: { code: 'upi_reference_used' },
  })
  expect((await take(admin, another, { ...rest, upiReference: '12' })).body['fields']).toHaveProperty(
    'upiReference',
  )
})

test('no more is taken than is due, and nothing for an order that is paid or not delivered', async () => {
  const orderId = await shortOrder(other)
  const wrong = async (cashTaken: unknown) => {
    const { status, body } = await take(admin, orderId, { cashTaken })
    return [status, body['fields']]
  }
  const noAmount = [422, { cashTaken: 'Please enter an amount in rupees, such as 49 or 49.50.' }]
  expect(await wrong(50.01)).toEqual([422, { cashTaken: 'Only ₹50.00 is due.' }])
  for (const sum of [0, -1, 10.005]) expect(await wrong(sum), `${sum}`).toEqual(noAmount)
  expect((await wrong(''))[0]).toBe(422)

  const paid = await buy(other, await makeProduct(shop))
  await deliver(admin, paid.orderId)
  expect(await take(admin, paid.orderId, { cashTaken: 1 })).toMatchObject({
    status: 409,
    body: { code: 'nothing_due' },
  })
  const placed = await orderInCash(shop, await shop.customer())
  expect(await take(admin, placed, { cashTaken: 50 })).toMatchObject({
    status: 409,
    body: { code: 'order_moved', orderStatus: 'Placed' },
  })
  expect((await take(admin, 'none', { cashTaken: 50 })).status).toBe(404)
})

test('of two at the desk who take the rest at once one takes it, and the other is told that nothing is due', async () => {
  const orderId = await shortOrder(await shop.customer())
  const { second: answers } = await overlap(shop.ctx, {
    first: ({ db }) => db.select().from(orders).where(eq(orders.id, orderId)).for('update'),
    second: () => Promise.all([1, 2].map(() => take(admin, orderId, { cashTaken: 50 }))),
  })
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('nothing_due')
  expect((await admin.get(`/api/orders/${orderId}`)).body['data'].cash).toHaveLength(2)
})

/** Delivered with ₹450.00 taken of ₹500.00. */
async function shortOrder(person: Visitor): Promise<string> {
  const orderId = await orderInCash(shop, person)
  const delivered = { action: 'deliver', cashTaken: 450, note: 'The rest comes tomorrow.' }
  for (const step of [{ action: 'pack' }, delivered]) await move(admin, orderId, step)
  return orderId
}

function take(person: Visitor, orderId: string, input: object, headers?: Record<string, string>) {
  return person.post(`/api/orders/${orderId}/take-cash`, input, headers)
}
