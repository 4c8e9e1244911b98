import Papa from 'papaparse'
import { expect, test, vi } from 'vitest'

import { monthView } from '#domain/books/month-view.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { sendDueMails } from '#domain/mails/send-due-mails.ts'
import { reconcilePaymentOrders } from '#domain/payments/reconcile.ts'
import { salesReport } from '#domain/reports/sales-report.ts'
import { indianDay } from '#domain/time/rules.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { whatWasDone } from '#tests/support/desk-day/audit.ts'
import { readBooks } from '#tests/support/desk-day/books.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import { wrongInBooks } from '#tests/support/order-books.ts'
import { askReturn, decide, move } from '#tests/support/orders.ts'
import { payAtGateway, verify } from '#tests/support/paying.ts'
import { missedInBooks } from '#tests/support/planted-in-books.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { testShop } from '#tests/support/shop.ts'
import { telephone } from '#tests/support/two-days/device.ts'
import { Notebook } from '#tests/support/two-days/notebook.ts'
import { done, linesOf, presses } from '#tests/support/two-days/presses.ts'

// Two days of a shop with two helpers on telephones and one at the desk, across a midnight in India at which
// a month ends as well. A notebook that asks nothing of the shop is kept beside it.

const server = await mailServer()
afterwards(server.goDown)
const shop = await testShop(server.env)
const pencil = new Notebook()
/** 00:00 of the second day. */
const midnight = endOfMonth()
await until(-15)
const day = await presses(shop, pencil)
/** What a sale without a line took more than the shop asks by then. */
const takenMore = 23_50
const { admin, ravi, meena, desk, upi, reference } = day
await done(admin, '/api/shop-settings', demoSettings)

// Three minutes: it is the longest one, and other programs may run beside it.
test('two days across midnight in India, two helpers on telephones and one at the desk, thirty orders of all kinds: the tills close to the paisa, invoices, ledger and mails agree, and each mail came once', async () => {
  const atta = await day.product(523_50, 500, { stock: 60 })
  const dal = await day.product(149_99, 500, { stock: 60 })
  const soap = await day.product(70_01, 1800, { stock: 60, hsnCode: '3401' })
  const milk = await day.product(60_00, 0, { hsnCode: '0401' })
  const rice = { name: 'Rice', netUnit: 'g', stock: 30, hsnCode: '1006' } as const
  const bag = await day.product(430_00, 500, { ...rice, netQuantity: 5000 })
  const pack = await day.product(90_50, 500, { ...rice, netQuantity: 1000 })
  const honey = await day.product(100_00, 500, { stock: 3 })
  const lamp = await day.product(350_00, 1800, { stock: 1 })
  const [asha, bina, charu] = [
    await day.customer('Asha'),
    await day.customer('Bina', {}),
    await day.customer('Charu'),
  ]
  await day.start(ravi, 300_00)
  await day.start(meena, 200_50)
  await day.start(desk, 1000_00)

  // Seven at the stall with a line, one of them on the second day.
  await day.sell(ravi, { [dal]: 2, [soap]: 1 }, { way: 'cash', given: 500 })
  await day.sell(ravi, { [milk]: 1 }, upi())
  const ofAsha = await day.sell(meena, { [bag]: 1 }, { way: 'cash' }, asha.id)
  const byUpi = await day.sell(meena, { [atta]: 1 }, { way: 'cash' })
  const corrected = await day.sell(ravi, { [soap]: 3 }, { way: 'cash' })
  await day.notTaken(ravi, corrected)
  await day.takeRest(ravi, corrected, 3 * 70_01, reference())
  const mistaken = await day.sell(ravi, { [soap]: 1 }, { way: 'cash' }, asha.id)
  await day.takeBack(ravi.person, mistaken)
  pencil.take(ravi.box, mistaken, -70_01)
  pencil.owed.set(mistaken, 0)
  const bruised = await day.sell(meena, { [dal]: 1 }, upi(), asha.id)
  await day.giveBack(bruised, 50_25, { way: 'cash' })
  pencil.owed.set(bruised, 149_99 - 50_25)

  // In the shop, through the gateway.
  const returned = await day.buy(
    asha,
    { [dal]: 4, [soap]: 1 },
    { outcome: 'authorized', webhook: 'duplicate' },
  )
  const kitchen = await day.customer('Kitchen', { gstin: '27AABCU9603R1ZN' })
  const business = await day.buy(kitchen, { [atta]: 2 })
  const calledOff = await day.buy(bina, { [dal]: 1 })
  await move(bina, calledOff.orderId, { action: 'cancel' })
  pencil.owed.set(calledOff.orderId, 0)
  const larger = await day.buy(charu, { [soap]: 2 })
  const smaller = await day.buy(bina, { [bag]: 2 })
  await day.change(admin, larger.orderId, [
    { position: 0, quantity: 2 },
    { productId: dal, quantity: 1 },
  ])
  await day.change(bina, smaller.orderId, [{ position: 0, quantity: 1 }])
  const nowhere = await day.buy(await day.customer('Nobody'), { [pack]: 1 }, { place: {} })

  // At the telephone.
  const hari = await day.customer('Hari')
  const linked = await day.take(meena, { userId: hari.id }, { [dal]: 3 }, { way: 'later' }, hari)
  expect(await payByLink(await linkOf(linked))).toBeUndefined()
  const surplus = await day.take(ravi, { userId: hari.id }, { [bag]: 2 }, { way: 'cash' }, 'to be asked')
  await day.change(ravi.person, surplus, [{ position: 0, quantity: 1 }])
  await day.giveBack(surplus, 390_00, { surplus: true })
  const sentBack = await day.take(meena, { userId: charu.id }, { [atta]: 1 }, upi(), charu)
  const twice = await day.take(meena, { userId: hari.id }, { [dal]: 2 }, { way: 'later' }, 'fetched')
  const asked = await linkOf(twice)
  const stranger = { person: { name: 'A stranger', mobile: '9876500001' } }
  const unknown = await day.take(ravi, stranger, { [milk]: 3, [pack]: 1 }, { way: 'later' }, 'to be asked')
  const off = await day.take(ravi, { userId: bina.id }, { [soap]: 1 }, { way: 'cash' }, 'fetched')

  // Paid too late: the one lamp goes to somebody else. And paid twice.
  const deepa = await day.customer('Deepa')
  await day.inCart(deepa, { [lamp]: 1 })
  const tooLate = await day.checkOut(deepa, { [lamp]: 1 })
  const esha = await day.customer('Esha')
  await day.inCart(esha, { [dal]: 1 })
  const first = await day.checkOut(esha, { [dal]: 1 })
  await later(11)
  const second = await verify(esha, await payAtGateway(esha, await day.checkOut(esha, { [dal]: 1 })))
  pencil.owed.set(second.body['orderId'], 189_99)
  expect((await verify(esha, await payAtGateway(esha, first))).body.code).toBe('paid_too_late')
  await later(20)
  await reconcilePaymentOrders(shop.ctx)
  const cheaper = await day.take(desk, { userId: asha.id }, { [lamp]: 1 }, { way: 'later' }, asha)
  await day.change(admin, cheaper, [{ position: 0, quantity: 1 }], { discount: 50, note: 'Scratched.' })
  expect((await verify(deepa, await payAtGateway(deepa, tooLate))).body.code).toBe('paid_too_late')

  // In cash at the door, and fetched.
  const inParts = await day.order(await day.customer('Farid'), { [dal]: 2 })
  const gita = await day.customer('Gita')
  const fetched = await day.order(gita, { [soap]: 5 }, true)
  const undone = await day.order(await day.customer('Indu'), { [pack]: 3 })
  await day.moveAll(ravi, 'pack', off)
  await move(admin, off, { action: 'cancel', note: 'Called off.' })
  pencil.take(desk.box, off, -70_01)
  pencil.owed.set(off, 0)

  // Nobody had said a place, and now they come: no delivery is paid, or it goes back.
  for (const orderId of [nowhere.orderId, surplus, unknown])
    await done(admin, `/api/orders/${orderId}/address`, { collect: true })
  await day.giveBack(surplus, 40_00, { delivery: true })
  for (const orderId of [nowhere.orderId, surplus, unknown])
    pencil.owed.set(orderId, pencil.owed.get(orderId)! - 40_00)

  // Ravi sends two trips out; on one somebody is not at home, and one parcel is the wrong one.
  await until(-4)
  const brought = [returned.orderId, business.orderId, larger.orderId, inParts, undone, cheaper, linked]
  await day.moveAll(ravi, 'pack', ...brought, smaller.orderId, sentBack, nowhere.orderId)
  await day.moveAll(ravi, 'dispatch', ...brought)
  const trip = { ...ravi, box: 'trip of Ravi' }
  await day.moveAll(ravi, 'deliver', returned.orderId, business.orderId)
  await day.handOver(trip, larger.orderId, 149_99 - 0, { upiReference: reference() })
  await day.handOver(trip, inParts, 300_00, { note: 'The rest tomorrow.' })
  await move(ravi.person, cheaper, { action: 'bring_back', note: 'Nobody was at home.' })
  await day.handOver(trip, undone, pencil.owed.get(undone)!)
  await day.takeBack(ravi.person, undone)
  pencil.take(trip.box, undone, -pencil.owed.get(undone)!)
  await later(2)
  await day.takeBack(admin, linked, 'The parcel of somebody else.')
  await day.moveAll(meena, 'pack', fetched, surplus, unknown, twice)
  await day.handOver(meena, fetched, 5 * 70_01)
  await day.moveAll(meena, 'deliver', surplus)
  await day.money(ravi, -80_00, 'Milk for tea.')
  const ofRavi = await day.close(ravi, { leftPaise: 300_00 })
  await day.money(desk, ofRavi.paise, 'From Ravi.')

  // Meena's stall has no line: one sale at a price of before, one beyond the shelf, one by UPI.
  const phone = await telephone(shop.url, meena.person)
  const without = [
    { goods: { [atta]: 1 }, asked: 523_50, payment: { way: 'cash' } },
    { goods: { [honey]: 5 }, asked: 500_00, payment: { way: 'cash' } },
    { goods: { [soap]: 2 }, asked: 140_02, payment: upi() },
  ] as const
  for (const [n, { goods, asked, payment }] of without.entries()) {
    const sale = { lines: linesOf(goods), amount: asked / 100, payment }
    await phone.keep({ key: `without-a-line-${n}`, sale, at: Date.now() - 20 * 60_000 })
  }
  expect(await phone.send('none')).toEqual({ end: 'no_line', bills: [] })
  await shop.pool.query('update products set selling_price_paise = 50000 where id = $1', [atta])

  // Past midnight: the first one is written down, its answer is lost, and all three are sent again.
  await until(0.5)
  expect(await phone.send('deaf')).toEqual({ end: 'no_line', bills: [] })
  const { end, bills } = await phone.send('good')
  expect([end, bills.map(({ total }) => total), await phone.waiting()]).toEqual([
    'sent',
    [500, 500, 140.02],
    [],
  ])
  phone.putAway()
  for (const [n, { asked, payment }] of without.entries()) {
    pencil.take(meena.box, bills[n]!.orderId, asked, payment.way)
    pencil.owed.set(bills[n]!.orderId, Math.round(bills[n]!.total * 100))
  }
  expect(await stockOf(honey)).toBe(0)

  // The trip comes home, and another one goes out.
  await until(8)
  await day.handOver(trip, undone, pencil.owed.get(undone)!)
  await day.money(desk, (await day.close(trip)).paise, 'The trip of Ravi.')
  await day.moveAll(ravi, 'pack', second.body['orderId'])
  await day.moveAll(ravi, 'dispatch', linked, cheaper, smaller.orderId, sentBack)
  await day.moveAll(ravi, 'deliver', linked, smaller.orderId, sentBack)
  await day.handOver(trip, cheaper, 340_00)
  await day.money(desk, (await day.close(trip)).paise, 'The second trip of Ravi.')

  // Meena's box is short, and what is missing of it had come by UPI.
  const ofMeena = await day.close(meena, { overPaise: -529_00, leftPaise: 200_50 })
  await day.money(desk, ofMeena.paise, 'From Meena.')
  await day.notTaken({ person: admin, box: 'Meena, closed' }, byUpi, 'It came by UPI.')
  await day.takeRest(meena, byUpi, 523_50, reference())
  await day.correct(ofRavi.till, 'Ravi', 10_00)
  await day.takeRest(meena, inParts, 39_98, reference())

  // What was asked for by the link comes when all is paid; goods and money come back.
  await day.handOver(meena, twice, 2 * 149_99)
  expect(await payByLink(asked)).toBe('paid_too_late')
  await day.handOver(ravi, unknown, 3 * 60_00 + 90_50)
  await day.moveAll(ravi, 'deliver', nowhere.orderId)
  const part = { transactionId: business.transactionId, lines: [{ position: 0, quantity: 1 }] }
  await day.giveBack(business.orderId, 100_50, part)
  pencil.owed.set(business.orderId, 2 * 523_50 - 100_50)
  const back = await askReturn(asha, returned.orderId)
  await decide(admin, back, { outcome: 'money', amount: 149.99, restock: true })
  pencil.owed.set(returned.orderId, 3 * 149_99 + 70_01)
  const byReference = await askReturn(charu, sentBack)
  await decide(admin, byReference, { outcome: 'money', amount: 500, upiReference: reference() })
  pencil.take(desk.box, sentBack, -500_00, 'upi')
  pencil.owed.set(sentBack, 23_50)
  const replaced = await askReturn(gita, fetched, { wish: 'replacement' })
  const { body } = await decide(admin, replaced, { outcome: 'replacement' })
  const replacement = body['data'][0].replacement as string
  pencil.owed.set(replacement, 0)
  await day.moveAll(meena, 'pack', replacement)
  await day.moveAll(meena, 'deliver', replacement)
  await decide(admin, await askReturn(asha, ofAsha), { outcome: 'refused' })
  await day.sell(desk, { [milk]: 2 }, { way: 'cash', given: 200 })

  await until(20)
  for (const hand of [ravi, meena]) await day.money(desk, (await day.close(hand)).paise, 'Of the evening.')
  await day.close(desk, { overPaise: 2_00, leftPaise: 1000_00 })
  await later(2)
  await theBooksAgree()
}, 180_000)

/** Whatever the shop says of these days, against its tables, the pencil, the gateway and the mail server. */
async function theBooksAgree(): Promise<void> {
  expect(await wrongInBooks(shop.pool)).toEqual([])
  const { mails } = server
  const books = await readBooks(shop.pool, { customers: null, morning: new Map(), mails })
  // Thirty, and the one that was sold by mistake.
  expect(books.orders).toHaveLength(31)
  expect(whatWasDone(books)).toEqual([])
  const [{ n }] = (await shop.pool.query('select count(*)::int as n from mails')).rows as [{ n: number }]
  expect([n, books.unsentMails, new Set(mails.map(({ messageId }) => messageId)).size]).toEqual([
    mails.length,
    0,
    n,
  ])

  const { gateway } = books
  const captured = gateway.payments.filter(({ status }) => status !== 'authorized')
  const kept = paise(captured) - paise(gateway.refunds)
  const [cash, byUpi] = [pencil.ofOrders('cash'), pencil.ofOrders('upi')]
  expect(kept + cash + byUpi).toBe(total([...pencil.owed.values()]) + takenMore)
  expect(keptOf(books)).toEqual(new Map([...pencil.owed].filter(([, owed]) => owed !== 0)))

  // The dashboard, the tills of each day and the books of each month.
  const report = await salesReport(asAdmin(), { days: 7 })
  expect(report.moneyIn.map((one) => one.paise)).toEqual([kept, cash, byUpi])
  const days = [midnight - 1, midnight].map((at) => indianDay(new Date(at))) as [string, string]
  const byRate = { gstr1: new Map<string, number>(), hsn: new Map<string, number>() }
  for (const [n, onDay] of days.entries()) {
    const month = onDay.slice(0, 7)
    const { money, invoices, creditNotes } = await monthView(asAdmin(), month)
    expect(money).toEqual({ cash: pencil.ofOrders('cash', n + 1), upi: pencil.ofOrders('upi', n + 1) })
    const { moneyIn } = (await done(admin, `/api/tills?day=${onDay}`)).body
    expect(moneyIn).toEqual({ cash: money.cash / 100, upi: money.upi / 100 })
    const [register, gstr1, hsn] = (await Promise.all(
      ['register', 'gstr1', 'hsn'].map((book) => rowsOf(`/api/books/${month}/${book}.csv`)),
    )) as [Row[], Row[], Row[]]
    expect(sumOf(register, 'total')).toBe(invoices.totalPaise - creditNotes.totalPaise)
    for (const row of gstr1) addTo(byRate.gstr1, row, row['table']!.startsWith('9B') ? -1 : 1)
    for (const row of hsn) addTo(byRate.hsn, row, 1)
  }
  const ofDocuments = new Map<string, number>()
  for (const { kind, lines } of books.documents)
    for (const { rateBp, valuePaise } of lines) {
      const rate = String(rateBp / 100)
      ofDocuments.set(
        rate,
        (ofDocuments.get(rate) ?? 0) + (kind === 'credit_note' ? -valuePaise : valuePaise),
      )
    }
  expect(byRate).toEqual({ gstr1: ofDocuments, hsn: ofDocuments })

  // The file of the tills: what is of orders, and each till by itself.
  const file = await rowsOf(`/api/tills.csv?from=${days[0]}&to=${days[1]}`)
  const ofOrders = (way: string) => file.filter((row) => row['order number'] !== '' && row['way'] === way)
  expect([sumOf(ofOrders('Cash'), 'amount'), sumOf(ofOrders('UPI'), 'amount')]).toEqual([cash, byUpi])
  const onDays = await Promise.all(days.map((onDay) => done(admin, `/api/tills?day=${onDay}`)))
  const tills = new Map(onDays.flatMap(({ body }) => body['data'] as Till[]).map((till) => [till._id, till]))
  expect(tills.size).toBe(7)
  for (const { _id, expected, closed } of tills.values()) {
    const lines = file.filter((row) => row['till'] === String(_id) && row['way'] === 'Cash')
    const counted = lines.filter(({ what }) => what === 'Counted')
    expect(sumOf(lines, 'amount') - sumOf(counted, 'amount')).toBe(
      Math.round((expected + closed.afterwards) * 100),
    )
  }
  expect(await missedInBooks(shop.pool)).toEqual([])
}

interface Till {
  _id: number
  expected: number
  closed: { afterwards: number }
}

type Row = Record<string, string>

/** Adds what is sold at a rate, without its tax; what bears none has the rate 0. */
function addTo(sums: Map<string, number>, row: Row, sign: 1 | -1): void {
  if (row['table']?.startsWith('13')) return
  const rate = row['rate'] || '0'
  sums.set(rate, (sums.get(rate) ?? 0) + sign * inPaise(row['taxable value']!))
}

/** What the shop has of each order in the end, by its rows. */
function keptOf({
  orders,
  payments,
  refunds,
  cash,
}: Awaited<ReturnType<typeof readBooks>>): Map<string, number> {
  const kept = orders.map(({ id }) => {
    const paid = payments.filter(({ orderId }) => orderId === id)
    const back = refunds.filter(({ paymentId }) => paid.some((payment) => payment.id === paymentId))
    return [id, paise(paid) - paise(back) + paise(cash.filter(({ orderId }) => orderId === id))] as const
  })
  return new Map(kept.filter(([, some]) => some !== 0))
}

function asAdmin(): Ctx {
  return { ...shop.ctx, actor: { ...admin, name: '', role: 'ADMIN', duties: [], sessionId: '' } }
}

async function rowsOf(path: string): Promise<Row[]> {
  const { text } = (await done(admin, path)).body
  return Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data
}

function sumOf(rows: readonly Row[], column: string): number {
  return total(rows.map((row) => inPaise(row[column]!)))
}

function inPaise(rupees: string): number {
  return Math.round(Number(rupees.replace("'", '')) * 100)
}

function paise(rows: readonly { amountPaise: number }[]): number {
  return total(rows.map(({ amountPaise }) => amountPaise))
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}

/** The last midnight in India of a month that is more than a day away. */
function endOfMonth(): number {
  const [year = 0, month = 0] = indianDay(new Date(Date.now() + 24 * 3_600_000))
    .split('-')
    .map(Number)
  return Date.UTC(year, month, 1) - 5.5 * 3_600_000
}

/** Goes on to so many hours after midnight. */
async function until(hours: number): Promise<void> {
  await later((midnight + hours * 3_600_000 - shop.ctx.now().getTime()) / 60_000)
  pencil.day = hours < 0 ? 1 : 2
}

async function stockOf(productId: string): Promise<number> {
  return (await shop.pool.query('select stock from products where id = $1', [productId])).rows[0].stock
}

/** The link by which an order is paid, and what the gateway was asked for. */
async function linkOf(orderId: string) {
  const { url } = (await done(admin, `/api/orders/${orderId}/pay-link`, {})).body['data']
  const link = `/api/pay-links/${new URL(url).pathname.split('/')[2]}`
  return { link, gatewayOrderId: (await done(shop.guest(), `${link}/order`, {})).body.order.id as string }
}

/** Answers the code of a refusal. */
async function payByLink({ link, gatewayOrderId }: Awaited<ReturnType<typeof linkOf>>): Promise<unknown> {
  const guest = shop.guest()
  return (await guest.post(`${link}/verify`, await payAtGateway(guest, gatewayOrderId))).body.code
}

/** Lets so many minutes pass, and all mails that are due before and after them go out. */
async function later(minutes: number): Promise<void> {
  await mailsSent()
  shop.passTime(minutes)
  await mailsSent()
}

/** None that is on its way is sent once more, because the clock went on. */
async function mailsSent(): Promise<void> {
  await sendDueMails(shop.ctx)
  const waiting = `select count(*)::int as n from mails
    where state = 'waiting' and (attempts > 0 or next_attempt_at <= $1)`
  await vi.waitFor(
    async () => expect((await shop.pool.query(waiting, [shop.ctx.now()])).rows).toEqual([{ n: 0 }]),
    { timeout: 10_000 },
  )
}
