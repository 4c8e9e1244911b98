import { afterEach, expect, test } from 'vitest'

import { newId } from '#domain/ground/ids.ts'
import { reconcilePaymentOrders } from '#domain/payments/reconcile.ts'
import { overlap } from '#tests/support/locks.ts'
import { offerOf } from '#tests/support/offers.ts'
import { wrongInBooks } from '#tests/support/order-books.ts'
import { addAddress, deliver, move } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, verify } from '#tests/support/paying.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { addOffer } from './save-offer.ts'

const shop = await testShop()
const admin = await shop.admin()
await admin.post('/api/shop-settings', demoSettings)
const oil = await makeProduct(shop, {
  stock: 99,
  sellingPricePaise: 200_00,
  taxRateBp: 500,
  hsnCode: '1515',
  category: 'oils',
})
const dal = await makeProduct(shop, { stock: 99, sellingPricePaise: 90_00, category: 'pulses' })

interface Kept {
  _id: string
  name: string
  version: number
  endedAt: string | null
  uses: number
  cost: number
}

const listed = async (): Promise<Kept[]> => (await admin.get('/api/offers')).body['data'] as Kept[]
const offered = (name: string) => listed().then((all) => all.find((offer) => offer.name === name)!)

afterEach(async () => {
  for (const { _id, version, endedAt } of await listed())
    if (endedAt === null) await admin.post(`/api/offers/${_id}/end`, { version })
})

async function give(name: string, its: object): Promise<void> {
  const { status, body } = await admin.post('/api/offers', { name, from: '2020-01-01', ...its })
  expect(status, JSON.stringify(body)).toBe(200)
}

const pay = (person: Visitor, amount: number, its: object = {}) =>
  person.post('/api/razorpay/order', { amount, ...its })

/** Somebody new with one of each in their cart. */
async function buyer(...productIds: string[]): Promise<Visitor & { id: string; email: string }> {
  const person = await shop.customer()
  await fillCart(person, ...productIds)
  return person
}

async function paid(person: Visitor, orderId: string): Promise<string> {
  const { body } = await verify(person, await payAtGateway(person, orderId))
  return body['orderId'] as string
}

test('a client that knows no offers, and sends subtotal and shipping, pays the lower sum that the answer says; order and invoice have it with its tax', async () => {
  await give('Oil week', { kind: 'percent', percent: 10, productIds: [oil] })
  await give('₹25 off', { kind: 'rupees', off: 25, least: 290 })
  const asha = await buyer(oil, dal)

  const { body } = await pay(asha, 330)

  expect(body['order']).toMatchObject({ amount: 330_00 - 20_00 - 25_00 })
  const orderId = await paid(asha, body['order'].id)
  const [order] = (await asha.get('/api/orders/myorders')).body['data']
  expect(order).toMatchObject({
    subtotal: 290,
    discount: 45,
    shipping: 40,
    totalPrice: 285,
    savings: [
      { name: 'Oil week', code: '', amount: 20 },
      { name: '₹25 off', code: '', amount: 25 },
    ],
    // Of the 25 what each has left: 180 and 90.
    productId: [{ off: 20 + 16.67 }, { off: 8.33 }],
  })
  await asha.post(`/api/orders/${orderId}/address`, { addressId: await addAddress(asha) })
  await deliver(admin, orderId)
  expect(await wrongInBooks(shop.pool)).toEqual([])
  expect(await offered('Oil week')).toMatchObject({ uses: 1, cost: 20 })
})

test('a code is taken however it is typed, once; it is told by name why not, and guessing has an end', async () => {
  await give('Five and twenty', { kind: 'rupees', off: 25, code: 'five-20', least: 299, mostUsesEach: 1 })
  await give('Next year', { kind: 'rupees', off: 25, code: 'LATER', from: '2099-01-01' })
  await give('Over', { kind: 'rupees', off: 25, code: 'OVER', until: '2020-01-02' })
  await give('For pulses', { kind: 'percent', percent: 5, code: 'PULSES', category: 'pulses' })
  const asha = await buyer(oil)
  const ask = (code: string, lines = [{ productId: oil, quantity: 1 }]) =>
    asha.post('/api/price-offers', { lines, code })
  const why = async (code: string) => (await ask(code)).body['data'].codeProblem as string

  expect(await why('FIVE20')).toBe('This code is for goods from ₹299: add ₹99.00 more.')
  expect(await why('later')).toBe('This code cannot be used yet.')
  expect(await why('over')).toBe('This code has ended.')
  expect(await why('pulses')).toBe('This code is for other goods than those in your cart.')
  const { data } = (await ask('Five 20', [{ productId: oil, quantity: 2 }])).body
  expect(data).toMatchObject({ subtotal: 400, off: 25, shipping: 40, total: 415, full: 440, codeProblem: '' })

  await fillCart(asha, oil)
  const taken = await pay(asha, 415, { code: 'Five 20' })
  const orderId = await paid(asha, taken.body['order'].id)
  await fillCart(asha, oil, oil)
  const again = await pay(asha, 415, { code: 'FIVE20' })
  expect(again).toMatchObject({ status: 409, body: { code: 'code_not_taken', total: 440 } })
  expect(again.body.message).toBe('You have used this code already. Without it the total is ₹440.00.')
  // An order that is called off before it came gives it back.
  await move(asha, orderId, { action: 'cancel' })
  expect((await pay(asha, 415, { code: 'FIVE20' })).status).toBe(200)
  expect(await wrongInBooks(shop.pool)).toEqual([])

  // Many at once have no more guesses than one after the other; a code that is right is none.
  for (let n = 0; n < 20; n++) expect((await ask('FIVE20')).status).toBe(200)
  const guesses = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(`GUESS${n}`)))
  // One of fifteen was placed with a code that was used: who tries numbers would hear so of each.
  expect(guesses.filter(({ status }) => status === 200)).toHaveLength(14)
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([200, 429]))
})

test('of twenty who want the last use one has it and the others are told the price without it; it comes back when nobody pays, and then whoever paid too late gets the money back', async () => {
  await give('Once', { kind: 'rupees', off: 50, code: 'ONCE', mostUses: 1 })
  const buyers = await Promise.all(Array.from({ length: 20 }, () => buyer(dal)))

  const told = await Promise.all(
    buyers.map(async (one) => ({ one, answer: await pay(one, 80, { code: 'ONCE' }) })),
  )

  const [first, ...more] = told.filter(({ answer }) => answer.status === 200)
  expect(more).toEqual([])
  for (const { answer } of told.filter(({ one }) => one !== first!.one))
    expect(answer).toMatchObject({ status: 409, body: { code: 'code_not_taken', total: 130 } })
  // The same cart once more, in another tab, is the same payment order.
  const again = await pay(first!.one, 80, { code: 'ONCE' })
  expect(again.body['order'].id).toBe(first!.answer.body['order'].id)

  shop.passTime(16)
  await reconcilePaymentOrders(shop.ctx)
  const [, second] = told.map(({ one }) => one).filter((one) => one !== first!.one)
  const taken = await pay(second!, 80, { code: 'ONCE' })
  expect(taken.status).toBe(200)
  const late = await payAtGateway(first!.one, first!.answer.body['order'].id)
  const refused = await verify(first!.one, late)
  expect(refused).toMatchObject({ status: 409, body: { code: 'paid_too_late' } })
  await paid(second!, taken.body['order'].id)
  expect(await offered('Once')).toMatchObject({ uses: 1, cost: 50 })
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

test('a first order has its offer once, in cash and with free delivery too; at the counter whoever hears the lower sum pays it', async () => {
  await give('Welcome', { kind: 'percent', percent: 25, firstOrder: true })
  await give('We bring it', { kind: 'free_delivery', least: 180 })
  const asha = await buyer(oil)
  const addressId = await addAddress(asha, { mobile: '9876500011' })
  const inCash = await asha.post('/api/orders/cash', { amount: 150, addressId })
  expect(inCash.body).toMatchObject({ success: true, total: 150 })
  const [order] = (await asha.get('/api/orders/myorders')).body['data']
  expect(order).toMatchObject({ discount: 50, shipping: 0, totalPrice: 150 })
  expect(order.savings.map(({ amount }: { amount: number }) => amount)).toEqual([50, 40])

  const lines = [{ productId: oil, quantity: 1 }]
  const priced = (by: object) => admin.post('/api/price-offers', { lines, ...by })
  expect((await priced({ buyer: asha.id })).body['data']).toMatchObject({ total: 200 })
  expect((await priced({ buyer: 'guest' })).body['data']).toMatchObject({ total: 150 })
  const counter = { lines, collect: true, payment: { way: 'later' } }
  const ravi = await shop.customer('Ravi')
  const take = (amount: number) => admin.post('/api/counter/orders', { ...counter, userId: ravi.id, amount })
  expect((await take(149)).body.code).toBe('amount_mismatch')
  expect((await take(150)).status).toBe(200)
  const sale = { lines, payment: { way: 'cash' } }
  expect((await admin.post('/api/counter/sales', { ...sale, amount: 150 })).body.code).toBe('amount_mismatch')
  expect((await admin.post('/api/counter/sales', { ...sale, amount: 200 })).status).toBe(200)
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

test('at the counter somebody new is told what placing takes off: whoever has ordered for their number has no first order', async () => {
  await give('Welcome', { kind: 'percent', percent: 25, firstOrder: true })
  const lines = [{ productId: oil, quantity: 1 }]
  const told = async (mobile: string) => {
    const { body } = await admin.post('/api/price-offers', { lines, collect: true, buyer: 'guest', mobile })
    return body['data'].total as number
  }
  const take = (mobile: string, amount: number) =>
    admin.post('/api/counter/orders', {
      person: { name: 'Lata', mobile },
      lines,
      collect: true,
      payment: { way: 'later' },
      amount,
    })
  expect(await told('+91 98765 00021')).toBe(150)
  expect((await take('9876500021', 150)).status).toBe(200)

  expect(await told('9876500021')).toBe(200)
  expect((await take('9876500021', 150)).body).toMatchObject({ code: 'amount_mismatch', total: 200 })
  expect(await told('9876500022')).toBe(150)
})

test('a code is taken at the stall too, under one key once; whoever gives no name has none that asks who it is, and what is handed over is not refused for it', async () => {
  await give('Market day', { kind: 'rupees', off: 25, code: 'MARKET' })
  await give('Once each', { kind: 'rupees', off: 50, code: 'EACH', mostUsesEach: 1 })
  const sale = { lines: [{ productId: oil, quantity: 1 }], payment: { way: 'cash' } }
  const sell = (its: object, key = newId()) =>
    admin.post('/api/counter/sales', { ...sale, ...its }, { 'idempotency-key': key })

  const key = newId()
  const { body } = await sell({ amount: 175, code: 'market' }, key)
  expect(body['data']).toMatchObject({ total: 175 })
  expect((await sell({ amount: 175, code: 'market' }, key)).body['data'].orderId).toBe(body['data'].orderId)
  expect((await sell({ amount: 175 }, key)).body.code).toBe('key_reused')
  expect(await offered('Market day')).toMatchObject({ uses: 1, cost: 25 })

  const refused = await sell({ amount: 150, code: 'EACH' })
  expect(refused).toMatchObject({ status: 409, body: { code: 'code_not_taken', total: 200 } })
  const gone = await sell({ amount: 150, code: 'EACH', handedOverSecondsAgo: 60 })
  expect(gone.body['data']).toMatchObject({ total: 200 })
  const asha = await shop.customer()
  expect((await sell({ amount: 150, code: 'EACH', userId: asha.id })).body['data']).toMatchObject({
    total: 150,
  })
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

test('the 25 % of the home page come off once: of two who make it real at once one is told that it is there, and so is who adds it with a code or changes another offer into it; after its last day it may come again', async () => {
  const home = { name: 'Welcome', kind: 'percent', percent: 25, firstOrder: true, from: '2020-01-01' }
  const actor = { id: admin.id, name: '', email: '', role: 'ADMIN' as const, duties: [], sessionId: '' }
  const { second } = await overlap(
    { ...shop.ctx, actor },
    {
      first: (tx) =>
        addOffer(
          tx,
          offerOf({ name: 'Hello', percent: 25, isFirstOrder: true, untilAt: new Date('2098-01-01') }),
        ),
      second: () => admin.post('/api/offers', home),
    },
  )
  expect(second).toMatchObject({
    status: 409,
    body: {
      code: 'home_offer_exists',
      message: 'The offer ‘Hello’ takes 25% off every first order already. Please end that one first.',
    },
  })
  expect((await admin.post('/api/offers', { ...home, code: 'FIRST' })).status).toBe(409)
  await give('Fifth', { ...home, name: 'Fifth', percent: 20 })
  const { _id, version } = await offered('Fifth')
  expect((await admin.post(`/api/offers/${_id}`, { ...home, version })).status).toBe(409)
  // What it is called may change, and what is for some orders only is another offer.
  const hello = await offered('Hello')
  const renamed = { ...home, name: 'Hello you', until: '2097-12-31', version: hello.version }
  expect((await admin.post(`/api/offers/${hello._id}`, renamed)).status).toBe(200)
  await give('From 500', { ...home, name: 'From 500', least: 500 })
  await give('Next century', { ...home, name: 'Next century', from: '2101-01-01' })
})

const badDay = 'Please choose a day between the years 2000 and 2199, such as 2026-12-03.'

test('an offer is named, changed and ended at the desk, by who has seen how it stands', async () => {
  const wrong = { name: '', kind: 'percent', from: '2026-02-01', until: '2026-01-01', code: '!' }
  const refused = await admin.post('/api/offers', wrong)
  expect(refused).toMatchObject({
    status: 422,
    body: {
      fields: {
        name: expect.any(String),
        code: 'A code has 3 to 20 letters and digits, such as DIWALI50.',
        percent: 'Please enter a whole number from 1 to 100.',
        until: 'The last day comes before the first one.',
      },
    },
  })
  for (const day of [
    '0000-01-01',
    '0026-11-27',
    '1999-12-31',
    '2200-01-01',
    '2026-02-30',
    '2026-13-01',
    '27.11.2026',
  ])
    expect(
      await admin.post('/api/offers', { name: 'A', kind: 'free_delivery', from: day, until: day }),
    ).toMatchObject({
      status: 422,
      body: { fields: { from: badDay, until: badDay } },
    })
  await give('A', { kind: 'percent', percent: 5, code: 'SAME' })
  const taken = await admin.post('/api/offers', {
    name: 'B',
    kind: 'percent',
    percent: 5,
    code: 'same',
    from: '2026-02-01',
  })
  expect(taken).toMatchObject({ status: 409, body: { code: 'code_in_use' } })
  const { _id, version } = await offered('A')
  const change = { name: 'A', kind: 'percent', percent: 6, from: '2026-02-01', version }
  expect((await admin.post(`/api/offers/${_id}`, change)).status).toBe(200)
  expect((await admin.post(`/api/offers/${_id}`, change)).body.code).toBe('offer_changed')
  expect((await shop.guest().get('/api/offers')).status).toBe(401)
})
