import { expect, test, vi } from 'vitest'

import { testDatabase } from '#tests/support/database.ts'
import { fillCart, ordersOf, payAtGateway, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { connectionSum } from './connection-sum.ts'
import { readSettings } from './settings.ts'

// Two processes of one shop have the same secrets.
const secrets = {
  RAZORPAY_KEY_SECRET: 'a key secret of both',
  RAZORPAY_WEBHOOK_SECRET: 'a webhook secret of both',
}

test('a process for people keeps what is to be done, and one for jobs does it and serves nobody', async () => {
  const database = await testDatabase()
  const web = await testShop({ ...secrets, ROLE: 'web' }, { database })
  const asha = await web.customer()
  await fillCart(asha, await makeProduct(web))
  const { orderId } = await startPaying(asha)
  // Her browser is gone afterwards.
  await payAtGateway(asha, orderId, { webhook: 'normal' })
  const kept = () => web.pool.query('select from webhook_events where processed_at is null')
  await vi.waitFor(async () => expect((await kept()).rowCount).toBeGreaterThan(0), { timeout: 10_000 })

  const jobs = await testShop({ ...secrets, ROLE: 'jobs', PUBLIC_URL: web.url }, { database })

  await vi.waitFor(async () => expect(await ordersOf(asha)).toHaveLength(1), 10_000)
  const guest = jobs.guest()
  expect((await guest.get('/health/ready')).status).toBe(200)
  for (const path of ['/', '/api/get-product', '/robots.txt', '/sandbox/razorpay/v1/orders'])
    expect((await guest.get(path)).status, path).toBe(404)
})

test('a process says how many connections it opens, and how many PostgreSQL has', async () => {
  const { pool } = await testDatabase()
  const all = readSettings({ DATABASE_CONNECTIONS: '20' })
  expect(await connectionSum(all, pool)).toMatch(
    /^This process opens up to 31 of PostgreSQL's \d+ connections: 20 for calls, 4 for pages, 5 for what works behind the shop, 1 to listen, 1 to plan slow statements\.$/,
  )
  const jobs = readSettings({
    ROLE: 'jobs',
    PUBLIC_URL: 'https://haat.example',
    SLOW_STATEMENT_MS: '0',
    BACKUP_DIR: '/b',
  })
  expect(await connectionSum(jobs, pool)).toMatch(
    /up to 10 of .*: 2 for health and news, 5 for what works behind the shop, 1 to listen, 2 for the backup of each night\.$/,
  )
})
