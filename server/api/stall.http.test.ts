import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { auditEntries, products } from '#db/schema/index.ts'
import { offerClaim } from '#domain/counter/claim-account.ts'
import type { Actor } from '#domain/ground/context.ts'
import type { Duty } from '#domain/ground/rules.ts'
import { addAddress, buy, deliver, move, orderInCash } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

// What somebody with a duty at the stall can do with the calls that are open to them, and what not.

const shop = await testShop()
const [admin, asha] = [await shop.admin(), await shop.customer('Asha Devi')]
const [packer, keeper] = [await shop.hand('packs'), await shop.hand('counter')]

/** Unlike `move` it may be refused. */
function tryMove(who: Visitor, orderId: string, body: object) {
  return who.post(`/api/orders/${orderId}/move`, body)
}

describe('who packs', () => {
  test('takes an order from paid to delivered, with the cash at the door and a note', async () => {
    const orderId = await orderInCash(shop, await shop.customer())
    const steps = [
      { action: 'pack' },
      { action: 'dispatch' },
      { action: 'bring_back', note: 'Nobody was at home.' },
      { action: 'dispatch' },
      { action: 'deliver', cashTaken: 450, note: 'The rest comes tomorrow.' },
    ]
    for (const step of steps) await move(packer, orderId, step)

    const { data } = (await packer.get(`/api/orders/${orderId}`)).body
    expect(data).toMatchObject({ status: 'Delivered', due: 50, cash: [{ amount: 450 }], actions: [] })
    expect((await packer.get(`/api/orders/${orderId}/invoice.pdf`)).status).toBe(200)
    const entries = await shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, orderId))
    expect(entries.filter(({ actorId }) => actorId === packer.id)).toHaveLength(6)
  })

  test('packs many at once', async () => {
    const { orderId } = await buy(asha, await makeProduct(shop))
    const { body } = await packer.post('/api/move-orders', { orderIds: [orderId], action: 'pack' })
    expect(body['data']).toMatchObject([{ _id: orderId, moved: true }])
  })

  test('is told that only admins cancel and give money back, and nothing happens', async () => {
    const { orderId, transactionId } = await buy(asha, await makeProduct(shop))
    const { orderId: deliveredId } = await buy(asha, await makeProduct(shop))
    await deliver(admin, deliveredId)

    const refused = [
      await tryMove(packer, orderId, { action: 'cancel', note: 'No.' }),
      await tryMove(packer, deliveredId, { action: 'refund', note: 'No.' }),
      await packer.post(`/api/orders/${orderId}/refund`, { transactionId, amount: 1, note: 'No.' }),
      await packer.post(`/api/orders/${orderId}/ask-gateway`),
    ]

    for (const { status, body } of refused)
      expect([status, body.message]).toEqual([403, 'Only admins can do this.'])
    expect((await packer.get(`/api/orders/${orderId}`)).body['data']).toMatchObject({
      status: 'Paid',
      actions: ['pack'],
    })
  })

  test('reads where a parcel goes, and neither e-mails nor what the gateway knows', async () => {
    const { orderId, transactionId } = await buy(asha, await makeProduct(shop))
    await deliver(admin, orderId)
    const refund = { transactionId, amount: 1, note: 'Bruised.' }
    await admin.post(`/api/orders/${orderId}/refund`, refund)

    const read = [
      await packer.get(`/api/orders/${orderId}`),
      await packer.get(`/api/all-orders?page=1&q=${orderId}`),
    ]

    for (const { status, body } of read) {
      expect(status).toBe(200)
      const text = JSON.stringify(body)
      for (const known of ['Asha Devi', '9876543210', 'Tulsi Baug']) expect(text).toContain(known)
      for (const secret of [asha.email, transactionId, 'Bruised', 'Credit note'])
        expect(text, secret).not.toContain(secret)
    }
    const { documents } = (await admin.get(`/api/orders/${orderId}`)).body['data']
    expect(documents).toHaveLength(2)
    expect((await packer.get(documents[0].pdf)).status).toBe(200)
    expect((await packer.get(documents[1].pdf)).status).toBe(404)
  })

  test('reads orders page by page, and does not carry off all of them', async () => {
    expect((await packer.get('/api/all-orders')).status).toBe(403)
    expect((await admin.get('/api/all-orders')).status).toBe(200)
  })

  test('takes spoiled goods off the stock, and enters nothing else', async () => {
    const productId = await makeProduct(shop, { stock: 5, name: 'Spinach' })
    const enter = (body: object) => packer.post('/api/enter-stock', { productId, ...body })

    expect((await enter({ why: 'spoiled', pieces: 2 })).status).toBe(200)
    const refused = [
      await enter({ why: 'delivery', pieces: 2 }),
      await enter({ why: 'correction', pieces: 2 }),
      await packer.post('/api/count-stock', { productId, stock: null }),
      await packer.post('/api/set-low-stock-mark', { productId, lowStockMark: 1 }),
    ]

    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    const found = await packer.get('/api/product-stock?q=spinach')
    expect(found.body['data']).toMatchObject([{ _id: productId, stock: 3 }])
  })

  test('does not find what is not on the shelf yet', async () => {
    const id = await makeProduct(shop, { name: 'Secret Pickle' })
    await shop.db.update(products).set({ state: 'draft' }).where(eq(products.id, id))
    expect((await packer.get('/api/product-stock?q=secret+pickle')).body['data']).toEqual([])
    expect((await admin.get('/api/product-stock?q=secret+pickle')).body['data']).toHaveLength(1)
  })

  test('has their own orders as every customer has them', async () => {
    const { orderId, transactionId } = await buy(packer, await makeProduct(shop))
    const own = (await packer.get(`/api/orders/${orderId}`)).body['data']
    expect(own).toMatchObject({ transactionId, user: { email: packer.email } })
    expect(own.actions).toEqual(['pack', 'cancel'])
  })
})

describe('who has the counter', () => {
  test('finds people by a whole number alone, with no more than their name', async () => {
    await admin.post('/api/counter/people', { name: 'Lata Bai', mobile: '9822011223' })
    const find = async (q: string) =>
      (await keeper.get(`/api/counter/people?q=${encodeURIComponent(q)}`)).body['data']

    expect(await find('+91 98220 11223')).toMatchObject([
      { name: 'Lata Bai', mobile: '9822011223', email: '', duties: [], profilePic: '', smartCoins: 0 },
    ])
    await addAddress(asha, { mobile: '9700055511' })
    expect(await find('97000 55511')).toMatchObject([{ _id: asha.id, name: 'Asha Devi', email: '' }])
    for (const q of ['lata', '11223', asha.email, 'asha', '%', ''])
      expect([q, await find(q)]).toEqual([q, []])
  })

  test('takes an order for somebody, sees it, gives the link to pay it and takes the rest in cash', async () => {
    const added = await keeper.post('/api/counter/people', { name: 'Mohan Lal', mobile: '9811122233' })
    const productId = await makeProduct(shop, { sellingPricePaise: 600_00, stock: 5 })
    const taken = await keeper.post('/api/counter/orders', {
      userId: added.body['data']._id,
      lines: [{ productId, quantity: 1 }],
      collect: true,
      amount: 600,
      payment: { way: 'later' },
    })
    const { orderId } = taken.body as unknown as { orderId: string }

    const link = await keeper.post(`/api/orders/${orderId}/pay-link`)
    expect(link.body['data'].url).toContain('/pay')
    await move(packer, orderId, { action: 'pack' })
    await move(packer, orderId, { action: 'deliver', cashTaken: 500, note: 'The rest tomorrow.' })
    const rest = await keeper.post(`/api/orders/${orderId}/take-cash`, { cashTaken: 100 })

    expect(rest).toMatchObject({ status: 200, body: { data: { due: 0, actions: [] } } })
    expect(await tryMove(keeper, orderId, { action: 'cancel' })).toMatchObject({
      status: 403,
      body: { message: 'Only admins can do this.' },
    })
  })

  test('sees nothing of orders that were not taken there', async () => {
    const orderId = await orderInCash(shop, await shop.customer())
    const refused = [
      await keeper.get(`/api/orders/${orderId}`),
      await keeper.post(`/api/orders/${orderId}/pay-link`),
      await keeper.post(`/api/orders/${orderId}/take-cash`, { cashTaken: 1 }),
      await tryMove(keeper, orderId, { action: 'pack' }),
      await keeper.get(`/api/orders/${orderId}/invoice.pdf`),
    ]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await keeper.get('/api/all-orders?page=1')).status).toBe(403)
  })

  test('sees nothing of goods that are sent again, although an admin began that order', async () => {
    const { orderId } = await buy(asha, await makeProduct(shop, { stock: 9 }))
    await deliver(admin, orderId)
    const lines = [{ position: 0, quantity: 1 }]
    const asked = await asha.post(`/api/orders/${orderId}/return`, {
      lines,
      wish: 'replacement',
      reason: 'Sour.',
    })
    const decision = { outcome: 'replacement', answer: 'On Monday.' }
    const decided = await admin.post(`/api/returns/${asked.body['data'][0]._id}/decide`, decision)
    const { replacement } = decided.body['data'][0] as { replacement: string }
    expect((await admin.get(`/api/orders/${replacement}`)).status).toBe(200)
    expect((await keeper.get(`/api/orders/${replacement}`)).status).toBe(404)
  })

  test('gives out no link to an account: whoever holds it has all that is ordered there later', async () => {
    const { body } = await keeper.post('/api/counter/people', { name: 'Sita' })
    const { status } = await keeper.post(`/api/counter/people/${body['data']._id}/claim`)
    expect(status).toBe(403)
    const actor = personOf(keeper, 'counter')
    const offered = offerClaim({ ...shop.ctx, actor }, body['data']._id as string)
    await expect(offered).rejects.toMatchObject({ code: 'forbidden' })
  })
})

function personOf({ id, email }: { id: string; email: string }, duty: Duty): Actor {
  return { id, name: '', email, role: 'GENERAL', duties: [duty], sessionId: '' }
}

test('a duty is worth nothing once its session is ended', async () => {
  const hand = await shop.hand('packs')
  const cookies = new Map(hand.cookies)
  await hand.get('/api/userLogout')
  for (const [name, value] of cookies) hand.cookies.set(name, value)
  expect(await hand.get('/api/low-stock')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
})
