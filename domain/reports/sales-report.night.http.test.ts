import Papa from 'papaparse'
import { expect, test } from 'vitest'

import { orders } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'
import { indianDay } from '#domain/time/rules.ts'
import { fillShop } from '#tests/support/fill-shop.ts'
import { overlap } from '#tests/support/locks.ts'
import { addAddress, askReturn, buy, decide, deliver, move, orderInCash } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { plansOf } from '#tests/support/plans.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { compactSales } from './compact-sales.ts'
import { reportDays } from './rules.ts'
import type { ReportDays } from './rules.ts'
import { salesByProduct, salesReport } from './sales-report.ts'

const shop = await testShop()
const [admin, asha] = [await shop.admin(), await shop.customer()]
const actor = { id: admin.id, name: '', email: '', role: 'ADMIN' as const, duties: [], sessionId: '' }
const oil = await makeProduct(shop, { name: '=तेल "Oil"', sellingPricePaise: 500_00 })
const dal = await makeProduct(shop, { name: '-Dal', hindiName: 'दाल', sellingPricePaise: 120_00 })

const report = (days: ReportDays) => salesReport({ ...shop.ctx, actor }, { days })
const moved = (orderId: string, action: string, more: object = {}) =>
  move(admin, orderId, { action, ...more })
const refund = (orderId: string, amount: number, transactionId?: string) =>
  admin.post(`/api/orders/${orderId}/refund`, { amount, transactionId, note: 'Bruised.' })

test('an empty shop has sold nothing', async () => {
  const empty = await testShop()
  const { rows, sum, before, states, byPieces, low } = await salesReport(
    { ...empty.ctx, actor },
    { days: 90 },
  )
  expect(rows).toHaveLength(90)
  expect(sum).toEqual({ orders: 0, soldPaise: 0, givenBackPaise: 0, salesPaise: 0 })
  expect(before).toEqual(sum)
  expect(states.map(({ orders: count }) => count)).toEqual(Array.from({ length: 7 }, () => 0))
  expect([byPieces, low]).toEqual([[], []])
})

/**
 * Two days, and what becomes of their orders on the third: [orders, sold, given back] in rupees, of each.
 */
test('sales are what was ordered and not called off, each on its Indian day, less what was given back, on the day it was', async () => {
  shop.passTime(minutesUntil('23:50'))
  const first = await buy(asha, oil)
  const second = await buy(asha, dal)
  const unpaid = await orderInCash(shop, asha)

  shop.passTime(20)
  await moved(unpaid, 'cancel')
  const byUpi = await atCounter(oil, 500, { way: 'upi', reference: 'UPI123456789' })
  const inCash = await atCounter(dal, 120, { way: 'cash' })
  const due = await paidTwice()
  const called = await buy(asha, oil)
  await refund(called.orderId, 100, called.transactionId)
  await refund(second.orderId, 30, second.transactionId)
  // By the hour, and without the money that came for what was ordered in cash.
  const [firstHour, ...laterHours] = (await report(1)).rows
  expect([firstHour?.at, ...inRupees(firstHour!)]).toEqual(['00:00', 4, 1280, 130, 1150])
  expect(laterHours.every(({ orders: count, givenBackPaise }) => count + givenBackPaise === 0)).toBe(true)

  shop.passTime(60)
  await buy(asha, dal)

  shop.passTime(23 * 60)
  await moved(called.orderId, 'cancel')
  await moved(inCash, 'cancel')
  await deliver(admin, first.orderId)
  await sendBack(first.orderId, { outcome: 'money', amount: 200 })
  await deliver(admin, second.orderId)
  await moved(second.orderId, 'refund')
  await moved(byUpi, 'pack')
  await moved(byUpi, 'deliver')
  await admin.post(`/api/orders/${byUpi}/refund`, { amount: 50, note: 'Bruised.', way: 'cash' })
  await sendBack(byUpi, { outcome: 'replacement' })
  for (const action of ['pack', 'dispatch']) await moved(due, action)
  await moved(due, 'deliver', { cashTaken: 160 })
  await shop.pool.query(
    `insert into refunds (id, payment_id, amount_paise, reason, requested_at, refused_at, refusal)
     values ('refused', $1, 1000, 'by_hand', $2, $2, 'no balance')`,
    [first.transactionId, shop.ctx.now()],
  )

  const week = await report(7)
  expect(week.rows.slice(-3).map((row) => inRupees(row))).toEqual([
    [2, 660, 0, 660],
    [3, 820, 30, 790],
    [0, 0, 380, -380],
  ])
  expect(inRupees(week.sum)).toEqual([5, 1480, 410, 1070])
  expect(week.moneyIn).toEqual([
    // What was called off and given back is taken off, 860 and 170.
    { way: 'gateway', paise: 460_00 },
    { way: 'cash', paise: 110_00 },
    { way: 'upi', paise: 500_00 },
  ])
  expect(week.byPieces).toMatchObject([
    { id: dal, name: '-Dal 1 kg', hindiName: 'दाल 1 kg', pieces: 3, paise: 360_00 },
    { id: oil, hindiName: null, pieces: 2, paise: 1000_00 },
  ])
  expect(week.byPaise.map(({ id }) => id)).toEqual([oil, dal])
  const states = Object.fromEntries(week.states.map(({ status, orders: count }) => [status, count]))
  expect(states).toMatchObject({ placed: 1, paid: 1, delivered: 3, cancelled: 3, refunded: 2 })

  // The last order of the day before came later in the day than it is now.
  const today = await report(1)
  expect(inRupees(today.sum)).toEqual([0, 0, 380, -380])
  expect(inRupees(today.before)).toEqual([2, 660, 30, 630])
})

test('the rows of the file add up to the same, by a sum of one’s own over orders and refunds', async () => {
  for (const days of reportDays) {
    const { sum, rows } = await report(days)
    const file = await csvOf(`/api/reports/sales.csv?days=${days}`)
    expect(file.cells.map((cells) => cells.slice(1).map(Number))).toEqual(
      rows.map((row) => inFile(inRupees(row))),
    )
    const added = await addedUp(days)
    expect(inRupees(sum), `${days} days`).toEqual(added.sum)
  }
})

test('a file has each day, and says of it what its rows add up to', async () => {
  const { cells } = await csvOf('/api/reports/sales.csv?days=90')
  const { days } = await addedUp(90)
  expect(cells).toHaveLength(90)
  expect(cells.filter(([, ...numbers]) => numbers.some((number) => number !== '0'))).toEqual(days)
})

test('a file opens in a spreadsheet: with its mark, and without a formula in it', async () => {
  const { text, headers, cells } = await csvOf('/api/reports/products.csv?days=30')
  expect(text.charCodeAt(0)).toBe(0xfeff)
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="products-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(cells).toEqual([
    [`'=तेल "Oil" 1 kg`, '2', '', '1000'],
    [`'-Dal 1 kg`, '3', '', '360'],
  ])
  expect((await admin.get('/api/reports/sales.csv?days=8')).status).toBe(422)
})

test('a span ends with its last day, and what was sold before it is compared', async () => {
  shop.passTime(6 * 24 * 60)
  const { sum, before } = await report(7)
  expect(inRupees(sum)).toEqual([0, 0, 380, -380])
  // Without the order that came at a later time of that day.
  expect(inRupees(before)).toEqual([4, 1320, 30, 1290])
  // The figures with a minus are numbers to a spreadsheet, too.
  const { cells } = await csvOf('/api/reports/sales.csv')
  expect(cells[0]?.slice(1)).toEqual(['-380', '0', '0', '380'])
})

test('two orders of one day are written without waiting for each other', async () => {
  await shop.db.transaction(async (db) => {
    await db.insert(orders).values(cashOrder())
    await shop.db.insert(orders).values(cashOrder())
  })
  expect((await report(1)).sum.orders).toBe(2)
})

test('the sums that are kept stay what the rows say, also when two put them together at once', async () => {
  const goods = () => salesByProduct({ ...shop.ctx, actor }, { days: 30 })
  const [before, goodsBefore] = [await report(30), await goods()]
  await overlap(shop.ctx, {
    first: (tx) => compactSales(tx),
    second: () => compactSales(shop.ctx),
  })
  await shop.db.insert(orders).values(cashOrder())
  const { sum } = await report(30)
  expect(sum.orders).toBe(before.sum.orders + 1)
  expect(inRupees(sum)).toEqual((await addedUp(30)).sum)
  expect(await goods()).toEqual(goodsBefore)
  const { rows } = await shop.pool.query(
    `select from product_sales_days group by day, product_id having count(*) > 1`,
  )
  expect(rows).toEqual([])
})

test('no plan reads a whole table', { tags: 'night' }, async () => {
  const full = await testShop()
  await fillShop(full.pool, 3000)
  for (const days of reportDays) {
    const plans = await plansOf(full.pool, async (db) => {
      await salesReport({ ...full.ctx, db, actor }, { days })
      await salesByProduct({ ...full.ctx, db, actor }, { days })
    })
    expect(plans.length).toBeGreaterThan(7)
    expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([])
    expect(plans.join('\n')).toMatch(/Index Only Scan using sales_days_by_day/)
  }
})

/** What the report should say, from the rows of orders, refunds and cash alone. */
async function addedUp(days: number): Promise<{ days: string[][]; sum: number[] }> {
  const { rows } = await shop.pool.query<{ day: string; orders: number; sold: number; back: number }>(`
    with moved as (
      select o.id, o.created_at as at, 1 as orders, o.total_paise as sold, 0 as back
      from orders o
      where o.total_paise > 0 and o.status <> 'cancelled'
        and not exists (select from order_events e where e.order_id = o.id and e.from_status is null and e.to_status = 'refunded')
      union all
      select p.order_id, r.requested_at, 0, 0, r.amount_paise
      from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
      where r.refused_at is null and r.reason in ('cancelled', 'returned', 'by_hand') and o.status <> 'cancelled'
      union all
      select c.order_id, c.at, 0, 0, -c.amount_paise
      from cash_entries c join orders o on o.id = c.order_id
      where c.amount_paise < 0 and o.status <> 'cancelled')
    select to_char((at at time zone 'UTC') + interval '330 minutes', 'YYYY-MM-DD') as day,
      sum(orders)::int as orders, sum(sold)::int as sold, sum(back)::int as back
    from moved group by 1 order by 1`)
  const today = indianDay(shop.ctx.now())
  const first = indianDay(new Date(shop.ctx.now().getTime() - (days - 1) * 86_400_000))
  const inSpan = rows.filter(({ day }) => day >= first && day <= today)
  const sum = (of: (row: (typeof rows)[number]) => number) => inSpan.reduce((all, row) => all + of(row), 0)
  return {
    days: inSpan.map(({ day, orders: count, sold, back }) =>
      [day, ...inFile([count, sold / 100, back / 100, (sold - back) / 100])].map(String),
    ),
    sum: [
      sum((row) => row.orders),
      sum((row) => row.sold) / 100,
      sum((row) => row.back) / 100,
      sum((row) => row.sold - row.back) / 100,
    ],
  }
}

/** [orders, sold, given back, sales] in the order of the file. */
function inFile([count = 0, sold = 0, back = 0, sales = 0]: number[]): number[] {
  return [sales, count, sold, back]
}

function inRupees(sales: {
  orders: number
  soldPaise: number
  givenBackPaise: number
  salesPaise: number
}): number[] {
  return [sales.orders, sales.soldPaise / 100, sales.givenBackPaise / 100, sales.salesPaise / 100]
}

async function csvOf(address: string) {
  const { body, headers } = await admin.get(address)
  // The fetch of a visitor reads the mark away.
  const bytes = await fetch(shop.url + address, { headers: { cookie: cookieOf(admin) } })
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytes.arrayBuffer())
  const [, ...cells] = Papa.parse<string[]>(String(body['text']).trim()).data
  return { text, headers, cells }
}

function cookieOf({ cookies }: { cookies: Map<string, string> }): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** How long it takes until the clock in India says so. */
function minutesUntil(clock: string): number {
  const today = Date.parse(`${indianDay(shop.ctx.now())}T${clock}:00+05:30`)
  const minutes = (today - shop.ctx.now().getTime()) / 60_000
  return minutes > 0 ? minutes : minutes + 24 * 60
}

async function atCounter(productId: string, amount: number, payment: object): Promise<string> {
  const lines = [{ productId, quantity: 1 }]
  const { body } = await admin.post('/api/counter/orders', {
    userId: asha.id,
    lines,
    collect: true,
    amount,
    payment,
  })
  return body['orderId'] as string
}

/** Ordered in cash while it was being paid online: that money goes back. Answers the order in cash. */
async function paidTwice(): Promise<string> {
  await fillCart(asha, dal)
  const { orderId } = await startPaying(asha)
  const { body } = await asha.post('/api/orders/cash', { amount: 160, addressId: await addAddress(asha) })
  expect(body).toMatchObject({ success: true })
  await verify(asha, await payAtGateway(asha, orderId))
  return body['orderId'] as string
}

async function sendBack(orderId: string, decision: object): Promise<void> {
  const wish = 'amount' in decision ? 'money' : 'replacement'
  await decide(admin, await askReturn(asha, orderId, { wish }), decision)
}

function cashOrder(): typeof orders.$inferInsert {
  const money = { subtotalPaise: 100_00, shippingPaise: 0, totalPaise: 100_00 }
  const createdAt = shop.ctx.now()
  return { id: newId(), personId: asha.id, paymentWay: 'cash', status: 'placed', createdAt, ...money }
}
