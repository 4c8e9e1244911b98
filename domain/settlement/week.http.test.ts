import { expect, test } from 'vitest'

import type { GrowerWeek, WireStatement } from '#contract/settlement.ts'
import { depositsOwedPaise } from '#domain/deposits/queries.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { readBooks } from '#tests/support/desk-day/books.ts'
import { isNight } from '#tests/support/night.ts'
import { wrongInBooks } from '#tests/support/order-books.ts'
import { missedInBooks } from '#tests/support/planted-in-books.ts'
import { ofWeek } from '#tests/support/planted-in-week.ts'
import { testShop } from '#tests/support/shop.ts'
import { Notebook } from '#tests/support/two-days/notebook.ts'
import { done, presses } from '#tests/support/two-days/presses.ts'
import { buyers } from '#tests/support/week/buyers.ts'
import type { Bought, Slots, Way } from '#tests/support/week/buyers.ts'
import { calendar } from '#tests/support/week/calendar.ts'
import {
  forBoxes,
  goesInstead,
  growersCome,
  openSlots,
  packBox,
  receive,
} from '#tests/support/week/market.ts'
import type { Box } from '#tests/support/week/market.ts'
import { rounds } from '#tests/support/week/rounds.ts'

// A week of a cooperative, from one Saturday to the next, on moved clocks. A pencil that asks nothing of the
// shop is kept beside it. At night the whole of it is lived in a process whose clock is set to New York.
const size = isNight
  ? { customers: 40, growers: 6, deliveries: 2 }
  : { customers: 10, growers: 3, deliveries: 1 }
const ways: readonly Way[] = [
  'browser',
  'list',
  'telephone',
  'stall',
  'subscription',
  'khata',
  'door',
  'wallet',
]

const shop = await testShop()
const pencil = new Notebook()
const week = calendar(shop)
await week.until(0, 6)
const day = await presses(shop, pencil)

test(`growers bring ${size.growers * size.deliveries} batches and ${size.customers} customers buy in every way: after packing, driving, counting, a recall and the settlement all books agree to the paisa, the piece and the reservation`, async () => {
  const { admin, ravi, meena, desk } = day
  // Saturday: growers come, hours are planned, the boxes are begun.
  const places = Array.from({ length: size.customers - 2 }, (_, place) => place)
  const slotOf = (place: number) => ((place + Math.floor(place / ways.length)) % 3) as 0 | 1 | 2
  const wayOf = (place: number) => ways[place % ways.length]!
  const isInSlot = (way: Way) => way !== 'stall' && way !== 'subscription'
  const onTuesday = places.filter((place) => slotOf(place) === 0 && isInSlot(wayOf(place))).length
  await openSlots(day, [onTuesday + 1, size.customers, size.customers])
  const brought = await growersCome(shop, day, size.growers)
  const batches = await receive(day, brought, 'Saturday')
  const buttermilk = await goesInstead(day)
  const box = await packBox(day, brought, week.day(5))
  const { buy, fight, subscribe, cameByItself, hasBox } = buyers(day, pencil, brought, box)
  const { pack, packAll, drive, bringBack, notBrought, handOut, recall } = rounds(shop, day, pencil)
  for (const hand of [ravi, meena, desk]) await day.start(hand, 3000_00)

  // Sunday: everybody buys, and two want the last reservation of Tuesday.
  await week.until(1, 10)
  const slots = await freeSlots()
  const orders: Bought[] = []
  const milk = brought[0]!.productId
  const subscribers = new Map<number, Bought['person']>()
  for (const place of places)
    if (wayOf(place) === 'subscription') {
      const person = await subscribe(place)
      subscribers.set(place, person)
      // Takes milk along in bottles, which the rider of Thursday gets back.
      const goods = { [milk]: 2 }
      const orderId = await day.sell(day.ravi, goods, { way: 'cash' }, person.id)
      orders.push({ orderId, way: 'stall', person, goods, slot: null })
    } else orders.push(await buy(place, wayOf(place), slotOf(place), slots))
  orders.push(...(await fight([size.customers - 2, size.customers - 1], slots)))

  // Tuesday: two goods fall short, what is weighed is lighter, buttermilk goes instead of milk, and one
  // is not at home.
  await week.until(3, 6)
  const inSlot = (slot: 0 | 1 | 2) => orders.filter((order) => order.slot === slot)
  const [first, second] = inSlot(0)
  for (const order of inSlot(0))
    if (order === first)
      await pack(order, { short: missing(order, 0), instead: { ...buttermilk, pieces: 1 } })
    else await pack(order, order === second ? { short: missing(order, 1) } : {})
  const missed = inSlot(0).at(-1)!
  await drive(inSlot(0), { missed: [missed] })
  missed.slot = 1

  // Wednesday: what was fresh is over, and more comes.
  await week.until(4, 8)
  for (const { productId, isByWeight } of brought.filter((one) => one.isByWeight))
    if (isByWeight) await done(meena.person, '/api/enter-stock', { why: 'spoiled', productId, pieces: 3 })
  if (size.deliveries > 1) batches.push(...(await receive(day, brought, 'Wednesday')))

  // In the evening the orders of tomorrow are made, however often the job looks.
  await week.until(4, 20.1)
  await week.jobs()
  for (const [place, person] of subscribers) orders.push(await cameByItself(person, place, week.day(5)))

  // Thursday: a stone is found in a batch that some have and some wait for.
  await week.until(5, 12)
  await recall(batches[2]!, brought[2]!.productId, orders)
  const left = inSlot(1).filter(({ orderId }) => pencil.owed.get(orderId)! > 0)
  await week.until(5, 15)
  await packAll(left)
  const isSubscriber = ({ person }: Bought) => [...subscribers.values()].includes(person)
  const ofSubscribers = left.filter(isSubscriber)
  await drive(left, { bottles: new Map(ofSubscribers.map((order) => [order, { [milk]: 2 }])) })

  // Friday: what is fetched, and what is owed.
  await week.until(6, 10)
  const fetched = inSlot(2).filter(({ orderId }) => pencil.owed.get(orderId)! > 0)
  await packAll(fetched)
  await handOut(meena, fetched)
  for (const order of orders.filter(({ way }) => way === 'khata')) await payHalf(order)

  // Bottles come back at the counter; the first time one more was counted than there was.
  const withMilk = orders.filter(({ orderId, goods }) => pencil.owed.get(orderId)! > 0 && goods[milk]! > 0)
  const [two, one] = [{ [milk]: 2 }, { [milk]: 1 }]
  const counted = withMilk.find((order) => order.goods[milk]! > 1 && !isSubscriber(order))!
  await notBrought(meena, counted, await bringBack(meena, counted, two), two)
  await bringBack(meena, counted, one)
  const other = withMilk.findLast((order) => order !== counted && !isSubscriber(order))!
  await bringBack(meena, withMilk.find(({ way }) => way === 'wallet') ?? other, one, 'wallet')
  for (const hand of [ravi, meena, desk]) await day.close(hand)

  // Saturday: the week closes at six, once, and growers are paid.
  await week.until(7, 5.9)
  const { body } = await done(admin, '/api/settlement')
  expect(body['data']).toMatchObject({ week: week.day(7), weeks: expect.arrayContaining([week.day(0)]) })
  expect((await settlement()).isClosed).toBe(false)
  await week.until(7, 6.1)
  await Promise.all([week.jobs(), week.jobs()])
  await growersArePaid(brought)

  await theBooksAgree(orders)
  await eachRupeeIsSomebodys(orders)
  await boxesAndBottles(orders, { box, boxes: [...subscribers.keys()].filter(hasBox).length })
}, 180_000)

/** Those of the coming week: of the van on Tuesday and Thursday, and where parcels are fetched on Friday. */
async function freeSlots(): Promise<Slots> {
  const of = async (where: string) =>
    (await done(shop.guest(), `/api/slots?${where}`)).body['data'] as { _id: string; day: string }[]
  const [brought, fetched] = [await of('pinCode=226001'), await of('collect=true')]
  const on = (later: number) => [...brought, ...fetched].find((slot) => slot.day === week.day(later))!._id
  return [on(3), on(5), on(6)]
}

/** One piece of one of its goods. */
function missing({ goods }: Bought, place: number): Record<string, number> {
  return { [Object.keys(goods)[place]!]: 1 }
}

async function payHalf({ orderId, person }: Bought): Promise<void> {
  const paise = Math.floor(pencil.owed.get(orderId)! / 2)
  await done(day.meena.person, `/api/people/${person.id}/receivables/payments`, {
    way: 'cash',
    amount: paise / 100,
  })
  pencil.put(day.meena.box, paise)
}

async function settlement(): Promise<{ isClosed: boolean; growers: GrowerWeek[] }> {
  return (await done(day.admin, `/api/settlement?week=${week.day(0)}`)).body['data']
}

/**
 * What the week's page says of each grower is what their statement comes to, line by line; then it is paid.
 */
async function growersArePaid(brought: Awaited<ReturnType<typeof growersCome>>): Promise<void> {
  const { isClosed, growers } = await settlement()
  expect(isClosed).toBe(true)
  for (const { growerId, boughtPaise } of brought) {
    const of = growers.find(({ _id }) => _id === growerId)!
    expect(Math.round(of.bought * 100)).toBe(boughtPaise * size.deliveries)
    const path = `/api/grower-statement?growerId=${growerId}&week=${week.day(0)}`
    const { lines, owed, isClosed: closed } = (await done(day.admin, path)).body['data'] as WireStatement
    expect([closed, owed]).toEqual([true, of.owed])
    expect(lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
      Math.round(of.owed * 100),
    )
    if (of.owed <= 0) continue
    const paid = { growerId, cause: 'paid', amount: of.owed, reference: day.reference() }
    await done(day.admin, '/api/grower-entries', paid)
  }
  const after = await settlement()
  expect(after.growers.map(({ owed }) => owed)).toEqual(growers.map(({ owed }) => owed))
  expect(after.growers.map(({ owedNow }) => owedNow)).toEqual(growers.map(({ owed }) => Math.min(0, owed)))
}

/** Whatever the shop says of the week, against its tables, the pencil and the gateway. */
async function theBooksAgree(orders: readonly Bought[]): Promise<void> {
  await week.jobs()
  expect(await wrongInBooks(shop.pool)).toEqual([])
  const books = await readBooks(shop.pool, { customers: null, morning: new Map(), mails: [] })
  const captured = sum(books.gateway.payments.filter(({ status }) => status === 'captured'))
  const kept = captured - sum(books.gateway.refunds)
  const byHand = (['cash', 'upi', 'receivable'] as const).map((way) => pencil.ofOrders(way))
  const owed = [...pencil.owed.values()].reduce((one, other) => one + other, 0)
  const left = orders
    .filter(({ way }) => way === 'wallet')
    .map(({ person, orderId }) => ({ person, orderId, paise: pencil.leftInWallet(orderId) }))
  for (const { person, orderId, paise } of left) {
    const bottles = pencil.forBottles.filter((back) => back.orderId === orderId && back.isIntoWallet)
    const holds = bottles.reduce((all, back) => all + back.paise, paise)
    expect((await done(person, '/api/my-wallet')).body['data'].balance).toBe(holds / 100)
  }
  const inWallets = left.reduce((all, { paise }) => all + paise, 0)
  expect(byHand.reduce((one, other) => one + other, kept)).toBe(owed + inWallets)
  const ways = 'select way, sum(amount_paise)::int as paise from cash_entries group by way'
  const taken = new Map((await shop.pool.query(ways)).rows.map(({ way, paise }) => [way, paise]))
  expect([taken.get('cash') ?? 0, taken.get('upi') ?? 0, taken.get('receivable') ?? 0]).toEqual(byHand)
  const open = books.orders.filter(({ status }) => !['delivered', 'cancelled'].includes(status))
  expect([open, books.orders.length]).toEqual([[], orders.length])
  // By day every second one is planted.
  const planted = ofWeek.filter((_, nth) => isNight || nth % 2 === 0)
  expect(await missedInBooks(shop.pool, planted)).toEqual([])
}

/**
 * Tax, what growers get, and the cooperative's part come to what came in less what went back, with what is
 * still to be paid and without what is kept for bottles: by the papers and the stock on one side, by the
 * pencil on the other.
 */
async function eachRupeeIsSomebodys(orders: readonly Bought[]): Promise<void> {
  const { sold, growers } = (await done(day.admin, `/api/settlement?week=${week.day(0)}`)).body['data']
  const { total, ...parts } = sold as Record<string, number>
  const paise = (rupees: number | undefined) => Math.round((rupees ?? 0) * 100)
  const byParts = Object.values(parts).reduce((all, part) => all + paise(part), 0)
  const byPencil = orders.reduce((all, { orderId }) => all + pencil.owed.get(orderId)!, -chargedFor(orders))
  expect([paise(total), byParts]).toEqual([byPencil, byPencil])
  const shares = (growers as GrowerWeek[]).reduce(
    (all, one) => all + paise(one.sold) + paise(one.takenBack),
    0,
  )
  expect(paise(parts['shares'])).toBe(shares)
}

/** The deposit of all bottles that were handed over, in paise. */
function chargedFor(orders: readonly Bought[]): number {
  const delivered = orders.filter(({ orderId }) => pencil.owed.get(orderId)! > 0)
  return delivered.reduce((all, { goods }) => all + day.depositOf(goods), 0)
}

/** What the shop owes for bottles that are not back, and what went into the boxes that came by themselves. */
async function boxesAndBottles(
  orders: readonly Bought[],
  { box, boxes }: { box: Box; boxes: number },
): Promise<void> {
  const back = pencil.forBottles.reduce((all, { paise }) => all + paise, 0)
  const now = secondsAfter(shop.ctx.now(), 1)
  expect(await depositsOwedPaise(shop.ctx, now)).toBe(chargedFor(orders) - back)
  const stocks = 'select id, stock from products where id in ($1, $2)'
  const { rows } = await shop.pool.query(stocks, [box.inIt, box.standIn])
  expect(Object.fromEntries(rows.map(({ id, stock }) => [id, stock]))).toEqual({
    [box.inIt]: forBoxes,
    [box.standIn]: forBoxes - boxes,
  })
}

function sum(some: readonly { amountPaise: number }[]): number {
  return some.reduce((total, { amountPaise }) => total + amountPaise, 0)
}
