import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries, products } from '#db/schema/index.ts'
import { importsOf } from '#tests/support/imports.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const admin = await shop.admin()
const { plan, linesOf, take, exported } = importsOf(admin)
const said = 'हाथ से साफ़ की हुई दाल।\nजल्दी गलती है।'

const form = {
  productName: 'Chana Dal',
  brandName: 'Malwa',
  category: 'pulses',
  productImage: ['https://images.example/chana.webp'],
  description: 'Split gram.',
  price: 90,
  sellingPrice: 80,
}

async function load(productId: string) {
  return (await shop.guest().post('/api/product-details', { productId })).body['data']
}

async function update(productId: string, change: object) {
  return admin.post('/api/update-product', { ...(await load(productId)), ...change })
}

test('a product is described in Hindi beside English, and one of which nobody says it is not', async () => {
  const { body } = await admin.post('/api/upload-product', { ...form, hindiDescription: ` ${said} ` })
  expect(body['data']).toMatchObject({ description: 'Split gram.', hindiDescription: said })
  expect(await load(body['data']._id)).toMatchObject({ hindiDescription: said })

  const plain = await admin.post('/api/upload-product', form)
  expect(plain.body['data'].hindiDescription).toBe('')
})

test('what is not sent stays, nothing takes it away, and the audit has both', async () => {
  const id = await makeProduct(shop, { hindiDescription: said })
  const { hindiDescription: _left, ...rest } = await load(id)
  expect((await admin.post('/api/update-product', rest)).body['data'].hindiDescription).toBe(said)
  expect((await update(id, { hindiDescription: ' ' })).body['data'].hindiDescription).toBe('')

  const entries = await shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, id))
  expect(entries).toMatchObject([{ before: { hindiDescription: said }, after: { hindiDescription: '' } }])
})

test('it is as long as the English one at most, and kept as search reads it', async () => {
  const id = await makeProduct(shop)
  const long = await update(id, { hindiDescription: 'क'.repeat(5001) })
  expect([long.status, long.body.fields]).toEqual([
    422,
    { hindiDescription: 'This can be at most 5000 characters long.' },
  ])
  // Two characters, and one: it is the two that are the normal form.
  const dotted = (await update(id, { hindiDescription: '\u095B' })).body['data'].hindiDescription
  expect(dotted).toBe('\u091C\u093C')
})

test('a copy says the same', async () => {
  const id = await makeProduct(shop, { hindiDescription: said })
  const { body } = await admin.post('/api/duplicate-product', { _id: id })
  expect(body['data'].hindiDescription).toBe(said)
})

test('it goes out in a column of its own and comes in from it; a file of before leaves it alone', async () => {
  const [dal, masoor] = [await makeProduct(shop, { hindiDescription: said }), await makeProduct(shop)]
  expect((await exported()).split('\r\n')[0]).toContain(',description,hindi description,')
  expect(await exported()).toContain('हाथ से साफ़ की हुई दाल।')

  const before = await plan(`id,description\n${dal},Split.\n`)
  await take(before.body['data'])
  expect(await load(dal)).toMatchObject({ description: 'Split.', hindiDescription: said })

  const { body } = await plan(`id,hindi description\n${dal},\n${masoor},लाल दाल।\n`)
  expect(await linesOf(body['data']._id)).toMatchObject([
    { before: { hindiDescription: said }, after: { hindiDescription: '' } },
    { before: { hindiDescription: '' }, after: { hindiDescription: 'लाल दाल।' } },
  ])
  await take(body['data'])
  expect((await load(masoor)).hindiDescription).toBe('लाल दाल।')
})

test('goods that are called organic in Hindi need their certificate as well', async () => {
  await shop.db.update(products).set({ state: 'archived' })
  const grown = { maker: 'Khet, Gonda', countryOfOrigin: 'India' }
  const make = (name: string, hindiDescription: string, hindiName = '') =>
    makeProduct(shop, { name, hindiName, category: 'vegetables', hindiDescription, declarations: grown })
  await make('Bhindi', 'ताज़ी भिंडी।')
  await make('Tori', 'जैविक खेत की तोरी।')
  await make('Lauki', 'ऑर्गेनिक लौकी।')
  await make('Arbi', 'ताज़ी अरबी।', 'जैविक अरबी')

  const { body } = await admin.get('/api/get-product?page=1&state=needs_facts&sort=newest')
  expect(body['data'].map(({ productName }: { productName: string }) => productName)).toEqual([
    'Arbi',
    'Lauki',
    'Tori',
  ])
})

test('admins list the goods that have no Hindi name or description', async () => {
  await shop.db.update(products).set({ state: 'archived' })
  await makeProduct(shop, { name: 'Both', hindiName: 'दाल', hindiDescription: said })
  await makeProduct(shop, { name: 'Name alone', hindiName: 'दाल' })
  await makeProduct(shop, { name: 'Text alone', hindiDescription: said })
  await makeProduct(shop, { name: 'Empty name', hindiName: '', hindiDescription: said })

  const { body } = await admin.get('/api/get-product?page=1&state=needs_hindi')
  expect(body['data'].map(({ productName }: { productName: string }) => productName)).toEqual([
    'Name alone',
    'Text alone',
    'Empty name',
  ])
  expect((await shop.guest().get('/api/get-product?state=needs_hindi')).status).toBe(401)
})
