import { and, desc, eq, gt, gte, isNull, max, ne, or, sql } from 'drizzle-orm'
import type { Column } from 'drizzle-orm'

import {
  addresses,
  deliveryAreas,
  offers as shopOffers,
  orderEdits,
  orders,
  paymentOrders,
  people,
  shopSettings,
} from '#db/schema/index.ts'
import { promisedDay } from '#domain/addresses/days/rules.ts'
import { isAreaOf } from '#domain/addresses/delivery-areas.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import { buying } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { collectPayments } from '#domain/payments/collect-payments.ts'
import { givenBack } from '#domain/payments/verify-payment.ts'
import { termsTo } from '#domain/shop/terms.ts'

import { placeColumns } from './destination.ts'
import type { Delivery, KnownPlace } from './destination.ts'

// What a person was offered to pay for their cart before, as far as it is not settled.

export type PaymentOrder = typeof paymentOrders.$inferSelect

/**
 * What a person was offered before is paid or given up by then; a bank's later word is the sweeps' business.
 * What is still open holds stock, which goes back only after the gateway was asked, however old it is.
 */
const recentSeconds = 60 * 60

/**
 * Another tab, or this one a moment ago, may have paid what is still in the cart, with its news on the way.
 * What this person was offered last is looked up at the gateway before anything else is offered; what was
 * superseded before that is left to webhooks and sweeps, and is given back when it was paid twice.
 * @throws already_paid, paid_too_late, gateway_unavailable
 */
export async function refuseIfPaid(ctx: Ctx): Promise<void> {
  const isRecent = gte(paymentOrders.createdAt, secondsAfter(ctx.now(), -recentSeconds))
  const [last] = await ctx.db
    .select()
    .from(paymentOrders)
    .where(and(isLastOffer(buying(ctx).id), or(eq(paymentOrders.status, 'open'), isRecent)))
    .orderBy(desc(paymentOrders.createdAt))
    .limit(1)
  const settlement = last && (await collectPayments(ctx, last))
  if (!settlement) return
  throw givenBack(settlement) ?? new DomainError('already_paid', { orderId: settlement.orderId })
}

/** What a person was offered for their cart, has not paid, and nothing has taken the place of. */
function isLastOffer(personId: string) {
  return and(
    eq(paymentOrders.personId, personId),
    eq(paymentOrders.purpose, 'cart'),
    anyOf(paymentOrders.status, ['open', 'expired']),
    isNull(paymentOrders.supersededBy),
  )
}

/**
 * Settled by a machine whose clock is ahead: what is offered afterwards is written down with no earlier time,
 * because by these times settling tells a purchase of its own from one that is paid twice.
 */
function isSettledAhead(personId: string, now: Date) {
  return and(eq(paymentOrders.personId, personId), gt(paymentOrders.settledAt, now))
}

export interface EarlierOffers {
  /** Each of them is locked, and gives way to what is bought now. */
  earlier: PaymentOrder[]
  /** The one of them that is offered and holds stock. */
  open: PaymentOrder | undefined
  /** The time of what is offered now, no earlier than what this person has bought. */
  createdAt: Date
  /** Where it is to go, as it is known now. */
  place: KnownPlace
  /** Whether the shop takes anything off for this person at present; else nobody need ask what. */
  hasOffers: boolean
}

/**
 * Locks a person's purchases and what they were offered before, until the transaction ends. To be called
 * before the cart is read: a process that settles one of them just now empties the cart first. In two
 * statements, because the second one must see what the first has waited for.
 */
export async function lockEarlierOffers(tx: Ctx, delivery: Delivery): Promise<EarlierOffers> {
  const person = buying(tx)
  // One purchase of a person at a time. NO KEY, so that nobody waits who only refers to the person.
  await tx.db.select({ id: people.id }).from(people).where(eq(people.id, person.id)).for('no key update')
  const now = tx.now()
  const isTheirs = or(isLastOffer(person.id), isSettledAhead(person.id, now))
  const offers = tx.db.$with('offered').as(tx.db.select().from(paymentOrders).where(isTheirs).for('update'))
  const addressId = delivery && 'addressId' in delivery ? delivery.addressId : null
  // A row for each offer; one without where there is none.
  const rows = await tx.db
    .with(offers)
    .select({
      orderedAt: orderedAhead(person.id, now),
      hasOffers: sql<boolean>`(${people.priceGroup} is not null
        or exists (select from ${shopOffers} where ${shopOffers.endedAt} is null))`,
      ...placeColumns,
      offer: offers._.selectedFields,
    })
    .from(people)
    .innerJoin(shopSettings, sql`true`)
    .leftJoin(addresses, and(eq(addresses.id, sql`${addressId}::text`), eq(addresses.personId, people.id)))
    .leftJoin(deliveryAreas, isAreaOf(addresses.pinCode))
    .leftJoin(offers, sql`true`)
    .where(eq(people.id, person.id))
  const before = rows.flatMap(({ offer }) => (offer?.id ? [offer] : []))
  const earlier = before.filter(({ status }) => status !== 'settled')
  const [known] = rows
  if (!known) throw new DomainError('not_signed_in', {})
  const times = [now, ...before.map(({ settledAt }) => settledAt), known.orderedAt]
  return {
    earlier,
    open: earlier.find(({ status }) => status === 'open'),
    createdAt: new Date(Math.max(...times.map(Number))),
    place: {
      address: known.address,
      isDelivered: known.area !== null || known.isEverywhere,
      terms: termsTo(known.terms, known.area),
      promisedOn: promisedDay(known.area, known.closedDays, now)?.on ?? null,
      zoneId: known.area?.zoneId ?? null,
      hasPoints: known.hasPoints,
    },
    hasOffers: known.hasOffers,
  }
}

/**
 * The same of an order in cash, and of a cart that went into an order: when the last of these was bought that
 * is dated later than now.
 */
function orderedAhead(personId: string, now: Date) {
  const isLater = (at: Column) => sql`${at} > ${now.toISOString()}::timestamptz`
  const last = sql`greatest((
    select max(${orders.createdAt}) from ${orders}
    where ${orders.personId} = ${personId} and ${orders.paymentWay} = 'cash'
      and ${isLater(orders.createdAt)}), (
    select max(${orderEdits.at}) from ${orderEdits} join ${orders} on ${orders.id} = ${orderEdits.orderId}
    where ${orders.personId} = ${personId} and ${orders.version} > 0
      and ${orderEdits.cartProducts} is not null and ${isLater(orderEdits.at)}))`
  return sql<Date | null>`${last}`.mapWith(orders.createdAt)
}

/** The time of an order in cash: later than everything that its person was offered before. */
export async function afterAllOffers({ db }: Ctx, personId: string, now: Date): Promise<Date> {
  const [last] = await db
    .select({ at: max(paymentOrders.createdAt) })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.personId, personId), ne(paymentOrders.status, 'settled')))
  return new Date(Math.max(now.getTime(), Number(last?.at ?? 0) + 1))
}

/**
 * What was offered for an earlier cart gives way to another payment order, or to an order in cash (null), and
 * what it holds is this person's to buy. Money may come for it all the same: it is settled like any other,
 * unless its goods are sold by then. A statement by itself, or a part of the one that writes the other.
 */
export function supersede({ db }: Ctx, earlier: readonly PaymentOrder[], by: string | null) {
  return db
    .update(paymentOrders)
    .set({ status: 'superseded', supersededBy: by, nextCheckAt: null })
    .where(
      anyOf(
        paymentOrders.id,
        earlier.map(({ id }) => id),
      ),
    )
    .returning({ id: paymentOrders.id })
}
