import { and, eq, sql } from 'drizzle-orm'

import { offerUses } from '#db/schema/index.ts'
import type { UsedOffer } from '#db/schema/orders.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { areStillHad } from './live-offers.ts'
import { savedPaise } from './rules.ts'

// Each use is a row, written in the transaction that places. Nobody paying, another cart in its place and a
// cancelled order give it back by themselves: the trigger `offer_uses_given_back`.

/** Counts that these offers are used. The caller has locked them by `liveOffers`. */
export async function countUses(
  tx: Ctx,
  used: readonly UsedOffer[],
  by: { paymentOrderId: string } | { orderId: string },
): Promise<void> {
  if (used.length === 0) return
  const at = tx.now()
  await tx.db
    .insert(offerUses)
    .values(used.map((offer) => ({ offerId: offer.id, ...by, savedPaise: savedPaise(offer), at })))
}

/**
 * Whether what a payment order was offered still holds for it: its uses count, or can be had once more.
 * Then they count again.
 */
export async function countAgain(
  tx: Ctx,
  { id, personId, offers }: { id: string; personId: string; offers: readonly UsedOffer[] },
): Promise<boolean> {
  if (offers.length === 0) return true
  const isHeld = and(eq(offerUses.paymentOrderId, id), eq(offerUses.isGivenBack, false))
  if ((await tx.db.$count(offerUses, isHeld)) === offers.length) return true
  const ids = offers.map((offer) => offer.id)
  if (!(await areStillHad(tx, ids, { id: personId }))) return false
  await tx.db.update(offerUses).set({ isGivenBack: false }).where(eq(offerUses.paymentOrderId, id))
  return true
}

/** The uses of a payment order are those of the order that it became; or go back, where nothing was sold. */
export async function usesOfOrder(
  tx: Ctx,
  { id, offers }: { id: string; offers: readonly UsedOffer[] },
  { orderId, isSold }: { orderId: string; isSold: boolean },
): Promise<void> {
  if (offers.length === 0) return
  await tx.db.update(offerUses).set({ orderId, isGivenBack: !isSold }).where(eq(offerUses.paymentOrderId, id))
}

/** What offers take off an order after its lines were changed. */
export async function recountSaved(tx: Ctx, orderId: string, used: readonly UsedOffer[]): Promise<void> {
  const saved = JSON.stringify(Object.fromEntries(used.map((offer) => [offer.id, savedPaise(offer)])))
  await tx.db
    .update(offerUses)
    .set({ savedPaise: sql`coalesce((${saved}::jsonb ->> ${offerUses.offerId})::bigint, 0)` })
    .where(eq(offerUses.orderId, orderId))
}
