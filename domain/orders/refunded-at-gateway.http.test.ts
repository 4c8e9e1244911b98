import { expect, test } from 'vitest'

import { newId } from '#domain/ground/ids.ts'
import { buy, deliver, move } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

// Somebody gives money back at the gateway's own dashboard, and no press in the shop has moved the order.
const shop = await testShop()
const [admin, asha, hand] = [await shop.admin(), await shop.customer(), await shop.hand('packs')]

test('an order whose money was given back at the gateway says so wherever it is listed', async () => {
  const { orderId } = await refunded()

  const said = { refundedAtGateway: true, payment: { standing: 'refunded at the gateway' } }
  for (const person of [admin, hand]) {
    const { data } = (await person.get('/api/all-orders?page=1')).body
    expect(data.find((one: { _id: string }) => one._id === orderId)).toMatchObject(said)
    expect((await person.get(`/api/orders/${orderId}`)).body['data']).toMatchObject(said)
  }
  // The specification shows the status as it is; beside it stands how it is paid.
  const [mine] = (await asha.get('/api/orders/myorders')).body['data']
  expect(mine).toMatchObject({ status: 'Paid', ...said })
  expect(await (await fetchAs(admin.cookies, '/api/orders.csv')).text()).toContain('refunded at the gateway')
})

test('it neither goes on by itself nor with others, and goes on when somebody insists', async () => {
  const { orderId } = await refunded()

  const refusal = { status: 409, body: { code: 'refunded_at_gateway' } }
  expect(await tryMove(hand, orderId, { action: 'pack' })).toMatchObject(refusal)
  const { body } = await hand.post('/api/move-orders', { orderIds: [orderId], action: 'pack' })
  expect(body['data']).toMatchObject([{ moved: false, code: 'refunded_at_gateway' }])
  for (const action of ['pack', 'dispatch', 'deliver']) {
    expect(await tryMove(admin, orderId, { action })).toMatchObject(refusal)
    await move(admin, orderId, { action, evenRefunded: true })
  }
  expect((await admin.get(`/api/orders/${orderId}`)).body['data']).toMatchObject({
    status: 'Delivered',
    refundedAtGateway: false,
  })
})

test('it is cancelled in one press: its goods come back, and nothing more is given back', async () => {
  const { orderId, oil } = await refunded()

  const { body } = await move(admin, orderId, { action: 'cancel' })

  expect(body['data']).toMatchObject({ status: 'Cancelled', refundedAtGateway: false, refunds: [{}] })
  expect((await asha.post('/api/product-details', { productId: oil })).body['data'].stock).toBe(5)
})

test('one of which a part was given back there goes its way as before', async () => {
  const { orderId } = await refunded({ lessPaise: 1_00 })

  expect((await admin.get(`/api/orders/${orderId}`)).body['data'].refundedAtGateway).toBe(false)
  await deliver(admin, orderId)

  expect((await admin.get(`/api/orders/${orderId}`)).body['data'].status).toBe('Delivered')
})

test('one that the shop itself gave back is no riddle to it, and goes its way', async () => {
  const { orderId, transactionId, paise } = await paid()
  await admin.post(`/api/orders/${orderId}/refund`, { transactionId, amount: paise / 100, note: 'A gift' })

  const { body } = await move(hand, orderId, { action: 'pack' })

  expect(body['data'].status).toBe('Packed')
})

async function refunded({ lessPaise = 0 } = {}) {
  const order = await paid()
  const refund = { amountPaise: order.paise - lessPaise, idempotencyKey: `dashboard_${newId()}` }
  await shop.ctx.gateways.payments.refund(order.transactionId, refund)
  await admin.post(`/api/orders/${order.orderId}/ask-gateway`)
  return order
}

async function paid() {
  const oil = await makeProduct(shop, { stock: 5, sellingPricePaise: 460_00, listPricePaise: 500_00 })
  return { oil, paise: 500_00, ...(await buy(asha, oil)) }
}

/** Unlike `move` it may be refused. */
function tryMove(person: typeof admin, orderId: string, body: object) {
  return person.post(`/api/orders/${orderId}/move`, body)
}

function fetchAs(cookies: Map<string, string>, path: string) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return fetch(shop.url + path, { headers: { cookie } })
}
