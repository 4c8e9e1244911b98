import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { growerEntries, orders, settlementWeeks, statementLinks } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { enterForGrowers } from '#domain/growers/enter-for-grower.ts'
import { weekOf } from '#domain/growers/rules.ts'
import { indianDay } from '#domain/time/rules.ts'
import { makeGrower } from '#tests/support/growers.ts'
import { overlap } from '#tests/support/locks.ts'
import { askReturn, buy, decide, deliver, move } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { closeWeeks } from './close-weeks.ts'

// That what growers get adds up is checked at the end of every test of a shop (`grower-books.ts`).
const shop = await testShop()
const [admin, hand, asha] = [await shop.admin(), await shop.hand('packs'), await shop.customer()]

test('what is bought is owed when it comes, a missing price is entered once, and another one is a counter-entry', async () => {
  const growerId = await makeGrower(shop, 'Bought Farm')
  const productId = await makeProduct(shop, { stock: 0 })
  await receive({ growerId, productId, pieces: 10, price: 40.5 })
  const unpriced = await receive({ growerId, productId, pieces: 4 })
  expect(unpriced).toMatchObject({ terms: 'bought', price: null })
  expect(await owedOf(growerId)).toBe(405_00)
  expect(await weekOfGrower(growerId)).toMatchObject({ bought: 405, owed: 405, unpriced: 1 })
  // The next one is proposed, by who receives it.
  const { body } = await hand.get('/api/to-receive')
  expect(body['data'].prices).toContainEqual({ growerId, productId, price: 40.5 })

  const price = (sum: number, note?: string) =>
    admin.post('/api/batch-price', { batchId: unpriced._id, price: sum, note })
  expect((await hand.post('/api/batch-price', { batchId: unpriced._id, price: 1 })).status).toBe(403)
  expect((await price(0)).body.fields).toHaveProperty('price')
  // Two presses are one.
  await Promise.all([price(50), price(50)])
  expect(await owedOf(growerId)).toBe(605_00)
  expect((await price(45)).body.fields).toHaveProperty('note')
  await price(45, 'Agreed by telephone.')
  expect(await owedOf(growerId)).toBe(585_00)
  expect(
    (await entriesOf(growerId)).map(({ amountPaise, pieces, note }) => [amountPaise, pieces, note]),
  ).toEqual([
    [405_00, 10, null],
    [200_00, 4, null],
    [-20_00, null, 'Agreed by telephone.'],
  ])
})

test('a wrong receipt is taken back whole, or what is left of it with a reason, and what was owed goes with it', async () => {
  const growerId = await makeGrower(shop, 'Wrong Farm')
  const productId = await makeProduct(shop, { stock: 0 })
  const whole = await receive({ growerId, productId, pieces: 8, price: 10, slip: '7' })
  const takeBack = (batchId: string, reason?: string) =>
    hand.post('/api/receipt-taken-back', { batchId, reason })
  expect((await takeBack(whole._id)).body['data']).toMatchObject({
    state: 'closed',
    left: 0,
    takenBack: 8,
    slip: null,
  })
  expect(await owedOf(growerId)).toBe(0)
  const again = await takeBack(whole._id)
  expect([again.status, again.body.code]).toEqual([409, 'batch_not_open'])

  // The same slip, rightly.
  const part = await receive({ growerId, productId, pieces: 6, price: 10, slip: '7' })
  await buy(asha, productId)
  expect((await takeBack(part._id)).body.fields).toHaveProperty('reason')
  expect((await takeBack(part._id, 'It was Gopal’s.')).body['data']).toMatchObject({ takenBack: 5, left: 0 })
  expect(await owedOf(growerId)).toBe(10_00)
  expect((await takeBack('none')).status).toBe(404)
})

test('a share is of what was paid without tax and delivery, at delivery; a return for quality takes it back', async () => {
  const growerId = await makeGrower(shop, 'Share Farm', 7250)
  const productId = await makeProduct(shop, { stock: 0, sellingPricePaise: 99_99, taxRateBp: 500 })
  await receive({ growerId, productId, pieces: 20, price: 5 })
  const { orderId } = await buy(asha, productId, productId)
  expect(await owedOf(growerId)).toBe(0)
  await deliver(admin, orderId)
  const [sold] = await entriesOf(growerId)
  // Of a shop without a GSTIN, whose documents have no tax.
  expect(sold).toMatchObject({ cause: 'sold', pieces: 2, valuePaise: 199_98, amountPaise: 144_99, orderId })

  await decide(admin, await askReturn(asha, orderId), { outcome: 'money', amount: 99.99 })
  expect(await owedOf(growerId)).toBe(72_49)
  expect((await entriesOf(growerId)).at(-1)).toMatchObject({
    cause: 'taken_back',
    pieces: -1,
    valuePaise: -99_99,
  })
})

test('goods of another grower’s batch, which the packer took, are paid to that grower', async () => {
  const [ledgers, packers] = [
    await makeGrower(shop, 'Ledger Farm', 5000),
    await makeGrower(shop, 'Packer Farm', 6000),
  ]
  const productId = await makeProduct(shop, { stock: 0, sellingPricePaise: 300_00 })
  await receive({ growerId: ledgers, productId, pieces: 3 })
  const taken = await receive({ growerId: packers, productId, pieces: 3 })
  const { orderId } = await buy(asha, productId)
  const url = `/api/orders/${orderId}/packing`
  await hand.post(url, {})
  await hand.post(`${url}/line`, { position: 0, pieces: 1, batchCode: taken['code'] })
  expect((await hand.post(`${url}/packed`, { version: 0 })).status).toBe(200)
  for (const action of ['dispatch', 'deliver']) await move(admin, orderId, { action })

  expect([await owedOf(ledgers), await owedOf(packers)]).toEqual([0, 180_00])
})

test('goods that nobody counts cost the cooperative what was agreed for the batch that they were packed from', async () => {
  const growerId = await makeGrower(shop, 'Picked Farm')
  const productId = await makeProduct(shop, { stock: null, sellingPricePaise: 300_00 })
  await receive({ growerId, productId, pieces: 5, price: 120 })
  const costNow = async () => (await admin.get('/api/settlement')).body['data'].sold.cost as number
  const before = await costNow()
  const { orderId } = await buy(asha, productId, productId)
  const url = `/api/orders/${orderId}/packing`
  await hand.post(url, {})
  await hand.post(`${url}/line`, { position: 0, pieces: 2 })
  expect((await hand.post(`${url}/packed`, { version: 0 })).status).toBe(200)
  for (const action of ['dispatch', 'deliver']) await move(admin, orderId, { action })

  expect((await costNow()) - before).toBe(240)
})

test('what was not delivered after all is taken back, and entered again when it is', async () => {
  const growerId = await makeGrower(shop, 'Undone Farm', 5000)
  const productId = await makeProduct(shop, { stock: 0, sellingPricePaise: 300_00 })
  await receive({ growerId, productId, pieces: 3 })
  const { orderId } = await buy(asha, productId)
  await deliver(admin, orderId)
  expect(await owedOf(growerId)).toBe(150_00)
  await admin.post(`/api/orders/${orderId}/take-back`, { event: await lastEvent(orderId) })
  expect(await owedOf(growerId)).toBe(0)
  await move(admin, orderId, { action: 'deliver' })
  expect((await entriesOf(growerId)).map(({ amountPaise }) => amountPaise)).toEqual([150_00, -150_00, 150_00])
})

test('what replaces bad goods is paid in their place, and what is called back is nobody’s', async () => {
  const [bad, good] = [await makeGrower(shop, 'Bad Farm', 5000), await makeGrower(shop, 'Good Farm', 6000)]
  const productId = await makeProduct(shop, { stock: 0, sellingPricePaise: 200_00 })
  await receive({ growerId: bad, productId, pieces: 1 })
  const { orderId } = await buy(asha, productId)
  await deliver(admin, orderId)
  const better = await receive({ growerId: good, productId, pieces: 5 })
  const returnId = await askReturn(asha, orderId, { wish: 'replacement' })
  await decide(admin, returnId, { outcome: 'replacement' })
  const [replacement] = await shop.db.select().from(orders).where(eq(orders.totalPaise, 0))
  await deliver(admin, replacement!.id)
  expect([await owedOf(bad), await owedOf(good)]).toEqual([0, 120_00])

  const other = await buy(asha, productId)
  await deliver(admin, other.orderId)
  expect(await owedOf(good)).toBe(240_00)
  await admin.post('/api/recall-batch', { batchId: better._id, reason: 'Stones.' })
  await admin.post('/api/carry-out-recall', { batchId: better._id })
  expect(await owedOf(good)).toBe(120_00)
})

test('an advance, crates and a transfer are entered once each, never more than is owed, and taken back with a reason', async () => {
  const growerId = await makeGrower(shop, 'Paid Farm')
  const productId = await makeProduct(shop, { stock: 0 })
  await receive({ growerId, productId, pieces: 10, price: 100 })
  const enter = (entry: object, key = newId()) =>
    admin.post('/api/grower-entries', { growerId, ...entry }, { 'idempotency-key': key })
  await Promise.all([1, 2].map(() => enter({ cause: 'advance', amount: 200, note: 'For seeds.' }, 'one')))
  await enter({ cause: 'crate', amount: 50 })
  await enter({ cause: 'crate', amount: 20, back: true })
  expect(await owedOf(growerId)).toBe(770_00)

  const paid = { cause: 'paid', reference: 'UTR 1', amount: 700 }
  expect((await enter({ ...paid, reference: undefined })).body.fields).toHaveProperty('reference')
  const tooMuch = await enter({ ...paid, amount: 770.01 })
  expect(tooMuch.body.fields!['amount']).toContain('₹770.00')
  const both = await Promise.all([enter(paid), enter({ ...paid, reference: 'utr 1' })])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await owedOf(growerId)).toBe(70_00)

  const { id: entryId } = (await entriesOf(growerId)).at(-1)!
  const takeBack = () => admin.post('/api/counter-grower-entry', { entryId, note: 'To another account.' })
  expect((await takeBack()).status).toBe(200)
  expect((await takeBack()).body.code).toBe('entry_not_taken_back')
  expect((await enter(paid)).status).toBe(200)
  const [bought] = await entriesOf(growerId)
  const own = await admin.post('/api/counter-grower-entry', { entryId: bought!.id, note: 'No.' })
  expect(own.body.code).toBe('entry_not_taken_back')
  expect(await owedOf(growerId)).toBe(70_00)
  expect((await enter({ growerId: 'none', cause: 'advance', amount: 1 })).status).toBe(404)
  const wrong = await enter({ cause: 'advance', amount: 0 })
  expect(wrong.body.fields).toHaveProperty('amount')
})

test('a link opens a closed week in the language of its grower, as page, CSV and PDF, until it is ended', async () => {
  const growerId = await makeGrower(shop, 'Link Farm')
  const week = weekOf(indianDay(shop.ctx.now()))
  const productId = await makeProduct(shop, { name: 'Peas', hindiName: 'मटर', stock: 0 })
  await receive({ growerId, productId, pieces: 3, price: 12.5 })
  await admin.post('/api/grower-entries', { growerId, cause: 'advance', amount: 10, note: '<b>Seeds & salt' })
  await shop.db.insert(settlementWeeks).values({ begins: week, closedAt: secondsAfter(shop.ctx.now(), 1) })
  const link = async () => {
    const { status, body } = await admin.post('/api/statement-link', { growerId, week })
    expect(status, body.message).toBe(200)
    return new URL(body['data'].url).pathname
  }
  const first = await link()
  expect(first).toMatch(/^\/hi\/statement\/[\w-]{22}$/)
  expect(
    (await shop.db.select().from(statementLinks)).map((one) => JSON.stringify(one)).join(),
  ).not.toContain(first.slice(-22))
  const page = await fetch(shop.url + first)
  const text = await page.text()
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  for (const said of ['मटर', '₹37.50', '₹27.50', '3 नग', 'Link Farm का हिसाब', '&lt;b&gt;Seeds &amp; salt'])
    expect(text).toContain(said)
  expect(text).not.toContain('<b>')

  const csv = (await (await fetch(`${shop.url}${first}/statement.csv`)).text()).trim().split('\r\n')
  const amounts = csv.slice(1).map((row) => Number(row.split(',')[8]))
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(27.5)
  const pdf = await fetch(`${shop.url}${first}/statement.pdf`)
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  // Another link ends the one before.
  const second = await link()
  const statusOf = async (path: string) => (await fetch(shop.url + path)).status
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  expect((await admin.post('/api/end-statement-link', { growerId, week })).status).toBe(200)
  expect(await statusOf(second)).toBe(404)
  const third = await link()
  shop.passTime(31 * 24 * 60)
  expect(await statusOf(third)).toBe(404)
})

test('a week closes once, after what is being written into it, and what comes then is of the next one', async () => {
  const growerId = await makeGrower(shop, 'Week Farm')
  const week = weekOf(indianDay(shop.ctx.now()))
  /** Ahead of the shop's own jobs, by more than a week. */
  const later: Ctx = { ...shop.ctx, now: () => secondsAfter(shop.ctx.now(), 8 * 24 * 60 * 60) }
  const advance = (key: string) => ({ growerId, cause: 'advance' as const, amountPaise: -100_00, key })
  expect((await admin.post('/api/statement-link', { growerId, week })).body.code).toBe('week_goes_on')

  await overlap(shop.ctx, {
    first: (tx) => enterForGrowers(tx, [advance('before')]),
    second: () => closeWeeks(later),
  })
  await overlap(shop.ctx, {
    first: (tx) =>
      closeWeeks({ ...later, now: () => secondsAfter(later.now(), 7 * 24 * 60 * 60), db: tx.db }),
    second: () => closeWeeks({ ...later, now: () => secondsAfter(later.now(), 7 * 24 * 60 * 60) }),
  })
  await enterForGrowers(shop.ctx, [advance('after')])

  expect(await shop.db.$count(settlementWeeks, eq(settlementWeeks.begins, week))).toBe(1)
  const entries = await entriesOf(growerId)
  expect(entries.map((entry) => entry.week > week)).toEqual([false, true])
  await expect(shop.db.update(growerEntries).set({ note: 'Other.' })).rejects.toThrow()
  await expect(shop.db.delete(settlementWeeks)).rejects.toThrow()
  expect(await weekOfGrower(growerId, week)).toMatchObject({
    before: 0,
    advance: -100,
    owed: -100,
    owedNow: -200,
  })
})

async function receive(receipt: object): Promise<{ _id: string; [key: string]: unknown }> {
  const { status, body } = await hand.post('/api/batches', receipt)
  expect(status, body.message).toBe(200)
  return body['data'].batch
}

function entriesOf(growerId: string) {
  const of = eq(growerEntries.growerId, growerId)
  return shop.db.select().from(growerEntries).where(of).orderBy(asc(growerEntries.id))
}

async function owedOf(growerId: string): Promise<number> {
  return (await entriesOf(growerId)).reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}

async function weekOfGrower(growerId: string, week = ''): Promise<Record<string, unknown>> {
  const { body } = await admin.get(`/api/settlement${week && `?week=${week}`}`)
  return body['data'].growers.find((one: { _id: string }) => one._id === growerId)
}

async function lastEvent(orderId: string): Promise<number> {
  const { rows } = await shop.pool.query(
    'select max(id)::integer as id from order_events where order_id = $1',
    [orderId],
  )
  return rows[0].id
}
