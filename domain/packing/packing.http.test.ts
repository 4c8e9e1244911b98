import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import {
  batches,
  orderLines,
  orders,
  people,
  products,
  shopSettings,
  slots,
  zones,
} from '#db/schema/index.ts'
import type { Actor } from '#domain/ground/context.ts'
import { daysAfter, indianDay } from '#domain/time/rules.ts'
import { addressInPune } from '#tests/support/address.ts'
import { makeGrower } from '#tests/support/growers.ts'
import { overlap } from '#tests/support/locks.ts'
import { wrongInBooks } from '#tests/support/order-books.ts'
import { addAddress, buy, move } from '#tests/support/orders.ts'
import { cartTotal, fillCart, payAtGateway, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'

import { beginPacking } from './begin-packing.ts'
import { packInTransaction } from './pack-order.ts'

// That money, stock, batches and packings add up is checked at the end of every test of a shop.
const shop = await testShop()
const admin = await shop.admin()
const [hand, other] = [await shop.hand('packs'), await shop.hand('packs')]

test('what is wanted where something is missing goes along with the cart, and is changed line by line until it is packed', async () => {
  const [dal, oil] = [await makeProduct(shop), await makeProduct(shop)]
  const [asha, ravi] = [await shop.customer(), await shop.customer('Ravi')]
  await fillCart(asha, dal, oil)
  const pay = async (more: object) => {
    const amount = await cartTotal(asha)
    const { body } = await asha.post('/api/razorpay/order', { amount, ...more })
    return body['order'].id as string
  }
  // The page that asked last says it, and offers the same payment.
  expect(await pay({ ifMissing: 'similar' })).toBe(await pay({ ifMissing: 'call' }))
  const { body } = await verify(asha, await payAtGateway(asha, await pay({ ifMissing: 'similar' })))
  const orderId = body['orderId'] as string
  expect(await wishes(orderId)).toEqual(['similar', 'similar'])

  const set = (by: Visitor, wish: object) => by.post(`/api/orders/${orderId}/if-missing`, wish)
  const one = await set(asha, { position: 1, ifMissing: 'refund' })
  expect(one.body['data'].productId).toMatchObject([{ ifMissing: 'similar' }, { ifMissing: 'refund' }])
  expect((await set(asha, { ifMissing: 'steal' })).status).toBe(422)
  expect((await set(asha, { position: 7, ifMissing: 'call' })).status).toBe(404)
  expect((await set(asha, { position: 2 ** 31, ifMissing: 'call' })).status).toBe(422)
  expect((await set(ravi, { ifMissing: 'call' })).status).toBe(404)
  expect(await wishes(orderId)).toEqual(['similar', 'refund'])
  await asha.post(`/api/orders/${orderId}/address`, { address: addressInPune })
  await move(admin, orderId, { action: 'pack' })
  expect((await set(asha, { ifMissing: 'call' })).body.code).toBe('order_moved')
})

test('who sends no wish gets the money back, in cash too', async () => {
  const asha = await shop.customer()
  const ask = async (more: object) => {
    await fillCart(asha, await makeProduct(shop))
    const addressId = await addAddress(asha)
    const amount = await cartTotal(asha)
    const { body } = await asha.post('/api/orders/cash', { amount, addressId, ...more })
    return body['orderId'] as string
  }
  const orderId = await ask({})
  expect(await wishes(orderId)).toEqual(['refund'])
  await move(admin, orderId, { action: 'cancel', note: 'Asked for' })
  expect(await wishes(await ask({ ifMissing: 'call' }))).toEqual(['call'])
})

test('the second who opens an order is told who has it, and takes it over with a press; who left has it no more', async () => {
  const orderId = await bought(await goods(5))
  expect((await begin(hand, orderId)).status).toBe(200)
  const second = await begin(other, orderId)
  expect([second.status, second.body.code, second.body.message]).toEqual([
    409,
    'packing_began',
    expect.stringContaining(await nameOf(hand)),
  ])
  await answer(hand, orderId, { position: 0, pieces: 1 })
  const asha = await shop.customer()
  const refused = [
    await admin.post(`/api/orders/${orderId}/if-missing`, { ifMissing: 'call' }),
    await admin.post(`/api/orders/${orderId}/move`, { action: 'pack' }),
  ]
  expect(refused.map(({ body }) => body.code)).toEqual(['packing_began', 'packing_began'])
  expect((await begin(asha, orderId)).status).toBe(403)

  const taken = await begin(other, orderId, { takeOver: true })
  // What was answered before stays.
  expect(taken.body['data'].lines).toMatchObject([{ answer: { pieces: 1 } }])
  expect((await answer(hand, orderId, { position: 0, pieces: 0 })).body.code).toBe('packing_began')
  const { body } = await hand.get('/api/to-pack')
  const listed = (body['data'] as { _id: string }[]).find(({ _id }) => _id === orderId)
  expect(listed).toMatchObject({ packer: { name: await nameOf(other), isOwn: false }, pieces: 1 })
  shop.passTime(11)
  expect((await begin(hand, orderId)).status).toBe(200)
  expect((await packed(other, orderId)).body.code).toBe('packing_began')
})

test('who packs while somebody else takes the order over waits for that and is told, and who takes it over while it is packed finds it packed', async () => {
  const orderId = await bought(await goods(5))
  const by = ({ id }: { id: string }): Actor => ({
    id,
    name: '',
    email: '',
    role: 'GENERAL',
    duties: ['packs'],
    sessionId: '',
  })
  await begin(hand, orderId)
  await answer(hand, orderId, { position: 0, pieces: 1 })

  const late = await overlap(shop.ctx, {
    first: (tx) => beginPacking({ ...tx, actor: by(other) }, { orderId, takeOver: true }),
    second: () => packed(hand, orderId),
  })
  expect([late.second.status, late.second.body.code]).toEqual([409, 'packing_began'])

  const over = await overlap(shop.ctx, {
    first: (tx) => packInTransaction({ ...tx, actor: by(other) }, { orderId, version: 0 }),
    second: () => begin(hand, orderId, { takeOver: true }),
  })
  expect([over.second.status, over.second.body.code]).toEqual([409, 'order_moved'])
})

test('what is missing and what goes instead is one refund at Packed, never dearer, and each press once', async () => {
  const [dal, oil, salt] = [await goods(6), await goods(3), await goods(3)]
  const cheaper = await goods(4, 60_00)
  const orderId = await bought(dal, dal, dal, oil, salt)
  await admin.post(`/api/orders/${orderId}/if-missing`, { position: 1, ifMissing: 'similar' })
  await begin(hand, orderId)
  const early = await packed(hand, orderId)
  expect(early.body).toMatchObject({
    code: 'lines_unanswered',
    message: '3 lines have no answer yet, or were changed since.',
  })
  // Delivery was free of ₹500.00, and stays so with less.
  await answer(hand, orderId, { position: 0, pieces: 1 })
  const unwanted = await answer(hand, orderId, {
    position: 2,
    pieces: 0,
    instead: { productId: cheaper, pieces: 1 },
  })
  expect(unwanted.body.code).toBe('not_wanted_instead')
  await answer(hand, orderId, { position: 2, pieces: 1 })
  expect((await hand.get(`/api/orders/${orderId}/packing/instead/1`)).body['data']).toContainEqual(
    expect.objectContaining({ productId: cheaper, sellingPrice: 60, stock: 4 }),
  )
  const soap = await makeProduct(shop, { stock: 9, category: 'personal care' })
  const wrong = [
    { position: 1, pieces: 0, instead: { productId: soap, pieces: 1 } },
    { position: 1, pieces: 0, instead: { productId: cheaper, pieces: 9 } },
    { position: 1, pieces: 2 },
    { position: 9, pieces: 1 },
    { position: 2 ** 31, pieces: 1 },
  ]
  const answers = []
  for (const one of wrong) answers.push((await answer(hand, orderId, one)).body.code)
  expect(answers).toEqual(['not_like_it', 'out_of_stock', 'invalid_input', 'not_found', 'invalid_input'])
  // Two of the cheaper cost no more than the one that is missing.
  const two = await answer(hand, orderId, {
    position: 1,
    pieces: 0,
    instead: { productId: cheaper, pieces: 2 },
  })
  expect(lineAt(two, 1)).toMatchObject({ answer: { instead: { price: 50, pieces: 2 } } })
  const one = await answer(hand, orderId, {
    position: 1,
    pieces: 0,
    instead: { productId: cheaper, pieces: 1 },
  })
  expect(lineAt(one, 1)).toMatchObject({ answer: { instead: { price: 60, pieces: 1 } } })

  const presses = await Promise.all([packed(hand, orderId, 'press'), packed(hand, orderId, 'press')])
  const again = await packed(hand, orderId)

  expect(presses.map(({ status }) => status)).toEqual([200, 200])
  expect(again.body.code).toBe('order_moved')
  expect(presses[0]?.body['data']).toMatchObject({ less: 240, due: 0 })
  expect(await refundsOf(orderId)).toEqual(['24000'])
  expect(await stockOf(dal)).toBe(3)
  expect(await stockOf(oil)).toBe(2)
  expect(await stockOf(cheaper)).toBe(3)
  const { body } = await admin.get(`/api/orders/${orderId}`)
  expect(body['data']).toMatchObject({ status: 'Packed', subtotal: 260, shipping: 0, totalPrice: 260 })
  expect(await wrongInBooks(shop.pool, orderId)).toEqual([])
})

test('what the shop lacks takes no offer from the rest, and less than a rupee becomes a rupee', async () => {
  const [rice, tea, pin] = [await goods(4, 300_00), await goods(4, 200_00), await goods(4, 50)]
  const offered = { name: 'Fifty off', kind: 'rupees', off: 50, least: 400, from: '2020-01-01' }
  expect((await admin.post('/api/offers', offered)).body).toMatchObject({ success: true })
  const orderId = await bought(rice, tea)
  const { body } = await admin.get('/api/offers')
  await begin(hand, orderId)
  await answer(hand, orderId, { position: 0, pieces: 1 })
  await answer(hand, orderId, { position: 1, pieces: 0 })
  await packed(hand, orderId)
  // Of the ₹50.00 off ₹20.00 were the tea's, and ₹30.00 stay with the rice.
  expect(await refundsOf(orderId)).toEqual(['18000'])
  for (const { _id, version } of body['data'] as { _id: string; version: number }[])
    await admin.post(`/api/offers/${_id}/end`, { version })

  const small = await bought(rice, tea, pin)
  await begin(hand, small)
  for (const [position, pieces] of [1, 1, 0].entries()) await answer(hand, small, { position, pieces })
  expect((await packed(hand, small)).status).toBe(200)
  expect(await refundsOf(small)).toEqual(['100'])
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

test('what is promised for a day comes before the hours of that day, by the clock of India', async () => {
  const day = daysAfter(indianDay(shop.ctx.now()), 3)
  const startsAt = new Date(`${day}T04:00:00+05:30`)
  const hours = { startsAt, endsAt: new Date(`${day}T05:00:00+05:30`), closesAt: startsAt }
  await shop.db.insert(zones).values({ id: 'dairy', kind: 'point', name: 'Dairy' })
  await shop.db.insert(slots).values({ id: 'dawn', zoneId: 'dairy', day, ...hours, capacity: 1 })
  const [inSlot, promised] = [await bought(await goods(3)), await bought(await goods(3))]
  await shop.db.update(orders).set({ slotId: 'dawn', promisedOn: day }).where(eq(orders.id, inSlot))
  await shop.db.update(orders).set({ promisedOn: day }).where(eq(orders.id, promised))

  const { body } = await hand.get('/api/to-pack')

  const ids = (body['data'] as { _id: string }[]).map(({ _id }) => _id)
  expect(ids.filter((id) => id === inSlot || id === promised)).toEqual([promised, inSlot])
  await shop.db.update(zones).set({ endedAt: shop.ctx.now() })
})

test('what weighs less gives money back, a tenth more is a gift, and more than that asks first', async () => {
  const [bhindi, tomato, dal] = [await loose('Bhindi'), await loose('Tomato'), await goods(3)]
  const orderId = await boughtAs([bhindi, 10], [tomato, 10], [dal, 1])
  const begun = await begin(hand, orderId)
  expect(lineAt(begun, 0)).toMatchObject({ step: { grams: 100, ordered: 1000 }, answer: null })
  expect(lineAt(begun, 2)).not.toHaveProperty('step')
  const weigh = (position: number, grams: number, more: object = {}) =>
    answer(hand, orderId, { position, pieces: 1, grams, ...more })
  expect(lineAt(await weigh(0, 940), 0)).toMatchObject({ answer: { pieces: 10, grams: 940 } })
  const much = await weigh(1, 1101)
  expect(much).toMatchObject({
    status: 409,
    body: {
      code: 'weighs_more',
      message: expect.stringContaining('1 kg are ordered, and it weighs 1.101 kg'),
    },
  })
  expect((await weigh(1, 1250, { isGift: true })).status).toBe(200)
  expect((await weigh(1, 1100)).status).toBe(200)
  const wrong = [await weigh(2, 500), await weigh(0, 0), await weigh(0, 1.5)]
  expect(wrong.map(({ status, body }) => [status, Object.keys(body['fields'] ?? {})])).toEqual(
    wrong.map(() => [422, ['grams']]),
  )
  await answer(hand, orderId, { position: 2, pieces: 1 })

  const presses = await Promise.all([packed(hand, orderId, 'weighed'), packed(hand, orderId, 'weighed')])

  expect(presses.map(({ status }) => status)).toEqual([200, 200])
  expect(presses[0]?.body['data']).toMatchObject({
    less: 2.4,
    changed: ['Bhindi: 940 g instead of 1 kg', 'Tomato: 1.1 kg instead of 1 kg'],
  })
  expect(await refundsOf(orderId)).toEqual(['240'])
  // The step that was given along has left the shelf, too.
  expect([await stockOf(bhindi), await stockOf(tomato)]).toEqual([50, 49])
  const { body } = await admin.get(`/api/orders/${orderId}`)
  expect(body['data'].productId).toMatchObject([
    { quantity: 10, sellingPrice: 3.76, step: { amount: '940 g', price: '₹40.00/kg' } },
    { quantity: 10, sellingPrice: 4, step: { amount: '1.1 kg', price: '₹40.00/kg' } },
    { quantity: 1 },
  ])
  // Taken back and packed anew, the same gift does not leave the shelf twice.
  await hand.post(`/api/orders/${orderId}/take-back`, { event: presses[0]?.body['data'].event })
  await begin(hand, orderId)
  for (const [position, grams] of [940, 1100].entries()) await weigh(position, grams)
  await answer(hand, orderId, { position: 2, pieces: 1 })
  expect((await packed(hand, orderId)).status).toBe(200)
  expect([await stockOf(bhindi), await stockOf(tomato)]).toEqual([50, 49])
  expect(await wrongInBooks(shop.pool, orderId)).toEqual([])
})

test('of a weight that is far less the steps stay on the shelf, and what an offer took off goes with them', async () => {
  const offered = { name: 'A tenth off', kind: 'percent', percent: 10, from: '2020-01-01' }
  expect((await admin.post('/api/offers', offered)).body).toMatchObject({ success: true })
  const bhindi = await loose('Bhindi')
  const orderId = await boughtAs([bhindi, 10])
  const { body } = await admin.get('/api/offers')
  for (const { _id, version } of body['data'] as { _id: string; version: number }[])
    await admin.post(`/api/offers/${_id}/end`, { version })
  await begin(hand, orderId)
  await answer(hand, orderId, { position: 0, pieces: 10, grams: 643 })
  const first = await packed(hand, orderId)
  // Of ₹36.00 that were paid 643 g cost ₹23.15: a step has whole paise, and the rest is the customer's.
  expect(first.body['data'].less).toBe(12.88)
  expect(await stockOf(bhindi)).toBe(53)
  // Taken back and weighed again, the customer pays for no more than was weighed first.
  await hand.post(`/api/orders/${orderId}/take-back`, { event: first.body['data'].event })
  expect(lineAt(await begin(hand, orderId), 0)).toMatchObject({ step: { ordered: 643 }, answer: null })
  await answer(hand, orderId, { position: 0, pieces: 7, grams: 700 })
  expect((await packed(hand, orderId)).body['data']).toMatchObject({ less: 0, changed: [] })
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

test('of a weight that is less a member pays less by their own price, and nothing of it is taken off other goods', async () => {
  const [bhindi, dal] = [await loose('Bhindi'), await goods(3)]
  await admin.post('/api/group-prices', { productId: bhindi, members: 3.2 })
  const asha = await shop.customer()
  await admin.post(`/api/people/${asha.id}/price-group`, { group: 'members' })
  const orderId = await boughtBy(asha, [bhindi, 10], [dal, 1])
  await begin(hand, orderId)
  await answer(hand, orderId, { position: 0, pieces: 10, grams: 940 })
  await answer(hand, orderId, { position: 1, pieces: 1 })

  expect((await packed(hand, orderId)).body['data'].less).toBe(2)
  const { body } = await admin.get(`/api/orders/${orderId}`)
  expect(body['data']).toMatchObject({
    productId: [{ sellingPrice: 3.76, off: 7.6 }, { off: 0 }],
    savings: [{ amount: 7.6 }],
  })
  expect(await wrongInBooks(shop.pool, orderId)).toEqual([])
})

test('of what is paid at the door less is due, and an order of which nothing is there is left to an administrator', async () => {
  const asha = await shop.customer()
  const [dal, oil] = [await goods(3), await goods(3)]
  await fillCart(asha, dal, oil)
  const addressId = await addAddress(asha)
  const ordered = await asha.post('/api/orders/cash', { amount: 240, addressId })
  const orderId = ordered.body['orderId'] as string
  await begin(hand, orderId)
  for (const position of [0, 1]) await answer(hand, orderId, { position, pieces: 0 })
  expect((await packed(hand, orderId)).body.code).toBe('nothing_to_pack')
  await answer(hand, orderId, { position: 1, pieces: 1 })
  expect((await packed(hand, orderId)).body['data']).toMatchObject({ less: 100, due: 140 })
})

test('the batch that was packed is written down: the ledger follows it, and a recall finds goods that nobody counts', async () => {
  const growerId = await makeGrower(shop)
  const receive = async (productId: string, pieces: number, bestBefore: string) => {
    const slip = `${productId} ${bestBefore}`.slice(-30)
    const { body } = await admin.post('/api/batches', { growerId, productId, pieces, bestBefore, slip })
    return body['data'].batch as { _id: string; code: string }
  }
  const day = (days: number) => daysAfter(indianDay(shop.ctx.now()), days)
  const [ghee, mint] = [await goods(0), await makeProduct(shop, { stock: null, sellingPricePaise: 100_00 })]
  const [soon, late] = [await receive(ghee, 3, day(60)), await receive(ghee, 3, day(90))]
  const bunch = await receive(mint, 20, day(3))
  const orderId = await bought(ghee, ghee, mint)
  const begun = await begin(hand, orderId)
  expect(lineAt(begun, 0)).toMatchObject({ batches: [{ code: soon.code, pieces: 2 }] })
  expect(lineAt(begun, 1)).toMatchObject({ batches: [{ code: bunch.code, pieces: null }] })
  const mistaken = await answer(hand, orderId, { position: 0, pieces: 2, batchCode: bunch.code })
  expect(mistaken.body.code).toBe('batch_of_other')
  const unknown = await answer(hand, orderId, { position: 0, pieces: 2, batchCode: 'AAAA' })
  expect(unknown.body.fields).toEqual({ batchCode: 'No label of the shop bears this code.' })
  await answer(hand, orderId, { position: 0, pieces: 2, batchCode: late.code.toLowerCase() })
  await answer(hand, orderId, { position: 1, pieces: 1 })

  const { body } = await packed(hand, orderId)

  expect(await leftOf(soon._id, late._id)).toEqual([3, 1])
  expect(await stockOf(ghee)).toBe(4)
  await admin.post('/api/recall-batch', { batchId: bunch._id, reason: 'A stone was found.' })
  const held = await admin.get(`/api/recalled-orders?batchId=${bunch._id}`)
  expect(held.body['data']).toMatchObject([{ orderId, pieces: 1 }])
  // The move was taken back: packed again with what the ledger says, and what came back goes there.
  await hand.post(`/api/orders/${orderId}/take-back`, { event: body['data'].event })
  await move(admin, orderId, { action: 'cancel', note: 'Asked for' })
  expect(await leftOf(soon._id, late._id)).toEqual([3, 3])
})

test('a refund at Packed above the shop’s sum waits for a second administrator, and is packed when it is allowed', async () => {
  const second = await shop.admin()
  await shop.db.update(shopSettings).set({ refundLimitPaise: 50_00 })
  const orderId = await bought(await goods(3), await goods(3))
  await begin(hand, orderId)
  await answer(hand, orderId, { position: 0, pieces: 0 })
  await answer(hand, orderId, { position: 1, pieces: 1 })
  expect((await packed(hand, orderId)).body.code).toBe('refund_waits')
  const { body } = await second.get(`/api/orders/${orderId}`)
  const [waiting] = body['data'].waitingRefunds as { _id: string; kind: string }[]
  expect(waiting).toMatchObject({ kind: 'pack', amount: 100 })
  const allowed = await second.post(`/api/orders/${orderId}/answer-refund`, {
    refund: waiting!._id,
    allow: true,
  })
  await shop.db.update(shopSettings).set({ refundLimitPaise: null })
  expect(allowed.body).toMatchObject({ success: true })
  expect(await refundsOf(orderId)).toEqual(['10000'])
  expect((await admin.get(`/api/orders/${orderId}`)).body['data'].status).toBe('Packed')
})

function goods(stock: number, sellingPricePaise = 100_00) {
  return makeProduct(shop, { stock, sellingPricePaise, listPricePaise: sellingPricePaise })
}

/** Bought online by somebody, to be brought; answers its id. */
async function bought(...productIds: string[]): Promise<string> {
  return (await buy(await shop.customer(), ...productIds)).orderId
}

/** 60 steps of 100 g, at ₹40.00 a kilogram. */
function loose(name: string) {
  const sold = { netQuantity: 100, leastGrams: 500, mostGrams: 3000, stock: 60 }
  return makeProduct(shop, { name, ...sold, sellingPricePaise: 4_00, listPricePaise: 4_00 })
}

/** So many of each, bought online by somebody, to be brought. */
async function boughtAs(...wanted: [productId: string, quantity: number][]): Promise<string> {
  return boughtBy(await shop.customer(), ...wanted)
}

async function boughtBy(
  asha: Awaited<ReturnType<typeof shop.customer>>,
  ...wanted: [productId: string, quantity: number][]
): Promise<string> {
  await asha.post('/api/join-cart', {
    lines: wanted.map(([productId, quantity]) => ({ productId, quantity })),
  })
  return (await buy(asha)).orderId
}

function begin(by: Visitor, orderId: string, more: object = {}): Promise<Answer> {
  return by.post(`/api/orders/${orderId}/packing`, more)
}

function answer(by: Visitor, orderId: string, line: object): Promise<Answer> {
  return by.post(`/api/orders/${orderId}/packing/line`, line)
}

async function packed(by: Visitor, orderId: string, key?: string): Promise<Answer> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  // Of two presses at once both have seen the same.
  return by.post(`/api/orders/${orderId}/packing/packed`, { version: key ? 0 : order!.version }, headers)
}

function lineAt({ body }: Answer, position: number): unknown {
  return (body['data'].lines as { position: number }[]).find((line) => line.position === position)
}

async function stockOf(productId: string): Promise<number | null> {
  const [product] = await shop.db.select().from(products).where(eq(products.id, productId))
  return product!.stock
}

async function leftOf(...ids: string[]): Promise<number[]> {
  const found = await shop.db.select().from(batches)
  return ids.map((id) => found.find((batch) => batch.id === id)!.left)
}

async function refundsOf(orderId: string): Promise<string[]> {
  const { rows } = await shop.pool.query<{ paise: string }>(
    'select r.amount_paise as paise from refunds r join payments p on p.id = r.payment_id where p.order_id = $1',
    [orderId],
  )
  return rows.map(({ paise }) => paise)
}

async function nameOf({ id }: { id: string }): Promise<string> {
  const [person] = await shop.db.select().from(people).where(eq(people.id, id))
  return person!.name
}

async function wishes(orderId: string): Promise<string[]> {
  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  return lines.toSorted((a, b) => a.position - b.position).map(({ ifMissing }) => ifMissing)
}
