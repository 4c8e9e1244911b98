import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders, people, products } from '#db/schema/index.ts'
import { addressInPune } from '#tests/support/address.ts'
import { move, orderInCash } from '#tests/support/orders.ts'
import { testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { linkedStatus } from './status-link.ts'

const shop = await testShop()
const admin = await shop.admin()

test('whoever has the link of an order learns what, when and how far it is, and neither who nor where', async () => {
  const { orderId, token } = await linked()
  expect(token).toMatch(/^[\w-]{22}$/)

  await shop.db.update(products).set({ hindiName: 'टमाटर' })

  const told = await linkedStatus(shop.ctx, token)

  expect(told).toMatchObject({ status: 'placed', history: [{ status: 'placed' }], hasNumber: true })
  // What goods are called today, for a page in Hindi.
  expect(told.lines).toMatchObject([{ hindiName: 'टमाटर' }])
  expect(JSON.stringify(told)).not.toMatch(
    new RegExp(`Asha|${addressInPune.line1}|${addressInPune.town}|98220|${orderId}|@`),
  )
  const again = (await admin.post(`/api/orders/${orderId}/status-link`)).body['data']
  expect(again).toMatchObject({ url: `${shop.ctx.publicUrl}/order/${token}/status`, mobile: '9822011223' })
  await expect(linkedStatus(shop.ctx, `${token.slice(0, -3)}AAA`)).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('with the last figures of the number the link is the customer for this order, and nobody beside it', async () => {
  const { orderId, token } = await linked()
  const other = await orderInCash(shop, await shop.customer())
  const stranger = shop.guest()
  expect((await stranger.get(`/api/orders/${orderId}`)).status).toBe(401)

  const opened = await stranger.post(`/api/status-links/${token}/open`, { figures: '1223' })

  expect(opened.body).toMatchObject({ data: { orderId } })
  expect(opened.headers.getSetCookie()[0]).toMatch(
    new RegExp(`Path=/api/orders/${orderId}; HttpOnly; SameSite=Strict`),
  )
  const { data } = (await stranger.get(`/api/orders/${orderId}`)).body
  expect(data).toMatchObject({ _id: orderId, actions: ['cancel'], mayChange: false, user: { email: '' } })
  expect((await stranger.post(`/api/orders/${orderId}/pay-link`)).status).toBe(200)
  const elsewhere = [
    `/api/orders/${other}`,
    '/api/orders/myorders',
    '/api/my-data',
    '/api/addresses',
    '/api/my-sessions',
    '/api/view-card-product',
    '/api/all-orders?page=1',
  ]
  for (const call of elsewhere) expect((await stranger.get(call)).status, call).toBe(401)
  expect((await stranger.get('/api/user-details')).body['data']).toBeUndefined()

  shop.passTime(61)
  expect((await stranger.get(`/api/orders/${orderId}`)).status).toBe(401)
})

test('by the link an order is cancelled, said where it goes, sent back and its bill shown, by the same commands', async () => {
  const cancelled = await linked()
  const stranger = await openedBy(cancelled)
  expect((await move(stranger, cancelled.orderId, { action: 'cancel' })).body['data'].status).toBe(
    'Cancelled',
  )

  const homeless = await linked()
  await shop.db.update(orders).set({ deliveryAddress: null }).where(eq(orders.id, homeless.orderId))
  const second = await openedBy(homeless)
  const placed = await second.post(`/api/orders/${homeless.orderId}/address`, { address: addressInPune })
  expect(placed.body['data'].delivery.address).toMatchObject({ town: addressInPune.town })
  // Whoever has the link sends nothing elsewhere that has an address.
  const moved = { address: { ...addressInPune, line1: '7 Other Road' } }
  expect(await second.post(`/api/orders/${homeless.orderId}/address`, moved)).toMatchObject({
    body: { code: 'address_given' },
  })

  for (const step of ['pack', 'dispatch']) await move(admin, homeless.orderId, { action: step })
  await move(admin, homeless.orderId, { action: 'deliver', cashTaken: 500 })
  const asked = { lines: [{ position: 0, quantity: 1 }], wish: 'money', reason: 'It was broken.' }
  expect((await second.post(`/api/orders/${homeless.orderId}/return`, asked)).body['data']).toHaveLength(1)
  const bill = await second.get(`/api/orders/${homeless.orderId}/invoice.pdf`)
  expect(bill.headers.get('content-type')).toBe('application/pdf')
})

test('a move that was taken back within the minute is not told by the link', async () => {
  const { orderId, token } = await linked()
  await move(admin, orderId, { action: 'pack' })
  const { takeBack } = (await admin.get(`/api/orders/${orderId}`)).body['data']
  await admin.post(`/api/orders/${orderId}/take-back`, { event: takeBack.event })

  expect((await linkedStatus(shop.ctx, token)).history).toMatchObject([{ status: 'placed' }])
})

test('a new link ends the one before it, and what was opened by that', async () => {
  const before = await linked()
  const { orderId } = before
  const stranger = await openedBy(before)

  const { body } = await admin.post(`/api/orders/${orderId}/status-link`, { anew: true })

  expect(body['data'].url).not.toContain(before.token)
  expect((await stranger.get(`/api/orders/${orderId}`)).status).toBe(401)
  await expect(linkedStatus(shop.ctx, before.token)).rejects.toMatchObject({ code: 'not_found' })
  const again = await admin.post(`/api/orders/${orderId}/status-link`, {})
  expect(again.body['data'].url).toBe(body['data'].url)
})

test('five wrong tries a day close the link to all, also to whoever knows the figures then', async () => {
  const { token } = await linked()
  const guess = (figures: string) => shop.guest().post(`/api/status-links/${token}/open`, { figures })
  // At once, so that none of them has seen another one.
  const wrong = await Promise.all(['0001', '0002', '0003', '0004', '0005'].map(guess))
  expect(wrong.map(({ body }) => body.code)).toEqual(Array.from({ length: 5 }, () => 'wrong_figures'))

  const right = await guess('1223')

  expect(right).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  expect(right.body.message).toMatch(/wait 24 hours/)
  expect(await linkedStatus(shop.ctx, token)).toMatchObject({ status: 'placed' })
})

test('right figures are counted by nobody, and what is no four figures is no try', async () => {
  const linkedOrder = await linked()
  for (let time = 0; time < 7; time++) await openedBy(linkedOrder)
  const short = await shop.guest().post(`/api/status-links/${linkedOrder.token}/open`, { figures: '12' })
  expect(short.body.fields).toEqual({ figures: 'Please enter four digits.' })
})

test('who receives a gift does not open it by their number; where the customer has none, that of the address does', async () => {
  const { token, personId } = await linked()
  const open = (figures: string) => shop.guest().post(`/api/status-links/${token}/open`, { figures })
  const ofAddress = addressInPune.mobile.slice(-4)
  expect((await open(ofAddress)).body.code).toBe('wrong_figures')

  await shop.db.update(people).set({ mobile: null }).where(eq(people.id, personId))

  expect((await open(ofAddress)).status).toBe(200)
})

test('an admin’s own order is no door to the desk, and a block or a signed-out cookie closes it', async () => {
  const linkedOrder = await linked()
  const { orderId, personId } = linkedOrder
  await shop.db.update(people).set({ role: 'ADMIN' }).where(eq(people.id, personId))
  const stranger = await openedBy(linkedOrder)
  expect((await stranger.post(`/api/orders/${orderId}/move`, { action: 'pack' })).status).toBe(403)
  expect((await stranger.get('/api/all-user?page=1')).status).toBe(401)
  expect((await stranger.post(`/api/orders/${orderId}/refund`, { amount: 1, note: 'x' })).status).toBe(401)

  await shop.db.update(people).set({ role: 'GENERAL', blockedFrom: 'shop' }).where(eq(people.id, personId))

  expect((await stranger.get(`/api/orders/${orderId}`)).status).toBe(401)
  await shop.db.update(people).set({ blockedFrom: null }).where(eq(people.id, personId))
  const forged = stranger.cookies
    .get('haat.order')!
    .replace(orderId, await orderInCash(shop, await shop.customer()))
  const other = shop.guest()
  other.cookies.set('haat.order', forged)
  expect((await other.get(`/api/orders/${forged.split('.')[0]}`)).status).toBe(401)
})

test('a customer who opens somebody else’s order by its link is that person for it; a shopkeeper stays who they are', async () => {
  const linkedOrder = await linked()
  const { orderId } = linkedOrder
  const bina = await shop.customer()
  const open = (by: Visitor) => by.post(`/api/status-links/${linkedOrder.token}/open`, { figures: '1223' })
  await open(bina)
  expect((await bina.get(`/api/orders/${orderId}`)).body['data'].actions).toEqual(['cancel'])
  // Browsers send the cookie with the calls of this order alone.
  bina.cookies.delete('haat.order')
  expect((await bina.get('/api/orders/myorders')).body['data']).toEqual([])

  const shopkeeper = await shop.admin()
  await open(shopkeeper)
  expect((await shopkeeper.get(`/api/orders/${orderId}`)).body['data'].actions).toContain('pack')
})

/** An order in cash of somebody with a number, and its link. */
async function linked() {
  const asha = await shop.customer()
  await shop.db.update(people).set({ mobile: '9822011223' }).where(eq(people.id, asha.id))
  const orderId = await orderInCash(shop, asha)
  const { body } = await admin.post(`/api/orders/${orderId}/status-link`)
  const token = /\/order\/([\w-]+)\/status$/.exec(body['data'].url as string)?.[1] ?? ''
  return { orderId, token, personId: asha.id }
}

async function openedBy({ token }: { token: string }): Promise<Visitor> {
  const stranger = shop.guest()
  const opened = await stranger.post(`/api/status-links/${token}/open`, { figures: '1223' })
  expect(opened.status).toBe(200)
  return stranger
}
