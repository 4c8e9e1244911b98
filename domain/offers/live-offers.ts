import { and, asc, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { groupPrices, offers, offerUses, orders, paymentOrders, people } from '#db/schema/index.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { CodeProblem } from './codes/rules.ts'
import { isCounted, isOfNumber, limitOf, usesOf } from './limits.ts'
import type { NamedOffer } from './terms.ts'

type Offer = typeof offers.$inferSelect

/** Who buys: somebody the shop knows, a guest whom it will know by their order, or nobody by name. */
export type Buyer = { id: string } | 'guest' | 'walk-in'

interface Asked {
  buyer: Buyer
  /** The goods of the cart, whose prices for a group are asked. */
  productIds: readonly string[]
  /** Where it is brought: whoever has ordered for this number before is known by it. */
  mobile?: string | undefined
  /** As it is kept; undefined: none was typed. */
  code?: string | undefined
  /** It is their own cart: what they were asked to pay before gives way. At the counter it does not. */
  isOwnCart: boolean
  /** It is placed now: nobody else gets the last use meanwhile. */
  isPlacing?: boolean
}

/** What can be had. */
export interface LiveOffers {
  /** The oldest first. */
  offers: NamedOffer[]
  /** Why the code gives nothing; null where none was typed, or it is among the offers. */
  codeProblem: CodeProblem | null
}

/** What a person can have now: what is given by itself, and the offer of one code. */
export async function liveOffers(ctx: Ctx, { code, productIds, ...by }: Asked): Promise<LiveOffers> {
  const isAsked = or(and(isNull(offers.endedAt), isNull(offers.code)), isOfGroupOf(ctx, by.buyer))
  const found = await ctx.db
    .select()
    .from(offers)
    .where(code === undefined ? isAsked : or(isAsked, eq(offers.code, code)))
    .orderBy(asc(offers.createdAt), asc(offers.id))
  // A code may have been that of an earlier offer, too.
  const ofCode = found.filter((offer) => offer.code !== null)
  const coded = ofCode.find(({ endedAt }) => endedAt === null) ?? ofCode.at(-1)
  const ofGroup = found.find(({ priceGroup }) => priceGroup !== null)
  const asked = found.filter((offer) => offer !== ofGroup && (offer.code === null || offer === coded))
  const problems = await problemsOf(ctx, asked, by)
  const had = asked.filter(({ id }) => !problems.has(id)).map(named)
  return {
    offers: ofGroup ? [await withPrices(ctx, ofGroup, productIds), ...had] : had,
    codeProblem: code === undefined ? null : coded ? (problems.get(coded.id) ?? null) : { why: 'unknown' },
  }
}

/** Whether a person could have all of these offers again for their cart: by their ids, and placed now. */
export async function areStillHad(ctx: Ctx, ids: readonly string[], buyer: Buyer): Promise<boolean> {
  const found = await ctx.db
    .select()
    .from(offers)
    .where(and(anyOf(offers.id, [...ids]), or(isNull(offers.priceGroup), isOfGroupOf(ctx, buyer))))
  if (found.length < new Set(ids).size) return false
  const ofShop = found.filter(({ priceGroup }) => priceGroup === null)
  return (await problemsOf(ctx, ofShop, { buyer, isOwnCart: true, isPlacing: true })).size === 0
}

/** That it is the row of the group to which somebody belongs; nobody by name belongs to one. */
function isOfGroupOf({ db }: Ctx, buyer: Buyer): SQL | undefined {
  if (typeof buyer === 'string') return sql`false`
  const group = db.select({ group: people.priceGroup }).from(people).where(eq(people.id, buyer.id))
  return eq(offers.priceGroup, group)
}

/**
 * The prices of the group to which somebody belongs, for these goods; null where they belong to none, or it
 * has none for them.
 */
export async function groupOffer(
  ctx: Ctx,
  personId: string | null,
  productIds: readonly string[],
): Promise<NamedOffer | null> {
  if (personId === null) return null
  const [row] = await ctx.db
    .select()
    .from(offers)
    .where(isOfGroupOf(ctx, { id: personId }))
  const offer = row && (await withPrices(ctx, row, productIds))
  return offer && offer.prices.length > 0 ? offer : null
}

/** What goods cost a group now. A program that does not know the kind takes it for an offer of no goods. */
async function withPrices(ctx: Ctx, offer: Offer, ids: readonly string[]) {
  const { priceGroup } = offer
  const { productId, pricePaise: paise } = groupPrices
  const prices = await ctx.db
    .select({ productId, paise })
    .from(groupPrices)
    .where(and(eq(groupPrices.priceGroup, priceGroup!), anyOf(productId, [...ids])))
  return { ...named(offer), productIds: [], priceGroup, prices }
}

function named(offer: Offer): NamedOffer {
  const { id, name, code, kind, percent, offPaise, takePieces, payPieces } = offer
  const { productIds, category, leastPaise, isFirstOrder, personId } = offer
  const terms = { kind, percent, offPaise, takePieces, payPieces, productIds, category, leastPaise }
  const isForAll = code === null && personId === null && !isFirstOrder && !isCounted(offer)
  return { id, name, code, ...terms, ...(isForAll && { isForAll }) }
}

/** By the id of an offer why this person cannot have it; those that they can have are not in it. */
async function problemsOf(
  ctx: Ctx,
  found: readonly Offer[],
  { buyer, mobile, isOwnCart, isPlacing = false }: Omit<Asked, 'code' | 'productIds'>,
): Promise<Map<string, CodeProblem>> {
  const problems = new Map<string, CodeProblem>()
  for (const offer of found) {
    const problem = byTimeAndPerson(offer, { buyer, now: ctx.now() })
    if (problem) problems.set(offer.id, problem)
  }
  const left = () => found.filter(({ id }) => !problems.has(id))
  const ofFirsts = left().filter(({ isFirstOrder }) => isFirstOrder)
  // Only shown to somebody, it says nothing of the number that they have typed.
  const number = isPlacing || !isOwnCart ? numberOf(ctx, { buyer, mobile }) : null
  if (ofFirsts.length > 0) {
    if (isPlacing && number) await lockFirstOrders(ctx, number)
    const isLater =
      (await hasOrdered(ctx, { buyer, number })) || (number && (await isPaidFor(ctx, { buyer, number })))
    if (isLater) for (const { id } of ofFirsts) problems.set(id, { why: 'first_order' })
  }
  // Their own cart is asked about with their orders; an order of the counter comes beside it.
  const limited = left().filter((offer) => isCounted(offer) || (offer.isFirstOrder && !isOwnCart))
  const personId = typeof buyer === 'string' ? null : buyer.id
  const uses = await usesOf(ctx, limited, { personId, number, isOwnCart, isPlacing })
  for (const offer of limited) {
    const isAskedFor = offer.isFirstOrder && (uses.get(offer.id)?.asked ?? 0) > 0
    const problem = isAskedFor ? ({ why: 'first_order' } as const) : limitOf(offer, uses)
    if (problem) problems.set(offer.id, problem)
  }
  return problems
}

function byTimeAndPerson(offer: Offer, { buyer, now }: { buyer: Buyer; now: Date }): CodeProblem | null {
  const { fromAt, untilAt, endedAt, personId, isFirstOrder, mostUsesEach } = offer
  if (endedAt !== null || (untilAt !== null && untilAt <= now)) return { why: 'ended' }
  if (fromAt > now) return { why: 'not_yet', from: fromAt }
  if (personId !== null && (typeof buyer === 'string' || buyer.id !== personId)) return { why: 'not_for_you' }
  // Of who gives no name nobody knows whether they have had it.
  if (buyer === 'walk-in' && (isFirstOrder || mostUsesEach !== null)) return { why: 'not_for_you' }
  return null
}

/**
 * Whether they have an order that they did not call off; by number also one that was brought to their number,
 * or fetched by somebody who has it. Theirs is the one of the place, or their own where they fetch it.
 */
async function hasOrdered({ db }: Ctx, { buyer, number }: { buyer: Buyer; number: SQL | null }) {
  if (buyer === 'walk-in') return true
  const ways = [
    ...(buyer === 'guest' ? [] : [eq(orders.personId, buyer.id)]),
    ...(number
      ? [
          eq(sql`${orders.deliveryAddress} ->> 'mobile'`, number),
          inArray(
            orders.personId,
            db.select({ id: people.id }).from(people).where(eq(people.mobile, number)),
          ),
        ]
      : []),
  ]
  if (ways.length === 0) return false
  const isTheirs = and(
    or(...ways),
    notInArray(orders.status, ['cancelled', 'refunded']),
    ne(orders.paymentWay, 'none'),
  )
  return (await db.$count(orders, isTheirs)) > 0
}

/** By which somebody is known beside their account: that of the place, or their own where they fetch it. */
function numberOf({ db }: Ctx, { buyer, mobile }: Pick<Asked, 'buyer' | 'mobile'>): SQL {
  if (typeof buyer === 'string' || mobile !== undefined) return sql`${mobile ?? null}::text`
  return sql`(${db.select({ mobile: people.mobile }).from(people).where(eq(people.id, buyer.id))})`
}

/** First orders of one number are placed one after the other, so that two of them see each other. */
async function lockFirstOrders({ db }: Ctx, number: SQL): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('first order of ' || ${number}, 0))`)
}

/** Whether somebody else with this number is just asked to pay for a first order. */
async function isPaidFor({ db }: Ctx, { buyer, number }: { buyer: Buyer; number: SQL }): Promise<boolean> {
  const [found] = await db
    .select({ id: offerUses.id })
    .from(paymentOrders)
    .innerJoin(people, eq(people.id, paymentOrders.personId))
    .innerJoin(offerUses, eq(offerUses.paymentOrderId, paymentOrders.id))
    .innerJoin(offers, eq(offers.id, offerUses.offerId))
    .where(
      and(
        // As the index of open carts has it.
        sql`${paymentOrders.status} = 'open' and ${paymentOrders.purpose} = 'cart'`,
        eq(offers.isFirstOrder, true),
        eq(offerUses.isGivenBack, false),
        isOfNumber(paymentOrders.deliveryAddress, number),
        typeof buyer === 'string' ? undefined : ne(paymentOrders.personId, buyer.id),
      ),
    )
    .limit(1)
  return found !== undefined
}
