import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import { people } from '#db/schema/index.ts'
import { testShop } from '#tests/support/shop.ts'

const shop = await testShop()

beforeEach(async () => {
  await shop.db.update(people).set({ role: 'GENERAL' })
})

async function roleOf(id: string): Promise<string | undefined> {
  const [person] = await shop.db.select({ role: people.role }).from(people).where(eq(people.id, id))
  return person?.role
}

describe('GET /api/all-user', () => {
  test('shows an admin everybody, with what the panel shows and nothing else', async () => {
    const [admin, customer] = [await shop.admin(), await shop.customer('Ravi Kumar')]

    const { status, body } = await admin.get('/api/all-user')

    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, error: false })
    expect(body.data).toContainEqual({
      _id: customer.id,
      name: 'Ravi Kumar',
      email: customer.email,
      role: 'GENERAL',
      duties: [],
      mobile: '',
      signInMobile: '',
      profilePic: '',
      smartCoins: 0,
      blockedFrom: '',
      joinedInto: null,
      isDeleted: false,
      priceGroup: '',
      gstin: '',
      createdAt: expect.any(String),
    })
  })

  test('is refused to a general user and to a guest, with no data', async () => {
    const [general, guest] = [await shop.customer(), shop.guest()]
    expect(await general.get('/api/all-user')).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await guest.get('/api/all-user')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
    expect((await general.get('/api/all-user')).body).not.toHaveProperty('data')
  })
})

describe('POST /api/update-user', () => {
  test('makes a general user an admin from their very next request', async () => {
    const [admin, customer] = [await shop.admin(), await shop.customer()]

    const answer = await admin.post('/api/update-user', { userId: customer.id, role: 'ADMIN' })

    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ success: true, message: 'User updated successfully' })
    expect((await customer.get('/api/user-details')).body.data.role).toBe('ADMIN')
    expect((await customer.get('/api/all-user')).status).toBe(200)
  })

  test.each([
    ['admin', 'ADMIN'],
    [' Admin ', 'ADMIN'],
    ['general', 'GENERAL'],
  ])('takes the role %j as %s', async (given, role) => {
    const [admin, customer] = [await shop.admin(), await shop.customer()]
    const { status, body } = await admin.post('/api/update-user', { userId: customer.id, role: given })
    expect(status).toBe(200)
    expect(body.data.role).toBe(role)
    expect(await roleOf(customer.id)).toBe(role)
  })

  test('takes the role away from an admin from their very next request', async () => {
    const [admin, other] = [await shop.admin(), await shop.admin()]
    expect((await other.get('/api/all-user')).status).toBe(200)

    await admin.post('/api/update-user', { userId: other.id, role: 'GENERAL' })

    expect((await other.get('/api/all-user')).status).toBe(403)
    expect((await other.post('/api/update-user', { userId: other.id, role: 'ADMIN' })).status).toBe(403)
    expect(await roleOf(other.id)).toBe('GENERAL')
  })

  test('lets an admin give away their own role: they get their answer, and are refused from then on', async () => {
    const [admin] = [await shop.admin(), await shop.admin()]

    const { status, body } = await admin.post('/api/update-user', { userId: admin.id, role: 'GENERAL' })

    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, data: { _id: admin.id, role: 'GENERAL' } })
    expect(await admin.get('/api/all-user?page=1')).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
  })

  test('never takes the role from the last admin', async () => {
    const admin = await shop.admin()

    const { status, body } = await admin.post('/api/update-user', { userId: admin.id, role: 'GENERAL' })

    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'last_admin', message: 'The shop needs at least one admin.' })
    expect(await roleOf(admin.id)).toBe('ADMIN')
  })

  test('keeps one admin when two demote each other at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = [await shop.admin(), await shop.admin()]
      await shop.db.update(people).set({ role: 'GENERAL' })
      for (const { id } of [one, two])
        await shop.db.update(people).set({ role: 'ADMIN' }).where(eq(people.id, id))

      const answers = await Promise.all([
        one.post('/api/update-user', { userId: two.id, role: 'GENERAL' }),
        two.post('/api/update-user', { userId: one.id, role: 'GENERAL' }),
      ])

      expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 403])
      expect(await shop.db.$count(people, eq(people.role, 'ADMIN'))).toBe(1)
    }
  })

  test('changes nothing but the role, whatever else is sent', async () => {
    const [admin, customer] = [await shop.admin(), await shop.customer('Ravi Kumar')]
    const extra = { smartCoins: 900, name: 'Mallory', email: 'mallory@example.com', _id: admin.id }

    const { body } = await admin.post('/api/update-user', { userId: customer.id, role: 'GENERAL', ...extra })

    expect(body.data).toMatchObject({
      _id: customer.id,
      name: 'Ravi Kumar',
      email: customer.email,
      smartCoins: 0,
    })
  })

  test.each([
    ['a role that there is not', { role: 'OWNER' }, 422, 'This must be one of ADMIN, GENERAL.'],
    ['no role', { role: undefined }, 422, 'This must be one of ADMIN, GENERAL.'],
    ['a list of roles', { role: ['ADMIN'] }, 422, 'This must be one of ADMIN, GENERAL.'],
    ['somebody who is not there', { userId: 'nobody' }, 404, 'There is no such user.'],
    ['nobody', { userId: '' }, 422, 'Please fill in all required fields.'],
  ])('refuses %s', async (_what, changes, expected, message) => {
    const [admin, customer] = [await shop.admin(), await shop.customer()]
    const { status, body } = await admin.post('/api/update-user', {
      userId: customer.id,
      role: 'ADMIN',
      ...changes,
    })
    expect(status).toBe(expected)
    expect(body.message).toBe(message)
    expect(await roleOf(customer.id)).toBe('GENERAL')
  })
})
