import { beforeEach, expect, test } from 'vitest'

import { webhookEvents } from '#db/schema/index.ts'
import { testDatabase } from '#tests/support/database.ts'

import { claimDue, retrySeconds } from './due.ts'

const { db, pool } = await testDatabase()
const now = new Date('2026-11-21T06:00:00Z')
const ctx = { db, now: () => now }
const due = {
  table: webhookEvents,
  key: 'id',
  dueAt: 'nextAttemptAt',
  attempts: 'attempts',
  leaseSeconds: 60,
} as const

beforeEach(async () => {
  await db.delete(webhookEvents)
  await db
    .insert(webhookEvents)
    .values([row('later', 5), row('now', 0), row('longest', -90), row('done', null)])
})

test('claims what is due, the longest due first, and pushes it forward before anything is done', async () => {
  expect((await claimDue(ctx, due, 1)).map(({ id }) => id)).toEqual(['longest'])
  expect(await claimDue(ctx, due, 5)).toMatchObject([
    { id: 'now', attempts: 1, nextAttemptAt: new Date('2026-11-21T06:01:00Z') },
  ])
  expect(await claimDue(ctx, due, 5)).toEqual([])
})

test('what was claimed and never reported is due again when its lease has ended', async () => {
  await claimDue(ctx, due, 5)
  const afterwards = { db, now: () => new Date('2026-11-21T06:01:00Z') }
  const again = await claimDue(afterwards, due, 5)
  expect(Object.fromEntries(again.map(({ id, attempts }) => [id, attempts]))).toEqual({
    later: 1,
    longest: 2,
    now: 2,
  })
})

test('what another process is claiming just now is passed over and not waited for', async () => {
  const other = await pool.connect()
  await other.query('begin')
  await other.query(`select 1 from webhook_events where id = 'longest' for update`)
  const claimed = await claimDue(ctx, due, 5)
  await other.query('rollback')
  other.release()
  expect(claimed.map(({ id }) => id)).toEqual(['now'])
})

test('twenty claims at the same moment give each row to one', async () => {
  const claims = await Promise.all(Array.from({ length: 20 }, () => claimDue(ctx, due, 1)))
  expect(
    claims
      .flat()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['longest', 'now'])
})

test('what fails waits twice as long each time, an hour at most', () => {
  expect([1, 2, 3, 11, 12, 40].map(retrySeconds)).toEqual([2, 4, 8, 2048, 3600, 3600])
})

function row(id: string, dueInSeconds: number | null) {
  const nextAttemptAt = dueInSeconds === null ? null : new Date(now.getTime() + dueInSeconds * 1000)
  return { id, event: 'x', body: Buffer.from('{}'), receivedAt: now, nextAttemptAt }
}
