/** What is done with the orders of the week: packed, driven, fetched, called back. */
import { expect } from 'vitest'

import type { Deposits } from '#contract/deposits.ts'
import type { Packing } from '#contract/packing.ts'
import type { RecalledOrder } from '#contract/recalls.ts'
import type { DeliveryRun, RiderRun } from '#contract/runs.ts'
import type { TestShop } from '#tests/support/shop.ts'
import type { Notebook } from '#tests/support/two-days/notebook.ts'
import { done } from '#tests/support/two-days/presses.ts'
import type { Goods, Hand, presses } from '#tests/support/two-days/presses.ts'

import type { Bought } from './buyers.ts'

type Day = Awaited<ReturnType<typeof presses>>

/** What a packer does not find as it was ordered. */
interface Found {
  /** Of which goods so many pieces fewer are there. */
  short?: Record<string, number>
  /** So many pieces of another good go in place of those. */
  instead?: { productId: string; paise: number; pieces: number }
}

/** Goods by weight are lighter than was ordered, by so many hundredths. */
const lighter = 6

/** Bottles that somebody has standing at the door for the rider. */
export type AtDoor = ReadonlyMap<Bought, Goods>

export function rounds(shop: TestShop, day: Day, pencil: Notebook) {
  const { priceOf, depositOf } = day
  const less = (orderId: string, paise: number) => pencil.owed.set(orderId, pencil.owed.get(orderId)! - paise)
  const isPaid = ({ way }: Bought) => !['telephone', 'door', 'subscription'].includes(way)
  /** What its customer still has to pay, in paise. */
  const due = (order: Bought) => (isPaid(order) ? 0 : pencil.owed.get(order.orderId)!)

  /**
   * Packs an order line by line. What is missing, or was too light, is not paid, and delivery costs what it
   * did; what goes instead costs what it costs, and no more than what is missing.
   */
  async function pack(order: Bought, { short = {}, instead }: Found = {}): Promise<void> {
    const { person } = day.meena
    const url = `/api/orders/${order.orderId}/packing`
    const { version, lines } = (await done(person, url, {})).body['data'] as Packing
    let lessPaise = 0
    for (const { position, quantity, productId, step, sellingPrice } of lines) {
      const missing = short[productId] ?? 0
      if (step) {
        const lightGrams = Math.round((quantity * step.grams * (100 - lighter)) / 100)
        // What comes back is packed anew, and weighs what it did.
        const grams = Math.min(step.ordered, lightGrams)
        const paise = Math.round(quantity * sellingPrice * 100)
        // A step that is there costs whole paise: a part of one is the customer's.
        const steps = Math.ceil(grams / step.grams)
        const costsPaise = Math.floor((paise * grams) / step.ordered)
        lessPaise += paise - Math.floor(costsPaise / steps) * steps
        await done(person, `${url}/line`, { position, pieces: quantity, grams })
        continue
      }
      const pieces = quantity - missing
      const other = missing > 0 ? instead : undefined
      lessPaise += missing * priceOf(productId) + depositOf({ [productId]: missing })
      if (other) lessPaise -= other.pieces * other.paise
      if (missing > 0) order.goods[productId] = pieces
      if (other) order.goods[other.productId] = other.pieces
      await done(person, `${url}/line`, {
        position,
        pieces,
        ...(other && { instead: { productId: other.productId, pieces: other.pieces }, isAgreed: true }),
      })
    }
    const { body } = await done(person, `${url}/packed`, { version })
    expect(Math.round(body['data'].less * 100)).toBe(lessPaise)
    less(order.orderId, lessPaise)
    if (order.way === 'khata') pencil.take('khata', order.orderId, -lessPaise, 'receivable')
  }

  /** Packs those that are still to be packed: what nobody was at home for is so already. */
  async function packAll(orders: readonly Bought[]): Promise<void> {
    const { body } = await done(day.meena.person, '/api/to-pack')
    const waiting = new Set((body['data'] as { _id: string }[]).map(({ _id }) => _id))
    for (const order of orders) if (waiting.has(order.orderId)) await pack(order)
  }

  /**
   * Drives packed orders to their doors, as the rider's telephone says it; at those of `missed` nobody is at
   * home, and empty bottles are paid out of the trip's cash. Counts it into Ravi's till.
   */
  async function drive(
    orders: readonly Bought[],
    { missed = [], bottles = new Map() }: { missed?: readonly Bought[]; bottles?: AtDoor } = {},
  ): Promise<void> {
    const ravi = day.ravi.person
    const made = await done(ravi, '/api/runs', { orderIds: orders.map(({ orderId }) => orderId) })
    const runId = made.body['data']._id as string
    expect((await done(ravi, `/api/runs/${runId}/start`, {})).body['stayed']).toEqual([])
    const { url } = (await done(ravi, `/api/runs/${runId}/link`, {})).body['data'] as { url: string }
    const link = `/api/run-links/${new URL(url).pathname.split('/').at(-1)}`
    const rider = shop.guest()
    const box = `trip ${runId}`
    const { stops } = (await done(rider, link)).body['data'] as RiderRun
    const numbers = new Map((made.body['data'] as DeliveryRun).stops.map((stop) => [stop.orderNumber, stop]))
    for (const { orderNumber, due: rupees, door } of stops) {
      const order = orders.find(({ orderId }) => orderId === numbers.get(orderNumber)!.orderId)!
      expect(Math.round(rupees * 100), `due of #${orderNumber}`).toBe(due(order))
      const key = `press-of-${order.orderId}-${runId}`
      const isMissed = missed.includes(order)
      const money = due(order) > 0 ? { way: 'cash', taken: rupees } : {}
      const empties = emptiesOf(bottles.get(order) ?? {})
      expect(door?.empties ?? []).toMatchObject(empties)
      const given = empties.length > 0 && { empties }
      const said = isMissed ? { outcome: 'not_home' } : { outcome: 'delivered', ...money, ...given }
      // A line that is lost after the first press: it is sent again, and counts once.
      await done(rider, `${link}/outcomes`, { key, orderNumber, ...said })
      await done(rider, `${link}/outcomes`, { key, orderNumber, ...said })
      if (!isMissed && due(order) > 0) pencil.take(box, order.orderId, due(order))
      const paise = depositOf(bottles.get(order) ?? {})
      pencil.put(box, -paise)
      pencil.forBottles.push({ orderId: order.orderId, paise, isIntoWallet: false })
    }
    const cash = pencil.cashIn(box)
    const count = { expected: cash / 100, counted: cash / 100 }
    await done(ravi, `/api/runs/${runId}/close`, count)
    pencil.put(box, -cash)
    pencil.put(day.ravi.box, cash)
  }

  const emptiesOf = (goods: Goods) =>
    Object.entries(goods).map(([productId, pieces]) => ({
      productId,
      each: depositOf({ [productId]: 1 }) / 100,
      pieces,
    }))

  /** Gives the deposit of bottles back at the counter; answers the press. */
  async function bringBack(
    { person, box }: Hand,
    { orderId, person: whose }: Bought,
    goods: Goods,
    way: 'cash' | 'wallet' = 'cash',
  ): Promise<string> {
    const back = { person: whose.id, empties: emptiesOf(goods), way }
    const [paise, isIntoWallet] = [depositOf(goods), way === 'wallet']
    const { given } = (await done(person, '/api/deposits/give-back', back)).body['data'] as Deposits
    if (!isIntoWallet) pencil.put(box, -paise)
    pencil.forBottles.push({ orderId, paise, isIntoWallet })
    return given[0]!._id
  }

  /** Such a press was a mistake. */
  async function notBrought(
    { person, box }: Hand,
    whose: Bought,
    given: string,
    goods: Goods,
  ): Promise<void> {
    const mistake = { person: whose.person.id, given, reason: 'Counted twice.' }
    await done(person, '/api/deposits/take-back', mistake)
    const paise = -depositOf(goods)
    pencil.put(box, -paise)
    pencil.forBottles.push({ orderId: whose.orderId, paise, isIntoWallet: false })
  }

  /** Hands over what is fetched; what is due lies in the till of who hands it over. */
  async function handOut(hand: Hand, orders: readonly Bought[]): Promise<void> {
    for (const order of orders) await day.handOver(hand, order.orderId, due(order))
  }

  /**
   * Calls a batch back and does what follows. What was paid for its pieces goes back: by itself online, off
   * the khata, and by hand out of the desk's till.
   */
  async function recall(batchId: string, productId: string, orders: readonly Bought[]): Promise<void> {
    const { admin, desk } = day
    await done(admin, '/api/recall-batch', { batchId, reason: 'A stone was found in it.' })
    await done(admin, '/api/carry-out-recall', { batchId })
    const { body } = await done(admin, `/api/recalled-orders?batchId=${batchId}`)
    const held = body['data'] as RecalledOrder[]
    const returns = (await done(admin, '/api/returns?page=1')).body['data'] as {
      _id: string
      orderId: string
    }[]
    for (const { orderId, pieces, outcome } of held) {
      const order = orders.find((one) => one.orderId === orderId)!
      const paise = outcome === 'cancelled' ? pencil.owed.get(orderId)! : pieces * priceOf(productId)
      less(orderId, paise)
      order.goods[productId]! -= pieces
      const paid = pencil.passed.find((one) => one.orderId === orderId)
      if (order.way === 'khata') pencil.take('khata', orderId, -paise, 'receivable')
      else if (outcome === 'return_asked') pencil.take(desk.box, orderId, -paise, paid!.way)
      if (outcome !== 'return_asked') continue
      const { _id } = returns.find((one) => one.orderId === orderId)!
      const back = paid!.way === 'upi' ? { upiReference: day.reference() } : {}
      const decision = { outcome: 'money', amount: paise / 100, answer: 'Sorry.', ...back }
      await done(admin, `/api/returns/${_id}/decide`, decision)
    }
    expect(held.map(({ outcome }) => outcome)).not.toContain(null)
  }

  return { pack, packAll, drive, bringBack, notBrought, handOut, recall }
}
