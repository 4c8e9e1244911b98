import { expect, test } from 'vitest'

import { idempotencyKeys } from '#db/schema/index.ts'
import type { Actor } from '#domain/ground/context.ts'
import { overlap } from '#tests/support/locks.ts'
import { cartTotal, fillCart } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

import type { Ctx } from './context.ts'
import { once, pruneIdempotencyKeys } from './idempotency.ts'

const shop = await testShop()

test('a request that is repeated under its key is done once, also at the same moment', async () => {
  const [asha, productId] = [await shop.customer(), await makeProduct(shop)]
  const add = () => asha.post('/api/addto-cart', { productId }, { 'idempotency-key': 'tap-1' })

  const answers = await Promise.all([add(), add(), add()])
  answers.push(await add())

  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await quantities(asha)).toEqual([1])
})

test('a repetition that comes while the first one is at it waits, and answers what the first one did', async () => {
  const asha = await shop.customer()
  const actor: Actor = {
    id: asha.id,
    name: 'Asha',
    email: asha.email,
    role: 'GENERAL',
    duties: [],
    sessionId: '',
  }
  const ask = (ctx: Ctx, result: string) =>
    once({ ...ctx, actor }, { key: 'tap-0', request: 'the same' }, async () => result)

  const answers = await overlap(shop.ctx, {
    first: (tx) => ask(tx, 'the first'),
    second: () => ask(shop.ctx, 'the second'),
  })

  expect(answers).toEqual({ first: 'the first', second: 'the first' })
})

test('without a key, or under another one, every request counts', async () => {
  const [asha, productId] = [await shop.customer(), await makeProduct(shop)]
  await asha.post('/api/addto-cart', { productId })
  await asha.post('/api/addto-cart', { productId })
  await asha.post('/api/addto-cart', { productId }, { 'idempotency-key': 'tap-3' })
  expect(await quantities(asha)).toEqual([3])
})

test('a key for something else is refused, and nothing is done', async () => {
  const asha = await shop.customer()
  const headers = { 'idempotency-key': 'tap' }
  await asha.post('/api/addto-cart', { productId: await makeProduct(shop) }, headers)

  const other = await asha.post('/api/addto-cart', { productId: await makeProduct(shop) }, headers)

  expect(other).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  expect(await quantities(asha)).toEqual([1])
})

test('two people may use the same key, and a repetition answers each of them their own', async () => {
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  const [dal, oil] = [await makeProduct(shop), await makeProduct(shop)]
  const add = (person: Visitor, productId: string) =>
    person.post('/api/addto-cart', { productId }, { 'idempotency-key': 'k' })

  const first = [await add(asha, dal), await add(ravi, oil)]
  const again = [await add(asha, dal), await add(ravi, oil)]

  expect(again.map(({ status, body }) => ({ status, body }))).toEqual(
    first.map(({ status, body }) => ({ status, body })),
  )
  expect([await quantities(asha), await quantities(ravi)]).toEqual([[1], [1]])
})

test('a request that failed leaves no key behind and may be tried again', async () => {
  const [asha, productId] = [await shop.customer(), await makeProduct(shop)]
  const headers = { 'idempotency-key': 'pay-1' }
  await fillCart(asha, productId)
  const amount = await cartTotal(asha)
  expect((await asha.post('/api/razorpay/order', { amount: amount + 1 }, headers)).status).toBe(409)

  const [first, second] = [
    await asha.post('/api/razorpay/order', { amount }, headers),
    await asha.post('/api/razorpay/order', { amount }, headers),
  ]

  expect(first.body.success).toBe(true)
  expect(second.body.order).toEqual(first.body.order)
})

test('keys are forgotten after a week', async () => {
  const asha = await shop.customer()
  await asha.post('/api/addto-cart', { productId: await makeProduct(shop) }, { 'idempotency-key': 'old' })
  shop.passTime(8 * 24 * 60)
  await pruneIdempotencyKeys(shop.ctx)
  expect(await shop.db.select().from(idempotencyKeys)).toEqual([])
})

async function quantities(person: Visitor): Promise<number[]> {
  const { body } = await person.get('/api/view-card-product')
  return body.data.map((line: { quantity: number }) => line.quantity)
}
