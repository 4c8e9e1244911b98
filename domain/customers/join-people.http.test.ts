import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { accountClaims, addresses, auditEntries, orders, people, personJoins } from '#db/schema/index.ts'
import { addressInPune } from '#tests/support/address.ts'
import { overlap } from '#tests/support/locks.ts'
import { addAddress, orderInCash } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { joinPeople } from './join-people.ts'

const shop = await testShop()
const admin = await shop.admin()
const dal = await makeProduct(shop, { sellingPricePaise: 600_00, stock: 99 })

/** Somebody who was written down at the counter. */
async function caller(name = 'Lata Bai', mobile?: string): Promise<string> {
  const { body } = await admin.post('/api/counter/people', { name, mobile })
  return (body['data'] as { _id: string })._id
}

const blockOf = async (id: string) =>
  (await shop.db.select({ from: people.blockedFrom }).from(people).where(eq(people.id, id)))[0]?.from

async function orderFor(userId: string): Promise<string> {
  const { body } = await admin.post('/api/counter/orders', {
    userId,
    lines: [{ productId: dal, quantity: 1 }],
    address: addressInPune,
    amount: 600,
    payment: { way: 'later' },
  })
  expect(body).toMatchObject({ success: true })
  return body['orderId'] as string
}

async function keepAddress(personId: string): Promise<string> {
  const id = await addAddress(await shop.customer())
  await shop.db.update(addresses).set({ personId }).where(eq(addresses.id, id))
  return id
}

async function claimOf(personId: string): Promise<string> {
  const { body } = await admin.post(`/api/counter/people/${personId}/claim`)
  return String(body['data'].url).split('/').at(-1) ?? ''
}

const chosen = (email: string) => ({ email, password: 'guava in june', confirmPassword: 'guava in june' })
const join = (userId: string, otherId: string) => admin.post(`/api/people/${userId}/join`, { otherId })
const part = (userId: string) => admin.post(`/api/people/${userId}/part`)

/** All that can belong to somebody, by whose it is. */
async function allRows() {
  const of = async (rows: Promise<object[]>) => (await rows).map((row) => JSON.stringify(row)).sort()
  return {
    orders: await of(shop.db.select({ id: orders.id, personId: orders.personId }).from(orders)),
    addresses: await of(shop.db.select({ id: addresses.id, personId: addresses.personId }).from(addresses)),
    claims: await of(shop.db.select().from(accountClaims)),
    people: await of(shop.db.select({ id: people.id, into: people.joinedInto }).from(people)),
  }
}

const ordersOf = async (person: Awaited<ReturnType<typeof shop.customer>>) =>
  ((await person.get('/api/orders/myorders')).body['data'] as { _id: string }[]).map(({ _id }) => _id)

describe('two people who are the same', () => {
  test('become the one with the account, with both histories, and an undo puts exactly the moved rows back', async () => {
    const asha = await shop.customer()
    const own = await orderInCash(shop, asha)
    const lata = await caller()
    const [called, kept] = [await orderFor(lata), await keepAddress(lata)]
    await claimOf(lata)
    await admin.post(`/api/people/${lata}/notes`, { text: 'Rings twice.' })
    const before = await allRows()

    // Named first or second: the one with the account stays.
    expect(await join(lata, asha.id)).toMatchObject({
      status: 200,
      body: { data: { _id: asha.id, joinedInto: null } },
    })

    expect((await ordersOf(asha)).toSorted()).toEqual([own, called].toSorted())
    const file = (await asha.get('/api/my-data')).body
    expect(file['notes']).toMatchObject([{ text: 'Rings twice.' }])
    const places = (await asha.get('/api/addresses')).body['data'] as { _id: string }[]
    expect(places.map(({ _id }) => _id)).toContain(kept)
    expect((await admin.get(`/api/all-orders?q=${asha.email}`)).body['data']).toHaveLength(2)
    const listed = (await admin.get('/api/all-user')).body['data'] as { _id: string }[]
    expect(listed.find(({ _id }) => _id === lata)).toMatchObject({
      joinedInto: { _id: asha.id, name: 'Asha Devi' },
    })

    const since = await orderFor(asha.id)
    expect(await part(lata)).toMatchObject({ status: 200, body: { data: { _id: lata, joinedInto: null } } })

    const after = await allRows()
    expect(after).toEqual({
      ...before,
      orders: [...before.orders, JSON.stringify({ id: since, personId: asha.id })].toSorted(),
    })
    const written = await shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, lata))
    expect(written.map(({ action }) => action)).toEqual([
      'person_added',
      'claim_offered',
      'person_note_added',
      'people_joined',
      'people_parted',
    ])
    expect(await part(lata)).toMatchObject({ status: 404 })
  })

  test('are found once at the counter, and nothing is taken for the one who went', async () => {
    const [asha, lata] = [await shop.customer('Sunita Once'), await caller('Sunita Once')]
    await join(asha.id, lata)

    const found = (await admin.get('/api/counter/people?q=sunita+once')).body['data'] as object[]
    expect(found).toMatchObject([{ _id: asha.id }])
    expect(
      await admin.post('/api/counter/orders', {
        userId: lata,
        lines: [{ productId: dal, quantity: 1 }],
        collect: true,
        amount: 600,
        payment: { way: 'cash' },
      }),
    ).toMatchObject({ status: 404 })
    for (const [press, body] of [
      ['name', { name: 'Bina' }],
      ['block', { from: 'cash' }],
      ['end-sessions', {}],
    ] as const)
      expect(await admin.post(`/api/people/${lata}/${press}`, body)).toMatchObject({
        status: 409,
        body: { code: 'person_joined' },
      })
    expect((await join(asha.id, lata)).body).toMatchObject({ code: 'person_joined' })
  })

  test('two who called have one link to the account, which leads to the one who stays', async () => {
    const [lata, mohan] = [await caller('Lata'), await caller('Mohan')]
    const order = await orderFor(mohan)
    const token = await claimOf(mohan)
    await join(lata, mohan)

    expect((await shop.guest().post(`/api/claims/${token}`, chosen('lata@example.com'))).status).toBe(200)

    const signedIn = shop.guest()
    await signedIn.post('/api/signin', { email: 'lata@example.com', password: 'guava in june' })
    expect((await signedIn.get('/api/orders/myorders')).body['data']).toMatchObject([{ _id: order }])
    // Used: the undo does not bring it back.
    expect((await part(mohan)).status).toBe(200)
    expect(await shop.guest().post(`/api/claims/${token}`, chosen('m@example.com'))).toMatchObject({
      status: 410,
    })
  })

  test('the link of one who was joined with an account opens nothing, until the join is taken back', async () => {
    const [asha, lata] = [await shop.customer(), await caller()]
    const token = await claimOf(lata)
    await join(asha.id, lata)

    const use = () => shop.guest().post(`/api/claims/${token}`, chosen('lata.bai@example.com'))
    expect((await use()).status).toBe(410)
    expect(await admin.post(`/api/counter/people/${lata}/claim`)).toMatchObject({
      status: 409,
      body: { code: 'person_joined' },
    })
    await part(lata)
    expect((await use()).status).toBe(200)
  })

  test('an order that is being taken for the one who goes is waited for, and moves as well', async () => {
    const [asha, lata] = [await shop.customer(), await caller()]
    const actor = { id: admin.id, name: '', email: '', role: 'ADMIN' as const, duties: [], sessionId: '' }

    const { second } = await overlap(shop.ctx, {
      first: (tx) => joinPeople({ ...tx, actor }, { userId: asha.id, otherId: lata }),
      second: () =>
        admin.post('/api/counter/orders', {
          userId: lata,
          lines: [{ productId: dal, quantity: 1 }],
          collect: true,
          amount: 600,
          payment: { way: 'later' },
        }),
    })

    expect(second).toMatchObject({ status: 404 })
    expect(await ordersOf(asha)).toEqual([])
  })
})

test('who stays pays the prices of the one who went, unless they have their own, and not after they are parted', async () => {
  const group = (id: string, group: string, gstin?: string) =>
    admin.post(`/api/people/${id}/price-group`, { group, gstin })
  const groupOf = async (id: string) => {
    const { priceGroup, gstin } = people
    return (await shop.db.select({ priceGroup, gstin }).from(people).where(eq(people.id, id)))[0]
  }
  const [kept, own, gone] = [await shop.customer(), await shop.customer(), await caller()]
  await group(gone, 'resellers', '27AAPFU0939F1ZV')
  await group(own.id, 'members')

  await join(kept.id, gone)
  expect(await groupOf(kept.id)).toEqual({ priceGroup: 'resellers', gstin: '27AAPFU0939F1ZV' })
  await part(gone)
  expect(await groupOf(kept.id)).toEqual({ priceGroup: null, gstin: null })
  await join(own.id, gone)
  expect(await groupOf(own.id)).toEqual({ priceGroup: 'members', gstin: null })
})

test('the number of the one who goes still finds them at the counter, and goes back with an undo', async () => {
  const mobileOf = async (id: string) =>
    (await shop.db.select({ mobile: people.mobile }).from(people).where(eq(people.id, id)))[0]?.mobile
  const found = async (number: string) =>
    ((await admin.get(`/api/counter/people?q=${number}`)).body['data'] as { _id: string }[]).map(
      ({ _id }) => _id,
    )
  const [asha, lata] = [await shop.customer(), await caller('Lata', '9822055501')]
  await join(asha.id, lata)
  expect(await found('9822055501')).toEqual([asha.id])
  const [kept] = await shop.db.select().from(personJoins).where(eq(personJoins.goneId, lata))
  expect(JSON.stringify(kept)).not.toContain('9822055501')
  await part(lata)
  expect([await mobileOf(asha.id), await found('9822055501')]).toEqual([null, [lata]])

  await join(asha.id, lata)
  await asha.post('/api/change-profile', { name: 'Asha', mobile: '9822055502' })
  await part(lata)
  expect([await mobileOf(asha.id), await mobileOf(lata)]).toEqual(['9822055502', '9822055501'])

  await join(asha.id, lata)
  expect(await mobileOf(asha.id)).toBe('9822055502')
})

describe('a block', () => {
  const block = (userId: string, from: string) => admin.post(`/api/people/${userId}/block`, { from })

  test('goes along to the one who stays, the stricter of two stands, and an undo puts back what was before', async () => {
    for (const [ofAccount, ofCaller, then] of [
      ['', 'cash', 'cash'],
      ['cash', 'shop', 'shop'],
      ['shop', 'cash', 'shop'],
      ['cash', '', 'cash'],
    ] as const) {
      const [asha, lata] = [await shop.customer(), await caller()]
      await block(asha.id, ofAccount)
      await block(lata, ofCaller)
      expect(await join(asha.id, lata)).toMatchObject({ status: 200, body: { data: { blockedFrom: then } } })
      expect((await part(lata)).status).toBe(200)
      expect([await blockOf(asha.id), await blockOf(lata)]).toEqual([ofAccount || null, ofCaller || null])
    }
  })

  test('from the shop ends the sessions of the one who stays, and is written down', async () => {
    const [asha, lata] = [await shop.customer(), await caller()]
    await block(lata, 'shop')
    await join(asha.id, lata)
    await shop.db.update(people).set({ blockedFrom: null }).where(eq(people.id, asha.id))
    expect((await asha.get('/api/orders/myorders')).status).toBe(401)
    const kept = await shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, asha.id))
    expect(kept).toMatchObject([
      { action: 'person_blocked', before: { blockedFrom: null }, after: { blockedFrom: 'shop' } },
    ])
  })

  test('that was changed since is left as it is by an undo', async () => {
    const [asha, lata] = [await shop.customer(), await caller()]
    await block(lata, 'cash')
    await join(asha.id, lata)
    await block(asha.id, 'shop')
    await part(lata)
    expect(await blockOf(asha.id)).toBe('shop')
  })

  test('of a caller is not carried onto oneself, and somebody who was demoted a moment ago carries none', async () => {
    const [lata, other] = [await caller(), await shop.admin()]
    await block(lata, 'shop')
    expect(await join(admin.id, lata)).toMatchObject({ status: 409, body: { code: 'own_block' } })
    expect((await join(other.id, lata)).status).toBe(200)
    const actor = { id: other.id, name: '', email: '', role: 'ADMIN' as const, duties: [], sessionId: '' }
    const byBlocked = joinPeople({ ...shop.ctx, actor }, { userId: await caller(), otherId: await caller() })
    await expect(byBlocked).rejects.toMatchObject({ code: 'forbidden' })
  })
})

test('two accounts, one person twice and nobody are not joined', async () => {
  const [asha, bina] = [await shop.customer(), await shop.customer('Bina')]
  expect(await join(asha.id, bina.id)).toMatchObject({
    status: 409,
    body: { code: 'both_have_accounts' },
  })
  expect(await join(asha.id, asha.id)).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
  expect((await join(asha.id, 'nobody')).status).toBe(404)
})

test('a join is taken back before the one who stayed is joined any further', async () => {
  const [asha, lata, mohan] = [await shop.customer(), await caller('Lata'), await caller('Mohan')]
  await join(lata, mohan)
  await join(asha.id, lata)
  expect(await part(mohan)).toMatchObject({ status: 409, body: { code: 'person_joined' } })
  expect((await part(lata)).status).toBe(200)
  expect((await part(mohan)).status).toBe(200)
})
