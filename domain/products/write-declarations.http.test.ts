import { eq, max } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries, catalogChanges, productDeclarations, products } from '#db/schema/index.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const [admin, other] = [await shop.admin(), await shop.admin()]
const elaichi = { villageOfOrigin: 'Vandanmedu', countryOfOrigin: 'India' }

const form = {
  productName: 'Elaichi',
  brandName: 'Periyar',
  category: 'pulses',
  productImage: ['https://images.example/elaichi.webp'],
  description: 'Green pods.',
  price: 520,
  sellingPrice: 449.5,
}

async function load(productId: string) {
  return (await shop.guest().post('/api/product-details', { productId })).body['data']
}

async function save(productId: string, declarations: object) {
  const { body } = await admin.post('/api/update-product', { ...(await load(productId)), declarations })
  return body['data'].declarations
}

test('what is declared of a new product is answered to everybody, on one line, and is in the audit', async () => {
  const declarations = { villageOfOrigin: '  Vandan\n medu ', countryOfOrigin: ' ' }
  const { body } = await admin.post('/api/upload-product', { ...form, declarations })
  const { _id } = body['data']

  expect((await load(_id)).declarations).toEqual({ villageOfOrigin: 'Vandan medu' })
  expect((await auditOf(_id))[0]?.after).toMatchObject({ villageOfOrigin: 'Vandan medu' })
})

test('what is not sent stays declared, null or nothing takes it away, and the audit keeps only what changed', async () => {
  const id = await makeProduct(shop, { declarations: elaichi })

  expect(await save(id, {})).toEqual(elaichi)
  expect(await auditOf(id)).toEqual([])
  expect(await save(id, { countryOfOrigin: 'Nepal' })).toEqual({ ...elaichi, countryOfOrigin: 'Nepal' })
  expect(await save(id, { villageOfOrigin: null, countryOfOrigin: ' ' })).toEqual({})
  expect(await auditOf(id)).toMatchObject([
    { before: { countryOfOrigin: 'India' }, after: { countryOfOrigin: 'Nepal' } },
    {
      before: { ...elaichi, countryOfOrigin: 'Nepal' },
      after: { villageOfOrigin: null, countryOfOrigin: null },
    },
  ])
})

test('saving a product as it is drops no page, and what lists do not show drops its own page alone', async () => {
  const id = await makeProduct(shop, { declarations: elaichi })
  const tagsOf = async (declarations: object) => {
    const [before] = await shop.db.select({ last: max(catalogChanges.id) }).from(catalogChanges)
    await save(id, declarations)
    const changes = await shop.db.select().from(catalogChanges)
    return changes.filter((change) => change.id > (before?.last ?? 0)).flatMap(({ tags }) => tags)
  }
  expect(await tagsOf({ villageOfOrigin: 'Idukki' })).not.toContain('category:pulses')
  expect(await tagsOf(elaichi)).not.toContain('category:pulses')
  expect(await tagsOf({ countryOfOrigin: 'Nepal' })).toContain('category:pulses')
})

test('what another product declares stays as it is', async () => {
  const [id, neighbour] = [await makeProduct(shop, { declarations: elaichi }), await makeProduct(shop)]
  await save(neighbour, { countryOfOrigin: 'Nepal' })
  await save(neighbour, { countryOfOrigin: null })
  expect((await load(id)).declarations).toEqual(elaichi)
})

test('of two who declare of one product the second is refused, and told what is declared now', async () => {
  const id = await makeProduct(shop, { declarations: elaichi })
  const [mine, theirs] = [await load(id), await load(id)]
  await admin.post('/api/update-product', { ...mine, declarations: { countryOfOrigin: 'Nepal' } })

  const second = await other.post('/api/update-product', {
    ...theirs,
    declarations: { countryOfOrigin: 'Peru' },
  })

  expect(second).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect(second.body['current'].declarations).toEqual({ ...elaichi, countryOfOrigin: 'Nepal' })
  expect((await load(id)).declarations.countryOfOrigin).toBe('Nepal')
})

test('what nobody can declare, and what is too long, is refused by its name', async () => {
  const id = await makeProduct(shop, { declarations: elaichi })
  const sent = async (declarations: object) =>
    (await admin.post('/api/update-product', { ...(await load(id)), declarations })).body.fields

  expect(Object.keys((await sent({ contryOfOrigin: 'Nepal' })) ?? {})).toEqual([
    'declarations.contryOfOrigin',
  ])
  expect(Object.keys((await sent({ countryOfOrigin: 'x'.repeat(1001) })) ?? {})).toEqual([
    'declarations.countryOfOrigin',
  ])
  expect((await load(id)).declarations).toEqual(elaichi)
})

test('a choice is taken in any case, days without the word, and what is neither is refused', async () => {
  const id = await makeProduct(shop)
  const sent = async (declarations: object) =>
    (await admin.post('/api/update-product', { ...(await load(id)), declarations })).body

  expect((await sent({ diet: 'Veg', bestBeforeDays: '180 days' }))['data'].declarations).toEqual({
    diet: 'veg',
    bestBeforeDays: '180',
  })
  expect((await sent({ diet: 'green', bestBeforeDays: 'two' })).fields).toEqual({
    'declarations.diet': expect.stringContaining('veg, non-veg'),
    'declarations.bestBeforeDays': 'Please enter whole days from packing, such as 180.',
  })
})

test('admins list the goods of which the law wants more to be said, by what they are', async () => {
  const names = async () =>
    (await admin.get('/api/get-product?page=1&state=needs_facts')).body['data'].map(
      ({ productName }: { productName: string }) => productName,
    )
  await shop.db.update(products).set({ state: 'archived' })
  const grown = { maker: 'Khet, Gonda', countryOfOrigin: 'India' }
  await makeProduct(shop, { name: 'Bhindi', category: 'vegetables', declarations: grown })
  await makeProduct(shop, { name: 'Poha', category: 'pulses', hsnCode: '1904', declarations: grown })
  await makeProduct(shop, { name: 'Kite', category: 'pulses', hsnCode: '9503', declarations: grown })
  await makeProduct(shop, { name: 'Organic Kite', category: 'pulses', hsnCode: '9503', declarations: grown })

  expect(await names()).toEqual(expect.arrayContaining(['Poha', 'Organic Kite']))
  expect(await names()).toHaveLength(2)
  expect((await shop.guest().get('/api/get-product?state=needs_facts')).status).toBe(401)
})

test('a copy declares the same, and what is declared goes with its product', async () => {
  const id = await makeProduct(shop, { declarations: elaichi })
  const { body } = await admin.post('/api/duplicate-product', { _id: id })
  expect(body['data'].declarations).toEqual(elaichi)

  await shop.db.delete(products).where(eq(products.id, id))
  expect(await shop.db.$count(productDeclarations, eq(productDeclarations.productId, id))).toBe(0)
})

async function auditOf(id: string) {
  return shop.db
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.objectId, id))
    .orderBy(auditEntries.id)
}
