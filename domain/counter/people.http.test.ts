import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { accountClaims, people } from '#db/schema/index.ts'
import { addressInPune } from '#tests/support/address.ts'
import { overlap } from '#tests/support/locks.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { claimedBy } from './queries.ts'

const shop = await testShop()
const admin = await shop.admin()

const find = async (q: string) => {
  const { body } = await admin.get(`/api/counter/people?q=${encodeURIComponent(q)}`)
  return (body['data'] as { name: string }[]).map(({ name }) => name)
}

async function add(name: string, mobile?: string) {
  const { body } = await admin.post('/api/counter/people', { name, mobile })
  return body['data'] as { _id: string; name: string; email: string; mobile: string }
}

async function claimOf(personId: string): Promise<string> {
  const { body } = await admin.post(`/api/counter/people/${personId}/claim`)
  expect(body['data']).toMatchObject({ qrCode: expect.stringMatching(/^<svg /) })
  return String(body['data'].url).split('/').at(-1) ?? ''
}

const chosen = (email: string) => ({ email, password: 'guava in june', confirmPassword: 'guava in june' })

test('a caller is written down with a name and a number, without an e-mail, once under one key', async () => {
  const headers = { 'idempotency-key': 'one-caller' }
  const body = { name: ' Lata Bai ', mobile: '+91 98220 11223' }
  const answers = [
    await admin.post('/api/counter/people', body, headers),
    await admin.post('/api/counter/people', body, headers),
  ]
  const [first, second] = answers.map((answer) => answer.body['data'])
  expect(first).toMatchObject({ name: 'Lata Bai', email: '', mobile: '9822011223', role: 'GENERAL' })
  expect(second).toEqual(first)
  expect(await find('lata')).toEqual(['Lata Bai'])
})

test('people are found by name, number however it is written, the end of it, e-mail, and the number of an address', async () => {
  await add('Mohan Lal', '9811122233')
  const asha = await shop.customer('Asha Kulkarni')
  await asha.post('/api/addresses', { ...addressInPune, mobile: '9700055511' })

  for (const q of ['mohan', 'LAL mohan', '9811122233', '+91 98111-22233', '22233'])
    expect([q, await find(q)]).toEqual([q, ['Mohan Lal']])
  expect(await find(asha.email)).toEqual(['Asha Kulkarni'])
  expect(await find('97000 55511')).toEqual(['Asha Kulkarni'])
  expect(await find('  ')).toEqual([])
})

test('where somebody’s goods may go: their addresses, then where their orders went, each once', async () => {
  const asha = await shop.customer('Asha Places')
  await asha.post('/api/addresses', addressInPune)
  const product = await makeProduct(shop, { sellingPricePaise: 600_00 })
  const order = { userId: asha.id, lines: [{ productId: product, quantity: 1 }], amount: 600 }
  for (const address of [{ ...addressInPune, line1: '7 Said Lane' }, addressInPune])
    await admin.post('/api/counter/orders', { ...order, address, payment: { way: 'later' } })

  const { body } = await admin.get(`/api/counter/people/${asha.id}/places`)

  expect(body['data']).toMatchObject([
    { addressId: expect.any(String), address: { line1: addressInPune.line1, state: 'Maharashtra' } },
    { addressId: null, address: { line1: '7 Said Lane' } },
  ])
  expect(body['data']).toHaveLength(2)
})

test('two of one family may have one number', async () => {
  await add('Sita', '9000011111')
  await add('Ram', '9000011111')
  expect((await find('9000011111')).toSorted()).toEqual(['Ram', 'Sita'])
})

describe('the link by which a person takes over their account', () => {
  test('gives it an e-mail and a password, with the orders that were taken before', async () => {
    const lata = await add('Lata Rao')
    const productId = await makeProduct(shop, { sellingPricePaise: 600_00 })
    const lines = [{ productId, quantity: 1 }]
    await admin.post('/api/counter/orders', {
      userId: lata._id,
      lines,
      amount: 600,
      collect: true,
      payment: { way: 'later' },
    })
    const token = await claimOf(lata._id)
    expect(await claimedBy(shop.ctx, token)).toEqual({ firstName: 'Lata', email: null })

    const guest = shop.guest()
    const claimed = await guest.post(`/api/claims/${token}`, chosen('Lata@Example.com'))
    await guest.post('/api/signin', { email: 'lata@example.com', password: 'guava in june' })

    expect(claimed.body).toMatchObject({ success: true })
    expect((await guest.get('/api/orders/myorders')).body.data).toHaveLength(1)
    const found = await admin.get('/api/all-orders?q=lata@example.com')
    expect(found.body['data']).toHaveLength(1)
    expect(await claimedBy(shop.ctx, token)).toBeNull()
    expect(await guest.post(`/api/claims/${token}`, chosen('other@example.com'))).toMatchObject({
      status: 410,
      body: { code: 'claim_over' },
    })
    expect(await admin.post(`/api/counter/people/${lata._id}/claim`)).toMatchObject({
      status: 409,
      body: { code: 'account_claimed' },
    })
  })

  test('is used by one of two who come at once', async () => {
    const { _id: personId } = await add('Two Tabs')
    const token = await claimOf(personId)

    const { second } = await overlap(shop.ctx, {
      first: ({ db }) =>
        db.select().from(accountClaims).where(eq(accountClaims.personId, personId)).for('update'),
      second: () =>
        Promise.all(
          ['one@example.com', 'two@example.com'].map((email) =>
            shop.guest().post(`/api/claims/${token}`, chosen(email)),
          ),
        ),
    })

    expect(second.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410])
  })

  test('stays good where somebody else opens an account with this e-mail at the same moment', async () => {
    const token = await claimOf((await add('Namesake'))._id)
    const email = 'namesake@example.com'

    const { second } = await overlap(shop.ctx, {
      first: ({ db }) =>
        db
          .insert(people)
          .values({ id: 'namesake', name: 'Faster', email, createdAt: new Date(), updatedAt: new Date() }),
      second: () => shop.guest().post(`/api/claims/${token}`, chosen(email)),
    })

    expect(second).toMatchObject({ status: 409, body: { code: 'email_taken' } })
    expect((await shop.guest().post(`/api/claims/${token}`, chosen('own@example.com'))).status).toBe(200)
  })

  test('works seven days, and a new one ends it', async () => {
    const { _id: personId } = await add('Late Comer')
    const [old, current] = [await claimOf(personId), await claimOf(personId)]
    expect(await shop.guest().post(`/api/claims/${old}`, chosen('late@example.com'))).toMatchObject({
      status: 410,
    })
    expect(await claimedBy(shop.ctx, old)).toBeNull()
    shop.passTime(7 * 24 * 60)
    expect(await claimedBy(shop.ctx, current)).toBeNull()
    expect(await shop.guest().post(`/api/claims/${current}`, chosen('late@example.com'))).toMatchObject({
      status: 410,
    })
  })

  test('stays good after an e-mail that another account has, or a password that leaked', async () => {
    const asha = await shop.customer()
    const token = await claimOf((await add('Careful'))._id)
    const guest = shop.guest()

    const taken = await guest.post(`/api/claims/${token}`, chosen(asha.email))
    const leaked = { password: 'password123', confirmPassword: 'password123' }
    const refused = await guest.post(`/api/claims/${token}`, { ...chosen('careful@example.com'), ...leaked })

    expect([taken, refused].map(({ body }) => body['code'])).toEqual(['email_taken', 'invalid_input'])
    expect((await guest.post(`/api/claims/${token}`, chosen('careful@example.com'))).status).toBe(200)
    expect(await shop.db.$count(people, eq(people.email, 'careful@example.com'))).toBe(1)
  })
})
