import { asc, eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { orders, paymentOrders, paymentSweeps, people, products, stockHolds } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { claimDue } from '#domain/ground/due.ts'
import { newId } from '#domain/ground/ids.ts'
import { fillCart, ordersOf, payAtGateway, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import type { PaymentGateway } from './gateway.ts'
import { reconcilePaymentOrders } from './reconcile.ts'
import { sweepAgainSeconds } from './rules.ts'
import { prunePaymentSweeps } from './sweep-payments.ts'

const shop = await testShop()
let asked: string[] = []
/** So far a test was ahead of the shop, in minutes. */
let ahead = 0

beforeEach(() => {
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = String(input)
    if (url.includes('/sandbox/razorpay/v1/')) asked.push(url.slice(url.indexOf('/v1/') + 3))
    return real(input, init)
  })
  asked = []
})
afterEach(async () => {
  vi.restoreAllMocks()
  await faults('none')
  // Nobody of this test is paying in the next one.
  shop.passTime(ahead + 60)
  ahead = 0
  await reconcilePaymentOrders(shop.ctx)
})

test('a payment order that was superseded and paid after all becomes an order of its own', async () => {
  const [dal, oil] = [await makeProduct(shop), await makeProduct(shop)]
  const asha = await shop.customer()
  await fillCart(asha, dal)
  const first = await startPaying(asha)
  await fillCart(asha, oil)
  const second = await startPaying(asha)
  expect(await statusOf(first.orderId)).toBe('superseded')

  await payAtGateway(asha, second.orderId)
  await payAtGateway(asha, first.orderId)
  shop.passTime(1)
  await reconcilePaymentOrders(shop.ctx)

  const paise = (await ordersOf(asha)).map(({ totalPrice }) => Math.round(totalPrice * 100))
  expect(new Set(paise)).toEqual(new Set([first.amountPaise, second.amountPaise]))
})

test('a payment hours after its payment order expired is found within a quarter of an hour', async () => {
  const asha = await shop.customer()
  await fillCart(asha, await makeProduct(shop))
  const { orderId } = await startPaying(asha)
  await passMinutes(180, 60)
  expect(await statusOf(orderId)).toBe('expired')

  await payAtGateway(asha, orderId)
  await passMinutes(15, 5)

  expect(await ordersOf(asha)).toHaveLength(1)
})

test.each([
  ['an hour', 90],
  ['a day', 25 * 60],
  ['five days', 5 * 24 * 60 + 60],
])('a payment that its bank confirms late is found after %s', async (_when, minutes) => {
  const asha = await shop.customer()
  await fillCart(asha, await makeProduct(shop))
  const { orderId } = await startPaying(asha)
  const failed = await payAtGateway(asha, orderId, { outcome: 'failure' })
  await passMinutes(minutes - 80, (minutes - 80) / 5)
  const payment_id = failed.razorpay_payment_id
  expect((await asha.post('/sandbox/razorpay/authorize-late', { payment_id })).status).toBe(200)

  await passMinutes(110, 22)

  expect(await ordersOf(asha)).toMatchObject([{ transactionId: payment_id, status: 'Paid' }])
})

test('a gateway that does not answer leaves the span due, and nothing is lost', async () => {
  const asha = await shop.customer()
  await fillCart(asha, await makeProduct(shop))
  const { orderId } = await startPaying(asha)
  await payAtGateway(asha, orderId)
  await faults('down')
  await passMinutes(40, 10)
  expect(await ordersOf(asha)).toEqual([])
  await faults('none')

  await passMinutes(10, 10)

  expect(await ordersOf(asha)).toHaveLength(1)
})

test('a payment that cannot be settled is tried again, and later spans are looked up as soon as ever', async () => {
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  await fillCart(asha, await makeProduct(shop))
  await payAtGateway(asha, (await startPaying(asha)).orderId, { outcome: 'authorized' })
  const { payments } = shop.ctx.gateways
  const capture = () => Promise.reject(new Error('The bank cannot be reached'))
  const gateways = { ...shop.ctx.gateways, payments: { ...payments, capture } }
  await passMinutes(90, 15, { ...shop, ctx: { ...shop.ctx, gateways } })
  await fillCart(ravi, await makeProduct(shop))
  await payAtGateway(ravi, (await startPaying(ravi)).orderId)

  await passMinutes(1, 0.5, { ...shop, ctx: { ...shop.ctx, gateways } })
  expect(await ordersOf(ravi)).toHaveLength(1)
  expect(await ordersOf(asha)).toEqual([])
  await passMinutes(10, 0.5)

  expect(await ordersOf(asha)).toHaveLength(1)
})

test('a process that dies over a span leaves it due again', async () => {
  const asha = await shop.customer()
  await fillCart(asha, await makeProduct(shop))
  const { orderId } = await startPaying(asha)
  await payAtGateway(asha, orderId)
  shop.passTime(1)
  // As it claims, and then never comes to work.
  const due = {
    table: paymentSweeps,
    key: 'id',
    dueAt: 'dueAt',
    attempts: 'attempts',
    leaseSeconds: 120,
  } as const
  expect(await claimDue(shop.ctx, due, 20)).not.toEqual([])
  await reconcilePaymentOrders(shop.ctx)
  expect(await ordersOf(asha)).toEqual([])

  shop.passTime(3)
  await reconcilePaymentOrders(shop.ctx)

  expect(await ordersOf(asha)).toHaveLength(1)
})

test('stock goes back only after the gateway was asked about its own payment order, once', async () => {
  const oil = await makeProduct(shop, { stock: 1 })
  const asha = await shop.customer()
  await fillCart(asha, oil)
  const { orderId } = await startPaying(asha)
  await faults('down')
  await passMinutes(30, 10)
  expect(await stockOf(oil)).toBe(0)
  await faults('none')
  asked = []

  await passMinutes(60, 10)

  expect(await stockOf(oil)).toBe(1)
  expect(asked.filter((path) => path.includes(orderId))).toEqual([`/orders/${orderId}/payments`])
})

test('spans follow each other without a gap, one is running, and those that are done are forgotten', async () => {
  await passMinutes(6 * 24 * 60, 6 * 60)
  const spans = await shop.db.select().from(paymentSweeps).orderBy(asc(paymentSweeps.fromAt))
  const next = spans.slice(1).map(({ fromAt }) => fromAt.getTime())
  expect(spans.slice(0, -1).map(({ toAt }) => toAt?.getTime())).toEqual(next)
  expect(spans.at(-1)).toMatchObject({ toAt: null })
  expect(
    spans
      .filter(({ passes }) => passes === sweepAgainSeconds.length + 1)
      .every(({ dueAt }) => dueAt === null),
  ).toBe(true)

  await prunePaymentSweeps(shop.ctx)

  const left = await shop.db.select().from(paymentSweeps)
  expect(left.length).toBeLessThan(spans.length)
  expect(left.every(({ dueAt }) => dueAt !== null)).toBe(true)
})

test(
  'an hour in which nobody pays costs less than twenty calls, as often as the shop looks',
  { tags: 'night' },
  async () => {
    const { ctx, calls, passTime } = countingCtx()
    // Until the spans of the tests before are done with.
    await passMinutes(7 * 24 * 60, 12 * 60, { ctx, passTime })
    const before = calls.length + asked.length

    await passMinutes(60, 0.5, { ctx, passTime })

    expect(calls.length + asked.length - before).toBeLessThan(20)
  },
)

test('a payment that cannot be settled keeps its span due, and the others of the span are settled', async () => {
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  const paid: string[] = []
  for (const person of [asha, ravi]) {
    await fillCart(person, await makeProduct(shop))
    const { orderId } = await startPaying(person)
    paid.push((await payAtGateway(person, orderId, { outcome: 'authorized' })).razorpay_payment_id)
  }
  const { payments } = shop.ctx.gateways
  const capture: PaymentGateway['capture'] = async (id, amountPaise) => {
    if (id === paid[0]) throw new Error('This one never')
    return payments.capture(id, amountPaise)
  }
  const ctx = { ...shop.ctx, gateways: { ...shop.ctx.gateways, payments: { ...payments, capture } } }

  // The span ends, and nobody pays any more, so that only its being due brings it up again.
  shop.passTime(45)
  await reconcilePaymentOrders(ctx)
  expect([await ordersOf(asha), await ordersOf(ravi)]).toMatchObject([[], [{ status: 'Paid' }]])
  await passMinutes(2, 1)

  expect(await ordersOf(asha)).toHaveLength(1)
})

test(
  'a thousand abandoned payment orders, three hundred with counted stock, cost a call for each of those and less than seven hundred in a day besides',
  { tags: 'night' },
  async () => {
    const { ctx, calls, passTime } = countingCtx()
    const abandoned = await abandon(1000, 300)

    // Every half minute while they may still be paid, and then every quarter of an hour for the rest of the
    // day.
    await passMinutes(45, 0.5, { ctx, passTime })
    await passMinutes(24 * 60 - 45, 15, { ctx, passTime })

    // The shop's own jobs may have come first, over HTTP.
    const all = [...calls, ...asked]
    const ofOne = all.filter((path) => path.startsWith('/orders/'))
    expect(ofOne).toHaveLength(300)
    expect(new Set(ofOne).size).toBe(300)
    expect(all.length - ofOne.length).toBeLessThan(700)
    const left = await shop.db.select().from(paymentOrders).where(inArray(paymentOrders.id, abandoned))
    expect(new Set(left.map(({ status }) => status))).toEqual(new Set(['expired']))
  },
)

test(
  'two hundred and fifty payments of one span are read a hundred at a time and all become orders',
  { tags: 'night' },
  async () => {
    const paymentOrderIds = await abandon(250, 0)
    await shop.pool.query(
      `insert into razorpay_sandbox.payments (id, order_id, amount_paise, currency, status, method, instrument, created_at)
     select replace(id, 'order', 'pay'), id, amount_paise, currency, 'captured', 'upi', '{}', created_at
     from razorpay_sandbox.orders where receipt = any($1)`,
      [paymentOrderIds],
    )
    shop.passTime(1)

    await reconcilePaymentOrders(shop.ctx)

    const made = () => shop.db.$count(orders, inArray(orders.paymentOrderId, paymentOrderIds))
    await vi.waitFor(async () => expect(await made()).toBe(250), { timeout: 20_000 })
    expect(asked.filter((path) => path.startsWith('/payments?'))).toHaveLength(3)
  },
)

/** Lets time go by and the reconciler run as often as that. */
async function passMinutes(
  minutes: number,
  every: number,
  on: Pick<typeof shop, 'ctx' | 'passTime'> = shop,
): Promise<void> {
  for (let passed = 0; passed < minutes; passed += every) {
    on.passTime(every)
    await reconcilePaymentOrders(on.ctx)
  }
}

/**
 * With a gateway at which nobody pays, and what it was asked; and with a clock of its own. The shop's jobs
 * keep what they claim for a minute of theirs: they must not see hours pass while they ask.
 */
function countingCtx(): { ctx: Ctx; calls: string[]; passTime: (minutes: number) => void } {
  const calls: string[] = []
  const payments: PaymentGateway = {
    ...shop.ctx.gateways.payments,
    async *paymentsBetween() {
      calls.push('/payments?')
      yield []
    },
    async paymentsOfOrder(gatewayOrderId) {
      calls.push(`/orders/${gatewayOrderId}/payments`)
      return []
    },
  }
  const now = () => new Date(shop.ctx.now().getTime() + ahead * 60_000)
  const passTime = (minutes: number) => void (ahead += minutes)
  return { ctx: { ...shop.ctx, now, gateways: { ...shop.ctx.gateways, payments } }, calls, passTime }
}

/**
 * As many people who start to pay and go away; each of the first `held` holds a counted piece. Answers their
 * payment orders.
 */
async function abandon(count: number, held: number): Promise<string[]> {
  const now = shop.ctx.now()
  const oil = await makeProduct(shop, { stock: 0 })
  const rows = Array.from({ length: count }, () => ({ id: newId(), personId: newId() }))
  const person = { name: 'Asha', createdAt: now, updatedAt: now }
  await shop.db
    .insert(people)
    .values(rows.map(({ personId: id }) => ({ ...person, id, email: `${id}@example.com` })))
  const line = {
    productId: oil,
    productName: 'Oil',
    brandName: 'B',
    category: 'oils',
    imageUrl: null,
    listPricePaise: 100_00,
    sellingPricePaise: 100_00,
    quantity: 1,
    netQuantity: 1000,
    netUnit: 'ml' as const,
    hsnCode: null,
    taxRateBp: null,
  }
  const sums = { subtotalPaise: 100_00, shippingPaise: 40_00, totalPaise: 140_00 }
  const gatewayId = (id: string) => `order_${id.slice(0, 14)}`
  const nextCheckAt = new Date(now.getTime() + 15 * 60_000)
  await shop.db.insert(paymentOrders).values(
    rows.map((row) => ({
      ...row,
      ...sums,
      gatewayOrderId: gatewayId(row.id),
      lines: [line],
      createdAt: now,
      nextCheckAt,
    })),
  )
  const sandboxOrders = rows.map(({ id }) => [gatewayId(id), id])
  await shop.pool.query(
    `insert into razorpay_sandbox.orders (id, receipt, amount_paise, currency, created_at)
     select row->>0, row->>1, 14000, 'INR', $2 from jsonb_array_elements($1) as row`,
    [JSON.stringify(sandboxOrders), now],
  )
  if (held > 0)
    await shop.db
      .insert(stockHolds)
      .values(rows.slice(0, held).map(({ id }) => ({ paymentOrderId: id, productId: oil, quantity: 1 })))
  return rows.map(({ id }) => id)
}

async function statusOf(gatewayOrderId: string): Promise<string | undefined> {
  const [row] = await shop.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.gatewayOrderId, gatewayOrderId))
  return row?.status
}

async function stockOf(productId: string): Promise<number | null | undefined> {
  const [row] = await shop.db.select().from(products).where(eq(products.id, productId))
  return row?.stock
}

async function faults(mode: string): Promise<void> {
  expect((await shop.guest().post('/sandbox/razorpay/faults', { mode })).status).toBe(200)
}
