import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import {
  cashEntries,
  idempotencyKeys,
  invoices,
  mails,
  orders,
  people,
  products,
  stockEntries,
  tillEntries,
} from '#db/schema/index.ts'
import type { Actor } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'
import { overlap } from '#tests/support/locks.ts'
import { wrongInBooks } from '#tests/support/order-books.ts'
import { askReturn } from '#tests/support/orders.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { sellAtStall } from './sell-at-stall.ts'

const shop = await testShop()
const [admin, keeper, asha] = [await shop.admin(), await shop.hand('counter'), await shop.customer()]
await admin.post('/api/shop-settings', demoSettings)
const atta = await makeProduct(shop, { name: 'Atta', sellingPricePaise: 72_00, stock: 50, taxRateBp: 500 })
const ghee = await makeProduct(shop, { name: 'Ghee', sellingPricePaise: 250_00, stock: null })
/** Two of the one and one of the other: ₹394.00. */
const sale = {
  lines: [
    { productId: atta, quantity: 2 },
    { productId: ghee, quantity: 1 },
  ],
  amount: 394,
  payment: { way: 'cash', given: 500 },
}

const sell = (changes: object = {}, key: string = newId()) =>
  keeper.post('/api/counter/sales', { ...sale, ...changes }, { 'idempotency-key': key })

const stockOf = async (id: string) =>
  (await shop.db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock

const ledgerOf = (id: string, orderId: string) =>
  shop.db
    .select({ why: stockEntries.why, change: stockEntries.shelfChange })
    .from(stockEntries)
    .where(and(eq(stockEntries.productId, id), eq(stockEntries.cause, orderId)))
    .orderBy(stockEntries.id)

test('goods that are taken along are delivered, paid, off the shelf and on a bill with one press, and a walk-in customer needs no name', async () => {
  const before = (await stockOf(atta))!

  const { body } = await sell()

  const bill = body['data']
  expect(bill).toMatchObject({
    title: 'Tax invoice',
    total: 394,
    buyer: { name: 'Walk-in customer' },
    seller: { gstin: demoSettings.gstin },
    lines: [
      { productName: 'Atta', quantity: 2, price: 72, amount: 144, taxRate: 5 },
      { productName: 'Ghee', quantity: 1, amount: 250 },
    ],
    paid: [{ way: 'cash', amount: 394, given: 500 }],
  })
  const { data: order } = (await keeper.get(`/api/orders/${bill.orderId}`)).body
  expect(order).toMatchObject({
    status: 'Delivered',
    due: 0,
    payment: { way: 'Cash', standing: 'paid' },
    user: { _id: '', name: 'Walk-in customer', email: '' },
    history: [{ status: 'Delivered' }],
  })
  expect(await stockOf(atta)).toBe(before - 2)
  expect(await ledgerOf(atta, bill.orderId)).toEqual([{ why: 'sale', change: -2 }])
  const list = (await admin.get(`/api/all-orders?page=1&q=${bill.orderNumber}`)).body
  expect(list.data).toMatchObject([{ _id: bill.orderId, status: 'Delivered' }])
  // It is in no list of people, and no account has it.
  const { data: people } = (await admin.get('/api/counter/people?q=walk-in')).body
  expect(people).toEqual([])
})

test('a customer who is known has it among their orders, and is told what they took along', async () => {
  const { body } = await sell({
    userId: asha.id,
    payment: { way: 'upi', reference: '123456789012' },
  })

  const { orderId } = body['data']
  const [mine] = (await asha.get('/api/orders/myorders')).body.data
  expect(mine).toMatchObject({ _id: orderId, status: 'Delivered', payment: { way: 'UPI', standing: 'paid' } })
  const told = await shop.db.select().from(mails).where(eq(mails.personId, asha.id))
  expect(told.map(({ kind, cause }) => [kind, cause])).toContainEqual(['order_delivered', orderId])
  expect(told.map(({ cause, kind }) => `${kind} ${cause}`)).not.toContain(`order_placed ${orderId}`)
  const again = await sell({ userId: asha.id, payment: { way: 'upi', reference: '123456789012' } })
  expect(again.body).toMatchObject({ code: 'upi_reference_used' })
})

test('an open order in cash of the same customer is no reason against it', async () => {
  const order = { userId: asha.id, lines: sale.lines, collect: true, amount: 394, payment: { way: 'later' } }
  await admin.post('/api/counter/orders', order)

  expect((await sell({ userId: asha.id })).status).toBe(200)
})

describe('while the customer stands there', () => {
  test('another price, too little stock and too little money are said, and nothing is written', async () => {
    const scarce = await makeProduct(shop, { sellingPricePaise: 10_00, stock: 1 })
    const before = await shop.db.$count(orders)

    const codes = await Promise.all([
      sell({ amount: 393 }),
      sell({ lines: [{ productId: scarce, quantity: 2 }], amount: 20, payment: { way: 'cash' } }),
      sell({ payment: { way: 'cash', given: 300 } }),
    ])

    expect(codes.map(({ body }) => body['code'])).toEqual([
      'amount_mismatch',
      'out_of_stock',
      'invalid_input',
    ])
    expect(await shop.db.$count(orders)).toBe(before)
  })

  test('who is blocked from the shop is sold nothing, and who has no duty sells nothing', async () => {
    const ravi = await shop.customer('Ravi')
    await admin.post(`/api/people/${ravi.id}/block`, { from: 'shop' })
    expect((await sell({ userId: ravi.id })).body).toMatchObject({ code: 'person_blocked' })
    const packer = await shop.hand('packs')
    expect((await packer.post('/api/counter/sales', sale)).status).toBe(403)
  })
})

describe('pressed twice', () => {
  test('it is sold once under one key, also when the answer was lost and it is sent again as handed over', async () => {
    const key = newId()
    const [first, second] = [await sell({}, key), await sell({ handedOverSecondsAgo: 40 }, key)]

    expect(second.body['data']).toEqual(first.body['data'])
    expect((await sell({ amount: 300, handedOverSecondsAgo: 41 }, key)).body).toMatchObject({
      code: 'key_reused',
    })
  })

  test('a device that comes back after its key was forgotten sells nothing a second time', async () => {
    const key = newId()
    const { orderId } = (await sell({}, key)).body['data']
    await shop.db.delete(idempotencyKeys).where(eq(idempotencyKeys.key, key))

    const again = await sell({ handedOverSecondsAgo: 9 * 24 * 60 * 60 }, key)

    expect(again.body['data']).toMatchObject({ orderId })
    expect(await shop.db.$count(cashEntries, eq(cashEntries.orderId, orderId))).toBe(1)
  })

  test('of two tabs that send one sale at once the second waits, and is answered what the first sold', async () => {
    const key = newId()
    const actor: Actor = { ...keeper, name: '', role: 'GENERAL', duties: ['counter'], sessionId: '' }
    const input = {
      personId: null,
      lines: sale.lines,
      amountPaise: 394_00,
      tender: { way: 'cash', givenPaise: 500_00 } as const,
      handedOverSecondsAgo: 5,
    }

    const { first, second } = await overlap(shop.ctx, {
      first: (tx) => sellAtStall({ ...tx, actor }, input, key),
      second: () => sell({ handedOverSecondsAgo: 6 }, key),
    })

    expect(second.body['data'].orderId).toBe(first.orderId)
  })
})

describe('a sale by mistake', () => {
  test('is taken back within a minute with one press: the goods are on the shelf again, the money out of the till, the bill credited, and nobody is told', async () => {
    const ravi = await shop.hand('counter')
    await sell({ userId: asha.id })
    const before = (await stockOf(atta))!
    const taken = { ...sale, userId: asha.id, amount: 400, payment: { way: 'cash' }, handedOverSecondsAgo: 5 }
    const { orderId } = (await ravi.post('/api/counter/sales', taken, { 'idempotency-key': newId() })).body[
      'data'
    ]

    const { takeBack } = (await ravi.get(`/api/orders/${orderId}`)).body['data']
    expect(takeBack.action).toBe('sell')
    const [packer, bina] = [await shop.hand('packs'), await shop.hand('counter')]
    const undo = { event: takeBack.event }
    expect((await packer.post(`/api/orders/${orderId}/take-back`, undo)).status).toBe(403)
    expect((await bina.post(`/api/orders/${orderId}/take-back`, undo)).status).toBe(200)

    const { data: order } = (await admin.get(`/api/orders/${orderId}`)).body
    expect(order).toMatchObject({ status: 'Cancelled', documents: [{ amount: 394 }, { amount: 394 }] })
    expect(await stockOf(atta)).toBe(before)
    const [till] = (await ravi.get('/api/tills')).body['data'] as object[]
    // Whose till it is reads who took it back.
    const by = (await bina.get('/api/user-details')).body['data'].name
    const takenBack = [{ order: { _id: orderId }, way: 'cash', amount: 394, by }]
    expect(till).toMatchObject({ expected: 0, cash: { sum: 0 }, takenBack })
    expect(await shop.db.select().from(mails).where(eq(mails.cause, orderId))).toEqual([])
    expect((await ravi.post(`/api/orders/${orderId}/take-back`, undo)).body['code']).toBe('order_moved')
    // Among others of the same customer.
    const hers = (await asha.get('/api/my-data')).body['orders'] as {
      id: string
      history: { status: string }[]
    }[]
    const ofOrder = hers.find(({ id }) => id === orderId)!
    expect(ofOrder.history.map(({ status }) => status)).toEqual(['delivered', 'cancelled'])
    expect(await wrongInBooks(shop.pool, orderId)).toEqual([])
  })

  test('is taken back later by an administrator with a reason, and by nobody once goods of it came back', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(
        async () => (await sell({ userId: asha.id, payment: { way: 'cash' } })).body['data'].orderId,
      ),
    )
    const undo = async (by: typeof keeper, orderId: string, reason?: string) => {
      const { takeBack, history } = (await admin.get(`/api/orders/${orderId}`)).body['data']
      expect(history).toHaveLength(1)
      return by.post(`/api/orders/${orderId}/take-back`, { event: takeBack.event, ...(reason && { reason }) })
    }
    shop.passTime(2)
    await askReturn(asha, second)
    expect((await undo(keeper, first)).body['code']).toBe('minute_over')
    expect((await undo(admin, second, 'Typed twice.')).body['code']).toBe('not_taken_back')
    expect((await undo(admin, first, 'Typed twice.')).body['data'].status).toBe('Cancelled')
    expect(await wrongInBooks(shop.pool)).toEqual([])
  })
})

describe('what was handed over without a connection', () => {
  test('is sold at the shop’s own price, whatever the device says that it asked for', async () => {
    const { body } = await sell({ amount: 1, payment: { way: 'cash' }, handedOverSecondsAgo: 90 })

    const { orderId, total } = body['data']
    expect(total).toBe(394)
    const { data } = (await admin.get(`/api/orders/${orderId}`)).body
    expect(data).toMatchObject({ due: 0, totalPrice: 394, status: 'Delivered' })
    // The box has the rupee, and the till says what is missing.
    const lines = await shop.db.select().from(tillEntries).where(eq(tillEntries.orderId, orderId))
    expect(lines).toMatchObject([
      { cause: 'sale_difference', way: 'cash', amountPaise: -393_00, actorId: keeper.id },
    ])
    expect(data.history[0].note).toMatch(/^Handed over without a connection, .*₹1\.00 was taken for it\.$/)
  })

  test('entered by mistake, it leaves nothing in the till when it is taken back, and no more than once', async () => {
    const ravi = await shop.hand('counter')
    const moneyIn = async () => (await admin.get('/api/tills')).body['moneyIn'] as object
    const before = await moneyIn()
    const taken = { ...sale, amount: 350, payment: { way: 'cash' }, handedOverSecondsAgo: 90 }
    const { orderId } = (await ravi.post('/api/counter/sales', taken)).body['data']

    for (const _ of ['what was entered', 'and what was entered instead']) {
      const { cash } = (await admin.get(`/api/orders/${orderId}`)).body['data']
      const { entry } = cash.find(({ mistake }: { mistake?: true }) => !mistake)
      await admin.post(`/api/orders/${orderId}/take-cash-back`, { entry })
      const [till] = (await ravi.get('/api/tills')).body['data'] as object[]
      expect(till).toMatchObject({ expected: 0, cash: { differences: -44, corrected: -350 } })
      expect(await moneyIn()).toEqual(before)
      await admin.post(`/api/orders/${orderId}/take-cash`, { cashTaken: 394 })
    }
  })

  test('beyond the shelf it is sold without count: a counter-entry, and the shelf stays at 0', async () => {
    const honey = await makeProduct(shop, { sellingPricePaise: 100_00, stock: 3 })

    const lines = [{ productId: honey, quantity: 5 }]
    const { body } = await sell({
      lines,
      amount: 500,
      payment: { way: 'cash' },
      handedOverSecondsAgo: 60,
    })

    expect(await stockOf(honey)).toBe(0)
    expect(await ledgerOf(honey, body['data'].orderId)).toEqual([
      { why: 'uncounted', change: 2 },
      { why: 'sale', change: -5 },
    ])
  })

  test('it is written down by the shop’s clock, whatever the clock of the device says', async () => {
    const { body } = await sell({ handedOverSecondsAgo: 3600 })

    const [order] = await shop.db.select().from(orders).where(eq(orders.id, body['data'].orderId))
    expect(Math.abs(order!.createdAt.getTime() - shop.ctx.now().getTime())).toBeLessThan(60_000)
    expect((await sell({ handedOverSecondsAgo: -5 })).status).toBe(422)
  })

  test('it is written down also where its customer has gone or was blocked meanwhile', async () => {
    const [gone, joined, kept, blocked] = await Promise.all(Array.from({ length: 4 }, () => shop.customer()))
    const named = (personId: string) => eq(people.id, personId)
    await shop.db.update(people).set({ deletedAt: shop.ctx.now(), email: null }).where(named(gone!.id))
    await shop.db.update(people).set({ joinedInto: kept!.id, email: null }).where(named(joined!.id))
    await shop.db.update(people).set({ blockedFrom: 'shop' }).where(named(blocked!.id))
    const soldTo = async (userId: string) => {
      const { body } = await sell({ userId, handedOverSecondsAgo: 60 })
      const [order] = await shop.db.select().from(orders).where(eq(orders.id, body['data'].orderId))
      return order!.personId
    }

    expect(await soldTo(gone!.id)).toBeNull()
    expect(await soldTo(joined!.id)).toBe(kept!.id)
    expect(await soldTo(blocked!.id)).toBe(blocked!.id)
  })

  test('nobody else writes it down as theirs, who has signed in at the device since', async () => {
    const before = await shop.db.$count(orders)
    const answer = await sell({ handedOverSecondsAgo: 60, soldBy: asha.id })
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
    expect(await shop.db.$count(orders)).toBe(before)
  })

  test('goods that the shop does not know are refused, and leave nothing behind', async () => {
    const before = await shop.db.$count(invoices)
    const lines = [{ productId: 'gone', quantity: 1 }]
    expect((await sell({ lines, handedOverSecondsAgo: 60 })).body).toMatchObject({ code: 'not_found' })
    expect(await shop.db.$count(invoices)).toBe(before)
  })
})
