/**
 * The presses of two days at the desk, each with what a pencil writes down beside it. Sums are in paise, and
 * are worked out here from the prices of the shelf.
 */
import { expect } from 'vitest'

import { addressInPune } from '#tests/support/address.ts'
import { addAddress, move } from '#tests/support/orders.ts'
import { fillCart, payAtGateway, verify } from '#tests/support/paying.ts'
import { makeProduct } from '#tests/support/shop.ts'
import type { TestShop } from '#tests/support/shop.ts'
import type { Answer, Visitor } from '#tests/support/visitor.ts'

import type { Notebook } from './notebook.ts'

export type Person = Visitor & { id: string; email: string }

/** Pieces by product. */
export type Goods = Record<string, number>

export interface Hand {
  person: Person
  /** What the pencil calls their box. */
  box: string
}

export async function presses(shop: TestShop, pencil: Notebook) {
  const admin = await shop.admin()
  const hand = async (box: string) => ({ person: await shop.hand('counter', 'packs'), box })
  const [ravi, meena, desk] = [await hand('Ravi'), await hand('Meena'), { person: admin, box: 'the desk' }]
  const prices = new Map<string, number>()
  const deposits = new Map<string, number>()
  let references = 0

  /** A product on the shelf, at so many paise with tax in them. */
  async function product(
    sellingPricePaise: number,
    taxRateBp: number,
    details: { depositPaise?: number; [more: string]: unknown } = {},
  ): Promise<string> {
    const costs = { sellingPricePaise, listPricePaise: sellingPricePaise + 10_00, taxRateBp }
    const id = await makeProduct(shop, { hsnCode: '0713', ...costs, ...details })
    prices.set(id, sellingPricePaise)
    deposits.set(id, details.depositPaise ?? 0)
    return id
  }

  const priceOf = (productId: string) => prices.get(productId)!

  /** What of these goods comes back with their bottles. */
  function depositOf(goods: Goods): number {
    return Object.entries(goods).reduce((sum, [id, pieces]) => sum + pieces * deposits.get(id)!, 0)
  }

  /** ₹40 for the way below ₹499; nothing for what is fetched. Deposits come on top. */
  function costs(goods: Goods, isFetched = false): number {
    const paise = Object.entries(goods).reduce((sum, [id, pieces]) => sum + pieces * priceOf(id), 0)
    return paise + (isFetched || paise >= 499_00 ? 0 : 40_00) + depositOf(goods)
  }

  const reference = () => `TWODAYS${String(++references).padStart(6, '0')}`
  const upi = () => ({ way: 'upi', reference: reference() }) as const

  /** Somebody with an account, at home in the shop's own state or in another one. */
  async function customer(name: string, place: object = inLucknow): Promise<Person & { addressId: string }> {
    const person = await shop.customer(name)
    return Object.assign(person, { addressId: await addAddress(person, { ...place, name }) })
  }

  /** Sells what is taken along, and writes down what it costs. */
  async function sell(
    { person, box }: Hand,
    goods: Goods,
    payment: { way: 'cash'; given?: number } | { way: 'upi'; reference: string } | { way: 'receivable' },
    userId?: string,
  ): Promise<string> {
    const sum = costs(goods, true)
    const sale = { lines: linesOf(goods), amount: sum / 100, payment, ...(userId && { userId }) }
    const { orderId } = (await done(person, '/api/counter/sales', sale)).body['data']
    pencil.take(box, orderId, sum, payment.way)
    pencil.owed.set(orderId, sum)
    return orderId as string
  }

  /** Takes an order at the telephone; what is paid at once lies in the box. */
  async function take(
    { person, box }: Hand,
    whose: { userId: string } | { person: object },
    goods: Goods,
    payment: { way: 'later' | 'cash' | 'receivable' } | { way: 'upi'; reference: string },
    place:
      | 'fetched'
      | 'to be asked'
      | { addressId: string; slotId?: string }
      | { collect: true; slotId: string },
  ): Promise<string> {
    const isFetched = place === 'fetched' || (typeof place === 'object' && 'collect' in place)
    const sum = costs(goods, isFetched)
    const slot = typeof place === 'object' && place.slotId !== undefined && { slotId: place.slotId }
    const to = typeof place === 'object' && 'addressId' in place && { addressId: place.addressId }
    const where = { ...(to || (isFetched && { collect: true })), ...slot }
    const order = { ...whose, lines: linesOf(goods), amount: sum / 100, payment, ...where }
    const { orderId } = (await done(person, '/api/counter/orders', order)).body
    if (payment.way !== 'later') pencil.take(box, orderId, sum, payment.way)
    pencil.owed.set(orderId, sum)
    return orderId as string
  }

  async function inCart(person: Person, goods: Goods): Promise<void> {
    const pieces = Object.entries(goods).flatMap(([id, n]) => Array.from({ length: n }, () => id))
    await fillCart(person, ...pieces)
  }

  /** Begins to pay for what is in the cart; answers the gateway's order. */
  async function checkOut(
    person: Person & { addressId: string },
    goods: Goods,
    place?: object,
  ): Promise<string> {
    const wanted = { amount: costs(goods) / 100, ...(place ?? { addressId: person.addressId }) }
    return (await done(person, '/api/razorpay/order', wanted)).body.order.id as string
  }

  /** Buys in the shop, paid at the gateway. */
  async function buy(
    person: Person & { addressId: string },
    goods: Goods,
    { place, ...how }: { place?: object } & NonNullable<Parameters<typeof payAtGateway>[2]> = {},
  ): Promise<{ orderId: string; transactionId: string }> {
    await inCart(person, goods)
    const receipt = await payAtGateway(person, await checkOut(person, goods, place), how)
    const { body } = await verify(person, receipt)
    expect(body.success, body.message).toBe(true)
    pencil.owed.set(body['orderId'], costs(goods))
    return { orderId: body['orderId'] as string, transactionId: receipt.razorpay_payment_id }
  }

  /** Orders in the shop, to be paid in cash when it comes. */
  async function order(
    person: Person & { addressId: string },
    goods: Goods,
    isFetched = false,
  ): Promise<string> {
    await inCart(person, goods)
    const sum = costs(goods, isFetched)
    const place = isFetched ? { collect: true } : { addressId: person.addressId }
    const { orderId } = (await done(person, '/api/orders/cash', { amount: sum / 100, ...place })).body
    pencil.owed.set(orderId, sum)
    return orderId as string
  }

  /** Several together, as one trip where they are sent out. */
  async function moveAll({ person }: Hand, action: string, ...orderIds: string[]): Promise<void> {
    const { body } = await done(person, '/api/move-orders', { orderIds, action })
    const stayed = (body['data'] as { moved: boolean; why: string }[]).filter(({ moved }) => !moved)
    expect(stayed, action).toEqual([])
  }

  /** Hands it over for so much, which lies in the box of the trip where one is named. */
  async function handOver(
    { person, box }: Hand,
    orderId: string,
    paise: number,
    more: { trip?: string; upiReference?: string; note?: string } = {},
  ): Promise<void> {
    const { trip, ...said } = more
    await move(person, orderId, { action: 'deliver', ...(paise > 0 && { cashTaken: paise / 100 }), ...said })
    if (paise > 0) pencil.take(trip ?? box, orderId, paise, said.upiReference ? 'upi' : 'cash')
  }

  /** Takes back the last move of an order. */
  async function takeBack(person: Person, orderId: string, reason?: string): Promise<void> {
    const { takeBack: last } = (await person.get(`/api/orders/${orderId}`)).body['data']
    await done(person, `/api/orders/${orderId}/take-back`, { event: last.event, ...(reason && { reason }) })
  }

  /** Changes the lines of an order as its page does: looks what it would cost, and presses. */
  async function change(
    person: Person,
    orderId: string,
    lines: object[],
    more: { discount?: number; note?: string } = {},
  ): Promise<void> {
    const { version } = (await person.get(`/api/orders/${orderId}`)).body['data']
    const wanted = { version, lines, ...more }
    const { after } = (await done(person, `/api/orders/${orderId}/plan-change`, wanted)).body['data']
    await done(person, `/api/orders/${orderId}/change`, { ...wanted, total: after.total })
    pencil.owed.set(orderId, Math.round(after.total * 100))
  }

  /** Gives a part back by hand; `paise` is above zero. */
  async function giveBack(orderId: string, paise: number, more: object = {}): Promise<void> {
    const { way = 'cash' } = more as { way?: 'cash' | 'upi' }
    const back = { amount: paise / 100, note: 'Bruised.', ...more }
    await done(admin, `/api/orders/${orderId}/refund`, back)
    if (!('transactionId' in more)) pencil.take(desk.box, orderId, -paise, way)
  }

  /** Takes back what was entered as taken of an order. */
  async function notTaken({ person, box }: Hand, orderId: string, reason?: string): Promise<void> {
    const { cash } = (await person.get(`/api/orders/${orderId}`)).body['data']
    const { entry, amount, way } = cash.find(({ mistake }: { mistake?: true }) => !mistake)
    const taken = { entry, ...(reason && { reason }) }
    await done(person, `/api/orders/${orderId}/take-cash-back`, taken)
    pencil.take(box, orderId, -Math.round(amount * 100), way === 'UPI' ? 'upi' : 'cash')
  }

  /** Takes what is due of an order that was handed over. */
  async function takeRest(
    { person, box }: Hand,
    orderId: string,
    paise: number,
    upiReference?: string,
  ): Promise<void> {
    const rest = { cashTaken: paise / 100, ...(upiReference && { upiReference }) }
    await done(person, `/api/orders/${orderId}/take-cash`, rest)
    pencil.take(box, orderId, paise, upiReference ? 'upi' : 'cash')
  }

  async function start({ person, box }: Hand, paise: number): Promise<void> {
    await done(person, '/api/tills/start', { amount: paise / 100 })
    pencil.put(box, paise - pencil.cashIn(box))
  }

  /** Puts cash into one's box, or takes it out. */
  async function money({ person, box }: Hand, paise: number, note: string): Promise<void> {
    const cause = paise > 0 ? 'put_in' : 'taken_out'
    await done(person, '/api/tills/money', { cause, amount: Math.abs(paise) / 100, note })
    pencil.put(box, paise)
  }

  /**
   * Counts a box: what the shop expects must be what the pencil says. `overPaise` is counted too much, below
   * zero too little; all but `leftPaise` is handed over. Answers the till's id and what was handed over.
   */
  async function close(
    { person, box }: Hand,
    { overPaise = 0, leftPaise = 0 }: { overPaise?: number; leftPaise?: number } = {},
  ): Promise<{ till: number; paise: number }> {
    const isTrip = box.startsWith('trip')
    const tills = (await done(person, '/api/tills')).body['data'] as Till[]
    const open = tills.filter(({ closed, person: whose, trip }) => {
      return closed === null && whose._id === person.id && (trip !== null) === isTrip
    })
    expect(
      open.map(({ expected }) => Math.round(expected * 100)),
      box,
    ).toEqual([pencil.cashIn(box)])
    const countedPaise = pencil.cashIn(box) + overPaise
    const count = { expected: open[0]!.expected, counted: countedPaise / 100, left: leftPaise / 100 }
    const note = overPaise === 0 ? {} : { note: 'Counted twice.' }
    await done(person, `/api/tills/${open[0]!._id}/close`, { ...count, ...note })
    pencil.put(box, leftPaise - pencil.cashIn(box))
    return { till: open[0]!._id, paise: countedPaise - leftPaise }
  }

  /** A counter-entry into a till that was closed. */
  async function correct(till: number, box: string, paise: number): Promise<void> {
    await done(admin, `/api/tills/${till}/correct`, { amount: paise / 100, note: 'It lay beside the box.' })
    pencil.put(`${box}, closed`, paise)
  }

  return {
    admin,
    ravi,
    meena,
    desk,
    product,
    priceOf,
    depositOf,
    costs,
    upi,
    reference,
    customer,
    sell,
    take,
    inCart,
    checkOut,
    buy,
    order,
    moveAll,
    handOver,
    takeBack,
    change,
    giveBack,
    notTaken,
    takeRest,
    start,
    money,
    close,
    correct,
  }
}

export const inLucknow = { ...addressInPune, town: 'Lucknow', pinCode: '226001', stateCode: '09' as const }

/** Asks, and throws where it is refused. */
export async function done(person: Visitor, path: string, body?: object): Promise<Answer> {
  const answer = body === undefined ? await person.get(path) : await person.post(path, body)
  expect(answer.status, `${path}: ${answer.body.message} ${JSON.stringify(answer.body.fields ?? {})}`).toBe(
    200,
  )
  return answer
}

export function linesOf(goods: Goods): { productId: string; quantity: number }[] {
  return Object.entries(goods).map(([productId, quantity]) => ({ productId, quantity }))
}

interface Till {
  _id: number
  person: { _id: string }
  trip: number[] | null
  expected: number
  closed: object | null
}
