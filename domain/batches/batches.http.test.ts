import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { auditEntries, batches, cartLines, growers, paymentOrders, products } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'
import { expirePaymentOrder } from '#domain/payments/expire-payment-order.ts'
import { daysAfter, endOfIndianDay, indianDay } from '#domain/time/rules.ts'
import { makeGrower } from '#tests/support/growers.ts'
import { expectLedgerToAddUp } from '#tests/support/ledger.ts'
import { addAddress, askReturn, buy, decide, deliver, move } from '#tests/support/orders.ts'
import { fillCart, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { endBatches } from './end-batches.ts'
import { batchSoldNow } from './queries.ts'
import { codeInTwo } from './rules.ts'

// That batches and stock add up is checked at the end of every test of a shop (tests/support/ledger.ts).
const shop = await testShop()
const [admin, hand] = [await shop.admin(), await shop.hand('packs')]
const sita = await makeGrower(shop, 'Sita Farm')
const today = () => indianDay(shop.ctx.now())

test('who packs receives a batch by three fields: its days are those of the product, its pieces are on the shelf', async () => {
  const atta = await makeProduct(shop, { stock: 4, declarations: { bestBeforeDays: '100' } })

  const { body } = await receive({ productId: atta, pieces: 10 })

  expect(body['data']).toMatchObject({
    wasReceived: false,
    batch: {
      code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/),
      state: 'open',
      grower: { name: 'Sita Farm' },
      received: 10,
      left: 10,
      madeOn: today(),
      bestBefore: daysAfter(today(), 100),
      // 30 of its 100 days are to be left.
      sellUntil: daysAfter(today(), 70),
    },
  })
  expect(await stockOf(atta)).toBe(14)
  const { body: list } = await hand.get(`/api/batches?page=1&productId=${atta}`)
  expect(list['data']).toEqual([body['data'].batch])
  const kept = await shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, atta))
  expect(kept).toMatchObject([
    { action: 'batch_received', before: { stock: 4 }, after: { stock: 14, pieces: 10 } },
  ])
  expect((await (await shop.hand('counter')).post('/api/batches', {})).status).toBe(403)
})

test('the same slip on one day is one receipt, and with another number of pieces it is refused', async () => {
  const [peas, atta] = [await makeProduct(shop, { stock: 0 }), await makeProduct(shop, { stock: 0 })]
  const slip = { slip: ' 117 ', productId: peas, pieces: 8 }
  const first = await receive(slip)
  const again = await receive(slip)
  expect(again.body).toMatchObject({
    message: 'This slip was received already',
    data: { wasReceived: true, batch: { code: first.body['data'].batch.code } },
  })
  const other = await receive({ ...slip, pieces: 9 })
  expect([other.status, other.body.code]).toEqual([409, 'slip_received'])
  expect(other.body.message).toContain(`with 8 pieces, as batch ${codeInTwo(first.body['data'].batch.code)}`)
  // Two goods on one slip, and one slip of two growers.
  await receive({ ...slip, productId: atta })
  await receive({ ...slip, growerId: await makeGrower(shop, 'Gopal Farm') })
  expect([await stockOf(peas), await stockOf(atta)]).toEqual([16, 8])
  await Promise.all([1, 2, 3].map(() => receive({ ...slip, slip: '118' })))
  expect(await stockOf(peas)).toBe(24)
})

test('pieces that were counted in another pack than the product has by now are refused with the pack of now', async () => {
  const ghee = await makeProduct(shop, { stock: 0, name: 'Ghee', netQuantity: 500, netUnit: 'g' })
  const seen = { productId: ghee, pieces: 10, pack: { label: '500 g' } }
  expect((await receive(seen)).status).toBe(200)
  await shop.db.update(products).set({ netQuantity: 250 }).where(eq(products.id, ghee))

  const { status, body } = await receive(seen)

  expect([status, body.code]).toEqual([409, 'pack_is_other'])
  expect(body.message).toContain('250 g')
  expect(await stockOf(ghee)).toBe(10)
  expect((await receive({ ...seen, pack: { label: '250 g' } })).status).toBe(200)
  expect((await receive({ ...seen, pack: { label: '250 g', grams: 250 } })).status).toBe(409)
})

test('days that cannot be are refused with the field, and nothing is received', async () => {
  const productId = await makeProduct(shop, { stock: 0 })
  const wrong = async (days: object) => (await receive({ productId, pieces: 1, ...days })).body.fields
  expect(await wrong({ madeOn: daysAfter(today(), 1) })).toHaveProperty('madeOn')
  expect(await wrong({ bestBefore: daysAfter(today(), -1) })).toEqual({
    bestBefore: 'This is before the day on which it was harvested or made.',
  })
  expect(await wrong({ madeOn: daysAfter(today(), -30), bestBefore: daysAfter(today(), 2) })).toEqual({
    bestBefore: expect.stringContaining('Too little of its life is left'),
  })
  expect(await wrong({ madeOn: '2026-02-30' })).toHaveProperty('madeOn')
  expect(await wrong({ pieces: 0 })).toHaveProperty('pieces')
  expect((await receive({ productId, growerId: newId() })).status).toBe(404)
  expect((await receive({ productId: newId() })).status).toBe(404)
  await shop.db
    .update(growers)
    .set({ endedAt: shop.ctx.now() })
    .where(eq(growers.id, await makeGrower(shop, 'Old Farm')))
  const [ended] = await shop.db.select().from(growers).where(eq(growers.name, 'Old Farm'))
  expect((await receive({ productId, growerId: ended!.id })).body.code).toBe('grower_ended')
  expect([await stockOf(productId), await shop.db.$count(batches, eq(batches.productId, productId))]).toEqual(
    [0, 0],
  )
})

test('what lay there first is sold first, then what ends first; what comes back goes where it came from', async () => {
  const ghee = await makeProduct(shop, { stock: 1 })
  const late = await batchOf(ghee, 3, 90)
  const soon = await batchOf(ghee, 2, 60)
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  expect(await batchSoldNow(shop.ctx, ghee)).toBe(null)

  await fillCart(asha, ghee, ghee)
  await startPaying(asha)
  expect(await leftOf(soon, late)).toEqual([1, 3])
  expect((await batchSoldNow(shop.ctx, ghee))?.code).toBe(soon)
  const { orderId } = await buy(ravi, ghee, ghee)
  expect(await leftOf(soon, late)).toEqual([0, 2])
  // Her hold is over: one piece of no batch, and one of what ends first.
  await endPaying(asha.id)
  expect(await leftOf(soon, late)).toEqual([1, 2])
  await move(admin, orderId, { action: 'cancel', note: 'Asked for' })
  expect(await leftOf(soon, late)).toEqual([2, 3])
  expect(await stockOf(ghee)).toBe(6)

  // With the two that are in her cart.
  const sold = await buy(asha, ghee, ghee)
  expect(await leftOf(soon, late)).toEqual([0, 2])
  await deliver(admin, sold.orderId)
  await decide(admin, await askReturn(asha, sold.orderId), { outcome: 'money', amount: 10, restock: true })
  expect([await stockOf(ghee), await leftOf(soon, late)]).toEqual([3, [0, 3]])
})

test('pieces that a count finds go to the newest batch, and those of a mistake to their own', async () => {
  const rice = await makeProduct(shop, { stock: 0 })
  const [first, second] = [await batchOf(rice, 5, 100), await batchOf(rice, 5, 200)]
  const enter = (entry: object) => admin.post('/api/enter-stock', { productId: rice, ...entry })
  await enter({ why: 'spoiled', pieces: 2 })
  expect(await leftOf(first, second)).toEqual([3, 5])
  await enter({ why: 'given_away', pieces: 3, batchId: await idOf(second) })
  expect(await leftOf(first, second)).toEqual([3, 2])
  await enter({ why: 'correction', pieces: 1 })
  expect(await leftOf(first, second)).toEqual([3, 3])
  await enter({ why: 'correction', pieces: -1, batchId: await idOf(first) })
  expect(await leftOf(first, second)).toEqual([2, 3])
  const tooMany = await enter({ why: 'spoiled', pieces: 3, batchId: await idOf(first) })
  expect([tooMany.status, tooMany.body.fields]).toEqual([422, { pieces: 'This can be at most 2.' }])
  const ofOther = await batchOf(await makeProduct(shop, { stock: 0 }), 1, 9)
  expect((await enter({ why: 'spoiled', pieces: 1, batchId: await idOf(ofOther) })).status).toBe(404)
  await admin.post('/api/count-stock', { productId: rice, stock: null })
  expect(await leftOf(first, second)).toEqual([0, 0])
  await admin.post('/api/count-stock', { productId: rice, stock: 6 })
  expect(await leftOf(first, second)).toEqual([1, 5])
})

test('goods that are picked to order stay uncounted, and their newest batch is what is sold', async () => {
  const mint = await makeProduct(shop, { stock: null })
  await batchOf(mint, 20, 3)
  shop.passTime(1)
  const newer = await batchOf(mint, 20, 2)
  expect(await stockOf(mint)).toBe(null)
  expect((await batchSoldNow(shop.ctx, mint))?.code).toBe(newer)
  const { body } = await hand.get(`/api/batches?page=1&productId=${mint}`)
  expect(body['data']).toMatchObject([{ left: null }, { left: null }])
})

test('a batch that cannot leave the shelf keeps no other one there', async () => {
  const [ghee, milk] = [await makeProduct(shop, { stock: 0 }), await makeProduct(shop, { stock: 0 })]
  const [stuck, over] = [await batchOf(ghee, 4, 2), await batchOf(milk, 4, 2)]
  const stockOfGhee = (stock: number) => shop.db.update(products).set({ stock }).where(eq(products.id, ghee))
  await stockOfGhee(0)

  await endBatches({ ...shop.ctx, now: () => endOfIndianDay(daysAfter(today(), 2)) })
  await stockOfGhee(4)

  expect(await leftOf(stuck, over)).toEqual([4, 0])
})

test('at five past midnight a batch with too little life leaves the shelf, and what is given back of it later too', async () => {
  const milk = await makeProduct(shop, { stock: 0 })
  const [old, fresh] = [await batchOf(milk, 4, 2), await batchOf(milk, 4, 5)]
  const asha = await shop.customer()
  await fillCart(asha, milk)
  await startPaying(asha)
  const { orderId } = await buy(await shop.customer(), milk)
  const at = (days: number, minutes: number) => ({
    ...shop.ctx,
    now: () => new Date(endOfIndianDay(daysAfter(today(), days)).getTime() + minutes * 60_000),
  })
  // It is sold until the day before its last.
  await endBatches(at(1, 4))
  expect(await leftOf(old, fresh)).toEqual([2, 4])
  await endBatches(at(1, 5))
  await endBatches(at(1, 5))
  expect([await stockOf(milk), await leftOf(old, fresh)]).toEqual([4, [0, 4]])

  await move(admin, orderId, { action: 'cancel', note: 'Asked for' })
  expect([await stockOf(milk), await leftOf(old, fresh)]).toEqual([4, [0, 4]])
  const { body } = await hand.get(`/api/stock-entries?page=1&productId=${milk}`)
  expect((body['data'] as { why: string; shelf: number }[]).map(({ why, shelf }) => [why, shelf])).toEqual([
    ['expired', -1],
    ['cancel', 1],
    ['expired', -2],
    ['sale', 0],
    ['hold', -1],
    ['hold', -1],
    ['delivery', 4],
    ['delivery', 4],
  ])
})

test('the shop sets the least life of a product, for what lies there too', async () => {
  const jaggery = await makeProduct(shop, { stock: 0 })
  const code = await batchOf(jaggery, 2, 100)
  const set = (leastLifeDays: number | null) =>
    admin.post('/api/set-least-life', { productId: jaggery, leastLifeDays })
  const lastDay = async () =>
    (await hand.get(`/api/batches?page=1&productId=${jaggery}`)).body['data'][0].sellUntil
  await set(60)
  expect(await lastDay()).toBe(daysAfter(today(), 40))
  await set(null)
  expect(await lastDay()).toBe(daysAfter(today(), 70))
  expect((await set(-1)).status).toBe(422)
  expect(code).toHaveLength(8)
})

interface Step {
  do: 'receive' | 'hold' | 'buy' | 'spoiled' | 'correction' | 'cancel' | 'release' | 'end'
  pieces: number
  /** Of what is received, in days. */
  life: number
}

const whole = (min: number, max: number) => fc.integer({ min, max })
const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom(
    'receive',
    'receive',
    'hold',
    'buy',
    'buy',
    'spoiled',
    'correction',
    'cancel',
    'release',
    'end',
  ),
  pieces: whole(1, 4),
  life: whole(2, 40),
})
const numRuns = Number(process.env['BATCH_RUNS'] ?? 4)

test('whatever is received, held, bought, called off, spoiled or over: batches come to what is on the shelf', async () => {
  const agree = fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
    const productId = await makeProduct(shop, { stock: 0, sellingPricePaise: 100_00 })
    const asha = await shop.customer()
    const addressId = await addAddress(asha)
    const orders: string[] = []
    for (const next of steps) {
      if (next.do === 'receive')
        await receive({ productId, pieces: next.pieces, bestBefore: daysAfter(today(), next.life) })
      else if (next.do === 'spoiled' || next.do === 'correction')
        await admin.post('/api/enter-stock', { productId, why: next.do, pieces: next.pieces })
      else if (next.do === 'cancel') {
        const orderId = orders.pop()
        if (orderId) await move(admin, orderId, { action: 'cancel', note: 'Asked for' })
      } else if (next.do === 'end')
        await endBatches({ ...shop.ctx, now: () => endOfIndianDay(daysAfter(today(), 12)) })
      else if (next.do === 'release') {
        await endPaying(asha.id)
      } else {
        const inCart = {
          id: newId(),
          personId: asha.id,
          productId,
          quantity: next.pieces,
          addedAt: new Date(),
        }
        await shop.db.delete(cartLines).where(eq(cartLines.personId, asha.id))
        await shop.db.insert(cartLines).values(inCart)
        const amount = next.pieces * 100 < 500 ? next.pieces * 100 + 40 : next.pieces * 100
        const path = next.do === 'hold' ? '/api/razorpay/order' : '/api/orders/cash'
        const { body } = await asha.post(path, { amount, addressId })
        if (next.do === 'buy' && body['orderId']) orders.push(body['orderId'] as string)
      }
      await expectLedgerToAddUp(shop.pool)
    }
  })
  await fc.assert(agree, { numRuns })
  expect(await shop.db.$count(batches)).toBeGreaterThan(0)
})

let slips = 0

/** What this person is paying for is held no more. */
async function endPaying(personId: string): Promise<void> {
  const isOpen = and(eq(paymentOrders.personId, personId), eq(paymentOrders.status, 'open'))
  const [open] = await shop.db.select().from(paymentOrders).where(isOpen)
  if (open) await expirePaymentOrder(shop.ctx, open.id)
}

function receive(input: object) {
  return hand.post('/api/batches', { growerId: sita, pieces: 1, ...input })
}

/** Answers its code. */
async function batchOf(productId: string, received: number, life: number): Promise<string> {
  slips += 1
  const { body } = await receive({
    productId,
    pieces: received,
    slip: `S${slips}`,
    bestBefore: daysAfter(today(), life),
  })
  return body['data'].batch.code as string
}

async function idOf(code: string): Promise<string> {
  const [batch] = await shop.db.select().from(batches).where(eq(batches.code, code))
  return batch!.id
}

async function leftOf(...codes: string[]): Promise<number[]> {
  const found = await shop.db.select().from(batches)
  return codes.map((code) => found.find((batch) => batch.code === code)!.left)
}

async function stockOf(productId: string): Promise<number | null> {
  const [product] = await shop.db.select().from(products).where(eq(products.id, productId))
  return product!.stock
}
