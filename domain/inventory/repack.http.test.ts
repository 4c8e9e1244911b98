import { asc, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries, stockEntries } from '#db/schema/index.ts'
import { overlap } from '#tests/support/locks.ts'
import { fillCart, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { enterStock } from './enter-stock.ts'
import { repack } from './repack.ts'
import { takeBackRepack } from './take-back-repack.ts'

// That the ledger adds up is checked at the end of every test of a shop (tests/support/shop.ts).
const shop = await testShop()
const admin = await shop.admin()
const actor = { id: admin.id, name: '', email: '', role: 'ADMIN' as const, duties: [], sessionId: '' }

test('a sack becomes packs: minus here, plus there, under one cause, and once however often it is sent', async () => {
  const { sack, five, one } = await atta()
  const input = { from: { productId: sack, pieces: 1 }, to: packs([five, 8], [one, 10]) }

  const answers = await Promise.all([send(input, 'sack-1'), send(input, 'sack-1')])

  expect(answers.map(({ body }) => body.message)).toEqual(['Repacked', 'Repacked'])
  const entries = await entriesOf(sack, five, one)
  expect(entries.map(({ productId, why, shelfChange }) => [productId, why, shelfChange])).toEqual([
    [sack, 'repack', -1],
    [five, 'repack', 8],
    [one, 'repack', 10],
  ])
  expect(new Set(entries.map(({ cause }) => cause)).size).toBe(1)
  const audited = await shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, sack))
  expect(audited).toMatchObject([
    { action: 'stock_repacked', before: { stock: 2 }, after: { stock: 1 }, actorId: admin.id },
  ])
})

test('what is lost needs a reason, which is said and kept; more than goes in never comes out', async () => {
  const { sack, five } = await atta()
  const short = { from: { productId: sack, pieces: 1 }, to: packs([five, 9]) }

  expect(await send(short)).toMatchObject({
    status: 409,
    body: {
      code: 'repack_loses',
      message: '5 kg less come out than go in. Please say why, or check the pieces.',
    },
  })
  expect(await send({ ...short, to: packs([five, 11]), waste: 'Torn' })).toMatchObject({
    status: 409,
    body: { code: 'repack_gains' },
  })
  const lossy = await send({ ...short, waste: 'The sack was torn' })

  expect(lossy.body.message).toBe('Repacked. 5 kg are entered as waste.')
  const [first] = await entriesOf(sack)
  expect(first).toMatchObject({ shelfChange: -1, note: 'The sack was torn' })
})

test('nothing is repacked that is not there: not what others hold, what nobody counts or is measured otherwise', async () => {
  const { sack, five } = await atta()
  const [oil, uncounted] = [
    await makeProduct(shop, { stock: 1, netQuantity: 1000, netUnit: 'ml' }),
    await makeProduct(shop, { stock: null, netQuantity: 50_000, netUnit: 'g' }),
  ]
  const asha = await shop.customer()
  await fillCart(asha, sack)
  await startPaying(asha)
  const of = (pieces: number, ...to: [string, number][]) =>
    send({ from: { productId: sack, pieces }, to: packs(...to) })

  const held = await of(2, [five, 20])
  expect([held.status, held.body['fields']]).toEqual([422, { from: 'This can be at most 1.' }])
  expect((await of(1, [oil, 50])).body.code).toBe('repack_other_unit')
  expect((await of(1, [uncounted, 1])).body.code).toBe('stock_not_counted')
  expect((await of(1, ['nothing', 1])).status).toBe(404)
  expect((await of(1, [sack, 1])).status).toBe(422)
  expect((await of(1, [five, 5], [five, 5])).status).toBe(422)
  expect(await entriesOf(sack, five)).toEqual([])
})

test('a repacking waits for what takes the same goods off the shelf, and finds what is left then', async () => {
  const { sack, five } = await atta()
  const { second } = await overlap(shop.ctx, {
    first: (tx) => enterStock({ ...tx, actor }, { productId: sack, why: 'spoiled', pieces: 2 }),
    second: () => send({ from: { productId: sack, pieces: 1 }, to: packs([five, 10]) }),
  })
  expect(second.status).toBe(422)
})

test('it is taken back once, by the opposite entries, and not while packs of it are sold', async () => {
  const { sack, five } = await atta()
  await send({ from: { productId: sack, pieces: 1 }, to: packs([five, 10]) })
  const { cause } = (await entriesOf(sack))[0]!
  const takeBack = () => admin.post('/api/take-back-repack', { cause })
  await admin.post('/api/enter-stock', { why: 'spoiled', productId: five, pieces: 5 })
  expect(await takeBack()).toMatchObject({ status: 409, body: { code: 'repack_used' } })
  await admin.post('/api/enter-stock', { why: 'delivery', productId: five, pieces: 5 })
  const ledger = async () =>
    (await admin.get(`/api/stock-entries?productId=${sack}`)).body['data'].map(
      ({ why, canBeTakenBack }: { why: string; canBeTakenBack: boolean }) => [why, canBeTakenBack],
    )
  expect((await ledger())[0]).toEqual(['repack', true])

  const { second } = await overlap(shop.ctx, {
    first: (tx) => takeBackRepack({ ...tx, actor }, { repackId: cause }),
    second: takeBack,
  })

  expect(second).toMatchObject({ status: 409, body: { code: 'repack_undone' } })
  expect((await ledger()).slice(0, 2)).toEqual([
    ['repack_undone', false],
    ['repack', false],
  ])
  expect((await admin.get(`/api/product-stock?productId=${sack}`)).body['data'][0].stock).toBe(2)
  expect((await admin.post('/api/take-back-repack', { cause: 'nothing' })).status).toBe(404)
})

test('in any order of its goods a repacking locks them alike, so that two never wait for each other', async () => {
  const { five, one } = await atta()
  const both = (from: [string, number], to: [string, number]) =>
    repack({ ...shop.ctx, actor }, { from: packs(from)[0]!, to: packs(to) })
  await Promise.all([both([five, 1], [one, 5]), both([one, 5], [five, 1])])
  const changes = (await entriesOf(five)).map(({ shelfChange }) => shelfChange)
  expect(changes.toSorted((one, other) => one - other)).toEqual([-1, 1])
})

/** Two sacks of 50 kg, with packs of 5 kg and 1 kg. */
async function atta() {
  const pack = (netQuantity: number, stock: number) =>
    makeProduct(shop, { stock, netQuantity, netUnit: 'g' as const })
  return { sack: await pack(50_000, 2), five: await pack(5000, 4), one: await pack(1000, 10) }
}

function packs(...some: [productId: string, pieces: number][]) {
  return some.map(([productId, pieces]) => ({ productId, pieces }))
}

function send(input: object, key?: string) {
  return admin.post('/api/repack', input, key ? { 'idempotency-key': key } : undefined)
}

/** Their entries of repacking, in the order of their writing. */
async function entriesOf(...ids: string[]) {
  const rows = await shop.db
    .select()
    .from(stockEntries)
    .where(inArray(stockEntries.productId, ids))
    .orderBy(asc(stockEntries.id))
  return rows.filter(({ why }) => why === 'repack')
}
