import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { products } from '#db/schema/index.ts'
import { isBarcode } from '#domain/catalog/barcodes/rules.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const [admin, keeper] = [await shop.admin(), await shop.hand('counter')]
const [honey, ghee] = [await makeProduct(shop, { name: 'Honey' }), await makeProduct(shop, { name: 'Ghee' })]

const codeOf = async (id: string) =>
  (await shop.db.select({ code: products.barcode }).from(products).where(eq(products.id, id)))[0]?.code

/** As the form sends it, with all that it has. */
async function setCode(id: string, barcode: string | null) {
  const { data } = (await admin.post('/api/product-details', { productId: id })).body
  const { createdAt: _, updatedAt: __, ...product } = data
  return admin.post('/api/update-product', { ...product, barcode })
}

test('a bar code is kept as its digits, and a wrong digit is said', async () => {
  expect((await setCode(honey, '0-36000 29145-2')).status).toBe(200)
  expect(await codeOf(honey)).toBe('0036000291452')
  expect((await setCode(honey, '4006381333932')).body).toMatchObject({
    fields: { barcode: expect.stringContaining('One of them may be wrong') as string },
  })
  const { data } = (await keeper.get('/api/counter/goods')).body
  expect(data).toContainEqual(expect.objectContaining({ _id: honey, barcode: '0036000291452' }))
})

test('two goods never share one: the form is told whose it is, and a copy has none', async () => {
  await setCode(honey, '4006381333931')
  expect((await setCode(ghee, '4006381333931')).body).toMatchObject({
    fields: { barcode: 'Honey 1 kg has this bar code already.' },
  })
  expect((await setCode(honey, '4006381333931')).status).toBe(200)
  const { data } = (await admin.post('/api/duplicate-product', { _id: honey })).body
  expect(data.barcode).toBeNull()
})

test('goods without a code are given one of the shop’s own; those that have one keep it', async () => {
  await setCode(honey, '4006381333931')
  await admin.post('/api/give-barcodes', { productIds: [honey, ghee] })
  expect(await codeOf(honey)).toBe('4006381333931')
  const own = (await codeOf(ghee)) ?? ''
  expect(own).toMatch(/^20/)
  expect(isBarcode(own)).toBe(true)
})
