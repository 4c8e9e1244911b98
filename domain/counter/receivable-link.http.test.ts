import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import {
  mails,
  notices,
  paymentOrders,
  people,
  phoneConsents,
  phoneMessages,
  receivableAccounts,
  refunds,
} from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { GatewayRefusal } from '#domain/payments/gateway.ts'
import { learnOfRefunds } from '#domain/payments/refunds-at-gateway.ts'
import { carryOutRefunds } from '#domain/payments/refunds.ts'
import { settlePayment } from '#domain/payments/settle-payment.ts'
import { lockAccount } from '#domain/receivables/lock-account.ts'
import { sendStatements } from '#domain/receivables/send-statements.ts'
import { indianDay, indianHour, weekdayOf } from '#domain/time/rules.ts'
import { overlap } from '#tests/support/locks.ts'
import { wrongInBooks } from '#tests/support/order-books.ts'
import { payAtGateway } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { linkedReceivable } from './receivable-link.ts'

const shop = await testShop()
const [admin, keeper, anybody] = [await shop.admin(), await shop.hand('counter'), shop.guest()]
const dal = await makeProduct(shop, { sellingPricePaise: 100_00, stock: 500, name: 'Toor Dal' })

/** A customer who owes so many rupees, in hundreds, with the address of their link's calls. */
async function debtor(owed = 300) {
  const person = await shop.customer()
  await admin.post(`/api/people/${person.id}/receivables`, { limit: 5000 })
  await owe(person.id, owed)
  const { payPath } = (await person.get('/api/my-receivables')).body['data']
  const calls = `/api/receivable-links/${String(payPath).split('/').at(-1)}`
  return { person, payPath: payPath as string, calls, balance: () => balanceOf(person.id) }
}

async function owe(userId: string, owed: number): Promise<void> {
  const lines = [{ productId: dal, quantity: owed / 100 }]
  const order = { userId, lines, collect: true, amount: owed, payment: { way: 'receivable' } }
  expect((await keeper.post('/api/counter/orders', order)).status).toBe(200)
}

const balanceOf = async (id: string) =>
  (await keeper.get(`/api/people/${id}/receivables`)).body['data'].balance as number

const open = (calls: string, amount?: number | string) => anybody.post(`${calls}/order`, { amount })

/** Pays at the gateway what was opened, and reports it. */
async function pay(calls: string, gatewayOrderId: string) {
  const receipt = await payAtGateway(anybody, gatewayOrderId)
  return { receipt, verified: await anybody.post(`${calls}/verify`, receipt) }
}

const nothingIsWrong = async () => expect(await wrongInBooks(shop.pool)).toEqual([])

test('who has the link sees what is owed and pays it, in parts and once, without signing in', async () => {
  const { person, payPath, calls, balance } = await debtor()

  const shown = await linkedReceivable(shop.ctx, payPath.split('/').at(-1)!)
  const part = await open(calls, 100.5)
  const again = await open(calls, '100.50')
  await pay(calls, part.body.order.id)
  const rest = await open(calls)
  const { verified } = await pay(calls, rest.body.order.id)
  const done = await open(calls)

  expect(shown).toEqual({ duePaise: 300_00 })
  expect(part.body.order).toMatchObject({ amount: 100_50 })
  expect(again.body.order.id).toBe(part.body.order.id)
  expect(rest.body.order).toMatchObject({ amount: 199_50 })
  expect(verified.status).toBe(200)
  expect(done).toMatchObject({ status: 409, body: { code: 'nothing_due' } })
  expect(await balance()).toBe(0)
  expect((await person.get('/api/my-receivables')).body['data'].entries).toMatchObject([
    { kind: 'online', amount: -199.5 },
    { kind: 'online', amount: -100.5 },
    { kind: 'order' },
  ])
  await nothingIsWrong()
})

test('a wrong amount is refused with what is owed, and an unknown link opens nothing', async () => {
  const { calls } = await debtor()

  for (const amount of [300.01, 0, 0.5, -1, 'much', 1.005])
    expect(await open(calls, amount), String(amount)).toMatchObject({
      status: 422,
      body: { fields: { amount: expect.any(String) as string } },
    })
  expect((await open(calls, 300.01)).body['fields']?.['amount']).toContain('₹300.00')
  expect((await open('/api/receivable-links/nobody-has-it')).status).toBe(404)
  await expect(linkedReceivable(shop.ctx, 'nobody-has-it')).rejects.toMatchObject({ code: 'not_found' })
})

test('what is paid twice goes back, and what the gateway does not take back is theirs', async () => {
  const { person, calls, balance } = await debtor()
  const first = await open(calls, 200)
  const second = await open(calls)
  await pay(calls, first.body.order.id)

  const { receipt, verified } = await pay(calls, second.body.order.id)

  expect(verified.status).toBe(200)
  expect(await balance()).toBe(0)
  const back = () => shop.db.select().from(refunds).where(eq(refunds.paymentId, receipt.razorpay_payment_id))
  expect(await back()).toMatchObject([{ amountPaise: 200_00, refundedAt: expect.any(Date) as Date }])
  const told = await shop.db.select().from(mails).where(eq(mails.personId, person.id))
  expect(told).toContainEqual(
    expect.objectContaining({ kind: 'account_money_back', facts: { amountPaise: 200_00, of: 'khata' } }),
  )
  // It comes once more, by a payment order that was given up, and the gateway refuses to give it back.
  await owe(person.id, 100)
  const third = await open(calls)
  await keeper.post(`/api/people/${person.id}/receivables/payments`, { way: 'cash', amount: 100 })
  const late = await payAtGateway(anybody, third.body.order.id)
  await settleRefusing(late.razorpay_payment_id, third.body.order.id)
  expect(await balance()).toBe(-100)
  const refused = await shop.db.select().from(notices).where(eq(notices.kind, 'account_refund_refused'))
  expect(refused).toMatchObject([{ facts: { amountPaise: 100_00 }, orderId: null }])
  await nothingIsWrong()
})

test('a payment that comes while the till takes the cash waits for that, and goes back', async () => {
  const { person, calls, balance } = await debtor()
  const { body } = await open(calls)

  const { second } = await overlap(shop.ctx, {
    first: async (tx) => {
      await lockAccount(tx, person.id)
      await tx.db
        .update(receivableAccounts)
        .set({ balancePaise: 0 })
        .where(eq(receivableAccounts.personId, person.id))
    },
    second: () => pay(calls, body.order.id),
  })
  // The sum was set by hand, to stand for what the till has taken.
  await shop.db
    .update(receivableAccounts)
    .set({ balancePaise: 300_00 })
    .where(eq(receivableAccounts.personId, person.id))

  expect(second.verified).toMatchObject({ status: 409, body: { code: 'paid_too_late' } })
  expect(await balance()).toBe(300)
  await nothingIsWrong()
})

test('money of a khata that is given back at the gateway is owed again', async () => {
  const { calls, balance } = await debtor()
  const { receipt } = await pay(calls, (await open(calls)).body.order.id)
  expect(await balance()).toBe(0)

  const paymentId = receipt.razorpay_payment_id
  const dashboard = { amountPaise: 120_00, idempotencyKey: 'by-hand-at-dashboard' }
  await shop.ctx.gateways.payments.refund(paymentId, dashboard)
  await learnOfRefunds(shop.ctx, paymentId)
  await learnOfRefunds(shop.ctx, paymentId)

  expect(await balance()).toBe(120)
  await nothingIsWrong()
})

test('on Saturday whoever owes something is told once, with the way to pay it', async () => {
  const { person, payPath } = await debtor()
  await shop.db.update(people).set({ mobile: '9876500977' }).where(eq(people.id, person.id))
  const consent = {
    personId: person.id,
    channel: 'sms',
    mobile: '9876500977',
    givenAt: shop.ctx.now(),
  } as const
  await shop.db.insert(phoneConsents).values(consent)
  const paid = await debtor()
  await pay(paid.calls, (await open(paid.calls)).body.order.id)
  const toldTo = async (personId: string) =>
    (await shop.db.select().from(mails).where(eq(mails.personId, personId))).filter(
      ({ kind }) => kind === 'khata_statement',
    )

  passToSaturday(8)
  await sendStatements(shop.ctx)
  expect(await toldTo(person.id)).toEqual([])
  passToSaturday(9)
  await Promise.all([sendStatements(shop.ctx), sendStatements(shop.ctx)])
  await sendStatements(shop.ctx)

  expect(await toldTo(person.id)).toMatchObject([
    {
      facts: {
        owedPaise: 300_00,
        since: [{ what: 'order', amountPaise: 300_00 }],
        payToken: payPath.split('/').at(-1),
      },
    },
  ])
  expect(await toldTo(paid.person.id)).toEqual([])
  const texts = await shop.db.select().from(phoneMessages).where(eq(phoneMessages.personId, person.id))
  expect(texts.filter(({ kind }) => kind === 'khata_statement')).toHaveLength(1)
  shop.passTime(7 * 24 * 60)
  await sendStatements(shop.ctx)
  expect(await toldTo(person.id)).toHaveLength(2)
})

/** Settles a payment whose refund the gateway refuses for good. */
async function settleRefusing(paymentId: string, gatewayOrderId: string): Promise<void> {
  const { payments } = shop.ctx.gateways
  const refusing: Ctx = {
    ...shop.ctx,
    gateways: {
      ...shop.ctx.gateways,
      payments: { ...payments, refund: () => Promise.reject(new GatewayRefusal(400, 'It cannot be made.')) },
    },
  }
  const [offer] = await shop.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.gatewayOrderId, gatewayOrderId))
  const payment = await payments.findPayment(paymentId)
  await settlePayment(refusing, { paymentOrderId: offer!.id, payment: payment! })
  await carryOutRefunds(refusing, paymentId)
}

/** Moves the clock to this hour of a coming Saturday in India. */
function passToSaturday(hour: number): void {
  const hours = () => {
    const now = shop.ctx.now()
    return ((6 - weekdayOf(indianDay(now)) + 7) % 7) * 24 + hour - indianHour(now)
  }
  const ahead = hours()
  shop.passTime((ahead < 0 ? ahead + 7 * 24 : ahead) * 60)
}
