import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import {
  orderLines,
  orders,
  products,
  receivableAccounts,
  subscriptionDays,
  subscriptions,
} from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { hasCode } from '#domain/ground/errors.ts'
import { severalAtOnce } from '#domain/ground/several-at-once.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { daysAfter, startOfIndianDay, weekdayOf } from '#domain/time/rules.ts'
import { isNight } from '#tests/support/night.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { acceptPrice } from './accept-price.ts'
import { changeSubscription } from './change-subscription.ts'
import { endSubscription } from './end-subscription.ts'
import { makeUp } from './make-up.ts'
import { pauseSubscription } from './pause-subscription.ts'
import { skipDay } from './skip-day.ts'
import { subscribe } from './subscribe.ts'

// Random weeks of people to whom something comes by itself, against a model. Each has a product, a clock and
// a job of their own, which is dead on some evenings. The command tries some, at night 1,000.

const sequences = isNight ? 1000 : 30
const days = 60
const first = '2030-01-01'
const shop = await testShop()

interface Model {
  price: number
  /** null: nothing comes. */
  wish: { quantity: number; weekdays: number[]; agreed: number; from: string; until: string } | null
  skipped: Set<string>
  /** The last day that was looked at. */
  seen: string
  got: string[]
}

/** In hours since the first midnight; day n begins at 24 × n. */
type Hour = number

const dayAt = (hour: Hour) => daysAfter(first, Math.floor(hour / 24))
/** A day is open until four hours before it begins. */
const openAt = (hour: Hour) => daysAfter(dayAt(hour), hour % 24 < 20 ? 1 : 2)

/** What is to have come by this hour, by whoever looks. */
function look(model: Model, hour: Hour): void {
  for (const day of [dayAt(hour), daysAfter(dayAt(hour), 1)]) {
    const isTomorrow = day > dayAt(hour)
    // Today’s goods are made until 6 in the morning, tomorrow’s from 20:00 on.
    const isTime = isTomorrow ? hour % 24 >= 20 : hour % 24 < 6
    if (day <= model.seen || (isTomorrow && !isTime)) continue
    model.seen = day
    const { wish, price } = model
    if (!isTime || !wish || !wish.weekdays.includes(weekdayOf(day)) || model.skipped.has(day)) continue
    const isPaused = day >= wish.from && day <= wish.until
    if (!isPaused && price <= wish.agreed * 1.1 + 1e-6) model.got.push(`${day} ${wish.quantity} × ${price}`)
  }
}

test(
  `${sequences} random sequences of ${days} days deliver what the model says`,
  { timeout: 3_600_000 },
  async () => {
    const results: { at: number; got: string[]; expected: string[] }[] = []
    await severalAtOnce(Array(sequences).keys(), 4, async (at) => {
      results.push({ at, ...(await oneSequence(at)) })
    })
    for (const { at, got, expected } of results) expect(got, `sequence ${at}`).toEqual(expected)
    // They are no empty weeks.
    expect(results.reduce((sum, { got }) => sum + got.length, 0)).toBeGreaterThan(sequences * 5)
  },
)

async function oneSequence(seed: number) {
  const random = mulberry(seed + 1)
  const upTo = (most: number) => Math.floor(random() * most)
  const person = await shop.customer(`Person ${seed}`)
  await shop.db.insert(receivableAccounts).values({
    id: person.id,
    personId: person.id,
    limitPaise: 99_99_999_00,
    openedBy: person.id,
    openedAt: new Date(),
  })
  const productId = await makeProduct(shop, { sellingPricePaise: 100_00, stock: null })
  let hour: Hour = 12
  const actor = { id: person.id, name: '', email: '', role: 'GENERAL', duties: [], sessionId: '' } as const
  const ctx: Ctx = {
    ...shop.ctx,
    actor,
    now: () => new Date(startOfIndianDay(first).getTime() + hour * 3_600_000),
  }
  const model: Model = { price: 100_00, wish: null, skipped: new Set(), seen: first, got: [] }
  let id = ''
  const anyWeekdays = () => [1, 2, 3, 4, 5, 6, 7].filter(() => random() < 0.25).concat(1 + upTo(7))

  /** Each answers whether anything was changed. */
  const acts: (() => Promise<boolean>)[] = [
    async () => {
      const [quantity, weekdays] = [1 + upTo(3), anyWeekdays()]
      const delivery = { place: { pointId: null }, fromMinute: null, payWay: 'receivable' } as const
      const wanted = { productId, quantity, weekdays, pricePaise: model.price, delivery }
      const known = model.wish
      const made = await refusedOr(() => subscribe(ctx, wanted), known ? 'subscribed_already' : null)
      if (!made) return false
      id = made.subscriptionId
      model.wish = { quantity, weekdays, agreed: model.price, from: '9999', until: '' }
      model.skipped.clear()
      if (model.seen < openAt(hour)) model.seen = daysAfter(openAt(hour), -1)
      return true
    },
    async () => {
      const [quantity, weekdays] = [1 + upTo(3), anyWeekdays()]
      if (!model.wish) return false
      await changeSubscription(ctx, { subscriptionId: id, quantity, weekdays })
      Object.assign(model.wish, { quantity, weekdays })
      return true
    },
    async () => {
      const day = daysAfter(dayAt(hour), upTo(5))
      const isSkipped = random() < 0.8
      if (!model.wish) return false
      const isMade = day < openAt(hour)
      const { weekdays, from, until } = model.wish
      const comes = weekdays.includes(weekdayOf(day)) && !(day >= from && day <= until)
      const why = isMade ? 'day_made' : isSkipped && !comes ? 'invalid_input' : null
      await refusedOr(() => skipDay(ctx, { subscriptionId: id, day, isSkipped }), why)
      if (why === null) model.skipped[isSkipped ? 'add' : 'delete'](day)
      return why === null
    },
    async () => {
      const from = daysAfter(dayAt(hour), upTo(4))
      const until = random() < 0.7 ? daysAfter(from, upTo(5)) : null
      if (!model.wish) return false
      const why = from < openAt(hour) ? 'day_made' : null
      await refusedOr(() => pauseSubscription(ctx, { subscriptionId: id, pause: { from, until } }), why)
      if (why === null) Object.assign(model.wish, { from, until: until ?? '9999' })
      return why === null
    },
    async () => {
      if (!model.wish) return false
      await pauseSubscription(ctx, { subscriptionId: id, pause: { from: null, until: null } })
      Object.assign(model.wish, { from: '9999', until: '' })
      return true
    },
    async () => {
      if (!model.wish) return false
      await acceptPrice(ctx, { subscriptionId: id, pricePaise: model.price })
      model.wish.agreed = model.price
      return true
    },
    async () => {
      if (!model.wish || random() < 0.5) return false
      await endSubscription(ctx, { subscriptionId: id })
      model.wish = null
      return true
    },
  ]

  for (let day = 0; day < days; day++) {
    const isDead = random() < 0.2
    const hours = [random() * 24, ...(isDead ? [] : [20])]
    if (random() < 0.3) hours.push(20 + random() * 4)
    for (const at of hours.toSorted((one, other) => one - other)) {
      hour = Math.max(hour, day * 24 + at)
      if (random() < 0.12) await changePrice()
      if (at === 20) {
        await inTransaction(ctx, (tx) => makeUp(tx, person.id))
        look(model, hour)
        continue
      }
      if (random() > 0.6) continue
      const act = acts[upTo(acts.length)]!
      const before = structuredClone(model)
      // Whoever changes something has looked before; who is refused has changed nothing, and not looked.
      look(model, hour)
      if (!(await act())) Object.assign(model, before)
    }
  }

  async function changePrice(): Promise<void> {
    model.price = Math.round(model.price * (0.9 + random() * 0.25))
    await shop.db.update(products).set({ sellingPricePaise: model.price }).where(eq(products.id, productId))
  }

  return { got: await gotBy(person.id), expected: model.got }
}

/** What came, as the days say and as the orders say, which must be the same. */
async function gotBy(personId: string): Promise<string[]> {
  const lines = await shop.db
    .select({ day: orders.promisedOn, quantity: orderLines.quantity, paise: orderLines.sellingPricePaise })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.personId, personId))
    .orderBy(asc(orders.promisedOn), asc(orders.number))
  const made = await shop.db
    .select({ day: subscriptionDays.day })
    .from(subscriptionDays)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionDays.subscriptionId))
    .where(and(eq(subscriptions.personId, personId), eq(subscriptionDays.outcome, 'ordered')))
    .orderBy(asc(subscriptionDays.day))
  expect(made.map(({ day }) => day)).toEqual(lines.map(({ day }) => day))
  return lines.map(({ day, quantity, paise }) => `${day} ${quantity} × ${paise}`)
}

/** undefined: it was refused, as was expected. */
async function refusedOr<Result>(
  work: () => Promise<Result>,
  code: string | null,
): Promise<Result | undefined> {
  try {
    const result = await work()
    expect(code).toBeNull()
    return result
  } catch (error) {
    if (code === null || !hasCode(error, code as 'day_made')) throw error
    return undefined
  }
}

/** Mulberry32: the same sequence each time. */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
