import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries } from '#db/schema/index.ts'
import { testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const admin = await shop.admin()
const password = 'guava in june'

const add = (changes: object = {}, headers?: Record<string, string>) =>
  admin.post(
    '/api/people/helpers',
    { name: 'Meena', email: 'Meena@example.com', duties: ['packs'], ...changes },
    headers,
  )

async function linkOf(personId: string): Promise<string> {
  const { body } = await admin.post(`/api/counter/people/${personId}/claim`)
  return String(body['data']?.url).split('/').at(-1) ?? ''
}

test('a helper is added once, chooses a password by the link, and works at the stall from then on', async () => {
  const headers = { 'idempotency-key': 'one-helper' }
  const [one, two] = [await add({}, headers), await add({}, headers)]
  expect(one.body['data']).toMatchObject({ email: 'meena@example.com', role: 'GENERAL', duties: ['packs'] })
  expect(two.body['data']).toEqual(one.body['data'])
  const { _id: id } = one.body['data'] as { _id: string }
  const token = await linkOf(id)
  // Whoever has the link would become the administrator.
  expect(await admin.post('/api/update-user', { userId: id, role: 'ADMIN' })).toMatchObject({
    status: 409,
    body: { code: 'cannot_sign_in' },
  })

  // The e-mail stays what the administrator has written.
  const chosen = { email: 'other@example.com', password, confirmPassword: password }
  expect((await shop.guest().post(`/api/claims/${token}`, chosen)).status).toBe(200)

  const meena = shop.guest()
  expect((await meena.post('/api/signin', { email: 'other@example.com', password })).status).toBe(401)
  expect((await meena.post('/api/signin', { email: 'meena@example.com', password })).status).toBe(200)
  expect((await meena.get('/api/low-stock')).status).toBe(200)
  expect((await shop.guest().post(`/api/claims/${token}`, chosen)).status).toBe(410)
  expect(await admin.post(`/api/counter/people/${id}/claim`)).toMatchObject({
    status: 409,
    body: { code: 'account_claimed' },
  })
})

test('an e-mail that somebody has is refused with a sentence, and nobody is added', async () => {
  const { email } = await shop.customer()
  expect(await add({ email: email.toUpperCase() })).toMatchObject({
    status: 409,
    body: { code: 'email_known' },
  })
  for (const wrong of [{ duties: [] }, { name: ' ' }, { email: 'meena' }])
    expect(await add({ email: 'new@example.com', ...wrong })).toMatchObject({ status: 422 })
  expect((await admin.get('/api/all-user?q=new@example.com&page=1')).body['data']).toEqual([])
})

test('a duty that is named twice is one duty', async () => {
  const { body } = await add({ email: 'twice@example.com', duties: ['packs', 'packs'] })
  expect(body['data']).toMatchObject({ duties: ['packs'] })
})

test('a helper whose sessions are ended is a guest on every device, and an admin keeps the one that asks', async () => {
  const ravi = await shop.hand('packs')
  expect((await admin.post(`/api/people/${ravi.id}/end-sessions`)).body).toMatchObject({
    message: 'Signed out on all devices',
  })
  expect((await ravi.get('/api/low-stock')).status).toBe(401)
  expect((await admin.post(`/api/people/${admin.id}/end-sessions`)).status).toBe(200)
  expect((await admin.get('/api/low-stock')).status).toBe(200)
})

test('a person who is renamed has the new name in all lists, and the audit keeps who did it and no name', async () => {
  const asha = await shop.customer('Asha Devi')
  expect(await admin.post(`/api/people/${asha.id}/name`, { name: ' Asha Rao ' })).toMatchObject({
    body: { data: { name: 'Asha Rao' } },
  })
  expect((await asha.get('/api/user-details')).body['data']).toMatchObject({ name: 'Asha Rao' })
  const found = (await admin.get('/api/all-user?q=rao&page=1')).body['data'] as object[]
  expect(found).toMatchObject([{ _id: asha.id }])
  const kept = await shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, asha.id))
  expect(kept).toMatchObject([
    { actorId: admin.id, action: 'person_renamed', before: null, after: { isRenamed: true } },
  ])
})
