import { isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { testDatabase } from '#tests/support/database.ts'

import { openOrder, pay, startReceiver, startSandbox } from './sandbox-under-test.ts'
import type { SandboxUnderTest } from './sandbox-under-test.ts'
import { sandboxDeliveries } from './schema.ts'

const { db } = await testDatabase()
const patient = { timeout: 8000 }
const paidEvents = ['order.paid', 'payment.authorized', 'payment.captured']

// What an earlier test left on its way must not arrive in the next one.
beforeEach(async () => {
  await db.delete(sandboxDeliveries)
})

describe('what is told', () => {
  test('a payment: authorised, captured, the order paid; signed, in Razorpay’s envelope', async () => {
    const { received, orderId } = await payAndHear({ outcome: 'success' })

    await vi.waitFor(() => expect(received.map(({ event }) => event).toSorted()).toEqual(paidEvents), patient)
    expect(received.every(({ isSigned }) => isSigned)).toBe(true)
    expect(new Set(received.map(({ eventId }) => eventId)).size).toBe(3)
    const paid = received.find(({ event }) => event === 'order.paid')
    expect(paid?.raw).toMatchObject({ entity: 'event', contains: ['payment', 'order'] })
    expect(paid?.raw.account_id).toMatch(/^acc_\w{14}$/)
    expect(paid?.payload.order?.entity).toMatchObject({ id: orderId, status: 'paid' })
    expect(paid?.payload.payment?.entity).toMatchObject({
      order_id: orderId,
      status: 'captured',
      amount: 49900,
    })
    // Each is a snapshot of its own moment.
    const authorized = received.find(({ event }) => event === 'payment.authorized')
    expect(authorized?.payload.payment?.entity).toMatchObject({ status: 'authorized', captured: false })
  })

  test('a failure, and what becomes of a refund', async () => {
    const sandbox = await payAndHear({ outcome: 'failure' })
    const { received, gateway, call } = sandbox
    await vi.waitFor(() => expect(received.map(({ event }) => event)).toEqual(['payment.failed']), patient)
    expect(received[0]?.payload.payment?.entity).toMatchObject({ error_reason: 'card_declined' })

    const paid = await pay(sandbox, (await openOrder(gateway)).id, 'success')
    await call('POST', '/faults', { mode: 'pending-refunds', count: 1 })
    const refund = await gateway.refund(paid.gatewayPaymentId, {
      amountPaise: 49900,
      idempotencyKey: `refund-of-${paid.gatewayPaymentId}`,
    })
    await call('POST', '/settle-refund', { refund_id: refund.id, outcome: 'failed' })

    await vi.waitFor(() => {
      const events = received.map(({ event }) => event)
      expect(events).toEqual(expect.arrayContaining(['refund.created', 'refund.failed']))
    }, patient)
    const failed = received.find(({ event }) => event === 'refund.failed')
    expect(failed?.payload.refund?.entity).toMatchObject({ id: refund.id, status: 'failed' })
    expect(failed?.payload.payment?.entity).toMatchObject({ status: 'captured', amount_refunded: 0 })
  })
})

describe('the ways to let a shop down', () => {
  test('none writes no webhook, for this payment’s refund neither', async () => {
    const { gateway, paid, orderId } = await payAndHear({ outcome: 'success', webhook: 'none' })
    await gateway.refund(paid.gatewayPaymentId, {
      amountPaise: 49900,
      idempotencyKey: `refund-of-${paid.gatewayPaymentId}`,
    })

    expect(await deliveriesOf(orderId)).toEqual([])
  })

  test('duplicate sends each event twice under one id', async () => {
    const { received } = await payAndHear({ outcome: 'success', webhook: 'duplicate' })

    await vi.waitFor(() => expect(received).toHaveLength(6), patient)
    expect(new Set(received.map(({ eventId }) => eventId)).size).toBe(3)
  })

  test('late sends nothing before its time', async () => {
    let clock = new Date('2026-01-10T10:00:00Z')
    const { received, orderId } = await payAndHear(
      { outcome: 'success', webhook: 'late' },
      { now: () => clock, lateWebhookMs: 25_000 },
    )
    const due = (await deliveriesOf(orderId)).map(({ dueAt }) => dueAt?.toISOString())
    expect(new Set(due)).toEqual(new Set(['2026-01-10T10:00:25.000Z']))
    expect(received).toEqual([])

    clock = new Date('2026-01-10T10:00:25Z')
    await vi.waitFor(() => expect(received).toHaveLength(3), patient)
  })
})

describe('a shop that does not take them', () => {
  test('is tried again with growing pauses until it does', async () => {
    const answers = [500, 302, 404]
    const { received, orderId } = await payAndHear(
      { outcome: 'failure' },
      { retrySchedule: [20, 40, 80] },
      () => answers.shift() ?? 204,
    )

    await vi.waitFor(async () => {
      expect(await deliveriesOf(orderId)).toMatchObject([{ attempts: 4, dueAt: null, lastError: null }])
    }, patient)
    expect(received).toHaveLength(4)
    expect(new Set(received.map(({ eventId }) => eventId)).size).toBe(1)
  })

  test('and that says nothing in time counts as one that did not', async () => {
    const answers = ['silence' as const]
    const { received, orderId } = await payAndHear(
      { outcome: 'failure' },
      { retrySchedule: [10], answerTimeoutMs: 200 },
      () => answers.shift() ?? 200,
    )

    await vi.waitFor(() => expect(received).toHaveLength(2), patient)
    await vi.waitFor(async () => {
      expect(await deliveriesOf(orderId)).toMatchObject([{ attempts: 2, dueAt: null }])
    }, patient)
  })

  test('is given up after a day', async () => {
    let clock = new Date('2026-01-10T10:00:00Z')
    const { orderId } = await payAndHear({ outcome: 'failure' }, { now: () => clock }, () => 500)
    await vi.waitFor(
      async () => expect(await deliveriesOf(orderId)).toMatchObject([{ lastError: 'status 500' }]),
      patient,
    )

    clock = new Date('2026-01-11T10:00:01Z')

    await vi.waitFor(async () => {
      expect(await deliveriesOf(orderId)).toMatchObject([{ attempts: 2, dueAt: null, deliveredAt: null }])
    }, patient)
  })

  test('gets them after a restart too, with the signature of their time', async () => {
    let isUp = false
    const first = await payAndHear({ outcome: 'success' }, { retrySchedule: [10] }, () => (isUp ? 200 : 503))
    await vi.waitFor(() => expect(first.received.length).toBeGreaterThanOrEqual(3), patient)
    await first.close()
    const before = first.received.length

    isUp = true
    await startSandbox(db, { webhookUrl: first.webhookUrl, webhookSecret: 'a new one' })

    await vi.waitFor(async () => {
      const open = (await deliveriesOf(first.orderId)).filter(({ deliveredAt }) => deliveredAt === null)
      expect(open).toEqual([])
    }, patient)
    const after = first.received.slice(before)
    expect(after.map(({ event }) => event).toSorted()).toEqual(paidEvents)
    expect(after.every(({ isSigned }) => isSigned)).toBe(true)
  })
})

test('two processes share the work: every event arrives once', async () => {
  const sandbox = await payAndHear({ outcome: 'success' })
  const { received, webhookUrl, gateway } = sandbox
  await startSandbox(db, { webhookUrl })
  const orders = await Promise.all(Array.from({ length: 10 }, () => openOrder(gateway)))

  await Promise.all(orders.map((order) => pay(sandbox, order.id, 'success')))
  await quiet()

  expect(received).toHaveLength(33)
  expect(new Set(received.map(({ eventId }) => eventId)).size).toBe(33)
})

test('a payment that nobody finishes fails after ten minutes', async () => {
  let clock = new Date('2026-01-10T10:00:00Z')
  const { gateway, call, received } = await hearing({ now: () => clock })
  const order = await openOrder(gateway)
  const upi = { key: gateway.keyId, order_id: order.id, method: 'upi', vpa: 'success@razorpay' }
  await call('POST', '/checkout/payments', upi)

  clock = new Date('2026-01-10T10:10:01Z')

  await vi.waitFor(() => expect(received.map(({ event }) => event)).toEqual(['payment.failed']), patient)
  expect(await gateway.paymentsOfOrder(order.id)).toMatchObject([{ status: 'failed', method: 'upi' }])
})

type Options = NonNullable<Parameters<typeof startSandbox>[1]>

async function hearing(options: Options, status?: () => number | 'silence') {
  let sandbox: SandboxUnderTest | undefined
  const receiver = await startReceiver(() => {
    if (!sandbox) throw new Error('A webhook came before the gateway was there')
    return sandbox.gateway
  }, status)
  sandbox = await startSandbox(db, { webhookUrl: receiver.url, ...options })
  return { ...sandbox, received: receiver.received, webhookUrl: receiver.url }
}

async function payAndHear(
  payment: { outcome: string; webhook?: string },
  options: Options = {},
  status?: () => number | 'silence',
) {
  const sandbox = await hearing(options, status)
  const order = await openOrder(sandbox.gateway)
  const paid = await pay(sandbox, order.id, payment.outcome, payment.webhook)
  return { ...sandbox, paid, orderId: order.id }
}

/** Waits until nothing is left to deliver. */
async function quiet() {
  await vi.waitFor(async () => {
    const open = await db.select().from(sandboxDeliveries).where(isNull(sandboxDeliveries.deliveredAt))
    expect(open.filter(({ dueAt }) => dueAt !== null)).toEqual([])
  }, patient)
}

async function deliveriesOf(orderId: string) {
  const rows = await db.select().from(sandboxDeliveries).orderBy(sandboxDeliveries.id)
  return rows.filter(({ body }) => body.includes(orderId))
}
