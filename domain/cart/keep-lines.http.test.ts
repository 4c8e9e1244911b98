import { expect, test } from 'vitest'

import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()

test('what is saved for later is with the account at today’s price and stock, never in the cart, and of a second list the larger quantity stays', async () => {
  const asha = await shop.customer()
  const dal = await makeProduct(shop, { name: 'Dal', sellingPricePaise: 90_00 })
  const ghee = await makeProduct(shop, { name: 'Ghee', stock: 0 })
  const lines = [
    { productId: dal, quantity: 2 },
    { productId: ghee, quantity: 1 },
    { productId: 'no-such-product', quantity: 1 },
  ]
  expect((await asha.post('/api/keep-for-later', { lines })).body).toMatchObject({ success: true })
  // As a guest's list joins at the sign-in, or a call is repeated whose answer was lost.
  await asha.post('/api/keep-for-later', { lines: [{ productId: dal, quantity: 1 }] })

  const { body } = await asha.get('/api/kept-for-later')
  expect(body.data).toMatchObject([
    { quantity: 1, productId: { _id: ghee, stock: 0 } },
    { quantity: 2, productId: { _id: dal, sellingPrice: 90 } },
  ])
  expect((await asha.get('/api/view-card-product')).body.data).toEqual([])
  expect((await (await shop.customer()).get('/api/kept-for-later')).body.data).toEqual([])

  await asha.post('/api/keep-for-later', { lines: [{ productId: dal, quantity: 0 }] })
  expect((await asha.get('/api/kept-for-later')).body.data).toMatchObject([{ productId: { _id: ghee } }])
})
