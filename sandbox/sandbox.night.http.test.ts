import { describe, expect, test } from 'vitest'

import { testDatabase } from '#tests/support/database.ts'

import { openOrder, pay, startSandbox } from './sandbox-under-test.ts'

const { db } = await testDatabase()

test('lists the payments of a span of time, newest first and by pages', async () => {
  let now = new Date('2026-11-21T06:00:00Z')
  const sandbox = await startSandbox(db, { now: () => now })
  const made: string[] = []
  for (const second of [0, 10, 20]) {
    now = new Date(Date.UTC(2026, 10, 21, 6, 0, second))
    made.push((await pay(sandbox, (await openOrder(sandbox.gateway)).id, 'success')).gatewayPaymentId)
  }
  const [first, second, third] = made
  const from = Date.UTC(2026, 10, 21, 6, 0, 0) / 1000
  const listed = async (query: string) => {
    const { status, body } = await sandbox.call('GET', `/v1/payments?${query}`)
    return body.items?.map(({ id }) => id) ?? status
  }

  expect(await listed(`from=${from}&to=${from + 20}`)).toEqual([third, second, first])
  expect(await listed(`from=${from + 1}&to=${from + 19}`)).toEqual([second])
  expect(await listed(`from=${from}&to=${from + 20}&count=2&skip=1`)).toEqual([second, first])
  expect(await listed('count=101')).toBe(400)
})

describe('the key', () => {
  test.each([
    ['none', { authorization: '' }],
    ['a wrong secret', { authorization: `Basic ${btoa('rzp_test_key:guess')}` }],
    ['a bearer token', { authorization: `Bearer ${btoa('rzp_test_key:the-secret')}` }],
  ])('is asked for: %s', async (_name, headers) => {
    const { call } = await startSandbox(db)

    const answer = await call('GET', '/v1/orders', undefined, headers)

    expect(answer.status).toBe(401)
    expect(answer.body.error).toMatchObject({
      code: 'BAD_REQUEST_ERROR',
      description: 'Authentication failed',
    })
  })
})

describe('opening an order', () => {
  test('answers Razorpay’s own shape', async () => {
    const { call } = await startSandbox(db)

    const { status, body } = await call('POST', '/v1/orders', {
      amount: 49900,
      currency: 'INR',
      receipt: 'r-1',
    })

    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/) as string,
      entity: 'order',
      amount: 49900,
      amount_paid: 0,
      amount_due: 49900,
      currency: 'INR',
      receipt: 'r-1',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: [],
      created_at: expect.any(Number) as number,
    })
  })

  test.each([
    ['no amount', { currency: 'INR' }, 'The amount field is required.'],
    ['less than a rupee', { amount: 99, currency: 'INR' }, 'The amount must be at least INR 1.00'],
    ['parts of a paisa', { amount: 100.5, currency: 'INR' }, 'The amount must be an integer'],
    ['an amount in a text', { amount: '500', currency: 'INR' }, 'The amount must be an integer'],
    ['no currency', { amount: 500 }, 'The currency field is required.'],
    ['dollars', { amount: 500, currency: 'USD' }, 'Currency is not supported'],
    [
      'a long receipt',
      { amount: 500, currency: 'INR', receipt: 'r'.repeat(41) },
      'The receipt may not be greater than 40 characters.',
    ],
    [
      'a long note',
      { amount: 500, currency: 'INR', notes: { a: 'n'.repeat(257) } },
      'The notes may not be greater than 256 characters.',
    ],
    ['a list', [], 'The request body must be a JSON object'],
    ['nothing', undefined, 'The request body must be a JSON object'],
    ['what is not JSON', '{', 'The request body is not valid JSON'],
  ])('refuses %s in Razorpay’s words', async (_name, input, description) => {
    const { call } = await startSandbox(db)

    const { status, body } = await call('POST', '/v1/orders', input)

    expect(status).toBe(400)
    expect(body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', description })
  })

  test('is found again by its receipt, with its notes', async () => {
    const sandbox = await startSandbox(db)
    const { gateway, call } = sandbox
    const mine = 'po_mine'
    const order = await gateway.createOrder({
      amountPaise: 49900,
      receipt: mine,
      notes: { payment_order_id: mine },
    })

    expect(await gateway.findOrder({ receipt: mine, amountPaise: 49900 })).toEqual(order)
    expect(await gateway.findOrder({ receipt: 'never', amountPaise: 49900 })).toBeNull()
    expect((await call('GET', `/v1/orders/${order.id}`)).body.notes).toEqual({ payment_order_id: mine })
    expect((await call('GET', '/v1/orders?count=0')).status).toBe(400)
  })

  test('an id that nobody was given does not exist', async () => {
    const sandbox = await startSandbox(db)
    const { gateway, call } = sandbox

    expect(await gateway.findPayment('pay_00000000000000')).toBeNull()
    for (const path of ['/v1/orders/x', '/v1/orders/x/payments', '/v1/payments/x']) {
      const { status, body } = await call('GET', path)
      expect([status, body.error?.description]).toEqual([400, 'The id provided does not exist'])
    }
    expect((await call('GET', '/v1/invoices')).status).toBe(404)
  })
})

describe('paying', () => {
  test('captures, signs, and ends the order', async () => {
    const sandbox = await startSandbox(db)
    const { gateway, call } = sandbox
    const order = await openOrder(gateway)

    const paid = await pay(sandbox, order.id, 'success')

    expect(gateway.isCheckoutSignatureValid(paid)).toBe(true)
    expect(await gateway.findPayment(paid.gatewayPaymentId)).toMatchObject({
      gatewayOrderId: order.id,
      amountPaise: 49900,
      currency: 'INR',
      status: 'captured',
      method: 'card',
    })
    expect((await call('GET', `/v1/orders/${order.id}`)).body).toMatchObject({
      status: 'paid',
      attempts: 1,
      amount_paid: 49900,
      amount_due: 0,
    })
    expect((await call('GET', `/v1/payments/${paid.gatewayPaymentId}`)).body).toMatchObject({
      captured: true,
      fee: 1178,
      tax: 180,
      error_code: null,
      notes: [],
      card: { last4: '1007', network: 'Visa' },
    })
  })

  test('that fails leaves the order open for another attempt', async () => {
    const sandbox = await startSandbox(db)
    const { gateway, call } = sandbox
    const order = await openOrder(gateway)

    const failed = (await call('POST', '/pay', { order_id: order.id, outcome: 'failure' })).body
    expect(failed).toMatchObject({ razorpay_signature: null, error: { reason: 'card_declined' } })
    expect((await call('GET', `/v1/orders/${order.id}`)).body).toMatchObject({
      status: 'attempted',
      attempts: 1,
    })

    await pay(sandbox, order.id, 'success')
    const attempts = await gateway.paymentsOfOrder(order.id)
    expect(attempts.map(({ status }) => status)).toEqual(['captured', 'failed'])
  })

  test('is refused for an order that is paid, and for one whose money is set aside', async () => {
    const sandbox = await startSandbox(db)
    const { gateway, call } = sandbox
    const paid = await openOrder(gateway)
    const setAside = await openOrder(gateway)
    await pay(sandbox, paid.id, 'success')
    await pay(sandbox, setAside.id, 'authorized')

    for (const { id } of [paid, setAside]) {
      const { status } = await call('POST', '/pay', { order_id: id, outcome: 'success' })
      expect(status).toBe(400)
      expect(await gateway.paymentsOfOrder(id)).toHaveLength(1)
    }
  })

  test('ten times at once takes the money once', async () => {
    const sandbox = await startSandbox(db)
    const { gateway, call } = sandbox
    const order = await openOrder(gateway)

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', '/pay', { order_id: order.id, outcome: 'success' })),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await gateway.paymentsOfOrder(order.id)).toHaveLength(1)
  })
})

describe('capturing', () => {
  test('takes money that was set aside, once, and only all of it', async () => {
    const sandbox = await startSandbox(db)
    const { gateway, call } = sandbox
    const order = await openOrder(gateway)
    const { gatewayPaymentId } = await pay(sandbox, order.id, 'authorized')

    await expect(gateway.capture(gatewayPaymentId, 49800)).rejects.toMatchObject({
      description: 'Capture amount must be equal to the amount authorized.',
    })
    expect(await gateway.capture(gatewayPaymentId, 49900)).toMatchObject({ status: 'captured' })
    expect(await gateway.findOrder({ receipt: order.receipt ?? '', amountPaise: 49900 })).toMatchObject({
      status: 'paid',
    })
    const again = await call('POST', `/v1/payments/${gatewayPaymentId}/capture`, {
      amount: 49900,
      currency: 'INR',
    })
    expect(again.body.error?.description).toBe('This payment has already been captured')
    // The client knows that refusal: after a lost answer it means that all is well.
    expect(await gateway.capture(gatewayPaymentId, 49900)).toMatchObject({ status: 'captured' })
  })

  test('is left to the shop when the order says so', async () => {
    const sandbox = await startSandbox(db)
    const { call } = sandbox
    const input = { amount: 500, currency: 'INR', payment: { capture: 'manual' } }
    const order = (await call('POST', '/v1/orders', input)).body
    const paid = await pay(sandbox, String(order.id), 'success')

    const payment = await call('GET', `/v1/payments/${paid.gatewayPaymentId}`)

    expect(payment.body).toMatchObject({ status: 'authorized', captured: false, fee: null })
  })

  test('a failed payment that the bank confirms late is set aside, to be captured', async () => {
    const sandbox = await startSandbox(db)
    const { gateway, call } = sandbox
    const first = await openOrder(gateway)
    const second = await openOrder(gateway)
    const failed = await pay(sandbox, first.id, 'failure')
    await pay(sandbox, second.id, 'failure')

    const late = await call('POST', '/authorize-late', { payment_id: failed.gatewayPaymentId })
    expect(late.body).toMatchObject({ status: 'authorized', error_code: null })
    expect(await gateway.capture(failed.gatewayPaymentId, 49900)).toMatchObject({ status: 'captured' })

    await pay(sandbox, second.id, 'authorized')
    const attempts = await gateway.paymentsOfOrder(second.id)
    expect(attempts.map(({ status }) => status)).toEqual(['authorized'])
  })

  test('a late confirmation for an order that was paid meanwhile goes back at once', async () => {
    const sandbox = await startSandbox(db)
    const { gateway, call } = sandbox
    const order = await openOrder(gateway)
    const failed = await pay(sandbox, order.id, 'failure')
    await pay(sandbox, order.id, 'success')

    await call('POST', '/authorize-late', { payment_id: failed.gatewayPaymentId })

    expect(await gateway.findPayment(failed.gatewayPaymentId)).toMatchObject({ status: 'refunded' })
  })
})
