import { and, asc, eq, not, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'

import { offers, offerUses, orders, paymentOrders, people } from '#db/schema/index.ts'
import type { UsedOffer } from '#db/schema/orders.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { CodeProblem } from './codes/rules.ts'
import { isGroupPrice } from './groups/rules.ts'
import { savedPaise } from './rules.ts'

// How often an offer can be had, and how often it was.

type Offer = typeof offers.$inferSelect

/** Whether it can be had so many times only, in all or by each. */
export function isCounted({ mostUses, mostUsesEach }: Offer): boolean {
  return mostUses !== null || mostUsesEach !== null
}

/** Which of its limits an offer has reached. */
export function limitOf({ id, mostUses, mostUsesEach }: Offer, uses: Map<string, Uses>): CodeProblem | null {
  const { inAll, own } = uses.get(id) ?? { inAll: 0, own: 0 }
  if (own >= (mostUsesEach ?? Infinity)) return { why: 'used_by_you' }
  return inAll >= (mostUses ?? Infinity) ? { why: 'used_up' } : null
}

/**
 * How often each was had, in all and by this person or, where it is placed, by their number; `asked`: of
 * these, what this person is only asked to pay for. That does not count where it gives way to what they buy
 * now. Where it is placed, the offers are locked until the end.
 */
export async function usesOf(
  { db }: Ctx,
  limited: readonly Offer[],
  {
    personId,
    number,
    isOwnCart,
    isPlacing,
  }: { personId: string | null; number: SQL | null; isOwnCart: boolean; isPlacing: boolean },
): Promise<Map<string, Uses>> {
  const ids = limited.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  if (isPlacing)
    await db
      .select({ id: offers.id })
      .from(offers)
      .where(anyOf(offers.id, ids))
      .orderBy(asc(offers.id))
      .for('no key update')
  // Nobody is `= null`: then none is theirs.
  const isTheirs = sql`coalesce(coalesce(${orders.personId}, ${paymentOrders.personId}) = ${personId}::text, false)`
  const isAsked = sql`(${isTheirs} and ${offerUses.orderId} is null)`
  const address = sql`coalesce(${orders.deliveryAddress}, ${paymentOrders.deliveryAddress})`
  const isOwn = number ? sql`(${isTheirs} or ${isOfNumber(address, number)})` : isTheirs
  const times = (of: SQL) => sql`count(*) filter (where ${of})`.mapWith(Number)
  const rows = await db
    .select({
      id: offerUses.offerId,
      inAll: times(sql`true`),
      own: times(isOwn),
      asked: times(isAsked),
    })
    .from(offerUses)
    .leftJoin(orders, eq(orders.id, offerUses.orderId))
    .leftJoin(paymentOrders, eq(paymentOrders.id, offerUses.paymentOrderId))
    .leftJoin(people, sql`${people.id} = coalesce(${orders.personId}, ${paymentOrders.personId})`)
    .where(
      and(
        anyOf(offerUses.offerId, ids),
        eq(offerUses.isGivenBack, false),
        isOwnCart ? not(isAsked) : undefined,
      ),
    )
    .groupBy(offerUses.offerId)
  return new Map(rows.map(({ id, ...uses }) => [id, uses]))
}

interface Uses {
  inAll: number
  own: number
  asked: number
}

/** With the row of `people` who buys. */
export function isOfNumber(address: SQLWrapper, number: SQL): SQL {
  return sql`coalesce(${address} ->> 'mobile' = ${number} or ${people.mobile} = ${number}, false)`
}

/**
 * The offers that an order still has when it is changed. What took nothing off it so far is counted nowhere,
 * because everybody could have it as often as they liked: where that has got a limit since and is used up,
 * the order has it no more. Where it is changed, it is locked until the end, so that nobody gets the last use
 * beside it.
 */
export async function stillGiven(
  ctx: Ctx,
  { id, personId, offers: given }: { id: string; personId: string | null; offers: readonly UsedOffer[] },
): Promise<readonly UsedOffer[]> {
  const idle = given.filter((offer) => !isGroupPrice(offer) && savedPaise(offer) === 0)
  if (idle.length === 0) return given
  const ids = idle.map((offer) => offer.id)
  const rows = await ctx.db
    .select()
    .from(offers)
    .where(anyOf(offers.id, ids))
    .orderBy(asc(offers.id))
    .for('no key update')
  const limited = rows.filter(isCounted)
  if (limited.length === 0) return given
  const counted = await ctx.db
    .select({ id: offerUses.offerId })
    .from(offerUses)
    .where(and(eq(offerUses.orderId, id), eq(offerUses.isGivenBack, false)))
  const hasIt = new Set(counted.map((use) => use.id))
  const uses = await usesOf(ctx, limited, { personId, number: null, isOwnCart: false, isPlacing: false })
  const isUsedUp = (offer: Offer) => !hasIt.has(offer.id) && limitOf(offer, uses) !== null
  const gone = new Set(limited.filter(isUsedUp).map((offer) => offer.id))
  return given.filter((offer) => !gone.has(offer.id))
}
