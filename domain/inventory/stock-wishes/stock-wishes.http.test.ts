import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { mails, stockWishes } from '#db/schema/index.ts'
import { givePassword } from '#tests/support/password.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { pruneStockWishes, tellStockWishes } from './tell-stock-wishes.ts'

const shop = await testShop()
const admin = await shop.admin()
const email = 'lata@example.org'
let mango = ''

beforeEach(async () => {
  await shop.db.delete(stockWishes)
  await shop.db.delete(mails)
  mango = await makeProduct(shop, { name: 'Alphonso Mango', stock: 0 })
})

test('who waits for what is sold out is told once by mail when it is back, and forgotten', async () => {
  for (const typed of [` ${email.toUpperCase()}`, email])
    expect((await wish(mango, typed)).body.message).toBe('We tell you once when Alphonso Mango is back.')
  await tellStockWishes(shop.ctx)
  expect(await told()).toEqual([])

  for (const stock of [3, 0, 3]) {
    await stockOf(stock)
    await tellStockWishes(shop.ctx)
  }

  expect(await told()).toMatchObject([
    { address: email, personId: null, facts: { productId: mango, productName: 'Alphonso Mango' } },
  ])
  expect(await shop.db.$count(stockWishes)).toBe(0)
})

test('who is written down by a stranger for many goods is told of twelve in a day', async () => {
  const goods = await Promise.all(Array.from({ length: 14 }, () => makeProduct(shop, { stock: 3 })))
  const since = shop.ctx.now()
  await shop.db
    .insert(stockWishes)
    .values(goods.map((productId) => ({ productId, email: 'flooded@example.org', createdAt: since })))
  await tellStockWishes(shop.ctx)
  expect(await told()).toHaveLength(12)
  expect(await shop.db.$count(stockWishes)).toBe(0)
})

test('what can be had, what the shop does not sell and what is no e-mail is refused in words', async () => {
  expect((await wish('none', email)).status).toBe(404)
  expect((await wish(mango, '98765 43210')).body.fields).toEqual({ email: expect.any(String) as string })
  await stockOf(2)
  expect((await wish(mango, email)).body).toMatchObject({
    code: 'in_stock',
    message: 'Alphonso Mango is in stock: you can have it now.',
  })
})

test('of what is back but no longer on the shelf nobody is told', async () => {
  await wish(mango, email)
  await admin.post('/api/set-product-state', { _id: mango, state: 'archived' })
  await stockOf(2)
  await tellStockWishes(shop.ctx)
  expect([await told(), await shop.db.$count(stockWishes)]).toEqual([[], 1])
})

test('a wish that another process tells just now is told by that one alone', async () => {
  await wish(mango, email)
  await stockOf(2)
  await shop.db.transaction(async (db) => {
    await db.select().from(stockWishes).for('update')
    await tellStockWishes(shop.ctx)
  })
  expect(await told()).toEqual([])
})

test('a wish goes with the account of its e-mail, and after a year; and no address writes down a crowd', async () => {
  const asha = await shop.customer()
  await givePassword(shop, asha.id, 'mango in may')
  await wish(mango, asha.email)
  await asha.post('/api/delete-account', { password: 'mango in may' })
  expect(await shop.db.$count(stockWishes)).toBe(0)

  await wish(mango, email)
  shop.passTime(366 * 24 * 60)
  await pruneStockWishes(shop.ctx)
  expect(await shop.db.$count(stockWishes)).toBe(0)

  const statuses = new Set<number>()
  for (let number = 0; number < 21; number += 1) statuses.add((await wish('none', '1')).status)
  expect([...statuses]).toEqual([422, 429])
})

function wish(productId: string, typed: string) {
  return shop.guest().post('/api/stock-wishes', { productId, email: typed })
}

async function stockOf(stock: number): Promise<void> {
  const { body } = await admin.post('/api/product-details', { productId: mango })
  expect((await admin.post('/api/update-product', { ...body.data, stock })).status).toBe(200)
}

function told() {
  return shop.db.select().from(mails).where(eq(mails.kind, 'back_in_stock'))
}
