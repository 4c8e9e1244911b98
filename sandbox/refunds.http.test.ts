import { describe, expect, test } from 'vitest'

import { isGatewayRefusal } from '#domain/payments/gateway.ts'
import { testDatabase } from '#tests/support/database.ts'

import { openOrder, pay, startSandbox } from './sandbox-under-test.ts'

const { db } = await testDatabase()
const keyOf = (paymentId: string) => `refund-of-${paymentId}`

describe('refunding', () => {
  test('gives everything back once, however often it is asked for', async () => {
    const sandbox = await startSandbox(db)
    const { gateway, call } = sandbox
    const order = await openOrder(gateway)
    const { gatewayPaymentId } = await pay(sandbox, order.id, 'success')

    const refund = await gateway.refund(gatewayPaymentId, {
      amountPaise: 49900,
      idempotencyKey: keyOf(gatewayPaymentId),
    })

    expect(refund).toMatchObject({
      id: expect.stringMatching(/^rfnd_\w{14}$/) as string,
      status: 'processed',
    })
    expect(
      await gateway.refund(gatewayPaymentId, { amountPaise: 49900, idempotencyKey: keyOf(gatewayPaymentId) }),
    ).toEqual(refund)
    await expect(
      gateway.refund(gatewayPaymentId, { amountPaise: 49800, idempotencyKey: keyOf(gatewayPaymentId) }),
    ).rejects.toSatisfy(isGatewayRefusal)
    expect((await call('GET', `/v1/payments/${gatewayPaymentId}`)).body).toMatchObject({
      status: 'refunded',
      refund_status: 'full',
      amount_refunded: 49900,
    })
    // A refund does not open the order again.
    expect((await call('GET', `/v1/orders/${order.id}`)).body).toMatchObject({ status: 'paid' })
  })

  test('in parts never gives back more than was taken', async () => {
    const sandbox = await startSandbox(db)
    const { gateway, call } = sandbox
    const { gatewayPaymentId } = await pay(sandbox, (await openOrder(gateway)).id, 'success')
    const refund = (body: object, key?: string) =>
      call(
        'POST',
        `/v1/payments/${gatewayPaymentId}/refund`,
        body,
        key ? { 'x-refund-idempotency': key } : {},
      )
    const wordsOf = async (answer: ReturnType<typeof refund>) => (await answer).body.error?.description

    expect(await wordsOf(refund({ amount: 50000 }))).toBe(
      'The refund amount provided is greater than amount captured.',
    )
    expect(await wordsOf(refund({ amount: 1 }))).toBe('The amount must be at least INR 1.00')
    expect(await wordsOf(refund({}, 'short'))).toMatch(/idempotency key/)
    expect((await refund({ amount: 40000 })).status).toBe(200)
    expect((await call('GET', `/v1/payments/${gatewayPaymentId}`)).body).toMatchObject({
      refund_status: 'partial',
    })
    expect(await wordsOf(refund({ amount: 40000 }))).toMatch(/greater than/)
    // Without an amount: all that is left.
    expect((await refund({})).body).toMatchObject({ amount: 9900, speed_processed: 'normal' })
    expect(await wordsOf(refund({}))).toBe('The payment has been fully refunded already.')
  })

  test('is refused for money that was not taken', async () => {
    const sandbox = await startSandbox(db)
    const { gateway } = sandbox
    const { gatewayPaymentId } = await pay(sandbox, (await openOrder(gateway)).id, 'authorized')

    await expect(
      gateway.refund(gatewayPaymentId, { amountPaise: 49900, idempotencyKey: keyOf(gatewayPaymentId) }),
    ).rejects.toSatisfy(isGatewayRefusal)
  })

  test('ten times at once under one key gives the money back once', async () => {
    const sandbox = await startSandbox(db)
    const { gateway } = sandbox
    const { gatewayPaymentId } = await pay(sandbox, (await openOrder(gateway)).id, 'success')

    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        gateway.refund(gatewayPaymentId, { amountPaise: 49900, idempotencyKey: keyOf(gatewayPaymentId) }),
      ),
    )

    const ids = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : []))
    const refusals = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    )
    expect(new Set(ids).size).toBe(1)
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 409 })
  })

  test('that the bank cannot carry out makes the money the shop’s again', async () => {
    const sandbox = await startSandbox(db)
    const { gateway, call } = sandbox
    const { gatewayPaymentId } = await pay(sandbox, (await openOrder(gateway)).id, 'success')
    await call('POST', '/faults', { mode: 'pending-refunds', count: 1 })
    // What only asks, as a webhook that is read meanwhile does, leaves the fault to the refund.
    await gateway.findPayment(gatewayPaymentId)
    const refund = await gateway.refund(gatewayPaymentId, {
      amountPaise: 49900,
      idempotencyKey: keyOf(gatewayPaymentId),
    })
    expect(refund.status).toBe('pending')

    await call('POST', '/settle-refund', { refund_id: refund.id, outcome: 'failed' })

    expect(await gateway.findPayment(gatewayPaymentId)).toMatchObject({ status: 'captured' })
    expect((await call('POST', '/settle-refund', { refund_id: refund.id, outcome: 'failed' })).status).toBe(
      400,
    )
  })
})
