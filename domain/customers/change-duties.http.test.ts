import { asc, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries, people } from '#db/schema/index.ts'
import { overlap } from '#tests/support/locks.ts'
import { testShop } from '#tests/support/shop.ts'

import { changeDuties } from './change-duties.ts'

const shop = await testShop()
const [admin, other] = [await shop.admin(), await shop.admin()]

function change(userId: string, changes: object) {
  return admin.post('/api/change-duties', { userId, ...changes })
}

async function dutiesOf(id: string) {
  const [person] = await shop.db.select({ duties: people.duties }).from(people).where(eq(people.id, id))
  return person?.duties
}

test('a duty counts from the person’s very next request, and is over as quickly', async () => {
  const ravi = await shop.customer('Ravi')
  expect((await ravi.get('/api/low-stock')).status).toBe(403)

  const given = await change(ravi.id, { give: ['packs'] })

  expect(given).toMatchObject({ status: 200, body: { message: 'Duties saved', data: { duties: ['packs'] } } })
  expect((await ravi.get('/api/user-details')).body['data']).toMatchObject({
    role: 'GENERAL',
    duties: ['packs'],
  })
  expect((await ravi.get('/api/low-stock')).status).toBe(200)

  await change(ravi.id, { take: ['packs'] })

  expect(await ravi.get('/api/low-stock')).toMatchObject({
    status: 403,
    body: { code: 'forbidden', message: 'Only admins can do this, and people with this duty.' },
  })
  const [taken, written] = await shop.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.objectId, ravi.id))
    .orderBy(desc(auditEntries.id))
  expect([written, taken]).toMatchObject([
    { actorId: admin.id, action: 'duties_changed', before: { duties: [] }, after: { duties: ['packs'] } },
    { actorId: admin.id, action: 'duties_changed', before: { duties: ['packs'] }, after: { duties: [] } },
  ])
})

test('two admins who give two duties at the same moment do not undo each other', async () => {
  const { id } = await shop.customer()
  const actor = { id: other.id, name: '', email: '', role: 'ADMIN' as const, duties: [], sessionId: '' }

  await overlap(shop.ctx, {
    first: (tx) => changeDuties({ ...tx, actor }, { userId: id, give: ['packs'], take: [] }),
    second: () => change(id, { give: ['counter'] }),
  })

  expect(await dutiesOf(id)).toEqual(['packs', 'counter'])
})

test('nobody gives duties to themselves, whatever duties they have', async () => {
  for (const hand of [await shop.hand('packs'), await shop.hand('counter')]) {
    const { status, body } = await hand.post('/api/change-duties', {
      userId: hand.id,
      give: ['packs', 'counter'],
    })
    expect([status, body.message]).toEqual([403, 'Only admins can do this.'])
    const actor = { id: hand.id, name: '', email: hand.email, role: 'GENERAL' as const, sessionId: '' }
    const input = { userId: hand.id, give: ['packs', 'counter'], take: [] } as const
    await expect(
      changeDuties({ ...shop.ctx, actor: { ...actor, duties: ['packs'] } }, input),
    ).rejects.toMatchObject({ code: 'forbidden' })
    expect(await dutiesOf(hand.id)).toHaveLength(1)
  }
})

test('an admin needs no duties, and who becomes one has none afterwards', async () => {
  expect(await change(other.id, { give: ['packs'] })).toMatchObject({
    status: 409,
    body: { code: 'needs_no_duties' },
  })
  const ravi = await shop.hand('packs', 'counter')
  await admin.post('/api/update-user', { userId: ravi.id, role: 'ADMIN' })
  expect((await ravi.get('/api/low-stock')).status).toBe(200)

  await admin.post('/api/update-user', { userId: ravi.id, role: 'GENERAL' })

  expect((await ravi.get('/api/low-stock')).status).toBe(403)
  const entries = await shop.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.objectId, ravi.id))
    .orderBy(asc(auditEntries.id))
  expect(entries[0]).toMatchObject({ before: { role: 'GENERAL', duties: ['packs', 'counter'] } })
})

test('nothing is entrusted to an account that nobody signs in to: whoever had its link would have it', async () => {
  const { body } = await admin.post('/api/counter/people', { name: 'Lata Bai' })
  const { _id: userId } = body['data'] as { _id: string }

  const refused = [
    await change(userId, { give: ['counter'] }),
    await admin.post('/api/update-user', { userId, role: 'ADMIN' }),
  ]

  expect(refused.map((answer) => [answer.status, answer.body.code])).toEqual([
    [409, 'cannot_sign_in'],
    [409, 'cannot_sign_in'],
  ])
  expect(await dutiesOf(userId)).toEqual([])
})

test.each<[string, object, number]>([
  ['a duty that there is not', { give: ['refunds'] }, 422],
  ['a duty that is given and taken away', { give: ['packs'], take: ['packs'] }, 422],
  ['nobody', { userId: '', give: ['packs'] }, 422],
  ['somebody who is not there', { userId: 'nobody', give: ['packs'] }, 404],
])('refuses %s', async (_what, changes, status) => {
  const { id } = await shop.customer()
  expect((await change(id, changes)).status).toBe(status)
  expect(await dutiesOf(id)).toEqual([])
})
