import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { cashEntries, orderEvents, orders, products, refunds, stockEntries } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { isDomainError } from '#domain/ground/errors.ts'
import type { OrderStatus } from '#domain/orders/rules.ts'
import type { OrderAction } from '#domain/orders/transitions.ts'
import { overlap } from '#tests/support/locks.ts'
import { buy, move, orderInCash } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { moveOrder } from './move-order.ts'

const shop = await testShop()
const [admin, owner, other] = [await shop.admin(), await shop.customer(), await shop.customer()]

const actions = ['pack', 'dispatch', 'bring_back', 'deliver', 'cancel', 'refund'] as const
/** What an admin makes of an order, by its status, in the order of the actions; - where it does not go. */
const byAdmin: Record<OrderStatus, (OrderStatus | '-')[]> = {
  placed: ['packed', '-', '-', '-', 'cancelled', '-'],
  paid: ['packed', '-', '-', '-', 'cancelled', '-'],
  packed: ['-', 'out_for_delivery', '-', 'delivered', 'cancelled', '-'],
  out_for_delivery: ['-', '-', 'packed', 'delivered', '-', '-'],
  delivered: ['-', '-', '-', '-', '-', 'refunded'],
  cancelled: ['-', '-', '-', '-', '-', '-'],
  refunded: ['-', '-', '-', '-', '-', '-'],
}
const statuses = Object.keys(byAdmin) as OrderStatus[]

test.each(statuses)(
  '%s: every action comes to what the table of transitions says, for everybody',
  async (status) => {
    const { orderId } = await buy(owner, await makeProduct(shop))
    for (const [place, action] of actions.entries()) {
      const attempt = (person: { id: string; email: string } | null, role: 'ADMIN' | 'GENERAL' = 'GENERAL') =>
        outcomeOf(orderId, status, { action, ctx: as(person, role) })
      const to = byAdmin[status][place]
      const ofOwner =
        action === 'cancel' ? (status === 'placed' || status === 'paid' ? to : 'order_moved') : 'forbidden'

      expect(
        [await attempt(null), await attempt(other), await attempt(owner), await attempt(admin, 'ADMIN')],
        `${action} of an order that is ${status}`,
      ).toEqual(['not_signed_in', 'not_found', ofOwner, to === '-' ? 'order_moved' : to])
    }
  },
)

test('a cancelled order gives back its goods and all of its money', async () => {
  const oil = await makeProduct(shop, { stock: 5 })
  const { orderId, transactionId } = await buy(owner, oil)

  const answer = await owner.post(`/api/orders/${orderId}/move`, { action: 'cancel', note: 'Ordered twice' })

  expect(answer.body).toMatchObject({ success: true, data: { status: 'Cancelled', actions: [], due: 0 } })
  expect(answer.body['data'].history.at(-1)).toMatchObject({ status: 'Cancelled', note: 'Ordered twice' })
  expect(await stockOf(oil)).toBe(5)
  expect(await whysOf(oil)).toEqual(['import', 'hold', 'sale', 'cancel'])
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  expect(await refundsOf(transactionId)).toMatchObject([
    { amountPaise: order?.totalPaise, reason: 'cancelled', refundedAt: expect.any(Date) },
  ])
})

test('of twenty who pack one order at once one packs it, and the others are told how it stands', async () => {
  const { orderId } = await buy(owner, await makeProduct(shop))
  const admins = await Promise.all(Array.from({ length: 20 }, () => shop.admin()))

  const { second: answers } = await overlap(shop.ctx, {
    first: ({ db }) => db.select().from(orders).where(eq(orders.id, orderId)).for('update'),
    second: () => Promise.all(admins.map((one) => tryMove(one, orderId, { action: 'pack' }))),
  })

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const late = answers.filter(({ status }) => status !== 200)
  expect(late.map(({ status, body }) => [status, body['code'], body['orderStatus']])).toEqual(
    Array.from({ length: 19 }, () => [409, 'order_moved', 'Packed']),
  )
  expect(await eventsOf(orderId)).toEqual([
    [null, 'paid', null],
    ['paid', 'packed', expect.any(String)],
  ])
})

test('the same press twice is one move', async () => {
  const { orderId } = await buy(owner, await makeProduct(shop))
  const press = () => tryMove(admin, orderId, { action: 'pack' }, { 'idempotency-key': `pack ${orderId}` })

  const answers = [await press(), await press()]

  expect(answers.map(({ status, body }) => [status, body['data'].status])).toEqual([
    [200, 'Packed'],
    [200, 'Packed'],
  ])
  expect(await eventsOf(orderId)).toHaveLength(2)
})

test('an order that is brought back says why, and can be sent out again', async () => {
  const { orderId } = await buy(owner, await makeProduct(shop))
  await move(admin, orderId, { action: 'pack' })
  await move(admin, orderId, { action: 'dispatch' })

  const silent = await tryMove(admin, orderId, { action: 'bring_back' })
  expect([silent.status, silent.body['fields']]).toEqual([422, { note: 'This field is required.' }])
  await move(admin, orderId, { action: 'bring_back', note: 'Nobody was at home.' })
  await move(admin, orderId, { action: 'dispatch' })
  const delivered = await move(admin, orderId, { action: 'deliver' })

  const { history } = delivered.body['data']
  expect(history.map(({ status, note }: { status: string; note: string }) => [status, note])).toEqual([
    ['Paid', ''],
    ['Packed', ''],
    ['Out for delivery', ''],
    ['Packed', 'Nobody was at home.'],
    ['Out for delivery', ''],
    ['Delivered', ''],
  ])
})

test('an order with money due is delivered with what was taken: another sum needs a note, and the rest stays due', async () => {
  const orderId = await orderInCash(shop, owner)
  await move(admin, orderId, { action: 'pack' })
  const deliver = (input: object) => tryMove(admin, orderId, { action: 'deliver', ...input })

  expect((await deliver({})).body['fields']).toEqual({ cashTaken: 'This field is required.' })
  expect((await deliver({ cashTaken: 500.01 })).body['fields']).toEqual({ cashTaken: 'Only ₹500.00 is due.' })
  expect((await deliver({ cashTaken: -1 })).status).toBe(422)
  expect((await deliver({ cashTaken: 10.005 })).status).toBe(422)
  expect((await deliver({ cashTaken: 450 })).body['fields']).toEqual({ note: 'This field is required.' })
  const delivered = await deliver({ cashTaken: 450, note: 'The rest comes tomorrow.' })

  expect(delivered.body['data']).toMatchObject({ status: 'Delivered', due: 50, cash: [{ amount: 450 }] })
  const refunded = await move(admin, orderId, { action: 'refund' })
  expect(refunded.body['data']).toMatchObject({
    status: 'Refunded',
    cash: [{ amount: 450 }, { amount: -450 }],
  })
  expect(await shop.db.select().from(cashEntries).where(eq(cashEntries.orderId, orderId))).toHaveLength(2)
})

test.each([
  ['in cash', { way: 'cash' }, {}],
  ['by UPI', { way: 'upi', reference: 'ASHA00000042' }, { upiReference: 'BACK00000042' }],
])(
  'what was paid %s at the counter is given back by a hand at the shop: its customer cannot cancel before',
  async (_way, payment, back) => {
    const rice = await makeProduct(shop, { stock: 5, sellingPricePaise: 500_00 })
    const { orderId, ofOwner } = await paidAtCounter(rice, payment)
    expect((await owner.get(`/api/orders/${orderId}`)).body['data'].actions).toEqual([])

    const refused = await tryMove(owner, orderId, { action: 'cancel' })

    expect(refused).toMatchObject({ status: 409, body: { code: 'paid_by_hand' } })
    expect(refused.body['message']).toBe(
      'You paid us ₹500.00 in cash or by UPI, and we give it back by hand. Please call us: we cancel the order and give you your money.',
    )
    expect(await ofOwner()).toMatchObject({ status: 'Placed', cash: [{ amount: 500 }] })
    expect(await stockOf(rice)).toBe(4)
    expect(await eventsOf(orderId)).toHaveLength(1)

    const given = await admin.post(`/api/orders/${orderId}/refund`, {
      amount: 500,
      note: 'Given by hand.',
      ...back,
    })
    expect(given.status).toBe(200)
    expect((await ofOwner()).actions).toEqual(['cancel'])
    await move(owner, orderId, { action: 'cancel' })
    expect(await ofOwner()).toMatchObject({ status: 'Cancelled', cash: [{ amount: 500 }, { amount: -500 }] })
  },
)

test('an admin who cancels an order that was paid at the counter hands the cash back, also where it is their own', async () => {
  const rice = await makeProduct(shop, { stock: 5, sellingPricePaise: 500_00 })
  const { orderId, ofOwner } = await paidAtCounter(rice, { way: 'cash' })
  expect((await admin.get(`/api/orders/${orderId}`)).body['data'].actions).toContain('cancel')
  await move(admin, orderId, { action: 'cancel' })
  expect(await ofOwner()).toMatchObject({ status: 'Cancelled', cash: [{ amount: 500 }, { amount: -500 }] })

  const own = await paidAtCounter(rice, { way: 'cash' }, admin)
  expect((await own.ofOwner()).actions).toContain('cancel')
  await move(admin, own.orderId, { action: 'cancel' })
  expect(await own.ofOwner()).toMatchObject({ cash: [{ by: { _id: admin.id } }, { by: { _id: admin.id } }] })
})

test('many orders are packed at once, and each says what became of it', async () => {
  const [paid, packed] = [
    await buy(owner, await makeProduct(shop)),
    await buy(owner, await makeProduct(shop)),
  ]
  await move(admin, packed.orderId, { action: 'pack' })

  const orderIds = [packed.orderId, paid.orderId, 'no-such-order']
  const { body } = await admin.post('/api/move-orders', { orderIds, action: 'pack' })

  expect(body['data']).toEqual([
    {
      _id: packed.orderId,
      moved: false,
      status: 'Packed',
      code: 'order_moved',
      why: expect.stringContaining('Packed'),
    },
    { _id: paid.orderId, moved: true, status: '', code: '', why: '', event: expect.any(Number) },
    { _id: 'no-such-order', moved: false, status: '', code: 'not_found', why: 'There is no such order.' },
  ])
})

test('an order’s page is for its owner, who is not told who at the desk moved it', async () => {
  const { orderId } = await buy(owner, await makeProduct(shop))
  await move(admin, orderId, { action: 'pack' })

  const [mine, desk, theirs] = await Promise.all(
    [owner, admin, other].map((one) => one.get(`/api/orders/${orderId}`)),
  )

  expect(mine?.body['data']).toMatchObject({
    status: 'Packed',
    actions: [],
    history: [{ by: null }, { by: null }],
  })
  expect(desk?.body['data'].actions).toEqual(['cancel', 'dispatch', 'deliver'])
  expect(desk?.body['data'].history[1].by).toEqual({ _id: admin.id, name: 'Shopkeeper' })
  expect(theirs?.status).toBe(404)
})

/** An order of one piece that an admin takes at the counter, paid on the spot. */
async function paidAtCounter(productId: string, payment: object, person: Visitor & { id: string } = owner) {
  const order = {
    userId: person.id,
    lines: [{ productId, quantity: 1 }],
    collect: true,
    amount: 500,
    payment,
  }
  const { body } = await admin.post('/api/counter/orders', order)
  const orderId = body['orderId'] as string
  return { orderId, ofOwner: async () => (await person.get(`/api/orders/${orderId}`)).body['data'] }
}

/** What becomes of an order that stands so: its new status, or the code of the refusal. It is put back. */
async function outcomeOf(
  orderId: string,
  status: OrderStatus,
  { action, ctx }: { action: OrderAction; ctx: Ctx },
): Promise<string> {
  await shop.db.update(orders).set({ status }).where(eq(orders.id, orderId))
  try {
    await ctx.db.transaction(async (db) => {
      await moveOrder({ ...ctx, db }, { orderId, action, note: 'As the test says.' })
      const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
      throw new Undone(order?.status ?? '')
    })
  } catch (error) {
    if (error instanceof Undone) return error.message
    if (isDomainError(error)) return error.code
    throw error
  }
  return ''
}

/** Ends a transaction whose result is known. */
class Undone extends Error {}

function as(person: { id: string; email: string } | null, role: 'ADMIN' | 'GENERAL'): Ctx {
  if (!person) return shop.ctx
  return {
    ...shop.ctx,
    actor: { id: person.id, email: person.email, name: 'Asha', role, duties: [], sessionId: '' },
  }
}

/** Unlike `move` it may be refused. */
function tryMove(person: Visitor, orderId: string, input: object, headers?: Record<string, string>) {
  return person.post(`/api/orders/${orderId}/move`, input, headers)
}

async function stockOf(productId: string) {
  const [product] = await shop.db.select().from(products).where(eq(products.id, productId))
  return product?.stock
}

async function whysOf(productId: string): Promise<string[]> {
  const ofProduct = eq(stockEntries.productId, productId)
  const entries = await shop.db.select().from(stockEntries).where(ofProduct).orderBy(asc(stockEntries.id))
  return entries.map(({ why }) => why)
}

function refundsOf(paymentId: string) {
  return shop.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
}

async function eventsOf(orderId: string) {
  const ofOrder = eq(orderEvents.orderId, orderId)
  const events = await shop.db.select().from(orderEvents).where(ofOrder).orderBy(asc(orderEvents.id))
  return events.map(({ fromStatus, toStatus, actorId }) => [fromStatus, toStatus, actorId])
}
