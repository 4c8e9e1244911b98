import { describe, expect, test, vi } from 'vitest'

import { testDatabase } from '#tests/support/database.ts'

import { startSandbox } from './sandbox-under-test.ts'

const { db } = await testDatabase()
const card = { method: 'card', number: '4100 2800 0000 1007', expiry: '12/40', cvv: '123' }

test('the checkout and all that it loads are scripts and styles of our own', async () => {
  const { gateway } = await startSandbox(db)
  const script = await fetch(gateway.checkoutScriptUrl)
  const session = await fetch(new URL('checkout/session.js', gateway.checkoutScriptUrl))
  const styles = await fetch(new URL('checkout/checkout.css', gateway.checkoutScriptUrl))

  expect(script.headers.get('content-type')).toMatch('text/javascript')
  expect(await script.text()).toContain('window.Razorpay')
  expect(styles.headers.get('content-type')).toMatch('text/css')
  const imports = [...(await session.text()).matchAll(/from '\.\/([\w-]+\.js)'/g)].map((match) =>
    String(match[1]),
  )
  expect(imports.length).toBeGreaterThan(3)
  for (const file of imports) {
    const module = await fetch(new URL(`checkout/${file}`, gateway.checkoutScriptUrl))
    expect([file, module.status]).toEqual([file, 200])
  }
})

describe('opening', () => {
  test('shows the order’s own amount and refuses another', async () => {
    const { post, orderId } = await checkout()

    expect((await post('orders', { order_id: orderId })).body).toMatchObject({
      amount: 49900,
      currency: 'INR',
    })
    const wrong = await post('orders', { order_id: orderId, amount: 100 })
    expect(wrong).toMatchObject({ status: 400, body: { error: { field: 'amount' } } })
  })

  test('asks for the public key and for an order that exists', async () => {
    const { post, orderId } = await checkout()

    expect((await post('orders', { order_id: orderId, key: 'another' })).status).toBe(401)
    expect((await post('orders', {})).status).toBe(400)
    expect((await post('orders', { order_id: 'order_x' })).body.error?.description).toBe(
      'The id provided does not exist',
    )
  })
})

describe('the test instruments', () => {
  test.each([
    ['4100 2800 0000 1007', null],
    ['5500 6700 0000 1002', null],
    ['6527 6589 0000 1005', null],
    ['4100 2800 0008 0001', 'insufficient_fund'],
    ['4100 2800 0009 0000', 'payment_timed_out'],
    ['4100 2800 0007 0002', 'payment_cancelled'],
    ['4100 2800 0006 0003', 'card_declined'],
    ['4100 2800 0002 0007', 'gateway_technical_error'],
    ['4100 2800 0000 0009', 'authentication_failed'],
  ])('the card %s ends in %s', async (number, reason) => {
    const { payBy } = await checkout()

    expect((await payBy({ ...card, number }, { otp: '123456' })).error?.reason ?? null).toBe(reason)
  })

  test.each([
    ['1234', null],
    ['1234567890', null],
    ['123', 'authentication_failed'],
    ['', 'authentication_failed'],
  ])('the OTP %s ends in %s', async (otp, reason) => {
    const { payBy } = await checkout()

    expect((await payBy(card, { otp })).error?.reason ?? null).toBe(reason)
  })

  test.each([
    ['success@razorpay', null],
    ['Failure@Razorpay', 'payment_failed'],
  ])('the UPI ID %s ends in %s', async (vpa, reason) => {
    const { payBy } = await checkout()

    expect((await payBy({ method: 'upi', vpa }, { approve: true })).error?.reason ?? null).toBe(reason)
  })

  test.each([
    [true, null],
    [false, 'payment_failed'],
  ])('the bank’s page ends as it is told: %s', async (approve, reason) => {
    const { payBy } = await checkout()

    expect((await payBy({ method: 'netbanking', bank: 'SBIN' }, { approve })).error?.reason ?? null).toBe(
      reason,
    )
  })

  test.each([
    ['a card number with a typing error', { ...card, number: '4100280000001008' }, 'number'],
    ['a card that has expired', { ...card, expiry: '12/20' }, 'expiry'],
    ['a month that does not exist', { ...card, expiry: '13/40' }, 'expiry'],
    ['a short CVV', { ...card, cvv: '12' }, 'cvv'],
    ['a UPI ID of somebody', { method: 'upi', vpa: 'asha@okbank' }, 'vpa'],
    ['a bank that is not there', { method: 'netbanking', bank: 'constructor' }, 'bank'],
    ['a method that is not there', { method: 'cheque' }, 'method'],
  ])('refuses %s without an attempt', async (_name, instrument, field) => {
    const { post, orderId, gateway } = await checkout()

    const { status, body } = await post('payments', { order_id: orderId, ...instrument })

    expect([status, body.error?.field]).toEqual([400, field])
    expect(await gateway.paymentsOfOrder(orderId)).toEqual([])
  })
})

describe('paying', () => {
  test('hands over what the shop verifies, and keeps no card number', async () => {
    const { payBy, gateway, orderId, call } = await checkout()

    const paid = await payBy({ ...card, email: 'asha@example.in' }, { otp: '123456' })

    const gatewayPaymentId = String(paid.razorpay_payment_id)
    const signature = String(paid.razorpay_signature)
    expect(gateway.isCheckoutSignatureValid({ gatewayOrderId: orderId, gatewayPaymentId, signature })).toBe(
      true,
    )
    const payment = await call('GET', `/v1/payments/${gatewayPaymentId}`)
    expect(payment.body).toMatchObject({
      status: 'captured',
      email: 'asha@example.in',
      card: { last4: '1007' },
    })
    expect(JSON.stringify(payment.body)).not.toContain('4100280000001007')
  })

  test('a payment that is under way does not count, and cancelling it fails it', async () => {
    const { post, orderId, gateway } = await checkout()
    const { payment_id } = (await post('payments', { order_id: orderId, ...card })).body
    expect(await gateway.findPayment(String(payment_id))).toMatchObject({ status: 'created' })

    const cancelled = await post(`payments/${String(payment_id)}/answer`, { cancel: true })

    expect(cancelled.body).toMatchObject({
      status: 'failed',
      error: { reason: 'payment_cancelled', metadata: { payment_id } },
    })
    // The bank's answer came too late for it.
    const late = await post(`payments/${String(payment_id)}/answer`, { otp: '123456' })
    expect(late.body).toMatchObject({ status: 'failed' })
  })

  test('of two attempts that are under way only one goes through', async () => {
    const { post, orderId, gateway } = await checkout()
    const first = (await post('payments', { order_id: orderId, ...card })).body
    const second = (await post('payments', { order_id: orderId, ...card })).body

    const answers = await Promise.all(
      [first, second].map(({ payment_id }) =>
        post(`payments/${String(payment_id)}/answer`, { otp: '123456' }),
      ),
    )

    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400'])
    const statuses = (await gateway.paymentsOfOrder(orderId)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual(['captured', 'created'])
  })
})

test('an order whose payments fail again and again takes no more of them for a while, in words', async () => {
  let now = new Date()
  const { post, payBy, orderId, gateway } = await checkout({ now: () => now })
  for (let n = 0; n < 15; n++) await payBy({ method: 'netbanking', bank: 'SBIN' }, { approve: false })

  const refused = await post('payments', { order_id: orderId, ...card })

  expect([refused.status, refused.body.error?.description]).toEqual([
    400,
    'Too many payments of this order did not go through. Please wait 15 minutes and try again.',
  ])
  expect(await gateway.paymentsOfOrder(orderId)).toHaveLength(15)
  now = new Date(now.getTime() + 16 * 60_000)
  expect(await payBy(card, { otp: '123456' })).toMatchObject({ status: 'success' })
})

describe('UPI by a code or in an app', () => {
  test.each(['qr', 'intent'] as const)('by %s succeeds or fails as the tester says', async (flow) => {
    const paid = await checkout()
    expect(await paid.payBy({ method: 'upi', flow }, { approve: true })).toMatchObject({ status: 'success' })
    expect(await paid.gateway.paymentsOfOrder(paid.orderId)).toMatchObject([
      { status: 'captured', method: 'upi' },
    ])
    const failed = await checkout()
    expect((await failed.payBy({ method: 'upi', flow }, { approve: false })).error?.reason).toBe(
      'payment_failed',
    )
  })

  test('hands an app the sum with its paise, and a phone the same as a code', async () => {
    const { post, orderId } = await checkout()
    const { body } = await post('payments', { order_id: orderId, method: 'upi', flow: 'qr' })
    expect(body['link']).toMatch(/^upi:\/\/pay\?.*&am=499\.00&cu=INR$/)
    expect(body['code']).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  })

  test.each([
    ['pending', 'never', 10, 'failed'],
    ['a late success', 'yes', 1, 'captured'],
  ])('%s leaves the payment open, and the bank ends it', async (_name, later, minutes, status) => {
    let clock = new Date()
    const { payBy, post, gateway, orderId } = await checkout({ now: () => clock })
    expect(await payBy({ method: 'upi', flow: 'qr' }, { later })).toEqual({ status: 'pending' })
    expect(await gateway.paymentsOfOrder(orderId)).toMatchObject([{ status: 'created' }])
    expect((await post('payments/pay_x/answer', { later: 'perhaps' })).status).toBe(400)

    clock = new Date(clock.getTime() + minutes * 60_000 + 1_000)
    await vi.waitFor(async () => expect(await gateway.paymentsOfOrder(orderId)).toMatchObject([{ status }]), {
      timeout: 15_000,
    })
  })

  test('a late success of what was paid by another attempt goes back', async () => {
    let clock = new Date()
    const { payBy, gateway, orderId } = await checkout({ now: () => clock })
    await payBy({ method: 'upi', flow: 'intent' }, { later: 'yes' })
    await payBy(card, { otp: '123456' })

    clock = new Date(clock.getTime() + 61_000)
    const statuses = async () =>
      (await gateway.paymentsOfOrder(orderId)).map(({ status }) => status).toSorted()
    await vi.waitFor(async () => expect(await statuses()).toEqual(['captured', 'refunded']), {
      timeout: 15_000,
    })
  })
})

async function checkout(options: Parameters<typeof startSandbox>[1] = {}) {
  const { gateway, call } = await startSandbox(db, options)
  const order = await gateway.createOrder({ amountPaise: 49900, receipt: 'po_1', notes: {} })
  const post = (path: string, body: object) =>
    call('POST', `/checkout/${path}`, { key: gateway.keyId, ...body }, { authorization: '' })

  async function payBy(instrument: object, answer: object) {
    const started = await post('payments', { order_id: order.id, ...instrument })
    expect(started.status).toBe(200)
    return (await post(`payments/${String(started.body.payment_id)}/answer`, answer)).body
  }
  return { gateway, call, post, payBy, orderId: order.id }
}
