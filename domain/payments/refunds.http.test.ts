import { and, asc, eq, inArray } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'

import { mails, payments, refunds } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { overlap } from '#tests/support/locks.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { GatewayRefusal } from './gateway.ts'
import type { PaymentGateway } from './gateway.ts'
import { learnOfRefunds, takeOver } from './refunds-at-gateway.ts'
import { carryOutDueRefunds, carryOutRefunds, requestRefund, takeAsAskedBefore } from './refunds.ts'

const shop = await testShop()
/** Ahead of the shop's own jobs: what a test asks for is due for the test, and not yet for them. */
const ctx: Ctx = { ...shop.ctx, now: () => secondsAfter(shop.ctx.now(), 30 * 60) }

test('a payment goes back in parts, each once, and its sums say so here and at the gateway', async () => {
  const paymentId = await paidOrder()
  await askFor(paymentId, 100_00)
  await askFor(paymentId, 89_00)

  await Promise.all([carryOutDueRefunds(ctx), carryOutDueRefunds(ctx)])

  expect(await refundsOf(paymentId)).toMatchObject([{ nextAttemptAt: null }, { nextAttemptAt: null }])
  expect((await refundsOf(paymentId)).every(({ refundedAt }) => refundedAt !== null)).toBe(true)
  expect(await refundedHere(paymentId)).toBe(189_00)
  expect(await refundedAtGateway(paymentId)).toEqual([89_00, 100_00])
})

test('an answer that was lost gives nothing back twice', async () => {
  const paymentId = await paidOrder()
  // So little that the gateway would give it back once more.
  await askFor(paymentId, 60_00)
  await shop.guest().post('/sandbox/razorpay/faults', { mode: 'lost-answer', count: 1 })

  await carryOutRefunds(ctx, paymentId)
  const [waiting] = await refundsOf(paymentId)
  shop.passTime(2)
  await carryOutDueRefunds(ctx)

  expect(waiting).toMatchObject({ refundedAt: null, attempts: 1 })
  expect(await refundsOf(paymentId)).toMatchObject([{ nextAttemptAt: null, attempts: 2 }])
  expect(await refundedAtGateway(paymentId)).toEqual([60_00])
})

test('a refund that was carried out after the backup of a restored shop is not asked for again', async () => {
  const paymentId = await paidOrder()
  await askFor(paymentId, 60_00)
  const [asBackedUp] = await refundsOf(paymentId)
  await carryOutRefunds(ctx, paymentId)
  // The gateway has forgotten the key of the first one.
  const isIt = eq(refunds.paymentId, paymentId)
  await shop.db
    .update(refunds)
    .set({ ...asBackedUp, round: 7 })
    .where(isIt)
  await takeAsAskedBefore(ctx)

  await carryOutRefunds(ctx, paymentId)

  expect(await refundsOf(paymentId)).toMatchObject([{ nextAttemptAt: null, refusedAt: null }])
  expect(await refundedAtGateway(paymentId)).toEqual([60_00])
})

test('of ten who give back at the same moment of a payment that bears three, three do', async () => {
  const paymentId = await paidOrder()

  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => askFor(paymentId, 60_00)))

  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(answers.length - refused.length).toBe(3)
  expect(refused.map((reason) => reason.cause.constraint)).toEqual(Array(7).fill('payments_refunded'))
  expect(await refundedHere(paymentId)).toBe(180_00)
})

test('a refund that was made at the gateway’s dashboard is known here, once, however often it is reported', async () => {
  const paymentId = await paidOrder('duplicate')

  await refundAtDashboard(paymentId, 100_00)
  await refundAtDashboard(paymentId, 50_00)

  await vi.waitFor(async () => expect(await refundedHere(paymentId)).toBe(150_00), { timeout: 10_000 })
  await everyWebhookIsRead()
  const known = (await refundsOf(paymentId)).sort((a, b) => a.amountPaise - b.amountPaise)
  expect(known).toMatchObject([
    { amountPaise: 50_00, reason: 'at_gateway', nextAttemptAt: null },
    { amountPaise: 100_00, reason: 'at_gateway', nextAttemptAt: null },
  ])
  expect(known.every(({ refundedAt }) => refundedAt !== null)).toBe(true)
  expect(await refundedAtGateway(paymentId)).toEqual([50_00, 100_00])
})

test('a refund that the dashboard was quicker with is done, and nothing is asked for again', async () => {
  const paymentId = await paidOrder()
  await refundAtDashboard(paymentId, 189_00)
  await askFor(paymentId, 189_00)

  await carryOutRefunds(ctx, paymentId)

  expect(await refundsOf(paymentId)).toMatchObject([
    { reason: 'by_hand', nextAttemptAt: null, refusedAt: null, refundedAt: expect.any(Date) as Date },
  ])
  expect(await refundedAtGateway(paymentId)).toEqual([189_00])
})

test('a refund that is refused for good is kept as refused with the gateway’s words, and not asked for any more', async () => {
  const paymentId = await paidOrder()
  await askFor(paymentId, 100_00)
  // Half a year later the gateway gives nothing back any more.
  shop.passTime(200 * 24 * 60)
  await carryOutDueRefunds(ctx)
  const [refused] = await refundsOf(paymentId)
  shop.passTime(24 * 60)
  await carryOutDueRefunds(ctx)

  expect(refused).toMatchObject({
    refusal: 'The payment is more than six months old and cannot be refunded.',
    refusedAt: expect.any(Date) as Date,
    refundedAt: null,
    nextAttemptAt: null,
  })
  expect(await refundsOf(paymentId)).toEqual([refused])
  // That money is not on its way back.
  expect(await refundedHere(paymentId)).toBe(0)
})

test('a refund that is refused for good stands with its order for the shopkeeper, until that money is back', async () => {
  const admin = await shop.admin()
  const paymentId = await paidOrder()
  const shown = async () => (await admin.get(`/api/all-orders?q=${paymentId}`)).body['data'][0].payment
  await askFor(paymentId, 100_00)
  await carryOutRefunds(refusing('The refund cannot be made.'), paymentId)

  expect(await shown()).toEqual({
    way: 'Card',
    standing: 'refund refused',
    refused: [{ transactionId: paymentId, amount: 100, why: 'The refund cannot be made.' }],
  })
  await refundAtDashboard(paymentId, 189_00)
  await learnOfRefunds(ctx, paymentId)
  expect(await shown()).toEqual({ way: 'Card', standing: 'refunded at the gateway' })
})

test('a refund that was refused for good and is decided again is made, and waits for nobody any more', async () => {
  const paymentId = await paidOrder()
  await askFor(paymentId, 100_00)
  await carryOutRefunds(refusing('The refund cannot be made.'), paymentId)

  const [payment] = await shop.db.select().from(payments).where(eq(payments.id, paymentId))
  const { orderId } = payment!
  const again = { orderId, paymentId, amountPaise: 100_00, reason: 'by_hand', note: 'Once more.' } as const
  await requestRefund(ctx, again)
  await carryOutRefunds(ctx, paymentId)

  expect(await refundsOf(paymentId)).toMatchObject([
    {
      note: 'Once more.',
      refusal: null,
      refusedAt: null,
      refundedAt: expect.any(Date) as Date,
      nextAttemptAt: null,
    },
  ])
  expect(await refundedAtGateway(paymentId)).toEqual([100_00])
  expect(await refundedHere(paymentId)).toBe(100_00)
})

test('what the gateway says of a refund that it refused is not told to the customer', async () => {
  const [asha, paymentId] = await whoPaid()
  await askFor(paymentId, 100_00)
  await carryOutRefunds(refusing('The refund cannot be made.'), paymentId)

  expect((await asha.get('/api/orders/myorders')).body['data'][0].payment).toEqual({
    way: 'Card',
    standing: 'paid',
  })
})

test('a refund that was refused for good, and made by a person at the dashboard, is done', async () => {
  const paymentId = await paidOrder()
  await askFor(paymentId, 100_00)
  await carryOutRefunds(refusing('The refund cannot be made.'), paymentId)
  expect(await refundsOf(paymentId)).toMatchObject([{ refusal: 'The refund cannot be made.' }])

  await refundAtDashboard(paymentId, 100_00)
  await learnOfRefunds(ctx, paymentId)

  expect(await refundsOf(paymentId)).toMatchObject([
    { reason: 'by_hand', refusal: null, refusedAt: null, refundedAt: expect.any(Date) as Date },
  ])
  expect(await refundedHere(paymentId)).toBe(100_00)
})

test.each(['pending', 'processed'] as const)(
  'a refund that is done is not looked at again, although the gateway’s word that it is %s comes late',
  async (status) => {
    const paymentId = await paidOrder()
    await askFor(paymentId, 60_00)
    await carryOutRefunds(ctx, paymentId)
    const [done] = await refundsOf(paymentId)
    // As somebody leaves it who asked before it was done.
    await shop.db.update(refunds).set({ nextAttemptAt: ctx.now() }).where(eq(refunds.paymentId, paymentId))

    const late = { id: done?.gatewayRefundId ?? '', amountPaise: 60_00, status }
    await inTransaction(ctx, (tx) => takeOver(tx, paymentId, [late]))

    expect(await refundsOf(paymentId)).toEqual([done])
  },
)

test('a refund at the dashboard that the bank failed, and carried out after all, is done', async () => {
  const paymentId = await paidOrder()
  const told = (status: 'pending' | 'failed' | 'processed') =>
    inTransaction(ctx, (tx) => takeOver(tx, paymentId, [{ id: 'rfnd_1', amountPaise: 60_00, status }]))

  await told('pending')
  await told('failed')
  await told('failed')
  expect(await refundedHere(paymentId)).toBe(0)
  await told('processed')

  expect(await refundsOf(paymentId)).toMatchObject([{ refusal: null, refundedAt: expect.any(Date) as Date }])
  expect(await refundedHere(paymentId)).toBe(60_00)
})

test('what the dashboard gave back of a payment stands against what was only asked for here', async () => {
  const paymentId = await paidOrder()
  await refundAtDashboard(paymentId, 150_00)
  await askFor(paymentId, 100_00)

  await carryOutRefunds(ctx, paymentId)

  expect(await refundsOf(paymentId)).toMatchObject([
    { amountPaise: 100_00, refusedAt: expect.any(Date) as Date, nextAttemptAt: null },
    { amountPaise: 150_00, reason: 'at_gateway', refusedAt: null },
  ])
  expect(await refundedHere(paymentId)).toBe(150_00)
})

test('a refund that the bank still has is looked at, and not asked for once more', async () => {
  const paymentId = await paidOrder()
  await shop.guest().post('/sandbox/razorpay/faults', { mode: 'pending-refunds', count: 1 })
  await refundAtDashboard(paymentId, 60_00)
  await learnOfRefunds(ctx, paymentId)
  shop.passTime(90)
  await carryOutDueRefunds(ctx)
  const [pending] = await refundsOf(paymentId)
  expect(pending).toMatchObject({ reason: 'at_gateway', refundedAt: null })
  const settled = { refund_id: pending?.gatewayRefundId, outcome: 'failed' }
  await shop.guest().post('/sandbox/razorpay/settle-refund', settled)

  shop.passTime(90)
  await carryOutDueRefunds(ctx)

  // Nobody here decided it, so what the bank failed is for a person to see to.
  expect(await refundsOf(paymentId)).toMatchObject([
    { refusal: 'The bank failed it.', refundedAt: null, nextAttemptAt: null },
  ])
  expect(await refundedAtGateway(paymentId)).toEqual([60_00])
})

test('two equal refunds of a payment both go back, although the webhook of the second one comes before its answer', async () => {
  const paymentId = await paidOrder()
  const first = await askFor(paymentId, 60_00)
  await faults('down')
  await carryOutRefunds(ctx, paymentId)
  await faults('lost-answer', 1)
  const second = await askFor(paymentId, 60_00)
  await carryOutRefunds(ctx, paymentId)
  await learnOfRefunds(ctx, paymentId)
  // By its amount alone it might be the first one's.
  const [made] = await atGateway(paymentId)
  expect(await refundOf(first)).toMatchObject({ gatewayRefundId: made?.id })

  for (const _round of [1, 2]) {
    shop.passTime(2)
    await carryOutDueRefunds(ctx)
  }

  expect(await refundedAtGateway(paymentId)).toEqual([60_00, 60_00])
  expect(await refundOf(second)).toMatchObject({ gatewayRefundId: made?.id })
  for (const refund of await refundsOf(paymentId))
    expect(refund).toMatchObject({ nextAttemptAt: null, refundedAt: expect.any(Date) as Date })
  expect(await refundedHere(paymentId)).toBe(120_00)
  expect(await toldOf(first, second)).toBe(2)
})

test('a refund that the bank still has goes to whose key it was made under, and the other one is asked for', async () => {
  const paymentId = await paidOrder()
  const first = await askFor(paymentId, 60_00)
  await faults('down')
  await carryOutRefunds(ctx, paymentId)
  const second = await askFor(paymentId, 60_00)
  await faults('pending-refunds', 1)
  const answeredLate = withRefund(async (id, input) => {
    const made = await ctx.gateways.payments.refund(id, input)
    await learnOfRefunds(ctx, id)
    return made
  })

  await carryOutRefunds(answeredLate, paymentId)

  expect(await refundOf(second)).toMatchObject({
    gatewayRefundId: expect.any(String) as string,
    refundedAt: null,
  })
  expect(await refundOf(first)).toMatchObject({ gatewayRefundId: null, refundedAt: null })
  await carryOutDueRefunds(ctx)
  expect(await refundOf(first)).toMatchObject({ refundedAt: expect.any(Date) as Date, nextAttemptAt: null })
  expect(await refundedAtGateway(paymentId)).toEqual([60_00, 60_00])
})

test.each(['processed', 'pending'] as const)(
  'a refund that was made at the dashboard while ours is %s stays with the other one of its amount, and no third is made',
  async (status) => {
    const paymentId = await paidOrder()
    const first = await askFor(paymentId, 60_00)
    await faults('down')
    await carryOutRefunds(ctx, paymentId)
    await faults('none')
    const second = await askFor(paymentId, 60_00)
    const overtaken = withRefund(async (id, input) => {
      await refundAtDashboard(id, 60_00)
      if (status === 'pending') await faults('pending-refunds', 1)
      const made = await ctx.gateways.payments.refund(id, input)
      await learnOfRefunds(ctx, id)
      return made
    })

    await carryOutRefunds(overtaken, paymentId)
    shop.passTime(90)
    await carryOutDueRefunds(ctx)

    const [atDashboard, made] = await atGateway(paymentId)
    const done = { refundedAt: expect.any(Date) as Date, nextAttemptAt: null }
    expect(await refundOf(first)).toMatchObject({ gatewayRefundId: atDashboard?.id, ...done })
    expect(await refundOf(second)).toMatchObject({
      gatewayRefundId: made?.id,
      ...(status === 'processed' ? done : { refundedAt: null }),
    })
    expect(await refundedAtGateway(paymentId)).toEqual([60_00, 60_00])
    expect(await toldOf(first, second)).toBe(2)
  },
)

test.each([
  ['refused', 150_00, { refusedAt: expect.any(Date) as Date, refundedAt: null }],
  ['done', 100_00, { refusedAt: null, refundedAt: expect.any(Date) as Date }],
])(
  'a refund whose answer is lost stays %s, when the gateway’s word has decided it meanwhile',
  async (_as, dashboardPaise, decided) => {
    const paymentId = await paidOrder()
    const refund = await askFor(paymentId, 100_00)
    const silent = withRefund(async (id) => {
      await refundAtDashboard(id, dashboardPaise)
      await learnOfRefunds(ctx, id)
      throw new DomainError('gateway_unavailable', {})
    })

    await carryOutRefunds(silent, paymentId)

    expect(await refundOf(refund)).toMatchObject({ ...decided, nextAttemptAt: null })
  },
)

test('a refund whose answer comes while the webhook takes it for another one waits for that, and gets it', async () => {
  const paymentId = await paidOrder()
  const first = await askFor(paymentId, 60_00)
  await faults('down')
  await carryOutRefunds(ctx, paymentId)
  await faults('none')
  const second = await askFor(paymentId, 60_00)
  const made = { id: `rfnd_${second}`, amountPaise: 60_00, status: 'processed' } as const

  await overlap(ctx, {
    first: (tx) => takeOver(tx, paymentId, [made]),
    second: () =>
      carryOutRefunds(
        withRefund(() => Promise.resolve(made)),
        paymentId,
      ),
  })

  expect(await refundOf(second)).toMatchObject({ gatewayRefundId: made.id, nextAttemptAt: null })
  expect(await refundOf(first)).toMatchObject({ gatewayRefundId: null, refundedAt: null })
})

test('a refund that was made at the gateway is never asked for, not even when it is answered for another one', async () => {
  const paymentId = await paidOrder()
  const made = { id: `rfnd_${newId()}`, amountPaise: 60_00, status: 'processed' } as const
  await inTransaction(ctx, (tx) => takeOver(tx, paymentId, [made]))
  const [atDashboard] = await refundsOf(paymentId)
  await askFor(paymentId, 60_00)

  await carryOutRefunds(
    withRefund(() => Promise.resolve(made)),
    paymentId,
  )

  expect(await refundsOf(paymentId)).toMatchObject([atDashboard, { refundedAt: null }])
})

test.each([
  ['is done by that', [60_00, 50_00]],
  ['is refused for that', [150_00]],
])(
  'of refunds that are due together, one that the dashboard was quicker with %s, and not asked for',
  async (_how, dashboardPaise) => {
    const paymentId = await paidOrder()
    for (const amountPaise of [60_00, 50_00]) await askFor(paymentId, amountPaise)
    let asks = 0
    const refusedOnce = withRefund(async (id, input) => {
      if (asks++ > 0) return ctx.gateways.payments.refund(id, input)
      for (const amountPaise of dashboardPaise) await refundAtDashboard(id, amountPaise)
      throw new GatewayRefusal(400, 'The refund cannot be made.')
    })

    await carryOutRefunds(refusedOnce, paymentId)

    expect(asks).toBe(1)
    expect((await refundsOf(paymentId)).every(({ nextAttemptAt }) => nextAttemptAt === null)).toBe(true)
    const backPaise = dashboardPaise.reduce((sum, paise) => sum + paise)
    expect(await refundedHere(paymentId)).toBe(backPaise)
    expect((await refundedAtGateway(paymentId)).reduce((sum, paise) => sum + paise)).toBe(backPaise)
  },
)

test('of refunds at the dashboard that the bank failed together, each is refused, and nothing is due', async () => {
  const paymentId = await paidOrder()
  await faults('pending-refunds', 2)
  for (const amountPaise of [60_00, 50_00]) await refundAtDashboard(paymentId, amountPaise)
  await learnOfRefunds(ctx, paymentId)
  for (const { id: refund_id } of await atGateway(paymentId))
    await shop.guest().post('/sandbox/razorpay/settle-refund', { refund_id, outcome: 'failed' })
  shop.passTime(90)

  await carryOutRefunds(ctx, paymentId)

  const refused = { refusal: 'The bank failed it.', nextAttemptAt: null }
  expect(await refundsOf(paymentId)).toMatchObject([refused, refused])
})

test('a shop whose account at the gateway is short of money asks again until it is not', async () => {
  const paymentId = await paidOrder()
  await askFor(paymentId, 100_00)

  const short = 'Your account does not have enough balance to carry out the refund.'
  await carryOutRefunds(refusing(short), paymentId)
  expect(await refundsOf(paymentId)).toMatchObject([{ refusedAt: null, attempts: 1 }])
  shop.passTime(2)
  await carryOutDueRefunds(ctx)

  expect(await refundedAtGateway(paymentId)).toEqual([100_00])
})

test('a refund that is withdrawn is no part of the sum any more', async () => {
  const paymentId = await paidOrder()
  await askFor(paymentId, 189_00)
  await shop.db.delete(refunds).where(eq(refunds.paymentId, paymentId))
  await askFor(paymentId, 10_00)
  await shop.db.update(refunds).set({ amountPaise: 15_00 }).where(eq(refunds.paymentId, paymentId))
  expect(await refundedHere(paymentId)).toBe(15_00)
})

/** An order of ₹189.00. Answers its payment. */
async function paidOrder(webhook: 'none' | 'duplicate' = 'none'): Promise<string> {
  return (await whoPaid(webhook))[1]
}

async function whoPaid(webhook: 'none' | 'duplicate' = 'none'): Promise<[Visitor, string]> {
  const asha = await shop.customer()
  await fillCart(asha, await makeProduct(shop, { sellingPricePaise: 149_00, listPricePaise: 180_00 }))
  const receipt = await payAtGateway(asha, (await startPaying(asha)).orderId, { webhook })
  expect((await verify(asha, receipt)).body.success).toBe(true)
  return [asha, receipt.razorpay_payment_id]
}

/** With a gateway that refuses each refund. */
function refusing(description: string): Ctx {
  return withRefund(() => Promise.reject(new GatewayRefusal(400, description)))
}

/** With a gateway that gives back in this way. */
function withRefund(refund: PaymentGateway['refund']): Ctx {
  const { gateways } = ctx
  return { ...ctx, gateways: { ...gateways, payments: { ...gateways.payments, refund } } }
}

/** As a person does at the gateway's own pages. */
async function refundAtDashboard(paymentId: string, amountPaise: number): Promise<void> {
  await ctx.gateways.payments.refund(paymentId, { amountPaise, idempotencyKey: `dashboard_${newId()}` })
}

async function everyWebhookIsRead(): Promise<void> {
  const waiting = () =>
    shop.pool.query(`select 1 from razorpay_sandbox.webhook_deliveries where due_at is not null
      union all select 1 from webhook_events where next_attempt_at is not null`)
  await vi.waitFor(async () => expect((await waiting()).rows).toEqual([]), { timeout: 10_000 })
}

/** Answers the id of the refund. */
async function askFor(paymentId: string, amountPaise: number): Promise<string> {
  const [payment] = await shop.db.select().from(payments).where(eq(payments.id, paymentId))
  const before = (await refundsOf(paymentId)).map(({ id }) => id)
  await requestRefund(ctx, { orderId: payment!.orderId, paymentId, amountPaise, reason: 'by_hand' })
  return (await refundsOf(paymentId)).find(({ id }) => !before.includes(id))!.id
}

async function refundOf(id: string) {
  const [refund] = await shop.db.select().from(refunds).where(eq(refunds.id, id))
  return refund
}

/** How many mails say that this money is back. */
function toldOf(...ids: string[]): Promise<number> {
  return shop.db.$count(mails, and(eq(mails.kind, 'money_back'), inArray(mails.cause, ids)))
}

function refundsOf(paymentId: string) {
  return shop.db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.requestedAt))
}

async function refundedHere(paymentId: string): Promise<number | undefined> {
  const [payment] = await shop.db.select().from(payments).where(eq(payments.id, paymentId))
  return payment?.refundedPaise
}

async function refundedAtGateway(paymentId: string): Promise<number[]> {
  return (await atGateway(paymentId)).map(({ amount }) => amount).sort((a, b) => a - b)
}

/** Oldest first. */
async function atGateway(paymentId: string): Promise<{ id: string; amount: number }[]> {
  const { rows } = await shop.pool.query<{ id: string; amount: number }>(
    `select id, amount_paise::int as amount from razorpay_sandbox.refunds where payment_id = $1
     order by created_at, id`,
    [paymentId],
  )
  return rows
}

async function faults(mode: string, count?: number): Promise<void> {
  expect((await shop.guest().post('/sandbox/razorpay/faults', { mode, count })).status).toBe(200)
}
