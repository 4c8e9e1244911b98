import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { deliveryAreas, deliveryWishes, mails } from '#db/schema/index.ts'
import { hasCode } from '#domain/ground/errors.ts'
import { overlap } from '#tests/support/locks.ts'
import { givePassword } from '#tests/support/password.ts'
import { testShop } from '#tests/support/shop.ts'

import { addWish } from './add-wish.ts'
import { pruneWishes } from './queries.ts'

const shop = await testShop()
const admin = await shop.admin()
const lucknow = { from: '226001', to: '226099' }
const password = 'mango in may'
const email = 'lata@example.org'

test('who is outside of the areas is counted once, and told once when the shop comes: by mail, or by the desk that calls', async () => {
  await deliverTo(lucknow)
  const guest = shop.guest()
  const wish = (pinCode: string, contact: string) => guest.post('/api/delivery-wishes', { pinCode, contact })

  for (const contact of [' Lata@Example.org', email, '+91 98765 43210', '9876543210'])
    expect((await wish('781 001', contact)).body.message).toBe('We tell you when we deliver to 781001.')
  await wish('700001', email)

  expect((await wish('226001', email)).body['code']).toBe('delivered_there')
  expect((await wish('781001', 'lata at home')).body.fields).toEqual({
    contact: expect.any(String) as string,
  })
  expect(await counted()).toEqual([
    { pinCode: '781001', count: 2, mobiles: ['9876543210'], delivered: false },
    { pinCode: '700001', count: 1, mobiles: [], delivered: false },
  ])

  await deliverTo(lucknow, { from: '781001' })
  await deliverTo(lucknow)
  await deliverTo(lucknow, { from: '781001' })

  const told = await shop.db.select().from(mails).where(eq(mails.kind, 'delivered_there'))
  expect(told).toMatchObject([{ address: email, personId: null, facts: { pinCode: '781001' } }])
  expect(await counted()).toMatchObject([
    { pinCode: '700001', count: 1 },
    { pinCode: '781001', count: 1, mobiles: ['9876543210'], delivered: true },
  ])
  await admin.post('/api/delivery-wishes/delete', { pinCode: '781001' })
  await admin.post('/api/delivery-wishes/delete', { pinCode: '700001', contact: email })
  expect(await counted()).toEqual([])
})

test('a wish goes with the account of its e-mail, and after a year; and no address writes down a crowd', async () => {
  await deliverTo(lucknow)
  const asha = await shop.customer()
  await givePassword(shop, asha.id, password)
  for (const contact of [asha.email, '9876500001'])
    await asha.post('/api/delivery-wishes', { pinCode: '781001', contact })
  await asha.post('/api/delete-account', { password })
  expect(await contacts()).not.toContain(asha.email)

  shop.passTime(366 * 24 * 60)
  await pruneWishes(shop.ctx)
  expect(await contacts()).toEqual([])

  const guest = shop.guest()
  const statuses = new Set<number>()
  for (let number = 0; number < 21; number += 1)
    statuses.add((await guest.post('/api/delivery-wishes', { pinCode: '1', contact: '1' })).status)
  expect([...statuses]).toEqual([422, 429])
})

test('who wishes while an area is being added is not missed: the area is there when their wish is read', async () => {
  await deliverTo(lucknow)

  const { second: refusal } = await overlap(shop.ctx, {
    first: ({ db }) => db.insert(deliveryAreas).values({ fromPinCode: '781001', toPinCode: '781001' }),
    second: () =>
      addWish(shop.ctx, { pinCode: '781001', contact: '9876500002', language: 'en' }).catch(
        (error: unknown) => error,
      ),
  })

  expect(hasCode(refusal, 'delivered_there')).toBe(true)
  expect(await contacts()).toEqual([])
})

async function contacts(): Promise<string[]> {
  return (await shop.db.select().from(deliveryWishes)).map(({ contact }) => contact)
}

async function deliverTo(...areas: object[]): Promise<void> {
  expect((await admin.post('/api/delivery-areas', { areas })).status).toBe(200)
}

async function counted() {
  return (await admin.get('/api/delivery-wishes')).body['data'] as unknown
}
