import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { addAddress, buy } from '#tests/support/orders.ts'
import { cartTotal, fillCart, payAtGateway, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import { statementsReadAnew, statementsSent } from '#tests/support/statements.ts'
import type { Visitor } from '#tests/support/visitor.ts'

// How often the calls of shopping ask the database, for one line and for as many as a cart holds: the time
// of a call is mostly this number. Who asks is one statement of each, and a transaction's ends and a key's
// rows are no part of what is counted.
const shop = await testShop()

async function counted(work: () => Promise<unknown>): Promise<string[]> {
  const sent = await statementsSent(shop.pool, work)
  const besides = /^(begin|commit)$|"idempotency_keys"|from catalog_changes|"?razorpay_sandbox"?\./
  const own = sent.filter((text) => !besides.test(text))
  const asking = own.filter((text) => /from "sessions"/.test(text))
  expect(asking.length).toBeLessThanOrEqual(1)
  return own.filter((text) => !asking.includes(text))
}

/** A cart of so many counted products. */
async function cartOf(person: Visitor & { id: string }, lines: number): Promise<void> {
  await shop.pool.query(
    `with goods as (
       insert into products (id, name, brand, category, description, list_price_paise, selling_price_paise,
         stock, created_at, updated_at)
       select md5($1::text || n), 'Dal ' || n, 'Gram Seva', 'pulses', '', 100, 100, 9, now(), now()
       from generate_series(1, $2::integer) n returning id)
     insert into cart_lines (id, person_id, product_id, quantity, added_at)
     select md5(id || $1::text), $1, id, 2, now() from goods`,
    [person.id, lines],
  )
  // As if their pieces had come by a delivery, so that the ledger adds up.
  await shop.pool.query(`insert into stock_entries (product_id, why, cause, shelf_change, held_change, at)
    select id, 'delivery', id, stock, 0, now() from products
    where not exists (select from stock_entries where product_id = products.id)`)
}

test('adding to the cart takes two statements, also where there is one of it', async () => {
  const asha = await shop.customer()
  const dal = await makeProduct(shop, { stock: 9 })
  for (const times of [1, 2]) {
    const sent = await counted(() => fillCart(asha, dal))
    expect(sent, `${times}: ${sent.join('\n')}`).toHaveLength(2)
  }
})

test.each([1, 200])('of %i lines the cart takes one statement', async (lines) => {
  const asha = await shop.customer()
  await cartOf(asha, lines)
  expect(await counted(() => asha.get('/api/view-card-product'))).toHaveLength(1)
})

test('an order is shown to who packs it in a few statements, however many lines have an answer', async () => {
  const hand = await shop.hand('packs')
  const shown = []
  for (const lines of [1, 20]) {
    const asha = await shop.customer()
    await cartOf(asha, lines)
    const { orderId } = await buy(asha)
    const url = `/api/orders/${orderId}/packing`
    await hand.post(url, {})
    for (let position = 0; position < lines; position++)
      await hand.post(`${url}/line`, { position, pieces: 2 })
    shown.push((await counted(() => hand.post(url, {}))).length)
  }
  expect(shown[1]).toBe(shown[0])
})

test.each([1, 200])('of %i lines a payment order takes nine, and settling it eleven', async (lines) => {
  const asha = await shop.customer()
  await cartOf(asha, lines)
  const addressId = await addAddress(asha)
  const amount = await cartTotal(asha)
  // The second one takes the place of the first, for another place.
  for (const delivery of [{ addressId }, { collect: true }, { addressId }]) {
    const total = 'collect' in delivery ? lines * 2 : amount
    const offered = await counted(async () => {
      const { body } = await asha.post('/api/razorpay/order', { amount: total, ...delivery })
      expect(body).toMatchObject({ success: true })
    })
    expect(offered, offered.join('\n')).toHaveLength(9)
  }
  const { body } = await asha.post('/api/razorpay/order', { amount, addressId })
  const receipt = await payAtGateway(asha, body['order'].id)
  const sent = await counted(async () => {
    expect((await verify(asha, receipt)).body).toMatchObject({ success: true })
  })
  // One looks the payment order up for the person who reports.
  const settled = sent.slice(1)
  expect(settled, settled.join('\n')).toHaveLength(11)
})

test('PostgreSQL has all that a purchase asks ready, once a few have been made', async () => {
  const asha = await shop.customer()
  const dal = await makeProduct(shop, { stock: 99 })
  const addressId = await addAddress(asha)
  const buy = async () => {
    await asha.post('/api/addto-cart', { productId: dal }, { 'idempotency-key': randomUUID() })
    const amount = await cartTotal(asha)
    const { body } = await asha.post('/api/razorpay/order', { amount, addressId })
    await verify(asha, await payAtGateway(asha, body['order'].id))
  }
  for (let times = 0; times < 6; times++) await buy()
  const without = /^(begin|commit|notify\b.*)$|"?razorpay_sandbox"?\./
  const anew = await statementsReadAnew(shop.pool, buy)
  expect(anew.filter((text) => !without.test(text))).toEqual([])
})
