import { expect, test } from 'vitest'

import { fillCart, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import { statementsSent } from '#tests/support/statements.ts'

// Pages of a search are cached, and made from products that are cached as they are sent.
const friend = 'https://stall.example'
const shop = await testShop({ CORS_ORIGINS: friend })
const guest = shop.guest()

interface Found {
  _id: string
  productName: string
  stock: number | null
  productImage: string[]
}

async function found(q: string, headers = {}): Promise<Found[]> {
  const query = new URLSearchParams({ q, page: '1', pageSize: '24' })
  const { status, body } = await guest.get(`/api/search?${query}`, headers)
  expect(status).toBe(200)
  return body['data'] as Found[]
}

/** How often products were read whole. */
async function readings(work: () => Promise<unknown>): Promise<number> {
  const sent = await statementsSent(shop.pool, work)
  return sent.filter((text) => /"description"/.test(text)).length
}

test('a search reads the products that no search has found before, and no other', async () => {
  const one = await makeProduct(shop, { name: 'Kodo Millet' })
  const other = await makeProduct(shop, { name: 'Kodo Rava' })
  // Changes nothing, and returns once this process has heard of both.
  await (await shop.admin()).post('/api/set-product-state', { _id: one, state: 'on_shelf' })
  const ids = async (q: string) => (await found(q)).map(({ _id }) => _id)
  expect(await readings(async () => expect(await ids('kodo rava')).toEqual([other]))).toBe(1)
  expect(
    await readings(async () => expect((await ids('kodo')).toSorted()).toEqual([one, other].toSorted())),
  ).toBe(1)
  expect(await readings(() => ids('kodo'))).toBe(0)
})

test('the same words are looked for once, until anything of the catalogue changes', async () => {
  const one = await makeProduct(shop, { name: 'Sawa Millet', stock: 40 })
  const looked = async (work: () => Promise<unknown>) =>
    (await statementsSent(shop.pool, work)).filter((text) => /search_goods/.test(text)).length
  const names = async () => (await found('sawa')).map(({ productName }) => productName)
  expect(await looked(async () => expect(await names()).toEqual(['Sawa Millet']))).toBe(1)
  expect(await looked(async () => expect(await names()).toEqual(['Sawa Millet']))).toBe(0)

  const shopkeeper = await shop.admin()
  const {
    _id: _own,
    productImage,
    ...more
  } = (await guest.post('/api/product-details', { productId: one })).body['data'] as Record<string, unknown>
  const added = { ...more, productImage, productName: 'Sawa Flour' }
  expect((await shopkeeper.post('/api/upload-product', added)).body).toMatchObject({ success: true })
  expect((await names()).toSorted()).toEqual(['Sawa Flour', 'Sawa Millet'])
  await shopkeeper.post('/api/set-product-state', { _id: one, state: 'archived' })
  expect(await names()).toEqual(['Sawa Flour'])
})

test('words that find nothing are answered so until something is called so', async () => {
  expect(await found('rajgira')).toEqual([])
  await makeProduct(shop, { name: 'Rajgira Laddu' })
  expect(await found('rajgira')).toMatchObject([{ productName: 'Rajgira Laddu' }])
})

test('what is found has the stock of this moment, and what was saved last', async () => {
  const said = 'कुलथी at ₹ 40 says "stock":7,"hsnCode":'
  const dal = await makeProduct(shop, {
    name: 'Kulthi Dal',
    stock: 40,
    description: said,
  })
  expect(await found('kulthi')).toMatchObject([{ stock: 40, description: said }])

  const asha = await shop.customer()
  await fillCart(asha, dal, dal)
  await startPaying(asha)
  expect(await found('kulthi')).toMatchObject([{ stock: 38, description: said }])

  const shopkeeper = await shop.admin()
  const { productImage: _asItIs, ...rest } = (await guest.post('/api/product-details', { productId: dal }))
    .body['data'] as Record<string, unknown>
  await shopkeeper.post('/api/update-product', { ...rest, productName: 'Kulthi Dal, washed' })
  expect(await found('kulthi')).toMatchObject([{ productName: 'Kulthi Dal, washed' }])
})

test('goods that nobody counts have no stock, and what is not found is an empty page', async () => {
  await makeProduct(shop, { name: 'Sabja Seeds', stock: null })
  expect(await found('sabja')).toMatchObject([{ stock: null }])
  expect(await found('zzxq')).toEqual([])
})

test('another site gets whole addresses and our own pages paths, whoever searches first', async () => {
  await makeProduct(shop, { name: 'Jamun Vinegar' })
  for (let times = 0; times < 2; times++) {
    expect((await found('jamun', { origin: friend }))[0]?.productImage[0]).toMatch(/^http:.*\/images\//)
    expect((await found('jamun'))[0]?.productImage[0]).toMatch(/^\/images\//)
  }
})

test.each([
  ['pages of a search', 'search', 'masoor', '&page=1'],
  ['whole lists of a search', 'search', 'moth', ''],
  ['whole lists of products', 'get-product', 'lobia', ''],
])('%s that take long leave connections for those who buy', async (_what, call, word, more) => {
  const dal = await makeProduct(shop, { name: `Dal of ${word}` })
  const asha = await shop.customer()
  const blocker = await shop.pool.connect()
  await blocker.query('begin; lock table search_entries, product_lookups')
  const searches = Array.from({ length: 20 }, (_, n) =>
    guest.get(`/api/${call}?q=${word}${more}&pageSize=${n + 1}`),
  )
  const added = asha.post('/api/addto-cart', { productId: dal })
  try {
    // Else this waits until the searches are given up.
    const first = await Promise.race([added, ...searches])
    expect(first).toMatchObject({ body: { success: true } })
    expect(first).toBe(await added)
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }
  for (const { body } of await Promise.all(searches)) expect(body['data']).toMatchObject([{ _id: dal }])
})

test('of more searches than can wait the last ones are told that the shop is busy', async () => {
  const dal = await makeProduct(shop, { name: 'Urad Dal' })
  const blocker = await shop.pool.connect()
  await blocker.query('begin; lock table search_entries')
  // Each with words of its own: the same ones are looked for once.
  const searches = Array.from({ length: 150 }, (_, n) => guest.get(`/api/search?q=urad+${n}&page=1`))
  const first = await Promise.race(searches).finally(() => void blocker.query('rollback'))
  blocker.release()
  expect(first).toMatchObject({ status: 503, body: { code: 'busy' } })
  const answered = (await Promise.all(searches)).filter(({ status }) => status === 200)
  expect(answered.length).toBeGreaterThanOrEqual(106)
  for (const { body } of answered) expect(body['data']).toMatchObject([{ _id: dal }])
})
