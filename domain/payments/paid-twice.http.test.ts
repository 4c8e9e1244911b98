import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { paymentOrders, products, refunds } from '#db/schema/index.ts'
import { overlap } from '#tests/support/locks.ts'
import { fillCart, ordersOf, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import type { GatewayPayment } from './gateway.ts'
import { reconcilePaymentOrders } from './reconcile.ts'
import { settlePayment } from './settle-payment.ts'

// A cart that is offered again and again is a chain of payment orders, and a gateway takes money for each.
const shop = await testShop()

test('money of a slow bank for a cart that was offered again and paid meanwhile goes back, and one piece is sold', async () => {
  const { asha, oil } = await buyer()
  const atTheBank = await startPaying(asha)
  shop.passTime(11)
  const reloaded = await startPaying(asha)
  expect(reloaded.orderId).not.toBe(atTheBank.orderId)
  const paid = await verify(asha, await payAtGateway(asha, reloaded.orderId))

  const late = await payAtGateway(asha, atTheBank.orderId)
  const answer = await verify(asha, late)

  expect(paid.body.success).toBe(true)
  expect(answer).toMatchObject({ status: 409, body: { code: 'paid_too_late' } })
  expect(answer.body.message).toMatch(/another payment/)
  expect(await statusesOf(asha)).toEqual(['Paid', 'Refunded'])
  expect(await refundsOf(late.razorpay_payment_id)).toMatchObject([
    { amountPaise: atTheBank.amountPaise, reason: 'paid_twice', nextAttemptAt: null },
  ])
  expect(await stockOf(oil)).toBe(4)
  expect((await asha.get(`/api/razorpay/order/${atTheBank.orderId}`)).body.data).toMatchObject({
    paid: false,
  })
})

test('what was offered is written down as superseded by what took its place, also when its hold had ended', async () => {
  const { asha } = await buyer()
  const first = await startPaying(asha)
  shop.passTime(11)
  const second = await startPaying(asha)
  shop.passTime(16)
  await reconcilePaymentOrders(shop.ctx)
  const third = await startPaying(asha)

  const [a, b, c] = [await rowOf(first.orderId), await rowOf(second.orderId), await rowOf(third.orderId)]
  expect([a, b, c]).toMatchObject([
    { status: 'superseded', supersededBy: b.id },
    { status: 'superseded', supersededBy: c.id },
    { status: 'open', supersededBy: null },
  ])
})

test('two tabs with two prices of one product are charged once', async () => {
  const { asha, oil } = await buyer()
  const cheaper = await startPaying(asha)
  await shop.db.update(products).set({ sellingPricePaise: 155_00 }).where(eq(products.id, oil))
  const dearer = await startPaying(asha)

  const receipts = [await payAtGateway(asha, cheaper.orderId), await payAtGateway(asha, dearer.orderId)]
  await reportAll()

  expect(await statusesOf(asha)).toEqual(['Paid', 'Refunded'])
  const back = (await Promise.all(receipts.map((receipt) => refundsOf(receipt.razorpay_payment_id)))).flat()
  expect(back).toHaveLength(1)
  expect(await stockOf(oil)).toBe(4)
})

test.each([
  ['the first', [0, 1, 2]],
  ['the second', [1, 2, 0]],
  ['the last', [2, 0, 1]],
])('of three of a chain that are all paid %s is sold and the others go back whole', async (_which, order) => {
  const { asha, oil } = await buyer()
  const chain = [await startPaying(asha)]
  for (const _more of [1, 2]) {
    await fillCart(asha, await makeProduct(shop))
    chain.push(await startPaying(asha))
  }
  const receipts = []
  for (const { orderId } of chain) receipts.push(await payAtGateway(asha, orderId))

  for (const place of order) await verify(asha, receipts[place]!)

  const sold = order[0]!
  expect((await ordersOf(asha)).filter(({ status }) => status === 'Paid')).toMatchObject([
    { transactionId: receipts[sold]!.razorpay_payment_id, totalPrice: chain[sold]!.amountPaise / 100 },
  ])
  for (const place of order.slice(1))
    expect(await refundsOf(receipts[place]!.razorpay_payment_id)).toMatchObject([
      { amountPaise: chain[place]!.amountPaise, reason: 'paid_twice' },
    ])
  expect(await stockOf(oil)).toBe(4)
})

test('late money for a cart that was offered again is given the last piece, which is held for the new offer', async () => {
  const { asha, oil } = await buyer({ stock: 1 })
  const ghee = await makeProduct(shop, { stock: 2 })
  const atTheBank = await startPaying(asha)
  shop.passTime(11)
  await fillCart(asha, ghee)
  const reloaded = await startPaying(asha)

  const late = await verify(asha, await payAtGateway(asha, atTheBank.orderId))

  expect(late.body).toMatchObject({ success: true })
  // Whoever paid the new offer now would get the money back, so nothing is held for it any more.
  expect([await stockOf(oil), await stockOf(ghee)]).toEqual([0, 2])
  expect(await rowOf(reloaded.orderId)).toMatchObject({
    status: 'superseded',
    supersededBy: (await rowOf(atTheBank.orderId)).id,
  })
  const twice = await verify(asha, await payAtGateway(asha, reloaded.orderId))
  expect(twice.body.code).toBe('paid_too_late')
  expect(await statusesOf(asha)).toEqual(['Paid', 'Refunded'])
  expect([await stockOf(oil), await stockOf(ghee)]).toEqual([0, 2])
})

test('late money for goods of which there are too few goes back, and the new offer stays as it is', async () => {
  const { asha, oil } = await buyer({ stock: 2 })
  await fillCart(asha, oil)
  const atTheBank = await startPaying(asha)
  await asha.post('/api/update-cart-product', { _id: await onlyLineOf(asha), quantity: 1 })
  const smaller = await startPaying(asha)
  const ravi = await shop.customer()
  await fillCart(ravi, oil)
  await startPaying(ravi)

  const late = await verify(asha, await payAtGateway(asha, atTheBank.orderId))

  expect(late.body.code).toBe('paid_too_late')
  expect(await stockOf(oil)).toBe(0)
  expect((await verify(asha, await payAtGateway(asha, smaller.orderId))).body.success).toBe(true)
})

test('a new offer that shares no product with late money stays as it is', async () => {
  const { asha } = await buyer()
  const ghee = await makeProduct(shop, { stock: 2 })
  const first = await startPaying(asha)
  await asha.post('/api/delete-cart-product', { _id: await onlyLineOf(asha) })
  await fillCart(asha, ghee)
  const second = await startPaying(asha)

  await verify(asha, await payAtGateway(asha, first.orderId))

  expect(await rowOf(second.orderId)).toMatchObject({ status: 'open', supersededBy: null })
  expect(await stockOf(ghee)).toBe(1)
})

test('two carts of a chain that share no product are both sold', async () => {
  const { asha } = await buyer()
  const first = await startPaying(asha)
  await asha.post('/api/delete-cart-product', { _id: await onlyLineOf(asha) })
  await fillCart(asha, await makeProduct(shop))
  const second = await startPaying(asha)

  await verify(asha, await payAtGateway(asha, first.orderId))
  await verify(asha, await payAtGateway(asha, second.orderId))

  expect(await statusesOf(asha)).toEqual(['Paid', 'Paid'])
})

test('who buys the same again after the first one is known to be paid gets it', async () => {
  const { asha, oil } = await buyer()
  await fillCart(asha, oil)
  await startPaying(asha)
  await fillCart(asha, oil)
  await verify(asha, await payAtGateway(asha, (await startPaying(asha)).orderId))
  await fillCart(asha, oil)

  const again = await verify(asha, await payAtGateway(asha, (await startPaying(asha)).orderId))

  expect(again.body).toMatchObject({ success: true })
  expect(await statusesOf(asha)).toEqual(['Paid', 'Paid'])
  expect(await stockOf(oil)).toBe(1)
})

test.each([
  ['ahead', 10],
  ['behind', -10],
])(
  'a machine whose clock is %s refunds nobody who buys the same again, and sells nobody the same twice',
  async (_how, minutes) => {
    const { asha, oil } = await buyer()
    const other = { ...shop.ctx, now: () => new Date(shop.ctx.now().getTime() + minutes * 60_000) }
    const first = await rowOf((await startPaying(asha)).orderId)
    await fillCart(asha, oil)
    const second = await rowOf((await startPaying(asha)).orderId)
    await settlePayment(other, { paymentOrderId: first.id, payment: captured(first) })
    await fillCart(asha, oil)
    const again = await rowOf((await startPaying(asha)).orderId)

    const settled = []
    for (const order of [second, again])
      settled.push(await settlePayment(shop.ctx, { paymentOrderId: order.id, payment: captured(order) }))

    expect(settled.map(({ why }) => why)).toEqual(['paid_twice', null])
  },
)

test('two of a chain whose money is reported at the same moment are settled one after the other', async () => {
  const { asha, oil } = await buyer()
  const [a, b] = [await rowOf((await startPaying(asha)).orderId), await offeredAnew()]
  await offeredAnew()

  const settled = await overlap(shop.ctx, {
    first: (tx) => settlePayment(tx, { paymentOrderId: a.id, payment: captured(a) }),
    second: () => settlePayment(shop.ctx, { paymentOrderId: b.id, payment: captured(b) }),
  })

  expect(settled.first.outcome).toBe('sold')
  expect(settled.second.outcome).toBe('given_back')
  expect(await refundsOf(`pay_${b.id}`)).toMatchObject([{ reason: 'paid_twice' }])
  // What the last one held is on the shelf again.
  expect(await stockOf(oil)).toBe(4)

  async function offeredAnew() {
    await fillCart(asha, oil)
    return rowOf((await startPaying(asha)).orderId)
  }
})

test('a superseded one that is settled in the very instant of a new offer waits for it, and nothing is offered that was paid', async () => {
  const { asha, oil } = await buyer()
  const first = await startPaying(asha)
  shop.passTime(11)
  await startPaying(asha)
  await fillCart(asha, oil)
  const superseded = await rowOf(first.orderId)
  const amount = (amountPaise: number) => ({ amount: amountPaise / 100 })
  const total = (await startPaying(asha)).amountPaise

  const { second } = await overlap(shop.ctx, {
    first: (tx) => settlePayment(tx, { paymentOrderId: superseded.id, payment: captured(superseded) }),
    second: () => asha.post('/api/razorpay/order', amount(total)),
  })

  expect(second).toMatchObject({ status: 409, body: { code: 'amount_mismatch' } })
})

/** Somebody with one of five bottles of oil in the cart. */
async function buyer({ stock = 5 } = {}) {
  const oil = await makeProduct(shop, { stock, sellingPricePaise: 149_00, listPricePaise: 180_00 })
  const asha = await shop.customer()
  await fillCart(asha, oil)
  return { asha, oil }
}

/** The webhooks were lost: the sweep finds what was paid. */
async function reportAll(): Promise<void> {
  shop.passTime(1)
  await reconcilePaymentOrders(shop.ctx)
}

async function statusesOf(asha: Visitor): Promise<string[]> {
  return (await ordersOf(asha)).map(({ status }) => status).sort()
}

async function rowOf(gatewayOrderId: string) {
  const [row] = await shop.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.gatewayOrderId, gatewayOrderId))
  if (!row) throw new Error(`There is no payment order for ${gatewayOrderId}`)
  return row
}

function captured(order: typeof paymentOrders.$inferSelect): GatewayPayment {
  const { gatewayOrderId, totalPaise: amountPaise, currency } = order
  return { id: `pay_${order.id}`, gatewayOrderId, amountPaise, currency, status: 'captured', method: 'upi' }
}

function refundsOf(paymentId: string) {
  return shop.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))
}

async function onlyLineOf(asha: Visitor): Promise<string> {
  return (await asha.get('/api/view-card-product')).body.data[0]._id
}

async function stockOf(productId: string): Promise<number | null | undefined> {
  const [row] = await shop.db.select().from(products).where(eq(products.id, productId))
  return row?.stock
}
