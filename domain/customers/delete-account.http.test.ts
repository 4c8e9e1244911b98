import { access, readdir } from 'node:fs/promises'
import path from 'node:path'

import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'

import {
  auditEntries,
  orders,
  paymentOrders,
  people,
  phoneAnswers,
  phoneConsents,
  phoneMessages,
} from '#db/schema/index.ts'
import { takeOrder } from '#domain/counter/take-order.ts'
import { pruneMails, sendDueMails } from '#domain/mails/send-due-mails.ts'
import { reconcilePaymentOrders } from '#domain/payments/reconcile.ts'
import { askReturn } from '#domain/returns/ask-return.ts'
import { addressInPune } from '#tests/support/address.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { overlap } from '#tests/support/locks.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { addAddress, buy, decide, deliver, move, orderInCash } from '#tests/support/orders.ts'
import { givePassword } from '#tests/support/password.ts'
import { fillCart, ordersOf, payAtGateway, startPaying } from '#tests/support/paying.ts'
import { dataUrl, picture } from '#tests/support/pictures.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { deleteAccount } from './delete-account.ts'

const server = await mailServer()
afterwards(server.goDown)
const shop = await testShop(server.env)
const admin = await shop.admin()
const password = 'mangoes in may'

test('nothing in the whole database says who somebody was, but for their invoices', async () => {
  const name = 'Padmavati Kulkarni'
  const address = { ...addressInPune, name, mobile: '9876501234', line1: 'House 7, Tulsi Baug' }
  const email = 'padmavati@example.com'
  const padma = shop.guest()
  const form = { name, email, password, confirmPassword: password }
  await padma.post('/api/signup', { ...form, profilePic: dataUrl(await picture('png')) })
  await padma.post('/api/signin', { email, password })
  await padma.post('/api/change-profile', { name, mobile: '9876501234' })
  const { _id: id } = (await padma.get('/api/user-details')).body['data'] as { _id: string }
  await fillCart(padma, await makeProduct(shop))
  const addressId = await addAddress(padma, address)
  const receipt = await payAtGateway(padma, (await startPaying(padma)).orderId)
  const { body } = await padma.post('/api/razorpay/verify', receipt)
  const orderId = body['orderId'] as string
  await padma.post(`/api/orders/${orderId}/address`, { addressId })
  await deliver(admin, orderId)
  const pictures = [dataUrl(await picture('jpeg'), 'jpeg')]
  const wish = { lines: [{ position: 0, quantity: 1 }], wish: 'money', reason: 'Sour.', pictures }
  const asked = (await padma.post(`/api/orders/${orderId}/return`, wish)).body['data'] as { _id: string }[]
  await decide(admin, asked[0]!._id, { outcome: 'refused', answer: 'It was opened.' })
  await fillCart(padma, await makeProduct(shop))
  await admin.post('/api/change-duties', { userId: id, give: ['packs'] })
  await admin.post('/api/change-duties', { userId: id, take: ['packs'] })
  const gstin = '27AAPFU0939F1ZV'
  await admin.post(`/api/people/${id}/price-group`, { group: 'resellers', gstin })
  const numbers = ['9876501235', '9876501236']
  await haveOtherNumbers(id, numbers)
  const marks = [name, 'padmavati', email, '9876501234', 'Tulsi Baug', gstin, ...numbers]
  expect(await tablesWith(marks)).toEqual(
    expect.arrayContaining(['people', 'addresses', 'audit_lookups', 'mails', 'phone_answers']),
  )

  const answer = await padma.post('/api/delete-account', { password })

  expect(answer.body).toMatchObject({ success: true, message: 'Your account is deleted.' })
  expect((await padma.get('/api/user-details')).body.success).toBe(false)
  expect((await shop.guest().post('/api/signin', { email, password })).status).toBe(401)
  await sendDueMails(shop.ctx)
  await vi.waitFor(() => expect(lastTo(email)).toBe('Your account is deleted'), { timeout: 10_000 })
  await vi.waitFor(
    async () => {
      await pruneMails(shop.ctx)
      expect(await tablesWith(marks)).toEqual(['invoices'])
    },
    { timeout: 10_000 },
  )
  expect(await readdir(path.join(shop.dataDir, 'images/people'))).toEqual([])
  const kept = await admin.get(`/api/orders/${orderId}`)
  expect(kept.body['data']).toMatchObject({
    user: { name: 'Deleted account' },
    totalPrice: expect.any(Number),
  })
  expect((await admin.send(`/api/orders/${orderId}/invoice.pdf`, {})).status).toBe(200)
  const [entry] = await shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'account_deleted'))
  expect(entry).toMatchObject({ actorId: id, objectId: id })
})

test('a portrait that somebody else has as well stays', async () => {
  const profilePic = dataUrl(await picture('gif'), 'gif')
  const [one, other] = [shop.guest(), shop.guest()]
  for (const [n, person] of [one, other].entries()) {
    const form = { name: 'Lata', email: `twin${n}@example.com`, password, confirmPassword: password }
    await person.post('/api/signup', { ...form, profilePic })
    await person.post('/api/signin', form)
  }
  const { profilePic: kept } = (await other.get('/api/user-details')).body['data'] as { profilePic: string }
  await one.post('/api/delete-account', { password })

  await access(path.join(shop.dataDir, kept.slice(kept.indexOf('/images/'))))
  expect((await other.get('/api/user-details')).body['data'].profilePic).toBe(kept)
})

test('the key under which somebody was added says nothing of them either, also when it is repeated', async () => {
  const hand = await shop.hand('counter')
  const [key, name] = [{ 'idempotency-key': 'written-down-once' }, 'Hirabai Barodekar']
  const [email, own] = ['hirabai@example.com', 'barodekar@example.com']
  const written = () => hand.post('/api/counter/people', { name, mobile: '9700088123' }, key)
  const helper = () => admin.post('/api/people/helpers', { name, email, duties: ['packs'] }, key)
  const [{ body: one }, { body: other }] = [await written(), await helper()]
  await claim(one['data']._id, own)
  await claim(other['data']._id, email)
  // A hand is told no more than name and number.
  expect((await written()).body['data']).toEqual(one['data'])

  for (const address of [own, email]) {
    const hirabai = shop.guest()
    await hirabai.post('/api/signin', { email: address, password })
    await hirabai.post('/api/delete-account', { password })
  }

  // There is the mail that says so.
  expect(await tablesWith([name, own, email, '9700088123'])).toEqual(['mails'])
  expect((await written()).body['data']).toMatchObject({ name: 'Deleted account', mobile: '' })
  expect((await helper()).body['data']).toMatchObject({ name: 'Deleted account', email: '' })
})

test('the same e-mail can open a new account, which has nothing of the old one', async () => {
  const asha = await customer()
  const { orderId } = await buy(asha, await makeProduct(shop))
  await deliver(admin, orderId)
  await asha.post('/api/delete-account', { password })
  const form = { name: 'Asha', email: asha.email, password, confirmPassword: password }
  const again = shop.guest()

  expect((await again.post('/api/signup', form)).status).toBe(200)
  await again.post('/api/signin', form)

  expect(await ordersOf(again)).toEqual([])
})

test('neither counter nor link brings a deleted account back', async () => {
  const asha = await customer('Indumati Rao')
  await asha.post('/api/delete-account', { password })

  expect((await admin.get('/api/counter/people?q=deleted')).body['data']).toEqual([])
  const listed = (await admin.get('/api/all-user?pageSize=200')).body['data'] as { _id: string }[]
  const rowOf = ({ id }: { id: string }) => listed.find(({ _id }) => _id === id)
  expect([rowOf(asha), rowOf(admin)]).toMatchObject([{ isDeleted: true }, { isDeleted: false }])
  expect((await admin.post(`/api/counter/people/${asha.id}/claim`)).status).toBe(404)
  const lines = [{ productId: await makeProduct(shop, { sellingPricePaise: 500_00 }), quantity: 1 }]
  const order = { userId: asha.id, lines, collect: true, amount: 500, payment: { way: 'later' } }
  expect((await admin.post('/api/counter/orders', order)).status).toBe(404)
  const { id: userId } = asha
  for (const [url, change] of [
    ['/api/update-user', { role: 'ADMIN' }],
    ['/api/update-user', { role: 'GENERAL' }],
    ['/api/change-duties', { give: ['packs'] }],
    ['/api/set-smart-coins', { smartCoins: 7 }],
  ] as const)
    expect((await admin.post(url, { userId, ...change })).status, url).toBe(404)
})

test('with an account everybody goes who was joined into it, also by way of a third', async () => {
  const asha = await customer()
  const called = {
    lata: await caller('Gangubai Hangal', '9700099001'),
    mohan: await caller('Mohini', '9700099002'),
  }
  await admin.post(`/api/people/${called.mohan}/join`, { otherId: called.lata })
  await admin.post(`/api/people/${asha.id}/join`, { otherId: called.mohan })
  for (const mobile of ['9700099001', '9700099002']) await keepReply(mobile)

  await asha.post('/api/delete-account', { password })

  expect(await tablesWith(['Gangubai', '9700099001', '9700099002', 'Mohini'])).toEqual([])
})

test('a deleted account is neither joined nor parted', async () => {
  const [asha, mohan, lata] = [await customer(), await caller('Mohan'), await caller('Lata')]
  await admin.post(`/api/people/${asha.id}/join`, { otherId: mohan })
  await asha.post('/api/delete-account', { password })

  expect((await admin.post(`/api/people/${lata}/join`, { otherId: asha.id })).status).toBe(404)
  expect((await admin.post(`/api/people/${asha.id}/join`, { otherId: lata })).status).toBe(404)
  expect((await admin.post(`/api/people/${mohan}/part`)).status).toBe(404)
})

test('a name that is corrected at the same moment does not come back', async () => {
  const asha = await customer()

  const { second } = await overlap(shop.ctx, {
    first: (tx) => deleteAccount({ ...tx, actor: actorOf(asha) }, { password }),
    second: () => asha.post('/api/change-profile', { name: 'Begum Akhtar' }),
  })

  expect(second.status).toBe(401)
  expect(await tablesWith(['Begum Akhtar'])).toEqual([])
})

test('nothing is sent back for an account that is being deleted, and who gives money back waits for its end', async () => {
  const asha = await customer()
  const { orderId, transactionId } = await buy(asha, await makeProduct(shop, { sellingPricePaise: 600_00 }))
  await deliver(admin, orderId)
  const wish = { lines: [{ position: 0, quantity: 1 }], wish: 'money', reason: 'Sour.' }
  const asked = await overlap(shop.ctx, {
    first: (tx) => deleteAccount({ ...tx, actor: actorOf(asha) }, { password }),
    second: () => asha.post(`/api/orders/${orderId}/return`, wish),
  })
  expect(asked.second.status).toBe(401)

  for (const give of [
    () => admin.post(`/api/orders/${orderId}/refund`, { transactionId, amount: 100, note: 'Sour.' }),
    () => admin.post(`/api/orders/${orderId}/move`, { action: 'refund', note: 'Sour.' }),
  ]) {
    const given = await overlap(shop.ctx, {
      first: ({ db }) => db.select().from(people).where(eq(people.id, asha.id)).for('update'),
      second: give,
    })
    expect(given.second.status).toBe(200)
  }
})

describe('is refused', () => {
  test('for a wrong password, of which ten are tried', async () => {
    const asha = await customer()
    const statuses: number[] = []
    for (let n = 0; n < 11; n++)
      statuses.push((await asha.post('/api/delete-account', { password: 'wrong' })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    expect((await asha.get('/api/user-details')).body.success).toBe(true)
  })

  test('while an order is under way, unpaid, sent back or given back', async () => {
    const asha = await customer()
    const orderId = await orderInCash(shop, asha)
    const { orderNumber } = (await admin.get(`/api/orders/${orderId}`)).body['data'] as {
      orderNumber: number
    }
    const refusals: string[] = []
    const tryIt = async () => {
      const { body } = await asha.post('/api/delete-account', { password })
      refusals.push(body.code ?? 'deleted', body.message)
    }
    await tryIt()
    expect(refusals).toEqual([
      'account_in_use',
      expect.stringContaining(`#${orderNumber} is still on its way`),
    ])
    for (const step of [
      { action: 'pack' },
      { action: 'dispatch' },
      { action: 'deliver', cashTaken: 100, note: 'The rest comes later.' },
    ])
      await move(admin, orderId, step)
    await tryIt()
    expect(refusals.at(-1)).toContain('is not paid yet')
    await admin.post(`/api/orders/${orderId}/take-cash`, { cashTaken: 400 })
    const wish = { lines: [{ position: 0, quantity: 1 }], wish: 'money', reason: 'Sour.' }
    const asked = (await asha.post(`/api/orders/${orderId}/return`, wish)).body['data'] as { _id: string }[]
    await tryIt()
    expect(refusals.at(-1)).toContain('your return of order')
    await decide(admin, asked[0]!._id, { outcome: 'refused', answer: 'No.' })
    expect((await asha.get('/api/my-data')).body['addresses']).toHaveLength(1)
    await tryIt()
    expect(refusals.at(-2)).toBe('deleted')
  })

  test('while money is on its way back, or a payment is open', async () => {
    const asha = await customer()
    const { orderId, transactionId } = await buy(asha, await makeProduct(shop))
    await deliver(admin, orderId)
    await shop.pool.query(
      `insert into refunds (id, payment_id, amount_paise, reason, requested_at, next_attempt_at)
       values ('waits', $1, 100, 'by_hand', now(), now() + interval '1 day')`,
      [transactionId],
    )
    const refund = await asha.post('/api/delete-account', { password })
    expect(refund.body.message).toContain('is still on its way back to you')
    await shop.pool.query(`update refunds set refunded_at = now(), next_attempt_at = null where id = 'waits'`)
    await fillCart(asha, await makeProduct(shop))
    await startPaying(asha)

    const payment = await asha.post('/api/delete-account', { password })

    expect(payment.body.message).toContain('A payment of yours is still open.')
  })

  test('to the last administrator, also when two of them go at once', async () => {
    const own = await testShop()
    const [one, other] = [await own.admin(), await own.admin()]
    for (const { id } of [one, other]) await givePassword(own, id, password)
    const as = ({ id, email }: typeof one) => ({
      ...own.ctx,
      actor: { id, email, name: 'Shopkeeper', role: 'ADMIN' as const, duties: [], sessionId: 'none' },
    })

    const { second } = await overlap(own.ctx, {
      first: (tx) => deleteAccount({ ...as(one), db: tx.db }, { password }),
      second: () => deleteAccount(as(other), { password }).catch(({ code }: { code: string }) => code),
    })

    expect(second).toBe('last_admin')
    expect((await other.post('/api/delete-account', { password })).body.code).toBe('last_admin')
    expect(await own.db.$count(people, eq(people.role, 'ADMIN'))).toBe(1)
  })

  test('when an order is taken for them at the same moment', async () => {
    const asha = await customer()
    const lines = [{ productId: await makeProduct(shop, { sellingPricePaise: 500_00 }), quantity: 1 }]
    const counter = { id: admin.id, email: admin.email, name: '', role: 'ADMIN' as const, duties: [] }
    const actor = { ...counter, sessionId: 'none' }

    const { second } = await overlap(shop.ctx, {
      first: (tx) =>
        takeOrder(
          { ...tx, actor },
          {
            personId: asha.id,
            lines,
            delivery: { collect: true },
            amountPaise: 500_00,
            payment: { way: 'later' },
          },
        ),
      second: () => asha.post('/api/delete-account', { password }),
    })

    expect(second.body.code).toBe('account_in_use')
  })

  test('when they ask to send goods back at the same moment', async () => {
    const asha = await customer()
    const { orderId } = await buy(asha, await makeProduct(shop))
    await deliver(admin, orderId)
    const lines = [{ position: 0, quantity: 1 }]

    const { second } = await overlap(shop.ctx, {
      first: (tx) =>
        askReturn(
          { ...tx, actor: actorOf(asha) },
          { orderId, lines, wish: 'money', reason: 'Sour.', pictures: [] },
        ),
      second: () => asha.post('/api/delete-account', { password }),
    })

    expect(second.body.code).toBe('account_in_use')
  })
})

test('money that comes for a cart of an account that was deleted goes back whole', async () => {
  const asha = await customer()
  const productId = await makeProduct(shop, { stock: 3 })
  await fillCart(asha, productId)
  const { orderId } = await startPaying(asha)
  shop.passTime(20)
  await reconcilePaymentOrders(shop.ctx)
  await asha.post('/api/delete-account', { password })

  await payAtGateway(asha, orderId, { webhook: 'normal' })

  await vi.waitFor(
    async () => {
      const [settled] = await shop.db
        .select({ outcome: paymentOrders.outcome, status: orders.status, address: orders.deliveryAddress })
        .from(paymentOrders)
        .innerJoin(orders, eq(orders.paymentOrderId, paymentOrders.id))
        .where(eq(paymentOrders.gatewayOrderId, orderId))
      expect(settled).toEqual({ outcome: 'given_back', status: 'refunded', address: null })
    },
    { timeout: 10_000 },
  )
})

function actorOf({ id, email }: { id: string; email: string }) {
  return { id, email, name: '', role: 'GENERAL' as const, duties: [], sessionId: 'none' }
}

async function customer(name?: string) {
  const person = await shop.customer(name)
  await givePassword(shop, person.id, password)
  return person
}

/** Somebody who was written down at the counter. */
async function caller(name: string, mobile?: string): Promise<string> {
  const { body } = await admin.post('/api/counter/people', { name, mobile })
  return (body['data'] as { _id: string })._id
}

/** Takes over the account of somebody who was written down. */
async function claim(id: string, email: string): Promise<void> {
  const { body } = await admin.post(`/api/counter/people/${id}/claim`)
  const token = String(body['data'].url).split('/').at(-1)
  await shop.guest().post(`/api/claims/${token}`, { email, password, confirmPassword: password })
}

function lastTo(email: string) {
  return server.mails.filter(({ recipients }) => recipients.includes(email)).at(-1)?.subject
}

/** The tables of the shop of which some row has one of these texts, in any case. */
async function tablesWith(texts: string[]): Promise<string[]> {
  const { rows: tables } = await shop.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const like = texts.map((text) => `%${text}%`)
    const { rows } = await shop.pool.query(
      `select from "${name}" as one where one::text ilike any ($1) limit 1`,
      [like],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

/** The one at which they were told before, and the one with which they sign in: both have answered. */
async function haveOtherNumbers(personId: string, numbers: string[]): Promise<void> {
  const [former, own] = numbers as [string, string]
  const at = shop.ctx.now()
  await shop.db.update(people).set({ signInMobile: own }).where(eq(people.id, personId))
  await shop.db
    .insert(phoneConsents)
    .values({ personId, channel: 'sms', mobile: former, givenAt: at, endedAt: at })
  for (const mobile of numbers) {
    const of = { channel: 'whatsapp', mobile } as const
    await shop.db.insert(phoneAnswers).values({ ...of, id: mobile, text: 'Ring me', at })
    await keepReply(mobile)
  }
}

async function keepReply(mobile: string): Promise<void> {
  const at = shop.ctx.now()
  const of = { channel: 'whatsapp', kind: 'order_status', language: 'en', facts: {} } as const
  const kept = { state: 'kept', nextAttemptAt: null, createdAt: at, triedUntil: at } as const
  await shop.db.insert(phoneMessages).values({ ...of, ...kept, mobile, cause: mobile })
}
