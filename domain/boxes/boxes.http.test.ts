import { eq, isNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { growerEntries, orderLines, orders, products, subscriptions } from '#db/schema/index.ts'
import { makeSubscribedOrders } from '#domain/subscriptions/make-subscribed-orders.ts'
import { daysAfter, indianDay, startOfIndianDay } from '#domain/time/rules.ts'
import { addressInPune } from '#tests/support/address.ts'
import { makeGrower } from '#tests/support/growers.ts'
import { setShelf } from '#tests/support/ledger.ts'
import { buy, deliver, move } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { boxFor, weekOf } from './rules.ts'

// That stock, batches and what growers get add up is checked at the end of every test of a shop.
const shop = await testShop()
const [admin, packer] = [await shop.admin(), await shop.hand('packs')]
const growers = [await makeGrower(shop, 'Share Farm', 8000), await makeGrower(shop, 'Bought Farm')]

/** A box of ₹300.00 with 1 kg of tomatoes, two of okra and a gourd, and three stand-ins. */
let goods: Record<'box' | 'tomato' | 'okra' | 'gourd' | 'spinach' | 'beans' | 'radish', string>

beforeEach(async () => {
  await shop.db.update(subscriptions).set({ endedAt: shop.ctx.now() }).where(isNull(subscriptions.endedAt))
  const good = (name: string, sellingPricePaise: number, more: object = {}) =>
    makeProduct(shop, { name, sellingPricePaise, listPricePaise: sellingPricePaise, stock: 20, ...more })
  goods = {
    box: await good('Vegetable Box', 300_00, { stock: null }),
    tomato: await good('Tomato', 5_00, {
      netQuantity: 100,
      netUnit: 'g',
      leastGrams: 100,
      mostGrams: 2000,
      stock: 100,
    }),
    okra: await good('Okra', 40_00),
    gourd: await good('Gourd', 30_00),
    spinach: await good('Spinach', 20_00),
    beans: await good('Beans', 25_00),
    radish: await good('Radish', 15_00),
  }
  for (const week of [0, 7]) expect((await set({ week: daysAfter(today(), week) })).status).toBe(200)
})

const today = () => indianDay(shop.ctx.now())

function set(more: object = {}) {
  const { box, tomato, okra, gourd, spinach, beans, radish } = goods
  const of = (productId: string, quantity = 1) => ({ productId, quantity })
  return admin.post('/api/boxes/set', {
    boxId: box,
    week: today(),
    goods: [of(tomato, 10), of(okra, 2), of(gourd)],
    standIns: [of(spinach, 3), of(beans), of(radish)],
    ...more,
  })
}

test('of two who say the same week at once the second reads what the first has said, and can save again', async () => {
  const { okra, gourd, tomato, spinach, beans, radish } = goods
  const of = (productId: string, quantity = 1) => ({ productId, quantity })
  const loaded = {
    goods: [of(tomato, 10), of(okra, 2), of(gourd)],
    standIns: [of(spinach, 3), of(beans), of(radish)],
  }
  const first = { goods: [of(okra, 3)], standIns: [], loaded }
  expect((await set(first)).status).toBe(200)

  const second = await set({ goods: [of(gourd, 2)], standIns: [], loaded })

  expect([second.status, second.body['code'], second.body.message]).toEqual([
    409,
    'box_changed',
    'Somebody else has changed this week. Now there is in it: 3 × Okra 1 kg. Please look at it and save again.',
  ])
  // The answer to the first was lost, and it is pressed again.
  expect((await set(first)).status).toBe(200)
  const again = { goods: [of(gourd, 2)], standIns: [], loaded: { goods: [of(okra, 3)], standIns: [] } }
  expect((await set(again)).status).toBe(200)
})

const stockOf = async (productId: string) =>
  (await shop.db.select().from(products).where(eq(products.id, productId)))[0]!.stock

async function stocks() {
  const { tomato, okra, gourd, spinach, beans, radish } = goods
  return Promise.all([tomato, okra, gourd, spinach, beans, radish].map(stockOf))
}

const linesOf = (orderId: string) => shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))

test('an order of a box is one line with one price; what is in it leaves the shelf with the payment and comes back where the order is cancelled', async () => {
  const asha = await shop.customer()
  await fillCart(asha, goods.box, goods.box, goods.okra)
  const { orderId: gatewayOrderId } = await startPaying(asha)
  expect(await stocks()).toEqual([80, 15, 18, 20, 20, 20])
  const { body } = await verify(asha, await payAtGateway(asha, gatewayOrderId))
  const orderId = body['orderId'] as string
  await asha.post(`/api/orders/${orderId}/address`, { address: addressInPune })

  expect(await linesOf(orderId)).toMatchObject([
    { productName: 'Vegetable Box', quantity: 2, sellingPricePaise: 300_00 },
    { productName: 'Okra', quantity: 1, box: null },
  ])
  expect(await stocks()).toEqual([80, 15, 18, 20, 20, 20])
  // What the shop says later is of later orders.
  await set({ goods: [{ productId: goods.gourd, quantity: 1 }], standIns: [] })
  await move(admin, orderId, { action: 'cancel' })
  expect(await stocks()).toEqual([100, 20, 20, 20, 20, 20])
})

test('who never wants some goods gets the stand-ins in their order, and else more of the others; more than three are refused', async () => {
  expect(
    boxFor({ goods: [one('a', 2), one('b'), one('c')], standIns: [one('d'), one('e')] }, ['a', 'd', 'c']),
  ).toEqual([one('b', 2), one('e')])
  const asha = await shop.customer()
  const { box, tomato, okra, spinach, beans } = goods
  const id = await comes(asha)
  const change = (never: string[]) => asha.post(`/api/subscriptions/${id}/change`, { never })
  expect((await change([tomato, okra, spinach, beans])).body.fields).toEqual({
    never: 'Please choose at most 3 goods that never come.',
  })
  expect((await change([tomato, 'no-such-goods'])).status).toBe(404)
  const { body } = await change([tomato, spinach])
  expect(body['data'].subscriptions[0].box).toMatchObject({ never: [tomato, spinach] })
  expect(body['data'].subscriptions[0].box.goods).toHaveLength(6)

  await evening()
  const [order] = await ofPerson(asha)
  const [line] = await linesOf(order!.id)
  expect(line).toMatchObject({ productId: box, quantity: 1, sellingPricePaise: 300_00 })
  expect(line!.box!.map(({ productName, quantity }) => [productName, quantity])).toEqual([
    ['Okra', 2],
    ['Gourd', 1],
    ['Beans', 1],
  ])
  expect(await stocks()).toEqual([100, 18, 19, 20, 19, 20])
})

test('a box of a week that is not set is sold to nobody, and where its goods fall short no more boxes than there can be', async () => {
  const asha = await shop.customer()
  await comes(asha)
  for (const week of [0, 7]) await set({ week: daysAfter(today(), week), goods: [], standIns: [] })
  expect((await shop.db.select().from(products).where(eq(products.id, goods.box)))[0]!.isBox).toBe(false)
  await set({ week: daysAfter(today(), 14) })
  const meena = await shop.customer('Meena')
  await fillCart(meena, goods.box)
  const sold = await meena.post('/api/razorpay/order', { amount: 340 })
  expect([sold.status, sold.body['code']]).toEqual([409, 'out_of_stock'])
  await evening()
  expect(await ofPerson(asha)).toEqual([])

  // Two wish for the last okra: one in a box, one by itself.
  await set({ goods: [one(goods.okra, 15)] })
  await set({ week: daysAfter(today(), 7), goods: [one(goods.okra, 15)] })
  await fillCart(meena, goods.box)
  const two = await meena.post('/api/razorpay/order', { amount: 600 })
  expect(two.body).toMatchObject({ code: 'out_of_stock', available: 1 })
})

test('Packing shows what goes into the box with its batches; a recall of one finds the order, and the box goes back whole', async () => {
  const asha = await shop.customer()
  const okra = await receive(goods.okra, 0, 6)
  const { orderId } = await buy(asha, goods.box, goods.gourd)
  const { body } = await packer.post(`/api/orders/${orderId}/packing`, {})
  const line = body['data'].lines.find(({ productId }: { productId: string }) => productId === goods.box)
  expect(
    line.box.map(({ productName, quantity, batches: of }: typeof line.box) => [productName, quantity, of]),
  ).toEqual([
    ['Tomato', 10, []],
    ['Okra', 2, [{ code: okra.code, bestBefore: null, pieces: 2 }]],
    ['Gourd', 1, []],
  ])
  for (const position of [0, 1])
    await packer.post(`/api/orders/${orderId}/packing/line`, { position, pieces: 1 })
  expect((await packer.post(`/api/orders/${orderId}/packing/packed`, { version: 0 })).status).toBe(200)

  await admin.post('/api/recall-batch', { batchId: okra._id, reason: 'A worm.' })
  await admin.post('/api/carry-out-recall', { batchId: okra._id })

  expect((await linesOf(orderId)).map(({ productName }) => productName)).toEqual(['Gourd'])
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  expect(order).toMatchObject({ status: 'paid', subtotalPaise: 30_00 })
})

test('what was paid for a box without its tax is shared by what its goods cost by themselves, to the paisa; bought goods cost what they cost', async () => {
  const asha = await shop.customer()
  await receive(goods.okra, 0, 20)
  await receive(goods.gourd, 1, 20, 12)
  const { orderId } = await buy(asha, goods.box)
  await deliver(admin, orderId)
  // Okra is ₹80.00 of the ₹160.00 that its goods cost by themselves, and has four fifths of its part.
  const entries = () => shop.db.select().from(growerEntries).where(eq(growerEntries.orderId, orderId))
  expect(await entries()).toMatchObject([{ valuePaise: 150_00, amountPaise: 120_00, pieces: 2 }])
})

test('an administrator alone says what is in a box; a box in a box, a week that is over and goods twice are refused', async () => {
  const { box, okra, gourd } = goods
  expect((await packer.post('/api/boxes/set', { boxId: box, week: today(), goods: [] })).status).toBe(403)
  expect((await set({ goods: [one(okra), one(okra)] })).body.fields).toHaveProperty('goods')
  expect((await set({ goods: [one(box)] })).body.fields).toHaveProperty('goods')
  expect((await set({ week: daysAfter(today(), -7) })).body.fields).toHaveProperty('week')
  expect((await set({ boxId: gourd, goods: [one(box)] })).body.fields).toHaveProperty('boxId')
  const other = await makeProduct(shop)
  expect((await set({ boxId: other, goods: [one(box)], standIns: [] })).body.fields).toHaveProperty('goods')
  expect((await set({ goods: [one('no-such-goods')] })).status).toBe(404)
  const { body } = await packer.get('/api/boxes')
  const mine = body['data'].find(({ _id }: { _id: string }) => _id === box)
  expect(mine.weeks.map(({ week }: { week: string }) => week)).toEqual(
    [0, 7, 14].map((days) => daysAfter(weekOf(today()), days)),
  )
  expect(mine.weeks.map((week: { goods: object[] }) => week.goods.length)).toEqual([3, 3, 0])
})

function one(productId: string, quantity = 1) {
  return { productId, quantity }
}

/** The box comes to somebody each day, fetched at the market; answers the id of the subscription. */
async function comes(person: Visitor): Promise<string> {
  const { body } = await person.post('/api/subscriptions', {
    productId: goods.box,
    quantity: 1,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    price: 300,
    delivery: { pointId: '', pays: 'cash' },
  })
  return body['data'].subscriptions[0]._id as string
}

/** To 20:00 of today or tomorrow, when the orders are made. */
async function evening(): Promise<void> {
  const at = startOfIndianDay(today()).getTime() + 20 * 60 * 60 * 1000
  const minutes = (at - shop.ctx.now().getTime()) / 60_000
  shop.passTime(minutes > 0 ? minutes : minutes + 24 * 60)
  await makeSubscribedOrders(shop.ctx)
}

const ofPerson = ({ id }: { id: string }) => shop.db.select().from(orders).where(eq(orders.personId, id))

/** All that lies there of it is of this batch. */
async function receive(productId: string, grower: 0 | 1, pieces: number, price?: number) {
  await setShelf(shop.ctx, productId, 0)
  const { body } = await admin.post('/api/batches', { productId, growerId: growers[grower], pieces, price })
  expect(body.message).toBeDefined()
  return body['data'].batch as { _id: string; code: string }
}
