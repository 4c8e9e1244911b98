import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { depositEntries, invoices, orders, tillEntries } from '#db/schema/index.ts'
import { monthView } from '#domain/books/month-view.ts'
import type { Actor } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'
import { takePayment } from '#domain/receivables/take-payment.ts'
import { overlap } from '#tests/support/locks.ts'
import { wrongInBooks } from '#tests/support/order-books.ts'
import { askReturn, decide, move } from '#tests/support/orders.ts'
import { givePassword } from '#tests/support/password.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { takeEmpties } from './give-back.ts'

const shop = await testShop()
const [admin, keeper] = [await shop.admin(), await shop.hand('counter')]
await admin.post('/api/shop-settings', demoSettings)
const milk = await makeProduct(shop, {
  name: 'Milk in a bottle',
  sellingPricePaise: 60_00,
  depositPaise: 20_00,
  stock: 500,
  taxRateBp: 500,
})

const actorOf = (id: string, role: Actor['role']): Actor => ({
  id,
  name: '',
  email: '',
  role,
  duties: ['counter'],
  sessionId: '',
})

const nothingIsWrong = async () => expect(await wrongInBooks(shop.pool)).toEqual([])
const empties = (pieces: number) => [{ productId: milk, each: 20, pieces }]
const giveBack = (input: object, key = newId()) =>
  keeper.post('/api/deposits/give-back', { way: 'cash', ...input }, { 'idempotency-key': key })
const outOf = async (person: { id: string }) =>
  (await keeper.get(`/api/deposits?person=${person.id}`)).body['data'] as { owed: number; out: object[] }

/** Takes the last move of an order back. */
async function takeBack(orderId: string) {
  const { body } = await admin.get(`/api/orders/${orderId}`)
  const { event } = (body['data'] as { takeBack: { event: number } }).takeBack
  return admin.post(`/api/orders/${orderId}/take-back`, { event, reason: 'Not them.' })
}

/** Has so many bottles brought, paid online by who says the specification's sum alone. */
async function delivered(person: Visitor, pieces: number): Promise<string> {
  await fillCart(person, ...Array.from({ length: pieces }, () => milk))
  const asked = await person.post('/api/razorpay/order', { amount: pieces * 60, collect: true })
  expect(asked.body['order']).toMatchObject({ amount: pieces * 80_00 })
  const { body } = await verify(person, await payAtGateway(person, asked.body.order.id))
  const orderId = body['orderId'] as string
  await move(admin, orderId, { action: 'pack' })
  await move(admin, orderId, { action: 'deliver' })
  return orderId
}

test('a deposit is paid beside the price, taxed and invoiced with nothing, and given back for the bottles once', async () => {
  const asha = await shop.customer()
  const orderId = await delivered(asha, 3)

  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  const [invoice] = await shop.db.select().from(invoices).where(eq(invoices.orderId, orderId))
  expect(order).toMatchObject({ subtotalPaise: 180_00, depositPaise: 60_00 })
  expect(invoice).toMatchObject({ totalPaise: 180_00, content: { depositPaise: 60_00 } })
  expect(await outOf(asha)).toMatchObject({ owed: 60, out: [{ productId: milk, each: 20, pieces: 3 }] })

  const key = newId()
  const brought = { person: asha.id, empties: empties(2) }
  const [first, again] = [await giveBack(brought, key), await giveBack(brought, key)]
  const tooMany = await giveBack({ person: asha.id, empties: empties(2) })

  expect([first.status, again.status]).toEqual([200, 200])
  expect(first.body['data']).toMatchObject({ owed: 20, out: [{ pieces: 1 }] })
  expect(tooMany).toMatchObject({
    status: 422,
    body: { fields: { empties: 'The customer has only 1 of these.' } },
  })
  const given = await shop.db.select().from(tillEntries).where(eq(tillEntries.cause, 'deposit'))
  expect(given).toMatchObject([{ amountPaise: -40_00, way: 'cash' }])
  await nothingIsWrong()
})

test('a page that was opened before the deposit was set buys nothing for more than its button said', async () => {
  const cheese = await makeProduct(shop, { sellingPricePaise: 60_00, depositPaise: 20_00, stock: 9 })
  const asha = await shop.customer()
  await fillCart(asha, cheese)
  const calls = [
    ['/api/orders/cash', {}],
    ['/api/orders/cash', { payFrom: 'wallet' }],
    ['/api/razorpay/order', {}],
  ] as const
  const saidBefore = { amount: 60, deposit: 0, collect: true }

  for (const [path, more] of calls) {
    const before = await asha.post(path, { ...saidBefore, ...more })
    expect(before, path).toMatchObject({ status: 409, body: { code: 'amount_mismatch', total: 80 } })
    expect(before.body.message).toContain('₹80.00, of which ₹20.00 is a deposit')
  }
  const otherDeposit = await asha.post('/api/orders/cash', { amount: 80, deposit: 25, collect: true })
  const bad = await asha.post('/api/orders/cash', { amount: 80, deposit: 'none', collect: true })
  const asItIs = await asha.post('/api/orders/cash', { amount: 80, deposit: 20, collect: true })

  expect(otherDeposit).toMatchObject({ status: 409, body: { code: 'amount_mismatch' } })
  expect(bad).toMatchObject({ status: 422, body: { fields: { deposit: expect.any(String) as string } } })
  expect(asItIs).toMatchObject({ status: 200, body: { total: 80 } })
})

test('a deposit makes no payment larger than one may be, also of a page that knows of none', async () => {
  const vat = await makeProduct(shop, { sellingPricePaise: 60_00, depositPaise: 1_00_00_000_00, stock: 9 })
  const asha = await shop.customer()
  await fillCart(asha, vat)

  const asked = await asha.post('/api/razorpay/order', { amount: 60, collect: true })

  expect(asked).toMatchObject({
    status: 422,
    body: { fields: { amount: expect.stringContaining('at most ₹1,00,00,000.00') as string } },
  })
})

test('of more kinds of empties than are taken at once nobody is told that a cart is full', async () => {
  const kinds = Array.from({ length: 61 }, (_, n) => ({ productId: `bottle-${n}`, each: 20, pieces: 1 }))

  const { status, body } = await giveBack({ person: keeper.id, empties: kinds })

  expect(status).toBe(422)
  expect(body.fields?.['empties']).toMatch(/at most 60/)
  expect(body.fields?.['empties']).not.toContain('cart')
})

test('of two who bring the last bottle back at once, one gets its deposit', async () => {
  const asha = await shop.customer()
  await delivered(asha, 1)
  const back = { of: { personId: asha.id }, empties: [{ productId: milk, eachPaise: 20_00, pieces: 1 }] }
  const as = { ...shop.ctx, actor: actorOf(keeper.id, 'GENERAL') }

  const { second } = await overlap(as, {
    first: (tx) => takeEmpties(tx, { ...back, way: 'cash' }),
    second: () => giveBack({ person: asha.id, empties: empties(1) }),
  })

  expect(second).toMatchObject({
    status: 422,
    body: { fields: { empties: 'The customer has none of these.' } },
  })
  await nothingIsWrong()
})

test('an order whose bottles are all back holds nobody up, whatever is done with it', async () => {
  const asha = await shop.customer()
  const [old] = [await delivered(asha, 1), await delivered(asha, 1)]
  await giveBack({ person: asha.id, empties: empties(1) })
  const held = eq(orders.id, old)

  const back = await shop.db.transaction(async (tx) => {
    await tx.select().from(orders).where(held).for('update')
    return giveBack({ person: asha.id, empties: empties(1) })
  })

  expect(back).toMatchObject({ status: 200, body: { data: { owed: 0 } } })
})

test('the deposit goes into the wallet, and off what is owed as far as something is', async () => {
  const asha = await shop.customer()
  await delivered(asha, 3)
  const off = { person: asha.id, empties: empties(2), way: 'receivable' }
  const intoWallet = await giveBack({ person: asha.id, empties: empties(1), way: 'wallet' })
  const owingNothing = await giveBack(off)
  await admin.post(`/api/people/${asha.id}/receivables`, { limit: 500 })
  const sale = {
    userId: asha.id,
    lines: [{ productId: milk, quantity: 1 }],
    amount: 80,
    payment: { way: 'receivable' },
  }
  expect((await keeper.post('/api/counter/sales', sale)).status).toBe(200)
  const takenOff = await giveBack(off)

  expect(intoWallet.status).toBe(200)
  expect((await asha.get('/api/my-wallet')).body['data']).toMatchObject({
    balance: 20,
    entries: [{ kind: 'deposit', amount: 20 }],
  })
  expect(owingNothing).toMatchObject({ status: 422, body: { fields: { way: 'Only ₹0.00 is due.' } } })
  expect(takenOff.status).toBe(200)
  expect((await asha.get('/api/my-receivables')).body['data']).toMatchObject({ balance: 40 })
  await nothingIsWrong()
})

test('what was never paid of a deposit goes off that, and only the rest is cash or in the wallet', async () => {
  const asha = await shop.customer()
  await delivered(asha, 1)
  await fillCart(asha, milk, milk, milk)
  const bought = await asha.post('/api/orders/cash', { amount: 240, deposit: 60, collect: true })
  const orderId = bought.body['orderId'] as string
  await move(admin, orderId, { action: 'pack' })
  await move(admin, orderId, { action: 'deliver', cashTaken: 100, note: 'The rest on Friday.' })
  const dueOf = async () => {
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
    return order!.totalPaise - order!.paidPaise
  }
  const brought = { person: asha.id, empties: empties(4) }

  const unsaid = await giveBack(brought)
  const tooMuch = await giveBack({ ...brought, way: 'wallet', off: 80 })
  const given = await giveBack({ ...brought, off: 60 })

  for (const refused of [unsaid, tooMuch])
    expect(refused).toMatchObject({ status: 409, body: { code: 'deposit_unpaid', left: 20 } })
  expect(unsaid.body.message).toContain('₹60.00 of it goes off what they owe')
  expect(given.body).toMatchObject({
    message: expect.stringContaining('₹60.00 of it off') as string,
    data: { owed: 0, unpaid: 0, given: [{ way: 'cash', amount: 80, off: 60 }] },
  })
  expect(await dueOf()).toBe(80_00)
  await nothingIsWrong()

  const { body } = await admin.get(`/api/orders/${orderId}`)
  const { cash } = body['data'] as { cash: { entry: number; amount: number }[] }
  const { entry } = cash.find(({ amount }) => amount === 60)!
  const alone = await admin.post(`/api/orders/${orderId}/take-cash-back`, { entry, reason: 'No.' })
  const [{ _id }] = (given.body['data'] as { given: [{ _id: string }] }).given
  const press = { person: asha.id, given: _id, reason: 'Oh.' }
  const takenBack = await keeper.post('/api/deposits/take-back', press)
  expect(alone).toMatchObject({ status: 409, body: { code: 'not_taken_back' } })
  expect(takenBack.body['data']).toMatchObject({ owed: 80, unpaid: 60 })
  expect(await dueOf()).toBe(140_00)
  const intoWallet = await giveBack({ ...brought, way: 'wallet', off: 60 })
  expect(intoWallet.body['data']).toMatchObject({ given: [{ way: 'wallet', off: 60 }, {}] })
  expect((await asha.get('/api/my-wallet')).body['data']).toMatchObject({ balance: 20 })
  await nothingIsWrong()
})

test('of bottles that are written down nothing is given in cash while as much is owed, and who pays first gets cash', async () => {
  const asha = await shop.customer()
  await admin.post(`/api/people/${asha.id}/receivables`, { limit: 500 })
  const lines = [{ productId: milk, quantity: 2 }]
  const sale = { userId: asha.id, lines, amount: 160, payment: { way: 'receivable' } }
  expect((await keeper.post('/api/counter/sales', sale)).status).toBe(200)
  const one = { person: asha.id, empties: empties(1) }

  const refused = await giveBack(one)
  const takenOff = await giveBack({ ...one, off: 20 })
  const { second: meanwhile } = await overlap(
    { ...shop.ctx, actor: actorOf(keeper.id, 'GENERAL') },
    {
      first: (tx) => takePayment(tx, { personId: asha.id, way: 'cash', amountPaise: 140_00 }),
      second: () => giveBack({ ...one, off: 20 }),
    },
  )
  const inCash = await giveBack(one)

  expect(refused).toMatchObject({ status: 409, body: { code: 'deposit_unpaid', left: 0 } })
  expect(takenOff.body['data']).toMatchObject({
    owed: 20,
    unpaid: 20,
    given: [{ way: 'receivable', off: 20 }],
  })
  expect(meanwhile).toMatchObject({ status: 409, body: { code: 'deposit_unpaid', left: 20 } })
  expect(inCash.body['data']).toMatchObject({ owed: 0, given: [{ way: 'cash', off: 0 }, {}] })
  await nothingIsWrong()
})

test('who has deleted their account brings the bottles back with the number of the order, whenever they like', async () => {
  const asha = await shop.customer()
  const order = await delivered(asha, 1)
  await givePassword(shop, asha.id, 'mangoes in may')
  expect((await asha.post('/api/delete-account', { password: 'mangoes in may' })).status).toBe(200)
  shop.passTime(3 * 365 * 24 * 60)

  const out = await keeper.get(`/api/deposits?order=${order}`)
  const inCash = await giveBack({ order, empties: empties(1) })

  expect(out.body['data']).toMatchObject({ ways: ['cash'], owed: 20 })
  expect(inCash).toMatchObject({ status: 200, body: { data: { owed: 0 } } })
  await nothingIsWrong()
})

test('who gave no name brings the bottles back with the order, in cash alone', async () => {
  const sale = { lines: [{ productId: milk, quantity: 2 }], amount: 160, payment: { way: 'cash' } }
  const { body } = await keeper.post('/api/counter/sales', sale, { 'idempotency-key': newId() })
  const {
    orderId: order,
    total,
    deposit,
  } = body['data'] as { orderId: string; total: number; deposit: number }

  const out = await keeper.get(`/api/deposits?order=${order}`)
  const intoWallet = await giveBack({ order, empties: empties(1), way: 'wallet' })
  const inCash = await giveBack({ order, empties: empties(1) })

  expect([total, deposit]).toEqual([120, 40])
  expect(out.body['data']).toMatchObject({ ways: ['cash'], owed: 40 })
  expect(intoWallet).toMatchObject({ status: 422, body: { fields: { way: expect.any(String) as string } } })
  expect(inCash.body['data']).toMatchObject({ owed: 20 })
  const takenBack = await takeBack(order)
  expect(takenBack).toMatchObject({ status: 409, body: { code: 'not_taken_back' } })
  await nothingIsWrong()
})

test('a press that was a mistake is taken back once, with a reason, and an old one by an admin alone', async () => {
  const asha = await shop.customer()
  await delivered(asha, 3)
  const takeBackGiven = (by: Visitor, given: string, reason = 'It was three, not two.') =>
    by.post('/api/deposits/take-back', { person: asha.id, given, reason })
  const idOf = ({ body }: { body: Record<string, unknown> }) =>
    (body['data'] as { given: [{ _id: string }] }).given[0]._id
  const inCash = idOf(await giveBack({ person: asha.id, empties: empties(2) }))
  const intoWallet = idOf(await giveBack({ person: asha.id, empties: empties(1), way: 'wallet' }))

  const without = await takeBackGiven(keeper, inCash, ' ')
  const first = await takeBackGiven(keeper, inCash)
  const again = await takeBackGiven(keeper, inCash)
  shop.passTime(2)
  const late = await takeBackGiven(keeper, intoWallet)
  const byAdmin = await takeBackGiven(admin, intoWallet)

  expect(without).toMatchObject({ status: 422, body: { fields: { reason: expect.any(String) as string } } })
  expect([first.status, again.status, late.status, byAdmin.status]).toEqual([200, 404, 409, 200])
  expect(byAdmin.body['data']).toMatchObject({
    owed: 60,
    given: [{ way: 'wallet', takenBack: expect.stringContaining('three') as string }, {}],
  })
  expect((await asha.get('/api/my-deposits')).body['data']).toMatchObject({ owed: 60, out: [{ pieces: 3 }] })
  expect((await asha.get('/api/my-wallet')).body['data']).toMatchObject({ balance: 0 })
  const back = await shop.db.select().from(tillEntries).where(eq(tillEntries.note, 'It was three, not two.'))
  expect(back).toMatchObject([{ cause: 'correction', amountPaise: 40_00, way: 'cash' }])
  await nothingIsWrong()
})

test('what is called off, or packed with less, gives its deposit back with its money', async () => {
  const asha = await shop.customer()
  await fillCart(asha, milk, milk)
  const { orderId: gatewayOrderId } = await startPaying(asha)
  const { body } = await verify(asha, await payAtGateway(asha, gatewayOrderId))
  const orderId = body['orderId'] as string
  const fewer = { version: 0, lines: [{ position: 0, quantity: 1 }], total: 120 }
  expect((await admin.post(`/api/orders/${orderId}/change`, fewer)).status).toBe(200)
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  expect(order).toMatchObject({ depositPaise: 20_00, totalPaise: 120_00 })
  await nothingIsWrong()

  await move(admin, orderId, { action: 'cancel' })

  expect(await outOf(asha)).toMatchObject({ owed: 0, out: [] })
  await nothingIsWrong()
})

test('a return gives the deposit of its pieces back with them, and its credit note says nothing of it', async () => {
  const asha = await shop.customer()
  const orderId = await delivered(asha, 3)

  await decide(admin, await askReturn(asha, orderId), { outcome: 'money', amount: 80 })
  const papers = await shop.db.select().from(invoices).where(eq(invoices.orderId, orderId))
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  const whole = await admin.post(`/api/orders/${orderId}/refund`, {
    transactionId: order!.paymentId,
    amount: 161,
    note: 'Sorry.',
  })

  expect(papers.find(({ kind }) => kind === 'credit_note')).toMatchObject({ totalPaise: 60_00 })
  expect(await outOf(asha)).toMatchObject({ owed: 40, out: [{ pieces: 2 }] })
  // Two bottles are out: what is kept for them goes back for them alone.
  expect(whole).toMatchObject({ status: 422, body: { code: 'bad_refund', left: 120 } })
  await nothingIsWrong()

  await move(admin, orderId, { action: 'refund', note: 'All of it was sour.' })

  expect(await outOf(asha)).toMatchObject({ owed: 0, out: [] })
  await nothingIsWrong()
})

test('a delivery that is taken back charges nothing any more, and the next one charges anew', async () => {
  const asha = await shop.customer()
  const orderId = await delivered(asha, 1)
  expect((await takeBack(orderId)).status).toBe(200)
  expect(await outOf(asha)).toMatchObject({ owed: 0 })
  await move(admin, orderId, { action: 'deliver' })

  expect(await outOf(asha)).toMatchObject({ owed: 20 })
  const rows = await shop.db.select().from(depositEntries).where(eq(depositEntries.orderId, orderId))
  expect(rows.map(({ pieces }) => pieces)).toEqual([1, -1, 1])
  await nothingIsWrong()
})

test('the books say what is owed for bottles that are not back', async () => {
  await delivered(await shop.customer(), 2)
  const as = { ...shop.ctx, actor: actorOf(admin.id, 'ADMIN') }
  const { depositsPaise } = await monthView(as, null)

  const rows = await shop.db.select().from(depositEntries)
  expect(depositsPaise).toBe(rows.reduce((sum, { pieces, eachPaise }) => sum + pieces * eachPaise, 0))
  expect(depositsPaise).toBeGreaterThanOrEqual(40_00)
})

test('a deposit of 0 is none, by the form and by a change', async () => {
  const { body } = await admin.post('/api/product-details', { productId: milk })
  const { _id: _of, updatedAt: _at, ...sold } = body['data'] as { _id: string; updatedAt: string }
  const good = { ...sold, barcode: null }
  const made = await admin.post('/api/upload-product', { ...good, deposit: 0 })
  expect(made).toMatchObject({ status: 200, body: { data: { deposit: null } } })
  const { _id } = made.body['data'] as { _id: string }

  await admin.post('/api/update-product', { ...good, _id, deposit: 20 })
  const none = await admin.post('/api/update-product', { ...good, _id, deposit: '0' })

  expect(none).toMatchObject({ status: 200, body: { data: { deposit: null } } })
})

test('sales grow by goods that take the place of a bottle’s deposit, though the total is the same', async () => {
  const orderId = await delivered(await shop.customer(), 1)
  const salesPaise = async () => {
    const { rows } = await shop.pool.query('select sum(total_paise)::integer as paise from sales_days')
    return rows[0].paise as number
  }
  const before = await salesPaise()
  const change =
    'update orders set subtotal_paise = subtotal_paise + $2, deposit_paise = deposit_paise - $2 where id = $1'
  await shop.pool.query(change, [orderId, 20_00])
  expect(await salesPaise()).toBe(before + 20_00)
  await shop.pool.query(change, [orderId, -20_00])
  expect(await salesPaise()).toBe(before)
})
