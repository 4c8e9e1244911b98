import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { auditEntries, people } from '#db/schema/index.ts'
import { overlap } from '#tests/support/locks.ts'
import { addAddress } from '#tests/support/orders.ts'
import { fillCart } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { blockPerson } from './block-person.ts'

const shop = await testShop()
const [admin, other] = [await shop.admin(), await shop.admin()]
const dal = await makeProduct(shop, { sellingPricePaise: 120_00, stock: 50 })

const block = (userId: string, from: string, by = admin) => by.post(`/api/people/${userId}/block`, { from })

const actor = (id: string) => ({
  id,
  name: '',
  email: '',
  role: 'ADMIN' as const,
  duties: [],
  sessionId: '',
})

const taken = (userId: string, way: string) =>
  admin.post('/api/counter/orders', {
    userId,
    lines: [{ productId: dal, quantity: 1 }],
    collect: true,
    amount: 120,
    payment: { way },
  })

describe('blocked from the shop', () => {
  test('a person is signed out in the same moment, told so in words at the sign-in, and let in again once it is taken back', async () => {
    const password = 'mangoes in may'
    const email = 'asha@example.com'
    const form = { name: 'Asha', email, password, confirmPassword: password }
    await shop.guest().post('/api/signup', form)
    const asha = shop.guest()
    await asha.post('/api/signin', { email, password })
    const { _id: id } = (await asha.get('/api/user-details')).body['data'] as { _id: string }

    expect(await block(id, 'shop')).toMatchObject({
      status: 200,
      body: { data: { _id: id, blockedFrom: 'shop' } },
    })

    expect((await asha.get('/api/orders/myorders')).status).toBe(401)
    const back = shop.guest()
    expect(await back.post('/api/signin', { email, password })).toMatchObject({
      status: 403,
      body: {
        code: 'account_blocked',
        message: 'The shop has closed this account. Please write to the shop or call it.',
      },
    })
    // Who does not know the password learns nothing of it.
    expect(await back.post('/api/signin', { email, password: 'not the password' })).toMatchObject({
      status: 401,
      body: { code: 'wrong_credentials' },
    })
    expect((await back.get('/api/orders/myorders')).status).toBe(401)

    await block(id, '')
    expect((await back.post('/api/signin', { email, password })).status).toBe(200)
    const kept = await shop.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.objectId, id))
      .orderBy(desc(auditEntries.id))
    expect(kept).toMatchObject([
      { action: 'person_blocked', before: { blockedFrom: 'shop' }, after: { blockedFrom: null } },
      {
        actorId: admin.id,
        action: 'person_blocked',
        before: { blockedFrom: null },
        after: { blockedFrom: 'shop' },
      },
    ])
  })

  test('a session that begins beside the block opens nothing', async () => {
    const asha = await shop.customer()
    await shop.db.update(people).set({ blockedFrom: 'shop' }).where(eq(people.id, asha.id))
    expect((await asha.get('/api/orders/myorders')).status).toBe(401)
  })

  test('a session of before is over also when the block is taken back', async () => {
    const asha = await shop.customer()
    await block(asha.id, 'shop')
    await block(asha.id, '')
    expect((await asha.get('/api/orders/myorders')).status).toBe(401)
  })

  test('nothing is ordered for them at the counter', async () => {
    const { id } = await shop.customer()
    await block(id, 'shop')
    expect(await taken(id, 'cash')).toMatchObject({ status: 409, body: { code: 'person_blocked' } })
  })
})

describe('blocked from cash', () => {
  test('cash on delivery is refused with a sentence, whoever asks, and what is paid now is taken', async () => {
    const asha = await shop.customer()
    await fillCart(asha, dal)
    const toPay = { amount: 160, addressId: await addAddress(asha) }
    await block(asha.id, 'cash')

    const message = 'Cash on delivery is not open to you. Please pay by UPI, card or net banking.'
    expect(await asha.post('/api/orders/cash', toPay)).toMatchObject({
      status: 409,
      body: { code: 'cash_blocked', message },
    })
    expect(await taken(asha.id, 'later')).toMatchObject({
      status: 409,
      body: {
        code: 'cash_blocked',
        message: 'This person is blocked from cash on delivery. Please take the money now.',
      },
    })
    expect((await taken(asha.id, 'cash')).status).toBe(200)

    await block(asha.id, '')
    expect((await asha.post('/api/orders/cash', toPay)).status).toBe(200)
  })
})

describe('the shop keeps an administrator', () => {
  test('nobody blocks themselves', async () => {
    expect(await block(admin.id, 'shop')).toMatchObject({
      status: 409,
      body: { code: 'own_block', message: 'You cannot block yourself.' },
    })
  })

  test('of two who block each other at once one stays', async () => {
    const [one, two] = [await shop.admin(), await shop.admin()]

    const { second } = await overlap(shop.ctx, {
      first: (tx) => blockPerson({ ...tx, actor: actor(one.id) }, { userId: two.id, from: 'shop' }),
      second: () => block(one.id, 'shop', two),
    })

    expect(second).toMatchObject({ status: 403 })
    expect((await one.get('/api/all-user?page=1')).status).toBe(200)
  })

  test('the last one who can sign in cannot be blocked, and does not become a customer', async () => {
    const alone = await testShop()
    const [last, gone] = [await alone.admin(), await alone.admin()]
    expect((await block(gone.id, 'shop', last)).status).toBe(200)

    const refused = blockPerson({ ...alone.ctx, actor: actor(gone.id) }, { userId: last.id, from: 'shop' })
    await expect(refused).rejects.toMatchObject({ code: 'forbidden' })
    expect(await last.post('/api/update-user', { userId: last.id, role: 'GENERAL' })).toMatchObject({
      status: 409,
      body: { code: 'last_admin' },
    })
    expect((await last.post('/api/update-user', { userId: gone.id, role: 'GENERAL' })).status).toBe(200)
  })

  test('only an administrator blocks, and nobody who is not there is blocked', async () => {
    const { id } = await shop.customer()
    expect((await block(id, 'shop', await shop.hand('counter'))).status).toBe(403)
    expect((await block('nobody', 'shop', other)).status).toBe(404)
    const fields = { from: 'This must be one of cash, shop, or empty.' }
    expect(await block(id, 'everything')).toMatchObject({ status: 422, body: { fields } })
  })
})
