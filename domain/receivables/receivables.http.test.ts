import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { mails, people, receivableAccounts, tillEntries } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'
import { openWallet } from '#domain/wallets/lock-wallet.ts'
import { overlap } from '#tests/support/locks.ts'
import { wrongInBooks } from '#tests/support/order-books.ts'
import { askReturn, decide, move } from '#tests/support/orders.ts'
import { cartTotal, fillCart } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { lockAccount } from './lock-account.ts'
import { takePayment } from './take-payment.ts'

const shop = await testShop()
const [admin, keeper] = [await shop.admin(), await shop.hand('counter')]
const dal = await makeProduct(shop, { sellingPricePaise: 100_00, stock: 200, name: 'Toor Dal' })

/** A new customer who may owe so much, in rupees. */
async function trusted(limit = 500) {
  const person = await shop.customer()
  const { status } = await admin.post(`/api/people/${person.id}/receivables`, { limit })
  expect(status).toBe(200)
  return person
}

/** So many packs of ₹100.00, fetched, and written down. */
const order = (userId: string, quantity: number, changes: object = {}) =>
  keeper.post('/api/counter/orders', {
    userId,
    lines: [{ productId: dal, quantity }],
    collect: true,
    amount: quantity * 100,
    payment: { way: 'receivable' },
    ...changes,
  })

const khataOf = async (id: string) => (await keeper.get(`/api/people/${id}/receivables`)).body['data']

const pay = (id: string, input: object, key: string = newId()) =>
  keeper.post(`/api/people/${id}/receivables/payments`, input, { 'idempotency-key': key })

const nothingIsWrong = async () => expect(await wrongInBooks(shop.pool)).toEqual([])

test('what is written down counts as paid and is owed, up to the limit and not a paisa above it', async () => {
  const asha = await trusted()
  const stranger = await shop.customer()

  const { body } = await order(asha.id, 3)
  const tooMuch = await order(asha.id, 3)
  const nobodys = await order(stranger.id, 1)

  expect((await asha.get('/api/orders/myorders')).body['data'][0]).toMatchObject({
    _id: body['orderId'],
    payment: { way: 'Khata', standing: 'paid' },
  })
  expect(tooMuch).toMatchObject({ status: 409, body: { code: 'receivable_limit' } })
  expect(tooMuch.body.message).toContain('₹200.00')
  expect(nobodys).toMatchObject({ status: 409, body: { code: 'not_trusted' } })
  expect(await khataOf(asha.id)).toMatchObject({
    balance: 300,
    left: 200,
    entries: [
      { kind: 'order', amount: 300, order: { _id: body['orderId'] }, by: expect.any(String) as string },
    ],
  })
  // Themselves they see who they owe it for, and not who wrote it down.
  const mine = (await asha.get('/api/my-receivables')).body['data']
  expect(mine).toMatchObject({ balance: 300, entries: [{ amount: 300 }] })
  expect(mine.entries[0]).not.toHaveProperty('by')
  expect((await stranger.get('/api/my-receivables')).body['data']).toBeNull()
  await nothingIsWrong()
})

test('at checkout who is trusted has the cart written down, as far as something is left of the limit, once', async () => {
  const [asha, stranger] = [await trusted(), await shop.customer()]
  const key = { 'idempotency-key': newId() }
  const buy = (person = asha, amount = 240, more: object = {}) =>
    person.post('/api/orders/cash', { amount, collect: true, payFrom: 'receivable', ...more }, key)
  await fillCart(asha, dal, dal, dal)
  await fillCart(stranger, dal)

  const bought = await buy(asha, 300)
  const again = await buy(asha, 300)
  await fillCart(asha, dal, dal, dal)
  key['idempotency-key'] = newId()
  const tooMuch = await buy(asha, 300)
  const nobodys = await buy(stranger, 100)
  const guests = await shop.guest().post('/api/orders/cash', { amount: 100, payFrom: 'receivable' })

  expect(bought).toMatchObject({ status: 200, body: { total: 300 } })
  expect(again.body['orderId']).toBe(bought.body['orderId'])
  expect(tooMuch).toMatchObject({ status: 409, body: { code: 'receivable_limit' } })
  expect(tooMuch.body.message).toContain('₹200.00')
  expect(nobodys).toMatchObject({ status: 409, body: { code: 'not_trusted' } })
  expect(guests.status).toBe(401)
  expect((await buy(asha, 300, { payFrom: 'thin air' })).status).toBe(422)
  expect(await khataOf(asha.id)).toMatchObject({ balance: 300, left: 200 })
  expect((await asha.get('/api/orders/myorders')).body['data']).toMatchObject([
    { _id: bought.body['orderId'], payment: { way: 'Khata', standing: 'paid' } },
  ])
  // Not the cart that was refused.
  expect(await cartTotal(asha)).toBe(340)
  await move(asha, bought.body['orderId'] as string, { action: 'cancel' })
  expect(await khataOf(asha.id)).toMatchObject({ balance: 0 })
  await nothingIsWrong()
})

test('what is bought at checkout waits for who changes the limit, and finds what is left', async () => {
  const asha = await trusted()
  await fillCart(asha, dal, dal)

  const { second } = await overlap(shop.ctx, {
    first: async (tx) => {
      const account = await lockAccount(tx, asha.id)
      await tx.db
        .update(receivableAccounts)
        .set({ limitPaise: 100_00 })
        .where(eq(receivableAccounts.id, account!.id))
    },
    second: () => asha.post('/api/orders/cash', { amount: 200, collect: true, payFrom: 'receivable' }),
  })

  expect(second).toMatchObject({ status: 409, body: { code: 'receivable_limit' } })
})

test('two tills write down at once, and the second one waits and finds what is left', async () => {
  const asha = await trusted()

  const { second } = await overlap(shop.ctx, {
    first: async (tx) => {
      const account = await lockAccount(tx, asha.id)
      await tx.db
        .update(receivableAccounts)
        .set({ limitPaise: 100_00 })
        .where(eq(receivableAccounts.id, account!.id))
    },
    second: () => order(asha.id, 2),
  })

  expect(second).toMatchObject({ status: 409, body: { code: 'receivable_limit' } })
})

test('what is paid in cash or by UPI goes into the till of who takes it, once a press and once a reference', async () => {
  const [asha, bina] = [await trusted(), await trusted()]
  await order(asha.id, 5)
  await order(bina.id, 5)
  const key = newId()
  const reference = 'UPI123456789'

  await pay(asha.id, { way: 'cash', amount: 150.5 }, key)
  const { body } = await pay(asha.id, { way: 'cash', amount: 150.5 }, key)
  await pay(asha.id, { way: 'upi', amount: 100, reference })
  const twice = await pay(bina.id, { way: 'upi', amount: 100, reference })
  const forOrder = await order(asha.id, 1, { payment: { way: 'upi', reference } })
  await pay(bina.id, { way: 'bank', amount: 200, reference: 'NEFT00012345' })

  expect(body['data']).toMatchObject({ balance: 349.5 })
  expect(twice).toMatchObject({ status: 409, body: { code: 'reference_used' } })
  expect(forOrder).toMatchObject({ status: 409, body: { code: 'reference_used' } })
  const wrong = [
    [{ way: 'cash', amount: 249.51 }, 'amount'],
    [{ way: 'cash', amount: 0 }, 'amount'],
    [{ way: 'cash', amount: 1.005 }, 'amount'],
    [{ way: 'upi', amount: 1 }, 'reference'],
    [{ way: 'cash', amount: 1, reference: 'UPI000000001' }, 'reference'],
  ] as const
  for (const [input, field] of wrong)
    expect(await pay(asha.id, input), JSON.stringify(input)).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) as string } },
    })
  const [till] = (await keeper.get('/api/tills')).body['data']
  expect(till).toMatchObject({ cash: { receivables: 150.5 }, upi: { receivables: 100 }, expected: 150.5 })
  expect((await admin.get('/api/receivables')).body['data']).toContainEqual(
    expect.objectContaining({ balance: 249.5 }),
  )
  await nothingIsWrong()
})

test('a payment that was entered by mistake is taken back out of its till, within the minute and once', async () => {
  const asha = await trusted()
  await order(asha.id, 2)
  const { body } = await pay(asha.id, { way: 'cash', amount: 200 })
  const [{ _id: entry }] = body['data'].entries
  const takeBack = (person = keeper, reason = '') =>
    person.post(`/api/people/${asha.id}/receivables/take-back`, { entry, reason })

  shop.passTime(2)
  const late = await takeBack()
  const unexplained = await takeBack(admin)
  const done = await takeBack(admin, 'Of somebody else.')
  const again = await takeBack(admin, 'Of somebody else.')

  expect(late).toMatchObject({ status: 409, body: { code: 'minute_over' } })
  expect(unexplained).toMatchObject({ status: 422 })
  expect(done.body['data']).toMatchObject({
    balance: 200,
    entries: [{ kind: 'counter', amount: 200 }, { takenBack: true }, {}],
  })
  expect(again.status).toBe(404)
  const inTill = await shop.db.select().from(tillEntries).where(eq(tillEntries.amountPaise, -200_00))
  expect(inTill).toMatchObject([{ cause: 'correction', note: 'Of somebody else.' }])
  await nothingIsWrong()
})

test('an order that is called off, made smaller or sent back comes off what is owed, and its customer reads it', async () => {
  const asha = await trusted(2000)
  const calledOff = (await order(asha.id, 2)).body['orderId'] as string
  const smaller = (await order(asha.id, 4)).body['orderId'] as string
  const sentBack = (await order(asha.id, 2)).body['orderId'] as string

  // No money goes through a hand, so its customer calls it off.
  await move(asha, calledOff, { action: 'cancel' })
  await done(asha, `/api/orders/${smaller}/change`, {
    lines: [{ position: 0, quantity: 1 }],
    version: 0,
    total: 100,
  })
  await move(admin, sentBack, { action: 'pack' })
  await move(admin, sentBack, { action: 'deliver' })
  await decide(admin, await askReturn(asha, sentBack), { outcome: 'money', amount: 100 })

  expect(await khataOf(asha.id)).toMatchObject({ balance: 200 })
  const { data } = (await admin.get(`/api/orders/${smaller}`)).body
  expect(data).toMatchObject({ due: 0, surplusToGiveBack: 0, payment: { way: 'Khata' } })
  const told = await shop.db
    .select({ kind: mails.kind, facts: mails.facts })
    .from(mails)
    .where(eq(mails.personId, asha.id))
  expect(told).toContainEqual(
    expect.objectContaining({
      facts: expect.objectContaining({ way: 'receivable', amountPaise: 200_00 }) as object,
    }),
  )
  await nothingIsWrong()
})

test('at the door and at the stall it is written down as well, and what it leads to is the same', async () => {
  const asha = await trusted(1000)
  const later = (await order(asha.id, 3, { payment: { way: 'later' } })).body['orderId'] as string
  await move(admin, later, { action: 'pack' })
  await move(admin, later, { action: 'deliver', cashTaken: 120, writeDown: true, note: 'The rest in cash.' })
  const rest = { cashTaken: 80, writeDown: true }
  await done(keeper, `/api/orders/${later}/take-cash`, rest)
  const sale = {
    userId: asha.id,
    lines: [{ productId: dal, quantity: 1 }],
    amount: 100,
    payment: { way: 'receivable' },
  }

  const sold = await keeper.post('/api/counter/sales', sale)
  const nameless = await keeper.post('/api/counter/sales', { ...sale, userId: undefined })

  expect((await admin.get(`/api/orders/${later}`)).body['data']).toMatchObject({
    due: 100,
    receivableLeft: 700,
  })
  expect(sold.body['data'].paid).toEqual([{ way: 'receivable', amount: 100, given: null, reference: '' }])
  expect(nameless).toMatchObject({ status: 409, body: { code: 'not_trusted' } })
  expect(await khataOf(asha.id)).toMatchObject({ balance: 300 })
  // What stays due when its person is trusted no further is taken in cash.
  await done(admin, `/api/people/${asha.id}/receivables`, { limit: 0 })
  expect(await keeper.post(`/api/orders/${later}/take-cash`, rest)).toMatchObject({ status: 409 })
  await nothingIsWrong()
})

test('what somebody owes goes with them when they are joined, and nobody who owes deletes their account', async () => {
  const asha = await shop.customer()
  const { body } = await admin.post('/api/counter/people', { name: 'Asha', mobile: '9812300017' })
  const byPhone = body['data']._id as string
  await done(admin, `/api/people/${byPhone}/receivables`, { limit: 500 })
  const orderId = (await order(byPhone, 2)).body['orderId'] as string

  await done(admin, `/api/people/${byPhone}/join`, { otherId: asha.id })
  expect((await asha.get('/api/my-receivables')).body['data']).toMatchObject({ balance: 200 })
  await move(admin, orderId, { action: 'cancel' })
  expect((await asha.get('/api/my-receivables')).body['data']).toMatchObject({ balance: 0 })

  await order(asha.id, 1)
  await done(admin, `/api/people/${byPhone}/part`, {})
  // What came since stays with the one who stayed.
  expect((await asha.get('/api/my-receivables')).body['data']).toMatchObject({ balance: 100 })
  const other = await trusted()
  const both = await admin.post(`/api/people/${other.id}/join`, { otherId: asha.id })
  expect(both.status).toBe(409)
  expect(await shop.db.$count(people, eq(people.id, asha.id))).toBe(1)
  await nothingIsWrong()
})

test('what the shop owes somebody is given back through the till, never more than that, and once where two press', async () => {
  const asha = await trusted()
  const orderId = (await order(asha.id, 2)).body['orderId'] as string
  await pay(asha.id, { way: 'cash', amount: 200 })
  await move(admin, orderId, { action: 'cancel' })
  const before = await tillCash()
  const giveBack = (amount: number) => pay(asha.id, { way: 'cash', back: true, amount })

  expect(await giveBack(200.01)).toMatchObject({
    status: 422,
    body: { fields: { amount: 'Only ₹200.00 is due.' } },
  })
  const { first, second } = await overlap(shop.ctx, {
    first: async (tx) => {
      const actor = {
        id: keeper.id,
        name: '',
        email: '',
        role: 'GENERAL',
        duties: ['counter'],
        sessionId: '',
      }
      const given = { personId: asha.id, way: 'cash', isBack: true, amountPaise: 150_00 } as const
      await takePayment({ ...tx, actor } as Ctx, given)
      return lockAccount(tx, asha.id)
    },
    second: () => giveBack(150),
  })

  expect([first!.balancePaise, second.status]).toEqual([-50_00, 422])
  const { body } = await giveBack(50)
  expect(body['data']).toMatchObject({
    balance: 0,
    entries: [{ kind: 'cash', amount: 50 }, { amount: 150 }, {}, {}, {}],
  })
  expect(before - (await tillCash())).toBe(200)
  expect((await giveBack(1)).status).toBe(422)
  // By mistake: it is owed to them again, and in the till again.
  const { _id: entry } = body['data'].entries[0] as { _id: number }
  await done(keeper, `/api/people/${asha.id}/receivables/take-back`, { entry })
  expect(await khataOf(asha.id)).toMatchObject({ balance: -50 })
  expect(before - (await tillCash())).toBe(150)
  await nothingIsWrong()
})

/** What should be in the keeper's till, in rupees. */
const tillCash = async () => (await keeper.get('/api/tills')).body['data'][0].expected as number

test('an account into which nothing was ever written keeps nobody from being joined, and is theirs again after an undo', async () => {
  const asha = await trusted(300)
  const { body } = await admin.post('/api/counter/people', { name: 'Asha', mobile: '9812300018' })
  const byPhone = body['data']._id as string
  await done(admin, `/api/people/${byPhone}/receivables`, { limit: 500 })
  await order(byPhone, 2)
  for (const id of [asha.id, byPhone]) await openWallet(shop.ctx, id)

  await done(admin, `/api/people/${byPhone}/join`, { otherId: asha.id })
  expect(await khataOf(asha.id)).toMatchObject({ balance: 200, limit: 500 })
  await done(admin, `/api/people/${byPhone}/part`, {})

  expect(await khataOf(byPhone)).toMatchObject({ balance: 200, limit: 500 })
  expect(await khataOf(asha.id)).toMatchObject({ balance: 0, limit: 300 })
  await order(asha.id, 1)
  const both = await admin.post(`/api/people/${byPhone}/join`, { otherId: asha.id })
  expect(both).toMatchObject({ status: 409, body: { code: 'both_owe' } })
  await nothingIsWrong()
})

async function done(person: Pick<typeof admin, 'post'>, path: string, input: object) {
  const answer = await person.post(path, input)
  expect(answer.status, `${path}: ${answer.body.message}`).toBe(200)
  return answer
}
