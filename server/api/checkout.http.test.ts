import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { orders } from '#db/schema/index.ts'
import { cartTotal, fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

// The calls and their answers; what paying does is proved beside domain/payments.
const shop = await testShop()
const ghee = await makeProduct(shop, { name: 'Cow Ghee', listPricePaise: 699_00, sellingPricePaise: 649_50 })
const rice = await makeProduct(shop, {
  name: 'Indrayani Rice',
  hindiName: 'इंद्रायणी चावल',
  listPricePaise: 90_00,
  sellingPricePaise: 84_25,
})

async function paidOrder() {
  const customer = await shop.customer('Meera Joshi')
  await fillCart(customer, ghee, rice, rice)
  const { orderId } = await startPaying(customer)
  const receipt = await payAtGateway(customer, orderId)
  const answer = await verify(customer, receipt)
  return { customer, receipt, answer }
}

describe('POST /api/razorpay/order', () => {
  test('takes the total in rupees, as number or text, and answers the gateway’s order in paise', async () => {
    for (const amount of [124.25, '124.25']) {
      const customer = await shop.customer()
      await fillCart(customer, rice)
      expect(await cartTotal(customer)).toBe(124.25)

      const { status, body } = await customer.post('/api/razorpay/order', { amount })

      expect(status).toBe(200)
      expect(body).toEqual({
        success: true,
        error: false,
        message: expect.any(String),
        order: { id: expect.stringMatching(/^order_\w+$/), amount: 124_25, currency: 'INR' },
        keyId: expect.stringMatching(/^rzp_test_/),
      })
    }
  })

  test('says what is wrong with a cart that comes to more than one crore', async () => {
    const gold = await makeProduct(shop, { listPricePaise: 90_00_000_00, sellingPricePaise: 90_00_000_00 })
    const customer = await shop.customer()
    await fillCart(customer, gold, gold)
    for (const amount of [await cartTotal(customer), '18000000.00']) {
      const { status, body } = await customer.post('/api/razorpay/order', { amount })
      expect(status).toBe(422)
      expect(body).toMatchObject({
        code: 'invalid_input',
        message: 'One payment can be at most ₹1,00,00,000.00. Please take something out of your cart.',
      })
    }
    const nonsense = await customer.post('/api/razorpay/order', { amount: 'a lot' })
    expect(nonsense.body.message).toBe('Please enter an amount in rupees, such as 49 or 49.50.')
  })

  test('refuses a total that is not the cart’s and answers the right one', async () => {
    const customer = await shop.customer()
    await fillCart(customer, ghee)
    const { status, body } = await customer.post('/api/razorpay/order', { amount: 1 })
    expect(status).toBe(409)
    expect(body).toMatchObject({ success: false, error: true, code: 'amount_mismatch', total: 649.5 })
    expect(body.message).toMatch('Your cart has changed. The new total is ₹649.50.')
  })

  test('tells a client that left the delivery out of its total', async () => {
    const customer = await shop.customer()
    await fillCart(customer, rice)
    const { status, body } = await customer.post('/api/razorpay/order', { amount: 84.25 })
    expect([status, body['code'], body['total']]).toEqual([409, 'amount_mismatch', 124.25])
    expect(body.message).toBe('The total is ₹124.25 with delivery. Please check it before you pay.')
  })

  test.each([undefined, null, '', 'abc', -1, 1.005, 1e300, [124.25]])(
    'refuses the amount %j',
    async (amount) => {
      const customer = await shop.customer()
      await fillCart(customer, rice)
      const { status, body } = await customer.post('/api/razorpay/order', { amount })
      expect(status).toBe(422)
      expect(body.fields).toHaveProperty('amount')
    },
  )
})

describe('POST /api/razorpay/verify', () => {
  test('answers success with the order’s id, and the same again when it is asked again', async () => {
    const { customer, receipt, answer } = await paidOrder()
    const again = await verify(customer, receipt)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      success: true,
      error: false,
      message: 'Payment Successful & Verified!',
      orderId: expect.any(String),
    })
    expect(again.body).toEqual(answer.body)
  })

  test('takes the spec’s whole body with items and totalPrice', async () => {
    const customer = await shop.customer()
    await fillCart(customer, rice)
    const items = (await customer.get('/api/view-card-product')).body['data']
    const receipt = await payAtGateway(customer, (await startPaying(customer)).orderId)
    const { body } = await customer.post('/api/razorpay/verify', { ...receipt, items, totalPrice: 124.25 })
    expect(body.success).toBe(true)
  })
})

describe('GET /api/razorpay/order/:id', () => {
  test('says whether it has been paid', async () => {
    const customer = await shop.customer()
    await fillCart(customer, rice)
    const { orderId } = await startPaying(customer)
    const open = await customer.get(`/api/razorpay/order/${orderId}`)
    await payAtGateway(customer, orderId)
    const paid = await customer.get(`/api/razorpay/order/${orderId}`)
    expect(open.body).toMatchObject({ success: true, data: { paid: false, orderId: null } })
    expect(paid.body).toMatchObject({ success: true, data: { paid: true, orderId: expect.any(String) } })
  })
})

describe('GET /api/razorpay/checkout', () => {
  test('says where the checkout script is and that it is the test gateway’s', async () => {
    const { body } = await shop.guest().get('/api/razorpay/checkout')
    expect(body['data']).toEqual({ scriptUrl: '/sandbox/razorpay/v1/checkout.js', isTestGateway: true })
  })
})

describe('GET /api/orders/myorders', () => {
  test('lists one’s own orders with what was bought at the price that was paid, newest first', async () => {
    const { customer, receipt, answer } = await paidOrder()
    await fillCart(customer, rice)
    await verify(customer, await payAtGateway(customer, (await startPaying(customer)).orderId))

    const { status, body } = await customer.get('/api/orders/myorders')

    expect(status).toBe(200)
    expect(body['data']).toHaveLength(2)
    expect(body['data'][1]).toEqual({
      _id: answer.body['orderId'],
      orderNumber: expect.any(Number),
      user: { _id: customer.id, name: 'Meera Joshi', email: customer.email },
      payment: { way: 'Card', standing: 'paid' },
      refundedAtGateway: false,
      savings: [],
      transactionId: receipt.razorpay_payment_id,
      productId: [
        expect.objectContaining({
          _id: ghee,
          productName: 'Cow Ghee',
          quantity: 1,
          price: 699,
          sellingPrice: 649.5,
        }),
        expect.objectContaining({
          _id: rice,
          productName: 'Indrayani Rice',
          hindiName: 'इंद्रायणी चावल',
          quantity: 2,
          sellingPrice: 84.25,
        }),
      ],
      subtotal: 818,
      deposit: 0,
      discount: 0,
      shipping: 0,
      totalPrice: 818,
      due: 0,
      version: 0,
      delivery: {
        address: null,
        collect: false,
        needsAddress: true,
        promisedOn: null,
        slot: null,
        slotAsked: null,
      },
      status: 'Paid',
      createdAt: expect.stringMatching(/Z$/),
    })
  })

  test('lists nobody else’s orders, and no payment order that was not paid', async () => {
    await paidOrder()
    const other = await shop.customer()
    await fillCart(other, rice)
    await startPaying(other)
    expect((await other.get('/api/orders/myorders')).body).toMatchObject({ success: true, data: [] })
  })
})

describe('GET /api/all-orders', () => {
  test('lists everybody’s orders to an admin, whole or by pages', async () => {
    const { answer } = await paidOrder()
    const admin = await shop.admin()

    const whole = await admin.get('/api/all-orders')
    const page = await admin.get('/api/all-orders?page=1&pageSize=1')

    expect(whole.body['data'][0]).toMatchObject({
      _id: answer.body['orderId'],
      user: { name: 'Meera Joshi' },
      totalPrice: 818,
    })
    expect(page.body).toMatchObject({ total: whole.body['data'].length, page: 1, pageSize: 1 })
    expect(page.body['data']).toEqual(whole.body['data'].slice(0, 1))
  })

  test('narrows them to some states and to Indian days, and counts what is left', async () => {
    const { answer } = await paidOrder()
    const id = answer.body['orderId'] as string
    const admin = await shop.admin()
    // A quarter past midnight in India, which is the day before in London.
    const at = new Date('2031-03-04T18:45:00Z')
    await shop.db.update(orders).set({ createdAt: at }).where(eq(orders.id, id))
    const found = async (query: string) => (await admin.get(`/api/all-orders?page=1&${query}`)).body

    for (const query of ['from=2031-03-05', 'from=2031-03-05&to=2031-03-05', 'from=2031-03-05&status=paid'])
      expect(await found(query), query).toMatchObject({ total: 1, data: [{ _id: id }] })
    expect(await found('status=paid&status=packed&from=2031-01-01&q=meera')).toMatchObject({ total: 1 })
    for (const query of ['from=2031-03-06', 'from=2031-01-01&to=2031-03-04', 'from=2031-01-01&status=packed'])
      expect(await found(query), query).toMatchObject({ total: 0, data: [] })
    const { body: whole } = await admin.get('/api/all-orders?from=2031-01-01&status=paid')
    expect(whole['data']).toHaveLength(1)
    expect((await admin.get('/api/all-orders?status=lost&from=yesterday')).body.fields).toEqual({
      status: expect.stringContaining('out_for_delivery'),
      from: 'Please choose a day between the years 2000 and 2199, such as 2026-12-03.',
    })
  })
})
