import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { mails, orderEdits, orders, paymentOrders, products } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { overlap } from '#tests/support/locks.ts'
import { addAddress, askReturn, buy, decide, deliver, move, orderInCash } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'

import { addCartToOrder, cartOffer } from './add-cart.ts'
import { changeOrder } from './change-order.ts'
import { lockToEdit } from './write-edit.ts'

const shop = await testShop()
const admin = await shop.admin()

interface Shown {
  version: number
  totalPrice: number
  due: number
  surplusToGiveBack: number
  productId: { _id: string; position: number; quantity: number; sellingPrice: number }[]
  changes: { changed: string[]; note: string; by: { name: string } | null }[]
  mayChange: boolean
  mayPrice: boolean
  deskNote: string
}

test('an order that costs more is due for the rest, and one that costs less gives it back the way it was paid', async () => {
  const [oil, ghee] = [await goods(300_00), await goods(250_00)]
  const asha = await shop.customer()
  const { orderId, transactionId } = await buy(asha, oil)

  const more = await change(admin, orderId, ({ productId }) => [
    ...kept(productId),
    { productId: ghee, quantity: 2 },
  ])
  expect([more.totalPrice, more.due]).toEqual([800, 460])
  expect(more.changes.map(({ changed }) => changed)).toEqual([
    [expect.stringContaining('2 × '), 'Delivery: free instead of ₹40.00'],
  ])

  const less = await change(admin, orderId, ({ productId }) => kept(productId, [0]))
  expect([less.totalPrice, less.due]).toEqual([340, 0])
  const least = await change(admin, orderId, ({ productId }) => kept(productId), {
    discount: 60,
    note: 'Bruised',
  })

  expect([least.totalPrice, least.due, least.surplusToGiveBack]).toEqual([280, 0, 0])
  const { rows } = await shop.pool.query(
    'select amount_paise::int as paise, note, edit_id is not null as "isOfEdit" from refunds where payment_id = $1',
    [transactionId],
  )
  expect(rows).toEqual([{ paise: 60_00, note: 'Your order was changed and costs less now.', isOfEdit: true }])
})

test('what was paid in cash is to be handed back, and pays first for what is added later', async () => {
  const [oil, ghee] = [await goods(300_00), await goods(100_00)]
  const orderId = await counterOrder({ lines: [[oil, 2]], payment: { way: 'cash' } })

  const less = await change(admin, orderId, ({ productId }) => [
    { position: productId[0]!.position, quantity: 1 },
  ])
  expect([less.totalPrice, less.due, less.surplusToGiveBack]).toEqual([340, 0, 260])

  const more = await change(admin, orderId, ({ productId }) => [
    ...kept(productId),
    { productId: ghee, quantity: 1 },
  ])
  expect([more.totalPrice, more.due, more.surplusToGiveBack]).toEqual([440, 0, 160])

  expect(await toHandBack()).toEqual([1, [orderId]])
  const tooMuch = await refund(orderId, { amount: 161, surplus: true })
  expect(tooMuch.body).toMatchObject({ code: 'bad_refund', left: 160 })
  const given = (await refund(orderId, { amount: 160, surplus: true })).body['data'] as Shown
  expect([given.surplusToGiveBack, given.due]).toEqual([0, 0])
  expect(given).toMatchObject({ payment: { standing: 'paid' } })
  expect(await toHandBack()).toEqual([0, []])
})

test('a payment that was asked for before the change pays what is due by then, and the rest goes back', async () => {
  const oil = await goods(300_00)
  const orderId = await counterOrder({ lines: [[oil, 2]], payment: { way: 'later' } })
  const { url } = (await admin.post(`/api/orders/${orderId}/pay-link`)).body.data as { url: string }
  const token = new URL(url).pathname.split('/')[2]!
  const guest = shop.guest()
  const opened = await guest.post(`/api/pay-links/${token}/order`)

  await change(admin, orderId, ({ productId }) => [{ position: productId[0]!.position, quantity: 1 }])
  const [asked] = await shop.db.select().from(paymentOrders).where(eq(paymentOrders.orderId, orderId))
  expect(asked).toMatchObject({ status: 'superseded', totalPaise: 600_00 })
  const receipt = await payAtGateway(guest, opened.body.order.id)
  await guest.post(`/api/pay-links/${token}/verify`, receipt)

  const { rows } = await shop.pool.query(
    `select o.total_paise::int as total, o.paid_paise::int as paid, r.amount_paise::int as back, r.reason
     from orders o join payments p on p.order_id = o.id join refunds r on r.payment_id = p.id where o.id = $1`,
    [orderId],
  )
  expect(rows).toEqual([{ total: 340_00, paid: 340_00, back: 260_00, reason: 'surplus' }])
})

test('of two who change an order at once the second is told how it stands, and changes nothing', async () => {
  const oil = await goods(300_00)
  const orderId = await counterOrder({ lines: [[oil, 2]], payment: { way: 'later' } })
  const desk: Ctx = { ...shop.ctx, actor: { ...admin, name: 'S', role: 'ADMIN', duties: [], sessionId: '' } }
  const wanted = { orderId, version: 0, lines: [{ position: 0, quantity: 1 }], totalPaise: 340_00 }

  const { second } = await overlap(shop.ctx, {
    first: async (tx) => {
      await lockToEdit(tx, orderId)
      await tx.db.update(orders).set({ version: 1 }).where(eq(orders.id, orderId))
    },
    second: () => changeOrder(desk, wanted).catch((error: unknown) => error),
  })

  expect(second).toMatchObject({ code: 'order_changed', details: { version: 1, totalPaise: 600_00 } })
  expect(await shop.db.$count(orderEdits, eq(orderEdits.orderId, orderId))).toBe(0)
})

test('who packs sees what was changed, and what is packed is changed by nobody', async () => {
  const asha = await shop.customer()
  const orderId = await orderInCash(shop, asha)
  const seen = await shown(admin, orderId)
  const before = await change(asha, orderId, () => [{ position: 0, quantity: 2 }])
  expect([before.mayChange, before.mayPrice]).toEqual([true, false])
  const unseen = await admin.post(`/api/orders/${orderId}/move`, { action: 'pack', version: seen.version })
  expect(unseen.body).toMatchObject({ code: 'order_changed', total: 920 })
  await move(admin, orderId, { action: 'pack', version: before.version })

  const { body } = await post(asha, orderId, before, [{ position: 0, quantity: 1 }], { total: 500 })

  expect(body).toMatchObject({ code: 'order_moved', orderStatus: 'Packed' })
  expect((await shown(asha, orderId)).mayChange).toBe(false)
})

test('a customer takes out and adds pieces at today’s price, and makes no prices', async () => {
  const [oil, ghee] = [await goods(300_00), await goods(250_00)]
  const asha = await shop.customer()
  const { orderId } = await buy(asha, oil, ghee)
  await shop.db
    .update(products)
    .set({ sellingPricePaise: 320_00, listPricePaise: 330_00 })
    .where(eq(products.id, oil))

  const order = await change(asha, orderId, () => [{ position: 0, quantity: 2 }])

  // The one that was bought keeps its price.
  expect(
    order.productId.map(({ position, quantity, sellingPrice }) => [position, quantity, sellingPrice]),
  ).toEqual([
    [0, 1, 300],
    [2, 1, 320],
  ])
  const priced = await post(asha, orderId, order, [{ position: 0, quantity: 1, price: 1 }], { total: 41 })
  expect(priced.status).toBe(403)
  const none = await post(asha, orderId, order, [], { total: 0 })
  expect(none.body).toMatchObject({ fields: { lines: expect.stringContaining('cancel') as string } })
  const other = await post(await shop.customer(), orderId, order, [{ position: 0, quantity: 1 }], {
    total: 340,
  })
  expect(other.status).toBe(404)
})

test('a helper at the counter changes what was taken there: goods and pieces, and no price', async () => {
  const [oil, ghee] = [await goods(300_00), await goods(250_00)]
  const ravi = await shop.hand('counter')
  const orderId = await counterOrder({ by: ravi, lines: [[oil, 1]], payment: { way: 'later' } })

  const order = await change(ravi, orderId, () => [{ productId: ghee, quantity: 2 }])
  expect(order.productId).toMatchObject([{ _id: ghee, position: 1, quantity: 2 }])
  const priced = await post(ravi, orderId, order, kept(order.productId), { total: 490, discount: 10 })
  expect(priced.status).toBe(403)
  const packer = await post(await shop.hand('packs'), orderId, order, [{ position: 1, quantity: 1 }], {
    total: 290,
  })
  expect(packer.status).toBe(403)
})

test('who packs and has the counter changes no order that its customer placed', async () => {
  const ravi = await shop.hand('counter', 'packs')
  const theirs = await counterOrder({
    by: ravi,
    lines: [[await goods(300_00), 1]],
    payment: { way: 'later' },
  })
  expect((await shown(ravi, theirs)).mayChange).toBe(true)
  const orderId = await orderInCash(shop, await shop.customer())
  const order = await shown(ravi, orderId)
  expect(order.mayChange).toBe(false)
  const { status } = await post(ravi, orderId, order, [{ position: 0, quantity: 2 }], { total: 920 })
  expect(status).toBe(403)
})

test('a price or a discount of the shop’s own has its reason, and goods that are not there are not added', async () => {
  const [oil, rare] = [await goods(300_00), await goods(90_00, 1)]
  const orderId = await counterOrder({ lines: [[oil, 1]], payment: { way: 'later' } })
  const order = await shown(admin, orderId)

  const unsaid = await post(admin, orderId, order, [{ position: 0, quantity: 1, price: 250 }], { total: 290 })
  expect(unsaid.body).toMatchObject({ fields: { note: 'Please say why. The customer reads this.' } })
  const more = [...kept(order.productId), { productId: rare, quantity: 2 }]
  const short = await post(admin, orderId, order, more, { total: 520 })
  expect(short.body).toMatchObject({ code: 'out_of_stock', available: 1 })
  const other = await post(admin, orderId, order, [{ position: 0, quantity: 2 }], { total: 599 })
  expect(other.body).toMatchObject({ code: 'amount_mismatch', total: 600 })
})

test('a press whose answer was lost changes an order once', async () => {
  const oil = await goods(300_00)
  const orderId = await counterOrder({ lines: [[oil, 2]], payment: { way: 'later' } })
  const order = await shown(admin, orderId)
  const body = { version: order.version, lines: [{ position: 0, quantity: 1 }], total: 340 }

  for (const _ of [1, 2])
    expect(
      (await admin.post(`/api/orders/${orderId}/change`, body, { 'idempotency-key': 'once' })).status,
    ).toBe(200)

  expect(await shop.db.$count(orderEdits, eq(orderEdits.orderId, orderId))).toBe(1)
})

test('a line keeps its number: what is sent back of an order that was changed is what was meant', async () => {
  const [oil, ghee, salt] = [await goods(300_00), await goods(250_00), await goods(50_00)]
  const asha = await shop.customer()
  const { orderId } = await buy(asha, oil, ghee)
  await change(admin, orderId, ({ productId }) => [{ position: productId[1]!.position, quantity: 1 }])
  await change(admin, orderId, ({ productId }) => [...kept(productId), { productId: salt, quantity: 3 }])
  await deliver(admin, orderId).catch(() => undefined)
  const order = await shown(asha, orderId)
  expect(order.productId.map(({ _id, position }) => [_id, position])).toEqual([
    [ghee, 1],
    [salt, 2],
  ])
  await move(admin, orderId, { action: 'deliver', cashTaken: order.due })

  const lines = [{ position: 2, quantity: 3 }]
  const asked = await asha.post(`/api/orders/${orderId}/return`, { lines, wish: 'money', reason: 'Damp.' })

  expect(asked.body.data).toMatchObject([{ lines: [{ position: 2, quantity: 3 }] }])
  expect(asked.body).toMatchObject({ returnable: [1, 0] })
  const gone = await asha.post(`/api/orders/${orderId}/return`, {
    lines: [{ position: 0, quantity: 1 }],
    wish: 'money',
    reason: 'Damp.',
  })
  expect(gone.status).toBe(404)
})

test('the cart goes into an order that is not packed, past the rule of one open order in cash', async () => {
  const ghee = await goods(250_00)
  const asha = await shop.customer()
  const orderId = await orderInCash(shop, asha)
  await fillCart(asha, ghee, ghee)
  const offer = (await asha.get('/api/cart-offer')).body.data as {
    _id: string
    after: { total: number }
    due: number
  }
  expect(offer).toMatchObject({
    _id: orderId,
    before: { total: 500 },
    after: { total: 960, shipping: 0 },
    due: 960,
  })

  const refused = await asha.post('/api/orders/cash', { amount: 500, addressId: await addAddress(asha) })
  expect(refused.body).toMatchObject({ code: 'cash_order_open' })
  const { body } = await asha.post(`/api/orders/${orderId}/add-cart`, { total: 960 })

  expect(body).toMatchObject({ success: true, data: { totalPrice: 960, due: 960 } })
  // They know it themselves, and an address that is not theirs is not told over and over.
  expect(
    await shop.db.$count(mails, and(eq(mails.address, asha.email), eq(mails.kind, 'order_changed'))),
  ).toBe(0)
  expect((await asha.get('/api/view-card-product')).body.data).toEqual([])
  // What is due of it they can pay at once.
  expect((await asha.post(`/api/orders/${orderId}/pay-link`)).body.data.url).toMatch(
    /\/order\/[\w-]{22}\/pay$/,
  )
  expect((await asha.get('/api/cart-offer')).body.data).toBeNull()
})

test('money that comes for a cart which went into an order goes back', async () => {
  const ghee = await goods(250_00, 1)
  const asha = await shop.customer()
  const orderId = await orderInCash(shop, asha)
  await fillCart(asha, ghee)
  const offered = await startPaying(asha)
  const added = await asha.post(`/api/orders/${orderId}/add-cart`, { total: 710 })
  expect(added.body).toMatchObject({ success: true })

  const paid = await verify(asha, await payAtGateway(asha, offered.orderId))

  expect(paid.body).toMatchObject({ code: 'paid_too_late' })
  expect(await shop.db.$count(orders, eq(orders.personId, asha.id))).toBe(2)
  const [{ stock }] = (await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, ghee))) as [{ stock: number }]
  expect(stock).toBe(0)
})

test('a cart that went into an order by a clock ahead is not taken for one that is bought after it', async () => {
  const ghee = await goods(250_00)
  const asha = await shop.customer()
  await orderInCash(shop, asha)
  await fillCart(asha, ghee)
  const actor = { ...asha, name: 'Asha', role: 'GENERAL', duties: [], sessionId: '' } as const
  const ahead: Ctx = { ...shop.ctx, actor, now: () => new Date(shop.ctx.now().getTime() + 5_000) }
  const { orderId, after } = (await cartOffer(ahead))!
  await addCartToOrder(ahead, { orderId, totalPaise: after.totalPaise })
  await fillCart(asha, ghee)

  const offered = await startPaying(asha)

  expect((await verify(asha, await payAtGateway(asha, offered.orderId))).status).toBe(200)
})

test('a note of the desk is read at the desk alone', async () => {
  const asha = await shop.customer()
  const orderId = await orderInCash(shop, asha)
  await admin.post(`/api/orders/${orderId}/desk-note`, { note: 'Ring twice' })

  expect((await shown(admin, orderId)).deskNote).toBe('Ring twice')
  expect((await shown(asha, orderId)).deskNote).toBe('')
  expect(JSON.stringify((await asha.get('/api/my-data')).body)).not.toContain('Ring twice')
  expect((await asha.post(`/api/orders/${orderId}/desk-note`, { note: 'Mine' })).status).toBe(403)
})

test('goods that replace others are not changed', async () => {
  const asha = await shop.customer()
  const orderId = await orderInCash(shop, asha)
  await deliver(admin, orderId).catch(() => undefined)
  await move(admin, orderId, { action: 'deliver', cashTaken: 500 })
  await decide(admin, await askReturn(asha, orderId, { wish: 'replacement' }), { outcome: 'replacement' })
  const [again] = await shop.db.select().from(orders).where(eq(orders.paymentWay, 'none'))
  const order = await shown(admin, again!.id)

  expect(order.mayChange).toBe(false)
  const { body } = await post(admin, again!.id, order, [{ position: 0, quantity: 2 }], { total: 0 })
  expect(body).toMatchObject({ code: 'replacement_stays' })
})

function goods(sellingPricePaise: number, stock = 9): Promise<string> {
  return makeProduct(shop, { stock, sellingPricePaise, listPricePaise: sellingPricePaise })
}

async function counterOrder({
  by = admin,
  lines,
  payment,
}: {
  by?: Visitor
  lines: [productId: string, quantity: number][]
  payment: { way: string }
}): Promise<string> {
  const asha = await shop.customer()
  const amount = lines[0]![1] === 1 ? 340 : 600
  const { body } = await by.post('/api/counter/orders', {
    userId: asha.id,
    lines: lines.map(([productId, quantity]) => ({ productId, quantity })),
    addressId: await addAddress(asha),
    amount,
    payment,
  })
  expect(body).toMatchObject({ success: true })
  return body['orderId'] as string
}

async function shown(person: Visitor, orderId: string): Promise<Shown> {
  return (await person.get(`/api/orders/${orderId}`)).body['data'] as Shown
}

type Line = { position: number; quantity: number }

/** These lines as they are; all of them, or those at these places. */
function kept(lines: Shown['productId'], places?: number[]): Line[] {
  return lines
    .filter((_, place) => !places || places.includes(place))
    .map(({ position, quantity }) => ({ position, quantity }))
}

function post(
  person: Visitor,
  orderId: string,
  { version }: { version: number },
  lines: object[],
  more: object,
): Promise<Answer> {
  return person.post(`/api/orders/${orderId}/change`, { version, lines, ...more })
}

/** Looks, asks what would become of it, and changes it. */
async function change(
  person: Visitor,
  orderId: string,
  wanted: (order: Shown) => object[],
  more: { discount?: number; note?: string } = {},
): Promise<Shown> {
  const order = await shown(person, orderId)
  const { note, ...asked } = { version: order.version, lines: wanted(order), ...more }
  const planned = await person.post(`/api/orders/${orderId}/plan-change`, asked)
  expect(planned.body).toMatchObject({ success: true })
  const { total } = planned.body['data'].after as { total: number }
  const answer = await person.post(`/api/orders/${orderId}/change`, { ...asked, note, total })
  expect(answer.body).toMatchObject({ success: true })
  return answer.body['data'] as Shown
}

/** How many 'To do' counts, and which the list has. */
async function toHandBack(): Promise<[number, string[]]> {
  const now = (await admin.get('/api/desk-now')).body['data'] as { waiting: { toHandBack: number } }
  const list = (await admin.get('/api/all-orders?page=1&toDo=back')).body['data'] as { _id: string }[]
  return [now.waiting.toHandBack, list.map(({ _id }) => _id)]
}

function refund(orderId: string, more: object): Promise<Answer> {
  return admin.post(`/api/orders/${orderId}/refund`, { note: 'It costs less now.', ...more })
}
