import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { cartLines } from '#db/schema/index.ts'
import { setShelf } from '#tests/support/ledger.ts'
import { startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const shop = await testShop()

async function linesOf(visitor: Visitor) {
  const { body } = await visitor.get('/api/view-card-product')
  return body.data as { _id: string; quantity: number; productId: Record<string, unknown> }[]
}

/** A customer with one of this product in the cart. */
async function customerWith(productId: string) {
  const customer = await shop.customer()
  expect((await customer.post('/api/addto-cart', { productId })).status).toBe(200)
  const [line] = await linesOf(customer)
  return { customer, lineId: line?._id ?? '' }
}

test('of many who look at their carts at the same moment each sees their own, with what is held for them', async () => {
  const oil = await makeProduct(shop, { stock: 1 })
  const [holder, other] = [await customerWith(oil), await customerWith(oil)]
  await startPaying(holder.customer)
  const others = await Promise.all([1, 2, 3].map(async () => customerWith(await makeProduct(shop))))
  const all = [holder, other, ...others]
  const asked = Array.from({ length: 4 }, () => all).flat()
  const seen = await Promise.all(asked.map(async ({ customer }) => linesOf(customer)))
  expect(seen.map((lines) => lines.map(({ _id }) => _id))).toEqual(asked.map(({ lineId }) => [lineId]))
  // What one person pays for is theirs, and sold out for everybody else.
  const stock = new Map([
    [holder, 1],
    [other, 0],
  ])
  const left = asked.map((one) => stock.get(one) ?? null)
  expect(seen.map(([line]) => line?.productId['stock'])).toEqual(left)
})

describe('POST /api/addto-cart', () => {
  test('refuses a guest and adds nothing', async () => {
    const productId = await makeProduct(shop)
    const { status, body } = await shop.guest().post('/api/addto-cart', { productId })
    expect(status).toBe(401)
    expect(body).toEqual({
      success: false,
      error: true,
      code: 'not_signed_in',
      message: 'Please sign in first.',
    })
    expect(await shop.db.$count(cartLines, eq(cartLines.productId, productId))).toBe(0)
  })

  test('adds one of a product with its whole product, and one more each time', async () => {
    const productId = await makeProduct(shop, { name: 'Alphonso Mango', sellingPricePaise: 249_50 })
    const customer = await shop.customer()

    const added = await customer.post('/api/addto-cart', { productId })
    await customer.post('/api/addto-cart', { productId, quantity: 40, price: 1 })

    expect(added.body).toEqual({ success: true, error: false, message: 'Alphonso Mango is in your cart' })
    expect(await linesOf(customer)).toEqual([
      {
        _id: expect.any(String),
        quantity: 2,
        priceWhenAdded: 249.5,
        productId: expect.objectContaining({
          _id: productId,
          productName: 'Alphonso Mango',
          sellingPrice: 249.5,
        }),
      },
    ])
  })

  test('counts every one of many adds at once', async () => {
    const productId = await makeProduct(shop)
    const customer = await shop.customer()
    await Promise.all(Array.from({ length: 8 }, () => customer.post('/api/addto-cart', { productId })))
    expect(await linesOf(customer)).toMatchObject([{ quantity: 8 }])
  })

  test('stops at what is left of a counted product, also when many add at once', async () => {
    const productId = await makeProduct(shop, { name: 'Sitaphal', stock: 3 })
    const customer = await shop.customer()

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => customer.post('/api/addto-cart', { productId })),
    )

    const refused = answers.filter((answer) => answer.status === 409)
    expect(refused).toHaveLength(3)
    expect(refused[0]?.body).toMatchObject({
      code: 'out_of_stock',
      available: 3,
      message: 'Only 3 of Sitaphal 1 kg left.',
    })
    expect(await linesOf(customer)).toMatchObject([{ quantity: 3 }])
  })

  test('refuses what is sold out, what there is not, and the hundredth of one product', async () => {
    const [soldOut, plenty] = [await makeProduct(shop, { name: 'Ber', stock: 0 }), await makeProduct(shop)]
    const { customer } = await customerWith(plenty)
    await shop.db.update(cartLines).set({ quantity: 99 }).where(eq(cartLines.productId, plenty))

    const answers = await Promise.all(
      [soldOut, 'no-such-product', plenty].map((productId) =>
        customer.post('/api/addto-cart', { productId }),
      ),
    )

    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [409, 'Ber 1 kg is sold out.'],
      [404, 'We do not sell this product.'],
      [422, 'You can buy at most 99 of one product.'],
    ])
  })
})

describe('POST /api/update-cart-product', () => {
  test.each([1, 2, 99])('sets the quantity to %d', async (quantity) => {
    const { customer, lineId } = await customerWith(await makeProduct(shop))
    const { body } = await customer.post('/api/update-cart-product', { _id: lineId, quantity })
    expect(body).toEqual({ success: true, error: false, message: 'Cart updated successfully' })
    expect(await linesOf(customer)).toMatchObject([{ quantity }])
  })

  test.each([
    ['2', 2],
    [' 99 ', 99],
    ['3.0', 3],
    ['1.2e1', 12],
  ])('takes the quantity %j as %d', async (given, quantity) => {
    const { customer, lineId } = await customerWith(await makeProduct(shop))
    const { status } = await customer.post('/api/update-cart-product', { _id: lineId, quantity: given })
    expect(status).toBe(200)
    expect(await linesOf(customer)).toMatchObject([{ quantity }])
  })

  test.each([
    [0, 'This must be at least 1.'],
    ['0', 'This must be at least 1.'],
    ['1.5', 'This must be a whole number.'],
    ['100', 'You can buy at most 99 of one product.'],
    ['1e999', 'This must be a number.'],
    ['0x2', 'This must be a number.'],
    ['two', 'This must be a number.'],
    ['', 'This must be a number.'],
    [-1, 'This must be at least 1.'],
    [1.5, 'This must be a whole number.'],
    [100, 'You can buy at most 99 of one product.'],
    [1e300, 'You can buy at most 99 of one product.'],
    [null, 'Please fill in all required fields.'],
    [undefined, 'Please fill in all required fields.'],
    [[2], 'This must be a number.'],
    [{ $gt: 0 }, 'This must be a number.'],
  ])('refuses the quantity %j and changes nothing', async (quantity, message) => {
    const { customer, lineId } = await customerWith(await makeProduct(shop))
    const { status, body } = await customer.post('/api/update-cart-product', { _id: lineId, quantity })
    expect(status).toBe(422)
    expect(body).toMatchObject({ success: false, error: true, code: 'invalid_input', message })
    expect(body.fields).toHaveProperty('quantity')
    expect(await linesOf(customer)).toMatchObject([{ quantity: 1 }])
  })

  test('goes up to what is left of a counted product, and always down', async () => {
    const productId = await makeProduct(shop, { name: 'Jamun', stock: 4 })
    const { customer, lineId } = await customerWith(productId)
    const set = (quantity: number) => customer.post('/api/update-cart-product', { _id: lineId, quantity })

    const fits = await set(4)
    const over = await set(5)
    await setShelf(shop.ctx, productId, 1)
    const down = await set(3)

    expect([fits.status, over.status, down.status]).toEqual([200, 409, 200])
    expect(over.body).toMatchObject({ code: 'out_of_stock', available: 4 })
  })
})

describe('somebody else’s cart line', () => {
  test('is not there for others, who can neither change nor delete it', async () => {
    const { customer, lineId } = await customerWith(await makeProduct(shop))
    const other = await shop.customer('Mallory')

    const changed = await other.post('/api/update-cart-product', { _id: lineId, quantity: 50 })
    const deleted = await other.post('/api/delete-cart-product', { _id: lineId })
    const unknown = await other.post('/api/delete-cart-product', { _id: 'no-such-line' })

    expect(changed.status).toBe(404)
    expect(deleted.status).toBe(404)
    expect(deleted.body).toEqual(unknown.body)
    expect(await linesOf(customer)).toMatchObject([{ _id: lineId, quantity: 1 }])
    expect(await linesOf(other)).toEqual([])
  })
})

describe('POST /api/delete-cart-product', () => {
  test('takes the line out, once', async () => {
    const { customer, lineId } = await customerWith(await makeProduct(shop))
    const first = await customer.post('/api/delete-cart-product', { _id: lineId })
    const again = await customer.post('/api/delete-cart-product', { _id: lineId })
    expect(first.body).toEqual({ success: true, error: false, message: 'Item removed from cart' })
    expect(again.status).toBe(404)
    expect(await linesOf(customer)).toEqual([])
  })
})

describe('GET /api/countAddToCartProduct', () => {
  test('counts lines and not pieces', async () => {
    const customer = await shop.customer()
    const [dal, rice] = [await makeProduct(shop), await makeProduct(shop)]
    for (const productId of [dal, dal, dal, rice]) await customer.post('/api/addto-cart', { productId })
    const { body } = await customer.get('/api/countAddToCartProduct')
    expect(body).toMatchObject({ success: true, data: { count: 2 } })
  })

  test('answers a guest with 200, success false and no data', async () => {
    const { status, body } = await shop.guest().get('/api/countAddToCartProduct')
    expect(status).toBe(200)
    expect(body).toEqual({ success: false, error: false, message: expect.any(String) })
  })
})

describe('GET /api/view-card-product', () => {
  test('shows lines in the order in which they were added, at today’s prices', async () => {
    const customer = await shop.customer()
    const ids = [await makeProduct(shop), await makeProduct(shop), await makeProduct(shop)]
    for (const productId of ids) await customer.post('/api/addto-cart', { productId })
    await shop.pool.query('update products set selling_price_paise = 12345 where id = $1', [ids[1]])

    const lines = await linesOf(customer)

    expect(lines.map((line) => line.productId['_id'])).toEqual(ids)
    expect(lines[1]?.productId).toMatchObject({ sellingPrice: 123.45 })
  })

  test('refuses a guest', async () => {
    const { status, body } = await shop.guest().get('/api/view-card-product')
    expect(status).toBe(401)
    expect(body).not.toHaveProperty('data')
  })
})
