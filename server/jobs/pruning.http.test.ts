import { expect, test } from 'vitest'

import { sessions, verifications, webhookEvents } from '#db/schema/index.ts'
import { pruneSignIns } from '#domain/customers/prune-sign-ins.ts'
import { pruneWebhookEvents } from '#domain/payments/webhooks.ts'
import { testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const day = 86_400_000
const inDays = (days: number) => new Date(shop.ctx.now().getTime() + days * day)

test('webhooks of before last month go, but for those that are still to be processed', async () => {
  const event = { event: 'order.paid', body: Buffer.from('{}') }
  await shop.db.insert(webhookEvents).values([
    { ...event, id: 'old', receivedAt: inDays(-31), processedAt: inDays(-31) },
    { ...event, id: 'given up', receivedAt: inDays(-31) },
    { ...event, id: 'due', receivedAt: inDays(-31), nextAttemptAt: inDays(1) },
    { ...event, id: 'recent', receivedAt: inDays(-29), processedAt: inDays(-29) },
  ])

  await pruneWebhookEvents(shop.ctx)

  const left = (await shop.db.select().from(webhookEvents)).map(({ id }) => id)
  expect(new Set(left)).toEqual(new Set(['due', 'recent']))
})

test('sessions and verifications that have run out go, and whoever is signed in stays so', async () => {
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  await shop.pool.query('update sessions set expires_at = $1 where person_id = $2', [inDays(-1), ravi.id])
  const verification = { identifier: 'x', value: 'y', createdAt: inDays(-2), updatedAt: inDays(-2) }
  await shop.db.insert(verifications).values([
    { ...verification, id: 'over', expiresAt: inDays(-1) },
    { ...verification, id: 'good', expiresAt: inDays(1) },
  ])

  await pruneSignIns(shop.ctx)

  expect((await shop.db.select().from(sessions)).map(({ userId }) => userId)).toEqual([asha.id])
  expect((await shop.db.select().from(verifications)).map(({ id }) => id)).toEqual(['good'])
  expect((await asha.get('/api/user-details')).body.success).toBe(true)
})
