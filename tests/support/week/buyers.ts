/** Who buys in the week, in eight ways, and what a pencil writes down of it beside the shop. */
import { expect } from 'vitest'

import type { Subscribed } from '#contract/subscriptions.ts'
import { payAtGateway, verify } from '#tests/support/paying.ts'
import type { Notebook } from '#tests/support/two-days/notebook.ts'
import { done, linesOf } from '#tests/support/two-days/presses.ts'
import type { Goods, Person, presses } from '#tests/support/two-days/presses.ts'
import type { Answer } from '#tests/support/visitor.ts'

import type { Box, Brought } from './market.ts'

type Day = Awaited<ReturnType<typeof presses>>
type Buyer = Person & { addressId: string }

/** How it is ordered, and how it is paid. */
export type Way = 'subscription' | 'browser' | 'list' | 'telephone' | 'stall' | 'door' | 'khata' | 'wallet'

export interface Bought {
  orderId: string
  way: Way
  person: Buyer
  goods: Goods
  /** Which of the three; null: it was taken along. */
  slot: 0 | 1 | 2 | null
}

/** Slots of the van on Tuesday and Thursday, and of the collecting point on Friday. */
export type Slots = readonly [string, string, string]

export function buyers(day: Day, pencil: Notebook, brought: readonly Brought[], box: Box) {
  /** Two goods of which the amounts differ from one customer to the next. */
  function wanted(place: number): Goods {
    const [one, other] = [brought[place % brought.length]!, brought[(place + 2) % brought.length]!]
    const amount = ({ isByWeight }: Brought) => (isByWeight ? 4 + (place % 7) : 1 + (place % 3))
    return { [one.productId]: amount(one), [other.productId]: amount(other) }
  }

  const placeOf = ({ addressId }: Buyer, slot: 0 | 1 | 2, slotId: string) =>
    slot === 2 ? ({ collect: true, slotId } as const) : { addressId, slotId }

  /** One customer buys in their way; answers the order. */
  async function buy(place: number, way: Way, slot: 0 | 1 | 2, slots: Slots): Promise<Bought> {
    const person = await day.customer(`Customer ${place}`)
    const goods = wanted(place)
    const where = placeOf(person, slot, slots[slot])
    const of = (orderId: string) => ({ orderId, way, person, goods, slot })
    if (way === 'khata') await done(day.admin, `/api/people/${person.id}/receivables`, { limit: 2000 })
    if (way === 'stall') {
      const payment = place % 4 === 1 ? day.upi() : ({ way: 'cash' } as const)
      return { ...of(await day.sell(day.ravi, goods, payment)), slot: null }
    }
    if (way === 'telephone' || way === 'khata') {
      const payment = { way: way === 'khata' ? ('receivable' as const) : ('later' as const) }
      const by = { person: day.meena.person, box: 'khata' }
      return of(await day.take(by, { userId: person.id }, goods, payment, where))
    }
    if (way === 'list') await byList(person, goods)
    else await inCart(person, goods)
    const sum = day.costs(goods, slot === 2)
    if (way === 'door') {
      const { orderId } = (await done(person, '/api/orders/cash', { amount: sum / 100, ...where })).body
      pencil.owed.set(orderId, sum)
      return of(orderId)
    }
    if (way === 'wallet') return of(await fromWallet(person, sum, where))
    return of(await pay(person, await ask(person, goods, where), sum))
  }

  /** Puts more into the wallet than the cart costs, and buys from it. */
  async function fromWallet(person: Buyer, sum: number, where: object): Promise<string> {
    const paise = sum + 50_00
    await topUp(person, paise)
    const order = { amount: sum / 100, payFrom: 'wallet', ...where }
    const { orderId } = (await done(person, '/api/orders/cash', order)).body
    pencil.owed.set(orderId, sum)
    pencil.toppedUp.set(orderId, paise)
    return orderId as string
  }

  async function topUp(person: Buyer, paise: number): Promise<void> {
    const asked = await done(person, '/api/my-wallet/order', { amount: paise / 100 })
    await done(person, '/api/my-wallet/verify', await payAtGateway(person, asked.body.order.id))
  }

  /** Every second one has the vegetable box come as well, without what they never want. */
  const hasBox = (place: number) => Math.floor(place / 8) % 2 === 0

  /**
   * Lets a good come by itself on Thursdays at 17:00, which is paid at the door; without a box from the
   * wallet.
   */
  async function subscribe(place: number): Promise<Buyer> {
    const person = await day.customer(`Customer ${place}`)
    const { productId, paise } = brought[1]!
    const pays = hasBox(place) ? 'cash' : 'wallet'
    const delivery = { addressId: person.addressId, fromMinute: 17 * 60, pays }
    const wish = { productId, quantity: subscribed(place), weekdays: [4], price: paise / 100, delivery }
    await done(person, '/api/subscriptions', wish)
    if (hasBox(place)) await subscribeBox(person)
    else await topUp(person, subscribed(place) * paise + 50_00)
    return person
  }

  async function subscribeBox(person: Buyer): Promise<void> {
    const price = day.priceOf(box.productId) / 100
    const wish = { productId: box.productId, quantity: 1, weekdays: [4], price }
    const { subscriptions } = (await done(person, '/api/subscriptions', wish)).body['data'] as Subscribed
    const { _id } = subscriptions.find((one) => one.box !== null)!
    await done(person, `/api/subscriptions/${_id}/change`, { never: [box.inIt] })
  }

  const subscribed = (place: number) => 3 + (place % 9)

  /** The order of Thursday that was made in the evening before; it ships free. */
  async function cameByItself(person: Buyer, place: number, on: string): Promise<Bought> {
    const { subscriptions } = (await done(person, '/api/subscriptions')).body['data'] as Subscribed
    const order = subscriptions[0]!.days.find((one) => one.day === on)!.order!
    const { productId, paise } = brought[1]!
    const isBoxed = hasBox(place)
    const sum = subscribed(place) * paise + (isBoxed ? day.priceOf(box.productId) : 0)
    pencil.owed.set(order._id, sum)
    if (!isBoxed) pencil.toppedUp.set(order._id, sum + 50_00)
    const goods = { [productId]: subscribed(place), ...(isBoxed && { [box.productId]: 1 }) }
    return { orderId: order._id, way: isBoxed ? 'subscription' : 'wallet', person, goods, slot: 1 }
  }

  /** As the pages do: a press, and then the quantity of its line. */
  async function inCart(person: Buyer, goods: Goods): Promise<void> {
    for (const productId of Object.keys(goods)) await done(person, '/api/addto-cart', { productId })
    const { body } = await done(person, '/api/view-card-product')
    for (const { _id, quantity, productId } of body['data'] as CartLine[])
      if (quantity !== goods[productId._id])
        await done(person, '/api/update-cart-product', { _id, quantity: goods[productId._id] })
  }

  /** Types a list, takes what is proposed for it, and says how many of each. */
  async function byList(person: Buyer, goods: Goods): Promise<void> {
    const names = brought.filter(({ productId }) => productId in goods).map(({ name }) => name)
    const { body } = await done(person, '/api/read-list', { list: names.join('\n') })
    const lines = body['data'].lines as { isSure: boolean; goods: { _id: string }[] }[]
    const found = lines.map((line) => line.goods[0]!._id)
    expect(found.toSorted()).toEqual(Object.keys(goods).toSorted())
    await done(person, '/api/join-cart', { lines: linesOf(goods) })
  }

  /** Begins to pay; answers the gateway's order, or what is refused. */
  async function ask(
    person: Buyer,
    goods: Goods,
    where: { collect?: true; slotId: string },
  ): Promise<Answer> {
    const amount = day.costs(goods, where.collect === true) / 100
    return person.post('/api/razorpay/order', { amount, ...where })
  }

  async function pay(person: Buyer, asked: Answer, paise: number): Promise<string> {
    expect(asked.status, asked.body.message).toBe(200)
    const { body } = await verify(person, await payAtGateway(person, asked.body.order.id))
    expect(body.success, body.message).toBe(true)
    pencil.owed.set(body['orderId'], paise)
    return body['orderId'] as string
  }

  /**
   * Two want the last reservation of a slot at once: one has it, the other one is told the next three and
   * takes the first of them.
   */
  async function fight(places: readonly [number, number], slots: Slots): Promise<Bought[]> {
    const rivals = []
    for (const place of places) {
      const [person, goods] = [await day.customer(`Customer ${place}`), wanted(place)]
      await inCart(person, goods)
      rivals.push({ person, goods, slot: 0 as const, way: 'browser' as const })
    }
    const asked = await Promise.all(
      rivals.map(({ person, goods }) => ask(person, goods, placeOf(person, 0, slots[0]))),
    )
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const lost = asked.findIndex(({ status }) => status === 409)
    expect(asked[lost]!.body.code).toBe('slot_full')
    const next = asked[lost]!.body['slots'] as { _id: string }[]
    expect([next.length, next[0]!._id]).toEqual([3, slots[1]])
    const bought: Bought[] = []
    for (const [n, { person, goods, way }] of rivals.entries()) {
      const slot = n === lost ? 1 : 0
      const answer = n === lost ? await ask(person, goods, placeOf(person, 1, slots[1])) : asked[n]!
      bought.push({ orderId: await pay(person, answer, day.costs(goods)), way, person, goods, slot })
    }
    return bought
  }

  return { buy, fight, subscribe, cameByItself, hasBox }
}

interface CartLine {
  _id: string
  quantity: number
  productId: { _id: string }
}
