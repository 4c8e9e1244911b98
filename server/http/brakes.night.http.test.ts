import { describe, expect, test, vi } from 'vitest'

import { testDatabase } from '#tests/support/database.ts'
import { orderInCash } from '#tests/support/orders.ts'
import { cartTotal, fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'

import { most, signUpBrake } from './brakes.ts'

const database = await testDatabase()
const shop = await testShop({}, { database })
const dal = await makeProduct(shop, { sellingPricePaise: 100_00 })
const admin = await shop.admin()
const other = await makeProduct(shop, { sellingPricePaise: 60_00 })

async function buyer(device?: string): Promise<Visitor> {
  const person = await shop.customer()
  if (device !== undefined) person.cookies.set('haat.device', deviceCookie(device))
  await fillCart(person, dal)
  return person
}

function deviceCookie(name: string): string {
  return `${name.padEnd(22, '-')}.${'m'.repeat(22)}`
}

async function open(person: Visitor): Promise<Answer> {
  return person.post('/api/razorpay/order', { amount: await cartTotal(person) })
}

/** So many payments of the open order, which the bank refuses. */
async function fail(person: Visitor, times: number, webhook: 'normal' | 'duplicate' = 'normal') {
  const { orderId } = await startPaying(person)
  for (let n = 0; n < times; n++) await payAtGateway(person, orderId, { outcome: 'failure', webhook })
}

/** The call that opens the payment of an order’s link; something more is in its owner’s cart. */
async function linkOf(owner: Visitor): Promise<string> {
  const orderId = await orderInCash(shop, owner)
  await fillCart(owner, dal)
  const { url } = (await admin.post(`/api/orders/${orderId}/pay-link`)).body['data']
  return `/api/pay-links/${String(url).split('/').at(-2)}/order`
}

async function failLink(payer: Visitor, link: string, times: number): Promise<void> {
  const { order } = (await payer.post(link)).body
  for (let n = 0; n < times; n++)
    await payAtGateway(payer, order.id, { outcome: 'failure', webhook: 'normal' })
}

function guestOn(device: string): Visitor {
  const guest = shop.guest()
  guest.cookies.set('haat.device', deviceCookie(device))
  return guest
}

const heard = { timeout: 15_000 }
/** Each was told and answered: a report is kept before it is counted, and answered after it. */
async function expectHeard(times: number): Promise<void> {
  const heardOf = `select
    (select count(*)::int from webhook_events where event = 'payment.failed') as heard,
    (select count(*)::int from razorpay_sandbox.webhook_deliveries
      where event = 'payment.failed' and delivered_at is null) as unanswered`
  await vi.waitFor(
    async () => expect((await shop.pool.query(heardOf)).rows).toEqual([{ heard: times, unanswered: 0 }]),
    heard,
  )
  await shop.pool.query('delete from webhook_events')
}

describe('payments that fail again and again', () => {
  test('of one person are stopped for a while, in words and on every process, and nobody else’s', async () => {
    const asha = await buyer()
    await fail(asha, most.paymentsOfPerson)
    await expectHeard(most.paymentsOfPerson)

    const { status, headers, body } = await open(asha)
    expect([status, body.code]).toEqual([429, 'too_many_attempts'])
    expect(body.message).toMatch(
      /^Too many payments did not go through\. Your cart stays as it is\. Please wait 1[45] minutes and try again\.$/,
    )
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)

    const second = await testShop({ DATA_DIR: shop.dataDir }, { database })
    const there = second.guest()
    for (const [name, value] of asha.cookies) there.cookies.set(name, value)
    const onSecond = await there.post('/api/razorpay/order', { amount: 140 })
    expect([onSecond.status, onSecond.body.code]).toEqual([429, 'too_many_attempts'])
    expect((await open(await buyer())).status).toBe(200)
  })

  test('are told twice by the gateway and counted once', async () => {
    const asha = await buyer()
    await fail(asha, most.paymentsOfPerson - 1, 'duplicate')
    await expectHeard(most.paymentsOfPerson - 1)
    expect((await open(asha)).status).toBe(200)
  })

  test('stay counted when one goes through, and its receipt is told again and again', async () => {
    const asha = await buyer()
    await fail(asha, most.paymentsOfPerson - 1)
    await expectHeard(most.paymentsOfPerson - 1)

    const receipt = await payAtGateway(asha, (await startPaying(asha)).orderId)
    for (let n = 0; n < 3; n++) expect((await verify(asha, receipt)).body).toMatchObject({ success: true })
    await fillCart(asha, dal)
    await fail(asha, 1)
    await expectHeard(1)
    expect((await open(asha)).status).toBe(429)
  })

  test('on one device count whoever signs in there, and other devices stay open', async () => {
    const three = 3
    for (let n = 0; n < three; n++) await fail(await buyer('stolen-cards'), most.paymentsOfDevice / three)
    await expectHeard(most.paymentsOfDevice)

    expect((await open(await buyer('stolen-cards'))).status).toBe(429)
    expect((await open(await buyer('a-phone'))).status).toBe(200)
  })

  test('by the link of an order stop that link, in words, and neither its owner nor another link', async () => {
    const asha = await shop.customer()
    const [link, another] = [await linkOf(asha), await linkOf(await shop.customer())]
    const anybody = shop.guest()
    await failLink(anybody, link, most.paymentsOfLink)
    await expectHeard(most.paymentsOfLink)

    const { status, headers, body } = await anybody.post(link)
    expect([status, body.code]).toEqual([429, 'too_many_attempts'])
    expect(body.message).toMatch(
      /^Too many payments did not go through\. Please wait 1[45] minutes and try again\.$/,
    )
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await anybody.post(another)).status).toBe(200)
    expect((await open(asha)).status).toBe(200)
  })

  test('on one device count by links as by carts, whoever had opened the link first', async () => {
    const three = 3
    for (let n = 0; n < three; n++) {
      const link = await linkOf(await shop.customer())
      expect((await shop.guest().post(link)).status).toBe(200)
      await failLink(guestOn('link-thief'), link, most.paymentsOfDevice / three)
    }
    await expectHeard(most.paymentsOfDevice)

    const link = await linkOf(await shop.customer())
    expect((await guestOn('link-thief').post(link)).status).toBe(429)
    expect((await open(await buyer('link-thief'))).status).toBe(429)
    expect((await guestOn('a-phone').post(link)).status).toBe(200)
  })

  test('are none where nothing failed, however often the cart changes', async () => {
    const asha = await buyer()
    for (let n = 0; n < 2 * most.paymentsOfPerson; n++) {
      if (n % 3 === 0) await fillCart(asha, n % 2 ? dal : other)
      expect((await open(asha)).status).toBe(200)
    }
  })
})

describe('accounts that are opened one after the other', () => {
  let made = 0
  const account = () => {
    const password = 'mangoes in may'
    const email = `new.${++made}@example.com`
    return { name: 'Asha Devi', email, password, confirmPassword: password }
  }

  test('on one device are stopped for a while, in words, and not on another at the same address', async () => {
    const phone = shop.guest()
    const statuses = []
    for (let n = 0; n < most.signUpsOfDevice + 1; n++)
      statuses.push((await phone.post('/api/signup', account())).status)
    // Its first account makes it known.
    expect(statuses).not.toContain(429)

    const { status, body } = await phone.post('/api/signup', account())
    expect([status, body.code]).toEqual([429, 'too_many_attempts'])
    expect(body.message).toMatch(
      /^Too many accounts were opened here\. Please wait 1[45] minutes and try again\.$/,
    )
    expect((await shop.guest().post('/api/signup', account())).status).toBe(200)
  })

  test('from one address are stopped by a larger number, which one device cannot use up', async () => {
    const brake = signUpBrake(shop.pool, 12)
    const address = '203.0.113.9'
    const tries = async (device: string | null, times: number) => {
      for (let n = 0; n < times; n++) await brake.attempt({ device, address }).catch(() => undefined)
    }
    await tries('one-phone', 50)
    await tries(null, 2)

    const refused = { code: 'too_many_attempts', details: { of: 'accounts' } }
    await expect(brake.attempt({ device: 'new-phone', address })).rejects.toMatchObject(refused)
    await brake.attempt({ device: 'new-phone', address: '203.0.113.10' })
  })
})
