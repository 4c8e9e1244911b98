import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { whyWords } from '#app/desk/stock/stock-words.ts'
import { paymentOrders, stockEntries } from '#db/schema/index.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { expirePaymentOrder } from '#domain/payments/expire-payment-order.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { correctStock } from './correct-stock.ts'
import { claimHolds } from './holds.ts'

// That the ledger adds up is checked at the end of every test of a shop (tests/support/shop.ts).
const shop = await testShop()

test('every change of a product’s pieces stands in the ledger: why, of what, by whom', async () => {
  const [admin, asha, ravi] = [await shop.admin(), await shop.customer(), await shop.customer()]
  const oil = await makeProduct(shop, { stock: 10 })
  await fillCart(asha, oil, oil, oil)
  await fillCart(ravi, oil)
  const paid = await startPaying(asha)
  const left = await startPaying(ravi)
  await verify(asha, await payAtGateway(asha, paid.orderId))
  await expirePaymentOrder(shop.ctx, await paymentOrderId(left.orderId))
  const { body } = await shop.guest().post('/api/product-details', { productId: oil })
  const form = body['data']
  const loaded = { updatedAt: form.updatedAt, stock: form.stock }
  await admin.post('/api/update-product', { ...form, stock: form.stock + 20, loaded })

  const [ofAsha, ofRavi] = [await paymentOrderId(paid.orderId), await paymentOrderId(left.orderId)]
  expect(await ledgerOf(oil)).toEqual([
    ['import', 10, 0, oil, null],
    ['hold', -3, 3, ofAsha, asha.id],
    ['hold', -1, 1, ofRavi, ravi.id],
    ['sale', 0, -3, ofAsha, asha.id],
    ['release', 1, -1, ofRavi, null],
    ['correction', 20, 0, expect.any(String), admin.id],
  ])
})

test('a counting that begins or ends while people pay takes what they hold into the ledger, or out of it', async () => {
  const asha = await shop.customer()
  const oil = await makeProduct(shop, { stock: null })
  const paid = await holdOne(asha, oil)
  expect(await ledgerOf(oil)).toEqual([])

  await setStock(oil, 5)
  expect((await ledgerOf(oil)).map(changes)).toEqual([[4, 1]])
  await setStock(oil, null)
  expect((await ledgerOf(oil)).map(changes)).toEqual([
    [4, 1],
    [-4, -1],
  ])
  await verify(asha, await payAtGateway(asha, paid.orderId))
  expect(await ledgerOf(oil)).toHaveLength(2)
})

test('a counting that begins while a payment is being settled leaves the sold piece out of the ledger', async () => {
  const asha = await shop.customer()
  const oil = await makeProduct(shop, { stock: null })
  const { orderId } = await holdOne(asha, oil)
  const id = await paymentOrderId(orderId)

  await inTransaction(shop.ctx, async (tx) => {
    await claimHolds(tx, { offer: { id, lines: [] }, insteadOf: undefined })
    // From another connection, while the sale is not committed.
    await setStock(oil, 5)
  })

  expect((await ledgerOf(oil)).map(changes)).toEqual([[4, 0]])
})

test('an entry of a newer program is listed with its own word', async () => {
  // Two versions run together during an upgrade: the newer one has another rule of the table.
  await shop.pool.query('alter table stock_entries drop constraint stock_entries_why')
  const oil = await makeProduct(shop, { stock: 10 })
  await shop.pool.query(
    `insert into stock_entries (product_id, why, cause, shelf_change, held_change, at)
     values ($1, 'moved_to_cellar', 'first', -1, 1, now()), ($1, 'moved_to_cellar', 'second', 1, -1, now())`,
    [oil],
  )
  const { status, body } = await (await shop.hand('packs')).get(`/api/stock-entries?productId=${oil}`)
  expect(status).toBe(200)
  expect(body['data']).toMatchObject([
    { why: 'moved_to_cellar' },
    { why: 'moved_to_cellar' },
    { why: 'import' },
  ])
  expect(whyWords(body['data'][0].why)).toBe('Moved to cellar')
})

async function holdOne(person: Visitor, productId: string) {
  await fillCart(person, productId)
  return startPaying(person)
}

function setStock(productId: string, stock: number | null) {
  return inTransaction(shop.ctx, (tx) => correctStock(tx, { productId, stock, stockShown: undefined }))
}

async function paymentOrderId(gatewayOrderId: string): Promise<string> {
  const [found] = await shop.db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(eq(paymentOrders.gatewayOrderId, gatewayOrderId))
  return found!.id
}

/** Its entries, oldest first: why, what came onto the shelf, what came to be held, of what, by whom. */
async function ledgerOf(productId: string): Promise<Entry[]> {
  const entries = await shop.db
    .select()
    .from(stockEntries)
    .where(eq(stockEntries.productId, productId))
    .orderBy(asc(stockEntries.id))
  return entries.map(({ why, shelfChange, heldChange, cause, actorId }) => [
    why,
    shelfChange,
    heldChange,
    cause,
    actorId,
  ])
}

type Entry = [why: string, shelf: number, held: number, cause: string, actorId: string | null]

function changes([, shelf, held]: Entry) {
  return [shelf, held]
}
