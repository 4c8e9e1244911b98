import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { orders, paymentOrders } from '#db/schema/index.ts'
import { overlap } from '#tests/support/locks.ts'
import { move, orderInCash } from '#tests/support/orders.ts'
import { payAtGateway } from '#tests/support/paying.ts'
import { testShop } from '#tests/support/shop.ts'

import { openLinkedPayment } from './pay-link.ts'
import { linkedOrder } from './queries.ts'

const shop = await testShop()
const [admin, asha, guest] = [await shop.admin(), await shop.customer(), shop.guest()]

test('somebody who has an order’s link pays what is due without signing in, and learns nothing else', async () => {
  const { orderId, token } = await linked()
  expect(token).toMatch(/^[\w-]{22}$/)

  const opened = await guest.post(`/api/pay-links/${token}/order`)
  const receipt = await payAtGateway(guest, opened.body.order.id)
  const verified = await guest.post(`/api/pay-links/${token}/verify`, receipt)

  const { duePaise } = (await orderRow(orderId))!
  expect([opened.body.order.amount, duePaise]).toEqual([(await orderRow(orderId))!.totalPaise, 0])
  expect(verified.body).toEqual({ success: true, error: false, message: 'Payment Successful & Verified!' })
  expect(JSON.stringify(opened.body)).not.toMatch(new RegExp(`${asha.id}|${asha.email}|Asha`))
  const again = await guest.post(`/api/pay-links/${token}/order`)
  expect(again).toMatchObject({ status: 409, body: { code: 'nothing_due' } })
})

test('the page of a link knows the number and what is due, and no more', async () => {
  const { orderId, token } = await linked()
  const { number, totalPaise } = (await orderRow(orderId))!
  const due = { number, totalPaise, duePaise: totalPaise, isOver: false }
  expect(await linkedOrder(shop.ctx, token)).toEqual(due)

  const opened = await guest.post(`/api/pay-links/${token}/order`)
  await guest.post(`/api/pay-links/${token}/verify`, await payAtGateway(guest, opened.body.order.id))
  expect(await linkedOrder(shop.ctx, token)).toEqual({ ...due, duePaise: 0 })

  await move(admin, orderId, { action: 'cancel', note: 'Called off' })
  expect(await linkedOrder(shop.ctx, token)).toEqual({ ...due, duePaise: 0, isOver: true })
  await expect(linkedOrder(shop.ctx, `${token.slice(0, -3)}AAA`)).rejects.toMatchObject({ code: 'not_found' })
})

test('the link is the same each time it is asked for, and a picture of it has the whole address', async () => {
  const { orderId, token } = await linked()

  const { url, qrCode } = (await admin.post(`/api/orders/${orderId}/pay-link`)).body.data

  expect(url).toBe(`${shop.ctx.publicUrl}/order/${token}/pay`)
  expect(qrCode).toMatch(/^<svg /)
})

test('two tabs, and two who press at once, open one payment at the gateway', async () => {
  const { orderId, token } = await linked()

  const { second } = await overlap(shop.ctx, {
    first: async (tx) => tx.db.select().from(orders).where(eq(orders.id, orderId)).for('update'),
    second: () => Promise.all([1, 2].map(() => guest.post(`/api/pay-links/${token}/order`))),
  })

  const [one, other] = second.map(({ body }) => body.order.id as string)
  expect(one).toBe(other)
  expect(await shop.db.$count(paymentOrders, eq(paymentOrders.orderId, orderId))).toBe(1)
})

test('what was opened for another sum gives way, and money for it that is too much goes back', async () => {
  const { orderId, token } = await linked()
  const before = (await guest.post(`/api/pay-links/${token}/order`)).body.order
  await move(admin, orderId, { action: 'pack' })
  await move(admin, orderId, {
    action: 'deliver',
    cashTaken: 100,
    note: 'The rest later',
  })

  const after = (await guest.post(`/api/pay-links/${token}/order`)).body.order

  expect(after.amount).toBe(before.amount - 100_00)
  await guest.post(`/api/pay-links/${token}/verify`, await payAtGateway(guest, before.id))
  const order = (await admin.get(`/api/orders/${orderId}`)).body.data
  expect(order).toMatchObject({ due: 0, refunds: [{ amount: 100, reason: 'surplus' }] })
})

test('a token that was guessed, and a receipt of another order, are of nothing', async () => {
  const [{ token }, other] = [await linked(), await linked()]
  const opened = await guest.post(`/api/pay-links/${other.token}/order`)
  const receipt = await payAtGateway(guest, opened.body.order.id)

  expect(await guest.post('/api/pay-links/AAAAAAAAAAAAAAAAAAAAAA/order')).toMatchObject({ status: 404 })
  expect(await guest.post(`/api/pay-links/${token}/verify`, receipt)).toMatchObject({ status: 404 })
  const forged = { ...receipt, razorpay_signature: 'f'.repeat(64) }
  expect(await guest.post(`/api/pay-links/${other.token}/verify`, forged)).toMatchObject({
    status: 400,
    body: { code: 'bad_signature' },
  })
})

test('an order that was called off has no link, and the link that it had takes no money', async () => {
  const { orderId, token } = await linked()
  await move(admin, orderId, { action: 'cancel', note: 'Called off' })

  for (const address of [`/api/orders/${orderId}/pay-link`, `/api/pay-links/${token}/order`])
    expect(await admin.post(address)).toMatchObject({ status: 409, body: { code: 'nothing_due' } })
  await expect(openLinkedPayment(shop.ctx, { token, deviceId: null })).rejects.toMatchObject({
    code: 'nothing_due',
  })
})

/** An order of Asha's that is not paid, with the token of its link. */
async function linked(): Promise<{ orderId: string; token: string }> {
  await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.status, 'placed'))
  const orderId = await orderInCash(shop, asha)
  const { url } = (await admin.post(`/api/orders/${orderId}/pay-link`)).body.data
  return { orderId, token: String(url).split('/').at(-2) ?? '' }
}

async function orderRow(id: string) {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id))
  return order && { ...order, duePaise: order.totalPaise - order.paidPaise }
}
