import { describe, expect, test } from 'vitest'

import { cartLines } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'
import { overlap } from '#tests/support/locks.ts'
import { fillCart } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { joinCart } from './join-cart.ts'
import { maxCartLines } from './rules.ts'

const shop = await testShop()

const joinCall = (visitor: Visitor, lines: unknown, key?: string) =>
  visitor.post('/api/join-cart', { lines }, key === undefined ? {} : { 'idempotency-key': key })

async function linesOf(visitor: Visitor) {
  const { body } = await visitor.get('/api/view-card-product')
  return body.data as { quantity: number; productId: { _id: string }; priceWhenAdded: number }[]
}

const quantitiesOf = async (visitor: Visitor) =>
  (await linesOf(visitor)).map(({ productId, quantity }) => [productId._id, quantity])

describe('POST /api/join-cart', () => {
  test('keeps the larger quantity of goods in both, and adds the others in their order', async () => {
    const asha = await shop.customer()
    const [dal, oil, guava, mango] = await products(4)
    await fillCart(asha, dal, oil, oil, oil)

    const { body } = await joinCall(asha, [
      { productId: guava, quantity: 1 },
      { productId: oil, quantity: 2 },
      { productId: mango, quantity: 2 },
      { productId: dal, quantity: 5 },
      { productId: mango, quantity: '6' },
    ])

    expect(body.data).toEqual({ joined: 4, missing: [] })
    expect(await quantitiesOf(asha)).toEqual([
      [dal, 5],
      [oil, 3],
      [guava, 1],
      [mango, 6],
    ])
  })

  test('names what cannot be had, and adds what is left of it', async () => {
    const asha = await shop.customer()
    const peach = await makeProduct(shop, { name: 'Peach', stock: 0 })
    const sitaphal = await makeProduct(shop, { name: 'Sitaphal', stock: 2 })

    const { body } = await joinCall(asha, [
      { productId: peach, quantity: 1 },
      { productId: 'no-such-product', quantity: 1 },
      { productId: sitaphal, quantity: 3 },
    ])

    expect(body.data).toEqual({
      joined: 1,
      missing: [
        { _id: peach, productName: 'Peach 1 kg', why: 'sold_out', available: 0 },
        { _id: 'no-such-product', productName: null, why: 'unknown', available: 0 },
        { _id: sitaphal, productName: 'Sitaphal 1 kg', why: 'too_few', available: 2 },
      ],
    })
    expect(await quantitiesOf(asha)).toEqual([[sitaphal, 2]])
  })

  test('joins a list once under its key, also from two tabs at the same moment', async () => {
    const asha = await shop.customer()
    const [dal] = await products(1)
    const lines = [{ productId: dal, quantity: 3 }]

    const answers = await Promise.all([joinCall(asha, lines, 'one list'), joinCall(asha, lines, 'one list')])
    const [line] = (await asha.get('/api/view-card-product')).body.data as { _id: string }[]
    await asha.post('/api/update-cart-product', { _id: line?._id, quantity: 1 })
    const late = await joinCall(asha, lines, 'one list')
    const another = await joinCall(asha, [{ productId: dal, quantity: 4 }], 'one list')

    expect([...answers, late].map(({ body }) => body.data)).toEqual(
      Array.from({ length: 3 }, () => ({ joined: 1, missing: [] })),
    )
    expect(another).toMatchObject({ status: 422, body: { code: 'key_reused' } })
    expect(await quantitiesOf(asha)).toEqual([[dal, 1]])
  })

  test('remembers the price at which it was chosen and charges the price of the shop', async () => {
    const asha = await shop.customer()
    const tomato = await makeProduct(shop, { sellingPricePaise: 40_00 })
    const okra = await makeProduct(shop, { sellingPricePaise: 30_00 })

    await joinCall(asha, [
      { productId: tomato, quantity: 1, priceWhenAdded: 0.01, sellingPrice: 0.01 },
      { productId: okra, quantity: 1 },
    ])

    expect(await linesOf(asha)).toMatchObject([
      { priceWhenAdded: 0.01, productId: { sellingPrice: 40 } },
      { priceWhenAdded: 30, productId: { sellingPrice: 30 } },
    ])
  })

  test('two lists at the same moment do not fill a cart beyond its limit', async () => {
    const asha = await shop.customer()
    for (const productId of await products(maxCartLines - 1))
      await shop.db
        .insert(cartLines)
        .values({ id: newId(), personId: asha.id, productId, quantity: 1, addedAt: new Date() })
    const [dal, oil] = await products(2)
    const actor = { id: asha.id, name: '', email: '', role: 'GENERAL' as const, duties: [], sessionId: '' }
    const ctx = { ...shop.ctx, actor }
    const join = (tx: Ctx, productId: string) => joinCart(tx, { lines: [{ productId, quantity: 1 }] })

    const { first, second } = await overlap(ctx, {
      first: (tx) => join(tx, dal),
      second: () => join(ctx, oil),
    })

    expect(first).toEqual({ joined: 1, missing: [] })
    expect(second).toMatchObject({ joined: 0, missing: [{ productId: oil, why: 'cart_full' }] })
  })
})

describe('POST /api/price-cart', () => {
  test('prices a list for a guest by the rules of the cart, and names what is sold out and unknown', async () => {
    const okra = await makeProduct(shop, { name: 'Okra', listPricePaise: 50_00, sellingPricePaise: 30_50 })
    const peach = await makeProduct(shop, { name: 'Peach', sellingPricePaise: 100_00, stock: 0 })

    const { body } = await shop.guest().post('/api/price-cart', {
      lines: [
        { productId: 'no-such-product', quantity: 1, sellingPrice: 0.01 },
        { productId: peach, quantity: 1 },
        { productId: okra, quantity: 2, sellingPrice: 0.01 },
      ],
    })

    expect(body.data).toMatchObject({
      lines: [
        { quantity: 1, productId: { _id: peach, stock: 0 } },
        { quantity: 2, productId: { _id: okra, sellingPrice: 30.5 } },
      ],
      soldOut: [{ _id: peach, productName: 'Peach' }],
      unknown: ['no-such-product'],
      subtotal: 161,
      shipping: 40,
      total: 201,
    })
  })
})

test.each(['/api/price-cart', '/api/join-cart'])(
  '%s refuses more than sixty lines, a quantity that no cart takes, and what is no list',
  async (address) => {
    const asha = await shop.customer()
    const [dal] = await products(1)
    const line = { productId: dal, quantity: 1 }
    const refused = [
      Array.from({ length: 61 }, (_, n) => ({ productId: `p${n}`, quantity: 1 })),
      [line, { productId: dal, quantity: 100 }],
      [{ productId: dal, quantity: 0 }],
      [{ productId: { $gt: '' }, quantity: 1 }],
      [{ productId: 'x'.repeat(65), quantity: 1 }],
      [],
      line,
      null,
    ]
    for (const lines of refused)
      expect(await asha.post(address, { lines }), JSON.stringify(lines).slice(0, 80)).toMatchObject({
        status: 422,
        body: { code: 'invalid_input' },
      })
    expect(await quantitiesOf(asha)).toEqual([])
  },
)

/** New products; at most four of them by name. */
async function products(count: number): Promise<[string, string, string, string]> {
  const made = await Promise.all(Array.from({ length: count }, () => makeProduct(shop)))
  return made as [string, string, string, string]
}
