import { eq } from 'drizzle-orm'

import { products, subscriptions } from '#db/schema/index.ts'
import { refuseOtherWeight, soldColumns } from '#domain/cart/refuse-other-weight.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { auditFor, lockSubscription } from './lock-subscription.ts'
import { refuseOtherDays } from './place-days.ts'
import { inOrder } from './rules.ts'

export interface ChangedSubscription {
  subscriptionId: string
  /** Packs, or steps of what is sold by weight; left out: as before. */
  quantity?: number | undefined
  /** 1 for Monday to 7; left out: as before. */
  weekdays?: readonly number[] | undefined
}

/**
 * Changes how much comes by itself and on which days, from the first day on that is still open.
 * @throws not_signed_in, not_found, invalid_input
 */
export async function changeSubscription(
  ctx: Ctx,
  { subscriptionId, quantity, weekdays }: ChangedSubscription,
): Promise<{ personId: string }> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockSubscription(tx, subscriptionId)
    const { personId, productId } = before
    if (quantity !== undefined) {
      const [product] = await tx.db
        .select({ name: products.name, ...soldColumns })
        .from(products)
        .where(eq(products.id, productId))
      refuseOtherWeight(product!, quantity)
    }
    if (weekdays) await refuseOtherDays(tx, personId, weekdays)
    const after = {
      quantity: quantity ?? before.quantity,
      weekdays: weekdays ? inOrder(weekdays) : before.weekdays,
    }
    await tx.db.update(subscriptions).set(after).where(eq(subscriptions.id, subscriptionId))
    await auditFor(tx, personId, {
      product: productId,
      before: { quantity: before.quantity, weekdays: before.weekdays },
      after,
    })
    return { personId }
  })
}
