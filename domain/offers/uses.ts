import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'

import { offers, offerUses, paymentOrders } from '#db/schema/index.ts'
import type { UsedOffer } from '#db/schema/orders.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { areStillHad } from './live-offers.ts'
import { savedPaise } from './rules.ts'

// Each use is a row, written in the transaction that places. Nobody paying, another cart in its place and a
// cancelled order give it back by themselves: the trigger `offer_uses_given_back`.

/** Counts that offers are used which take something off. The caller has locked them by `liveOffers`. */
export async function countUses(
  tx: Ctx,
  used: readonly UsedOffer[],
  by: { paymentOrderId: string } | { orderId: string },
): Promise<void> {
  const rows = usesOf(tx, used, by)
  if (rows.length > 0) await tx.db.insert(offerUses).values(rows)
}

/** As rows, of those that take something off. */
function usesOf(
  { now }: Ctx,
  used: readonly UsedOffer[],
  by: { paymentOrderId: string } | { orderId: string },
): (typeof offerUses.$inferInsert)[] {
  const at = now()
  return used
    .map((offer) => ({ offerId: offer.id, ...by, savedPaise: savedPaise(offer), at }))
    .filter((use) => use.savedPaise > 0)
}

/**
 * Whether what a payment order was offered still holds for it: its uses count, or can be had once more.
 * Then they count again, and what this person is asked to pay for another cart with one of these offers has
 * it no more, unless it can be had twice.
 */
export async function countAgain(
  tx: Ctx,
  { id, personId, offers: used }: { id: string; personId: string; offers: readonly UsedOffer[] },
): Promise<boolean> {
  // One that takes nothing is missed by nobody.
  const ids = used.filter((offer) => savedPaise(offer) > 0).map((offer) => offer.id)
  if (ids.length === 0) return true
  const isHeld = and(eq(offerUses.paymentOrderId, id), eq(offerUses.isGivenBack, false))
  if ((await tx.db.$count(offerUses, isHeld)) === ids.length) return true
  if (!(await areStillHad(tx, ids, { id: personId }))) return false
  await giveBackOthers(tx, { personId, ids })
  await tx.db.update(offerUses).set({ isGivenBack: false }).where(eq(offerUses.paymentOrderId, id))
  return true
}

/** Of offers that cannot be had as often as one likes; paying asks whether they can be had all the same. */
async function giveBackOthers(
  { db }: Ctx,
  { personId, ids }: { personId: string; ids: readonly string[] },
): Promise<void> {
  const { mostUses, mostUsesEach, isFirstOrder } = offers
  const isLimited = or(isNotNull(mostUses), isNotNull(mostUsesEach), isFirstOrder)
  const limited = db
    .select({ id: offers.id })
    .from(offers)
    .where(and(anyOf(offers.id, ids), isLimited))
  const theirs = db
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(eq(paymentOrders.personId, personId))
  const isAsked = and(isNull(offerUses.orderId), inArray(offerUses.paymentOrderId, theirs))
  await db
    .update(offerUses)
    .set({ isGivenBack: true })
    .where(and(isAsked, inArray(offerUses.offerId, limited)))
}

/** The uses of a payment order are those of the order that it became; or go back, where nothing was sold. */
export async function usesOfOrder(
  tx: Ctx,
  { id, offers: used }: { id: string; offers: readonly UsedOffer[] },
  { orderId, isSold }: { orderId: string; isSold: boolean },
): Promise<void> {
  if (used.length === 0) return
  await tx.db.update(offerUses).set({ orderId, isGivenBack: !isSold }).where(eq(offerUses.paymentOrderId, id))
}

/**
 * What offers take off an order after it was changed. One that it has no more, because the desk's discount
 * has taken its place, is given back; one that takes something off only now is counted from now on.
 */
export async function recountSaved(tx: Ctx, orderId: string, used: readonly UsedOffer[]): Promise<void> {
  const rows = usesOf(tx, used, { orderId })
  if (rows.length > 0) await tx.db.insert(offerUses).values(rows).onConflictDoNothing()
  const saved = JSON.stringify(Object.fromEntries(used.map((offer) => [offer.id, savedPaise(offer)])))
  const ofOffer = sql`(${saved}::jsonb ->> ${offerUses.offerId})::bigint`
  await tx.db
    .update(offerUses)
    .set({ savedPaise: sql`coalesce(${ofOffer}, 0)`, isGivenBack: sql`${ofOffer} is null` })
    .where(eq(offerUses.orderId, orderId))
}
