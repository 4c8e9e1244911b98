import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { cashEntries, mails, orders, products, stockEntries } from '#db/schema/index.ts'
import { addressInPune } from '#tests/support/address.ts'
import { overlap } from '#tests/support/locks.ts'
import { addAddress } from '#tests/support/orders.ts'
import { fillCart } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { takeOrder } from './take-order.ts'

const shop = await testShop()
const [admin, asha] = [await shop.admin(), await shop.customer()]
const ravis = await addAddress(await shop.customer('Ravi'))
const dal = await makeProduct(shop, { sellingPricePaise: 120_00, stock: 50, name: 'Toor Dal' })
const gone = await makeProduct(shop, { sellingPricePaise: 600_00 })
await shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, gone))
const ghee = await makeProduct(shop, { sellingPricePaise: 250_00, stock: null })
/** Three of the one and one of the other: ₹610.00, so delivery costs nothing. */
const order = {
  userId: asha.id,
  lines: [
    { productId: dal, quantity: 3 },
    { productId: ghee, quantity: 1 },
  ],
  collect: true,
  amount: 610,
  payment: { way: 'later' },
}

const take = (changes: object = {}, headers?: Record<string, string>) =>
  admin.post('/api/counter/orders', { ...order, ...changes }, headers)

test('an order taken at the counter is the customer’s, at the shop’s prices, and leaves their own cart alone', async () => {
  await fillCart(asha, ghee)

  const { body } = await take()

  const [mine] = (await asha.get('/api/orders/myorders')).body.data
  expect(mine).toMatchObject({
    _id: body['orderId'],
    status: 'Placed',
    totalPrice: 610,
    payment: { way: 'Cash', standing: 'due' },
    delivery: { collect: true, needsAddress: false },
    productId: [
      { _id: dal, quantity: 3, sellingPrice: 120 },
      { _id: ghee, quantity: 1, sellingPrice: 250 },
    ],
  })
  const { history } = (await admin.get(`/api/orders/${body['orderId']}`)).body.data
  expect(history).toMatchObject([{ status: 'Placed', by: { _id: admin.id } }])
  const [sale] = await shop.db.select().from(stockEntries).where(eq(stockEntries.cause, body['orderId']))
  expect(sale).toMatchObject({ why: 'sale', shelfChange: -3, actorId: admin.id })
  expect((await asha.get('/api/countAddToCartProduct')).body.data).toEqual({ count: 1 })
})

test('packs of one name are told apart by their size wherever the order is read', async () => {
  const bag = { name: 'Whole Wheat Atta', sellingPricePaise: 72_00, netUnit: 'g' } as const
  const small = await makeProduct(shop, { ...bag, netQuantity: 1000, stock: 5 })
  const large = await makeProduct(shop, { ...bag, netQuantity: 5000, sellingPricePaise: 340_00 })
  const lines = [
    { productId: large, quantity: 1 },
    { productId: small, quantity: 3 },
  ]

  const { body } = await take({ lines, amount: 556 })

  const { productId } = (await admin.get(`/api/orders/${body['orderId']}`)).body.data
  expect(productId).toMatchObject([
    { quantity: 1, pack: '5 kg' },
    { quantity: 3, pack: '1 kg' },
  ])
  const [mail] = await shop.db.select().from(mails).where(eq(mails.cause, body['orderId']))
  expect(mail?.facts).toMatchObject({
    lines: [{ name: 'Whole Wheat Atta 5 kg' }, { name: 'Whole Wheat Atta 1 kg' }],
  })
  const short = await take({ lines, amount: 556 })
  expect(short.body.message).toContain('Only 2 of Whole Wheat Atta 1 kg left.')
})

test.each([
  ['in cash now', { way: 'cash' }, 'Cash', 'paid', null],
  ['by UPI', { way: 'upi', reference: ' 429517336482 ' }, 'UPI', 'paid', '429517336482'],
])('what is paid %s is paid, and who took it is known', async (_, payment, way, standing, reference) => {
  const { body } = await take({ payment })

  const paid = (await admin.get(`/api/orders/${body['orderId']}`)).body.data
  expect(paid).toMatchObject({ due: 0, payment: { way, standing }, status: 'Placed' })
  const entries = await shop.db.select().from(cashEntries).where(eq(cashEntries.orderId, body['orderId']))
  expect(entries).toMatchObject([
    { way: payment.way, reference, amountPaise: 610_00, cause: 'counter', actorId: admin.id },
  ])
})

test('one UPI reference pays for one order, also where two come at once', async () => {
  const payment = { way: 'upi', reference: 'SAME12345678' } as const
  const ctx = {
    ...shop.ctx,
    actor: { id: admin.id, name: '', email: '', role: 'ADMIN', duties: [], sessionId: '' } as const,
  }
  const wanted = {
    personId: asha.id,
    lines: order.lines,
    delivery: { collect: true } as const,
    amountPaise: 610_00,
    payment,
  }

  const { first, second } = await overlap(ctx, {
    first: (tx) => takeOrder({ ...tx, actor: ctx.actor }, wanted),
    second: () => take({ payment: { way: 'upi', reference: 'same12345678' } }),
  })

  const [{ number } = { number: 0 }] = await shop.db.select().from(orders).where(eq(orders.id, first.orderId))
  expect(second).toMatchObject({ status: 409, body: { code: 'upi_reference_used' } })
  expect(second.body['message']).toBe(`Order #${number} was paid with this reference already.`)
})

test('who got no answer is told the order that their press has taken, and nobody else is', async () => {
  const hand = await shop.hand('counter')
  const key = 'lost-answer'
  const sent = (by = hand) => by.get(`/api/counter/orders/sent/${key}`)
  expect((await sent()).body).toMatchObject({ success: true, data: null })

  const { body } = await hand.post('/api/counter/orders', order, { 'idempotency-key': key })

  const { orderId, orderNumber } = body
  expect((await sent()).body.data).toEqual({ orderId, orderNumber, totalPrice: 610 })
  expect((await sent(await shop.hand('counter'))).body.data).toBeNull()
})

test('the same press twice is one order', async () => {
  const headers = { 'idempotency-key': 'one-press' }
  const [one, other] = await Promise.all([take({}, headers), take({}, headers)])
  expect(one?.body).toEqual(other?.body)
  const [{ number } = { number: 0 }] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.id, one?.body['orderId']))
  expect(one?.body['orderNumber']).toBe(number)
})

test('an order goes to one of the customer’s addresses, or to one that was said on the telephone', async () => {
  const addressId = await addAddress(asha)
  const known = await take({ collect: undefined, addressId })
  const said = await take({ collect: undefined, address: { ...addressInPune, town: 'Satara' } })
  const unsaid = await take({ collect: undefined })

  const placeOf = async (orderId: string) => (await admin.get(`/api/orders/${orderId}`)).body.data.delivery
  expect(await placeOf(known.body['orderId'])).toMatchObject({ address: { town: addressInPune.town } })
  expect(await placeOf(said.body['orderId'])).toMatchObject({ address: { town: 'Satara' } })
  expect(await placeOf(unsaid.body['orderId'])).toMatchObject({ needsAddress: true })
})

describe('refuses, and takes nothing from the shelf:', () => {
  test.each([
    ['a total that is not the shop’s', { amount: 600 }, 409, 'amount_mismatch'],
    [
      'the free total of what is fetched for what is brought',
      { lines: [{ productId: dal, quantity: 1 }], amount: 120, collect: undefined },
      409,
      'amount_mismatch',
    ],
    ['more than there is', { lines: [{ productId: dal, quantity: 99 }], amount: 11880 }, 409, 'out_of_stock'],
    [
      'what is not sold any more',
      { lines: [{ productId: gone, quantity: 1 }], amount: 600 },
      409,
      'no_longer_sold',
    ],
    ['no line', { lines: [] }, 422, 'invalid_input'],
    ['one product twice', { lines: [order.lines[0], order.lines[0]], amount: 720 }, 422, 'invalid_input'],
    ['no pieces', { lines: [{ productId: dal, quantity: 0 }], amount: 0 }, 422, 'invalid_input'],
    ['a product that there is not', { lines: [{ productId: 'none', quantity: 1 }] }, 404, 'not_found'],
    ['a person that there is not', { userId: 'nobody' }, 404, 'not_found'],
    ['another’s address', { collect: undefined, addressId: ravis }, 404, 'not_found'],
    ['two places', { addressId: ravis }, 422, 'invalid_input'],
    ['UPI without its reference', { payment: { way: 'upi' } }, 422, 'invalid_input'],
    [
      'a reference with a line break',
      { payment: { way: 'upi', reference: 'ABC123\n456' } },
      422,
      'invalid_input',
    ],
  ])('%s', async (_, changes, status, code) => {
    const before = await shop.db.$count(orders)
    expect(await take(changes)).toMatchObject({ status, body: { code } })
    expect(await shop.db.$count(orders)).toBe(before)
  })
})
