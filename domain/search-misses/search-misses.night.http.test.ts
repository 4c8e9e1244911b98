import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import { answeredMisses, products, searchMisses } from '#db/schema/index.ts'
import { updateProduct } from '#domain/products/update-product.ts'
import { indianDay } from '#domain/time/rules.ts'
import { testDatabase } from '#tests/support/database.ts'
import { overlap } from '#tests/support/locks.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { forgetFoundMisses } from './forget-found.ts'
import { makeAlias, takeAliasBack } from './make-alias.ts'
import { pruneMissAnswers } from './prune-answers.ts'
import { missedWords } from './queries.ts'
import { mostMisses } from './rules.ts'
import { tellMiss } from './tell-miss.ts'

const shop = await testShop()
const [admin, guest] = [await shop.admin(), shop.guest()]
const ctx = {
  ...shop.ctx,
  actor: { id: admin.id, name: '', email: '', role: 'ADMIN' as const, duties: [], sessionId: '' },
}
const dayOf = (daysAgo: number) => indianDay(new Date(shop.ctx.now().getTime() - daysAgo * 86_400_000))
const today = () => dayOf(0)
const listed = async () => (await missedWords(ctx)).map(({ word, count }) => [word, count])
const kept = () => shop.db.select().from(searchMisses)
const miss = (word: string, count = 1, daysAgo = 0) =>
  shop.db.insert(searchMisses).values({ day: dayOf(daysAgo), word, count })
const productNow = async (id: string) =>
  (await shop.db.select().from(products).where(eq(products.id, id))).map((row) => ({
    aliases: row.aliases,
    loaded: { updatedAt: row.updatedAt.toISOString() },
  }))[0]!

beforeEach(async () => {
  await shop.db.delete(searchMisses)
  await shop.db.delete(answeredMisses)
})

test('what nobody found is counted by word and day, and nothing is kept of who asked', async () => {
  for (const q of ['Dragon  Fruit', ' dragon fruit ']) {
    const { body } = await guest.post('/api/search-misses', { q })
    expect(body.success).toBe(true)
  }
  await (await shop.customer()).post('/api/search-misses', { q: 'dragon fruit' })
  expect(await kept()).toEqual([{ day: today(), word: 'dragon fruit', count: 3 }])
})

test('a search that does find something is not counted, whatever a browser says', async () => {
  await makeProduct(shop, { name: 'Kokum' })
  await guest.post('/api/search-misses', { q: 'KOKUM' })
  for (const q of ['', '  ', '%%%', 'call 98765 43210', 'asha@example.org', 'x'.repeat(150)])
    expect((await guest.post('/api/search-misses', { q })).status, q).toBe(200)
  expect(await kept()).toEqual([])
})

test('a search whose find is not the best of its kind is not counted', async () => {
  await makeProduct(shop, { name: 'Sesame Oil', category: 'oils', description: 'Pressed cold.' })
  await makeProduct(shop, {
    name: 'Sesame Oil Roasted',
    category: 'oils',
    description: 'For the bullock cart.',
  })
  await guest.post('/api/search-misses', { q: 'sesame bullock' })
  expect(await kept()).toEqual([])
})

test('a page without scripts tells by an address; what a browser fetches in advance, or another site, does not count', async () => {
  const tell = (headers: Record<string, string>) =>
    guest.get('/api/search-misses/seen?q=laptop', headers).then(({ status }) => status)
  expect(await tell({ 'sec-purpose': 'prefetch;prerender' })).toBe(200)
  expect(await tell({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await kept()).toEqual([])
  expect(await tell({ 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await kept()).toMatchObject([{ word: 'laptop', count: 1 }])
})

test('one address can tell sixty in an hour, by both calls and to both processes together', async () => {
  const database = await testDatabase()
  const [one, other] = [await testShop({}, { database }), await testShop({}, { database })]
  const statuses = await Promise.all(
    Array.from({ length: 61 }, (_, n) => {
      const guest = (n % 3 ? one : other).guest()
      return n % 2 ? guest.post('/api/search-misses', { q: '' }) : guest.get('/api/search-misses/seen')
    }),
  )
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1)

  // From here on it costs no connection of a buyer: a process that has refused once need not ask again.
  const again = () =>
    Promise.all([one, other].map((process) => process.guest().post('/api/search-misses', { q: '' })))
  await again()
  const holder = await database.pool.connect()
  await holder.query('begin; lock table sign_in_failures')
  expect((await again()).map(({ status }) => status)).toEqual([429, 429])
  await holder.query('rollback')
  holder.release()
})

test('at most ten thousand rows are kept, also when several come at once: the oldest day goes first, and of it what was asked for least', async () => {
  await miss('long ago', 7, 9)
  await miss('and seldom', 1, 9)
  await shop.pool.query(
    `insert into search_misses select $1::date, 'noise ' || n, 1 from generate_series(1, $2) n`,
    [dayOf(1), mostMisses - 2],
  )
  await tellMiss(shop.ctx, { query: 'pizza' })
  expect(await kept()).toHaveLength(mostMisses)
  const oldest = await shop.db
    .select()
    .from(searchMisses)
    .where(eq(searchMisses.day, dayOf(9)))
  expect(oldest.map(({ word }) => word)).toEqual(['long ago'])

  await Promise.all(['burger', 'pasta', 'momos'].map((query) => tellMiss(shop.ctx, { query })))
  const rows = await kept()
  expect(rows).toHaveLength(mostMisses)
  expect(rows.map(({ word }) => word)).toEqual(expect.arrayContaining(['pizza', 'burger', 'pasta', 'momos']))
  expect(rows.map(({ word }) => word)).not.toContain('long ago')
})

test('the desk sees what was asked for in thirty days, the most wanted first, with the last day', async () => {
  await miss('laptop', 2, 0)
  await miss('laptop', 3, 12)
  await miss('bread', 4, 29)
  await miss('kite', 90, 30)
  await miss('noise', 1, 0)
  expect(await missedWords(ctx)).toEqual([
    { word: 'laptop', count: 5, lastDay: today() },
    { word: 'bread', count: 4, lastDay: dayOf(29) },
    { word: 'noise', count: 1, lastDay: today() },
  ])
  await expect(missedWords(shop.ctx)).rejects.toMatchObject({ code: 'not_signed_in' })
})

test('a word leaves the list once its product has come', async () => {
  await miss('kodo millet', 2)
  await miss('laptop')
  await makeProduct(shop, { name: 'Kodo Millet' })
  await forgetFoundMisses(shop.ctx)
  expect(await listed()).toEqual([['laptop', 1]])
})

test('a word that the desk deals with while its product is looked for keeps its count', async () => {
  await miss('bajra flakes', 3)
  await makeProduct(shop, { name: 'Bajra Flakes' })
  await overlap(shop.ctx, {
    first: ({ db }) => db.execute('lock table search_entries in access exclusive mode'),
    second: () => forgetFoundMisses(shop.ctx),
    meanwhile: () =>
      shop.db.insert(answeredMisses).values({ word: 'bajra flakes', answer: 'alias', at: new Date() }),
  })
  expect(await kept()).toMatchObject([{ word: 'bajra flakes', count: 3 }])
})

test('a word made an alias finds its product and leaves the list; undone it is asked for as before', async () => {
  const productId = await makeProduct(shop, { name: 'Amaranth', aliases: ['rajgira'] })
  await miss('चौलाई', 3)
  const { loaded } = await productNow(productId)

  const { body } = await admin.post('/api/make-alias', { word: 'चौलाई', productId, loaded })
  expect(body).toMatchObject({ success: true, message: '“चौलाई” finds Amaranth now' })
  expect(body['data'].aliases).toEqual(['rajgira', 'चौलाई'])
  expect(body['data'].updatedAt).not.toBe(loaded.updatedAt)
  expect((await guest.get(`/api/search?q=${encodeURIComponent('चौलाई')}`)).body['data']).toMatchObject([
    { _id: productId },
  ])
  expect(await listed()).toEqual([])

  const undone = await admin.post('/api/take-alias-back', { word: 'चौलाई', productId })
  expect(undone.body['data'].aliases).toEqual(['rajgira'])
  expect(await listed()).toEqual([['चौलाई', 3]])
})

test('a word that is an alias is listed again when people still find nothing by it', async () => {
  const productId = await makeProduct(shop, { name: 'Fox Nuts' })
  await miss('makhana', 3)
  await admin.post('/api/make-alias', {
    word: 'makhana',
    productId,
    loaded: (await productNow(productId)).loaded,
  })
  await guest.post('/api/search-misses', { q: 'makhana' })
  expect(await listed()).toEqual([])

  await shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, productId))
  await tellMiss(shop.ctx, { query: 'makhana' })
  expect(await listed()).toEqual([['makhana', 4]])
})

test('a product that somebody else has changed since is shown as it is now, and the word waits', async () => {
  const productId = await makeProduct(shop, { aliases: [] })
  await miss('guvar', 2)
  const { loaded } = await productNow(productId)
  await updateProduct(ctx, { id: productId, aliases: ['cluster beans'] })

  const refused = await admin.post('/api/make-alias', { word: 'guvar', productId, loaded })
  expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile'])
  expect(refused.body['current']).toMatchObject({ aliases: ['cluster beans'] })
  expect(await listed()).toEqual([['guvar', 2]])
  expect((await productNow(productId)).aliases).toEqual(['cluster beans'])
})

test('one of two who add a word to the same product at the same moment is refused, and no word is lost', async () => {
  const productId = await makeProduct(shop, { aliases: [] })
  const loadedAt = new Date((await productNow(productId)).loaded.updatedAt)
  const { second } = await overlap(ctx, {
    first: (tx) => makeAlias(tx, { word: 'tinda', productId, loadedAt }),
    second: () => makeAlias(ctx, { word: 'tindli', productId, loadedAt }).catch((error: unknown) => error),
  })
  expect(second).toMatchObject({ code: 'changed_meanwhile' })
  expect((await productNow(productId)).aliases).toEqual(['tinda'])
  // A press whose answer was lost is repeated, and nothing is added twice.
  await makeAlias(ctx, { word: 'tinda', productId, loadedAt })
  expect((await productNow(productId)).aliases).toEqual(['tinda'])
})

test('an undo takes away nothing that somebody else has added meanwhile', async () => {
  const productId = await makeProduct(shop, { aliases: [] })
  const loadedAt = new Date((await productNow(productId)).loaded.updatedAt)
  await makeAlias(ctx, { word: 'parwal', productId, loadedAt })
  await updateProduct(ctx, { id: productId, aliases: ['parwal', 'pointed gourd'] })
  await takeAliasBack(ctx, { word: 'parwal', productId })
  expect((await productNow(productId)).aliases).toEqual(['pointed gourd'])
})

test('a product takes forty other words and not one more', async () => {
  const aliases = Array.from({ length: 40 }, (_, n) => `word ${n}`)
  const productId = await makeProduct(shop, { aliases })
  await miss('forty-first', 1)
  const input = { word: 'forty-first', productId, loaded: (await productNow(productId)).loaded }
  const { status, body } = await admin.post('/api/make-alias', input)
  expect([status, body.message]).toEqual([
    422,
    'This product has 40 other words already. Please take one away first.',
  ])
  expect((await productNow(productId)).aliases).toEqual(aliases)
  expect(await listed()).toEqual([['forty-first', 1]])
})

test('a word that says nothing of goods is made no alias, and can still be put away', async () => {
  const productId = await makeProduct(shop, { aliases: [] })
  await miss('5 kg fresh', 2)
  const input = { word: '5 kg fresh', productId, loaded: (await productNow(productId)).loaded }
  const { status, body } = await admin.post('/api/make-alias', input)
  expect([status, body.fields]).toEqual([
    422,
    { word: '“5 kg fresh” says nothing of the goods. Please say what people call them.' },
  ])
  expect(await listed()).toEqual([['5 kg fresh', 2]])
  await admin.post('/api/set-word-away', { word: '5 kg fresh', isAway: true })
  expect(await listed()).toEqual([])
})

test('a word put away stays away while people ask for it, and is forgotten when nobody has for thirty days', async () => {
  await miss('laptop', 2, 3)
  await miss('bread', 1, 30)
  for (const word of ['laptop', 'bread'])
    await admin.post('/api/set-word-away', { word: word.toUpperCase(), isAway: true })
  await guest.post('/api/search-misses', { q: 'laptop' })
  await pruneMissAnswers(shop.ctx)
  expect(await listed()).toEqual([])
  expect((await shop.db.select().from(answeredMisses)).map(({ word }) => word)).toEqual(['laptop'])

  await tellMiss(shop.ctx, { query: 'bread' })
  expect(await listed()).toEqual([['bread', 1]])
  await admin.post('/api/set-word-away', { word: 'laptop', isAway: false })
  expect(await listed()).toEqual([
    ['laptop', 3],
    ['bread', 1],
  ])
})
