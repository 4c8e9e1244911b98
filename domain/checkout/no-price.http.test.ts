import { expect, test } from 'vitest'

import { addAddress } from '#tests/support/orders.ts'
import { fillCart } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const [admin, asha] = [await shop.admin(), await shop.customer()]
const free = await makeProduct(shop, { name: 'Sample of Ghee', sellingPricePaise: 0, stock: 5 })
const dal = await makeProduct(shop, { sellingPricePaise: 600_00 })

test.each([
  ['online', '/api/razorpay/order', { collect: true, amount: 600 }],
  ['in cash', '/api/orders/cash', { collect: true, amount: 600 }],
])(
  'a product of ₹0.00 is refused %s, alone and among others, and stays in the cart',
  async (_how, call, body) => {
    const refusal = {
      status: 409,
      body: {
        code: 'no_price',
        message:
          'Sample of Ghee 1 kg has no price yet, so nobody can buy it. Please take it out of your cart.',
      },
    }
    await fillCart(asha, free)
    expect(await asha.post(call, { ...body, amount: 0 })).toMatchObject(refusal)
    await fillCart(asha, dal)
    expect(await asha.post(call, body)).toMatchObject(refusal)
    // Brought for ₹40.00, it is no less free.
    const addressId = await addAddress(asha)
    expect(await asha.post(call, { addressId, amount: 600 })).toMatchObject(refusal)

    const { body: inCart } = await asha.get('/api/view-card-product')
    for (const { _id } of inCart['data'] as { _id: string }[])
      await asha.post('/api/delete-cart-product', { _id })
    expect((await asha.get('/api/orders/myorders')).body['data']).toEqual([])
  },
)

test('a product of ₹0.00 is refused at the counter', async () => {
  const lines = [{ productId: free, quantity: 1 }]
  const order = { userId: asha.id, lines, collect: true, amount: 0, payment: { way: 'cash' } }

  expect(await admin.post('/api/counter/orders', order)).toMatchObject({
    status: 409,
    body: { code: 'no_price' },
  })
})
