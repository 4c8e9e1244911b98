import fc from 'fast-check'
import { expect, test } from 'vitest'

import { move } from '#tests/support/orders.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

// A day of all kinds of money by hand, across midnight in India, added up by SQL of its own.

const shop = await testShop()
const admin = await shop.admin()
const hands = [await shop.hand('packs', 'counter'), await shop.hand('packs', 'counter'), admin] as const
const rice = await makeProduct(shop, { stock: 500, sellingPricePaise: 523_50, listPricePaise: 600_00 })

const [often, oftener] = [
  ['sell', 'order', 'deliver', 'rest', 'give back', 'take back', 'money', 'close', 'cancel'],
  ['order', 'deliver', 'deliver', 'rest', 'give back', 'take back', 'close'],
]
const deedNames = [...often, ...oftener]

/** What somebody does, and with what. */
const deed = fc.record({
  what: fc.constantFrom(...deedNames),
  who: fc.nat(hands.length - 1),
  which: fc.nat(99),
  isByUpi: fc.boolean(),
  rupees: fc.integer({ min: 1, max: 400 }),
})

test('over a mixed day across midnight in India till, invoices, orders and dashboard agree to the paisa', async () => {
  const now = shop.ctx.now()
  const evening = new Date(`${now.toISOString().slice(0, 10)}T16:40:00Z`).getTime()
  shop.passTime((evening - now.getTime()) / 60_000 + 24 * 60)
  // 22:10 in India: each deed takes five minutes, so the day ends about in the middle.
  const deeds = fc.sample(deed, { numRuns: 40, seed: 7 })
  const day = { references: 0 }
  const outcomes = new Map<string, number>()
  for (const one of deeds) {
    shop.passTime(5)
    const outcome = await done(one, day)
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }

  // The day was a mixed one: most of what was tried was done, and each kind at least once.
  expect([...outcomes.keys()].filter((outcome) => outcome.endsWith(' 200'))).toHaveLength(often.length)
  expect(await wrong(tillsAddUp)).toEqual([])
  expect(await wrong(boxesFollow)).toEqual([])
  expect(await wrong(ordersArePaid)).toEqual([])
  expect(await wrong(invoicesAreOwed)).toEqual([])
  const days = await Promise.all([0, 1].map((ago) => moneyIn(ago)))
  const [{ cash, upi }] = (await shop.pool.query(byHand)).rows as [{ cash: number; upi: number }]
  expect(days.every(({ cash: some }) => some !== 0)).toBe(true)
  expect(sum(days.map((one) => one.cash))).toBe(cash)
  expect(sum(days.map((one) => one.upi))).toBe(upi)
})

type Deed = (typeof deed extends fc.Arbitrary<infer One> ? One : never) & object

/** Answers what was tried, and with what status it was answered. */
async function done(
  { what, who, which, isByUpi, rupees }: Deed,
  day: { references: number },
): Promise<string> {
  const hand = hands[who]!
  const reference = () => `MIXED${String(++day.references).padStart(7, '0')}`
  const tender = () => (isByUpi ? { upiReference: reference() } : {})
  const said = async (answer: Promise<{ status: number }>) => `${what} ${(await answer).status}`
  const orderId = await orderTo(what, which)
  const url = `/api/orders/${orderId}`
  if (what === 'sell')
    return said(take(hand, isByUpi ? { way: 'upi', reference: reference() } : { way: 'cash' }))
  if (what === 'order' || orderId === undefined) return said(take(hand, { way: 'later' }))
  if (what === 'deliver') {
    await move(hand, orderId, { action: 'pack' })
    const part = { cashTaken: rupees, note: 'The rest comes tomorrow.', ...tender() }
    return said(hand.post(`${url}/move`, { action: 'deliver', ...part }))
  }
  if (what === 'rest') return said(hand.post(`${url}/take-cash`, { cashTaken: rupees / 4, ...tender() }))
  if (what === 'give back') {
    const back = { amount: rupees / 16, note: 'Bruised.', way: isByUpi ? 'upi' : 'cash', ...tender() }
    return said(admin.post(`${url}/refund`, back))
  }
  if (what === 'take back') {
    const { takeBack } = (await admin.get(url)).body['data'] as { takeBack?: { event: number } }
    const input = { event: takeBack?.event ?? 1, reason: 'The wrong card.' }
    return said(admin.post(`${url}/take-back`, input))
  }
  if (what === 'money') {
    const money = { cause: isByUpi ? 'put_in' : 'taken_out', amount: rupees / 2, note: 'Change.' }
    return said(hand.post('/api/tills/money', money))
  }
  if (what === 'close') {
    const open = (await tillsOf(hand)).find(({ closed, person }) => !closed && person._id === hand.id)
    if (!open) return said(hand.post('/api/tills/start', { amount: rupees }))
    const counted = Math.max(0, open.expected - (isByUpi ? 2.5 : 0))
    const count = { expected: open.expected, counted, note: 'Wrong change.' }
    return said(hand.post(`/api/tills/${open._id}/close`, count))
  }
  const away = { action: 'cancel', note: 'Called off.', way: isByUpi ? 'upi' : 'cash', ...tender() }
  return said(admin.post(`${url}/move`, away))
}

/** One of the orders with which it can be done. */
async function orderTo(what: string, which: number): Promise<string | undefined> {
  const status = what === 'deliver' ? 'placed' : what === 'cancel' ? 'placed' : 'delivered'
  const { rows } = await shop.pool.query<{ id: string }>(
    `select id from orders where status = $1 and ($2 <> 'cancel' or paid_paise > 0) order by number`,
    [status, what],
  )
  return rows[which % Math.max(1, rows.length)]?.id
}

async function take(hand: Visitor, payment: object) {
  const { body: person } = await admin.post('/api/counter/people', { name: 'Asha Devi' })
  const lines = [{ productId: rice, quantity: 1 }]
  const order = { userId: person['data']._id, lines, amount: 523.5, collect: true, payment }
  return hand.post('/api/counter/orders', order)
}

async function tillsOf(hand: Visitor) {
  return (await hand.get('/api/tills')).body['data'] as {
    _id: number
    person: { _id: string }
    expected: number
    closed: object | null
  }[]
}

async function moneyIn(daysAgo: number): Promise<{ cash: number; upi: number }> {
  const at = new Date(shop.ctx.now().getTime() - daysAgo * 24 * 60 * 60_000 + 5.5 * 60 * 60_000)
  const { body } = await admin.get(`/api/tills?day=${at.toISOString().slice(0, 10)}`)
  const { cash, upi } = body['moneyIn'] as { cash: number; upi: number }
  return { cash: Math.round(cash * 100), upi: Math.round(upi * 100) }
}

async function wrong(query: string): Promise<unknown[]> {
  return (await shop.pool.query(query)).rows
}

/** What should have been there is what was entered until then; later there are counter-entries alone. */
const tillsAddUp = `
  select t.id from tills t cross join lateral (
    select coalesce(sum(paise), 0) as paise, coalesce(sum(paise) filter (where is_late), 0) as late,
      bool_or(is_late and not is_counter) as has_late
    from (
      select amount_paise as paise, at > t.closed_at as is_late, counters_id is not null as is_counter
      from cash_entries where till_id = t.id and way = 'cash'
      union all
      select amount_paise, at > t.closed_at, cause = 'correction'
      from till_entries where till_id = t.id and way = 'cash') e) s
  where t.closed_at is not null and (t.expected_paise <> t.opened_with_paise + s.paise - s.late or s.has_late)`

/** Each box begins with what was left in it, and no money of an order is in none. */
const boxesFollow = `
  select id::text from (
    select id, opened_with_paise, lag(left_paise, 1, 0) over (partition by person_id order by id) as before
    from tills where not is_trip) t where opened_with_paise <> before
  union all select id::text from cash_entries where till_id is null`

/** What is paid of an order is the money that was taken for it and not entered by mistake. */
const ordersArePaid = `
  select o.id from orders o where o.paid_paise + o.surplus_paise <> (
    select coalesce(sum(c.amount_paise), 0) from cash_entries c where c.order_id = o.id
      and c.amount_paise > 0 and not exists (select from cash_entries k where k.counters_id = c.id))`

/** The invoice that holds, less its credit notes, is what the customer owed in the end. */
const invoicesAreOwed = `
  select o.id, o.status from orders o cross join lateral (
    select coalesce(sum(case kind when 'credit_note' then -total_paise else total_paise end), 0) as paise,
      count(*) as n
    from invoices where order_id = o.id) i cross join lateral (
    select coalesce(-sum(c.amount_paise), 0) as paise from cash_entries c where c.order_id = o.id
      and c.amount_paise < 0 and c.counters_id is null) back
  where i.paise <> case when o.status = 'delivered' then o.total_paise - back.paise
    when i.n > 0 and o.status = 'packed' then i.paise else 0 end`

const byHand = `
  select coalesce(sum(amount_paise) filter (where way = 'cash'), 0)::int as cash,
    coalesce(sum(amount_paise) filter (where way = 'upi'), 0)::int as upi from cash_entries`

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
