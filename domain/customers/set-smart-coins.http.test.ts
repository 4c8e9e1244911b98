import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries, people } from '#db/schema/index.ts'
import { overlap } from '#tests/support/locks.ts'
import { testShop } from '#tests/support/shop.ts'

import { setSmartCoins } from './set-smart-coins.ts'

const shop = await testShop()
const admin = await shop.admin()

function set(userId: string, input: object) {
  return admin.post('/api/set-smart-coins', { userId, ...input })
}

async function coinsOf(id: string) {
  const [person] = await shop.db.select({ coins: people.smartCoins }).from(people).where(eq(people.id, id))
  return person?.coins
}

test('an admin sets a person’s smart coins, they see them, and the audit keeps who did it', async () => {
  const asha = await shop.customer()

  const answers = [await set(asha.id, { smartCoins: 25 }), await set(asha.id, { smartCoins: 25 })]

  expect(answers).toMatchObject([
    { status: 200, body: { message: 'Smart coins saved', data: { _id: asha.id, smartCoins: 25 } } },
    { status: 200, body: { data: { smartCoins: 25 } } },
  ])
  expect((await asha.get('/api/user-details')).body['data']).toMatchObject({ smartCoins: 25 })
  const kept = await shop.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.objectId, asha.id))
    .orderBy(asc(auditEntries.id))
  expect(kept).toMatchObject([
    { actorId: admin.id, action: 'smart_coins_set', before: { smartCoins: 0 }, after: { smartCoins: 25 } },
  ])
  expect(kept).toHaveLength(1)
})

test('of two admins who saw the same number the second one is told what it is now', async () => {
  const { id } = await shop.customer()
  const actor = { id: admin.id, name: '', email: '', role: 'ADMIN' as const, duties: [], sessionId: '' }

  const { second } = await overlap(shop.ctx, {
    first: (tx) => setSmartCoins({ ...tx, actor }, { userId: id, smartCoins: 30, seen: 0 }),
    second: () => set(id, { smartCoins: 12, seen: 0 }),
  })

  expect(second).toMatchObject({
    status: 409,
    body: {
      code: 'coins_changed',
      message: 'Somebody else has changed this. It is 30 now. Please look again, then save.',
    },
  })
  expect(await coinsOf(id)).toBe(30)
})

test('nobody sets their own who is no admin, whatever duties they have', async () => {
  const hands = [await shop.customer(), await shop.hand('packs', 'counter')]
  for (const hand of hands) {
    const { status } = await hand.post('/api/set-smart-coins', { userId: hand.id, smartCoins: 900 })
    const actor = { id: hand.id, name: '', email: '', role: 'GENERAL' as const, duties: [], sessionId: '' }
    await expect(
      setSmartCoins({ ...shop.ctx, actor }, { userId: hand.id, smartCoins: 900 }),
    ).rejects.toMatchObject({ code: 'forbidden' })
    expect([status, await coinsOf(hand.id)]).toEqual([403, 0])
  }
})

test.each<[string, object, number]>([
  ['less than none', { smartCoins: -1 }, 422],
  ['half a coin', { smartCoins: 2.5 }, 422],
  ['more than anybody has', { smartCoins: 1_000_001 }, 422],
  ['words', { smartCoins: 'many' }, 422],
  ['nothing', {}, 422],
  ['somebody who is not there', { userId: 'nobody', smartCoins: 5 }, 404],
])('refuses %s', async (_what, input, status) => {
  const { id } = await shop.customer()
  expect((await set(id, input)).status).toBe(status)
  expect(await coinsOf(id)).toBe(0)
})
