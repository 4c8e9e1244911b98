import { beforeEach, expect, test, vi } from 'vitest'

import { notices, pushMessages, pushSubscriptions } from '#db/schema/index.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { orderInCash } from '#tests/support/orders.ts'
import { pushService } from '#tests/support/push-service.ts'
import { testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { sendDuePushes } from './send-pushes.ts'

const service = await pushService()
afterwards(() => service.close())
const shop = await testShop({}, { pushes: service.settings })
const soon = { timeout: 10_000 }

beforeEach(async () => {
  await shop.db.delete(notices)
  await shop.db.delete(pushSubscriptions)
  service.pushes.length = 0
  service.status = 201
  // What comes goes on at once.
  shop.passTime(2)
})

test('a helper’s telephone is told of an order, readable for it alone, signed by the shop, with the way to its room', async () => {
  const packer = await shop.hand('packs')
  await tellOn(packer)
  const { pushKey } = (await packer.get('/api/notice-settings')).body['data']

  const orderId = await order()

  await vi.waitFor(() => expect(service.pushes).toHaveLength(1), soon)
  const [push] = service.pushes
  expect(push?.shown).toEqual({
    title: 'Haat',
    body: expect.stringMatching(/^New order #\d+: ₹500\.00, not paid yet\.$/),
    path: `/stall/orders/${orderId}`,
  })
  expect(push?.from).toEqual({ key: pushKey, audience: `https://${service.settings.hosts[0]}` })
  expect(push?.sealed.toString('latin1')).not.toContain('New order')
  expect(JSON.stringify(push?.shown)).not.toMatch(/Asha|Pune|\d{10}/)

  // Those that follow soon come together.
  for (let times = 0; times < 4; times++) await order()
  shop.passTime(1.1)
  await vi.waitFor(() => expect(service.pushes).toHaveLength(2), soon)
  expect(service.pushes[1]?.shown).toMatchObject({
    body: expect.stringMatching(/^4 things are new in the shop\.\n(New order .*\n?){3}$/),
    path: '/stall',
  })
})

test('who has signed out, lost their duties, or switched it off is told nothing', async () => {
  const admin = await shop.admin()
  const [left, demoted, quiet, told] = [
    await shop.hand('packs'),
    await shop.hand('packs'),
    await shop.hand('packs'),
    await shop.hand('packs'),
  ]
  for (const person of [left, demoted, quiet, told]) await tellOn(person)
  await left.get('/api/userLogout')
  await admin.post('/api/change-duties', { userId: demoted.id, take: ['packs'] })
  await quiet.post('/api/notice-switch', { way: 'push', kind: 'order_placed', isOn: false })
  expect(await shop.db.$count(pushSubscriptions)).toBe(3)

  await order()
  await vi.waitFor(() => expect(service.pushes).toHaveLength(1), soon)
  // The one that went is put away once the service has answered.
  await vi.waitFor(async () => expect(await shop.db.$count(pushMessages)).toBe(0), soon)
  expect(service.pushes).toHaveLength(1)
})

test('a browser that somebody else uses now tells them alone', async () => {
  const [first, second] = [await shop.hand('packs'), await shop.admin()]
  const browser = await tellOn(first)
  await second.post('/api/push-subscription', browser)

  await order()
  await vi.waitFor(() => expect(service.pushes).toHaveLength(1), soon)
  expect(service.pushes[0]?.shown.path).toMatch(/^\/admin-panel\//)
  await second.post('/api/push-subscription/delete', { endpoint: browser.endpoint })
  expect(await shop.db.$count(pushSubscriptions)).toBe(0)
})

test('a browser that its service knows no more is forgotten; a service that is away is asked again, for four hours', async () => {
  const packer = await shop.hand('packs')
  await tellOn(packer)
  service.status = 503
  await order()
  const tried = async () => (await shop.db.select().from(pushMessages))[0]?.attempts ?? 0
  await vi.waitFor(async () => expect(await tried()).toBe(1), soon)
  service.status = 201
  shop.passTime(1)
  await vi.waitFor(() => expect(service.pushes).toHaveLength(1), soon)

  service.status = 503
  shop.passTime(2)
  await order()
  await vi.waitFor(async () => expect(await tried()).toBeGreaterThan(0), soon)
  const quiet = { ...shop.ctx.log, warn: () => undefined }
  await sendDuePushes({ ...shop.ctx, log: quiet, now: () => secondsAfter(shop.ctx.now(), 5 * 3600) })
  expect(await shop.db.$count(pushMessages)).toBe(0)

  service.status = 410
  shop.passTime(2)
  await order()
  await vi.waitFor(async () => expect(await shop.db.$count(pushSubscriptions)).toBe(0), soon)
})

test('only the push services of browsers are ever called, and only with keys of a browser', async () => {
  const packer = await shop.hand('packs')
  const { keys, endpoint } = service.browser()
  const own = new URL(endpoint)
  const others = [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://169.254.169.254/latest',
    'https://127.0.0.1/',
    `https://user:word@${own.host}/x`,
    `https://localhost:${Number(own.port) + 1}/x`,
    `${endpoint}\\@evil.example`,
    'https://evil.example/#.push.services.mozilla.com',
    'nonsense',
  ]
  for (const other of others) {
    const answer = await packer.post('/api/push-subscription', { endpoint: other, keys })
    expect([other, answer.status, answer.body.code]).toEqual([other, 422, 'unknown_push_service'])
  }
  for (const wrong of [
    { ...keys, p256dh: 'AAAA' },
    { ...keys, auth: 'AA' },
  ])
    expect((await packer.post('/api/push-subscription', { endpoint, keys: wrong })).status).toBe(422)
  expect(await shop.db.$count(pushSubscriptions)).toBe(0)
})

async function tellOn(person: Visitor) {
  const browser = service.browser()
  expect((await person.post('/api/push-subscription', browser)).body).toMatchObject({ success: true })
  return browser
}

async function order(): Promise<string> {
  return orderInCash(shop, await shop.customer())
}
