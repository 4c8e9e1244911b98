import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'

import { people } from '#db/schema/index.ts'
import { wrongInBooks } from '#tests/support/order-books.ts'
import { move } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

// How often an offer can be had: whoever buys, by whatever way, and whatever becomes of it.

const shop = await testShop()
const admin = await shop.admin()
const oil = await makeProduct(shop, { stock: 99, sellingPricePaise: 90_00 })
const dal = await makeProduct(shop, { stock: 99, sellingPricePaise: 90_00 })

interface Kept {
  _id: string
  name: string
  version: number
  endedAt: string | null
  uses: number
}

const listed = async (): Promise<Kept[]> => (await admin.get('/api/offers')).body['data'] as Kept[]
const usesOf = async (name: string) => (await listed()).find((offer) => offer.name === name)!.uses

afterEach(async () => {
  for (const { _id, version, endedAt } of await listed())
    if (endedAt === null) await admin.post(`/api/offers/${_id}/end`, { version })
  expect(await wrongInBooks(shop.pool)).toEqual([])
})

async function give(name: string, its: object): Promise<void> {
  const offer = { name, kind: 'rupees', off: 50, from: '2020-01-01', ...its }
  expect((await admin.post('/api/offers', offer)).status).toBe(200)
}

async function buyer(...productIds: string[]): Promise<Visitor & { id: string }> {
  const person = await shop.customer()
  await fillCart(person, ...productIds)
  return person
}

/** ₹90.00 of goods with delivery for ₹40.00, less ₹50.00. */
async function startPaying(person: Visitor, code?: string): Promise<string> {
  const { status, body } = await person.post('/api/razorpay/order', { amount: 80, code })
  expect(status, JSON.stringify(body)).toBe(200)
  return body['order'].id as string
}

async function pays(person: Visitor, orderId: string) {
  return verify(person, await payAtGateway(person, orderId))
}

/** At the counter, fetched: ₹90.00 of goods less ₹50.00. */
function counterOrder(userId: string, code?: string) {
  const lines = [{ productId: oil, quantity: 1 }]
  const asked = { userId, lines, collect: true, amount: 40, payment: { way: 'later' }, code }
  return admin.post('/api/counter/orders', asked)
}

async function emptyCart(person: Visitor): Promise<void> {
  const { body } = await person.get('/api/view-card-product')
  for (const { _id } of body['data'] as { _id: string }[])
    expect((await person.post('/api/delete-cart-product', { _id })).status).toBe(200)
}

test.each([
  ['one use in all', { mostUses: 1 }, 'This code is used up.'],
  ['one use each', { mostUsesEach: 1 }, 'You have used this code already.'],
  ['a first order', { firstOrder: true }, 'This code is for a first order.'],
])('%s is not had at the counter while its person is paying with it', async (name, its, sentence) => {
  await give(name, { code: 'ONCE', ...its })
  const asha = await buyer(dal)
  const orderId = await startPaying(asha, 'ONCE')

  const refused = await counterOrder(asha.id, 'ONCE')
  expect(refused).toMatchObject({ status: 409, body: { code: 'code_not_taken' } })
  expect(refused.body.message).toContain(sentence)
  expect((await pays(asha, orderId)).status).toBe(200)
  expect(await usesOf(name)).toBe(1)
})

test.each([
  ['a first order', { firstOrder: true }],
  ['one use each', { mostUsesEach: 1 }],
])(
  '%s: who buys without an account has it once with one number, also at the same moment',
  async (name, its) => {
    const mobile = `98765${name.length}111`
    await give(name, { code: 'ONCE', ...its })
    const begin = async (nth: number) => {
      const [browser, key] = [shop.guest(), { 'guest-key': `guest-${nth}-of-one-number-${name.length}` }]
      const lines = [{ productId: oil, quantity: 1 }]
      expect((await browser.post('/api/guest', { mobile, cartKey: 'one', lines }, key)).status).toBe(200)
      return {
        pay: () => browser.post('/api/razorpay/order', { amount: 40, collect: true, code: 'ONCE' }, key),
      }
    }
    const guests = await Promise.all([1, 2, 3, 4].map(begin))
    const answers = await Promise.all(guests.map(({ pay }) => pay()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ body }) => body.code === 'code_not_taken')
    expect(refused).toHaveLength(3)
  },
)

test('of two carts without a common product the one that is paid first has the last use, and the other gets its money back', async () => {
  await give('Once', { code: 'ONCE', mostUses: 1 })
  const asha = await buyer(dal)
  const first = await startPaying(asha, 'ONCE')
  await emptyCart(asha)
  await fillCart(asha, oil)
  const second = await startPaying(asha, 'ONCE')

  expect((await pays(asha, first)).status).toBe(200)
  expect(await pays(asha, second)).toMatchObject({ status: 409, body: { code: 'paid_too_late' } })
  expect(await usesOf('Once')).toBe(1)
})

test('who began to pay in time pays the lower sum, although the offer has ended since', async () => {
  await give('Until now', { code: 'NOW' })
  const asha = await buyer(dal)
  const orderId = await startPaying(asha, 'NOW')
  const { _id, version } = (await listed()).find(({ name }) => name === 'Until now')!
  await admin.post(`/api/offers/${_id}/end`, { version })
  expect((await pays(asha, orderId)).status).toBe(200)
  expect(await usesOf('Until now')).toBe(1)
})

test('a first order is known by its number where it is fetched too, and who tries numbers has as many as codes', async () => {
  await give('Welcome', { code: 'HELLO', firstOrder: true })
  const lines = [{ productId: oil, quantity: 1 }]
  const [guest, keyed] = [shop.guest(), { 'guest-key': 'somebody-who-fetches' }]
  await guest.post('/api/guest', { mobile: '9876511111', cartKey: 'one', lines }, keyed)
  const asked = { amount: 40, collect: true, code: 'HELLO' }
  expect((await guest.post('/api/orders/cash', asked, keyed)).status).toBe(200)

  const again = await shop.customer()
  await shop.db.update(people).set({ mobile: '9876511111' }).where(eq(people.id, again.id))
  await fillCart(again, oil)
  const pay = () => again.post('/api/razorpay/order', asked)
  expect((await pay()).body.message).toContain('This code is for a first order.')
  for (let n = 1; n < 15; n++) expect((await pay()).status).toBe(409)
  expect((await pay()).status).toBe(429)
})

test('a use is given back once the desk’s discount has taken its place, and stays so when the order is cancelled', async () => {
  await give('Once', { mostUses: 1 })
  const asha = await buyer(dal)
  const orderId = (await pays(asha, await startPaying(asha))).body['orderId'] as string
  expect(await usesOf('Once')).toBe(1)

  const { data } = (await admin.get(`/api/orders/${orderId}`)).body
  const lines = data.productId.map(({ position, quantity }: object & Record<string, number>) => ({
    position,
    quantity,
  }))
  const asked = { version: data.version, lines, discount: 10, note: 'As agreed' }
  const changed = await admin.post(`/api/orders/${orderId}/change`, { ...asked, total: 120 })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  expect(await usesOf('Once')).toBe(0)
  const ravi = await buyer(dal)
  expect((await pays(ravi, await startPaying(ravi))).status).toBe(200)

  await move(asha, orderId, { action: 'cancel' })
  expect(await usesOf('Once')).toBe(1)
})
