import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm'

import {
  addresses,
  orders,
  products,
  shopSettings,
  subscribers,
  subscriptionDays,
  subscriptions,
  zones,
} from '#db/schema/index.ts'
import type { BoxGood } from '#db/schema/orders.ts'
import { addressColumns } from '#domain/addresses/queries.ts'
import type { AddressView } from '#domain/addresses/queries.ts'
import { goodsInBoxes } from '#domain/boxes/queries.ts'
import { productColumns } from '#domain/catalog/queries.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { withOwnPrice } from '#domain/offers/groups/rules.ts'
import { groupOffer } from '#domain/offers/live-offers.ts'
import { leftForPerson } from '#domain/receivables/queries.ts'
import { slotColumns } from '#domain/slots/queries.ts'
import type { ZoneView } from '#domain/slots/queries.ts'
import { daysAfter, indianDay } from '#domain/time/rules.ts'

import { comesOn, daysSeen, firstOpenDay, isDearer } from './rules.ts'
import type { DayOutcome, PayWay } from './rules.ts'
import { forWhom } from './set-delivery.ts'

/** A day of something that comes by itself. coming: its order is not made yet. */
export interface ComingDay {
  /** The Indian day. */
  day: string
  state: DayOutcome | 'coming'
  order: { id: string; number: number } | null
}

interface SubscriptionView {
  id: string
  /** At the price that this person pays. */
  product: ProductView
  /** Packs, or steps of what is sold by weight. */
  quantity: number
  weekdays: number[]
  /** Of one, with its deposit. */
  agreedPaise: number
  /** Of a box: what never comes in it, and what does in the weeks that are set. */
  box: { never: string[]; goods: BoxGood[] } | null
  /** It costs more than a tenth above what was agreed, and waits for a yes. */
  isAsked: boolean
  pausedFrom: string | null
  pausedUntil: string | null
  /** From today on: what was made, and what comes in the next two weeks. */
  days: ComingDay[]
}

/** All that comes to a person by itself. */
export interface SubscribedView {
  /** null: nothing has come to them yet. */
  delivery: {
    isCollected: boolean
    address: Pick<AddressView, 'id' | 'name' | 'line1' | 'town' | 'pinCode'> | null
    point: ZoneView | null
    fromMinute: number | null
    payWay: PayWay
  } | null
  subscriptions: SubscriptionView[]
  /** The first day that can still be changed. */
  firstOpenDay: string
  /** What more can be written down; null: nobody trusts them. */
  receivableLeftPaise: number | null
}

/**
 * What comes to oneself by itself, or to another for who has the counter.
 * @throws not_signed_in, not_found
 */
export async function subscribed(ctx: Ctx, whose?: string): Promise<SubscribedView> {
  const personId = forWhom(ctx, whose)
  const { db } = ctx
  const now = ctx.now()
  const [subscriber] = await db
    .select({
      subscriber: subscribers,
      address: { id: addresses.id, ...addressColumns },
      zone: slotColumns.zone,
    })
    .from(subscribers)
    .leftJoin(addresses, eq(addresses.id, subscribers.addressId))
    .leftJoin(zones, eq(zones.id, subscribers.pointId))
    .where(eq(subscribers.personId, personId))
  const found = await db
    .select({ subscription: subscriptions, product: productColumns })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .where(and(eq(subscriptions.personId, personId), isNull(subscriptions.endedAt)))
    .orderBy(asc(products.name), asc(subscriptions.id))
  const decided = await decidedDays(
    ctx,
    found.map(({ subscription }) => subscription.id),
    indianDay(now),
  )
  const [shop] = await db.select({ closedDays: shopSettings.closedDays }).from(shopSettings)
  const closed = new Set((shop?.closedDays ?? []).map(({ on }) => on))
  const open = firstOpenDay(now)
  const inBoxes = await goodsInBoxes(
    ctx,
    found.flatMap(({ product }) => (product.isBox ? product.id : [])),
  )
  const ofGroup = await groupOffer(
    ctx,
    found.length > 0 ? personId : null,
    found.map(({ product }) => product.id),
  )
  return {
    delivery: subscriber
      ? { ...subscriber.subscriber, address: subscriber.address, point: subscriber.zone }
      : null,
    subscriptions: found.map(({ subscription, product: ofEverybody }) => {
      const product = withOwnPrice(ofGroup, ofEverybody)
      const { id, quantity, weekdays, agreedPaise, pausedFrom, pausedUntil, never } = subscription
      const made = decided.get(id) ?? []
      return {
        id,
        product,
        quantity,
        weekdays,
        agreedPaise,
        box: product.isBox ? { never, goods: inBoxes.get(product.id) ?? [] } : null,
        isAsked: isDearer(product, agreedPaise),
        pausedFrom,
        pausedUntil,
        days: comingDays(subscription, { made, open, closed }),
      }
    }),
    firstOpenDay: open,
    receivableLeftPaise: await leftForPerson(ctx, personId),
  }
}

async function decidedDays({ db }: Ctx, ids: string[], from: string) {
  if (ids.length === 0) return new Map<string, (ComingDay & { subscriptionId: string })[]>()
  const rows = await db
    .select({
      subscriptionId: subscriptionDays.subscriptionId,
      day: subscriptionDays.day,
      state: subscriptionDays.outcome,
      orderId: orders.id,
      number: orders.number,
    })
    .from(subscriptionDays)
    .leftJoin(orders, eq(orders.id, subscriptionDays.orderId))
    .where(and(inArray(subscriptionDays.subscriptionId, ids), gte(subscriptionDays.day, from)))
    .orderBy(asc(subscriptionDays.day))
  const shown = rows.map(({ orderId, number, ...row }) => ({
    ...row,
    order: orderId === null ? null : { id: orderId, number: number! },
  }))
  return Map.groupBy(shown, ({ subscriptionId }) => subscriptionId)
}

/** What was made or decided, and what comes in the two weeks from the first open day on. */
function comingDays(
  subscription: typeof subscriptions.$inferSelect,
  { made, open, closed }: { made: readonly ComingDay[]; open: string; closed: ReadonlySet<string> },
): ComingDay[] {
  const states = new Map(made.map(({ day, state, order }) => [day, { day, state, order }]))
  const ahead = Array.from({ length: daysSeen }, (_, later) => daysAfter(open, later))
    .filter((day) => comesOn(subscription, day) && !states.has(day))
    .map((day): ComingDay => ({ day, state: closed.has(day) ? 'closed' : 'coming', order: null }))
  // A day that was skipped and falls into a pause since, or on another day of the week, comes not anyway.
  const isMeant = ({ day, state }: ComingDay) => state !== 'skipped' || comesOn(subscription, day)
  return [...states.values()]
    .filter(isMeant)
    .concat(ahead)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
}
