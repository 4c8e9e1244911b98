import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { addresses, orders, people } from '#db/schema/index.ts'
import { addressInPune } from '#tests/support/address.ts'
import { overlap } from '#tests/support/locks.ts'
import { addAddress } from '#tests/support/orders.ts'
import { testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { maxAddresses } from './rules.ts'

const shop = await testShop()

test('an address is kept as it is read, and one’s own are listed with the newest first', async () => {
  const asha = await shop.customer()
  const home = await addAddress(asha)
  shop.passTime(1)
  const work = await addAddress(asha, { line1: '4 Law College Road', pinCode: '411004', line2: null })

  const { body } = await asha.get('/api/addresses')

  expect(body['data']).toMatchObject([
    { _id: work, line1: '4 Law College Road', line2: null },
    {
      _id: home,
      name: 'Asha Patil',
      mobile: '9876543210',
      line2: null,
      landmark: 'Behind the temple',
      pinCode: '411002',
      stateCode: '27',
      state: 'Maharashtra',
    },
  ])
})

const required = 'This field is required.'
const badGstin = 'A GSTIN has 15 characters, such as 27AAPFU0939F1ZV.'
const badMobile = 'Please enter a mobile number of 10 digits, such as 98765 43210.'
const badPinCode = 'Please enter a PIN code of 6 digits, such as 411001.'
const badState = 'Please choose the state.'

test.each([
  ['name', undefined, required],
  ['name', '  ', required],
  ['name', 'a'.repeat(101), 'This can be at most 100 characters long.'],
  ['mobile', undefined, required],
  ['mobile', '', required],
  ['mobile', '12345 67890', badMobile],
  ['mobile', 9876543210, badMobile],
  ['line1', ' ', required],
  ['line1', 'a'.repeat(121), 'This can be at most 120 characters long.'],
  ['line2', 'a'.repeat(121), 'This can be at most 120 characters long.'],
  ['landmark', 'a'.repeat(101), 'This can be at most 100 characters long.'],
  ['directions', 'a'.repeat(201), 'This can be at most 200 characters long.'],
  ['town', '', required],
  ['town', 'a'.repeat(81), 'This can be at most 80 characters long.'],
  ['pinCode', undefined, required],
  ['pinCode', '011002', badPinCode],
  ['pinCode', '4110', badPinCode],
  ['stateCode', undefined, required],
  ['stateCode', '25', badState],
  ['stateCode', 'Maharashtra', badState],
  ['gstin', '27AAPFU0939F1Z', badGstin],
  ['gstin', '27AAPFU0939F1ZW', 'This GSTIN is mistyped: its last character does not fit the others.'],
])('an address with the %s %j is refused with a sentence for it', async (field, value, sentence) => {
  const asha = await shop.customer()
  const kept = await addAddress(asha)
  for (const address of ['/api/addresses', `/api/addresses/${kept}`]) {
    const answer = await asha.post(address, { ...addressInPune, [field]: value })
    expect([answer.status, answer.body['fields']]).toEqual([422, { [field]: sentence }])
  }
})

test('a person keeps ten addresses, also of those that come at once; the eleventh is refused', async () => {
  const asha = await shop.customer()
  for (let n = 1; n < maxAddresses; n++) await addAddress(asha)

  const { second: answers } = await overlap(shop.ctx, {
    first: ({ db }) => db.select().from(people).where(eq(people.id, asha.id)).for('update'),
    second: () => Promise.all([1, 2, 3].map(() => asha.post('/api/addresses', addressInPune))),
  })

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'too_many_addresses',
    message: 'You can keep 10 addresses. Please delete one that you do not need.',
  })
  expect(await keptBy(asha)).toHaveLength(10)
})

test('the same press twice keeps one address', async () => {
  const asha = await shop.customer()
  const press = () => asha.post('/api/addresses', addressInPune, { 'idempotency-key': 'first home' })

  const [first, second] = [await press(), await press()]

  expect(second.body).toEqual(first.body)
  expect(await keptBy(asha)).toHaveLength(1)
})

test('one’s own address is changed and deleted, and that of another person is not there', async () => {
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  const home = await addAddress(asha)

  const tried = [
    await ravi.post(`/api/addresses/${home}`, { ...addressInPune, town: 'Nashik' }),
    await ravi.post(`/api/addresses/${home}/delete`, {}),
  ]
  const gone = [404, 'This address is no longer there.']
  expect(tried.map(({ status, body }) => [status, body['message']])).toEqual([gone, gone])
  expect((await keptBy(asha))[0]).toMatchObject({ town: 'Pune' })

  await asha.post(`/api/addresses/${home}`, { ...addressInPune, town: 'Nashik', landmark: null })
  expect(await keptBy(asha)).toMatchObject([{ town: 'Nashik', landmark: null }])
  await asha.post(`/api/addresses/${home}/delete`, {})
  expect(await keptBy(asha)).toEqual([])
})

test('the database keeps no number that nobody can call, and no order that is brought and fetched', async () => {
  const { id: personId } = await shop.customer()
  const address = { ...addressInPune, mobile: '9876543210', pinCode: '411002' }
  const keep = (changes: object) =>
    shop.db.insert(addresses).values({ id: 'a', personId, createdAt: new Date(), ...address, ...changes })

  await expect(keep({ mobile: '+919876543210' })).rejects.toMatchObject({ cause: { code: '23514' } })
  await expect(keep({ pinCode: '011002' })).rejects.toMatchObject({ cause: { code: '23514' } })
  const both = { id: 'o', paymentWay: 'none', personId, status: 'placed', isCollected: true } as const
  const sums = { subtotalPaise: 0, shippingPaise: 0, totalPaise: 0, createdAt: new Date() }
  await expect(
    shop.db.insert(orders).values({ ...both, ...sums, deliveryAddress: address }),
  ).rejects.toMatchObject({ cause: { constraint: 'orders_collected' } })
})

async function keptBy(person: Visitor): Promise<object[]> {
  return (await person.get('/api/addresses')).body['data'] as object[]
}
