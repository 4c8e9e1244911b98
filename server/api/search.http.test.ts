import { expect, test } from 'vitest'

import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const guest = shop.guest()

await makeProduct(shop, {
  name: 'Aloo',
  hindiName: 'आलू',
  brand: 'Kisan',
  category: 'vegetables',
  aliases: ['potato', 'batata'],
  description: 'From Agra.',
})
await makeProduct(shop, {
  name: 'Potato Chips',
  brand: 'Kurkura',
  category: 'handmade arts',
  aliases: [],
  description: 'Fried in groundnut oil.',
})
await makeProduct(shop, {
  name: 'CAFÉ Blend',
  brand: 'Coorg',
  category: 'coffee',
  aliases: ['कड़क कॉफ़ी'],
  description: '100% arabica, no_chicory.',
})
await makeProduct(shop, {
  name: 'Amla Juice',
  brand: 'Vaidya',
  category: 'juice',
  aliases: ['आंवला'],
  description: 'Keeps 100 days.',
})

async function found(q: string): Promise<string[]> {
  const { status, body } = await guest.get(`/api/search?${new URLSearchParams({ q })}`)
  expect(status).toBe(200)
  return body['data'].map((product: { productName: string }) => product.productName)
}

test.each([
  ['the name', 'aloo', ['Aloo']],
  ['the name in capitals', 'ALOO', ['Aloo']],
  ['a part of the name', 'hip', ['Potato Chips']],
  ['an accented name in the other case', 'café', ['CAFÉ Blend']],
  ['the brand', 'kISan', ['Aloo']],
  ['the category', 'Handmade', ['Potato Chips']],
  ['an alias', 'batata', ['Aloo']],
  ['the Hindi name', 'आलू', ['Aloo']],
  ['an alias in Devanagari', 'आंवला', ['Amla Juice']],
  ['the description', 'agra', ['Aloo']],
  ['several words from different fields', 'chips  GROUNDNUT', ['Potato Chips']],
  ['words of which one is nowhere', 'aloo mumbai', []],
  ['words between signs', '%arabica%', ['CAFÉ Blend']],
  ['words on both sides of a sign', 'no_chicory', ['CAFÉ Blend']],
  ['a wildcard, which is no letter', 'al%o', []],
  ['a backslash', '\\', []],
  ['quotes and semicolons', `'; drop table products; --`, []],
  ['nothing', '', []],
  ['spaces', '   ', []],
])('search finds by %s', async (_what, q, expected) => {
  expect(await found(q)).toEqual(expected)
})

test('search finds Devanagari whichever way its dots were typed', async () => {
  const [composed, decomposed] = ['क\u095cक', 'क\u0921\u093cक']
  expect(await found(composed)).toEqual(['CAFÉ Blend'])
  expect(await found(decomposed)).toEqual(['CAFÉ Blend'])

  const admin = await shop.admin()
  const product = {
    brandName: 'K',
    category: 'juice',
    description: 'd',
    price: 1,
    sellingPrice: 1,
    productImage: ['/images/a.webp'],
  }
  await admin.post('/api/upload-product', { ...product, productName: `${composed} शरबत` })
  expect(await found(`${decomposed} शरबत`)).toHaveLength(1)
})

test('search answers pages with the total', async () => {
  const { body } = await guest.get('/api/search?q=potato&page=1&pageSize=1')
  expect(body['data']).toHaveLength(1)
  expect(body).toMatchObject({ page: 1, pageSize: 1, total: 2, totalIsExact: true })
  expect((await guest.get('/api/search?q=potato&page=3&pageSize=1')).body).toMatchObject({
    data: [],
    total: 2,
  })
})

test('search without q finds nothing, and that is no error', async () => {
  expect((await guest.get('/api/search')).body).toMatchObject({ success: true, data: [] })
})

test('search takes the first of several queries', async () => {
  const { status, body } = await guest.get('/api/search?q=batata&q=juice')
  expect(status).toBe(200)
  expect(body['data']).toMatchObject([{ productName: 'Aloo' }])
})

test('search reads 200 characters of a query, and what comes after them plays no part', async () => {
  const padded = (length: number) => `aloo${' '.repeat(length - 4)}`
  expect(await found(`${padded(199)}xyz`)).toEqual([])
  expect(await found(`${padded(200)}xyz`)).toEqual(['Aloo'])
  // A character outside the basic plane is one, and is not cut in two.
  expect(await found(`aloo ${'🥔'.repeat(194)}xyz`)).toEqual([])
  expect(await found(`aloo ${'🥔'.repeat(300)}`)).toEqual(['Aloo'])
})

test('search reads a broken escape or an unknown parameter as what it is', async () => {
  expect((await guest.get('/api/search?q=%E0%A4%A&x=1')).status).toBe(200)
})

test('a search with a NUL character finds nothing, and is no mistake', async () => {
  for (const query of ['q=%00', 'q=aloo%00', 'q=%00aloo&page=1', 'q=aloo+%00'])
    expect(await guest.get(`/api/search?${query}`)).toMatchObject({ status: 200, body: { data: [] } })
  const elsewhere = await guest.get('/api/get-product?q=aloo%00')
  expect(elsewhere).toMatchObject({ status: 200, body: { success: true, data: [] } })
  expect((await guest.get('/api/search-misses/seen?q=aloo%00')).status).toBe(200)
})
