import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import type { SharedGood, SharedList } from '#contract/shared-lists.ts'
import { products, sharedLists } from '#db/schema/index.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import { pruneSharedLists } from './queries.ts'

const shop = await testShop()
const tomato = await makeProduct(shop, { name: 'Tomato', hindiName: 'टमाटर', sellingPricePaise: 3000 })
const guava = await makeProduct(shop, { name: 'Guava', sellingPricePaise: 5000, stock: 3 })
const ghee = await makeProduct(shop, { name: 'Ghee' })
const two = [
  { productId: tomato, quantity: 2 },
  { productId: guava, quantity: 5 },
]

/** A browser without an account, by the key that it has made itself. */
function guest(letter: string) {
  return { as: shop.guest(), headers: { 'guest-key': letter.repeat(22) } }
}

async function share(as: Visitor, lines: object = two, headers = {}): Promise<string> {
  const { status, body } = await as.post('/api/shared-lists', { lines }, headers)
  expect(status, body.message).toBe(200)
  return tokenOf(body['data'].url)
}

function tokenOf(url: string): string {
  return /\/list\/([\w-]{22})$/.exec(url)?.[1] ?? url
}

async function opened(token: string): Promise<SharedGood[]> {
  return (await shop.guest().get(`/api/shared-lists/${token}`)).body['data']
}

async function own(as: Visitor, headers = {}): Promise<SharedList[]> {
  const { status, body } = await as.get('/api/shared-lists', headers)
  expect(status).toBe(200)
  return body['data']
}

test('who has the link sees goods and quantities at the prices of today, what is gone by its name, and nothing of whose they are', async () => {
  const asha = await shop.customer('Asha Devi')
  const token = await share(asha, [
    ...two,
    { productId: ghee, quantity: 1 },
    { productId: 'none', quantity: 1 },
  ])
  await shop.db.update(products).set({ sellingPricePaise: 3500 }).where(eq(products.id, tomato))
  await shop.db.update(products).set({ state: 'archived' }).where(eq(products.id, ghee))

  expect(await opened(token)).toMatchObject([
    { _id: tomato, productName: 'Tomato', hindiName: 'टमाटर', quantity: 2, sellingPrice: 35, isSold: true },
    { _id: guava, quantity: 5, stock: 3, isSold: true },
    { productName: 'Ghee', quantity: 1, stock: 0, isSold: false },
  ])
  expect(JSON.stringify(await opened(token))).not.toMatch(/Asha|person/)
})

test('the same list shared twice at once is one link, and another list another one', async () => {
  const asha = await shop.customer()
  const tokens = await Promise.all(Array.from({ length: 10 }, () => share(asha)))
  expect(new Set(tokens).size).toBe(1)
  expect(await share(asha, [two[0]])).not.toBe(tokens[0])
  expect(await share(await shop.customer())).not.toBe(tokens[0])
  expect((await own(asha)).map(({ goods }) => goods.map(({ quantity }) => quantity))).toEqual([[2], [2, 5]])
})

test('the link of a Hindi page is one of a Hindi page', async () => {
  const { body } = await (
    await shop.customer()
  ).post('/api/shared-lists', { lines: two }, { 'haat-language': 'hi' })
  expect(body['data'].url).toContain('/hi/list/')
  expect(body.message).toContain('30 दिन')
})

test.each(['a person', 'a guest'])(
  'who shares a list ends its link, and nobody else does, neither another person nor another browser: %s',
  async (sharer) => {
    const [lata, mine, other] = [await shop.customer(), guest('m'), guest('o')]
    const who = sharer === 'a guest' ? mine : { as: await shop.customer(), headers: {} }
    const others =
      sharer === 'a guest'
        ? // Whoever is signed in is that person, whatever key the browser has.
          [other, { as: lata, headers: mine.headers }]
        : [other, { as: lata, headers: {} }]
    const token = await share(who.as, [two[1]], who.headers)
    const [list] = await own(who.as, who.headers)
    const stop = ({ as, headers }: typeof who) => as.post(`/api/shared-lists/${list!._id}/stop`, {}, headers)

    for (const by of others) {
      expect((await stop(by)).status).toBe(404)
      expect(await own(by.as, by.headers)).toEqual([])
    }
    expect((await shop.guest().post(`/api/shared-lists/${list!._id}/stop`)).status).toBe(401)
    expect(tokenOf(list!.url)).toBe(token)
    expect(await opened(token)).toHaveLength(1)
    expect((await stop(who)).status).toBe(200)
    expect((await shop.guest().get(`/api/shared-lists/${token}`)).status).toBe(404)
    expect((await stop(who)).status).toBe(404)
  },
)

test('after 30 days a link is like one that never was, and its row goes', async () => {
  const asha = await shop.customer()
  const token = await share(asha)
  shop.passTime(29 * 24 * 60)
  expect(await opened(token)).toHaveLength(2)
  shop.passTime(24 * 60)
  const over = await shop.guest().get(`/api/shared-lists/${token}`)
  const never = await shop.guest().get(`/api/shared-lists/${'x'.repeat(22)}`)
  expect([over.status, over.body]).toEqual([404, never.body])
  expect(await own(asha)).toEqual([])
  await pruneSharedLists(shop.ctx)
  expect(await shop.db.$count(sharedLists)).toBe(0)
})

test('somebody shares 20 lists at a time, and one more once one of them is ended', async () => {
  const { as, headers } = guest('t')
  for (let quantity = 1; quantity <= 20; quantity++)
    await share(as, [{ productId: tomato, quantity }], headers)
  const more = [{ productId: tomato, quantity: 21 }]
  const refused = await as.post('/api/shared-lists', { lines: more }, headers)
  expect([refused.status, refused.body.fields?.['lines']]).toEqual([
    422,
    'You share 20 lists already. Please stop sharing one of them first.',
  ])
  const [newest] = await own(as, headers)
  await as.post(`/api/shared-lists/${newest!._id}/stop`, {}, headers)
  await share(as, more, headers)
})

test.each([
  ['nothing', { lines: [] }, 422],
  ['no list', {}, 422],
  ['a text', { lines: 'tomato' }, 422],
  ['goods that nobody knows', { lines: [{ productId: 'none', quantity: 1 }] }, 404],
  ['none of it', { lines: [{ productId: tomato, quantity: 0 }] }, 422],
  ['a hundred of it', { lines: [{ productId: tomato, quantity: 100 }] }, 422],
  ['more than a cart', { lines: Array.from({ length: 201 }, () => two[0]) }, 422],
])('%s is no list to share', async (_, body, status) => {
  const before = await shop.db.$count(sharedLists)
  const { as, headers } = guest('n')
  expect((await as.post('/api/shared-lists', body, headers)).status).toBe(status)
  expect(await shop.db.$count(sharedLists)).toBe(before)
})

test('without an account and without a key of the browser nobody shares', async () => {
  expect((await shop.guest().post('/api/shared-lists', { lines: two })).status).toBe(401)
  expect((await shop.guest().get('/api/shared-lists', { 'guest-key': 'short' })).status).toBe(422)
})
